// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/items/pagekeys.h"
#include "tests/app/programfixture.h"
#include "tests/support/editions.h"
#include "tests/support/testobject.h"
#include "widgets/charts/chartview.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QAction>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>

namespace rangebar::test {

/// Names of 200,000 letters: every page stays legible, and of a size that is quickly laid out and painted.
class LongNamesTest : public TestObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        TestObject::init();
        m_fixture = std::make_unique<ProgramFixture>();
        m_fixture->start();
        m_older = m_fixture->write(QStringLiteral("older.json"), withLongNames(letters));
        QByteArray newer = withLongNames(letters);
        newer.replace("\"measured_at\": \"2026-05-20\"", "\"measured_at\": \"2026-05-25\"");
        newer.replace("\"best\": 47015", "\"best\": 30000");
        m_newer = m_fixture->write(QStringLiteral("newer.json"), newer);
    }
    void cleanup() { m_fixture.reset(); }

    void pageOfTheDocument();
    void pageOfTheComparison();
    void pageOfTheHistory();
    void pageOfTheLibrary();

private:
    static constexpr int letters = 200'000;
    static constexpr int longestText = 5000; ///< several shortened names in one tool tip
    static constexpr int tallest = 12'000;   ///< pixels of a part of a page

    void checkWindow();

    std::unique_ptr<ProgramFixture> m_fixture;
    QString m_older;
    QString m_newer;
};

void LongNamesTest::checkWindow()
{
    MainWindow& window = m_fixture->window();
    window.grab(); // paints what is in view
    const auto check = [](const QObject* part, const QString& text) {
        QVERIFY2(text.size() <= longestText,
                 qPrintable(QStringLiteral("%1 has %2 letters").arg(part->objectName()).arg(text.size())));
    };
    check(&window, window.windowTitle());
    const QList<QWidget*> parts = window.findChildren<QWidget*>();
    for (QWidget* part : parts) {
        if (!part->isVisibleTo(&window)) {
            continue;
        }
        QVERIFY2(part->height() <= tallest,
                 qPrintable(QStringLiteral("%1 is %2 tall").arg(part->objectName()).arg(part->height())));
        check(part, part->toolTip());
        check(part, part->accessibleName());
        if (const auto* label = qobject_cast<QLabel*>(part)) {
            check(label, label->text());
        }
        if (const auto* view = qobject_cast<QAbstractItemView*>(part); view && view->model()) {
            const QAbstractItemModel* model = view->model();
            for (int row = 0; row < std::min(model->rowCount(), 50); ++row) {
                for (int column = 0; column < model->columnCount(); ++column) {
                    for (const int role :
                         {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleTextRole)}) {
                        check(view, model->index(row, column).data(role).toString());
                    }
                }
            }
        }
    }
}

void LongNamesTest::pageOfTheDocument()
{
    m_fixture->window().openFiles({m_older});
    QCOMPARE(m_fixture->window().currentPage(), QString(pageKey::file + m_older));
    auto* chart = m_fixture->find<ChartView>("comparisonChart");
    QVERIFY(chart);
    checkWindow();
    QAccessibleInterface* told = QAccessible::queryAccessibleInterface(chart);
    QVERIFY(told);
    for (int i = 0; i < told->childCount(); ++i) {
        QVERIFY(told->child(i)->text(QAccessible::Name).size() <= longestText);
    }
}

void LongNamesTest::pageOfTheComparison()
{
    m_fixture->window().compareFiles(m_older, m_newer);
    QCOMPARE(m_fixture->window().currentPage(), pageKey::comparison);
    checkWindow();
}

void LongNamesTest::pageOfTheHistory()
{
    m_fixture->window().openFiles({m_older, m_newer});
    m_fixture->find<QAction>("history")->trigger();
    QVERIFY(m_fixture->window().currentPage().startsWith(pageKey::history));
    checkWindow();
}

void LongNamesTest::pageOfTheLibrary()
{
    m_fixture->window().openFiles({m_older, m_newer});
    Library* library = m_fixture->program().library();
    QTRY_VERIFY(!library->isBusy() && library->index()->entries().size() == 2);
    m_fixture->window().showPage(pageKey::library);
    checkWindow();
}

} // namespace rangebar::test

QTEST_MAIN(rangebar::test::LongNamesTest)
#include "tst_longnames.moc"
