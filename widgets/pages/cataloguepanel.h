// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/sources/catalogue.h"

#include <QWidget>

class QLineEdit;
class QPushButton;
class QTableWidget;

namespace rangebar {

class Notice;

/// The catalogue of crates and its addresses, to be changed. While an address or a name is not allowed, the
/// reason is shown and nothing is handed on.
class CataloguePanel : public QWidget
{
    Q_OBJECT

public:
    explicit CataloguePanel(const Catalogue& catalogue, QWidget* parent = nullptr);

    void setCatalogue(const Catalogue& catalogue);
    /// Why the catalogue could not be kept; empty for no reason.
    void setProblem(const QString& problem);
    /// Every word that is shown, for a search.
    QStringList words() const;

Q_SIGNALS:
    /// The reader has finished a change, and the catalogue is sound.
    void catalogueChanged(const rangebar::Catalogue& catalogue);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    Catalogue entered() const;
    void fitTable();
    void validate();
    void handOn();
    void addCrate();
    void removeCrates();
    void moveCrate(int by);

    Catalogue m_catalogue; ///< as it was handed on last
    QLineEdit* m_baseUrl = nullptr;
    QLineEdit* m_urlTemplate = nullptr;
    QTableWidget* m_crates = nullptr;
    Notice* m_problem = nullptr;
};

} // namespace rangebar
