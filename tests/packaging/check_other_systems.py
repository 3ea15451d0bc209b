# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks the files for macOS, Flatpak and the workflow that nothing here can run: their form, and that they name what
there is.

    check_other_systems.py ROOT
"""
import pathlib
import plistlib
import re
import sys

root = pathlib.Path(sys.argv[1])
problems = []


def check(holds, problem):
    if not holds:
        problems.append(problem)


top = (root / "CMakeLists.txt").read_text(encoding="utf-8")
app_id = re.search(r'set\(RANGEBAR_APP_ID "(.+)"\)', top).group(1)

# CMake puts values in the place of ${...}, and any text is a value.
template = (root / "packaging/macos/Info.plist.in").read_text(encoding="utf-8")
bundle = plistlib.loads(template.replace("${MACOSX_BUNDLE_GUI_IDENTIFIER}", app_id).encode())
check(bundle["CFBundleIdentifier"] == app_id, "Info.plist: another identifier than RANGEBAR_APP_ID")
opened = {kind for document in bundle["CFBundleDocumentTypes"] for kind in document["LSItemContentTypes"]}
declared = {kind["UTTypeIdentifier"] for kind in bundle["UTExportedTypeDeclarations"]}
check("public.json" in opened and declared <= opened, f"Info.plist: opens {opened}, and declares {declared}")

manifest = root / f"packaging/flatpak/{app_id}.yml"
check(manifest.is_file(), f"there is no {manifest}, which RANGEBAR_APP_ID asks for")
if manifest.is_file():
    text = manifest.read_text(encoding="utf-8")
    check(re.search(rf"^app-id: {re.escape(app_id)}$", text, re.M), "Flatpak: another app-id than RANGEBAR_APP_ID")
    check("--filesystem=" not in re.sub(r"#.*", "", text), "Flatpak: files are for the portals")

workflow = (root / ".github/workflows/build.yml").read_text(encoding="utf-8")
for path in re.findall(r"(?:packaging|resources)/[\w./-]+\.(?:sh|yml|json)", workflow):
    check((root / path).is_file(), f"workflow: there is no {path}")
presets = (root / "CMakePresets.json").read_text(encoding="utf-8")
for preset in re.findall(r"--preset (\w+)", workflow):
    check(f'"name": "{preset}"' in presets, f"workflow: there is no preset {preset}")

resource = (root / "packaging/windows/rangebar.rc.in").read_text(encoding="utf-8")
for path in re.findall(r"@PROJECT_SOURCE_DIR@/([\w./-]+)", resource):
    check((root / path).is_file(), f"rangebar.rc: there is no {path}")

for problem in problems:
    print(problem, file=sys.stderr)
sys.exit(1 if problems else 0)
