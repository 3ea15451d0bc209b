// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/report/cataloguewords.h"
#include "models/report/fetchwords.h"
#include "models/report/numberformat.h"
#include "tests/support/testobject.h"

#include <QSet>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

using Code = FetchError::Code;
using Phase = CrateState::Phase;

const QString hostile = u"<b>x</b> %1 %n \u202e\u001b[31m\nnext"_s;

FetchError errorOf(Code code)
{
    FetchError error;
    error.code = code;
    error.url = QUrl(u"https://files.example/a/results.json"_s);
    error.detail = hostile;
    error.redirect = QUrl(u"http://other.example/b"_s);
    error.httpStatus = 418;
    return error;
}

const QList<Code> allCodes{
    Code::HttpStatus,       Code::Document,   Code::Timeout,  Code::HostNotFound, Code::ConnectionRefused,
    Code::ConnectionLost,   Code::Tls,        Code::Proxy,    Code::TooLarge,     Code::RedirectRefused,
    Code::TooManyRedirects, Code::UrlRefused, Code::NoAnswer, Code::Network};

CrateState stateOf(Phase phase)
{
    CrateState state;
    state.phase = phase;
    return state;
}

CrateState withDocument(Phase phase, DocumentOrigin origin)
{
    auto document = std::make_shared<BenchmarkDocument>();
    document->measurement.measuredAt = u"2026-05-20"_s;
    CrateState state = stateOf(phase);
    state.document = document;
    state.origin = origin;
    if (origin == DocumentOrigin::Network || origin == DocumentOrigin::Cache) {
        state.fetchedAt = QDateTime(QDate(2026, 9, 23), QTime(12, 0));
    }
    return state;
}

class FetchWordsTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void everyErrorHasWordsOfItsOwn();
    void textFromOutsideIsShownAsItIs();
    void passwordsAreNotShown();
    void waitsAreRoundedUp();
    void statusesAreNotGroupedDigits();
    void shortStateSaysWhatIsOnShow_data();
    void shortStateSaysWhatIsOnShow();
    void longStateIsEmptyOnlyWhereNothingIsToBeSaid();
};

void FetchWordsTest::everyErrorHasWordsOfItsOwn()
{
    QSet<QString> seen;
    for (const Code code : allCodes) {
        const QString words = FetchWords::fetchError(errorOf(code));
        QVERIFY(words.endsWith(u'.'));
        const bool namesThePlace = words.contains(u"files.example"_s) || code == Code::Proxy;
        QVERIFY2(namesThePlace, qPrintable(words));
        QVERIFY2(!seen.contains(words), qPrintable(words));
        seen.insert(words);
    }
    QCOMPARE(seen.size(), 14);
}

void FetchWordsTest::textFromOutsideIsShownAsItIs()
{
    for (const Code code : {Code::HttpStatus, Code::Tls, Code::Proxy, Code::Network}) {
        const QString words = FetchWords::fetchError(errorOf(code));
        QVERIFY2(words.contains(u"<b>x</b> %1 %n <U+202E>"_s), qPrintable(words));
        QVERIFY(!words.contains(u'\u202e'));
        QVERIFY(!words.contains(u'\u001b'));
        QVERIFY(!words.contains(u'\n'));
    }
    CatalogueError error;
    error.code = CatalogueError::Code::DuplicateCrate;
    error.path = u"crates[1].crate"_s;
    error.detail = hostile;
    const QString words = CatalogueWords::error(error);
    QVERIFY2(words.contains(u"<b>x</b> %1 %n <U+202E>"_s), qPrintable(words));
    QVERIFY2(words.contains(u"crates[1].crate"_s), qPrintable(words));

    FetchError endless = errorOf(Code::Network);
    endless.detail = QString(100000, u'x');
    QVERIFY(FetchWords::fetchError(endless).size() < 700);
}

void FetchWordsTest::passwordsAreNotShown()
{
    FetchError error = errorOf(Code::UrlRefused);
    error.url = QUrl(u"https://me:secret@files.example/"_s);
    QVERIFY(!FetchWords::fetchError(error).contains(u"secret"_s));
    error = errorOf(Code::RedirectRefused);
    error.redirect = QUrl(u"https://me:secret@files.example/"_s);
    QVERIFY(!FetchWords::fetchError(error).contains(u"secret"_s));
}

void FetchWordsTest::waitsAreRoundedUp()
{
    FetchError error = errorOf(Code::HttpStatus);
    error.httpStatus = 429;
    error.retryAfterSeconds = 120;
    QVERIFY(FetchWords::fetchError(error).contains(u"120 second"_s));
    error.retryAfterSeconds = 121;
    QVERIFY(FetchWords::fetchError(error).contains(u"3 minute"_s));
    error = errorOf(Code::Timeout);
    error.timeoutMs = 8000;
    QVERIFY(FetchWords::fetchError(error).contains(u"8 second"_s));
    error.timeoutMs = 1;
    QVERIFY(FetchWords::fetchError(error).contains(u"1 second"_s));
}

void FetchWordsTest::statusesAreNotGroupedDigits()
{
    FetchError error = errorOf(Code::HttpStatus);
    error.httpStatus = 1000;
    QVERIFY(FetchWords::fetchError(error).contains(u"HTTP 1000"_s));
}

void FetchWordsTest::shortStateSaysWhatIsOnShow_data()
{
    QTest::addColumn<CrateState>("state");
    QTest::addColumn<QString>("words");

    CrateState refused = stateOf(Phase::Offline);
    refused.error = errorOf(Code::HttpStatus);
    refused.error->httpStatus = 503;
    CrateState refusedWithCopy = withDocument(Phase::Offline, DocumentOrigin::Cache);
    refusedWithCopy.error = refused.error;
    CrateState offline = withDocument(Phase::Offline, DocumentOrigin::Cache);
    offline.error = errorOf(Code::HostNotFound);
    CrateState undated = withDocument(Phase::Shown, DocumentOrigin::Network);
    undated.document = std::make_shared<BenchmarkDocument>();

    QTest::newRow("loading") << stateOf(Phase::Loading) << u"loading..."_s;
    QTest::newRow("shown") << withDocument(Phase::Shown, DocumentOrigin::Network)
                           << u"measured 20 May 2026"_s;
    QTest::newRow("no date") << undated << u"measured on an unknown date"_s;
    QTest::newRow("not published") << stateOf(Phase::NotPublished) << u"no results published yet"_s;
    const auto missingWithCopy = [](Code code) {
        CrateState state = withDocument(Phase::NotPublished, DocumentOrigin::Cache);
        state.error = errorOf(code);
        return state;
    };
    QTest::newRow("gone, with a copy")
        << missingWithCopy(Code::HttpStatus) << u"not published, copy of 23 Sep 2026"_s;
    QTest::newRow("no document, with a copy")
        << missingWithCopy(Code::Document) << u"unreadable, copy of 23 Sep 2026"_s;
    QTest::newRow("not asked, with a copy")
        << missingWithCopy(Code::RedirectRefused) << u"not available, copy of 23 Sep 2026"_s;
    QTest::newRow("offline") << offline << u"offline, copy of 23 Sep 2026"_s;
    QTest::newRow("offline, nothing kept") << stateOf(Phase::Offline) << u"offline, no copy"_s;
    QTest::newRow("refused") << refusedWithCopy << u"HTTP 503, copy of 23 Sep 2026"_s;
    QTest::newRow("refused, nothing kept") << refused << u"HTTP 503, no copy"_s;
    QTest::newRow("sample") << withDocument(Phase::Offline, DocumentOrigin::Sample) << u"sample"_s;
    QTest::newRow("of the library") << withDocument(Phase::Offline, DocumentOrigin::Library)
                                    << u"from the library, measured 20 May 2026"_s;
    CrateState undatedOfLibrary = undated;
    undatedOfLibrary.origin = DocumentOrigin::Library;
    QTest::newRow("of the library, no date") << undatedOfLibrary << u"from the library"_s;
    QTest::newRow("cancelled") << stateOf(Phase::Cancelled) << u"cancelled"_s;
    QTest::newRow("cancelled, with a copy")
        << withDocument(Phase::Cancelled, DocumentOrigin::Cache) << u"cancelled, copy of 23 Sep 2026"_s;
}

void FetchWordsTest::shortStateSaysWhatIsOnShow()
{
    QFETCH(CrateState, state);
    QFETCH(QString, words);
    QCOMPARE(FetchWords::shortState(state, NumberFormat()), words);
}

void FetchWordsTest::longStateIsEmptyOnlyWhereNothingIsToBeSaid()
{
    const NumberFormat format;
    CrateState shown = withDocument(Phase::Shown, DocumentOrigin::Network);
    QCOMPARE(FetchWords::longState(shown, format), QString());
    shown.keepError = u"No space left on device"_s;
    QVERIFY(FetchWords::longState(shown, format).contains(u"No space left on device"_s));
    for (const Phase phase : {Phase::Loading, Phase::NotPublished, Phase::Offline, Phase::Cancelled}) {
        QVERIFY(!FetchWords::longState(stateOf(phase), format).isEmpty());
    }
    const QString sample =
        FetchWords::longState(withDocument(Phase::Offline, DocumentOrigin::Sample), format);
    QVERIFY2(sample.contains(u"not a published result"_s), qPrintable(sample));
    const QString library =
        FetchWords::longState(withDocument(Phase::Offline, DocumentOrigin::Library), format);
    QCOMPARE(library,
             u"No copy of what is published is kept on this computer. Shown is the newest document of "
             "the library, measured on 20 May 2026. You work offline: what is published now was not "
             "asked for."_s);
    CrateState missing = stateOf(Phase::NotPublished);
    missing.error = errorOf(Code::HttpStatus);
    missing.error->httpStatus = 404;
    const QString words = FetchWords::longState(missing, format);
    QVERIFY2(words.contains(u"no results published yet"_s), qPrintable(words));
    QVERIFY2(words.contains(u"HTTP 404"_s), qPrintable(words));

    CrateState withCopy = withDocument(Phase::NotPublished, DocumentOrigin::Cache);
    withCopy.error = missing.error;
    const QString both = FetchWords::longState(withCopy, format);
    QVERIFY2(both.contains(u"copy of 23 Sep 2026"_s), qPrintable(both));
    QVERIFY2(both.contains(u"HTTP 404"_s), qPrintable(both));
    const QString byChoice =
        FetchWords::longState(withDocument(Phase::Offline, DocumentOrigin::Cache), format);
    QVERIFY2(byChoice.contains(u"You work offline"_s), qPrintable(byChoice));
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::FetchWordsTest)
#include "tst_fetchwords.moc"
