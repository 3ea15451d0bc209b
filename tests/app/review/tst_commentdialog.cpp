// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/review/reviewfixture.h"
#include "tests/support/testobject.h"
#include "widgets/pages/commentdialog.h"
#include "widgets/parts/notice.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QDialog>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTest>

using namespace Qt::StringLiterals;

namespace rangebar::test {

/// The summary of a pull request, and the comment that it may become.
class CommentDialogTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_fixture.reset(); }

    void showsExactlyWhatIsSent();
    void nothingIsSentBeforeTheButton();
    void updatesTheEarlierOne();
    void sendsNothingThatIsThereAlready();
    void tellsWhereAnotherCommentCameBetween();
    void copiesWithoutAToken();
    void refersToNobody();
    void tellsWhereItMayNot();
    void refusesWhatIsTooLong();
    void onlyVisibleRows();
    void cancelsThePosting();
    void asksNobodyOffline();

private:
    void open(const QString& login = u"anna"_s);
    /// There is a comment, and the dialog is closed.
    void postFirst();
    QString notice() { return m_fixture->part<Notice>("commentDialog", "commentNotice")->text(); }
    void wait(const QString& words)
    {
        QTRY_VERIFY(dialog());
        QTRY_VERIFY2(notice().contains(words), qPrintable(notice()));
        // What is shown is what the dialog has; Qt gives a space for one that does not break.
        const QString shown = m_fixture->part<QPlainTextEdit>("commentDialog", "commentText")->toPlainText();
        QCOMPARE(shown, body().replace(QChar(QChar::Nbsp), u' '));
    }
    QString body() { return dialog()->body(); }
    QPushButton* button(const char* name) { return m_fixture->part<QPushButton>("commentDialog", name); }
    CommentDialog* dialog() { return m_fixture->find<CommentDialog>("commentDialog"); }
    static QString bodyOf(const HttpRequest& request)
    {
        return QJsonDocument::fromJson(request.body).object().value(u"body"_s).toString();
    }

    std::unique_ptr<ReviewFixture> m_fixture;
};

void CommentDialogTest::init()
{
    TestObject::init();
    m_fixture = std::make_unique<ReviewFixture>();
}

void CommentDialogTest::open(const QString& login)
{
    if (!login.isEmpty()) {
        m_fixture->logIn(login);
    }
    m_fixture->begin();
    m_fixture->openComparison();
    m_fixture->press("reviewSummary");
    QTRY_VERIFY(dialog());
}

void CommentDialogTest::postFirst()
{
    open();
    wait(u"A new comment will be posted."_s);
    button("postComment")->click();
    wait(u"The comment was posted."_s);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
}

void CommentDialogTest::showsExactlyWhatIsSent()
{
    open();
    wait(u"A new comment will be posted."_s);
    QVERIFY(notice().contains(u"By the account anna."_s));
    QVERIFY(m_fixture->text("commentTo").contains(u"anna/demo#12"_s));
    const QString shown = body();
    QVERIFY2(shown.startsWith(u"<!-- rangebar:docs/benchmarks/results.json -->\n"_s), qPrintable(shown));
    QVERIFY(m_fixture->changes().isEmpty());
    QVERIFY(!button("openComment")->isVisible());
    QTest::mouseClick(button("postComment"), Qt::LeftButton);
    wait(u"The comment was posted."_s);
    const QList<HttpRequest> changes = m_fixture->changes();
    QCOMPARE(changes.size(), 1);
    QCOMPARE(changes.first().method, "POST");
    QCOMPARE(changes.first().target, "/repos/anna/demo/issues/12/comments");
    QCOMPARE(QJsonDocument::fromJson(changes.first().body).object().keys(), QStringList{u"body"_s});
    QCOMPARE(bodyOf(changes.first()), shown);
    QVERIFY(!button("postComment")->isEnabled());
    button("openComment")->click();
    QCOMPARE(m_fixture->desktop.opened.size(), 1);
    QVERIFY(m_fixture->desktop.opened.first().path().contains(u"/anna/demo/"_s));
    QCOMPARE(m_fixture->github.complaints(), QStringList());
}

void CommentDialogTest::nothingIsSentBeforeTheButton()
{
    open();
    wait(u"A new comment will be posted."_s);
    QTest::keyClick(dialog(), Qt::Key_Return); // closes it
    QTRY_VERIFY(!dialog());
    m_fixture->press("reviewSummary");
    QTRY_VERIFY(dialog());
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    QVERIFY(m_fixture->changes().isEmpty());
    QVERIFY(m_fixture->repository().comments.isEmpty());
}

void CommentDialogTest::updatesTheEarlierOne()
{
    postFirst();
    m_fixture->push('4', 400);
    m_fixture->press("reviewRefresh");
    QTRY_VERIFY(m_fixture->text("candidateLine").endsWith(u"head 4444444"_s));
    m_fixture->press("reviewSummary");
    wait(u"The earlier comment will be replaced."_s);
    QVERIFY(button("openComment")->isVisible());
    const QString shown = body();
    button("postComment")->click();
    wait(u"The earlier comment was updated."_s);
    QCOMPARE(m_fixture->changes().size(), 2);
    QCOMPARE(m_fixture->changes().last().method, "PATCH");
    QCOMPARE(bodyOf(m_fixture->changes().last()), shown);
    QCOMPARE(m_fixture->repository().comments.size(), 1);
}

void CommentDialogTest::sendsNothingThatIsThereAlready()
{
    postFirst();
    m_fixture->press("reviewSummary");
    wait(u"says the same already"_s);
    QVERIFY(!button("postComment")->isEnabled());
    QCOMPARE(m_fixture->changes().size(), 1);
}

/// The reader has seen that a new one would be made, and it would replace one by now.
void CommentDialogTest::tellsWhereAnotherCommentCameBetween()
{
    open();
    wait(u"A new comment will be posted."_s);
    m_fixture->repository().comments.append(
        {.id = 5, .number = 12, .author = u"anna"_s, .body = body().section(u'\n', 0, 0) + u"\nOld"_s});
    button("postComment")->click();
    wait(u"The earlier comment will be replaced."_s);
    QVERIFY(m_fixture->changes().isEmpty());
    button("postComment")->click();
    wait(u"The earlier comment was updated."_s);
    QCOMPARE(m_fixture->changes().size(), 1);
}

void CommentDialogTest::copiesWithoutAToken()
{
    open({});
    wait(u"wants a token"_s);
    QVERIFY(!button("postComment")->isEnabled());
    QVERIFY(m_fixture->part<QPushButton>("commentNotice", "noticeAction")->isVisible());
    button("copyComment")->click();
    const QString copied = QApplication::clipboard()->text();
    QCOMPARE(QString(u"<!-- rangebar:docs/benchmarks/results.json -->\n"_s + copied), body());
    QVERIFY(copied.startsWith(u"## "_s));
}

void CommentDialogTest::refersToNobody()
{
    QByteArray hostile = smallDocument(200);
    hostile.replace("Fan out to four", "@octocat #1 GH-2 a/b#3 <img src=x> [l](http://x)");
    m_fixture->repository().commits[1].files[ReviewFixture::resultsPath()] = hostile;
    open();
    wait(u"A new comment will be posted."_s);
    const QString text = body();
    QVERIFY2(text.contains(u"\\@&#8203;octocat \\#&#8203;1 GH-&#8203;2 a/b\\#&#8203;3 \\<img"_s),
             qPrintable(text));
    QVERIFY(!text.contains(u"@octocat"_s));
    QVERIFY(text.contains(u"anna/demo\\#&#8203;12 head 2222222"_s)); // where the numbers are from
    QVERIFY(text.contains(u"Faster \\<b\\>fan\\</b\\> out"_s));      // the title of the pull request
}

void CommentDialogTest::tellsWhereItMayNot()
{
    open();
    wait(u"A new comment will be posted."_s);
    m_fixture->github.on("/repos/anna/demo/issues/12/comments", [](HttpExchange& exchange) {
        exchange.answer(
            403, R"({"message":"Resource not accessible by personal access token"})",
            {{"Content-Type", "application/json"}, {"X-Accepted-GitHub-Permissions", "issues=write"}});
    });
    button("postComment")->click();
    wait(u"Resource not accessible by personal access token"_s);
    QVERIFY(m_fixture->repository().comments.isEmpty());
    QVERIFY(button("postComment")->isEnabled());
    QVERIFY(!notice().contains(u"ghp_"_s));
}

void CommentDialogTest::refusesWhatIsTooLong()
{
    QByteArray many = "{\"schema\": 3, \"crate\": \"ruststream-demo\", \"scenarios\": [";
    for (int i = 0; i < 900; ++i) {
        many +=
            (i ? "," : "") + QByteArray("{\"name\": \"A scenario with a long name, number ") +
            QByteArray::number(i) +
            "\", \"unit\": \"msg/s\", \"raw\": {\"best\": 3, \"median\": 2, \"worst\": 1}, \"framework\": "
            "{\"best\": 3, \"median\": 2, \"worst\": 1}}";
    }
    many += "]}";
    m_fixture->repository().commits[1].files[ReviewFixture::resultsPath()] = many;
    open();
    wait(u"The comment is longer than 65,536 characters"_s);
    QVERIFY(!button("postComment")->isEnabled());
    QVERIFY(m_fixture->changes().isEmpty());
}

void CommentDialogTest::onlyVisibleRows()
{
    open();
    wait(u"A new comment will be posted."_s);
    const QString all = body();
    QVERIFY(all.contains(u"Fan out to four"_s));
    QTest::keyClick(dialog(), Qt::Key_Escape);
    QTRY_VERIFY(!dialog());
    m_fixture->find<QLineEdit>("rowText")->setText(u"nothing like it"_s);
    m_fixture->press("reviewSummary");
    wait(u"A new comment will be posted."_s);
    QCOMPARE(body(), all);
    m_fixture->part<QCheckBox>("commentDialog", "commentOnlyVisible")->click();
    wait(u"A new comment will be posted."_s);
    QVERIFY(body() != all);
    const QString shown = body();
    button("postComment")->click();
    wait(u"The comment was posted."_s);
    QCOMPARE(bodyOf(m_fixture->changes().first()), shown);
}

void CommentDialogTest::cancelsThePosting()
{
    open();
    wait(u"A new comment will be posted."_s);
    m_fixture->github.on("/repos/anna/demo/issues/12/comments", [](HttpExchange&) {});
    button("postComment")->click();
    wait(u"Posting the comment"_s);
    QTest::keyClick(dialog(), Qt::Key_Escape);
    wait(u"may or may not have been posted"_s);
    QVERIFY(button("postComment")->isEnabled());
}

void CommentDialogTest::asksNobodyOffline()
{
    m_fixture->logIn();
    m_fixture->begin();
    m_fixture->openComparison();
    m_fixture->action("workOffline")->trigger();
    const qsizetype asked = m_fixture->github.http().requests().size();
    m_fixture->press("reviewSummary");
    QTRY_VERIFY(dialog());
    wait(u"You work offline"_s);
    QVERIFY(!button("postComment")->isEnabled());
    QCOMPARE(m_fixture->github.http().requests().size(), asked);
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::CommentDialogTest)
#include "tst_commentdialog.moc"
