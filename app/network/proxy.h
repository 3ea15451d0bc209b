// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace rangebar {

class Settings;

/// Leads all requests from now on through the proxy that the reader has chosen. Addresses of this computer
/// are asked directly whatever was chosen.
void useProxy(const Settings& settings);

} // namespace rangebar
