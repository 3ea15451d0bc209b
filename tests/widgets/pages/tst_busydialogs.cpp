// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/testobject.h"
#include "widgets/pages/githubhistorydialog.h"
#include "widgets/pages/importdialog.h"
#include "widgets/pages/pullrequestdialog.h"

#include <QProgressBar>
#include <QProxyStyle>
#include <QSignalSpy>
#include <QStandardItemModel>

using namespace Qt::StringLiterals;

namespace rangebar::test {
namespace {

/// A system that is set to move nothing.
class StillStyle : public QProxyStyle
{
public:
    int styleHint(StyleHint hint, const QStyleOption* option, const QWidget* widget,
                  QStyleHintReturn* data) const override
    {
        return hint == SH_Widget_Animation_Duration ? 0 : QProxyStyle::styleHint(hint, option, widget, data);
    }
};

/// A bar that goes to and fro until something ends.
bool movesWithoutEnd(const QDialog& dialog)
{
    for (const auto* bar : dialog.findChildren<QProgressBar*>()) {
        if (bar->isVisible() && bar->minimum() == bar->maximum()) {
            return true;
        }
    }
    return false;
}

} // namespace

/// What moves while something is under way is stopped by Esc, and does not move where nothing should.
class BusyDialogsTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void pullRequests();
    void historyAtGitHub();
    void import();

private:
    template <typename Dialog>
    void stops(Dialog& dialog, const std::function<void()>& begin, const std::function<void()>& end);
};

template <typename Dialog>
void BusyDialogsTest::stops(Dialog& dialog, const std::function<void()>& begin,
                            const std::function<void()>& end)
{
    dialog.show();
    QVERIFY(QTest::qWaitForWindowExposed(&dialog));
    const QSignalSpy cancelled(&dialog, &Dialog::cancelRequested);
    begin();
    QVERIFY(movesWithoutEnd(dialog));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QCOMPARE(cancelled.size(), 1);
    QVERIFY(dialog.isVisible()); // says first how far it came
    end();
    QVERIFY(!movesWithoutEnd(dialog));
    QTest::keyClick(&dialog, Qt::Key_Escape);
    QVERIFY(!dialog.isVisible());

    StillStyle still;
    for (auto* bar : dialog.template findChildren<QProgressBar*>()) {
        bar->setStyle(&still);
    }
    dialog.show();
    begin();
    QVERIFY(!movesWithoutEnd(dialog));
    end();
}

void BusyDialogsTest::pullRequests()
{
    PullRequestDialog dialog{GitHubHost()};
    stops(
        dialog, [&] { dialog.showProgress(u"Reading"_s); }, [&] { dialog.endList(u"Stopped"_s); });
}

void BusyDialogsTest::historyAtGitHub()
{
    QStandardItemModel versions;
    GitHubHistoryDialog dialog(&versions);
    stops(
        dialog, [&] { dialog.showProgress(u"Reading"_s); },
        [&] { dialog.showOutcome(u"Stopped"_s, false, false); });
}

void BusyDialogsTest::import()
{
    ImportDialog dialog;
    stops(
        dialog, [&] { dialog.showProgress({}); }, [&] { dialog.showOutcome({}); });
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::BusyDialogsTest)
#include "tst_busydialogs.moc"
