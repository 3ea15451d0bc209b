// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/library/documentlibrary.h"
#include "models/library/importsink.h"
#include "models/report/cataloguewords.h"
#include "models/report/comparisonwords.h"
#include "models/report/fetchwords.h"
#include "models/report/filewords.h"
#include "models/report/githubwords.h"
#include "models/report/importwords.h"
#include "models/report/librarywords.h"
#include "tests/support/testobject.h"

#include <QRegularExpression>

using namespace Qt::StringLiterals;

namespace rangebar {
namespace {

/// What must stand in the words of an error for the reader to know what to do; empty where there is nothing
/// to be done, or the fault itself says it. Without a default, so that an error that is new is asked for it.
QString remedy(FileError::Code code)
{
    using Code = FileError::Code;
    switch (code) {
    case Code::NotFound:
        return u"moved or deleted"_s;
    case Code::NotAFile:
        return u"Open a results.json"_s;
    case Code::NotReadable:
        return u"See whether"_s;
    case Code::Document:
        return u"must stand here"_s;
    }
    Q_UNREACHABLE();
}

QString remedy(FetchError::Code code)
{
    using Code = FetchError::Code;
    switch (code) {
    case Code::HttpStatus:
    case Code::Document:
    case Code::HostNotFound:
    case Code::ConnectionRefused:
    case Code::TooLarge:
    case Code::RedirectRefused:
    case Code::TooManyRedirects:
    case Code::UrlRefused:
    case Code::NoAnswer:
        return u"address in the catalogue"_s;
    case Code::Timeout:
    case Code::Network:
    case Code::ConnectionLost:
        return u"ry again"_s;
    case Code::Tls:
        return u"Check the clock"_s;
    case Code::Proxy:
        return u"Check the proxy"_s;
    }
    Q_UNREACHABLE();
}

QString remedy(LibraryError::Code code)
{
    using Code = LibraryError::Code;
    switch (code) {
    case Code::NotAFolder:
    case Code::NotWritable:
    case Code::NoExclusiveRename:
    case Code::System:
        return u"hoose a"_s;
    case Code::NewerFormat:
        return u"Use the newer version"_s;
    case Code::DamagedMarker:
        return u"Without that file"_s;
    case Code::DiskFull:
        return u"Make room"_s;
    case Code::NotFound:
        return u"F5"_s;
    case Code::NoTrash:
        return u"delete it in the file manager"_s;
    }
    Q_UNREACHABLE();
}

QString remedy(LibraryQuery::Error::Code code)
{
    using Code = LibraryQuery::Error::Code;
    switch (code) {
    case Code::UnknownKey:
        return u"The keys are"_s;
    case Code::NotADate:
        return u"such as"_s;
    case Code::NotANumber:
        return u"needs a number"_s;
    }
    Q_UNREACHABLE();
}

QString remedy(ImportRefusal::Code code)
{
    using Code = ImportRefusal::Code;
    switch (code) {
    case Code::File:
        return u"moved or deleted"_s;
    case Code::SymbolicLink:
    case Code::TooDeep:
    case Code::TooManyEntries:
        return u"Import "_s;
    case Code::TooMuchData:
    case Code::NestedTooLarge:
    case Code::Encrypted:
        return u"Unpack it"_s;
    case Code::NotAnArchive:
        return u"zip, tar"_s;
    case Code::DamagedArchive:
        return u"Get it again"_s;
    case Code::NoGit:
        return u"Install it"_s;
    case Code::NotARepository:
        return u"Choose the folder"_s;
    case Code::OwnedByAnother:
        return u"safe.directory"_s;
    case Code::NoSuchRef:
    case Code::NoHistory:
        return u"Check the"_s;
    case Code::ShallowHistory:
    case Code::MissingObjects:
        return u"git fetch"_s;
    case Code::GitFailed:
        return u"git log"_s;
    case Code::NotKept:
        return u"import it again"_s;
    case Code::HardLink:      // what it leads to is read
    case Code::NotAFile:      // never a document
    case Code::ClimbingPath:  // made to do harm
    case Code::AbsolutePath:  // likewise
    case Code::TooCompressed: // likewise
        return {};
    }
    Q_UNREACHABLE();
}

QString remedy(CatalogueError::Code code)
{
    using Code = CatalogueError::Code;
    switch (code) {
    case Code::BadTemplate:
        return u"It must be https"_s;
    case Code::NewerVersion:
        return u"version 1"_s;
    case Code::NotReadable: // what shows them says what to do with the file
    case Code::Syntax:
    case Code::WrongType:
    case Code::MissingField:
    case Code::BadCrateName:
    case Code::DuplicateCrate:
        return {};
    }
    Q_UNREACHABLE();
}

QString remedy(SavedComparisonError::Code code)
{
    using Code = SavedComparisonError::Code;
    switch (code) {
    case Code::TooLarge:
    case Code::NotJson:
    case Code::NotAComparison:
        return u"Choose a file"_s;
    case Code::UnknownVersion:
        return u"newer Rangebar"_s;
    case Code::BadField:
        return u"Compare the two documents again"_s;
    }
    Q_UNREACHABLE();
}

QString remedy(GitHubError::Code code)
{
    using Code = GitHubError::Code;
    switch (code) {
    case Code::Transport:
    case Code::UnexpectedAnswer:
    case Code::ServerTrouble:
    case Code::OtherStatus:
        return u"ry again later"_s;
    case Code::NotTheApi:
    case Code::RedirectRefused:
        return u"Check whether a login page"_s;
    case Code::BadToken:
    case Code::TokenNeeded:
    case Code::Forbidden:
        return u"in the preferences"_s;
    case Code::SsoNeeded:
        return u"list of your tokens"_s;
    case Code::PrimaryLimit:
    case Code::SecondaryLimit:
        return u" from "_s;
    case Code::NotFound:
        return u"The address is wrong"_s;
    case Code::Gone:
        return u"Check the address"_s;
    case Code::MayHaveHappened:
        return u"Look at the pull request"_s;
    case Code::CommentTooLong:
        return u"Narrow the rows down"_s;
    case Code::LargeFile:
        return u"open it here"_s;
    case Code::TooLarge:        // nothing to be done
    case Code::EmptyRepository: // likewise
    case Code::Refused:         // GitHub's own words say why
    case Code::LegalReasons:    // nothing to be done
        return {};
    }
    Q_UNREACHABLE();
}

QString remedy(AddressError::Code code)
{
    using Code = AddressError::Code;
    switch (code) {
    case Code::Empty:
        return u"Enter the address"_s;
    case Code::NotAnAddress:
        return u"OWNER/REPO#12"_s;
    case Code::HasLogin:
        return u"Leave it out"_s;
    case Code::OtherHost:
        return u"in the preferences"_s;
    case Code::NoRange:
        return u"BASE..HEAD"_s;
    case Code::OtherPage: // shown while it is typed: the part at fault is named
    case Code::BadOwner:
    case Code::BadRepository:
    case Code::BadNumber:
    case Code::BadRef:
    case Code::BadPath:
        return {};
    }
    Q_UNREACHABLE();
}

QString remedy(TokenStoreError::Code code)
{
    using Code = TokenStoreError::Code;
    switch (code) {
    case Code::Denied:
    case Code::NoAnswer:
        return u"ry again"_s;
    case Code::BadEntry:
        return u"Enter the token again"_s;
    case Code::NoKeychain: // whoever shows it says where the token is instead
    case Code::Other:
        return {};
    }
    Q_UNREACHABLE();
}

/// Every error with words: none is empty, or said of two errors, or has a place that nothing was put into;
/// and each says what to do, where something can be done.
class ErrorWordsTest : public test::TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void fileErrors();
    void fetchErrors();
    void libraryErrors();
    void queryErrors();
    void importRefusals();
    void catalogueErrors();
    void savedComparisonErrors();
    void gitHubErrors();
    void addressErrors();
    void tokenStoreErrors();

private:
    template <typename Error, typename Words>
    static void check(Error error, decltype(Error::code) last, Words words)
    {
        static const QRegularExpression place(u"%[0-9nL]"_s);
        QSet<QString> seen;
        for (int code = 0; code <= int(last); ++code) {
            error.code = decltype(Error::code)(code);
            const QString said = words(error);
            QVERIFY2(!said.isEmpty(), qPrintable(QString::number(code)));
            QVERIFY2(!said.contains(place), qPrintable(said));
            QVERIFY2(!said.contains(u".."_s) || said.contains(u"BASE.."_s), qPrintable(said));
            QVERIFY2(!said.contains(u"  "_s), qPrintable(said));
            QVERIFY2(said.contains(remedy(error.code)), qPrintable(said));
            QVERIFY2(!seen.contains(said), qPrintable(said));
            seen.insert(said);
        }
    }
};

void ErrorWordsTest::fileErrors()
{
    FileError error;
    error.detail = u"Permission denied"_s;
    error.document.code = ReadError::Code::MissingField;
    error.document.expected = ReadError::Expected::Number;
    check(error, FileError::Code::Document, &FileWords::fileError);
}

void ErrorWordsTest::fetchErrors()
{
    FetchError error;
    error.url = QUrl(u"https://files.example/results.json"_s);
    error.redirect = QUrl(u"http://other.example/"_s);
    error.httpStatus = 404;
    error.detail = u"unknown"_s;
    check(error, FetchError::Code::Network, &FetchWords::fetchError);
}

void ErrorWordsTest::libraryErrors()
{
    LibraryError error;
    error.path = u"/srv/library"_s;
    error.detail = u"Input/output error"_s;
    check(error, LibraryError::Code::System, &LibraryWords::libraryError);
    error.detail.clear();
    check(error, LibraryError::Code::System, &LibraryWords::libraryError);
}

void ErrorWordsTest::queryErrors()
{
    LibraryQuery::Error error;
    error.key = u"after"_s;
    error.value = u"soon"_s;
    check(error, LibraryQuery::Error::Code::NotANumber, &LibraryWords::queryError);
}

void ErrorWordsTest::importRefusals()
{
    ImportRefusal refusal;
    refusal.limit = 1000;
    refusal.detail = u"v9"_s;
    check(refusal, ImportRefusal::Code::NotKept, &ImportWords::refusal);
    refusal.detail.clear();
    for (const auto code : {ImportRefusal::Code::DamagedArchive, ImportRefusal::Code::GitFailed}) {
        refusal.code = code; // may have said nothing of it
        QVERIFY(ImportWords::refusal(refusal).contains(remedy(code)));
    }
}

void ErrorWordsTest::catalogueErrors()
{
    CatalogueError error;
    error.line = 3;
    error.column = 4;
    error.path = u"crates[1].crate"_s;
    error.detail = u"x"_s;
    check(error, CatalogueError::Code::DuplicateCrate, &CatalogueWords::error);
}

void ErrorWordsTest::savedComparisonErrors()
{
    SavedComparisonError error;
    error.detail = u"base"_s;
    check(error, SavedComparisonError::Code::BadField, &ComparisonWords::savedError);
}

void ErrorWordsTest::gitHubErrors()
{
    GitHubError error;
    error.subject = GitHubError::Subject::PullRequest;
    error.name = u"anna/demo#12"_s;
    error.host = u"api.github.com"_s;
    error.httpStatus = 418;
    error.retryAt = QDateTime(QDate(2031, 3, 5), QTime(12, 0), Qt::UTC);
    error.limit = 65536;
    error.transport.code = FetchError::Code::HostNotFound;
    error.transport.url = QUrl(u"https://api.github.com/user"_s);
    check(error, GitHubError::Code::LargeFile,
          [](const GitHubError& one) { return GitHubWords::error(one, NumberFormat()); });
}

void ErrorWordsTest::addressErrors()
{
    AddressError error;
    error.text = u"x"_s;
    error.expected = u"github.com"_s;
    check(error, AddressError::Code::BadPath, &GitHubWords::addressError);
}

void ErrorWordsTest::tokenStoreErrors()
{
    TokenStoreError error;
    check(error, TokenStoreError::Code::Other, [](TokenStoreError one) {
        one.detail = one.code == TokenStoreError::Code::Other ? u"no route"_s : QString();
        return GitHubWords::tokenStoreError(one);
    });
}

} // namespace
} // namespace rangebar

QTEST_GUILESS_MAIN(rangebar::ErrorWordsTest)
#include "tst_errorwords.moc"
