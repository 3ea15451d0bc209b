#!/usr/bin/python3
# SPDX-FileCopyrightText: 2026 The Rangebar authors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Makes resources/fonts, the fonts of the pictures that Rangebar writes, from Debian's Noto fonts.

  make_fonts.py           writes them
  make_fonts.py --check   says whether they are what this script makes

Needs the Debian 12 packages python3-fonttools, fonts-noto-core and fonts-noto-cjk. The same packages give the same
bytes. The fonts get names of their own, so that a Noto Sans of another version on the reader's machine is never taken
for them.
"""

import io
import pathlib
import sys
import xml.etree.ElementTree as ElementTree

from fontTools import merge, subset
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import newTable

ROOT = pathlib.Path(__file__).resolve().parent.parent
TARGET = ROOT / "resources" / "fonts"
NOTO = pathlib.Path("/usr/share/fonts/truetype/noto")
NOTO_CJK = pathlib.Path("/usr/share/fonts/opentype/noto")

# Letters, marks, punctuation and numbers of every language that is written in Latin, Greek or Cyrillic.
LETTERS = [
    (0x20, 0x7E), (0xA0, 0x24F), (0x250, 0x36F), (0x370, 0x3FF), (0x400, 0x52F), (0x1E00, 0x1EFF), (0x2000, 0x206F),
    (0x2070, 0x209F), (0x20A0, 0x20BF), (0x2100, 0x218F), (0xFB00, 0xFB06), (0xFFFD, 0xFFFD)]
# Arrows, mathematics, technical signs, the pictures of control characters, boxes, shapes, signs, dingbats.
SYMBOLS = [(0x2190, 0x21FF), (0x2200, 0x22FF), (0x2300, 0x23FF), (0x2400, 0x2426), (0x2460, 0x27BF), (0x2B00, 0x2BFF)]


def in_ranges(ranges):
    return {code for first, last in ranges for code in range(first, last + 1)}


def gb2312(rows):
    """The characters in these rows of the Chinese national standard of that name."""
    characters = set()
    for row in rows:
        for column in range(1, 95):
            try:
                characters.add(ord(bytes([0xA0 + row, 0xA0 + column]).decode("gb2312")))
            except UnicodeDecodeError:
                pass  # the rows are not all full
    return characters


def of_translations():
    characters = set()
    for path in (ROOT / "translations").glob("*.ts"):
        for element in ElementTree.parse(path).iter():
            if element.tag in ("source", "translation", "numerusform"):
                characters.update(map(ord, element.text or ""))
    return characters


def reduced(path, characters, features, number=-1):
    """The font with these characters only, as far as it has them, without hints: a picture is never hinted."""
    options = subset.Options()
    options.font_number = number
    options.hinting = False
    options.desubroutinize = True  # smaller where most of the subroutines' users are gone
    options.layout_features = features
    options.drop_tables += ["vhea", "vmtx", "VORG", "BASE", "MATH", "STAT", "meta", "DSIG"]
    options.name_IDs = [0, 7, 13, 14]  # copyright, trademark, licence and its address
    options.notdef_outline = True
    font = subset.load_font(str(path), options)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=characters)
    subsetter.subset(font)
    return font


def named(font, family, style):
    post_script = f"{family}-{style}".replace(" ", "")
    names = font["name"]
    for name_id, text in [(1, family), (2, style), (3, post_script), (4, f"{family} {style}"), (6, post_script)]:
        names.setName(text, name_id, 3, 1, 0x409)
    return font


def with_quadratic_curves(font):
    """The font with TrueType outlines instead of those of PostScript, which FreeType paints darker than all others."""
    largest_error = 2  # thousandths of the font's size
    glyph_set, order = font.getGlyphSet(), font.getGlyphOrder()
    glyphs = {}
    for name in order:
        pen = TTGlyphPen(glyph_set)
        glyph_set[name].draw(Cu2QuPen(pen, largest_error, reverse_direction=True))
        glyphs[name] = pen.glyph()
    font["loca"] = newTable("loca")
    font["glyf"] = newTable("glyf")
    font["glyf"].glyphOrder, font["glyf"].glyphs = order, glyphs
    maxp = font["maxp"]
    maxp.tableVersion = 0x00010000
    for limit in ("maxTwilightPoints", "maxStorage", "maxFunctionDefs", "maxInstructionDefs", "maxStackElements",
                  "maxSizeOfInstructions", "maxComponentElements"):
        setattr(maxp, limit, 0)
    maxp.maxZones = 1
    font["post"].formatType = 3.0
    font.recalcBBoxes = True
    del font["CFF "]
    font.sfntVersion = "\0\1\0\0"
    return font


def data(font):
    stream = io.BytesIO()
    font.recalcTimestamp = False
    font.save(stream)
    return stream.getvalue()


def letters(style):
    return named(reduced(NOTO / f"NotoSans-{style}.ttf", in_ranges(LETTERS), ["kern", "mark", "mkmk", "ccmp"]),
                 "Rangebar Sans", style)


def symbols(known):
    """One font out of two: arrows and mathematics, and everything else."""
    parts = []
    wanted = in_ranges(SYMBOLS) - known
    for name in ("NotoSansMath-Regular", "NotoSansSymbols2-Regular", "NotoSansSymbols-Regular"):
        part = reduced(NOTO / f"{name}.ttf", wanted, [])
        for table in ("GSUB", "GPOS", "GDEF"):
            if table in part:
                del part[table]
        wanted -= set(part.getBestCmap())
        parts.append(part)
    streams = []
    for part in parts:
        streams.append(io.BytesIO(data(part)))
    merged = merge.Merger().merge(streams)
    merged["head"].created = merged["head"].modified = min(part["head"].modified for part in parts)
    notices = sorted({part["name"].getDebugName(0) for part in parts})
    merged["name"].setName(" ".join(notices), 0, 3, 1, 0x409)
    return named(merged, "Rangebar Sans Symbols", "Regular")


def chinese(style):
    # Rows 16 to 55 hold the 3,755 characters in common use, rows 1 and 3 punctuation and the full-width forms.
    characters = gb2312(range(16, 56)) | gb2312([1, 3]) | {code for code in of_translations() if code >= 0x2E80}
    simplified = 2  # in the collection: Japanese, Korean, simplified Chinese, ...
    font = reduced(NOTO_CJK / f"NotoSansCJK-{style}.ttc", characters, [], simplified)
    return named(with_quadratic_curves(font), "Rangebar Sans SC", style)


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    check = bool(sys.argv[1:])
    regular = letters("Regular")
    fonts = {
        "RangebarSans-Regular.ttf": regular,
        "RangebarSans-Bold.ttf": letters("Bold"),
        "RangebarSansSymbols-Regular.ttf": symbols(set(regular.getBestCmap())),
        "RangebarSansSC-Regular.ttf": chinese("Regular"),
        "RangebarSansSC-Bold.ttf": chinese("Bold"),
    }
    differing = False
    for name, font in fonts.items():
        made = data(font)
        path = TARGET / name
        if check:
            same = path.exists() and path.read_bytes() == made
            differing = differing or not same
            print(f"{path}: {'as made' if same else 'DIFFERS from what is made'}")
        else:
            TARGET.mkdir(exist_ok=True)
            path.write_bytes(made)
            print(f"{path}: {len(font.getBestCmap())} characters, {len(made)} bytes")
    sys.exit(1 if differing else 0)


if __name__ == "__main__":
    main()
