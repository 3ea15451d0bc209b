// SPDX-FileCopyrightText: 2026 The Rangebar authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Another program that a chart is dropped on. Says on standard output what happens, a line each: "ready",
// "entered", then for the drop "image WIDTH", "file PATH" and "done".
#include <QApplication>
#include <QDropEvent>
#include <QImage>
#include <QMimeData>
#include <QUrl>
#include <QWidget>

#include <cstdio>

namespace {

void say(const QString& line)
{
    std::fputs(qPrintable(line + QLatin1Char('\n')), stdout);
    std::fflush(stdout);
}

class DropTarget : public QWidget
{
public:
    DropTarget() { setAcceptDrops(true); }

protected:
    void paintEvent(QPaintEvent*) override
    {
        if (!m_ready) {
            m_ready = true;
            say(QStringLiteral("ready"));
        }
    }
    void dragEnterEvent(QDragEnterEvent* event) override
    {
        event->acceptProposedAction();
        say(QStringLiteral("entered"));
    }
    void dropEvent(QDropEvent* event) override
    {
        event->acceptProposedAction();
        const QMimeData* dropped = event->mimeData();
        say(QStringLiteral("image %1")
                .arg(QImage::fromData(dropped->data(QStringLiteral("image/png"))).width()));
        for (const QUrl& url : dropped->urls()) {
            say(QStringLiteral("file %1").arg(url.toLocalFile()));
        }
        say(QStringLiteral("done"));
    }

private:
    bool m_ready = false;
};

} // namespace

int main(int argc, char* argv[])
{
    QApplication application(argc, argv);
    DropTarget target;
    target.setGeometry(1150, 100, 300, 300);
    target.show();
    return QApplication::exec();
}
