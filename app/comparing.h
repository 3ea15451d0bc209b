// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/comparison/review.h"
#include "models/report/comparisonreport.h"
#include "widgets/parts/reviewheader.h"

#include <tl/expected.hpp>

#include <QObject>
#include <QUrl>

#include <array>
#include <functional>
#include <memory>

namespace rangebar {

class Program;
class WatchedDocument;
struct OpenFile;

/// Gets the two sides of a comparison from wherever they are, and keeps comparisons as files. Every failure
/// comes back as words for the reader.
class Comparing : public QObject
{
    Q_OBJECT

public:
    /// `program` is not owned and outlives this.
    explicit Comparing(Program* program, QObject* parent = nullptr);
    ~Comparing() override;

    ComparisonReview* review() { return &m_review; }
    /// What is to be known of the inputs of a restored comparison; empty for nothing.
    QString inputNotice() const { return m_inputNotice; }

    /// The older measurement becomes the base.
    void compareInOrderOfDates(const ComparisonSide& one, const ComparisonSide& other);
    /// As they are given.
    void compare(const ComparisonSide& base, const ComparisonSide& candidate);

    /// What to say of a comparison whose findings had been accepted when another took its place; empty where
    /// there is none. One is kept, the last.
    QString replacedNotice() const;
    /// It takes the place of what is on show, which is kept in turn where findings of it are accepted.
    void bringBack();
    void forgetReplaced() { m_replaced.reset(); }

    static tl::expected<ComparisonSide, QString> fileSide(const QString& path);
    /// The document of a crate on show, or nothing.
    std::optional<ComparisonSide> crateSide(const QString& crate) const;
    /// The document that the crate published before, or nothing.
    std::optional<ComparisonSide> earlierSide(const QString& crate) const;

    /// The document of the same crate that was measured directly before this one: from the library, from an
    /// open file, or what the crate published before. Nothing where none is at hand.
    std::optional<ComparisonSide> previousSide(const ComparisonSide& current) const;

    /// What an open file held before it last changed on disk, or nothing.
    std::optional<ComparisonSide> sideBefore(const OpenFile& file) const;
    /// The sides that are files with another content by now. What is compared stays as it is.
    QList<Side> changedSides() const;
    /// Compares the files as they are now, with all that was paired, filtered and accepted.
    void compareAnew();
    /// The same with these two, which take the places of what is compared.
    void compareAnew(const ComparisonSide& base, const ComparisonSide& candidate);

    /// Restores a saved comparison. Returns words on failure, else an empty string.
    QString open(const QString& path);
    /// As open(), from what writeSavedComparison() made; relative paths are relative to `folder`.
    QString restore(const QByteArray& bytes, const QString& folder);
    QString save(const QString& path) const;
    /// All that restores the comparison, with where it came from.
    SavedComparison saved() const;
    /// What a restored comparison says of where its documents came from; empty where it says nothing, or
    /// others are compared by now.
    ReviewHeaderContent restoredHeader() const;
    /// Its page, to be opened in the browser; empty where there is none that may be opened.
    QUrl restoredPage() const;
    static QString restoredBrowserAction();
    QByteArray report(ReportFormat format, bool visibleOnly) const;
    /// Asked at every report, what it says of the place where both documents are from.
    using Origin = std::function<ReportOrigin(const NumberFormat& format)>;
    void setOrigin(const Origin& origin) { m_origin = origin; }
    QString saveReport(const QString& path, ReportFormat format, bool visibleOnly) const;
    /// Such as ruststream-nats-2026-09-20-to-2026-09-23, without a suffix.
    QString suggestedName() const;

Q_SIGNALS:
    /// changedSides() may be others, for a file that is on no page of its own.
    void sidesChangedOnDisk();

private:
    void followSides();
    DocumentPtr documentOnDisk(const ComparisonSide& side) const;
    tl::expected<ComparisonSide, QString> restoreVersion(const SavedSource& saved,
                                                         const QString& folder) const;
    tl::expected<ComparisonSide, QString> restoreKept(const SavedSource& saved) const;
    ComparisonSide sideNow(const ComparisonSide& side) const;
    void keep(const ComparisonSide& side) const;
    tl::expected<ComparisonSide, QString> restoreSide(const SavedSource& saved, const QString& folder) const;

    std::optional<SavedOrigin> restoredOrigin() const;
    void keepReplaced(const ComparisonSide& base, const ComparisonSide& candidate, const ReviewMarks& marks);
    void restoreAs(const SavedComparison& saved, const ComparisonSide& base, const ComparisonSide& candidate);

    struct Replaced
    {
        SavedComparison saved;
        ComparisonSide base;
        ComparisonSide candidate;
        QString inputNotice;
    };

    Program* m_program;
    ComparisonReview m_review;
    QString m_inputNotice;
    /// The sides in files that are on no page of their own: those are followed there.
    std::array<std::unique_ptr<WatchedDocument>, 2> m_followed;
    /// The last document of the library that previousSide() has read, by its path: the library changes often,
    /// its documents do not.
    mutable ComparisonSide m_previousRead;
    mutable DocumentPtr m_earlierRead; ///< likewise by earlierSide()
    Origin m_origin;
    std::optional<SavedOrigin> m_restored; ///< of the comparison on show
    DocumentPtr m_restoredBase;            ///< what its facts call the base
    std::optional<Replaced> m_replaced;
};

} // namespace rangebar
