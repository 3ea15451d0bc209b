<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="ru">
<context>
    <name>rangebar::AboutDialog</name>
    <message>
        <source>About Rangebar</source>
        <translation>О программе Rangebar</translation>
    </message>
    <message>
        <source>Rangebar %1</source>
        <translation>Rangebar %1</translation>
    </message>
    <message>
        <source>Reads, draws and compares the benchmark results of RustStream crates.</source>
        <translation>Читает, рисует и сравнивает результаты бенчмарков крейтов RustStream.</translation>
    </message>
    <message>
        <source>Qt %1 (built with %2), %3, %4</source>
        <translation>Qt %1 (собрано с %2), %3, %4</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Свободная программа под лицензией GNU General Public License версии 3 или новее. Поставляется без каких-либо гарантий.</translation>
    </message>
    <message>
        <source>Settings: %1</source>
        <translation>Настройки: %1</translation>
    </message>
    <message>
        <source>Portable: everything is kept in %1, as RANGEBAR_HOME says.</source>
        <translation>Переносной режим: всё хранится в %1, как задано в RANGEBAR_HOME.</translation>
    </message>
</context>
<context>
    <name>rangebar::AltText</name>
    <message>
        <source>Range bar chart</source>
        <translation>Диаграмма с полосами размаха</translation>
    </message>
    <message>
        <source>Bar chart</source>
        <translation>Столбчатая диаграмма</translation>
    </message>
    <message>
        <source>Chart of changes</source>
        <translation>Диаграмма изменений</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Таблица</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a kind of picture such as &quot;Table&quot;, %2 what it shows.
----------
%1 is a scenario, %2 what is to be said of it.
----------
%1 is what was counted, such as &quot;instructions per message&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>The picture shows %n more.</source>
        <translation>
            <numerusform>Это не всё: на изображении есть ещё %n.</numerusform>
            <numerusform>Это не всё: на изображении есть ещё %n.</numerusform>
            <numerusform>Это не всё: на изображении есть ещё %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a scenario, %2 a mark of it such as &quot;broker-bound&quot;.
----------
%1 is a value or a verdict, %2 the document it was measured in.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 is indistinguishable</source>
        <extracomment>%1 is a loop such as &quot;RustStream&quot;. Never a number: the difference is within the spread.</extracomment>
        <translation>%1&#xa0;— неразличимо</translation>
    </message>
    <message>
        <source>%1 is %2 slower</source>
        <extracomment>%1 is a loop, %2 a percentage without a sign; slower than the raw client.</extracomment>
        <translation>%1&#xa0;— медленнее на %2</translation>
    </message>
    <message>
        <source>%1 is %2 faster</source>
        <extracomment>%1 is a loop, %2 a percentage without a sign; faster than the raw client.</extracomment>
        <translation>%1&#xa0;— быстрее на %2</translation>
    </message>
    <message>
        <source>%1 is as fast</source>
        <translation>%1&#xa0;— так же быстро</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>%1 is a loop, %2 a number.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>не опубликовано</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a column such as &quot;Cold start&quot;, %2 what was counted, such as &quot;instructions&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Chart over time</source>
        <translation>Диаграмма изменения во времени</translation>
    </message>
    <message>
        <source>no distance can be computed</source>
        <translation>отставание вычислить нельзя</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>%1 is a loop, %2 and %3 its first and its last value.</extracomment>
        <translation>%1: сначала %2, в конце %3</translation>
    </message>
    <message>
        <source>no marked change</source>
        <translation>отмеченных изменений нет</translation>
    </message>
    <message numerus="yes">
        <source>%n marked change(s)</source>
        <translation>
            <numerusform>%n отмеченное изменение</numerusform>
            <numerusform>%n отмеченных изменения</numerusform>
            <numerusform>%n отмеченных изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (published, but not what its rounds give)</source>
        <translation>%1 (опубликовано, но по кругам выходит иное)</translation>
    </message>
</context>
<context>
    <name>rangebar::Cards</name>
    <message>
        <source>%1 (%2 against %3)</source>
        <extracomment>%1 is a verdict, %2 and %3 are figures with their unit.</extracomment>
        <translation>%1 (%2 против %3)</translation>
    </message>
    <message>
        <source>%1, slower</source>
        <translation>%1, медленнее</translation>
    </message>
    <message>
        <source>%1, faster</source>
        <translation>%1, быстрее</translation>
    </message>
    <message>
        <source>Best round</source>
        <translation>Лучший круг</translation>
    </message>
    <message>
        <source>Median round (the figure)</source>
        <translation>Медианный круг (показатель)</translation>
    </message>
    <message>
        <source>Median round</source>
        <translation>Медианный круг</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>не опубликовано</translation>
    </message>
    <message>
        <source>Slowest round</source>
        <translation>Худший круг</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>Против сырого клиента</translation>
    </message>
    <message>
        <source>Spread of the rounds</source>
        <translation>Разброс кругов</translation>
    </message>
    <message>
        <source>Spread of the raw client</source>
        <translation>Разброс сырого клиента</translation>
    </message>
    <message>
        <source>both loops</source>
        <translation>оба цикла</translation>
    </message>
    <message>
        <source>The difference of %1 is smaller than the spread of the rounds, %2 (%3), so it is indistinguishable.</source>
        <extracomment>%1 and %2 are figures with their unit, %3 names the loop with that spread.</extracomment>
        <translation>Разница в %1 меньше разброса кругов, %2 (%3), поэтому вердикт&#xa0;— «неразличимо».</translation>
    </message>
    <message>
        <source>The difference of %1 is not smaller than the spread of the rounds, %2 (%3), so it is measured.</source>
        <translation>Разница в %1 не меньше разброса кругов, %2 (%3), поэтому вердикт&#xa0;— «измерено».</translation>
    </message>
    <message>
        <source>The document publishes this as measured, which stands; the spread rule says indistinguishable: the difference of %1 is smaller than the spread of the rounds, %2 (%3).</source>
        <translation>В документе опубликовано «измерено», и это остаётся в силе; по правилу разброса было бы «неразличимо»: разница в %1 меньше разброса кругов, %2 (%3).</translation>
    </message>
    <message>
        <source>The document publishes this as indistinguishable, which stands; the spread rule says measured: the difference of %1 is not smaller than the spread of the rounds, %2 (%3).</source>
        <translation>В документе опубликовано «неразличимо», и это остаётся в силе; по правилу разброса было бы «измерено»: разница в %1 не меньше разброса кругов, %2 (%3).</translation>
    </message>
    <message>
        <source>The document publishes no percentage here; this one is computed from its figures.</source>
        <translation>В документе здесь нет процента; этот вычислен по его показателям.</translation>
    </message>
    <message>
        <source>The document publishes %1; its figures give %2.</source>
        <translation>В документе опубликовано %1; по его показателям выходит %2.</translation>
    </message>
    <message>
        <source>The document publishes no verdict here; this one is derived by the spread rule.</source>
        <translation>В документе здесь нет вердикта; этот выведен по правилу разброса.</translation>
    </message>
    <message>
        <source>Against the broker crate: %1 (%2 against %3).</source>
        <translation>Против адаптации библиотеки брокера: %1 (%2 против %3).</translation>
    </message>
    <message>
        <source>The spread rule would call this %1; the published verdict stands.</source>
        <translation>По правилу разброса вердикт был бы «%1»; опубликованный остаётся в силе.</translation>
    </message>
    <message>
        <source>There is one round, or all rounds are equal: no range to draw.</source>
        <translation>Круг один, или все круги равны: размаха нет, рисовать нечего.</translation>
    </message>
    <message>
        <source>The bar is the range of the rounds of one run, not a confidence interval.</source>
        <translation>Полоса&#xa0;— это размах кругов одного прогона, а не доверительный интервал.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a scenario, %2 a loop.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The document does not measure this loop.</source>
        <translation>Этот цикл в документе не измерен.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Сообщений</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Кругов</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Плагин</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>Строк</translation>
    </message>
    <message>
        <source>%1 instructions, %2 allocations</source>
        <extracomment>Counts of one message; both numbers are already formatted.</extracomment>
        <translation>инструкций %1, выделений %2</translation>
    </message>
    <message>
        <source>RustStream, per message</source>
        <translation>RustStream, на сообщение</translation>
    </message>
    <message>
        <source>Raw client, per message</source>
        <translation>Сырой клиент, на сообщение</translation>
    </message>
    <message>
        <source>Broker crate, per message</source>
        <translation>Адаптация библиотеки брокера, на сообщение</translation>
    </message>
    <message>
        <source>Hand written, per message</source>
        <translation>Написано вручную, на сообщение</translation>
    </message>
    <message>
        <source>Over the hand-written code</source>
        <translation>Сверх написанного вручную</translation>
    </message>
    <message>
        <source>Cold start, whole</source>
        <translation>Холодный старт, целиком</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Gated: a regression of it fails the crate&apos;s benchmark recipe.</source>
        <translation>Контролируется: при регрессии команда бенчмарка крейта завершается с ошибкой.</translation>
    </message>
    <message>
        <source>Not gated: a regression of it is reported, never failed.</source>
        <translation>Не контролируется: о регрессии сообщается, но ошибкой она не считается.</translation>
    </message>
    <message>
        <source>The document does not say whether it is gated.</source>
        <translation>В документе не сказано, контролируется ли это.</translation>
    </message>
    <message>
        <source>The document marks this scenario as broker-bound.</source>
        <translation>В документе отмечено, что этот сценарий упирается в брокер очереди.</translation>
    </message>
    <message>
        <source>The document marks this scenario as not broker-bound.</source>
        <translation>В документе отмечено, что этот сценарий не упирается в брокер очереди.</translation>
    </message>
    <message>
        <source>The document does not say whether this scenario is broker-bound.</source>
        <translation>В документе не сказано, упирается ли этот сценарий в брокер очереди.</translation>
    </message>
    <message>
        <source>It publishes no round trip, so the sum behind it can&apos;t be redone.</source>
        <translation>Время обмена с брокером в нём не опубликовано, поэтому повторить расчёт нельзя.</translation>
    </message>
    <message>
        <source>The raw client&apos;s figure is not positive, so the sum behind it can&apos;t be redone.</source>
        <translation>Показатель сырого клиента не положителен, поэтому повторить расчёт нельзя.</translation>
    </message>
    <message>
        <source>No time can be read from its round trip (%1), so the sum behind it can&apos;t be redone.</source>
        <translation>Из опубликованного в нём времени обмена с брокером (%1) не удаётся извлечь длительность, поэтому повторить расчёт нельзя.</translation>
    </message>
    <message>
        <source>The unit %1 and the round trip (%2) give no time per message to redo the sum with.</source>
        <translation>Единица измерения (%1) и время обмена с брокером (%2) не дают времени на сообщение, нужного для повторного расчёта.</translation>
    </message>
    <message>
        <source>One message takes the raw client %1; one round trip (%2) would be %3 of it, and %4 round trips a message would make half.</source>
        <extracomment>%1 and %2 are durations, %3 a share such as 53 %, %4 a number of round trips.</extracomment>
        <translation>Одно сообщение занимает у сырого клиента %1; один обмен с брокером (%2) составил бы %3 этого времени, а половине соответствует столько обменов на сообщение: %4.</translation>
    </message>
    <message>
        <source>The document does not say how many round trips a message is charged.</source>
        <translation>В документе не сказано, сколько обменов с брокером отнесено на одно сообщение.</translation>
    </message>
    <message>
        <source>%1, %2: best %3, median %4, slowest %5</source>
        <extracomment>%1 is a scenario, %2 a loop, the others are figures with their unit.</extracomment>
        <translation>%1, %2: лучший круг %3, медианный %4, худший %5</translation>
    </message>
    <message>
        <source>%1, %2: best %3, slowest %4</source>
        <translation>%1, %2: лучший круг %3, худший %4</translation>
    </message>
    <message>
        <source>%1; indistinguishable from the raw client.</source>
        <translation>%1; разница с сырым клиентом неразличима.</translation>
    </message>
    <message>
        <source>%1; the difference from the raw client is measured.</source>
        <translation>%1; разница с сырым клиентом измерена.</translation>
    </message>
    <message>
        <source>%1; %2 slower than the raw client.</source>
        <translation>%1; медленнее сырого клиента на %2.</translation>
    </message>
    <message>
        <source>%1; %2 faster than the raw client.</source>
        <translation>%1; быстрее сырого клиента на %2.</translation>
    </message>
    <message>
        <source>%1; as fast as the raw client.</source>
        <translation>%1; так же быстро, как сырой клиент.</translation>
    </message>
    <message>
        <source>%1: %2 instructions and %3 allocations per message</source>
        <extracomment>%1 is a scenario, %2 and %3 are numbers.</extracomment>
        <translation>%1: на сообщение инструкций %2, выделений %3</translation>
    </message>
    <message>
        <source>%1; cold start %2 instructions and %3 allocations</source>
        <translation>%1; холодный старт: инструкций %2, выделений %3</translation>
    </message>
    <message>
        <source>%1; not gated.</source>
        <translation>%1; не контролируется.</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half.</source>
        <translation>Обменов с брокером, отнесённых на сообщение: %1; это %2 его времени, не меньше половины.</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half.</source>
        <translation>Обменов с брокером, отнесённых на сообщение: %1; это %2 его времени, меньше половины.</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half, as the document marks it.</source>
        <translation>Обменов с брокером, отнесённых на сообщение: %1; это %2 его времени, не меньше половины, как и отмечено в документе.</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half, as the document marks it.</source>
        <translation>Обменов с брокером, отнесённых на сообщение: %1; это %2 его времени, меньше половины, как и отмечено в документе.</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, at least half, which disagrees with the mark.</source>
        <translation>Обменов с брокером, отнесённых на сообщение: %1; это %2 его времени, не меньше половины, что расходится с отметкой в документе.</translation>
    </message>
    <message>
        <source>Round trips charged to a message: %1, which is %2 of its time, less than half, which disagrees with the mark.</source>
        <translation>Обменов с брокером, отнесённых на сообщение: %1; это %2 его времени, меньше половины, что расходится с отметкой в документе.</translation>
    </message>
    <message>
        <source>That is published, but not what its rounds give.</source>
        <translation>Так опубликовано, но по кругам выходит иное.</translation>
    </message>
</context>
<context>
    <name>rangebar::CataloguePanel</name>
    <message>
        <source>&lt;base&gt; and &lt;crate&gt; in an address stand for the base address and the crate of the row. A row may have an address of its own. Addresses are https, or http on this computer.</source>
        <translation>&lt;base&gt; и &lt;crate&gt; в адресе означают базовый адрес и крейт строки. У строки может быть собственный адрес. Адреса&#xa0;— https или http на этом компьютере.</translation>
    </message>
    <message>
        <source>&amp;Base address:</source>
        <translation>&amp;Базовый адрес:</translation>
    </message>
    <message>
        <source>Add&amp;ress of a document:</source>
        <translation>&amp;Адрес документа:</translation>
    </message>
    <message>
        <source>Crates</source>
        <translation>Крейты</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Название</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Крейт</translation>
    </message>
    <message>
        <source>Own address</source>
        <translation>Собственный адрес</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Добавить</translation>
    </message>
    <message>
        <source>Re&amp;move</source>
        <translation>&amp;Удалить</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Выше</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Ниже</translation>
    </message>
</context>
<context>
    <name>rangebar::CatalogueWords</name>
    <message>
        <source>The catalogue can&apos;t be read: %1.</source>
        <translation>Каталог крейтов не читается: %1.</translation>
    </message>
    <message>
        <source>The catalogue is not JSON: %1 (line %2, column %3).</source>
        <translation>Каталог крейтов&#xa0;— не JSON: %1 (строка %2, столбец %3).</translation>
    </message>
    <message>
        <source>The catalogue must be one object {...}.</source>
        <translation>Каталог крейтов должен быть одним объектом {...}.</translation>
    </message>
    <message>
        <source>The catalogue has the wrong kind of value at %1.</source>
        <translation>В каталоге крейтов значение неверного вида в %1.</translation>
    </message>
    <message>
        <source>The catalogue lacks %1.</source>
        <translation>В каталоге крейтов нет %1.</translation>
    </message>
    <message>
        <source>The catalogue has the form of version %1, which a later Rangebar made. This one reads version 1.</source>
        <translation>Каталог крейтов записан более новой версией Rangebar, в формате версии %1. Эта читает формат версии 1.</translation>
    </message>
    <message>
        <source>%1 in the catalogue is no address that can be used: %2. It must be https (or http on this computer itself), without a user name; the one for all crates needs &lt;crate&gt; in it.</source>
        <translation>%1 в каталоге крейтов&#xa0;— непригодный адрес: %2. Нужен https (или http на этом же компьютере), без имени пользователя; адрес, общий для всех крейтов, должен содержать &lt;crate&gt;.</translation>
    </message>
    <message>
        <source>%1 in the catalogue can&apos;t be the name of a crate: %2.</source>
        <translation>%1 в каталоге крейтов не может быть именем крейта: %2.</translation>
    </message>
    <message>
        <source>The catalogue names the crate %1 twice (the second time at %2).</source>
        <translation>Крейт %1 назван в каталоге дважды (второй раз: %2).</translation>
    </message>
</context>
<context>
    <name>rangebar::Cells</name>
    <message>
        <source>%1 (%2 over the client)</source>
        <extracomment>%1 is the broker crate&apos;s own figure, %2 is &quot;+3.5%&quot; or &quot;indistinguishable&quot;; the client is the raw client.</extracomment>
        <translation>%1 (%2 к клиенту)</translation>
    </message>
    <message>
        <source>batches of %1</source>
        <translation>пачками по %1</translation>
    </message>
    <message>
        <source>single deliveries</source>
        <translation>по одному сообщению</translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n воркер</numerusform>
            <numerusform>%n воркера</numerusform>
            <numerusform>%n воркеров</numerusform>
        </translation>
    </message>
    <message>
        <source>pool of %1</source>
        <translation>пул соединений: %1</translation>
    </message>
</context>
<context>
    <name>rangebar::ChangeSpecs</name>
    <message>
        <source>change indistinguishable</source>
        <translation>изменение неразличимо</translation>
    </message>
    <message>
        <source>unnamed document</source>
        <translation>безымянный документ</translation>
    </message>
    <message>
        <source>(%1 on %2)</source>
        <extracomment>%1 is the version of a crate, %2 that of the core it was measured with.</extracomment>
        <translation>(%1 на %2)</translation>
    </message>
    <message>
        <source>Different: %1.</source>
        <translation>Различается: %1.</translation>
    </message>
    <message>
        <source>The filter hides %1 of %2 rows.</source>
        <translation>Скрыто фильтром строк: %1 из %2.</translation>
    </message>
    <message>
        <source>no distance can be computed: the raw client&apos;s figure is %1</source>
        <translation>отставание вычислить нельзя: показатель сырого клиента&#xa0;— %1</translation>
    </message>
    <message>
        <source>%1 in %2 only</source>
        <extracomment>%1 is &quot;broker-bound&quot;, %2 the letter of one of two documents.</extracomment>
        <translation>%1 только в %2</translation>
    </message>
    <message>
        <source>now gated</source>
        <translation>теперь контролируется</translation>
    </message>
    <message>
        <source>no longer gated</source>
        <translation>больше не контролируется</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>не контролируется</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a change of a count, %2 what it means: &quot;regression&quot;, &quot;within 2 %&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a scenario, %2 a loop.
----------
%1 is a column such as &quot;Cold start&quot;, %2 &quot;Instructions&quot; or &quot;Allocations&quot;.
----------
%1 is a figure with its unit, %2 &quot;identical&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>Two figures, the second with its unit: from the base&apos;s to the candidate&apos;s.</extracomment>
        <translation>%1 -&gt; %2</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>Против сырого клиента</translation>
    </message>
    <message>
        <source>%1, throughput</source>
        <translation>%1, пропускная способность</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <extracomment>%1 is a crate, %2 and %3 the two documents: &quot;A 2026-09-21 (0.7.0 on 0.7.0-rc.9)&quot;.</extracomment>
        <translation>%1: от %2 к %3</translation>
    </message>
    <message>
        <source>%1; one axis per scenario</source>
        <translation>%1; у каждого сценария своя ось</translation>
    </message>
    <message>
        <source>Bars are the range of the rounds of one run, not confidence intervals.</source>
        <translation>Полосы&#xa0;— это размах кругов одного прогона, а не доверительные интервалы.</translation>
    </message>
    <message>
        <source>median round</source>
        <translation>медианный круг</translation>
    </message>
    <message>
        <source>best round</source>
        <translation>лучший круг</translation>
    </message>
    <message>
        <source>indistinguishable from its raw client</source>
        <translation>неразличимо с сырым клиентом</translation>
    </message>
    <message>
        <source>change within the spread</source>
        <translation>изменение в пределах разброса</translation>
    </message>
    <message>
        <source>less overhead</source>
        <translation>оверхед меньше</translation>
    </message>
    <message>
        <source>more overhead</source>
        <translation>оверхед больше</translation>
    </message>
    <message>
        <source>raw client moved</source>
        <translation>сырой клиент сместился</translation>
    </message>
    <message>
        <source>%1: cost of the code, %2 to %3</source>
        <extracomment>%1 is a crate, %2 and %3 the two documents: &quot;A 2026-09-21 (0.7.0 on 0.7.0-rc.9)&quot;.</extracomment>
        <translation>%1: стоимость кода, от %2 к %3</translation>
    </message>
    <message>
        <source>change of the instructions per message from A to B, a cold start as a whole; right is more; shaded: %1</source>
        <translation>изменение инструкций на сообщение от A к B, холодный старт целиком; правее&#xa0;— больше; закрашено: %1</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>инструкции</translation>
    </message>
    <message>
        <source>allocations</source>
        <translation>выделения</translation>
    </message>
    <message>
        <source>Counted, not timed. Gated entries fail above %1 instructions or %2 allocations.</source>
        <translation>Подсчёт, а не замер времени. Контролируемые записи не проходят при изменении больше %1 по инструкциям или %2 по выделениям.</translation>
    </message>
    <message>
        <source>fewer</source>
        <translation>меньше</translation>
    </message>
    <message>
        <source>more</source>
        <translation>больше</translation>
    </message>
    <message>
        <source>changed within the gate</source>
        <translation>изменение в пределах порога</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>совпадает</translation>
    </message>
    <message>
        <source>new or gone</source>
        <translation>появилось или исчезло</translation>
    </message>
    <message>
        <source>no median is published, by which this row is compared</source>
        <translation>медиана, по которой сравнивается эта строка, не опубликована</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <extracomment>%1 and %2 are figures, %3 such as &quot;17.9 % more msg/s&quot;.</extracomment>
        <translation>%1 -&gt; %2, %3</translation>
    </message>
    <message>
        <source>each document against its own raw client&apos;s median round; right is slower; change of the distance at the end of the row</source>
        <translation>отставание каждого документа от медианного круга своего сырого клиента; правее&#xa0;— медленнее; в конце строки&#xa0;— изменение отставания</translation>
    </message>
    <message>
        <source>each document against its own raw client&apos;s best round; right is slower; change of the distance at the end of the row</source>
        <translation>отставание каждого документа от лучшего круга своего сырого клиента; правее&#xa0;— медленнее; в конце строки&#xa0;— изменение отставания</translation>
    </message>
    <message>
        <source>each document against its own raw client&apos;s best round or, where none is published, median; right is slower; change of the distance at the end of the row</source>
        <translation>отставание каждого документа от лучшего круга своего сырого клиента, а если он не опубликован&#xa0;— от медианного; правее&#xa0;— медленнее; в конце строки&#xa0;— изменение отставания</translation>
    </message>
    <message>
        <source>A base</source>
        <translation>A база</translation>
    </message>
    <message>
        <source>B candidate: rounds, best to slowest</source>
        <translation>B кандидат: круги, от лучшего до худшего</translation>
    </message>
    <message>
        <source>%1; informational, since the counts compare the toolchain too</source>
        <translation>%1; для сведения, так как в счётчиках сказывается и инструментарий</translation>
    </message>
    <message>
        <source>date not published</source>
        <translation>дата не указана</translation>
    </message>
    <message>
        <source>a machine that is not published</source>
        <translation>не указана</translation>
    </message>
    <message>
        <source>Both measured on: %1.</source>
        <extracomment>A machine, such as &quot;Example 8-Core Processor, Linux 6.1&quot;.</extracomment>
        <translation>Машина обеих сторон: %1.</translation>
    </message>
    <message>
        <source>A measured on: %1. B measured on: %2.</source>
        <translation>Машина A: %1. Машина B: %2.</translation>
    </message>
    <message>
        <source>%1; one axis for all scenarios</source>
        <translation>%1; одна ось на все сценарии</translation>
    </message>
</context>
<context>
    <name>rangebar::ChartSpecs</name>
    <message>
        <source>how far each loop&apos;s rounds are below the raw client&apos;s median round; right is slower</source>
        <translation>насколько круги каждого цикла отстают от медианного круга сырого клиента; правее&#xa0;— медленнее</translation>
    </message>
    <message>
        <source>how far each loop&apos;s rounds are below the raw client&apos;s best round; right is slower</source>
        <translation>насколько круги каждого цикла отстают от лучшего круга сырого клиента; правее&#xa0;— медленнее</translation>
    </message>
    <message>
        <source>%1; one axis per scenario</source>
        <translation>%1; у каждого сценария своя ось</translation>
    </message>
    <message>
        <source>%1; one axis for all scenarios</source>
        <translation>%1; одна ось на все сценарии</translation>
    </message>
    <message>
        <source>%1 Bars are the range of the rounds of one run, not confidence intervals.</source>
        <translation>%1 Полосы&#xa0;— это размах кругов одного прогона, а не доверительные интервалы.</translation>
    </message>
    <message>
        <source>no distance can be computed: the raw client&apos;s figure is %1</source>
        <translation>отставание вычислить нельзя: показатель сырого клиента&#xa0;— %1</translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation>Написано вручную</translation>
    </message>
    <message>
        <source>rounds, best to slowest</source>
        <translation>круги, от лучшего до худшего</translation>
    </message>
    <message>
        <source>median round</source>
        <translation>медианный круг</translation>
    </message>
    <message>
        <source>best round</source>
        <translation>лучший круг</translation>
    </message>
    <message>
        <source>spread</source>
        <translation>разброс</translation>
    </message>
    <message>
        <source>%1: against the raw client</source>
        <translation>%1: против сырого клиента</translation>
    </message>
    <message>
        <source>%1: throughput against the raw client</source>
        <translation>%1: пропускная способность против сырого клиента</translation>
    </message>
    <message>
        <source>%1: cost of a cold start</source>
        <translation>%1: стоимость холодного старта</translation>
    </message>
    <message>
        <source>%1: cost of the code</source>
        <translation>%1: стоимость кода</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>инструкции</translation>
    </message>
    <message>
        <source>instructions per message</source>
        <translation>инструкции на сообщение</translation>
    </message>
    <message>
        <source>allocations</source>
        <translation>выделения</translation>
    </message>
    <message>
        <source>allocations per message</source>
        <translation>выделения на сообщение</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>не контролируется</translation>
    </message>
    <message>
        <source>starting the service and the first delivery, as a whole; counted, not timed; bars start at zero</source>
        <translation>запуск сервиса и первое сообщение, целиком; подсчёт, а не замер времени; полосы начинаются с нуля</translation>
    </message>
    <message>
        <source>what one message costs; counted, not timed; bars start at zero</source>
        <translation>сколько стоит одно сообщение; подсчёт, а не замер времени; полосы начинаются с нуля</translation>
    </message>
    <message>
        <source>published, but not what its rounds give</source>
        <translation>опубликовано, но по кругам выходит иное</translation>
    </message>
</context>
<context>
    <name>rangebar::ChartView</name>
    <message>
        <source>&amp;Copy image</source>
        <translation>&amp;Копировать изображение</translation>
    </message>
    <message>
        <source>&amp;Save image...</source>
        <translation>&amp;Сохранить изображение...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Экспорт...</translation>
    </message>
</context>
<context>
    <name>rangebar::CheckWords</name>
    <message>
        <source>Write %1.</source>
        <translation>Напишите %1.</translation>
    </message>
    <message>
        <source>Write the name of the crate, such as &quot;ruststream-nats&quot;.</source>
        <translation>Напишите имя крейта, например &quot;ruststream-nats&quot;.</translation>
    </message>
    <message>
        <source>Write the version that was measured, such as &quot;0.7.0&quot;.</source>
        <translation>Напишите измеренную версию, например &quot;0.7.0&quot;.</translation>
    </message>
    <message>
        <source>Write the day of the measurement, such as &quot;2026-09-23&quot;.</source>
        <translation>Напишите день измерения, например &quot;2026-09-23&quot;.</translation>
    </message>
    <message>
        <source>Write at least cpu, os and rustc.</source>
        <translation>Напишите как минимум cpu, os и rustc.</translation>
    </message>
    <message>
        <source>Write a short label, such as &quot;msg/s&quot;.</source>
        <translation>Напишите короткое обозначение, например &quot;msg/s&quot;.</translation>
    </message>
    <message>
        <source>Write how many messages were counted.</source>
        <translation>Напишите, на скольких сообщениях проводился подсчёт.</translation>
    </message>
    <message>
        <source>Write how many rounds of each loop were measured.</source>
        <translation>Напишите, сколько кругов каждого цикла измерено.</translation>
    </message>
    <message>
        <source>Write true if a regression fails the crate&apos;s own benchmark run, else false.</source>
        <translation>Напишите true, если при регрессии собственный прогон бенчмарков крейта завершается с ошибкой, иначе false.</translation>
    </message>
    <message>
        <source>Write true if the broker paced the run, else false.</source>
        <translation>Напишите true, если темп прогона задавал брокер, иначе false.</translation>
    </message>
    <message>
        <source>Leave the field out.</source>
        <translation>Уберите это поле.</translation>
    </message>
    <message>
        <source>Publish a document when there are results.</source>
        <translation>Публикуйте документ, когда появятся результаты.</translation>
    </message>
    <message>
        <source>Leave the field out, or publish code.</source>
        <translation>Уберите это поле или опубликуйте code.</translation>
    </message>
    <message>
        <source>Write the name as Cargo.toml has it, such as &quot;ruststream-nats&quot;.</source>
        <translation>Напишите имя так, как в Cargo.toml, например &quot;ruststream-nats&quot;.</translation>
    </message>
    <message>
        <source>Write the version as Cargo.toml has it, such as &quot;0.7.0&quot; or &quot;0.7.0-rc.9&quot;.</source>
        <translation>Напишите версию так, как в Cargo.toml, например &quot;0.7.0&quot; или &quot;0.7.0-rc.9&quot;.</translation>
    </message>
    <message>
        <source>Write the same version in both.</source>
        <translation>Напишите в обоих одну и ту же версию.</translation>
    </message>
    <message>
        <source>Write year, month and day, such as &quot;2026-09-23&quot;.</source>
        <translation>Напишите год, месяц и день, например &quot;2026-09-23&quot;.</translation>
    </message>
    <message>
        <source>Write the day of the measurement.</source>
        <translation>Напишите день измерения.</translation>
    </message>
    <message>
        <source>Write what was measured with, or &quot;unknown&quot;.</source>
        <translation>Напишите, на чём проводилось измерение, или &quot;unknown&quot;.</translation>
    </message>
    <message>
        <source>Write the time with its unit, such as &quot;61.0 us (median of 30000 round trips)&quot;.</source>
        <translation>Напишите время с единицей, например &quot;61.0 us (median of 30000 round trips)&quot;.</translation>
    </message>
    <message>
        <source>Write &quot;unknown&quot; if the machine does not tell.</source>
        <translation>Напишите &quot;unknown&quot;, если машина этого не сообщает.</translation>
    </message>
    <message>
        <source>Write &quot;none&quot; or &quot;unknown&quot;.</source>
        <translation>Напишите &quot;none&quot; или &quot;unknown&quot;.</translation>
    </message>
    <message>
        <source>Write it in quotes.</source>
        <translation>Напишите это в кавычках.</translation>
    </message>
    <message>
        <source>Write what tells this row from the others.</source>
        <translation>Напишите то, чем эта строка отличается от других.</translation>
    </message>
    <message>
        <source>Write what tells this row from the other.</source>
        <translation>Напишите то, чем эта строка отличается от другой.</translation>
    </message>
    <message>
        <source>Measure at least two rounds of each loop.</source>
        <translation>Измерьте не меньше двух кругов каждого цикла.</translation>
    </message>
    <message>
        <source>Write the two the other way round.</source>
        <translation>Поменяйте эти два значения местами.</translation>
    </message>
    <message>
        <source>Write the median of the same rounds.</source>
        <translation>Напишите медиану тех же кругов.</translation>
    </message>
    <message>
        <source>Write the median round.</source>
        <translation>Напишите медианный круг.</translation>
    </message>
    <message>
        <source>Write what was measured, or leave the row out.</source>
        <translation>Напишите, что измерено, или уберите строку.</translation>
    </message>
    <message>
        <source>Write null for single deliveries.</source>
        <translation>Для доставки по одному сообщению напишите null.</translation>
    </message>
    <message>
        <source>Write how many there were, or leave the row out.</source>
        <translation>Напишите, сколько их было, или уберите строку.</translation>
    </message>
    <message>
        <source>Leave the field out, or publish the loop.</source>
        <translation>Уберите это поле или опубликуйте цикл.</translation>
    </message>
    <message>
        <source>Write what was counted.</source>
        <translation>Напишите, что было подсчитано.</translation>
    </message>
    <message>
        <source>Write the whole count.</source>
        <translation>Напишите полное число.</translation>
    </message>
    <message>
        <source>Write the cost of the start together with the first delivery.</source>
        <translation>Напишите стоимость запуска вместе с получением первого сообщения.</translation>
    </message>
    <message>
        <source>Write the text without it.</source>
        <translation>Напишите текст без него.</translation>
    </message>
    <message>
        <source>Write the character that was meant.</source>
        <translation>Напишите тот символ, который имелся в виду.</translation>
    </message>
    <message>
        <source>Write the text without blanks around it.</source>
        <translation>Напишите текст без пробелов по краям.</translation>
    </message>
    <message>
        <source>Write &quot;%1&quot; if it is meant.</source>
        <translation>Напишите &quot;%1&quot;, если имелось в виду это.</translation>
    </message>
    <message>
        <source>schema %1 is declared, but the loops are written with best and worst, as in schema 3</source>
        <translation>указана схема %1, но циклы записаны с best и worst, как в схеме 3</translation>
    </message>
    <message>
        <source>schema %1 is declared, but the loops are written with min and max, as in schemas 1 and 2</source>
        <translation>указана схема %1, но циклы записаны с min и max, как в схемах 1 и 2</translation>
    </message>
    <message>
        <source>schema 1 has no code section, and the page does not look for one</source>
        <translation>в схеме 1 нет раздела code, и страница его не ищет</translation>
    </message>
    <message>
        <source>an empty section stands here</source>
        <translation>здесь стоит пустой раздел</translation>
    </message>
    <message>
        <source>no row stands in scenarios, code or throughput, so that there is nothing to show</source>
        <translation>ни в scenarios, ни в code, ни в throughput нет ни одной строки, поэтому показывать нечего</translation>
    </message>
    <message>
        <source>this says when the code was measured, but there is no code section</source>
        <translation>здесь сказано, когда измерен код, но раздела code нет</translation>
    </message>
    <message>
        <source>%1 is no name of a crate; the links of the page are made of it</source>
        <translation>%1 не может быть именем крейта; из него составляются ссылки страницы</translation>
    </message>
    <message>
        <source>%1 is not a version</source>
        <translation>%1&#xa0;— не версия</translation>
    </message>
    <message>
        <source>the core measures itself, but its two versions are %1 and %2</source>
        <translation>ядро измеряет само себя, но две его версии&#xa0;— %1 и %2</translation>
    </message>
    <message>
        <source>%1 is not a date</source>
        <translation>%1&#xa0;— не дата</translation>
    </message>
    <message>
        <source>%1 has not come yet</source>
        <translation>дата %1 ещё не наступила</translation>
    </message>
    <message>
        <source>%1 is before the first version of Rust</source>
        <translation>дата %1 раньше выхода первой версии Rust</translation>
    </message>
    <message>
        <source>missing; every document must publish this</source>
        <translation>отсутствует; это должно быть опубликовано в каждом документе</translation>
    </message>
    <message>
        <source>not published, so that nobody can redo the sum behind broker_bound</source>
        <translation>не опубликовано, поэтому никто не может повторить расчёт, стоящий за broker_bound</translation>
    </message>
    <message>
        <source>not published; the page leaves it out</source>
        <translation>не опубликовано; страница это пропускает</translation>
    </message>
    <message>
        <source>the text is empty, and the page prints nothing beside its name</source>
        <translation>текст пуст, и рядом с названием страница ничего не печатает</translation>
    </message>
    <message>
        <source>%1 stands here, but the page prints texts</source>
        <translation>здесь стоит %1, а страница печатает тексты</translation>
    </message>
    <message>
        <source>no time can be read here, so that nobody can redo the sum behind broker_bound</source>
        <translation>здесь не удаётся прочитать время, поэтому никто не может повторить расчёт, стоящий за broker_bound</translation>
    </message>
    <message>
        <source>the text is empty</source>
        <translation>текст пуст</translation>
    </message>
    <message>
        <source>%1 in line %2 has the same database, form, plugin, batch, workers and pool</source>
        <translation>у %1 в строке %2 те же база данных, форма, плагин, пачка, воркеры и пул</translation>
    </message>
    <message>
        <source>%1 in line %2 is the same name</source>
        <translation>%1 в строке %2&#xa0;— то же самое имя</translation>
    </message>
    <message>
        <source>%1 is too long for a label beside every number of the row</source>
        <translation>%1&#xa0;— слишком длинное обозначение, чтобы стоять у каждого числа строки</translation>
    </message>
    <message>
        <source>the count is 0</source>
        <translation>количество равно 0</translation>
    </message>
    <message>
        <source>this compares with a loop that the row does not have</source>
        <translation>это сравнение с циклом, которого в строке нет</translation>
    </message>
    <message>
        <source>%1 is published, but the round trips of a message (%2 of %3) take %4 of its time</source>
        <extracomment>%1 is true or false, %2 a number of round trips, %3 a duration, %4 a share such as 53 %.</extracomment>
        <translation>опубликовано %1, но обмены с брокером (%2 по %3) занимают %4 времени сообщения</translation>
    </message>
    <message>
        <source>a count can&apos;t be below 0</source>
        <translation>количество не может быть меньше 0</translation>
    </message>
    <message>
        <source>a cold start is counted whole, not divided by anything</source>
        <translation>холодный старт подсчитывается целиком и ни на что не делится</translation>
    </message>
    <message>
        <source>a cold start of %1 would cost less than one message, which costs %2</source>
        <translation>холодный старт (%1) стоил бы меньше одного сообщения (%2)</translation>
    </message>
    <message>
        <source>%1 is published, but framework less hand_written is %2</source>
        <translation>опубликовано %1, но framework минус hand_written даёт %2</translation>
    </message>
    <message>
        <source>no round was measured</source>
        <translation>не измерено ни одного круга</translation>
    </message>
    <message>
        <source>one round can&apos;t have a best and a worst that differ</source>
        <translation>у одного круга best и worst не могут различаться</translation>
    </message>
    <message>
        <source>one round has no spread, so that every difference counts as measured</source>
        <translation>у одного круга нет разброса, поэтому любая разница считается измеренной</translation>
    </message>
    <message>
        <source>the median %1 is not between the best round, %2, and the worst, %3</source>
        <translation>медиана (%1) не лежит между лучшим кругом (%2) и худшим (%3)</translation>
    </message>
    <message>
        <source>min, %1, is larger than max, %2</source>
        <translation>min (%1) больше, чем max (%2)</translation>
    </message>
    <message>
        <source>the median %1 is not between min, %2, and max, %3</source>
        <translation>медиана (%1) не лежит между min (%2) и max (%3)</translation>
    </message>
    <message>
        <source>the best round, %1, is below the worst, %2, though more is better in this row</source>
        <translation>лучший круг (%1) ниже худшего (%2), хотя в этой строке больше&#xa0;— лучше</translation>
    </message>
    <message>
        <source>the best round, %1, is above the worst, %2, though less is better in this row</source>
        <translation>лучший круг (%1) выше худшего (%2), хотя в этой строке меньше&#xa0;— лучше</translation>
    </message>
    <message>
        <source>no median, though other loops of the row have one; the page prints the worst round in its place</source>
        <translation>медианы нет, хотя у других циклов строки она есть; страница печатает вместо неё худший круг</translation>
    </message>
    <message>
        <source>no median; the page prints the worst round in its place</source>
        <translation>медианы нет; страница печатает вместо неё худший круг</translation>
    </message>
    <message>
        <source>%1 is no result of a round</source>
        <translation>%1 не может быть результатом круга</translation>
    </message>
    <message>
        <source>%1 is published, but the figures give %2: what is slower has no minus</source>
        <translation>опубликовано %1, но по показателям выходит %2: у того, что медленнее, минуса нет</translation>
    </message>
    <message>
        <source>%1 is published, but the figures give %2</source>
        <translation>опубликовано %1, но по показателям выходит %2</translation>
    </message>
    <message>
        <source>%1 is published; the figures are rounded too much to tell whether their difference, %2, is smaller than the spread, %3</source>
        <translation>опубликовано %1; показатели округлены слишком сильно, чтобы сказать, меньше ли их разница (%2), чем разброс (%3)</translation>
    </message>
    <message>
        <source>%1 is published, but the difference, %2, is smaller than the spread, %3</source>
        <translation>опубликовано %1, но разница (%2) меньше разброса (%3)</translation>
    </message>
    <message>
        <source>%1 is published, but the difference, %2, is not smaller than the spread, %3</source>
        <translation>опубликовано %1, но разница (%2) не меньше разброса (%3)</translation>
    </message>
    <message>
        <source>the text holds the control character %1</source>
        <extracomment>%1 is a code point such as U+202E.</extracomment>
        <translation>в тексте есть управляющий символ %1</translation>
    </message>
    <message>
        <source>the text holds %1, which can&apos;t be seen</source>
        <extracomment>%1 is a code point such as U+200B.</extracomment>
        <translation>в тексте есть %1, а этот символ не виден</translation>
    </message>
    <message>
        <source>the text holds %1, which stands for a character that was lost</source>
        <extracomment>%1 is the code point U+FFFD.</extracomment>
        <translation>в тексте есть %1, он стоит на месте потерянного символа</translation>
    </message>
    <message>
        <source>the text begins or ends with a blank</source>
        <translation>текст начинается или заканчивается пробелом</translation>
    </message>
    <message>
        <source>the page prints this as -0</source>
        <translation>страница печатает это как -0</translation>
    </message>
    <message>
        <source>this is no field of the format, and the page does not print it</source>
        <translation>такого поля в формате нет, и страница его не печатает</translation>
    </message>
    <message>
        <source>this is no field of the format, and %1 is missing</source>
        <translation>такого поля в формате нет, а %1 отсутствует</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n error(s)</source>
        <translation>
            <numerusform>%n ошибка</numerusform>
            <numerusform>%n ошибки</numerusform>
            <numerusform>%n ошибок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n warning(s)</source>
        <translation>
            <numerusform>%n предупреждение</numerusform>
            <numerusform>%n предупреждения</numerusform>
            <numerusform>%n предупреждений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n note(s)</source>
        <translation>
            <numerusform>%n примечание</numerusform>
            <numerusform>%n примечания</numerusform>
            <numerusform>%n примечаний</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing found</source>
        <translation>ничего не найдено</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>стандартный ввод</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s) are ready to publish.</source>
        <extracomment>%1 is the number of those that are.</extracomment>
        <translation>
            <numerusform>Готовы к публикации: %1 из %n документа.</numerusform>
            <numerusform>Готовы к публикации: %1 из %n документов.</numerusform>
            <numerusform>Готовы к публикации: %1 из %n документов.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: ready to publish (%2)</source>
        <extracomment>%1 is a file, %2 counts what was found in it.</extracomment>
        <translation>%1: готов к публикации (%2)</translation>
    </message>
    <message>
        <source>%1: not ready to publish (%2)</source>
        <translation>%1: не готов к публикации (%2)</translation>
    </message>
</context>
<context>
    <name>rangebar::CodeChangesModel</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Счётчик</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>By the gates</source>
        <translation>По порогам</translation>
    </message>
</context>
<context>
    <name>rangebar::CodeHistoryModel</name>
    <message>
        <source>Code</source>
        <translation>Код</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Что подсчитано</translation>
    </message>
    <message>
        <source>Instructions since the point before</source>
        <translation>Изменение инструкций с предыдущей точки</translation>
    </message>
    <message>
        <source>Allocations since the point before</source>
        <translation>Изменение выделений с предыдущей точки</translation>
    </message>
</context>
<context>
    <name>rangebar::CodeTableModel</name>
    <message>
        <source>gated</source>
        <translation>контролируется</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>не контролируется</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Инструкции</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>Выделения</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Холодный старт</translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation>Написано вручную</translation>
    </message>
    <message>
        <source>Over hand written</source>
        <translation>Сверх написанного вручную</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Плагин</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Контроль</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
</context>
<context>
    <name>rangebar::CommandInput</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>standard input</source>
        <translation>стандартный ввод</translation>
    </message>
    <message>
        <source>Only one of the documents can be standard input.</source>
        <translation>Стандартным вводом может быть только один из документов.</translation>
    </message>
</context>
<context>
    <name>rangebar::CommandLine</name>
    <message>
        <source>Downloads, draws and compares the benchmark results of RustStream crates.</source>
        <translation>Загружает, рисует и сравнивает результаты бенчмарков крейтов RustStream.</translation>
    </message>
    <message>
        <source>Shows this help and ends.</source>
        <translation>Показывает эту справку и завершает работу.</translation>
    </message>
    <message>
        <source>Shows the version and ends.</source>
        <translation>Показывает версию и завершает работу.</translation>
    </message>
    <message>
        <source>See rangebar --help.</source>
        <translation>См. rangebar --help.</translation>
    </message>
    <message>
        <source>There is no display: neither DISPLAY nor WAYLAND_DISPLAY is set. Start Rangebar from a desktop, through &quot;ssh -X&quot;, or with &quot;xvfb-run rangebar&quot;.</source>
        <translation>Нет дисплея: не задана ни DISPLAY, ни WAYLAND_DISPLAY. Запустите Rangebar в графическом сеансе, через «ssh -X» или командой «xvfb-run rangebar».</translation>
    </message>
    <message>
        <source>Documents to open (results.json), or saved comparisons (.rangebar).</source>
        <translation>Документы, которые нужно открыть (results.json), или сохранённые сравнения (.rangebar).</translation>
    </message>
    <message>
        <source>The language of the words.</source>
        <translation>Язык текста.</translation>
    </message>
    <message>
        <source>Overwrites a file that is there already.</source>
        <translation>Перезаписывает уже существующий файл.</translation>
    </message>
    <message>
        <source>Wrong usage, an input that can&apos;t be read, or an output that can&apos;t be written. The reason is on the error output.</source>
        <translation>Неверный вызов, нечитаемый ввод или вывод, который не удалось записать. Причина указана в потоке ошибок.</translation>
    </message>
    <message>
        <source>Each document is a file, &quot;-&quot; for standard input, or the name of a crate of your list. Of a crate the copy of its last download is taken; where there is none, it is downloaded.</source>
        <translation>Документ&#xa0;— это файл, «-» для стандартного ввода или имя крейта из вашего списка. Для крейта берётся копия последней загрузки; если её нет, он загружается.</translation>
    </message>
    <message>
        <source>Shows documents as tables.</source>
        <translation>Показывает документы в виде таблиц.</translation>
    </message>
    <message>
        <source>Shows everything that the page of a crate shows: where the numbers come from, the comparison with the raw client, the cost of the code, the throughput, the machine, and every other field.</source>
        <translation>Показывает всё, что есть на странице крейта: откуда взяты числа, сравнение с сырым клиентом, стоимость кода, пропускную способность, машину и все прочие поля.</translation>
    </message>
    <message>
        <source>At least one document is needed.</source>
        <translation>Нужен хотя бы один документ.</translation>
    </message>
    <message>
        <source>A document, or a crate.</source>
        <translation>Документ или крейт.</translation>
    </message>
    <message>
        <source>How the documents are written.</source>
        <translation>В каком виде выводятся документы.</translation>
    </message>
    <message>
        <source>For git: shows a file that is no document as it is, and ends with 0.</source>
        <translation>Для git: показывает файл, который не является документом, как есть и завершается с кодом 0.</translation>
    </message>
    <message>
        <source>Writes to a file instead of standard output (&quot;-&quot;).</source>
        <translation>Пишет в файл вместо стандартного вывода («-»).</translation>
    </message>
    <message>
        <source>All documents were shown.</source>
        <translation>Все документы показаны.</translation>
    </message>
    <message>
        <source>Shows a file.</source>
        <translation>Показывает файл.</translation>
    </message>
    <message>
        <source>Writes what a crate has published, for a pull request.</source>
        <translation>Выводит то, что опубликовал крейт, для пул-реквеста.</translation>
    </message>
    <message>
        <source>Shows a document of an earlier commit.</source>
        <translation>Показывает документ из более раннего коммита.</translation>
    </message>
    <message>
        <source>Saves charts and tables as pictures.</source>
        <translation>Сохраняет диаграммы и таблицы как изображения.</translation>
    </message>
    <message>
        <source>Draws what the window draws, without a display. Every picture names the crate, the versions, the machine and the date, so that it can stand alone.</source>
        <translation>Рисует то же, что и окно, но без дисплея. На каждом изображении указаны крейт, версии, машина и дата, чтобы его можно было понять отдельно.</translation>
    </message>
    <message>
        <source>At least one document is needed, or --all-crates.</source>
        <translation>Нужен хотя бы один документ или --all-crates.</translation>
    </message>
    <message>
        <source>Light, dark, or one picture of each.</source>
        <translation>Светлая, тёмная или по одному изображению на каждую.</translation>
    </message>
    <message>
        <source>One axis for all scenarios, or one for each.</source>
        <translation>Одна ось на все сценарии или своя у каждого.</translation>
    </message>
    <message>
        <source>Options for a purpose; what is given beside it takes precedence.</source>
        <translation>Набор параметров для определённой цели; указанное рядом имеет приоритет.</translation>
    </message>
    <message>
        <source>The width before it is scaled.</source>
        <translation>Ширина до масштабирования.</translation>
    </message>
    <message>
        <source>The kind of picture. Where it is not given, the ending of the output file tells.</source>
        <translation>Вид изображения. Если не указан, определяется по расширению выходного файла.</translation>
    </message>
    <message>
        <source>Pixels of a PNG for each pixel of the width.</source>
        <translation>Сколько пикселей PNG приходится на пиксель ширины.</translation>
    </message>
    <message>
        <source>Leaves the background out.</source>
        <translation>Не рисует фон.</translation>
    </message>
    <message>
        <source>Leaves the title out.</source>
        <translation>Не рисует заголовок.</translation>
    </message>
    <message>
        <source>Leaves out the caption that says where the numbers come from.</source>
        <translation>Не рисует подпись, в которой сказано, откуда взяты числа.</translation>
    </message>
    <message>
        <source>Draws the text of an SVG as outlines, so that it looks the same without the font.</source>
        <translation>Рисует текст SVG контурами, чтобы без нужного шрифта он выглядел так же.</translation>
    </message>
    <message>
        <source>Exports every crate of your list.</source>
        <translation>Экспортирует все крейты из вашего списка.</translation>
    </message>
    <message>
        <source>All pictures were saved.</source>
        <translation>Все изображения сохранены.</translation>
    </message>
    <message>
        <source>Saves one chart.</source>
        <translation>Сохраняет одну диаграмму.</translation>
    </message>
    <message>
        <source>Saves all charts of a crate for release notes.</source>
        <translation>Сохраняет все диаграммы крейта для заметок о выпуске.</translation>
    </message>
    <message>
        <source>Downloads the documents of crates.</source>
        <translation>Загружает документы крейтов.</translation>
    </message>
    <message>
        <source>Downloads what the crates of your list have published now, keeps it like the window does, and says on a line for each crate what happened.</source>
        <translation>Загружает то, что крейты из вашего списка опубликовали к этому времени, сохраняет так же, как окно, и сообщает результат для каждого крейта отдельной строкой.</translation>
    </message>
    <message>
        <source>Ctrl+C cancels what is still under way; what has arrived stays.</source>
        <translation>Ctrl+C отменяет то, что ещё выполняется; уже полученное остаётся.</translation>
    </message>
    <message>
        <source>Name the crates, or say --all.</source>
        <translation>Укажите крейты или --all.</translation>
    </message>
    <message>
        <source>A crate of your list, such as ruststream-nats.</source>
        <translation>Крейт из вашего списка, например ruststream-nats.</translation>
    </message>
    <message>
        <source>Also writes each document to DIR/CRATE.json.</source>
        <translation>Также записывает каждый документ в DIR/CRATE.json.</translation>
    </message>
    <message>
        <source>Downloads every crate of your list.</source>
        <translation>Загружает все крейты из вашего списка.</translation>
    </message>
    <message>
        <source>Every crate has its document.</source>
        <translation>Документ каждого крейта получен.</translation>
    </message>
    <message>
        <source>A document could not be had, or was cancelled.</source>
        <translation>Какой-то документ не удалось получить, или загрузка отменена.</translation>
    </message>
    <message>
        <source>Downloads all crates.</source>
        <translation>Загружает все крейты.</translation>
    </message>
    <message>
        <source>Writes documents/ruststream-nats.json.</source>
        <translation>Записывает documents/ruststream-nats.json.</translation>
    </message>
    <message>
        <source>Checks whether documents are ready to be published.</source>
        <translation>Проверяет, готовы ли документы к публикации.</translation>
    </message>
    <message>
        <source>Looks for what the format forbids, for figures that contradict each other, and for what the public page would print wrongly. Each finding has its line, its column and its field, and says what to write instead.</source>
        <translation>Ищет то, что запрещено форматом, показатели, которые противоречат друг другу, и то, что публичная страница показала бы неверно. Для каждой находки указаны строка, столбец и поле и сказано, что написать вместо этого.</translation>
    </message>
    <message>
        <source>A document is a file, or &quot;-&quot; for standard input.</source>
        <translation>Документ&#xa0;— это файл или «-» для стандартного ввода.</translation>
    </message>
    <message>
        <source>A document (results.json).</source>
        <translation>Документ (results.json).</translation>
    </message>
    <message>
        <source>How the findings are written; github is for annotations in a workflow of GitHub.</source>
        <translation>В каком виде выводятся находки; github&#xa0;— для аннотаций в рабочем процессе GitHub.</translation>
    </message>
    <message>
        <source>Warnings count like errors.</source>
        <translation>Предупреждения считаются ошибками.</translation>
    </message>
    <message>
        <source>All documents are ready.</source>
        <translation>Все документы готовы.</translation>
    </message>
    <message>
        <source>An error was found, or a warning with --strict.</source>
        <translation>Найдена ошибка или, при --strict, предупреждение.</translation>
    </message>
    <message>
        <source>Checks a file before it is published.</source>
        <translation>Проверяет файл перед публикацией.</translation>
    </message>
    <message>
        <source>Annotates a pull request.</source>
        <translation>Добавляет аннотации к пул-реквесту.</translation>
    </message>
    <message>
        <source>Compares two documents of one crate.</source>
        <translation>Сравнивает два документа одного крейта.</translation>
    </message>
    <message>
        <source>Says whether the two may be compared, what got worse and what better, and why. A change smaller than the spread of the rounds is indistinguishable and has no percentage.</source>
        <translation>Сообщает, можно ли их сравнивать, что стало хуже, что лучше и почему. Изменение меньше разброса кругов неразличимо, и процент для него не указывается.</translation>
    </message>
    <message>
        <source>The document that is judged.</source>
        <translation>Документ, который оценивают.</translation>
    </message>
    <message>
        <source>What ends with 1.</source>
        <translation>Что даёт код завершения 1.</translation>
    </message>
    <message>
        <source>How the report is written.</source>
        <translation>В каком виде выводится отчёт.</translation>
    </message>
    <message>
        <source>The gate for instructions.</source>
        <translation>Порог для инструкций.</translation>
    </message>
    <message>
        <source>The gate for allocations.</source>
        <translation>Порог для выделений.</translation>
    </message>
    <message>
        <source>Nothing was found.</source>
        <translation>Ничего не найдено.</translation>
    </message>
    <message>
        <source>Something was found; --fail-on says what counts.</source>
        <translation>Что-то найдено; что учитывается, определяет --fail-on.</translation>
    </message>
    <message>
        <source>The documents could not be compared, or wrong usage. The reason is on the error output.</source>
        <translation>Документы не удалось сравнить, или вызов неверен. Причина указана в потоке ошибок.</translation>
    </message>
    <message>
        <source>Compares two files.</source>
        <translation>Сравнивает два файла.</translation>
    </message>
    <message>
        <source>Writes the report for a pull request.</source>
        <translation>Выводит отчёт для пул-реквеста.</translation>
    </message>
    <message>
        <source>Compares with what is on another branch.</source>
        <translation>Сравнивает с тем, что есть в другой ветке.</translation>
    </message>
    <message>
        <source>Without a verb it opens the window.</source>
        <translation>Без команды открывает окно.</translation>
    </message>
    <message>
        <source>The window was closed.</source>
        <translation>Окно закрыто.</translation>
    </message>
    <message>
        <source>Wrong usage.</source>
        <translation>Неверный вызов.</translation>
    </message>
    <message>
        <source>There is no display for a window.</source>
        <translation>Нет дисплея для окна.</translation>
    </message>
    <message>
        <source>Opens the window.</source>
        <translation>Открывает окно.</translation>
    </message>
    <message>
        <source>Compares two files in the window.</source>
        <translation>Сравнивает два файла в окне.</translation>
    </message>
    <message>
        <source>Downloads crates also where a copy is kept; what can&apos;t be downloaded is an error then.</source>
        <translation>Загружает крейты, даже если есть сохранённая копия; то, что не удалось загрузить, тогда считается ошибкой.</translation>
    </message>
    <message>
        <source>JSON and CSV are for programs: they hold every figure and what follows from it, and their numbers are not rounded. What JSON calls a label is what the page shows. A distance is a share of the raw client&apos;s figure.</source>
        <translation>JSON и CSV предназначены для программ: в них есть каждый показатель и то, что из него следует, и числа в них не округлены. То, что JSON называет label,&#xa0;— это то, что показывает страница. Отставание&#xa0;— это доля показателя сырого клиента.</translation>
    </message>
    <message>
        <source>Downloads nothing, and writes the names of the crates of your list instead.</source>
        <translation>Ничего не загружает, а выводит имена крейтов из вашего списка.</translation>
    </message>
    <message>
        <source>One folder for everything that is kept.</source>
        <translation>Одна папка для всего, что сохраняется.</translation>
    </message>
    <message>
        <source>Where the settings and your list of crates are.</source>
        <translation>Где находятся настройки и ваш список крейтов.</translation>
    </message>
    <message>
        <source>Where the downloaded documents are.</source>
        <translation>Где находятся загруженные документы.</translation>
    </message>
    <message>
        <source>Where it is not empty, nothing is emphasised on a terminal.</source>
        <translation>Если не пусто, в терминале ничего не выделяется.</translation>
    </message>
    <message>
        <source>The width of the terminal, where it can&apos;t be asked.</source>
        <translation>Ширина терминала, если её нельзя узнать у него самого.</translation>
    </message>
    <message>
        <source>The languages of the words, in the order you prefer them.</source>
        <translation>Языки текста в порядке предпочтения.</translation>
    </message>
    <message>
        <source>The settings.</source>
        <translation>Настройки.</translation>
    </message>
    <message>
        <source>Your own list of crates, once you have changed it.</source>
        <translation>Ваш собственный список крейтов, если вы его изменили.</translation>
    </message>
    <message>
        <source>The last good document of each crate.</source>
        <translation>Последний пригодный документ каждого крейта.</translation>
    </message>
    <message>
        <source>One picture goes to a file; several go to a folder, under names made of the crate, its version, the date, the chart and the theme. The paths of the files are printed, one a line.</source>
        <translation>Одно изображение записывается в файл, несколько&#xa0;— в папку, под именами, составленными из крейта, его версии, даты, диаграммы и темы. Выводятся пути файлов, по одному в строке.</translation>
    </message>
    <message>
        <source>With --base the charts compare each document with that one: %1.</source>
        <translation>С --base диаграммы сравнивают с этим документом каждый из остальных: %1.</translation>
    </message>
    <message>
        <source>What is drawn; may be given several times. &quot;all&quot; is every chart and table; without the option it is every chart.</source>
        <translation>Что рисовать; можно указать несколько раз. «all»&#xa0;— все диаграммы и таблицы; без этого параметра&#xa0;— все диаграммы.</translation>
    </message>
    <message>
        <source>Compares each document with this one.</source>
        <translation>Сравнивает каждый документ с этим.</translation>
    </message>
    <message>
        <source>A file (.png, .svg or .pdf), or a folder; the current one where it is not given. &quot;-&quot; is standard output.</source>
        <translation>Файл (.png, .svg или .pdf) или папка; если не указано&#xa0;— текущая папка. «-»&#xa0;— стандартный вывод.</translation>
    </message>
    <message>
        <source>Something that was asked for does not exist: a chart that a document does not have, or the document of a crate.</source>
        <translation>Чего-то из запрошенного нет: диаграммы, которой нет для документа, или документа крейта.</translation>
    </message>
    <message>
        <source>Saves a chart of two documents.</source>
        <translation>Сохраняет диаграмму по двум документам.</translation>
    </message>
    <message>
        <source>Another library than yours.</source>
        <translation>Другая библиотека вместо вашей.</translation>
    </message>
    <message>
        <source>Shows how a crate changed over time.</source>
        <translation>Показывает, как крейт менялся со временем.</translation>
    </message>
    <message>
        <source>Holds each document of a crate against the one before it, by the rules of diff: the distances to the raw client and the rates of every row over time, the counts of the code where they change, and where the machine or the compiler is another one.</source>
        <translation>Сравнивает каждый документ крейта с предыдущим по правилам diff: отставания от сырого клиента и скорости каждой строки во времени, счётчики кода там, где они меняются, и места, где сменились машина или компилятор.</translation>
    </message>
    <message>
        <source>The documents are those of a crate in your library, of a folder and the folders below it, of an archive, of files, or all versions of one file in the history of a git repository. A folder that is a repository is read as one; where no commit has the file, the documents in the folder are taken. Nothing is written to the library or the repository.</source>
        <translation>Документы берутся из вашей библиотеки (по имени крейта), из папки и вложенных в неё папок, из архива, из отдельных файлов или из истории репозитория git (все версии одного файла). Папка, которая является репозиторием, читается как репозиторий; если файла нет ни в одном коммите, берутся документы из папки. Ни в библиотеку, ни в репозиторий ничего не записывается.</translation>
    </message>
    <message>
        <source>Name a crate of your library, a folder, a repository, an archive or files.</source>
        <translation>Укажите крейт из вашей библиотеки, папку, репозиторий, архив или файлы.</translation>
    </message>
    <message>
        <source>Where the documents are.</source>
        <translation>Где находятся документы.</translation>
    </message>
    <message>
        <source>The order of the documents: by the date of the measurement, or by the version.</source>
        <translation>Порядок документов: по дате измерения или по версии.</translation>
    </message>
    <message>
        <source>Which crate, where the documents are of several.</source>
        <translation>Какой крейт, если документы относятся к нескольким.</translation>
    </message>
    <message>
        <source>The file in the repository.</source>
        <translation>Файл в репозитории.</translation>
    </message>
    <message>
        <source>Also draws the history (.png, .svg or .pdf).</source>
        <translation>Также рисует историю (.png, .svg или .pdf).</translation>
    </message>
    <message>
        <source>What --chart draws; the first of these that there is where it is not given.</source>
        <translation>Что рисует --chart; если не указано&#xa0;— первое из этого списка, что есть.</translation>
    </message>
    <message>
        <source>--chart draws rates instead of distances to the raw client.</source>
        <translation>--chart рисует скорости вместо отставаний от сырого клиента.</translation>
    </message>
    <message>
        <source>The history was written.</source>
        <translation>История выведена.</translation>
    </message>
    <message>
        <source>The history was written without what could not be read; the report lists that.</source>
        <translation>История выведена без того, что не удалось прочитать; оно перечислено в отчёте.</translation>
    </message>
    <message>
        <source>Shows what the library has of a crate.</source>
        <translation>Показывает, что есть в библиотеке по крейту.</translation>
    </message>
    <message>
        <source>Shows all versions in the repository of a crate.</source>
        <translation>Показывает все версии из репозитория крейта.</translation>
    </message>
    <message>
        <source>Draws the history of one crate in an archive.</source>
        <translation>Рисует историю одного крейта из архива.</translation>
    </message>
    <message>
        <source>Takes documents into your library.</source>
        <translation>Принимает документы в вашу библиотеку.</translation>
    </message>
    <message>
        <source>Looks for documents in files, in folders and everything below them, and in archives (zip, tar, tar.gz, tar.xz, tar.zst, tar.bz2), also in archives that lie in folders or in other archives. With --git each path is a git repository, and every version of the file in its history is taken, of any branch. A repository is only read: nothing of it is run, and nothing is fetched.</source>
        <translation>Ищет документы в файлах, в папках со всем их содержимым и в архивах (zip, tar, tar.gz, tar.xz, tar.zst, tar.bz2), в том числе в архивах, лежащих в папках или в других архивах. С --git каждый путь&#xa0;— это репозиторий git, и принимаются все версии файла из его истории, в любой ветке. Репозиторий только читается: ничего из него не запускается и ничего не загружается.</translation>
    </message>
    <message>
        <source>What is taken is copied into the library as it is, once for each content, with where it came from; nothing in the library is ever changed. A line for each thing that was looked at says what became of it, and why something was refused.</source>
        <translation>Принятое копируется в библиотеку как есть, каждое содержимое один раз, со сведениями о происхождении; в самой библиотеке ничего никогда не изменяется. Для каждого просмотренного объекта выводится строка с результатом, а если он отклонён&#xa0;— с причиной.</translation>
    </message>
    <message>
        <source>Ctrl+C ends it in order: what was taken until then is in the library.</source>
        <translation>Ctrl+C завершает работу корректно: всё принятое до этого находится в библиотеке.</translation>
    </message>
    <message>
        <source>Name at least one file, folder, archive or repository.</source>
        <translation>Укажите хотя бы один файл, папку, архив или репозиторий.</translation>
    </message>
    <message>
        <source>A file, a folder, an archive, or a repository.</source>
        <translation>Файл, папка, архив или репозиторий.</translation>
    </message>
    <message>
        <source>With --git: the file whose versions are taken, from the top of the repository. Its earlier names are found too.</source>
        <translation>С --git: файл, версии которого принимаются; путь от корня репозитория. Прежние имена файла тоже находятся.</translation>
    </message>
    <message>
        <source>Takes the history of git repositories.</source>
        <translation>Принимает историю репозиториев git.</translation>
    </message>
    <message>
        <source>How the list is written.</source>
        <translation>В каком виде выводится список.</translation>
    </message>
    <message>
        <source>Everything that was found is in the library.</source>
        <translation>Всё найденное находится в библиотеке.</translation>
    </message>
    <message>
        <source>Something was refused, and the list says why; or it was cancelled.</source>
        <translation>Что-то отклонено, причина указана в списке; или импорт отменён.</translation>
    </message>
    <message>
        <source>Wrong usage, a path that can&apos;t be read, or a library that can&apos;t be written. The reason is on the error output.</source>
        <translation>Неверный вызов, нечитаемый путь или библиотека, в которую не удалось записать. Причина указана в потоке ошибок.</translation>
    </message>
    <message>
        <source>Takes a file, what is in a folder, and what is in an archive.</source>
        <translation>Принимает файл, содержимое папки и содержимое архива.</translation>
    </message>
    <message>
        <source>Takes every version that a repository holds.</source>
        <translation>Принимает все версии, которые есть в репозитории.</translation>
    </message>
    <message>
        <source>Lists the documents of your library.</source>
        <translation>Выводит список документов вашей библиотеки.</translation>
    </message>
    <message>
        <source>Without a query all of them, the earliest measurement first. The query is what the search field of the window takes: crate:nats cpu:7900X after:2026-09-01, and plain words. Several arguments are one query; a text with blanks needs quotation marks that reach the program: &apos;cpu:&quot;Ryzen 9&quot;&apos;.</source>
        <translation>Без запроса&#xa0;— все, начиная с самого раннего измерения. Запрос такой же, как в поле поиска окна: crate:nats cpu:7900X after:2026-09-01 и обычные слова. Несколько аргументов составляют один запрос; тексту с пробелами нужны кавычки, которые дойдут до программы: &apos;cpu:&quot;Ryzen 9&quot;&apos;.</translation>
    </message>
    <message>
        <source>JSON and CSV are for programs: they hold what the documents say of themselves as it was published, and where they came from.</source>
        <translation>JSON и CSV предназначены для программ: в них есть то, что документы сообщают о себе, в том виде, в каком это опубликовано, и сведения об их происхождении.</translation>
    </message>
    <message>
        <source>What to search for.</source>
        <translation>Что искать.</translation>
    </message>
    <message>
        <source>Writes the paths of the files instead, one a line, for other commands.</source>
        <translation>Вместо списка выводит пути файлов, по одному в строке, для других команд.</translation>
    </message>
    <message>
        <source>Documents were found.</source>
        <translation>Документы найдены.</translation>
    </message>
    <message>
        <source>None was found.</source>
        <translation>Ни одного не найдено.</translation>
    </message>
    <message>
        <source>Wrong usage, a query that is not understood, or no such library. The reason is on the error output.</source>
        <translation>Неверный вызов, непонятный запрос или несуществующая библиотека. Причина указана в потоке ошибок.</translation>
    </message>
    <message>
        <source>Compares two documents, the earlier one as the base.</source>
        <translation>Сравнивает два документа; база&#xa0;— более ранний.</translation>
    </message>
    <message>
        <source>Where your library is, unless you have chosen another place.</source>
        <translation>Где находится ваша библиотека, если вы не выбрали другое место.</translation>
    </message>
    <message>
        <source>Your library of documents.</source>
        <translation>Ваша библиотека документов.</translation>
    </message>
    <message>
        <source>Lists what one crate has measured since a given month.</source>
        <translation>Выводит то, что один крейт измерил начиная с указанного месяца.</translation>
    </message>
    <message>
        <source>--pr and --compare can&apos;t be used together.</source>
        <translation>--pr и --compare нельзя использовать вместе.</translation>
    </message>
    <message>
        <source>With --pr the documents are the two sides of a pull request on GitHub. With --repo they are those of two branches, tags or commits of a repository: BASE..HEAD compares the two as they are, BASE...HEAD begins where HEAD left BASE. Nothing is needed for a public repository; a token in RANGEBAR_GITHUB_TOKEN, or the one that the window keeps in the keychain, opens a private one. A pull request that adds or removes its document is shown with the one document that there is, and is a change for --fail-on.</source>
        <translation>С --pr документы&#xa0;— это две стороны пул-реквеста на GitHub. С --repo&#xa0;— документы двух веток, меток или коммитов репозитория: BASE..HEAD сравнивает их как есть, BASE...HEAD начинает с места, где HEAD ответвился от BASE. Для открытого репозитория ничего не нужно; закрытый открывает токен из RANGEBAR_GITHUB_TOKEN или тот, который окно хранит в связке ключей. Пул-реквест, который добавляет или удаляет свой документ, показывается с единственным имеющимся документом и для --fail-on считается изменением.</translation>
    </message>
    <message>
        <source>Two documents are needed, a base and a candidate; or --pr, or --repo.</source>
        <translation>Нужны два документа, база и кандидат; или --pr, или --repo.</translation>
    </message>
    <message>
        <source>The document to compare with; with --repo the argument is BASE..HEAD.</source>
        <translation>Документ, с которым сравнивают; с --repo этот аргумент&#xa0;— BASE..HEAD.</translation>
    </message>
    <message>
        <source>A pull request of GitHub, by its address or as OWNER/REPO#12, instead of two documents.</source>
        <translation>Пул-реквест GitHub, по адресу или в виде OWNER/REPO#12, вместо двух документов.</translation>
    </message>
    <message>
        <source>A repository of GitHub, whose branches, tags or commits are compared.</source>
        <translation>Репозиторий GitHub, ветки, метки или коммиты которого сравниваются.</translation>
    </message>
    <message>
        <source>With --pr: compares with the commit where the pull request left its target branch, or with the tip of that branch.</source>
        <translation>С --pr: сравнивает с коммитом, в котором пул-реквест ответвился от целевой ветки, или с вершиной этой ветки.</translation>
    </message>
    <message>
        <source>With --pr and --repo: the file in the repository.</source>
        <translation>С --pr и --repo: файл в репозитории.</translation>
    </message>
    <message>
        <source>Compares what a pull request changes.</source>
        <translation>Сравнивает то, что меняет пул-реквест.</translation>
    </message>
    <message>
        <source>Compares a release with a branch.</source>
        <translation>Сравнивает выпуск с веткой.</translation>
    </message>
    <message>
        <source>--compare needs two documents, the base and the candidate, or none to be asked for them.</source>
        <translation>Для --compare нужны два документа, база и кандидат, или ни одного: тогда окно спросит о них.</translation>
    </message>
    <message>
        <source>Opens the numbers of a pull request on GitHub: its address, or OWNER/REPO#12.</source>
        <translation>Открывает числа пул-реквеста на GitHub: его адрес или OWNER/REPO#12.</translation>
    </message>
    <message>
        <source>Compares the two documents that follow, base first; without any it asks for them.</source>
        <translation>Сравнивает два следующих документа, первым&#xa0;— база; если их нет, спрашивает о них.</translation>
    </message>
    <message>
        <source>Shows what a pull request changes in the numbers.</source>
        <translation>Показывает, что пул-реквест меняет в числах.</translation>
    </message>
    <message>
        <source>A token for GitHub, which is used before any other.</source>
        <translation>Токен для GitHub; он используется прежде любого другого.</translation>
    </message>
    <message>
        <source>The address of another GitHub&apos;s API, such as https://HOST/api/v3.</source>
        <translation>Адрес API другого GitHub, например https://HOST/api/v3.</translation>
    </message>
    <message>
        <source>Writes down what the program does, for a report of a mistake. The file holds no passwords or tokens; at 1 MiB a new one is begun, and the one before is kept as FILE.1.</source>
        <translation>Записывает, что делает программа, для сообщения об ошибке. Паролей и токенов в файле нет; по достижении 1 МиБ он начинается заново, а прежний сохраняется как FILE.1.</translation>
    </message>
    <message>
        <source>Writes the log to the error output.</source>
        <translation>Выводит журнал в поток ошибок.</translation>
    </message>
    <message>
        <source>What running programs have open.</source>
        <translation>Что открыто в запущенных программах.</translation>
    </message>
    <message>
        <source>The command %1 stands first, and its options follow it: rangebar %1 ...</source>
        <translation>Команда %1 стоит первой, а её параметры — после неё: rangebar %1 ...</translation>
    </message>
    <message>
        <source>There is no command or file %1. Did you mean %2?</source>
        <translation>Нет ни команды, ни файла %1. Возможно, имелось в виду %2?</translation>
    </message>
</context>
<context>
    <name>rangebar::CommandOutput</name>
    <message>
        <source>%1 can&apos;t be written: %2</source>
        <translation>Не удалось записать %1: %2</translation>
    </message>
    <message>
        <source>%1 is a folder. Name a file in it.</source>
        <translation>%1&#xa0;— папка. Укажите файл в ней.</translation>
    </message>
    <message>
        <source>%1 is there already. It is overwritten only with --force.</source>
        <translation>%1 уже существует. Перезаписывается только с --force.</translation>
    </message>
    <message>
        <source>Standard output</source>
        <translation>Стандартный вывод</translation>
    </message>
</context>
<context>
    <name>rangebar::CommandParser</name>
    <message>
        <source>There is no option %1.</source>
        <translation>Параметра %1 нет.</translation>
    </message>
    <message>
        <source>Did you mean %1?</source>
        <translation>Возможно, имелось в виду %1?</translation>
    </message>
    <message>
        <source>%1 can&apos;t be empty.</source>
        <translation>Значение %1 не может быть пустым.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be %2. Choose one of %3.</source>
        <translation>Значение %2 для %1 недопустимо. Выберите из следующих: %3.</translation>
    </message>
    <message>
        <source>%1 must be a whole number from %2 to %3, not %4.</source>
        <translation>Значение %1 должно быть целым числом от %2 до %3, а не %4.</translation>
    </message>
    <message>
        <source>%1 must be a number from %2 to %3, not %4.</source>
        <translation>Значение %1 должно быть числом от %2 до %3, а не %4.</translation>
    </message>
    <message numerus="yes">
        <source>%n argument(s) given.</source>
        <translation>
            <numerusform>Указан %n аргумент.</numerusform>
            <numerusform>Указано %n аргумента.</numerusform>
            <numerusform>Указано %n аргументов.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::Commands</name>
    <message>
        <source>There is no verb %1. The verbs are %2.</source>
        <translation>Команды %1 нет. Есть следующие: %2.</translation>
    </message>
    <message>
        <source>See %1.</source>
        <translation>См. %1.</translation>
    </message>
</context>
<context>
    <name>rangebar::CommentDialog</name>
    <message>
        <source>Only the rows that are &amp;visible in the comparison</source>
        <translation>Только строки, &amp;видимые в сравнении</translation>
    </message>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Open in the &amp;browser</source>
        <translation>Открыть в &amp;браузере</translation>
    </message>
    <message>
        <source>&amp;Post as comment</source>
        <translation>&amp;Опубликовать комментарий</translation>
    </message>
    <message>
        <source>Summary for the review</source>
        <translation>Сводка для рецензии</translation>
    </message>
    <message>
        <source>This is what a comment on %1 would be, to the last character. It is Markdown, ready to be pasted as well. The first line is seen by nobody: by it the next comment finds this one.</source>
        <translation>Таким, до последнего символа, будет комментарий к %1. Это Markdown, его можно и просто вставить. Первую строку никто не увидит: по ней следующий комментарий находит этот.</translation>
    </message>
    <message>
        <source>Text of the comment</source>
        <translation>Текст комментария</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>О&amp;становить</translation>
    </message>
    <message>
        <source>C&amp;lose</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>&amp;Update the comment</source>
        <translation>&amp;Обновить комментарий</translation>
    </message>
    <message>
        <source>By the account of a program.</source>
        <translation>От имени учётной записи программы.</translation>
    </message>
    <message>
        <source>By the account %1.</source>
        <translation>От имени учётной записи %1.</translation>
    </message>
</context>
<context>
    <name>rangebar::ComparePage</name>
    <message>
        <source>All rows</source>
        <translation>Все строки</translation>
    </message>
    <message>
        <source>Findings only</source>
        <translation>Только находки</translation>
    </message>
    <message>
        <source>Regressions</source>
        <translation>Регрессии</translation>
    </message>
    <message>
        <source>Improvements</source>
        <translation>Улучшения</translation>
    </message>
    <message>
        <source>Rows shown</source>
        <translation>Показываемые строки</translation>
    </message>
    <message>
        <source>In document order</source>
        <translation>В порядке документа</translation>
    </message>
    <message>
        <source>Largest change first</source>
        <translation>Сначала наибольшие изменения</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>По имени</translation>
    </message>
    <message>
        <source>Order of the rows</source>
        <translation>Порядок строк</translation>
    </message>
    <message>
        <source>Filter by name</source>
        <translation>Фильтр по имени</translation>
    </message>
    <message>
        <source>Gate for &amp;instructions:</source>
        <translation>Порог для &amp;инструкций:</translation>
    </message>
    <message>
        <source>for &amp;allocations:</source>
        <translation>для вы&amp;делений:</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source>Previous finding (Shift+F7)</source>
        <translation>Предыдущая находка (Shift+F7)</translation>
    </message>
    <message>
        <source>Previous finding</source>
        <translation>Предыдущая находка</translation>
    </message>
    <message>
        <source>Next finding (F7)</source>
        <translation>Следующая находка (F7)</translation>
    </message>
    <message>
        <source>Next finding</source>
        <translation>Следующая находка</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Заметка</translation>
    </message>
    <message>
        <source>Note on the finding</source>
        <translation>Заметка к находке</translation>
    </message>
    <message>
        <source>Report</source>
        <translation>Отчёт</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s). F7 goes to the first.</source>
        <translation>
            <numerusform>%n находка. F7&#xa0;— к первой.</numerusform>
            <numerusform>%n находки. F7&#xa0;— к первой.</numerusform>
            <numerusform>%n находок. F7&#xa0;— к первой.</numerusform>
        </translation>
    </message>
    <message>
        <source>No findings.</source>
        <translation>Находок нет.</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 из %2: %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>&amp;Swap the sides</source>
        <translation>По&amp;менять стороны местами</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Находки</translation>
    </message>
    <message>
        <source>Nothing was found: no change is larger than the spread, no count moved past a gate, and no row came or went.</source>
        <translation>Ничего не найдено: ни одно изменение не больше разброса, ни один счётчик не вышел за порог, ни одна строка не появилась и не исчезла.</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>Против сырого клиента</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>Стоимость кода</translation>
    </message>
    <message>
        <source>Pairing of the rows</source>
        <translation>Сопоставление строк</translation>
    </message>
    <message>
        <source>Rows of equal names are paired. Similar names are only suggested; nothing is paired until you say so.</source>
        <translation>Сопоставляются строки с одинаковыми именами. Похожие имена только предлагаются; без вашего решения ничего не сопоставляется.</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in the base looks like &quot;%3&quot; in the candidate.</source>
        <translation>%1: «%2» в базе похоже на «%3» в кандидате.</translation>
    </message>
    <message>
        <source>Pair them</source>
        <translation>Сопоставить</translation>
    </message>
    <message>
        <source>%1: pair by hand</source>
        <translation>%1: сопоставить вручную</translation>
    </message>
    <message>
        <source>Row of the base</source>
        <translation>Строка базы</translation>
    </message>
    <message>
        <source>Row of the candidate</source>
        <translation>Строка кандидата</translation>
    </message>
    <message>
        <source>%1: &quot;%2&quot; in the base is paired with &quot;%3&quot; in the candidate.</source>
        <translation>%1: «%2» в базе сопоставлено с «%3» в кандидате.</translation>
    </message>
    <message>
        <source>Take apart</source>
        <translation>Разъединить</translation>
    </message>
    <message>
        <source>Undo all pairing by hand</source>
        <translation>Отменить все ручные сопоставления</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Прочие поля</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Текст</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>HTML</source>
        <translation>HTML</translation>
    </message>
    <message>
        <source>&amp;Copy everything as</source>
        <translation>&amp;Копировать всё как</translation>
    </message>
    <message>
        <source>Copy what is &amp;visible as</source>
        <translation>Копировать &amp;видимое как</translation>
    </message>
    <message>
        <source>&amp;Save everything as</source>
        <translation>&amp;Сохранить всё как</translation>
    </message>
    <message>
        <source>Save what is v&amp;isible as</source>
        <translation>Сохранить в&amp;идимое как</translation>
    </message>
    <message>
        <source>Save c&amp;omparison...</source>
        <translation>Сохранить с&amp;равнение...</translation>
    </message>
    <message>
        <source>Accep&amp;ted</source>
        <translation>При&amp;нято</translation>
    </message>
    <message>
        <source>Nothing was found, since nothing could be compared.</source>
        <translation>Ничего не найдено, так как сравнить ничего не удалось.</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Вернуть его</translation>
    </message>
    <message>
        <source>Let it go</source>
        <translation>Не возвращать</translation>
    </message>
</context>
<context>
    <name>rangebar::Comparing</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 is not available. Refresh, and open the comparison again.</source>
        <translation>Документа %1 сейчас нет. Обновите данные и откройте сравнение снова.</translation>
    </message>
    <message>
        <source>The sample is no longer shown.</source>
        <translation>Образец больше не показывается.</translation>
    </message>
    <message>
        <source>%1: this version is no longer available.</source>
        <translation>%1: этой версии больше нет.</translation>
    </message>
    <message>
        <source>%1 is not in the library. Open it on GitHub again (File &gt; Open pull request), and save the comparison again.</source>
        <translation>Документа %1 нет в библиотеке. Откройте его на GitHub снова (Файл &gt; Открыть пул-реквест) и сохраните сравнение заново.</translation>
    </message>
    <message>
        <source>Choose the two documents again (Ctrl+Shift+D).</source>
        <translation>Выберите два документа заново (Ctrl+Shift+D).</translation>
    </message>
    <message>
        <source>This is what was known when the comparison was saved.</source>
        <translation>Это то, что было известно, когда сравнение сохранили.</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Открыть в браузере</translation>
    </message>
    <message numerus="yes">
        <source>The comparison of %1 with %2, in which you accepted %n finding(s), was replaced by this one.</source>
        <translation>
            <numerusform>Это сравнение заняло место сравнения %1 с %2, в котором вы приняли %n находку.</numerusform>
            <numerusform>Это сравнение заняло место сравнения %1 с %2, в котором вы приняли %n находки.</numerusform>
            <numerusform>Это сравнение заняло место сравнения %1 с %2, в котором вы приняли %n находок.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonReport</name>
    <message>
        <source>May they be compared?</source>
        <translation>Можно ли их сравнивать?</translation>
    </message>
    <message>
        <source>What differs</source>
        <translation>Что различается</translation>
    </message>
    <message>
        <source>Effect</source>
        <translation>Влияние</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Находки</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Находка</translation>
    </message>
    <message>
        <source>Accepted</source>
        <translation>Принято</translation>
    </message>
    <message>
        <source>medians</source>
        <translation>медианы</translation>
    </message>
    <message>
        <source>raw client moved</source>
        <translation>сырой клиент сместился</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>неоднозначно</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>не контролируется</translation>
    </message>
    <message>
        <source>changed beside it: %1</source>
        <extracomment>%1 names what differs between the two environments.</extracomment>
        <translation>вместе с этим изменилось: %1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Distance</source>
        <translation>Отставание</translation>
    </message>
    <message>
        <source>Verdict of the base</source>
        <translation>Вердикт базы</translation>
    </message>
    <message>
        <source>Verdict of the candidate</source>
        <translation>Вердикт кандидата</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Примечания</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n row(s)</source>
        <translation>
            <numerusform>%1: %n строка</numerusform>
            <numerusform>%1: %n строки</numerusform>
            <numerusform>%1: %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Column</source>
        <translation>Столбец</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Счётчик</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Изменение</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Вердикт</translation>
    </message>
    <message>
        <source>Every verdict explained</source>
        <translation>Объяснение каждого вердикта</translation>
    </message>
    <message>
        <source>Explanation</source>
        <translation>Объяснение</translation>
    </message>
    <message>
        <source>Possibly the same row under another name</source>
        <translation>Возможно, та же строка под другим именем</translation>
    </message>
    <message>
        <source>Similarity</source>
        <translation>Сходство</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Compared</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 против %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Both machines</source>
        <translation>Обе машины</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Прочие поля</translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonTableModel</name>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Оверхед</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Плагин</translation>
    </message>
</context>
<context>
    <name>rangebar::ComparisonWords</name>
    <message>
        <source>unnamed document</source>
        <translation>безымянный документ</translation>
    </message>
    <message>
        <source>Base</source>
        <translation>База</translation>
    </message>
    <message>
        <source>Candidate</source>
        <translation>Кандидат</translation>
    </message>
    <message>
        <source>same machine, same build</source>
        <translation>та же машина, та же сборка</translation>
    </message>
    <message>
        <source>same machine, something changed</source>
        <translation>та же машина, что-то изменилось</translation>
    </message>
    <message>
        <source>different machines</source>
        <translation>разные машины</translation>
    </message>
    <message>
        <source>different crates</source>
        <translation>разные крейты</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Сценарии</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>Стоимость кода</translation>
    </message>
    <message>
        <source>regression</source>
        <translation>регрессия</translation>
    </message>
    <message>
        <source>improvement</source>
        <translation>улучшение</translation>
    </message>
    <message>
        <source>change</source>
        <translation>изменение</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Холодный старт</translation>
    </message>
    <message>
        <source>Hand written</source>
        <translation>Написано вручную</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Инструкции</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>Выделения</translation>
    </message>
    <message>
        <source>the raw client</source>
        <translation>сырой клиент</translation>
    </message>
    <message>
        <source>the broker crate</source>
        <translation>адаптация библиотеки брокера</translation>
    </message>
    <message>
        <source>the runtime</source>
        <translation>рантайм</translation>
    </message>
    <message>
        <source>the broker crate and the runtime together</source>
        <translation>адаптация библиотеки брокера и рантайм вместе</translation>
    </message>
    <message>
        <source>not compared: different machines</source>
        <translation>не сравнивается: разные машины</translation>
    </message>
    <message>
        <source>not compared: different units</source>
        <translation>не сравнивается: разные единицы</translation>
    </message>
    <message>
        <source>not compared: larger is better on one side, smaller on the other</source>
        <translation>не сравнивается: на одной стороне больше&#xa0;— лучше, на другой&#xa0;— хуже</translation>
    </message>
    <message>
        <source>not compared: one side publishes no best, the other no median</source>
        <translation>не сравнивается: на одной стороне не опубликован лучший круг, на другой&#xa0;— медианный</translation>
    </message>
    <message>
        <source>not measured in the base</source>
        <translation>не измерено в базе</translation>
    </message>
    <message>
        <source>not measured in the candidate</source>
        <translation>не измерено в кандидате</translation>
    </message>
    <message>
        <source>not compared: a figure is not positive</source>
        <translation>не сравнивается: один из показателей не положителен</translation>
    </message>
    <message>
        <source>The base is not the document that was saved: its content has changed.</source>
        <translation>База&#xa0;— не тот документ, с которым сравнение было сохранено: его содержимое изменилось.</translation>
    </message>
    <message>
        <source>The candidate is not the document that was saved: its content has changed.</source>
        <translation>Кандидат&#xa0;— не тот документ, с которым сравнение было сохранено: его содержимое изменилось.</translation>
    </message>
    <message>
        <source>code measured %1</source>
        <translation>код измерен %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>источник: %1</translation>
    </message>
    <message>
        <source>changes rates and counts</source>
        <translation>влияет на скорости и счётчики</translation>
    </message>
    <message>
        <source>changes counts</source>
        <translation>влияет на счётчики</translation>
    </message>
    <message>
        <source>changes rates</source>
        <translation>влияет на скорости</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>совпадает</translation>
    </message>
    <message>
        <source>different</source>
        <translation>различается</translation>
    </message>
    <message>
        <source>on one side only</source>
        <translation>только на одной стороне</translation>
    </message>
    <message>
        <source>measured, no setting</source>
        <translation>измерено, не настройка</translation>
    </message>
    <message>
        <source>Same machine, same build: everything is compared.</source>
        <translation>Та же машина, та же сборка: сравнивается всё.</translation>
    </message>
    <message>
        <source>Same machine, something changed: everything is compared; what changed is named, since it may be the cause.</source>
        <translation>Та же машина, что-то изменилось: сравнивается всё; изменившееся названо, поскольку причина может быть в нём.</translation>
    </message>
    <message>
        <source>Different machines: only distances to the raw client and code counts are compared; absolute rates stand side by side without a change.</source>
        <translation>Разные машины: сравниваются только отставания от сырого клиента и счётчики кода; абсолютные скорости стоят рядом без оценки изменения.</translation>
    </message>
    <message>
        <source>Not compared: %1 and %2 are different crates, and rows of different crates are never compared with each other.</source>
        <translation>Не сравнивается: %1 и %2&#xa0;— разные крейты, а строки разных крейтов между собой не сравниваются никогда.</translation>
    </message>
    <message>
        <source>Neither document names its crate; whether both are of the same one can&apos;t be checked.</source>
        <translation>Ни один из документов не называет свой крейт; проверить, относятся ли оба к одному и тому же, нельзя.</translation>
    </message>
    <message>
        <source>The base names no crate; whether it is of %1 too can&apos;t be checked.</source>
        <translation>База не называет крейт; проверить, относится ли и она к %1, нельзя.</translation>
    </message>
    <message>
        <source>The candidate names no crate; whether it is of %1 too can&apos;t be checked.</source>
        <translation>Кандидат не называет крейт; проверить, относится ли и он к %1, нельзя.</translation>
    </message>
    <message>
        <source>The base is schema %1, the candidate schema %2: what both have is compared.</source>
        <translation>Схема базы&#xa0;— %1, схема кандидата&#xa0;— %2: сравнивается то, что есть в обоих документах.</translation>
    </message>
    <message>
        <source>One side publishes no best round: medians are compared with medians.</source>
        <translation>На одной стороне не опубликован лучший круг: медианы сравниваются с медианами.</translation>
    </message>
    <message>
        <source>The sides have different numbers of rounds: a best of more rounds is biased upward.</source>
        <translation>Число кругов на сторонах разное: лучший из большего числа кругов смещён вверх.</translation>
    </message>
    <message>
        <source>The sides have different numbers of rounds: the spread of more rounds is wider.</source>
        <translation>Число кругов на сторонах разное: чем больше кругов, тем шире разброс.</translation>
    </message>
    <message numerus="yes">
        <source>The raw client itself moved in %n row(s): the machine, the broker or the client changed, so read the distances there.</source>
        <translation>
            <numerusform>Сам сырой клиент сместился в %n строке: изменились машина, брокер или клиент, поэтому там смотрите на отставание.</numerusform>
            <numerusform>Сам сырой клиент сместился в %n строках: изменились машина, брокер или клиент, поэтому там смотрите на отставание.</numerusform>
            <numerusform>Сам сырой клиент сместился в %n строках: изменились машина, брокер или клиент, поэтому там смотрите на отставание.</numerusform>
        </translation>
    </message>
    <message>
        <source>Compiler, profile, features, flags or architecture differ: the code counts compare the toolchain too, so they are shown as information.</source>
        <translation>Различаются компилятор, профиль, возможности (features), флаги или архитектура: в счётчиках кода сказывается и инструментарий, поэтому они показаны для сведения.</translation>
    </message>
    <message>
        <source>%1: the base publishes none; the candidate&apos;s stand alone.</source>
        <translation>%1: в базе не опубликовано; данные кандидата показаны без пары.</translation>
    </message>
    <message>
        <source>%1: the candidate publishes none; the base&apos;s stand alone.</source>
        <translation>%1: в кандидате не опубликовано; данные базы показаны без пары.</translation>
    </message>
    <message>
        <source>The base has the name %1 more than once; such rows are paired in their order.</source>
        <translation>Имя «%1» встречается в базе больше одного раза; такие строки сопоставлены по порядку.</translation>
    </message>
    <message>
        <source>The candidate has the name %1 more than once; such rows are paired in their order.</source>
        <translation>Имя «%1» встречается в кандидате больше одного раза; такие строки сопоставлены по порядку.</translation>
    </message>
    <message numerus="yes">
        <source>%n pair(s) of similar names may be the same row; they are paired only when you say so.</source>
        <translation>
            <numerusform>%n пара похожих имён может быть одной и той же строкой; сопоставляется она только по вашему решению.</numerusform>
            <numerusform>%n пары похожих имён могут быть одними и теми же строками; сопоставляются они только по вашему решению.</numerusform>
            <numerusform>%n пар похожих имён могут быть одними и теми же строками; сопоставляются они только по вашему решению.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates worse, instructions within the gate: probably the machine, for the raw client moved too.</source>
        <translation>Скорости хуже, инструкции в пределах порога: вероятно, дело в машине, ведь сместился и сырой клиент.</translation>
    </message>
    <message>
        <source>Rates worse, instructions within the gate: probably the machine, or waiting rather than work; the raw client did not move.</source>
        <translation>Скорости хуже, инструкции в пределах порога: вероятно, дело в машине или в ожидании, а не в работе; сырой клиент не сместился.</translation>
    </message>
    <message>
        <source>Rates better, instructions within the gate: probably the machine, for the raw client moved too.</source>
        <translation>Скорости лучше, инструкции в пределах порога: вероятно, дело в машине, ведь сместился и сырой клиент.</translation>
    </message>
    <message>
        <source>Rates better, instructions within the gate: probably the machine, or less waiting rather than less work; the raw client did not move.</source>
        <translation>Скорости лучше, инструкции в пределах порога: вероятно, дело в машине или стало меньше ожидания, а не работы; сырой клиент не сместился.</translation>
    </message>
    <message>
        <source>More instructions, but no rate shows it.</source>
        <translation>Инструкций больше, но по скоростям этого не видно.</translation>
    </message>
    <message>
        <source>Fewer instructions, but no rate shows it.</source>
        <translation>Инструкций меньше, но по скоростям этого не видно.</translation>
    </message>
    <message>
        <source>Rates and instructions do not move together: read the rows one by one.</source>
        <translation>Скорости и инструкции меняются несогласованно: смотрите строки по одной.</translation>
    </message>
    <message numerus="yes">
        <source>%n regression(s)</source>
        <translation>
            <numerusform>%n регрессия</numerusform>
            <numerusform>%n регрессии</numerusform>
            <numerusform>%n регрессий</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n improvement(s)</source>
        <translation>
            <numerusform>%n улучшение</numerusform>
            <numerusform>%n улучшения</numerusform>
            <numerusform>%n улучшений</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other change(s)</source>
        <translation>
            <numerusform>%n другое изменение</numerusform>
            <numerusform>%n других изменения</numerusform>
            <numerusform>%n других изменений</numerusform>
        </translation>
    </message>
    <message>
        <source>Worse and better: %1.</source>
        <translation>И хуже, и лучше: %1.</translation>
    </message>
    <message>
        <source>Worse: %1.</source>
        <translation>Хуже: %1.</translation>
    </message>
    <message>
        <source>Better: %1.</source>
        <translation>Лучше: %1.</translation>
    </message>
    <message>
        <source>No regression, no improvement; %1.</source>
        <translation>Ни регрессий, ни улучшений; %1.</translation>
    </message>
    <message>
        <source>Nothing found: no change beyond the spread and the gates.</source>
        <translation>Ничего не найдено: ни одно изменение не вышло за разброс и пороги.</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) compared</source>
        <translation>
            <numerusform>сравнена %n строка</numerusform>
            <numerusform>сравнены %n строки</numerusform>
            <numerusform>сравнено %n строк</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a flipped verdict</source>
        <translation>
            <numerusform>%n со сменившимся вердиктом</numerusform>
            <numerusform>%n со сменившимся вердиктом</numerusform>
            <numerusform>%n со сменившимся вердиктом</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n добавлена</numerusform>
            <numerusform>%n добавлены</numerusform>
            <numerusform>%n добавлено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n удалена</numerusform>
            <numerusform>%n удалены</numerusform>
            <numerusform>%n удалено</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n not comparable</source>
        <translation>
            <numerusform>%n несравнима</numerusform>
            <numerusform>%n несравнимы</numerusform>
            <numerusform>%n несравнимы</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates: %1.</source>
        <translation>Скорости: %1.</translation>
    </message>
    <message>
        <source>less than one would by luck</source>
        <translation>чисто случайно ожидается меньше 1</translation>
    </message>
    <message>
        <source>up to %1 would by luck</source>
        <translation>чисто случайно ожидается до %1</translation>
    </message>
    <message>
        <source>about %1 would by luck</source>
        <translation>чисто случайно ожидается около %1</translation>
    </message>
    <message>
        <source>about %1 to %2 would by luck</source>
        <translation>чисто случайно ожидается примерно от %1 до %2</translation>
    </message>
    <message>
        <source>Of all loops, %1 of %2 changes of a rate or a distance are distinguishable; %3.</source>
        <translation>По всем циклам различимы %1 из %2 изменений скорости или отставания; %3.</translation>
    </message>
    <message numerus="yes">
        <source>The geometric mean of RustStream&apos;s rate ratios, candidate over base, is %1 over %n row(s).</source>
        <extracomment>%1 is a ratio such as 0.984 or 1.013.</extracomment>
        <translation>
            <numerusform>Среднее геометрическое отношений скоростей RustStream (кандидат к базе)&#xa0;— %1 по %n строке.</numerusform>
            <numerusform>Среднее геометрическое отношений скоростей RustStream (кандидат к базе)&#xa0;— %1 по %n строкам.</numerusform>
            <numerusform>Среднее геометрическое отношений скоростей RustStream (кандидат к базе)&#xa0;— %1 по %n строкам.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n entry(ies) compared</source>
        <translation>
            <numerusform>сравнена %n запись</numerusform>
            <numerusform>сравнены %n записи</numerusform>
            <numerusform>сравнено %n записей</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n identical</source>
        <translation>
            <numerusform>%n совпадает</numerusform>
            <numerusform>%n совпадают</numerusform>
            <numerusform>%n совпадают</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n with a gated regression</source>
        <translation>
            <numerusform>%n с контролируемой регрессией</numerusform>
            <numerusform>%n с контролируемой регрессией</numerusform>
            <numerusform>%n с контролируемой регрессией</numerusform>
        </translation>
    </message>
    <message>
        <source>Code: %1.</source>
        <translation>Код: %1.</translation>
    </message>
    <message>
        <source>%1, plugin %2</source>
        <translation>%1, плагин %2</translation>
    </message>
    <message>
        <source>(no name)</source>
        <translation>(без имени)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a scenario whose name stands several times in the document, %2 tells which of them it is.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>added</source>
        <translation>добавлена</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>удалена</translation>
    </message>
    <message>
        <source>written %1 in the base</source>
        <translation>в базе называется «%1»</translation>
    </message>
    <message>
        <source>paired by hand with %1 of the base</source>
        <translation>вручную сопоставлена с «%1» из базы</translation>
    </message>
    <message>
        <source>identical</source>
        <translation>совпадает</translation>
    </message>
    <message>
        <source>%1 more</source>
        <translation>на %1 больше</translation>
    </message>
    <message>
        <source>%1 less</source>
        <translation>на %1 меньше</translation>
    </message>
    <message>
        <source>%1 more %2</source>
        <extracomment>%1 is a percentage, %2 a unit such as msg/s.</extracomment>
        <translation>на %1 больше %2</translation>
    </message>
    <message>
        <source>%1 less %2</source>
        <translation>на %1 меньше %2</translation>
    </message>
    <message>
        <source>%1 points more overhead</source>
        <extracomment>%1 is a number of percentage points; the overhead is the distance to the raw client.</extracomment>
        <translation>оверхед больше на %1&#xa0;п.&#xa0;п.</translation>
    </message>
    <message>
        <source>%1 points less overhead</source>
        <translation>оверхед меньше на %1&#xa0;п.&#xa0;п.</translation>
    </message>
    <message>
        <source>identical (%1)</source>
        <translation>совпадает (%1)</translation>
    </message>
    <message>
        <source>new (%1 -&gt; %2)</source>
        <translation>появилось (%1 -&gt; %2)</translation>
    </message>
    <message>
        <source>gone (%1 -&gt; %2)</source>
        <translation>исчезло (%1 -&gt; %2)</translation>
    </message>
    <message>
        <source>not published in the base (%1)</source>
        <translation>в базе не опубликовано (%1)</translation>
    </message>
    <message>
        <source>not published in the candidate (%1)</source>
        <translation>в кандидате не опубликовано (%1)</translation>
    </message>
    <message>
        <source>%1 (%2 -&gt; %3), %4</source>
        <extracomment>%1 is a signed difference, %2 and %3 the numbers, %4 a signed percentage.</extracomment>
        <translation>%1 (%2 -&gt; %3), %4</translation>
    </message>
    <message>
        <source>within %1</source>
        <translation>в пределах %1</translation>
    </message>
    <message>
        <source>up by more than %1</source>
        <translation>рост за порог %1</translation>
    </message>
    <message>
        <source>down by more than %1</source>
        <translation>снижение за порог %1</translation>
    </message>
    <message>
        <source>new</source>
        <translation>появилось</translation>
    </message>
    <message>
        <source>gone</source>
        <translation>исчезло</translation>
    </message>
    <message>
        <source>information: %1</source>
        <translation>для сведения: %1</translation>
    </message>
    <message>
        <source>beside the gates: %1</source>
        <translation>порогами не проверяется: %1</translation>
    </message>
    <message>
        <source>note, not gated: %1</source>
        <translation>примечание, не контролируется: %1</translation>
    </message>
    <message>
        <source>%1: %2 on both sides, identical.</source>
        <translation>%1: %2 на обеих сторонах, совпадает.</translation>
    </message>
    <message>
        <source>%1: %2 in the base, %3 in the candidate; %4.</source>
        <translation>%1: %2 в базе, %3 в кандидате; %4.</translation>
    </message>
    <message>
        <source>%1: the medians %2 and %3 differ by %4, which is smaller than the larger spread of the rounds, %5 (base %6, candidate %7), so the change is indistinguishable.</source>
        <extracomment>%1 is a loop; the others are figures with their unit.</extracomment>
        <translation>%1: медианы %2 и %3 различаются на %4, это меньше большего из разбросов кругов, %5 (база %6, кандидат %7), поэтому изменение неразличимо.</translation>
    </message>
    <message>
        <source>%1: %2 and %3 differ by %4, which is smaller than the larger spread of the rounds, %5 (base %6, candidate %7), so the change is indistinguishable.</source>
        <translation>%1: %2 и %3 различаются на %4, это меньше большего из разбросов кругов, %5 (база %6, кандидат %7), поэтому изменение неразличимо.</translation>
    </message>
    <message>
        <source>%1: from a median of %2 to %3 is %4; the difference of %5 is not smaller than the larger spread of the rounds, %6 (base %7, candidate %8).</source>
        <extracomment>%1 is a loop, %4 such as &quot;3.1 % more msg/s&quot;; the others are figures with their unit.</extracomment>
        <translation>%1: от медианы %2 до %3&#xa0;— %4; разница в %5 не меньше большего из разбросов кругов, %6 (база %7, кандидат %8).</translation>
    </message>
    <message>
        <source>%1: from %2 to %3 is %4; the difference of %5 is not smaller than the larger spread of the rounds, %6 (base %7, candidate %8).</source>
        <translation>%1: от %2 до %3&#xa0;— %4; разница в %5 не меньше большего из разбросов кругов, %6 (база %7, кандидат %8).</translation>
    </message>
    <message>
        <source>%1 against its raw client: %2.</source>
        <translation>%1 против своего сырого клиента: %2.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <extracomment>%1 is a loop&apos;s figure, %2 its raw client&apos;s, with its unit.</extracomment>
        <translation>%1 против %2</translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3: the distance is identical.</source>
        <translation>%1 против своего сырого клиента: база %2, кандидат %3; отставание совпадает.</translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3; the change of the distance is smaller than the larger spread over the raw client&apos;s figure (base %4, candidate %5), so it is indistinguishable.</source>
        <translation>%1 против своего сырого клиента: база %2, кандидат %3; изменение отставания меньше большего разброса, отнесённого к показателю сырого клиента (база %4, кандидат %5), поэтому оно неразличимо.</translation>
    </message>
    <message>
        <source>%1 against its raw client: base %2, candidate %3, which is %4; that is not smaller than the larger spread over the raw client&apos;s figure, %5 points (base %6, candidate %7).</source>
        <translation>%1 против своего сырого клиента: база %2, кандидат %3, то есть %4; это не меньше большего разброса, отнесённого к показателю сырого клиента, %5&#xa0;п.&#xa0;п. (база %6, кандидат %7).</translation>
    </message>
    <message>
        <source>%1, %2: %3: %4</source>
        <extracomment>%1 is a column, %2 &quot;Instructions&quot; or &quot;Allocations&quot;, %3 the change, %4 the verdict.</extracomment>
        <translation>%1, %2: %3: %4</translation>
    </message>
    <message>
        <source>%1; going back would be %2, above the gate of %3.</source>
        <translation>%1; обратное изменение составило бы %2, выше порога %3.</translation>
    </message>
    <message>
        <source>This row is %1.</source>
        <extracomment>How a row was paired with the base&apos;s, as a sentence.</extracomment>
        <translation>Эта строка %1.</translation>
    </message>
    <message>
        <source>The base has no such row.</source>
        <translation>В базе такой строки нет.</translation>
    </message>
    <message>
        <source>The candidate has no such row.</source>
        <translation>В кандидате такой строки нет.</translation>
    </message>
    <message>
        <source>Nothing of this row is compared: its unit is %1 in the base and %2 in the candidate.</source>
        <translation>В этой строке ничего не сравнивается: единица в базе&#xa0;— %1, в кандидате&#xa0;— %2.</translation>
    </message>
    <message>
        <source>%1: the verdict against the raw client flipped from %2 to %3.</source>
        <translation>%1: вердикт относительно сырого клиента сменился: было %2, стало %3.</translation>
    </message>
    <message>
        <source>One of the two verdicts is not published; it is derived by the spread rule.</source>
        <translation>Один из двух вердиктов не опубликован; он выведен по правилу разброса.</translation>
    </message>
    <message>
        <source>%1: mixed; best and median moved in opposite directions.</source>
        <translation>%1: неоднозначно; лучший и медианный круги сместились в противоположные стороны.</translation>
    </message>
    <message>
        <source>The verdict of RustStream against the broker crate flipped from %1 to %2.</source>
        <translation>Вердикт RustStream относительно адаптации библиотеки брокера сменился: было %1, стало %2.</translation>
    </message>
    <message>
        <source>The candidate marks this row as broker-bound, the base did not.</source>
        <translation>В кандидате отмечено, что эта строка упирается в брокер очереди, в базе&#xa0;— нет.</translation>
    </message>
    <message>
        <source>The base marked this row as broker-bound, the candidate does not.</source>
        <translation>В базе отмечено, что эта строка упирается в брокер очереди, в кандидате&#xa0;— нет.</translation>
    </message>
    <message>
        <source>Medians are compared, since one side publishes no best round.</source>
        <translation>Сравниваются медианы, поскольку на одной стороне не опубликован лучший круг.</translation>
    </message>
    <message>
        <source>Rounds: %1 in the base, %2 in the candidate; a best of more rounds is biased upward.</source>
        <translation>Кругов: %1 в базе, %2 в кандидате; лучший из большего числа кругов смещён вверх.</translation>
    </message>
    <message>
        <source>Rounds: %1 in the base, %2 in the candidate; the spread of more rounds is wider.</source>
        <translation>Кругов: %1 в базе, %2 в кандидате; чем больше кругов, тем шире разброс.</translation>
    </message>
    <message>
        <source>The raw client itself moved: the machine, the broker or the client changed, so read the distances.</source>
        <translation>Сам сырой клиент сместился: изменились машина, брокер или клиент, поэтому смотрите на отставание.</translation>
    </message>
    <message>
        <source>Where the change of RustStream entered can&apos;t be told: no single layer changed distinguishably the same way.</source>
        <translation>Откуда взялось изменение RustStream, сказать нельзя: ни один слой сам по себе различимо не изменился в ту же сторону.</translation>
    </message>
    <message>
        <source>The change of RustStream entered in %1.</source>
        <translation>Где возникло изменение RustStream: %1.</translation>
    </message>
    <message>
        <source>The candidate gates this entry, the base did not.</source>
        <translation>В кандидате эта запись контролируется, в базе&#xa0;— нет.</translation>
    </message>
    <message>
        <source>The base gated this entry, the candidate does not.</source>
        <translation>В базе эта запись контролировалась, в кандидате&#xa0;— нет.</translation>
    </message>
    <message>
        <source>Not gated: a regression of it is reported, never failed.</source>
        <translation>Не контролируется: о регрессии сообщается, но ошибкой она не считается.</translation>
    </message>
    <message>
        <source>Measured over %1 messages in the base and %2 in the candidate.</source>
        <translation>Сообщений в измерении: %1 в базе, %2 в кандидате.</translation>
    </message>
    <message>
        <source>These differ between the sides and may be the cause: %1.</source>
        <translation>Стороны различаются в следующем, и причина может быть в этом: %1.</translation>
    </message>
    <message>
        <source>%1, rate</source>
        <translation>%1, скорость</translation>
    </message>
    <message>
        <source>%1, distance</source>
        <translation>%1, отставание</translation>
    </message>
    <message>
        <source>%1, verdicts</source>
        <translation>%1, вердикты</translation>
    </message>
    <message>
        <source>%1 in the base, %2 in the candidate</source>
        <translation>%1 в базе, %2 в кандидате</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: only in the candidate</source>
        <translation>%1: только в кандидате</translation>
    </message>
    <message>
        <source>%1: only in the base</source>
        <translation>%1: только в базе</translation>
    </message>
    <message>
        <source>%1 of %2 rows are hidden by the filter.</source>
        <translation>Скрыто фильтром строк: %1 из %2.</translation>
    </message>
    <message>
        <source>Nothing could be compared.</source>
        <translation>Сравнить ничего не удалось.</translation>
    </message>
    <message>
        <source>Nothing could be compared; %1.</source>
        <translation>Сравнить ничего не удалось; %1.</translation>
    </message>
    <message>
        <source>%1 (medians %2 and %3)</source>
        <extracomment>%1 is such as &quot;5.9 % less msg/s&quot;, %2 and %3 are the medians that were compared.</extracomment>
        <translation>%1 (медианы %2 и %3)</translation>
    </message>
    <message>
        <source>The file of the base has changed since it was compared.</source>
        <translation>Файл базы изменился после сравнения.</translation>
    </message>
    <message>
        <source>The file of the candidate has changed since it was compared.</source>
        <translation>Файл кандидата изменился после сравнения.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>finding</comment>
        <extracomment>%1 is a row, %2 what was found in it, such as &quot;RustStream, 3.1 % more msg/s&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>change</comment>
        <extracomment>%1 is a loop, %2 such as &quot;3.1 % more msg/s&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>the raw client moved, %1</source>
        <translation>сырой клиент сместился, %1</translation>
    </message>
    <message>
        <source>%1, verdict %2 -&gt; %3</source>
        <translation>%1, вердикт %2 -&gt; %3</translation>
    </message>
    <message>
        <source>verdict of the plugin %1 -&gt; %2</source>
        <translation>вердикт плагина %1 -&gt; %2</translation>
    </message>
    <message>
        <source>now broker-bound</source>
        <translation>теперь упирается в брокер очереди</translation>
    </message>
    <message>
        <source>no longer broker-bound</source>
        <translation>больше не упирается в брокер очереди</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>now gated</source>
        <translation>теперь контролируется</translation>
    </message>
    <message>
        <source>no longer gated</source>
        <translation>больше не контролируется</translation>
    </message>
    <message>
        <source>This is no saved comparison: it is larger than one can be. Choose a file that Save comparison wrote.</source>
        <translation>Это не сохранённое сравнение: файл больше, чем оно может быть. Выберите файл, записанный командой «Сохранить сравнение».</translation>
    </message>
    <message>
        <source>This is no saved comparison: it is not JSON from byte %1 on. Choose a file that Save comparison wrote.</source>
        <translation>Это не сохранённое сравнение: начиная с байта %1 это не JSON. Выберите файл, записанный командой «Сохранить сравнение».</translation>
    </message>
    <message>
        <source>This is JSON, but not a saved comparison. Choose a file that Save comparison wrote.</source>
        <translation>Это JSON, но не сохранённое сравнение. Выберите файл, записанный командой «Сохранить сравнение».</translation>
    </message>
    <message>
        <source>This comparison was saved in version %1 of the file; this program reads version 1. Open it with a newer Rangebar.</source>
        <translation>Это сравнение сохранено в файле версии %1; программа читает версию 1. Откройте его более новой версией Rangebar.</translation>
    </message>
    <message>
        <source>This saved comparison is damaged: %1 is missing or has no value that can be used. Compare the two documents again.</source>
        <translation>Это сохранённое сравнение повреждено: %1 отсутствует или имеет непригодное значение. Сравните два документа заново.</translation>
    </message>
    <message>
        <source>The sides are turned round: what is called the base here is the candidate of this comparison.</source>
        <translation>Стороны поменяны местами: то, что здесь названо базой, в этом сравнении&#xa0;— кандидат.</translation>
    </message>
    <message>
        <source>What changed since %1</source>
        <extracomment>%1 is a version, %2 the day of a measurement.</extracomment>
        <translation>Что изменилось с %1</translation>
    </message>
    <message>
        <source>What changed since %1 (%2)</source>
        <translation>Что изменилось с %1 (%2)</translation>
    </message>
    <message>
        <source>none would by luck</source>
        <translation>чисто случайно не ожидается ни одного</translation>
    </message>
    <message numerus="yes">
        <source>%n of them has (have) the same rounds on both sides, so nothing was measured again and luck is counted without it (them).</source>
        <translation>
            <numerusform>У %n из них круги на обеих сторонах одни и те же: заново ничего не измерено, и случайность считается без него.</numerusform>
            <numerusform>У %n из них круги на обеих сторонах одни и те же: заново ничего не измерено, и случайность считается без них.</numerusform>
            <numerusform>У %n из них круги на обеих сторонах одни и те же: заново ничего не измерено, и случайность считается без них.</numerusform>
        </translation>
    </message>
    <message>
        <source>the unit is %1 in the base and %2 in the candidate</source>
        <translation>единица в базе&#xa0;— %1, в кандидате&#xa0;— %2</translation>
    </message>
    <message>
        <source>larger is better on one side, smaller on the other</source>
        <translation>на одной стороне больше&#xa0;— лучше, на другой&#xa0;— хуже</translation>
    </message>
    <message>
        <source>the raw client&apos;s figure is %1 in the candidate</source>
        <translation>показатель сырого клиента в кандидате равен %1</translation>
    </message>
    <message>
        <source>the raw client&apos;s figure is %1 in the base</source>
        <translation>показатель сырого клиента в базе равен %1</translation>
    </message>
    <message>
        <source>its figure is %1 in the candidate</source>
        <translation>показатель в кандидате равен %1</translation>
    </message>
    <message>
        <source>its figure is %1 in the base</source>
        <translation>показатель в базе равен %1</translation>
    </message>
    <message>
        <source>can no longer be compared: %1</source>
        <extracomment>%1 is the reason, such as &quot;the unit is msg/s in the base and kmsg/s in the candidate&quot;.</extracomment>
        <translation>больше нельзя сравнить: %1</translation>
    </message>
    <message>
        <source>%1, can no longer be compared: %2</source>
        <comment>loop</comment>
        <extracomment>%1 is a loop, %2 the reason, such as &quot;not measured in the candidate&quot;.</extracomment>
        <translation>%1, больше нельзя сравнить: %2</translation>
    </message>
    <message>
        <source>%1, can now be compared: %2</source>
        <comment>loop</comment>
        <translation>%1, теперь можно сравнить: %2</translation>
    </message>
    <message>
        <source>%1, the rate can no longer be compared: %2</source>
        <extracomment>%1 is a loop, %2 the reason, such as &quot;its figure is 0 msg/s in the candidate&quot;.</extracomment>
        <translation>%1, скорость больше нельзя сравнить: %2</translation>
    </message>
    <message>
        <source>%1, the rate can now be compared: %2</source>
        <translation>%1, скорость теперь можно сравнить: %2</translation>
    </message>
    <message>
        <source>%1, the distance can no longer be compared: %2</source>
        <translation>%1, отставание больше нельзя сравнить: %2</translation>
    </message>
    <message>
        <source>%1, the distance can now be compared: %2</source>
        <translation>%1, отставание теперь можно сравнить: %2</translation>
    </message>
    <message>
        <source>%1, can no longer be compared: %2</source>
        <comment>column</comment>
        <translation>%1, больше нельзя сравнить: %2</translation>
    </message>
    <message>
        <source>%1, can now be compared: %2</source>
        <comment>column</comment>
        <translation>%1, теперь можно сравнить: %2</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Вид</translation>
    </message>
    <message>
        <source>Same machine, same build, but the documents have no row in common that could be compared.</source>
        <translation>Та же машина, та же сборка, но у документов нет общей строки, которую можно было бы сравнить.</translation>
    </message>
    <message>
        <source>Same machine, something changed, but the documents have no row in common that could be compared.</source>
        <translation>Та же машина, что-то изменилось, но у документов нет общей строки, которую можно было бы сравнить.</translation>
    </message>
    <message>
        <source>Different machines, and the documents have no row in common that could be compared.</source>
        <translation>Разные машины, и у документов нет общей строки, которую можно было бы сравнить.</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>contradiction</comment>
        <extracomment>%1 is &quot;Base&quot; or &quot;Candidate&quot;, %2 a loop, %3 what the side publishes against its own rounds.</extracomment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>contradiction</comment>
        <extracomment>%1 is a row, %2 such as &quot;Base, RustStream: The document publishes +9.9 %; its figures give +2.2 %.&quot;</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more loop(s) is (are) published with what the rounds do not give; the rows tell it.</source>
        <translation>
            <numerusform>Ещё у %n цикла опубликовано то, чего не дают его круги; об этом сказано в строках.</numerusform>
            <numerusform>Ещё у %n циклов опубликовано то, чего не дают их круги; об этом сказано в строках.</numerusform>
            <numerusform>Ещё у %n циклов опубликовано то, чего не дают их круги; об этом сказано в строках.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s)</source>
        <translation>
            <numerusform>ещё %n строка</numerusform>
            <numerusform>ещё %n строки</numerusform>
            <numerusform>ещё %n строк</numerusform>
        </translation>
    </message>
    <message>
        <source>Rates worse and more instructions in the same row: probably the code (%1).</source>
        <extracomment>%1 are rows.</extracomment>
        <translation>Скорости хуже и инструкций больше в одной и той же строке: вероятно, дело в коде (%1).</translation>
    </message>
    <message>
        <source>Rates better and fewer instructions in the same row: probably the code (%1).</source>
        <translation>Скорости лучше и инструкций меньше в одной и той же строке: вероятно, дело в коде (%1).</translation>
    </message>
    <message>
        <source>Of all loops, %1 of %2 changes of a rate or a distance are distinguishable.</source>
        <translation>По всем циклам различимы %1 из %2 изменений скорости или отставания.</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) with other numbers of rounds is (are) not counted for luck.</source>
        <translation>
            <numerusform>%n изменение с другим числом кругов при оценке случайности не учтено.</numerusform>
            <numerusform>%n изменения с другим числом кругов при оценке случайности не учтены.</numerusform>
            <numerusform>%n изменений с другим числом кругов при оценке случайности не учтены.</numerusform>
        </translation>
    </message>
    <message>
        <source>How many would by luck can&apos;t be said: it is known for three rounds a side only, and the number of rounds is not published.</source>
        <translation>Сколько изменений дала бы случайность, сказать нельзя: это известно только для трёх кругов на сторону, а число кругов не опубликовано.</translation>
    </message>
    <message>
        <source>How many would by luck can&apos;t be said: it is known for three rounds a side only, not for %1.</source>
        <extracomment>%1 is one number of rounds, or several: &quot;11&quot;, &quot;5 and 11&quot;.</extracomment>
        <translation>Сколько изменений дала бы случайность, сказать нельзя: это известно только для трёх кругов на сторону, а здесь их другое число: %1.</translation>
    </message>
    <message>
        <source>Accepted findings: %1 of %2.</source>
        <translation>Принято находок: %1 из %2.</translation>
    </message>
    <message>
        <source>Accepted before with other numbers, and open again: %1 of %2 findings.</source>
        <translation>Были приняты с другими числами и снова не разобраны: %1 из %2 находок.</translation>
    </message>
    <message numerus="yes">
        <source>The geometric mean of RustStream&apos;s rate ratios over %n row(s) is indistinguishable from 1, as each of them is.</source>
        <translation>
            <numerusform>Среднее геометрическое отношений скоростей RustStream по %n строке неотличимо от 1, как и каждое из них.</numerusform>
            <numerusform>Среднее геометрическое отношений скоростей RustStream по %n строкам неотличимо от 1, как и каждое из них.</numerusform>
            <numerusform>Среднее геометрическое отношений скоростей RustStream по %n строкам неотличимо от 1, как и каждое из них.</numerusform>
        </translation>
    </message>
    <message>
        <source>On both sides the loop could not be told apart from its raw client.</source>
        <translation>На обеих сторонах этот цикл неразличим с его сырым клиентом.</translation>
    </message>
    <message>
        <source>%1 (on both sides not to be told apart from its raw client)</source>
        <extracomment>%1 is such as &quot;Broker crate, 30.4 points more overhead&quot;.</extracomment>
        <translation>%1 (на обеих сторонах неразличимо с его сырым клиентом)</translation>
    </message>
    <message>
        <source>accepted</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>accepted: %1</source>
        <translation>принято: %1</translation>
    </message>
    <message>
        <source>open; accepted before with other numbers</source>
        <translation>не разобрано; было принято с другими числами</translation>
    </message>
    <message>
        <source>open; accepted before with other numbers: %1</source>
        <translation>не разобрано; было принято с другими числами: %1</translation>
    </message>
    <message>
        <source>It was accepted before with other numbers, so it is open again.</source>
        <translation>Эта находка была принята с другими числами, поэтому она снова не разобрана.</translation>
    </message>
    <message>
        <source>Rates worse and more instructions, but no row has both: read the rows one by one.</source>
        <translation>Скорости хуже и инструкций больше, но ни в одной строке нет и того и другого: смотрите строки по одной.</translation>
    </message>
    <message>
        <source>Rates better and fewer instructions, but no row has both: read the rows one by one.</source>
        <translation>Скорости лучше и инструкций меньше, но ни в одной строке нет и того и другого: смотрите строки по одной.</translation>
    </message>
    <message>
        <source>By this rule and with three independent rounds a side, 3 to 7 in 100 look changed when nothing did (of distances 1 to 12, depending on how the rounds scatter); a shift of one, two, three standard deviations is seen in about 19, 48 to 58, 75 to 80 of 100.</source>
        <translation>При этом правиле и трёх независимых кругах на сторону от 3 до 7 из 100 выглядят изменившимися, хотя ничего не изменилось (из отставаний — от 1 до 12, смотря по тому, как разбросаны круги); сдвиг на одно, два, три стандартных отклонения замечается примерно в 19, 48–58, 75–80 случаях из 100.</translation>
    </message>
    <message>
        <source>RustStream&apos;s rate changed distinguishably in %1 of %2 rows; %3.</source>
        <translation>Скорость RustStream различимо изменилась в %1 из %2 строк; %3.</translation>
    </message>
    <message>
        <source>RustStream&apos;s rate changed distinguishably in %1 of %2 rows.</source>
        <translation>Скорость RustStream различимо изменилась в %1 из %2 строк.</translation>
    </message>
    <message numerus="yes">
        <source>Accepted before, and no longer found: %n finding(s).</source>
        <translation>
            <numerusform>Была принята раньше и больше не встречается %n находка.</numerusform>
            <numerusform>Были приняты раньше и больше не встречаются %n находки.</numerusform>
            <numerusform>Были приняты раньше и больше не встречаются %n находок.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::CrateAccess</name>
    <message>
        <source>There is no crate %1 in your list.</source>
        <translation>В вашем списке нет крейта %1.</translation>
    </message>
</context>
<context>
    <name>rangebar::CratePage</name>
    <message>
        <source>Try again</source>
        <translation>Повторить</translation>
    </message>
    <message>
        <source>How these numbers are measured</source>
        <translation>Как измерены эти числа</translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation>Числа в виде таблицы</translation>
    </message>
    <message>
        <source>One axis per scenario</source>
        <translation>Своя ось у каждого сценария</translation>
    </message>
    <message>
        <source>Gives every scenario its own scale, so that one far outlier does not flatten the rest</source>
        <translation>Даёт каждому сценарию собственный масштаб, чтобы один далёкий выброс не сплющил остальные</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>Против сырого клиента</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>Стоимость кода</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Холодный старт</translation>
    </message>
    <message>
        <source>Shows the whole cost of starting the service and taking the first delivery</source>
        <translation>Показывает полную стоимость запуска сервиса и получения первого сообщения</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>Other fields</source>
        <translation>Прочие поля</translation>
    </message>
    <message>
        <source>The document also carries these fields, which Rangebar does not interpret.</source>
        <translation>В документе есть и эти поля; Rangebar их не интерпретирует.</translation>
    </message>
    <message>
        <source>History of this crate</source>
        <translation>История этого крейта</translation>
    </message>
    <message>
        <source>Every document of the crate in the library, over time (Ctrl+H)</source>
        <translation>Все документы крейта из библиотеки, во времени (Ctrl+H)</translation>
    </message>
    <message>
        <source>Compares it with the document of the crate that was measured before this one</source>
        <translation>Сравнивает его с документом этого крейта, измеренным до него</translation>
    </message>
    <message>
        <source>Compare with an earlier document</source>
        <translation>Сравнить с более ранним документом</translation>
    </message>
    <message>
        <source>There is no earlier document of this crate here yet; these are the ways to get one</source>
        <translation>Более раннего документа этого крейта под рукой пока нет; вот как его получить</translation>
    </message>
    <message>
        <source>Get its &amp;history from GitHub...</source>
        <translation>Получить &amp;историю с GitHub...</translation>
    </message>
    <message>
        <source>Choose a &amp;file...</source>
        <translation>Выбрать &amp;файл...</translation>
    </message>
</context>
<context>
    <name>rangebar::Desktop</name>
    <message>
        <source>Save image</source>
        <translation>Сохранить изображение</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Изображение PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Рисунок SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Документ PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Results and comparisons (*.json *.rangebar);;All files (*)</source>
        <translation>Результаты и сравнения (*.json *.rangebar);;Все файлы (*)</translation>
    </message>
    <message>
        <source>Documents and archives (*.json *.zip *.tar *.tar.* *.tgz *.txz *.tzst);;All files (*)</source>
        <translation>Документы и архивы (*.json *.zip *.tar *.tar.* *.tgz *.txz *.tzst);;Все файлы (*)</translation>
    </message>
</context>
<context>
    <name>rangebar::DiffCommand</name>
    <message>
        <source>The documents have no row in common that could be compared.</source>
        <translation>В документах нет общих строк, которые можно сравнить.</translation>
    </message>
    <message>
        <source>--pr and --repo name two different things; give one of them.</source>
        <translation>--pr и --repo указывают на разное; задайте что-то одно.</translation>
    </message>
    <message>
        <source>--pr names both documents; name no other beside it.</source>
        <translation>--pr задаёт оба документа; других рядом с ним не указывайте.</translation>
    </message>
    <message>
        <source>--repo needs two branches, tags or commits as one argument: BASE..HEAD.</source>
        <translation>Для --repo нужны две ветки, метки или два коммита одним аргументом: BASE..HEAD.</translation>
    </message>
    <message>
        <source>--base is for a pull request (--pr).</source>
        <translation>--base относится к пул-реквесту (--pr).</translation>
    </message>
    <message>
        <source>--path is for what is on GitHub (--pr, --repo).</source>
        <translation>--path относится к тому, что есть на GitHub (--pr, --repo).</translation>
    </message>
</context>
<context>
    <name>rangebar::DocumentInput</name>
    <message>
        <source>%1: There is no such file. %2</source>
        <translation>%1: такого файла нет. %2</translation>
    </message>
    <message>
        <source>%1: this is the copy of %2; --refresh downloads it again.</source>
        <translation>%1: это копия от %2; --refresh загрузит документ заново.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: downloaded from %2.</source>
        <translation>%1: загружено с %2.</translation>
    </message>
</context>
<context>
    <name>rangebar::DocumentReport</name>
    <message>
        <source>Notes</source>
        <translation>Примечания</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>Строка</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
    <message>
        <source>Read from %1.</source>
        <extracomment>%1 is a file or an address.</extracomment>
        <translation>Прочитано из %1.</translation>
    </message>
</context>
<context>
    <name>rangebar::EnvironmentComparisonModel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Различие</translation>
    </message>
</context>
<context>
    <name>rangebar::ExportCommand</name>
    <message>
        <source>%1 is not the name of a picture in the format %2.</source>
        <translation>%1&#xa0;— не имя изображения в формате %2.</translation>
    </message>
    <message>
        <source>%1 is for one document. With --base there are %2.</source>
        <translation>%1 относится к одному документу. С --base есть следующие: %2.</translation>
    </message>
    <message>
        <source>%1 is for two documents. Name the one to compare with: --base FILE.</source>
        <translation>%1 относится к двум документам. Укажите документ, с которым сравнить: --base FILE.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes one picture, and these are %n. Name a folder.</source>
        <translation>
            <numerusform>В %1 записывается одно изображение, а их %n. Укажите папку.</numerusform>
            <numerusform>В %1 записывается одно изображение, а их %n. Укажите папку.</numerusform>
            <numerusform>В %1 записывается одно изображение, а их %n. Укажите папку.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standard output takes one picture, and these are %n. Choose one --chart and one --theme.</source>
        <translation>
            <numerusform>В стандартный вывод записывается одно изображение, а их %n. Выберите один --chart и один --theme.</numerusform>
            <numerusform>В стандартный вывод записывается одно изображение, а их %n. Выберите один --chart и один --theme.</numerusform>
            <numerusform>В стандартный вывод записывается одно изображение, а их %n. Выберите один --chart и один --theme.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 was not made: %2</source>
        <translation>Файл %1 не создан: %2</translation>
    </message>
    <message>
        <source>%1 has no %2.</source>
        <translation>В %1 нет следующего: %2.</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>Рисовать нечего.</translation>
    </message>
</context>
<context>
    <name>rangebar::ExportDialog</name>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message numerus="yes">
        <source>All %n crate(s) with results</source>
        <translation>
            <numerusform>Все крейты с результатами (%n)</numerusform>
            <numerusform>Все крейты с результатами (%n)</numerusform>
            <numerusform>Все крейты с результатами (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Pictures of:</source>
        <translation>&amp;Источник:</translation>
    </message>
    <message>
        <source>Charts and tables</source>
        <translation>Диаграммы и таблицы</translation>
    </message>
    <message>
        <source>C&amp;harts and tables:</source>
        <translation>Диа&amp;граммы и таблицы:</translation>
    </message>
    <message>
        <source>&amp;All</source>
        <translation>&amp;Все</translation>
    </message>
    <message>
        <source>&amp;None</source>
        <translation>Ни одно&amp;й</translation>
    </message>
    <message>
        <source>Theme of the preview</source>
        <translation>Тема предпросмотра</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Предпросмотр</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Файлы</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Изображения</translation>
    </message>
    <message>
        <source>&amp;Save...</source>
        <translation>&amp;Сохранить...</translation>
    </message>
    <message>
        <source>&amp;Copy image</source>
        <translation>&amp;Копировать изображение</translation>
    </message>
    <message>
        <source>Copies the picture of the preview</source>
        <translation>Копирует изображение из предпросмотра</translation>
    </message>
    <message>
        <source>Cop&amp;y HTML</source>
        <translation>Копи&amp;ровать HTML</translation>
    </message>
    <message>
        <source>Copies the lines that show the chosen pictures on a page, with alt text</source>
        <translation>Копирует строки, которые показывают выбранные изображения на странице, с альтернативным текстом</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>A file name and the size of the picture in it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>Изображение скопировано в буфер обмена.</translation>
    </message>
    <message numerus="yes">
        <source>The HTML of %n chart(s) is on the clipboard. It names the files as they are saved from here.</source>
        <translation>
            <numerusform>HTML для %n диаграммы скопирован в буфер обмена. Имена файлов в нём те, с которыми они сохраняются отсюда.</numerusform>
            <numerusform>HTML для %n диаграмм скопирован в буфер обмена. Имена файлов в нём те, с которыми они сохраняются отсюда.</numerusform>
            <numerusform>HTML для %n диаграмм скопирован в буфер обмена. Имена файлов в нём те, с которыми они сохраняются отсюда.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 × %2 points</source>
        <translation>%1 × %2 пт</translation>
    </message>
    <message>
        <source>%1 × %2 pixels</source>
        <translation>%1 × %2 пикс.</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen document(s)</source>
        <translation>
            <numerusform>Выбранные документы (%n)</numerusform>
            <numerusform>Выбранные документы (%n)</numerusform>
            <numerusform>Выбранные документы (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ExportOptions</name>
    <message>
        <source>Pr&amp;eset:</source>
        <translation>&amp;Предустановка:</translation>
    </message>
    <message>
        <source>&amp;Format:</source>
        <translation>&amp;Формат:</translation>
    </message>
    <message>
        <source>&amp;Width:</source>
        <translation>&amp;Ширина:</translation>
    </message>
    <message>
        <source>Sca&amp;le:</source>
        <translation>&amp;Масштаб:</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>&amp;Тема:</translation>
    </message>
    <message>
        <source>&amp;Background:</source>
        <translation>Фо&amp;н:</translation>
    </message>
    <message>
        <source>Lan&amp;guage:</source>
        <translation>&amp;Язык:</translation>
    </message>
    <message>
        <source>A&amp;xis:</source>
        <translation>&amp;Ось:</translation>
    </message>
    <message>
        <source>T&amp;itle</source>
        <translation>&amp;Заголовок</translation>
    </message>
    <message>
        <source>Capti&amp;on: versions, machine, date</source>
        <translation>По&amp;дпись: версии, машина, дата</translation>
    </message>
    <message>
        <source>Text as o&amp;utlines</source>
        <translation>Текст конт&amp;урами</translation>
    </message>
    <message>
        <source>The text looks the same everywhere, but can&apos;t be searched or copied any more</source>
        <translation>Текст везде выглядит одинаково, но его больше нельзя искать и копировать</translation>
    </message>
    <message>
        <source>HT&amp;ML for a page, beside the pictures</source>
        <translation>HTML д&amp;ля страницы рядом с изображениями</translation>
    </message>
    <message>
        <source>A file with the lines that show the pictures on a page, such as release notes: with alt text, and with the theme that the reader of the page uses</source>
        <translation>Файл со строками, которые показывают изображения на странице, например в заметках о выпуске: с альтернативным текстом и в той теме, которую использует читатель страницы</translation>
    </message>
    <message>
        <source>GitHub release notes</source>
        <translation>Заметки о выпуске GitHub</translation>
    </message>
    <message>
        <source>Slide</source>
        <translation>Слайд</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Печать</translation>
    </message>
    <message>
        <source>Custom</source>
        <translation>Своя</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Изображение PNG</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Рисунок SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Документ PDF</translation>
    </message>
    <message>
        <source>%1x</source>
        <extracomment>A scale: so many pixels for each pixel of the width.</extracomment>
        <translation>%1×</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Обе</translation>
    </message>
    <message>
        <source>Opaque</source>
        <translation>Непрозрачный</translation>
    </message>
    <message>
        <source>Transparent</source>
        <translation>Прозрачный</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Как в окне</translation>
    </message>
    <message>
        <source>One for all scenarios</source>
        <translation>Одна на все сценарии</translation>
    </message>
    <message>
        <source>One per scenario</source>
        <translation>Своя у каждого сценария</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> пт</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пикс.</translation>
    </message>
</context>
<context>
    <name>rangebar::ExportSubject</name>
    <message>
        <source>%1 %2: %3.</source>
        <extracomment>A document of a comparison: its letter, &quot;base&quot; or &quot;candidate&quot;, versions, machine and date.</extracomment>
        <translation>%1 %2: %3.</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>%1: other fields</source>
        <translation>%1: прочие поля</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>findings</source>
        <translation>находки</translation>
    </message>
    <message>
        <source>changes of the scenarios</source>
        <translation>изменения сценариев</translation>
    </message>
    <message>
        <source>changes of the throughput</source>
        <translation>изменения пропускной способности</translation>
    </message>
    <message>
        <source>changes of the cost of the code</source>
        <translation>изменения стоимости кода</translation>
    </message>
    <message>
        <source>machine and versions</source>
        <translation>машина и версии</translation>
    </message>
    <message>
        <source>other fields</source>
        <translation>прочие поля</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>Против сырого клиента</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>Стоимость кода</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Холодный старт</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Table: scenarios</source>
        <translation>Таблица: сценарии</translation>
    </message>
    <message>
        <source>Table: cost of the code</source>
        <translation>Таблица: стоимость кода</translation>
    </message>
    <message>
        <source>Table: throughput</source>
        <translation>Таблица: пропускная способность</translation>
    </message>
    <message>
        <source>Changes of the scenarios</source>
        <translation>Изменения сценариев</translation>
    </message>
    <message>
        <source>Changes of the throughput</source>
        <translation>Изменения пропускной способности</translation>
    </message>
    <message>
        <source>Changes of the cost of the code</source>
        <translation>Изменения стоимости кода</translation>
    </message>
    <message>
        <source>Table: findings</source>
        <translation>Таблица: находки</translation>
    </message>
    <message>
        <source>Table: changes of the scenarios</source>
        <translation>Таблица: изменения сценариев</translation>
    </message>
    <message>
        <source>Table: changes of the throughput</source>
        <translation>Таблица: изменения пропускной способности</translation>
    </message>
    <message>
        <source>Table: changes of the code</source>
        <translation>Таблица: изменения стоимости кода</translation>
    </message>
    <message>
        <source>Table: machine</source>
        <translation>Таблица: машина</translation>
    </message>
    <message>
        <source>Table: other fields</source>
        <translation>Таблица: прочие поля</translation>
    </message>
    <message>
        <source>%1, %2 to %3</source>
        <extracomment>A crate with its version, and the dates of two measurements.</extracomment>
        <translation>%1, %2 -&gt; %3</translation>
    </message>
    <message>
        <source>scenarios over time</source>
        <translation>сценарии во времени</translation>
    </message>
    <message>
        <source>throughput over time</source>
        <translation>пропускная способность во времени</translation>
    </message>
    <message>
        <source>cost of the code over time</source>
        <translation>стоимость кода во времени</translation>
    </message>
    <message>
        <source>Scenarios over time</source>
        <translation>Сценарии во времени</translation>
    </message>
    <message>
        <source>Throughput over time</source>
        <translation>Пропускная способность во времени</translation>
    </message>
    <message>
        <source>Cost of the code over time</source>
        <translation>Стоимость кода во времени</translation>
    </message>
    <message>
        <source>Cold start over time</source>
        <translation>Холодный старт во времени</translation>
    </message>
    <message>
        <source>Table: scenarios over time</source>
        <translation>Таблица: сценарии во времени</translation>
    </message>
    <message>
        <source>Table: throughput over time</source>
        <translation>Таблица: пропускная способность во времени</translation>
    </message>
    <message>
        <source>Table: cost of the code over time</source>
        <translation>Таблица: стоимость кода во времени</translation>
    </message>
</context>
<context>
    <name>rangebar::Exporting</name>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>Изображение PNG (*.png)</translation>
    </message>
    <message>
        <source>SVG drawing (*.svg)</source>
        <translation>Рисунок SVG (*.svg)</translation>
    </message>
    <message>
        <source>PDF document (*.pdf)</source>
        <translation>Документ PDF (*.pdf)</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>Сохранить изображение</translation>
    </message>
    <message>
        <source>Folder for the pictures</source>
        <translation>Папка для изображений</translation>
    </message>
    <message>
        <source>Replace files</source>
        <translation>Заменить файлы</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of these names are in %1 already:</source>
        <translation>
            <numerusform>В %1 уже есть %n файл с совпадающим именем:</numerusform>
            <numerusform>В %1 уже есть %n файла с совпадающими именами:</numerusform>
            <numerusform>В %1 уже есть %n файлов с совпадающими именами:</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Заменить</translation>
    </message>
    <message>
        <source>%1 was not written: %2</source>
        <translation>Файл %1 не записан: %2</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;.</source>
        <extracomment>%1 is a crate with its version, %2 a chart or table.</extracomment>
        <translation>В %1 нет следующего: «%2».</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) saved in %1.</source>
        <translation>
            <numerusform>В %1 сохранён %n файл.</numerusform>
            <numerusform>В %1 сохранено %n файла.</numerusform>
            <numerusform>В %1 сохранено %n файлов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) were not written.</source>
        <translation>
            <numerusform>%n файл не записан.</numerusform>
            <numerusform>%n файла не записаны.</numerusform>
            <numerusform>%n файлов не записано.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Copy image</source>
        <translation>Копировать изображение</translation>
    </message>
    <message>
        <source>The chart is on the clipboard as a picture.</source>
        <translation>Диаграмма скопирована в буфер обмена как изображение.</translation>
    </message>
    <message>
        <source>Save image</source>
        <translation>Сохранить изображение</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Drag the chart</source>
        <translation>Перетаскивание диаграммы</translation>
    </message>
    <message>
        <source>%1 was not written: %2. Choose another place for it, or make room.</source>
        <translation>Файл %1 не записан: %2. Выберите для него другое место или освободите место.</translation>
    </message>
</context>
<context>
    <name>rangebar::FeedWords</name>
    <message>
        <source>less than an hour old</source>
        <translation>меньше часа назад</translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s) old</source>
        <translation>
            <numerusform>%n час назад</numerusform>
            <numerusform>%n часа назад</numerusform>
            <numerusform>%n часов назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n day(s) old</source>
        <translation>
            <numerusform>%n день назад</numerusform>
            <numerusform>%n дня назад</numerusform>
            <numerusform>%n дней назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n month(s) old</source>
        <translation>
            <numerusform>%n месяц назад</numerusform>
            <numerusform>%n месяца назад</numerusform>
            <numerusform>%n месяцев назад</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n year(s) old</source>
        <translation>
            <numerusform>%n год назад</numerusform>
            <numerusform>%n года назад</numerusform>
            <numerusform>%n лет назад</numerusform>
        </translation>
    </message>
    <message>
        <source>Working offline: nothing is downloaded.</source>
        <translation>Автономная работа: ничего не загружается.</translation>
    </message>
    <message>
        <source>Offline.</source>
        <translation>Нет связи.</translation>
    </message>
    <message numerus="yes">
        <source>Offline: %1 of %n crate(s).</source>
        <translation>
            <numerusform>Нет связи: %1 из %n крейта.</numerusform>
            <numerusform>Нет связи: %1 из %n крейтов.</numerusform>
            <numerusform>Нет связи: %1 из %n крейтов.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no copy on this computer.</source>
        <translation>На этом компьютере копии нет.</translation>
    </message>
    <message>
        <source>Showing copies of %1 to %2.</source>
        <translation>Показаны копии, полученные с %1 по %2.</translation>
    </message>
    <message>
        <source>Showing copies of %1 to %2 (the oldest is %3).</source>
        <translation>Показаны копии, полученные с %1 по %2 (самая старая&#xa0;— %3).</translation>
    </message>
    <message>
        <source>Showing the copy of %1.</source>
        <translation>Показана копия от %1.</translation>
    </message>
    <message>
        <source>Showing the copy of %1 (%2).</source>
        <translation>Показана копия от %1 (%2).</translation>
    </message>
    <message>
        <source>Showing copies of %1.</source>
        <translation>Показаны копии от %1.</translation>
    </message>
    <message>
        <source>Showing copies of %1 (%2).</source>
        <translation>Показаны копии от %1 (%2).</translation>
    </message>
    <message numerus="yes">
        <source>%n crate(s) without a copy.</source>
        <translation>
            <numerusform>%n крейт без копии.</numerusform>
            <numerusform>%n крейта без копии.</numerusform>
            <numerusform>%n крейтов без копии.</numerusform>
        </translation>
    </message>
    <message>
        <source>File &gt; Work offline ends it.</source>
        <translation>Отключить: Файл &gt; Работать автономно.</translation>
    </message>
    <message>
        <source>Rangebar tries again by itself.</source>
        <translation>Rangebar повторяет попытки автоматически.</translation>
    </message>
    <message>
        <source>Downloads are shown, but can&apos;t be kept on disk for the next start: %1.</source>
        <translation>Загруженное показано, но сохранить его на диске до следующего запуска не удаётся: %1.</translation>
    </message>
    <message>
        <source>The crates show samples that come with Rangebar, not published results.</source>
        <translation>Крейты показывают образцы из поставки Rangebar, а не опубликованные результаты.</translation>
    </message>
    <message>
        <source>No copy of what is published is kept on this computer.</source>
        <translation>Копии опубликованного на этом компьютере нет.</translation>
    </message>
    <message numerus="yes">
        <source>For %n crate(s) the newest document of the library is shown.</source>
        <translation>
            <numerusform>Для %n крейта показан новейший документ библиотеки.</numerusform>
            <numerusform>Для %n крейтов показан новейший документ библиотеки.</numerusform>
            <numerusform>Для %n крейтов показан новейший документ библиотеки.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::FetchCommand</name>
    <message>
        <source>%1 is as it was</source>
        <translation>файл %1 не изменился</translation>
    </message>
    <message>
        <source>written to %1</source>
        <translation>записано в %1</translation>
    </message>
    <message>
        <source>downloaded</source>
        <translation>загружено</translation>
    </message>
    <message>
        <source>not changed</source>
        <translation>без изменений</translation>
    </message>
    <message>
        <source>--all is every crate; name none beside it.</source>
        <translation>--all означает все крейты; отдельно их указывать не нужно.</translation>
    </message>
    <message>
        <source>The folder %1 can&apos;t be made.</source>
        <translation>Не удалось создать папку %1.</translation>
    </message>
</context>
<context>
    <name>rangebar::FetchWords</name>
    <message>
        <source>Check the network connection, then the address in the catalogue.</source>
        <translation>Проверьте подключение к сети, затем адрес в каталоге крейтов.</translation>
    </message>
    <message>
        <source>Check the network connection and the address in the catalogue, or try again later.</source>
        <translation>Проверьте подключение к сети и адрес в каталоге крейтов или попробуйте позже.</translation>
    </message>
    <message>
        <source>Check the address in the catalogue.</source>
        <translation>Проверьте адрес в каталоге крейтов.</translation>
    </message>
    <message>
        <source>Correct the address in the catalogue.</source>
        <translation>Исправьте адрес в каталоге крейтов.</translation>
    </message>
    <message>
        <source>Try again; if that does not help, check the address in the catalogue, and whether a proxy stands in between.</source>
        <translation>Повторите попытку; если не поможет, проверьте адрес в каталоге крейтов и нет ли на пути прокси.</translation>
    </message>
    <message>
        <source>%1 answered with %2.</source>
        <translation>Сервер %1 ответил кодом %2.</translation>
    </message>
    <message>
        <source>%1 answered with %2: %3.</source>
        <translation>Сервер %1 ответил кодом %2: %3.</translation>
    </message>
    <message>
        <source>The file that %1 gives is not a document that can be shown.</source>
        <translation>Файл с сервера %1 нельзя показать как документ.</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not give the whole file within %n second(s).</source>
        <translation>
            <numerusform>Сервер %1 не отдал файл целиком за %n секунду.</numerusform>
            <numerusform>Сервер %1 не отдал файл целиком за %n секунды.</numerusform>
            <numerusform>Сервер %1 не отдал файл целиком за %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 did not give the whole file in time.</source>
        <translation>Сервер %1 не отдал файл целиком вовремя.</translation>
    </message>
    <message>
        <source>Try again, or allow more time in the preferences.</source>
        <translation>Повторите попытку или увеличьте время ожидания в настройках.</translation>
    </message>
    <message>
        <source>The host %1 was not found.</source>
        <translation>Узел %1 не найден.</translation>
    </message>
    <message>
        <source>%1 refuses the connection.</source>
        <translation>Сервер %1 отказывает в соединении.</translation>
    </message>
    <message>
        <source>The connection to %1 was cut before the whole file had arrived.</source>
        <translation>Соединение с %1 оборвалось раньше, чем файл пришёл целиком.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Повторите попытку.</translation>
    </message>
    <message>
        <source>No secure connection to %1: %2.</source>
        <translation>Нет защищённого соединения с %1: %2.</translation>
    </message>
    <message>
        <source>Nothing was read from it. Check the clock of this computer, and whether a proxy or a login page of the network stands in between.</source>
        <translation>Ничего не прочитано. Проверьте часы этого компьютера и нет ли на пути прокси или страницы входа в сеть.</translation>
    </message>
    <message>
        <source>The proxy did not let the request through: %1.</source>
        <translation>Прокси не пропустил запрос: %1.</translation>
    </message>
    <message numerus="yes">
        <source>The file that %1 gives is larger than %n MiB, the most that is read.</source>
        <translation>
            <numerusform>Файл с сервера %1 больше предела чтения (%n МиБ).</numerusform>
            <numerusform>Файл с сервера %1 больше предела чтения (%n МиБ).</numerusform>
            <numerusform>Файл с сервера %1 больше предела чтения (%n МиБ).</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 redirects without saying where to.</source>
        <translation>Сервер %1 перенаправляет, не указывая куда.</translation>
    </message>
    <message>
        <source>%1 redirects to %2, which is not a secure (https) address, so it was not asked.</source>
        <translation>Сервер %1 перенаправляет на %2; это не защищённый (https) адрес, поэтому запрос к нему не отправлен.</translation>
    </message>
    <message>
        <source>%1 redirects again and again, last to %2.</source>
        <translation>Сервер %1 перенаправляет снова и снова, в последний раз на %2.</translation>
    </message>
    <message>
        <source>The address %1 was not asked: only https is allowed, and http on this computer itself, both without a user name.</source>
        <translation>Запрос по адресу %1 не отправлен: разрешены только https, а также http на этом же компьютере, и то и другое без имени пользователя.</translation>
    </message>
    <message>
        <source>The file could not be had from %1: %2.</source>
        <translation>Не удалось получить файл с %1: %2.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Попробуйте позже.</translation>
    </message>
    <message>
        <source>loading...</source>
        <translation>загружается...</translation>
    </message>
    <message>
        <source>sample</source>
        <translation>образец</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>измерено %1</translation>
    </message>
    <message>
        <source>measured on an unknown date</source>
        <translation>дата измерения неизвестна</translation>
    </message>
    <message>
        <source>%1, no copy</source>
        <translation>%1, копии нет</translation>
    </message>
    <message>
        <source>offline, no copy</source>
        <translation>нет связи, копии нет</translation>
    </message>
    <message>
        <source>%1, copy of %2</source>
        <translation>%1, копия от %2</translation>
    </message>
    <message>
        <source>offline, copy of %1</source>
        <translation>нет связи, копия от %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>отменено</translation>
    </message>
    <message>
        <source>cancelled, copy of %1</source>
        <translation>отменено, копия от %1</translation>
    </message>
    <message>
        <source>It could not be kept on disk for the next start: %1.</source>
        <translation>Сохранить его на диске до следующего запуска не удалось: %1.</translation>
    </message>
    <message>
        <source>This is a sample that comes with Rangebar, not a published result.</source>
        <translation>Это образец из поставки Rangebar, а не опубликованный результат.</translation>
    </message>
    <message>
        <source>Shown is the copy of %1.</source>
        <translation>Показана копия от %1.</translation>
    </message>
    <message>
        <source>The document is being loaded.</source>
        <translation>Документ загружается.</translation>
    </message>
    <message>
        <source>There are no results published yet.</source>
        <translation>Результаты ещё не опубликованы.</translation>
    </message>
    <message>
        <source>There is no copy on this computer.</source>
        <translation>На этом компьютере копии нет.</translation>
    </message>
    <message>
        <source>Loading was cancelled.</source>
        <translation>Загрузка отменена.</translation>
    </message>
    <message>
        <source>Refresh to see what is published now.</source>
        <translation>Обновите, чтобы увидеть, что опубликовано сейчас.</translation>
    </message>
    <message>
        <source>%1 can be reached, but gives no answer that is HTTP.</source>
        <translation>Сервер %1 доступен, но отвечает не по HTTP.</translation>
    </message>
    <message>
        <source>The document that was given for %1 says that it is of %2.</source>
        <translation>В документе, полученном для %1, сказано, что он относится к %2.</translation>
    </message>
    <message>
        <source>not published, copy of %1</source>
        <translation>не опубликовано, копия от %1</translation>
    </message>
    <message>
        <source>unreadable, copy of %1</source>
        <translation>не читается, копия от %1</translation>
    </message>
    <message>
        <source>not available, copy of %1</source>
        <translation>недоступно, копия от %1</translation>
    </message>
    <message>
        <source>No results are published there now.</source>
        <translation>Сейчас результаты там не опубликованы.</translation>
    </message>
    <message>
        <source>What is published now can&apos;t be shown.</source>
        <translation>То, что опубликовано сейчас, нельзя показать.</translation>
    </message>
    <message>
        <source>What is published now could not be had.</source>
        <translation>То, что опубликовано сейчас, получить не удалось.</translation>
    </message>
    <message>
        <source>You work offline: what is published now was not asked for.</source>
        <translation>Вы работаете автономно: то, что опубликовано сейчас, не запрашивалось.</translation>
    </message>
    <message>
        <source>Check the proxy in the preferences, or in the settings of the system.</source>
        <translation>Проверьте прокси в настройках программы или в настройках системы.</translation>
    </message>
    <message>
        <source>Check the address in the catalogue; if it is right, only who publishes the file can mend it.</source>
        <translation>Проверьте адрес в каталоге крейтов; если он верен, исправить файл может только тот, кто его публикует.</translation>
    </message>
    <message>
        <source>Nothing of it was kept. Check the address in the catalogue.</source>
        <translation>Ничего из него не сохранено. Проверьте адрес в каталоге крейтов.</translation>
    </message>
    <message>
        <source>from the library, measured %1</source>
        <translation>из библиотеки, измерено %1</translation>
    </message>
    <message>
        <source>from the library</source>
        <translation>из библиотеки</translation>
    </message>
    <message>
        <source>Shown is the newest document of the library, measured on %1.</source>
        <translation>Показан новейший документ библиотеки, измеренный %1.</translation>
    </message>
    <message>
        <source>Shown is the newest document of the library; it does not say when it was measured.</source>
        <translation>Показан новейший документ библиотеки; когда он измерен, в нём не сказано.</translation>
    </message>
    <message>
        <source>No copy of what is published is kept on this computer.</source>
        <translation>Копии опубликованного на этом компьютере нет.</translation>
    </message>
</context>
<context>
    <name>rangebar::FileVersionsModel</name>
    <message>
        <source>taken into the library</source>
        <translation>принята в библиотеку</translation>
    </message>
    <message>
        <source>the library had it already</source>
        <translation>уже была в библиотеке</translation>
    </message>
    <message>
        <source>this commit removed the file</source>
        <translation>этот коммит удалил файл</translation>
    </message>
    <message>
        <source>could not be written to the library</source>
        <translation>не удалось записать в библиотеку</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Коммит</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Дата</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>rangebar::FileWords</name>
    <message>
        <source>There is no such file. It may have been moved or deleted.</source>
        <translation>Такого файла нет. Возможно, он перемещён или удалён.</translation>
    </message>
    <message>
        <source>This is not a file. Open a results.json document instead.</source>
        <translation>Это не файл. Откройте документ results.json.</translation>
    </message>
    <message>
        <source>Reloaded at %1.</source>
        <translation>Перечитано: %1.</translation>
    </message>
    <message>
        <source>On show is what was read at %1; the file is watched.</source>
        <translation>Показано содержимое на %1; файл отслеживается.</translation>
    </message>
    <message>
        <source>%1 is no folder that can be read.</source>
        <translation>%1&#xa0;— не папка, которую можно прочитать.</translation>
    </message>
    <message>
        <source>There is no results document directly in %1; one that comes is opened.</source>
        <translation>Непосредственно в %1 документов с результатами нет; появившийся будет открыт.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) open from %1; the folder is watched.</source>
        <translation>
            <numerusform>Из %1 открыт %n документ; папка отслеживается.</numerusform>
            <numerusform>Из %1 открыто %n документа; папка отслеживается.</numerusform>
            <numerusform>Из %1 открыто %n документов; папка отслеживается.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Not results documents: %1.</source>
        <translation>Не являются документами с результатами: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) were not looked at; so many belong into the library.</source>
        <translation>
            <numerusform>Ещё %n файл не просмотрен; столько файлов лучше импортировать в библиотеку.</numerusform>
            <numerusform>Ещё %n файла не просмотрены; столько файлов лучше импортировать в библиотеку.</numerusform>
            <numerusform>Ещё %n файлов не просмотрено; столько файлов лучше импортировать в библиотеку.</numerusform>
        </translation>
    </message>
    <message>
        <source>The file can&apos;t be read: %1. See whether you may read it, and whether its disk is there.</source>
        <translation>Файл не читается: %1. Проверьте, есть ли у вас право его читать и подключён ли его диск.</translation>
    </message>
    <message>
        <source>Choose another one, or see whether you may read it.</source>
        <translation>Выберите другую или проверьте, есть ли у вас право её читать.</translation>
    </message>
</context>
<context>
    <name>rangebar::FindingsModel</name>
    <message>
        <source>open</source>
        <translation>не разобрано</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Находка</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Разбор</translation>
    </message>
</context>
<context>
    <name>rangebar::FixedPagesModel</name>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>all crates in two tables</source>
        <translation>все крейты в двух таблицах</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Pull request</source>
        <translation>Пул-реквест</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubAsking</name>
    <message>
        <source>Preferences...</source>
        <translation>Настройки...</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Открыть в браузере</translation>
    </message>
    <message>
        <source>You work offline now: what was under way has ended.</source>
        <translation>Теперь вы работаете автономно: начатое прервано.</translation>
    </message>
    <message>
        <source>You work offline, so GitHub was not asked. Switch &quot;Work offline&quot; off in the menu File, and try again.</source>
        <translation>Вы работаете автономно, поэтому запрос к GitHub не отправлен. Выключите «Работать автономно» в меню «Файл» и повторите попытку.</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubCommenting</name>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>The comment may or may not have been posted. Posting again is safe: it finds the comment if it is there.</source>
        <translation>Неизвестно, опубликован ли комментарий. Отправить ещё раз безопасно: если комментарий уже есть, он будет найден.</translation>
    </message>
    <message>
        <source>Looking for an earlier comment</source>
        <translation>Поиск прежнего комментария</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubComparison</name>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>It is the token in RANGEBAR_GITHUB_TOKEN.</source>
        <translation>Это токен из RANGEBAR_GITHUB_TOKEN.</translation>
    </message>
    <message>
        <source>Without a window a token is taken from RANGEBAR_GITHUB_TOKEN.</source>
        <translation>Без окна токен берётся из RANGEBAR_GITHUB_TOKEN.</translation>
    </message>
    <message>
        <source>Asking the keychain...</source>
        <translation>Запрос к связке ключей...</translation>
    </message>
    <message>
        <source>Name it with --path: %1.</source>
        <translation>Укажите его с помощью --path: %1.</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubErrorWords</name>
    <message>
        <source>the API</source>
        <translation>API</translation>
    </message>
    <message>
        <source>the repository %1</source>
        <translation>репозиторий %1</translation>
    </message>
    <message>
        <source>the pull request %1</source>
        <translation>пул-реквест %1</translation>
    </message>
    <message>
        <source>a branch, tag or commit named %1</source>
        <translation>ветка, метка или коммит с именем %1</translation>
    </message>
    <message>
        <source>a common commit of %1</source>
        <translation>общий коммит для %1</translation>
    </message>
    <message>
        <source>the file %1</source>
        <translation>файл %1</translation>
    </message>
    <message>
        <source>the history of %1</source>
        <translation>история %1</translation>
    </message>
    <message>
        <source>the comments of %1</source>
        <translation>комментарии к %1</translation>
    </message>
    <message>
        <source>the account</source>
        <translation>учётная запись</translation>
    </message>
    <message numerus="yes">
        <source>%1 did not answer within %n second(s).</source>
        <translation>
            <numerusform>Сервер %1 не ответил за %n секунду.</numerusform>
            <numerusform>Сервер %1 не ответил за %n секунды.</numerusform>
            <numerusform>Сервер %1 не ответил за %n секунд.</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Попробуйте позже.</translation>
    </message>
    <message>
        <source>The connection to %1 was cut before the whole answer had arrived.</source>
        <translation>Соединение с %1 оборвалось раньше, чем ответ пришёл целиком.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Повторите попытку.</translation>
    </message>
    <message>
        <source>The address %1 was not asked: it is not one of %2, which alone gets the token.</source>
        <translation>Запрос по адресу %1 не отправлен: это не адрес узла %2, а токен передаётся только ему.</translation>
    </message>
    <message>
        <source>Check the network connection, and try again later.</source>
        <translation>Проверьте подключение к сети и попробуйте позже.</translation>
    </message>
    <message>
        <source>%1 wants fewer requests in a short time.</source>
        <translation>Сервер %1 просит отправлять запросы реже.</translation>
    </message>
    <message>
        <source>It can be asked again from %1.</source>
        <translation>Следующий запрос возможен с %1.</translation>
    </message>
    <message>
        <source>No requests to %1 are left for this token.</source>
        <translation>Запросы к %1 для этого токена исчерпаны.</translation>
    </message>
    <message>
        <source>No requests to %1 are left without a token.</source>
        <translation>Запросы к %1 без токена исчерпаны.</translation>
    </message>
    <message>
        <source>There are new ones from %1.</source>
        <translation>Новые будут доступны с %1.</translation>
    </message>
    <message>
        <source>With a token there are many more: enter one in the preferences.</source>
        <translation>С токеном их намного больше: укажите его в настройках.</translation>
    </message>
    <message>
        <source>%1 does not find %2.</source>
        <translation>Сервер %1 не находит следующее: %2.</translation>
    </message>
    <message>
        <source>The address is wrong, or it is private and this token may not read it: GitHub does not tell the two apart.</source>
        <translation>Адрес неверен, или доступ закрыт и этот токен не даёт права на чтение: GitHub эти случаи не различает.</translation>
    </message>
    <message>
        <source>The address is wrong, or it is private and needs a token: GitHub does not tell the two apart.</source>
        <translation>Адрес неверен, или доступ закрыт и нужен токен: GitHub эти случаи не различает.</translation>
    </message>
    <message>
        <source>%1 refuses access to %2.</source>
        <translation>Сервер %1 отказывает в доступе (%2).</translation>
    </message>
    <message>
        <source>The token would need: %1.</source>
        <translation>Токену нужно право: %1.</translation>
    </message>
    <message>
        <source>The answer of %1 was lost, so the comment may or may not have been posted.</source>
        <translation>Ответ сервера %1 потерян, поэтому неизвестно, опубликован ли комментарий.</translation>
    </message>
    <message>
        <source>Look at the pull request. Posting again is safe: it finds the comment if it is there.</source>
        <translation>Посмотрите пул-реквест. Отправить ещё раз безопасно: если комментарий уже есть, он будет найден.</translation>
    </message>
    <message>
        <source>%1 does not give %2: it is too large.</source>
        <translation>Сервер %1 не отдаёт из-за слишком большого размера: %2.</translation>
    </message>
    <message numerus="yes">
        <source>What %1 gives for %2 is larger than %n MiB, the most that is read.</source>
        <translation>
            <numerusform>Ответ сервера %1 (%2) превышает предел чтения: %n МиБ.</numerusform>
            <numerusform>Ответ сервера %1 (%2) превышает предел чтения: %n МиБ.</numerusform>
            <numerusform>Ответ сервера %1 (%2) превышает предел чтения: %n МиБ.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing of it was kept.</source>
        <translation>Из него ничего не сохранено.</translation>
    </message>
    <message>
        <source>%1 redirects without saying where to, or again and again.</source>
        <translation>Сервер %1 перенаправляет, не указывая куда, или снова и снова.</translation>
    </message>
    <message>
        <source>%1 redirects to %2, which was not asked.</source>
        <translation>Сервер %1 перенаправляет на %2; туда запрос не отправлен.</translation>
    </message>
    <message>
        <source>Check whether a login page of the network stands in between, and the address of the API.</source>
        <translation>Проверьте адрес API и нет ли на пути страницы входа в сеть.</translation>
    </message>
    <message>
        <source>%1 answers, but not as GitHub&apos;s API does.</source>
        <translation>Сервер %1 отвечает, но не так, как API GitHub.</translation>
    </message>
    <message>
        <source>The answer of %1 for %2 lacks %3.</source>
        <translation>В ответе сервера %1 (%2) нет следующего: %3.</translation>
    </message>
    <message>
        <source>%1 does not accept the token.</source>
        <translation>Сервер %1 не принимает токен.</translation>
    </message>
    <message>
        <source>It is wrong, expired or revoked: enter another one in the preferences.</source>
        <translation>Он неверен, истёк или отозван: укажите в настройках другой.</translation>
    </message>
    <message>
        <source>%1 wants a token for that.</source>
        <translation>Сервер %1 требует для этого токен.</translation>
    </message>
    <message>
        <source>Enter one in the preferences.</source>
        <translation>Укажите его в настройках.</translation>
    </message>
    <message>
        <source>The organization wants this token to be authorized by its own login (SSO).</source>
        <translation>Организация требует авторизовать этот токен через собственный вход (SSO).</translation>
    </message>
    <message>
        <source>The organization wants this token to be authorized by its own login (SSO): %1</source>
        <translation>Организация требует авторизовать этот токен через собственный вход (SSO): %1</translation>
    </message>
    <message>
        <source>%1 says that %2 is gone for good.</source>
        <translation>Сервер %1 сообщает об удалении навсегда (%2).</translation>
    </message>
    <message>
        <source>The repository has no commit yet.</source>
        <translation>В репозитории ещё нет коммитов.</translation>
    </message>
    <message>
        <source>%1 does not accept the request for %2.</source>
        <translation>Сервер %1 не принимает запрос (%2).</translation>
    </message>
    <message>
        <source>%1 withholds %2 for legal reasons.</source>
        <translation>Сервер %1 не отдаёт по юридическим причинам: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 has trouble of its own (%2); it was asked %n time(s).</source>
        <translation>
            <numerusform>На сервере %1 сбой (%2); запрос отправлен %n раз.</numerusform>
            <numerusform>На сервере %1 сбой (%2); запрос отправлен %n раза.</numerusform>
            <numerusform>На сервере %1 сбой (%2); запрос отправлен %n раз.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 answered with %2.</source>
        <translation>Сервер %1 ответил кодом %2.</translation>
    </message>
    <message>
        <source>The comment is longer than %1 characters, the most that GitHub takes. It was not sent.</source>
        <translation>Комментарий не отправлен: он длиннее, чем принимает GitHub (наибольшее число символов: %1).</translation>
    </message>
    <message>
        <source>%1 is kept in Git LFS: the repository has only a pointer to it, which is no document.</source>
        <translation>Файл %1 хранится в Git LFS: в репозитории есть только указатель на него, а это не документ.</translation>
    </message>
    <message>
        <source>It says: &quot;%1&quot;.</source>
        <translation>Ответ сервера: «%1».</translation>
    </message>
    <message>
        <source>Check what the token may do.</source>
        <translation>Проверьте, что разрешено этому токену.</translation>
    </message>
    <message>
        <source>It may be allowed with a token: enter one in the preferences.</source>
        <translation>С токеном это может быть разрешено: введите его в настройках.</translation>
    </message>
    <message>
        <source>Try again later; if that does not help, check the address of the API in the preferences.</source>
        <translation>Попробуйте позже; если не поможет, проверьте адрес API в настройках.</translation>
    </message>
    <message>
        <source>GitHub offers that in the list of your tokens.</source>
        <translation>GitHub предлагает это в списке ваших токенов.</translation>
    </message>
    <message>
        <source>Check the address.</source>
        <translation>Проверьте адрес.</translation>
    </message>
    <message>
        <source>Narrow the rows down, and send only those that are shown.</source>
        <translation>Отфильтруйте строки и отправьте только показанные.</translation>
    </message>
    <message>
        <source>Get the file with git, and open it here.</source>
        <translation>Получите файл с помощью git и откройте его здесь.</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubHistoryDialog</name>
    <message>
        <source>&amp;Import</source>
        <translation>&amp;Импортировать</translation>
    </message>
    <message>
        <source>Import &amp;earlier ones</source>
        <translation>Импортировать &amp;более ранние</translation>
    </message>
    <message>
        <source>Show the &amp;history</source>
        <translation>Показать и&amp;сторию</translation>
    </message>
    <message>
        <source>Import history from GitHub</source>
        <translation>Импорт истории с GitHub</translation>
    </message>
    <message>
        <source>the default branch</source>
        <translation>ветка по умолчанию</translation>
    </message>
    <message>
        <source>Versions of the file</source>
        <translation>Версии файла</translation>
    </message>
    <message>
        <source>Reading from GitHub</source>
        <translation>Чтение с GitHub</translation>
    </message>
    <message>
        <source>&amp;Repository:</source>
        <translation>&amp;Репозиторий:</translation>
    </message>
    <message>
        <source>&amp;Branch or tag:</source>
        <translation>&amp;Ветка или метка:</translation>
    </message>
    <message>
        <source>&amp;File in the repository:</source>
        <translation>&amp;Файл в репозитории:</translation>
    </message>
    <message>
        <source>Enter the repository, as OWNER/REPO.</source>
        <translation>Укажите репозиторий в виде OWNER/REPO.</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Остановить</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubHistoryImport</name>
    <message>
        <source>Cancelled. What was taken until then is in the library.</source>
        <translation>Отменено. Всё принятое до этого находится в библиотеке.</translation>
    </message>
    <message>
        <source>Listing the versions</source>
        <translation>Получение списка версий</translation>
    </message>
    <message numerus="yes">
        <source>%n version(s) taken into the library.</source>
        <translation>
            <numerusform>В библиотеку принята %n версия.</numerusform>
            <numerusform>В библиотеку приняты %n версии.</numerusform>
            <numerusform>В библиотеку принято %n версий.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) there already.</source>
        <translation>
            <numerusform>%n уже была в библиотеке.</numerusform>
            <numerusform>%n уже были в библиотеке.</numerusform>
            <numerusform>%n уже было в библиотеке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n commit(s) removed the file.</source>
        <translation>
            <numerusform>%n коммит удалил файл.</numerusform>
            <numerusform>%n коммита удалили файл.</numerusform>
            <numerusform>%n коммитов удалили файл.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be read; the list says why.</source>
        <translation>
            <numerusform>%n прочитать не удалось; причина указана в списке.</numerusform>
            <numerusform>%n прочитать не удалось; причины указаны в списке.</numerusform>
            <numerusform>%n прочитать не удалось; причины указаны в списке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n could not be written to the library.</source>
        <translation>
            <numerusform>%n не удалось записать в библиотеку.</numerusform>
            <numerusform>%n не удалось записать в библиотеку.</numerusform>
            <numerusform>%n не удалось записать в библиотеку.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are earlier ones.</source>
        <translation>Есть и более ранние.</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubPlace</name>
    <message>
        <source>It begins with https://, or with http:// where it is on this computer; it has no user name and no query.</source>
        <translation>Он начинается с https:// или, если сервер на этом компьютере, с http://; в нём нет имени пользователя и запроса.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the address of GitHub&apos;s API.</source>
        <translation>%1 не может быть адресом API GitHub.</translation>
    </message>
    <message>
        <source>What %1 holds can&apos;t be the address of GitHub&apos;s API: %2.</source>
        <translation>Содержимое %1 не может быть адресом API GitHub: %2.</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubReviewing</name>
    <message>
        <source>Cancelled.</source>
        <translation>Отменено.</translation>
    </message>
    <message>
        <source>Asking %1</source>
        <translation>Запрос к %1</translation>
    </message>
    <message numerus="yes">
        <source>%n of them touch(es) the file.</source>
        <translation>
            <numerusform>%n из них затрагивает файл.</numerusform>
            <numerusform>%n из них затрагивают файл.</numerusform>
            <numerusform>%n из них затрагивают файл.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of them touches the file.</source>
        <translation>Ни один из них не затрагивает файл.</translation>
    </message>
    <message>
        <source>The repository has no open pull request.</source>
        <translation>В репозитории нет открытых пул-реквестов.</translation>
    </message>
    <message numerus="yes">
        <source>Looked at %n open pull request(s).</source>
        <translation>
            <numerusform>Просмотрен %n открытый пул-реквест.</numerusform>
            <numerusform>Просмотрено %n открытых пул-реквеста.</numerusform>
            <numerusform>Просмотрено %n открытых пул-реквестов.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are more, which were updated earlier.</source>
        <translation>Есть и другие, обновлённые раньше.</translation>
    </message>
    <message>
        <source>This is of another GitHub than the one that is set in the preferences.</source>
        <translation>Это с другого GitHub, не с того, что указан в настройках.</translation>
    </message>
    <message>
        <source>Looking again</source>
        <translation>Повторный просмотр</translation>
    </message>
    <message>
        <source>Nothing has changed since the last look.</source>
        <translation>С последнего просмотра ничего не изменилось.</translation>
    </message>
    <message>
        <source>They do not change the document.</source>
        <translation>Документ они не меняют.</translation>
    </message>
    <message>
        <source>There is no document to show</source>
        <translation>Показывать нечего: документа нет</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отмена</translation>
    </message>
    <message>
        <source>Compared is what you saw before with what is there now.</source>
        <translation>Сравнивается то, что вы видели раньше, с тем, что есть сейчас.</translation>
    </message>
    <message>
        <source>Compare with the base</source>
        <translation>Сравнить с базой</translation>
    </message>
    <message>
        <source>Compare with what you saw before</source>
        <translation>Сравнить с просмотренным раньше</translation>
    </message>
    <message>
        <source>Open in the browser</source>
        <translation>Открыть в браузере</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Просмотреть снова</translation>
    </message>
    <message>
        <source>Asks GitHub what is there now (F5)</source>
        <translation>Запрашивает у GitHub, что там сейчас (F5)</translation>
    </message>
    <message>
        <source>Summary for the review...</source>
        <translation>Сводка для рецензии...</translation>
    </message>
    <message>
        <source>The comparison as Markdown, to copy or to post as a comment</source>
        <translation>Сравнение в виде Markdown: скопировать или опубликовать комментарием</translation>
    </message>
</context>
<context>
    <name>rangebar::GitHubWords</name>
    <message>
        <source>Enter the address of a pull request, such as OWNER/REPO#12.</source>
        <translation>Укажите адрес пул-реквеста, например OWNER/REPO#12.</translation>
    </message>
    <message>
        <source>That is no address.</source>
        <translation>Это не адрес.</translation>
    </message>
    <message>
        <source>%1 is neither the address of a pull request, nor OWNER/REPO#12, nor OWNER/REPO@BASE..HEAD.</source>
        <translation>%1&#xa0;— не адрес пул-реквеста, не OWNER/REPO#12 и не OWNER/REPO@BASE..HEAD.</translation>
    </message>
    <message>
        <source>There is a user name or password in the address. Leave it out: %1</source>
        <translation>В адресе есть имя пользователя или пароль. Укажите адрес без них: %1</translation>
    </message>
    <message>
        <source>The address is of %1, and %2 is the one that is asked. Another GitHub can be set in the preferences.</source>
        <translation>Это адрес на %1, а запросы отправляются к %2. Другой GitHub можно указать в настройках.</translation>
    </message>
    <message>
        <source>%1 is neither a pull request nor a comparison.</source>
        <translation>%1&#xa0;— не пул-реквест и не сравнение.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the owner of a repository.</source>
        <translation>%1 не может быть владельцем репозитория.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the name of a repository.</source>
        <translation>%1 не может быть именем репозитория.</translation>
    </message>
    <message>
        <source>The number of the pull request is missing.</source>
        <translation>Не указан номер пул-реквеста.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the number of a pull request.</source>
        <translation>%1 не может быть номером пул-реквеста.</translation>
    </message>
    <message>
        <source>Two branches, tags or commits are needed, as BASE..HEAD.</source>
        <translation>Нужны две ветки, метки или два коммита в виде BASE..HEAD.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be a branch, tag or commit.</source>
        <translation>%1 не может быть веткой, меткой или коммитом.</translation>
    </message>
    <message>
        <source>The path of the file is missing.</source>
        <translation>Не указан путь файла.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be the path of a file in a repository.</source>
        <translation>%1 не может быть путём файла в репозитории.</translation>
    </message>
    <message>
        <source>No requests are left; waiting for new ones at %1</source>
        <translation>Запросы исчерпаны; ожидание новых до %1</translation>
    </message>
    <message>
        <source>GitHub wants fewer requests; waiting until %1</source>
        <translation>GitHub просит отправлять запросы реже; ожидание до %1</translation>
    </message>
    <message>
        <source>GitHub has trouble of its own; trying again at %1</source>
        <translation>На стороне GitHub сбой; повторная попытка: %1</translation>
    </message>
    <message>
        <source>Reading the pull request %1</source>
        <translation>Чтение пул-реквеста %1</translation>
    </message>
    <message>
        <source>Looking through its files, %1 of %2</source>
        <translation>Просмотр файлов пул-реквеста: %1 из %2</translation>
    </message>
    <message>
        <source>Looking through its files, %1</source>
        <translation>Просмотр файлов пул-реквеста: %1</translation>
    </message>
    <message>
        <source>Finding the commit where it began</source>
        <translation>Поиск коммита, от которого ответвился пул-реквест</translation>
    </message>
    <message>
        <source>Finding the commit of %1</source>
        <translation>Поиск коммита для %1</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>Чтение %1</translation>
    </message>
    <message>
        <source>Reading the versions of %1, %2 of %3</source>
        <translation>Чтение версий %1: %2 из %3</translation>
    </message>
    <message>
        <source>Listing the versions of %1</source>
        <translation>Получение списка версий %1</translation>
    </message>
    <message>
        <source>Looking through open pull requests, %1 of %2</source>
        <translation>Просмотр открытых пул-реквестов: %1 из %2</translation>
    </message>
    <message>
        <source>Listing the open pull requests of %1</source>
        <translation>Получение списка открытых пул-реквестов %1</translation>
    </message>
    <message>
        <source>Asking whose token it is</source>
        <translation>Проверка владельца токена</translation>
    </message>
    <message>
        <source>Looking for an earlier comment</source>
        <translation>Поиск прежнего комментария</translation>
    </message>
    <message>
        <source>Posting the comment</source>
        <translation>Публикация комментария</translation>
    </message>
    <message>
        <source>Asking how many requests are left</source>
        <translation>Проверка остатка запросов</translation>
    </message>
    <message>
        <source>no limit of requests is known</source>
        <translation>ограничение числа запросов неизвестно</translation>
    </message>
    <message>
        <source>%1 of %2 requests left, all of them again at %3</source>
        <translation>осталось запросов: %1 из %2, обновление лимита: %3</translation>
    </message>
    <message>
        <source>draft</source>
        <translation>черновик</translation>
    </message>
    <message>
        <source>open</source>
        <translation>открыт</translation>
    </message>
    <message>
        <source>merged</source>
        <translation>слит</translation>
    </message>
    <message>
        <source>closed without being merged</source>
        <translation>закрыт без слияния</translation>
    </message>
    <message>
        <source>added</source>
        <translation>добавлен</translation>
    </message>
    <message>
        <source>changed</source>
        <translation>изменён</translation>
    </message>
    <message>
        <source>removed</source>
        <translation>удалён</translation>
    </message>
    <message>
        <source>renamed from %1</source>
        <translation>переименован из %1</translation>
    </message>
    <message>
        <source>an account that is gone</source>
        <translation>учётная запись, которой больше нет</translation>
    </message>
    <message>
        <source>%1 by %2</source>
        <translation>%1, автор: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n commit(s)</source>
        <translation>
            <numerusform>%n коммит</numerusform>
            <numerusform>%n коммита</numerusform>
            <numerusform>%n коммитов</numerusform>
        </translation>
    </message>
    <message>
        <source>from a fork that is gone</source>
        <translation>из форка, которого больше нет</translation>
    </message>
    <message>
        <source>from the fork %1</source>
        <translation>из форка %1</translation>
    </message>
    <message>
        <source>base: where it left %1, %2</source>
        <translation>база: точка ответвления от %1, %2</translation>
    </message>
    <message>
        <source>base: the tip of %1, %2</source>
        <translation>база: вершина %1, %2</translation>
    </message>
    <message>
        <source>candidate: %1, %2</source>
        <translation>кандидат: %1, %2</translation>
    </message>
    <message>
        <source>Looked at %1</source>
        <translation>Просмотрено %1</translation>
    </message>
    <message>
        <source>The repository %1 is named %2 now.</source>
        <translation>Репозиторий %1 теперь называется %2.</translation>
    </message>
    <message>
        <source>It touches more files than GitHub lists, so there may be documents that are not seen here.</source>
        <translation>Он затрагивает больше файлов, чем перечисляет GitHub, поэтому здесь могут быть видны не все документы.</translation>
    </message>
    <message>
        <source>This pull request adds %1; there is none to compare with.</source>
        <translation>Этот пул-реквест добавляет %1; сравнить не с чем.</translation>
    </message>
    <message>
        <source>This pull request removes %1. Shown is the document that it removes.</source>
        <translation>Этот пул-реквест удаляет %1. Показан удаляемый документ.</translation>
    </message>
    <message>
        <source>This pull request does not touch %1.</source>
        <translation>Этот пул-реквест не затрагивает %1.</translation>
    </message>
    <message>
        <source>Shown is the document of the target branch.</source>
        <translation>Показан документ целевой ветки.</translation>
    </message>
    <message>
        <source>The target branch has no such document either.</source>
        <translation>В целевой ветке такого документа тоже нет.</translation>
    </message>
    <message numerus="yes">
        <source>This pull request changes %n such document(s), and not %1.</source>
        <translation>
            <numerusform>Этот пул-реквест изменяет %n такой документ, но не %1.</numerusform>
            <numerusform>Этот пул-реквест изменяет %n таких документа, но не %1.</numerusform>
            <numerusform>Этот пул-реквест изменяет %n таких документов, но не %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose one.</source>
        <translation>Выберите один.</translation>
    </message>
    <message>
        <source>There are new commits since the last look.</source>
        <translation>С последнего просмотра появились новые коммиты.</translation>
    </message>
    <message>
        <source>The base has moved since the last look.</source>
        <translation>База сместилась с последнего просмотра.</translation>
    </message>
    <message>
        <source>Its state has changed since the last look.</source>
        <translation>Его состояние изменилось с последнего просмотра.</translation>
    </message>
    <message>
        <source>The comment was posted.</source>
        <translation>Комментарий опубликован.</translation>
    </message>
    <message>
        <source>A new comment will be posted.</source>
        <translation>Будет опубликован новый комментарий.</translation>
    </message>
    <message>
        <source>The earlier comment was updated.</source>
        <translation>Прежний комментарий обновлён.</translation>
    </message>
    <message>
        <source>The earlier comment will be replaced.</source>
        <translation>Прежний комментарий будет заменён.</translation>
    </message>
    <message>
        <source>The earlier comment says the same already. Nothing is sent.</source>
        <translation>В прежнем комментарии уже то же самое. Ничего не отправляется.</translation>
    </message>
    <message>
        <source>The token is kept in the keychain of the desktop.</source>
        <translation>Токен хранится в связке ключей рабочего стола.</translation>
    </message>
    <message>
        <source>The token is kept in memory, until the program ends.</source>
        <translation>Токен хранится в памяти до завершения программы.</translation>
    </message>
    <message>
        <source>No keychain answers on this computer.</source>
        <translation>На этом компьютере связка ключей не отвечает.</translation>
    </message>
    <message>
        <source>The keychain is locked, or refuses access.</source>
        <translation>Связка ключей заблокирована или отказывает в доступе.</translation>
    </message>
    <message>
        <source>The keychain did not answer in time.</source>
        <translation>Связка ключей не ответила вовремя.</translation>
    </message>
    <message>
        <source>What the keychain has can&apos;t be a token.</source>
        <translation>Содержимое связки ключей не может быть токеном.</translation>
    </message>
    <message>
        <source>What %1 holds can&apos;t be a token.</source>
        <translation>Содержимое %1 не может быть токеном.</translation>
    </message>
    <message>
        <source>The keychain could not be used: %1.</source>
        <translation>Не удалось использовать связку ключей: %1.</translation>
    </message>
    <message>
        <source>A token of %1.</source>
        <translation>Токен пользователя %1.</translation>
    </message>
    <message>
        <source>A token of %1 (%2).</source>
        <translation>Токен пользователя %1 (%2).</translation>
    </message>
    <message>
        <source>A fine-grained token: GitHub does not tell what it may do.</source>
        <translation>Токен с точными правами (fine-grained): GitHub не сообщает, что ему разрешено.</translation>
    </message>
    <message>
        <source>It has no scopes: it reads what is public.</source>
        <translation>Областей доступа (scopes) нет: читает только общедоступное.</translation>
    </message>
    <message>
        <source>Its scopes: %1.</source>
        <translation>Области доступа (scopes): %1.</translation>
    </message>
    <message>
        <source>It expires at %1.</source>
        <translation>Действует до %1.</translation>
    </message>
    <message>
        <source>GitHub names no date on which it expires.</source>
        <translation>Срок действия GitHub не сообщает.</translation>
    </message>
    <message>
        <source>the default branch</source>
        <translation>ветка по умолчанию</translation>
    </message>
    <message>
        <source>base: %1, %2</source>
        <translation>база: %1, %2</translation>
    </message>
    <message>
        <source>Only the candidate has %1; there is none to compare with.</source>
        <translation>%1 есть только у кандидата; сравнить не с чем.</translation>
    </message>
    <message>
        <source>Only the base has %1; there is none to compare with.</source>
        <translation>%1 есть только у базы; сравнить не с чем.</translation>
    </message>
    <message>
        <source>%1 of the commit %2 can&apos;t be read: %3</source>
        <translation>%1 из коммита %2 прочитать нельзя: %3</translation>
    </message>
    <message>
        <source>Unlock it and try again.</source>
        <translation>Разблокируйте её и попробуйте снова.</translation>
    </message>
    <message>
        <source>Try again.</source>
        <translation>Повторите попытку.</translation>
    </message>
    <message>
        <source>Enter the token again.</source>
        <translation>Введите токен заново.</translation>
    </message>
</context>
<context>
    <name>rangebar::GuiLoader</name>
    <message>
        <source>A part of the program could not be loaded: %1</source>
        <translation>Не удалось загрузить часть программы: %1</translation>
    </message>
</context>
<context>
    <name>rangebar::HelpPage</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Nothing in the manual has these words.</source>
        <translation>В руководстве таких слов нет.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n section(s)</source>
        <translation>
            <numerusform>Найдено в %n разделе</numerusform>
            <numerusform>Найдено в %n разделах</numerusform>
            <numerusform>Найдено в %n разделах</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the manual</source>
        <translation>Поиск в руководстве</translation>
    </message>
    <message>
        <source>Contents of the manual</source>
        <translation>Содержание руководства</translation>
    </message>
    <message>
        <source>Where the words were found</source>
        <translation>Где найдены слова</translation>
    </message>
    <message>
        <source>Text of the manual</source>
        <translation>Текст руководства</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Назад</translation>
    </message>
    <message>
        <source>Back (Alt+Left)</source>
        <translation>Назад (Alt+Влево)</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Вперёд</translation>
    </message>
    <message>
        <source>Forward (Alt+Right)</source>
        <translation>Вперёд (Alt+Вправо)</translation>
    </message>
</context>
<context>
    <name>rangebar::HelpText</name>
    <message>
        <source>[options]</source>
        <translation>[параметры]</translation>
    </message>
    <message>
        <source>One of %1.</source>
        <extracomment>%1 lists the values of an option.</extracomment>
        <translation>Возможные значения: %1.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>По умолчанию: %1.</translation>
    </message>
    <message>
        <source>Usage: %1</source>
        <translation>Использование: %1</translation>
    </message>
    <message>
        <source>Verbs:</source>
        <translation>Команды:</translation>
    </message>
    <message>
        <source>Arguments:</source>
        <translation>Аргументы:</translation>
    </message>
    <message>
        <source>Options:</source>
        <translation>Параметры:</translation>
    </message>
    <message>
        <source>Exit codes:</source>
        <translation>Коды завершения:</translation>
    </message>
    <message>
        <source>Examples:</source>
        <translation>Примеры:</translation>
    </message>
    <message>
        <source>Explains a verb.</source>
        <translation>Показывает справку по команде.</translation>
    </message>
    <message>
        <source>Environment:</source>
        <translation>Переменные окружения:</translation>
    </message>
    <message>
        <source>Files:</source>
        <translation>Файлы:</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryCommand</name>
    <message>
        <source>--%1 is for the picture: name its file with --chart.</source>
        <translation>--%1 относится к изображению: укажите его файл параметром --chart.</translation>
    </message>
    <message>
        <source>The report and the picture need an output each: name a file for --chart.</source>
        <translation>Отчёту и изображению нужен каждому свой вывод: укажите файл для --chart.</translation>
    </message>
    <message>
        <source>%1 is not the name of a picture: it ends in .png, .svg or .pdf.</source>
        <translation>%1&#xa0;— не имя изображения: оно оканчивается на .png, .svg или .pdf.</translation>
    </message>
    <message>
        <source>There is nothing to draw.</source>
        <translation>Рисовать нечего.</translation>
    </message>
    <message>
        <source>%1 has no %2. It has %3.</source>
        <translation>В %1 нет следующего: %2. Есть: %3.</translation>
    </message>
    <message>
        <source>%1 was not made: %2</source>
        <translation>Файл %1 не создан: %2</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryDocuments</name>
    <message>
        <source>%1: passed over %2.</source>
        <extracomment>%1 is a folder or an archive, %2 such as &quot;12 files that are not JSON&quot;.</extracomment>
        <translation>%1, пропущено: %2.</translation>
    </message>
    <message>
        <source>No commit in %1 has a file %2; these are the documents in the folder. --path names another file.</source>
        <translation>Ни в одном коммите репозитория %1 нет файла %2; показаны документы из папки. Другой файл можно указать параметром --path.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder, and the library in %2 is empty.</source>
        <translation>%1&#xa0;— не файл и не папка, а библиотека %2 пуста.</translation>
    </message>
    <message>
        <source>%1 is neither a file nor a folder, and the library in %2 has no document of such a crate. It has %3.</source>
        <translation>%1&#xa0;— не файл и не папка, и в библиотеке %2 нет документов такого крейта. Есть следующие: %3.</translation>
    </message>
    <message>
        <source>--path is for repositories, and %1 is not one.</source>
        <translation>--path относится к репозиториям, а %1&#xa0;— не репозиторий.</translation>
    </message>
    <message>
        <source>These are documents of several crates: %1. Name one with --crate.</source>
        <translation>Это документы нескольких крейтов: %1. Укажите один из них параметром --crate.</translation>
    </message>
    <message>
        <source>No document names the crate %1, or any other.</source>
        <translation>Ни один документ не называет ни крейт %1, ни какой-либо другой.</translation>
    </message>
    <message>
        <source>No document is of the crate %1. There are documents of %2.</source>
        <translation>Документов крейта %1 нет. Есть документы следующих крейтов: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) of other crates is (are) not part of it.</source>
        <translation>
            <numerusform>%n документ из других крейтов не вошёл.</numerusform>
            <numerusform>%n документа из других крейтов не вошли.</numerusform>
            <numerusform>%n документов из других крейтов не вошло.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no document that could be read.</source>
        <translation>Нет ни одного документа, который удалось бы прочитать.</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryDocumentsModel</name>
    <message>
        <source>Left out: %1</source>
        <extracomment>%1 is the reason.</extracomment>
        <translation>Не вошёл: %1</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Machine and build</source>
        <translation>Машина и сборка</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Источник</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryPage</name>
    <message>
        <source>By date</source>
        <translation>По дате</translation>
    </message>
    <message>
        <source>By version</source>
        <translation>По версии</translation>
    </message>
    <message>
        <source>Order of the documents</source>
        <translation>Порядок документов</translation>
    </message>
    <message>
        <source>Distances</source>
        <translation>Отставания</translation>
    </message>
    <message>
        <source>Rates</source>
        <translation>Скорости</translation>
    </message>
    <message>
        <source>What is shown of the loops</source>
        <translation>Что показано по циклам</translation>
    </message>
    <message>
        <source>Distances to the raw client hold across machines, rates on one machine only</source>
        <translation>Отставания от сырого клиента можно сравнивать между машинами, скорости&#xa0;— только на одной машине</translation>
    </message>
    <message>
        <source>All documents</source>
        <translation>Все документы</translation>
    </message>
    <message numerus="yes">
        <source>Last %n</source>
        <translation>
            <numerusform>Последний %n</numerusform>
            <numerusform>Последние %n</numerusform>
            <numerusform>Последние %n</numerusform>
        </translation>
    </message>
    <message>
        <source>How many documents</source>
        <translation>Сколько документов</translation>
    </message>
    <message>
        <source>Machine</source>
        <translation>Машина</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>Ср&amp;авнить</translation>
    </message>
    <message>
        <source>Compares the two chosen documents (Ctrl+D)</source>
        <translation>Сравнивает два выбранных документа (Ctrl+D)</translation>
    </message>
    <message>
        <source>All machines</source>
        <translation>Все машины</translation>
    </message>
    <message>
        <source>Machine not published</source>
        <translation>Машина не указана</translation>
    </message>
    <message>
        <source>Documents of the library are being read...</source>
        <translation>Документы библиотеки читаются...</translation>
    </message>
    <message>
        <source>No document of this crate is kept in the library yet. Every document that is downloaded or opened is kept there, and documents can be imported from folders, archives and git repositories.</source>
        <translation>В библиотеке пока нет документов этого крейта. В ней сохраняется каждый загруженный или открытый документ; кроме того, документы можно импортировать из папок, архивов и репозиториев git.</translation>
    </message>
    <message>
        <source>Import older documents from a folder, an archive or a git repository to see them here.</source>
        <translation>Импортируйте более ранние документы из папки, архива или репозитория git, чтобы увидеть их здесь.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) of the library can&apos;t be read:</source>
        <translation>
            <numerusform>Не читается %n документ библиотеки:</numerusform>
            <numerusform>Не читаются %n документа библиотеки:</numerusform>
            <numerusform>Не читается %n документов библиотеки:</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Сценарии</translation>
    </message>
    <message>
        <source>Throughput</source>
        <translation>Пропускная способность</translation>
    </message>
    <message>
        <source>Numbers as a table</source>
        <translation>Числа в виде таблицы</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>Стоимость кода</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Холодный старт</translation>
    </message>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Click a document, or press Space on it, to choose it; with Ctrl the second. Enter opens it.</source>
        <translation>Щелчок или пробел выбирает документ, с Ctrl&#xa0;— второй. Enter открывает его.</translation>
    </message>
    <message>
        <source>Chosen: %1. Choose a second one with Ctrl to compare them.</source>
        <extracomment>%1 is a document.</extracomment>
        <translation>Выбран документ %1. Чтобы сравнить, выберите с Ctrl второй.</translation>
    </message>
    <message>
        <source>Chosen: %1 and %2. Ctrl+D compares them.</source>
        <extracomment>%1 and %2 are documents.</extracomment>
        <translation>Выбраны документы %1 и %2. Ctrl+D сравнивает их.</translation>
    </message>
    <message numerus="yes">
        <source>The history of %n document(s) is being put together...</source>
        <translation>
            <numerusform>Составляется история по %n документу...</numerusform>
            <numerusform>Составляется история по %n документам...</numerusform>
            <numerusform>Составляется история по %n документам...</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryReport</name>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>On ruststream</source>
        <translation>На ruststream</translation>
    </message>
    <message>
        <source>Machine, and what changed</source>
        <translation>Машина и изменения</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Beyond the spread and the gates</source>
        <translation>За пределами разброса и порогов</translation>
    </message>
    <message>
        <source>Finding</source>
        <translation>Находка</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>%1 is a row, %2 what was found in it, such as &quot;RustStream, 3.1 % more msg/s&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 is a section, %2 a row of it.
----------
%1 is the section &quot;Cost of the code&quot;, %2 an entry of it.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>heading</comment>
        <extracomment>%1 is a row, %2 &quot;rates&quot; or &quot;distances to the raw client&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Since the document before</source>
        <translation>С предыдущего документа</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>loop</comment>
        <extracomment>%1 is a loop, %2 why it is not compared.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the median round of each loop</source>
        <translation>медианный круг каждого цикла</translation>
    </message>
    <message>
        <source>the best round of each loop, and the median round where no best is published</source>
        <translation>лучший круг каждого цикла, а если он не опубликован&#xa0;— медианный</translation>
    </message>
    <message>
        <source>the best round of each loop</source>
        <translation>лучший круг каждого цикла</translation>
    </message>
    <message>
        <source>In %1: %2.</source>
        <extracomment>%1 is a unit such as msg/s, %2 such as &quot;the best round of each loop&quot;.</extracomment>
        <translation>В %1: %2.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>%1 and %2 are the first and the last of some documents.</extracomment>
        <translation>%1 — %2</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>Не вошло</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Причина</translation>
    </message>
    <message numerus="yes">
        <source>%n more could not be read; the list of what is left out says why.</source>
        <translation>
            <numerusform>Ещё %n прочитать не удалось; причина указана в списке не вошедшего.</numerusform>
            <numerusform>Ещё %n прочитать не удалось; причины указаны в списке не вошедшего.</numerusform>
            <numerusform>Ещё %n прочитать не удалось; причины указаны в списке не вошедшего.</numerusform>
        </translation>
    </message>
    <message>
        <source>Costs are instructions / allocations, of one message; those of the cold start are of the whole start.</source>
        <translation>Стоимость&#xa0;— инструкции / выделения на одно сообщение; для холодного старта&#xa0;— на весь старт целиком.</translation>
    </message>
</context>
<context>
    <name>rangebar::HistorySpecs</name>
    <message>
        <source>unnamed documents</source>
        <translation>безымянные документы</translation>
    </message>
    <message>
        <source>%1: rates of the throughput over time</source>
        <translation>%1: пропускная способность, скорости во времени</translation>
    </message>
    <message>
        <source>%1: throughput against the raw client, over time</source>
        <translation>%1: пропускная способность против сырого клиента, во времени</translation>
    </message>
    <message>
        <source>%1: rates over time</source>
        <translation>%1: скорости во времени</translation>
    </message>
    <message>
        <source>%1: against the raw client, over time</source>
        <translation>%1: против сырого клиента, во времени</translation>
    </message>
    <message>
        <source>each loop&apos;s rounds in the unit they were measured in; an axis starts at zero unless everything on it is far from zero</source>
        <translation>круги каждого цикла в той единице, в которой они измерены; ось начинается с нуля, если только всё на ней не далеко от нуля</translation>
    </message>
    <message>
        <source>how far each loop&apos;s rounds are below the raw client&apos;s figure in the same document; up is slower; a line joins what may be compared</source>
        <translation>насколько круги каждого цикла отстают от показателя сырого клиента в том же документе; выше&#xa0;— медленнее; линия соединяет то, что можно сравнивать</translation>
    </message>
    <message>
        <source>%1 in %2 of %3</source>
        <extracomment>%1 is &quot;broker-bound&quot;, %2 and %3 are numbers of documents.</extracomment>
        <translation>%1: в %2 из %3</translation>
    </message>
    <message>
        <source>not gated</source>
        <translation>не контролируется</translation>
    </message>
    <message>
        <source>Bars are the range of the rounds of one run, not confidence intervals.</source>
        <translation>Полосы&#xa0;— это размах кругов одного прогона, а не доверительные интервалы.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) left out.</source>
        <translation>
            <numerusform>Не вошёл %n документ.</numerusform>
            <numerusform>Не вошли %n документа.</numerusform>
            <numerusform>Не вошло %n документов.</numerusform>
        </translation>
    </message>
    <message>
        <source>unit not published</source>
        <translation>единица не указана</translation>
    </message>
    <message>
        <source>below the raw client</source>
        <translation>отставание от сырого клиента</translation>
    </message>
    <message>
        <source>%1, %2: %3 %4</source>
        <extracomment>%1 is a code entry, %2 a loop, %3 &quot;Instructions&quot; or &quot;Allocations&quot;, %4 a number.</extracomment>
        <translation>%1, %2: %3&#xa0;— %4</translation>
    </message>
    <message>
        <source>Since the point before: %1</source>
        <extracomment>%1 is what changed, such as &quot;1.2 points more overhead&quot;.</extracomment>
        <translation>С предыдущей точки: %1</translation>
    </message>
    <message>
        <source>a machine that is not published</source>
        <translation>машина не указана</translation>
    </message>
    <message>
        <source>Measured on: %1.</source>
        <translation>Где измерено: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n document(s))</source>
        <translation>
            <numerusform>%1 (%n документ)</numerusform>
            <numerusform>%1 (%n документа)</numerusform>
            <numerusform>%1 (%n документов)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>best round or, where none is published, median</source>
        <translation>лучший круг, а если он не опубликован&#xa0;— медианный</translation>
    </message>
    <message>
        <source>may be compared</source>
        <translation>можно сравнивать</translation>
    </message>
    <message>
        <source>no distance can be computed</source>
        <translation>отставание вычислить нельзя</translation>
    </message>
    <message>
        <source>distinguishably more, better</source>
        <translation>различимо больше, лучше</translation>
    </message>
    <message>
        <source>distinguishably more, worse</source>
        <translation>различимо больше, хуже</translation>
    </message>
    <message>
        <source>distinguishably less, better</source>
        <translation>различимо меньше, лучше</translation>
    </message>
    <message>
        <source>distinguishably less, worse</source>
        <translation>различимо меньше, хуже</translation>
    </message>
    <message>
        <source>distinguishably more overhead</source>
        <translation>оверхед различимо больше</translation>
    </message>
    <message>
        <source>distinguishably less overhead</source>
        <translation>оверхед различимо меньше</translation>
    </message>
    <message>
        <source>raw client moved</source>
        <translation>сырой клиент сместился</translation>
    </message>
    <message>
        <source>up past the gate</source>
        <translation>рост за порог</translation>
    </message>
    <message>
        <source>down past the gate</source>
        <translation>снижение за порог</translation>
    </message>
    <message>
        <source>new or gone</source>
        <translation>появилось или исчезло</translation>
    </message>
    <message>
        <source>information: not gated, or counted with another toolchain</source>
        <translation>для сведения: не контролируется или подсчитано с другим инструментарием</translation>
    </message>
    <message>
        <source>another machine</source>
        <translation>другая машина</translation>
    </message>
    <message>
        <source>another toolchain</source>
        <translation>другой инструментарий</translation>
    </message>
    <message>
        <source>another setting</source>
        <translation>другая настройка</translation>
    </message>
    <message>
        <source>no date</source>
        <translation>без даты</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a date, %2 tells which of several documents of that date it is.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: cost of a cold start over time</source>
        <translation>%1: стоимость холодного старта во времени</translation>
    </message>
    <message>
        <source>%1: cost of the code over time</source>
        <translation>%1: стоимость кода во времени</translation>
    </message>
    <message>
        <source>starting the service and the first delivery, as a whole; counted, not timed; axes start at zero</source>
        <translation>запуск сервиса и первое сообщение, целиком; подсчёт, а не замер времени; оси начинаются с нуля</translation>
    </message>
    <message>
        <source>what one message costs; counted, not timed; axes start at zero</source>
        <translation>сколько стоит одно сообщение; подсчёт, а не замер времени; оси начинаются с нуля</translation>
    </message>
    <message>
        <source>instructions</source>
        <translation>инструкции</translation>
    </message>
    <message>
        <source>allocations</source>
        <translation>выделения</translation>
    </message>
    <message>
        <source>instructions per message</source>
        <translation>инструкции на сообщение</translation>
    </message>
    <message>
        <source>allocations per message</source>
        <translation>выделения на сообщение</translation>
    </message>
</context>
<context>
    <name>rangebar::HistoryWords</name>
    <message>
        <source>%1 -&gt; %2</source>
        <translation>%1 -&gt; %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>field</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>History of a crate without a name</source>
        <extracomment>%1 is a crate.</extracomment>
        <translation>История крейта без имени</translation>
    </message>
    <message>
        <source>History of %1</source>
        <translation>История %1</translation>
    </message>
    <message>
        <source>in the order of the measurement</source>
        <translation>в порядке измерения</translation>
    </message>
    <message>
        <source>in the order of the versions</source>
        <translation>в порядке версий</translation>
    </message>
    <message>
        <source>distances to the raw client</source>
        <translation>отставания от сырого клиента</translation>
    </message>
    <message>
        <source>rates</source>
        <translation>скорости</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n документ</numerusform>
            <numerusform>%n документа</numerusform>
            <numerusform>%n документов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s), measured on %1</source>
        <translation>
            <numerusform>%n документ, измерен %1</numerusform>
            <numerusform>%n документа, измерены %1</numerusform>
            <numerusform>%n документов, измерены %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s), measured from %1 to %2</source>
        <translation>
            <numerusform>%n документ, измерен с %1 по %2</numerusform>
            <numerusform>%n документа, измерены с %1 по %2</numerusform>
            <numerusform>%n документов, измерены с %1 по %2</numerusform>
        </translation>
    </message>
    <message>
        <source>There is nothing to compare with yet: a history needs two documents.</source>
        <translation>Сравнивать пока не с чем: для истории нужны два документа.</translation>
    </message>
    <message>
        <source>Each document is held against the one before it, each row against the last document that has it.</source>
        <translation>Каждый документ сравнивается с предыдущим, каждая строка&#xa0;— с последним документом, в котором она есть.</translation>
    </message>
    <message numerus="yes">
        <source>The machine changed %n time(s): across that only distances and counts are compared.</source>
        <translation>
            <numerusform>Машина сменилась %n раз: при такой смене сравниваются только отставания и счётчики.</numerusform>
            <numerusform>Машина сменилась %n раза: при такой смене сравниваются только отставания и счётчики.</numerusform>
            <numerusform>Машина сменилась %n раз: при такой смене сравниваются только отставания и счётчики.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The compiler or the build changed %n time(s): across that the counts compare the toolchain too, so they are shown as information.</source>
        <translation>
            <numerusform>Компилятор или сборка сменились %n раз: при такой смене в счётчиках сказывается и инструментарий, поэтому они показаны для сведения.</numerusform>
            <numerusform>Компилятор или сборка сменились %n раза: при такой смене в счётчиках сказывается и инструментарий, поэтому они показаны для сведения.</numerusform>
            <numerusform>Компилятор или сборка сменились %n раз: при такой смене в счётчиках сказывается и инструментарий, поэтому они показаны для сведения.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) is (are) left out; the list says why.</source>
        <translation>
            <numerusform>%n документ не вошёл; причина указана в списке.</numerusform>
            <numerusform>%n документа не вошли; причины указаны в списке.</numerusform>
            <numerusform>%n документов не вошло; причины указаны в списке.</numerusform>
        </translation>
    </message>
    <message>
        <source>version not published</source>
        <translation>версия не указана</translation>
    </message>
    <message>
        <source>date not published</source>
        <translation>дата не указана</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>document</comment>
        <extracomment>%1 is the number of a document in its history, %2 its version and date.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>compiler %1</source>
        <translation>компилятор %1</translation>
    </message>
    <message>
        <source>another machine: %1</source>
        <translation>другая машина: %1</translation>
    </message>
    <message>
        <source>another compiler: %1</source>
        <translation>другой компилятор: %1</translation>
    </message>
    <message>
        <source>another build: %1</source>
        <translation>другая сборка: %1</translation>
    </message>
    <message>
        <source>schema %1</source>
        <translation>схема %1</translation>
    </message>
    <message>
        <source>names no crate; whether it is of %1 too can&apos;t be checked</source>
        <translation>не называет крейт; проверить, относится ли и он к %1, нельзя</translation>
    </message>
    <message>
        <source>of another crate, %1</source>
        <translation>относится к другому крейту, %1</translation>
    </message>
    <message>
        <source>the same content as document %1</source>
        <translation>то же содержимое, что в документе %1</translation>
    </message>
    <message>
        <source>In %1 of %2 documents; the last that has it is %3.</source>
        <translation>Есть в %1 из %2 документов; последний из них&#xa0;— %3.</translation>
    </message>
    <message>
        <source>In %1 of %2 documents.</source>
        <translation>Есть в %1 из %2 документов.</translation>
    </message>
    <message>
        <source>Written before: %1.</source>
        <translation>Прежние названия: %1.</translation>
    </message>
    <message>
        <source>not joined: the point before shows a median, this one a best round</source>
        <translation>не соединено: у предыдущей точки&#xa0;— медианный круг, у этой&#xa0;— лучший</translation>
    </message>
    <message>
        <source>not joined: the point before shows a best round, this one a median</source>
        <translation>не соединено: у предыдущей точки&#xa0;— лучший круг, у этой&#xa0;— медианный</translation>
    </message>
    <message>
        <source>compared with %1, the last that has this row</source>
        <extracomment>%1 is a document.</extracomment>
        <translation>сравнивается с документом %1, последним, где есть эта строка</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>The base is %1, the candidate %2.</source>
        <translation>База&#xa0;— %1, кандидат&#xa0;— %2.</translation>
    </message>
    <message>
        <source>The two: %1.</source>
        <translation>Эта пара: %1.</translation>
    </message>
    <message>
        <source>What differs: %1.</source>
        <translation>Различается: %1.</translation>
    </message>
    <message>
        <source>Rate since the point before</source>
        <translation>Изменение скорости с предыдущей точки</translation>
    </message>
    <message>
        <source>Distance since the point before</source>
        <translation>Изменение отставания с предыдущей точки</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>%1 tells how many documents there are and of when, %2 their order.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) without a date stand(s) first. Nothing says that they are older, so no change from them is told.</source>
        <translation>
            <numerusform>%n документ без даты стоит первым. Нет сведений о том, что он старше, поэтому изменения относительно него не указаны.</numerusform>
            <numerusform>%n документа без даты стоят первыми. Нет сведений о том, что они старше, поэтому изменения относительно них не указаны.</numerusform>
            <numerusform>%n документов без даты стоят первыми. Нет сведений о том, что они старше, поэтому изменения относительно них не указаны.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) without a version stand(s) first. Nothing says that they are older, so no change from them is told.</source>
        <translation>
            <numerusform>%n документ без версии стоит первым. Нет сведений о том, что он старше, поэтому изменения относительно него не указаны.</numerusform>
            <numerusform>%n документа без версии стоят первыми. Нет сведений о том, что они старше, поэтому изменения относительно них не указаны.</numerusform>
            <numerusform>%n документов без версии стоят первыми. Нет сведений о том, что они старше, поэтому изменения относительно них не указаны.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more row(s) added or removed</source>
        <translation>
            <numerusform>добавлена или удалена ещё %n строка</numerusform>
            <numerusform>добавлены или удалены ещё %n строки</numerusform>
            <numerusform>добавлено или удалено ещё %n строк</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::ImageError</name>
    <message>
        <source>The picture would be %1 by %2 pixels, and a PNG is painted with at most %3 in either direction. Choose a smaller scale, SVG or PDF.</source>
        <translation>Размер изображения составил бы %1 на %2 пикселей, а PNG рисуется размером не больше %3 по каждой стороне. Выберите меньший масштаб, SVG или PDF.</translation>
    </message>
    <message>
        <source>There is not enough memory for a picture of %1 by %2 pixels. Choose a smaller scale, SVG or PDF.</source>
        <translation>Не хватает памяти для изображения размером %1 на %2 пикселей. Выберите меньший масштаб, SVG или PDF.</translation>
    </message>
    <message>
        <source>The picture could not be made.</source>
        <translation>Не удалось создать изображение.</translation>
    </message>
</context>
<context>
    <name>rangebar::ImportCommand</name>
    <message>
        <source>--path is for repositories: add --git.</source>
        <translation>--path относится к репозиториям: укажите и --git.</translation>
    </message>
</context>
<context>
    <name>rangebar::ImportDialog</name>
    <message>
        <source>Import &amp;more...</source>
        <translation>&amp;Импортировать ещё...</translation>
    </message>
    <message>
        <source>Import into library</source>
        <translation>Импорт в библиотеку</translation>
    </message>
    <message>
        <source>&amp;Files and archives...</source>
        <translation>&amp;Файлы и архивы...</translation>
    </message>
    <message>
        <source>Documents (.json), and archives with documents in them: zip, tar, tar.gz, tar.xz, tar.zst</source>
        <translation>Документы (.json) и архивы с документами: zip, tar, tar.gz, tar.xz, tar.zst</translation>
    </message>
    <message>
        <source>F&amp;older...</source>
        <translation>&amp;Папка...</translation>
    </message>
    <message>
        <source>Every document in a folder and the folders below it</source>
        <translation>Все документы в папке и вложенных в неё папках</translation>
    </message>
    <message>
        <source>&amp;Git repository...</source>
        <translation>&amp;Репозиторий git...</translation>
    </message>
    <message>
        <source>Every version of a file in the history of a clone, on every branch</source>
        <translation>Все версии файла в истории клона, во всех ветках</translation>
    </message>
    <message>
        <source>File &amp;in the repository:</source>
        <translation>Файл &amp;в репозитории:</translation>
    </message>
    <message>
        <source>Everything can be dropped here as well. What is imported is only read. Documents that the library has already are not taken twice; where they were found is noted.</source>
        <translation>Всё это можно и перетащить сюда. Импортируемое только читается. Документы, которые в библиотеке уже есть, второй раз не принимаются; записывается, где они найдены.</translation>
    </message>
    <message>
        <source>Import</source>
        <translation>Импорт</translation>
    </message>
    <message>
        <source>What is listed</source>
        <translation>Что показано в списке</translation>
    </message>
    <message>
        <source>Filter by name or reason</source>
        <translation>Фильтр по имени или причине</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>What became of it</source>
        <translation>Итоги импорта</translation>
    </message>
    <message>
        <source>everything (%1)</source>
        <extracomment>In a list of choices, with how many there are.</extracomment>
        <translation>всё (%1)</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rangebar::ImportModel</name>
    <message>
        <source>Outcome</source>
        <translation>Итог</translation>
    </message>
    <message>
        <source>Where it was</source>
        <translation>Где находилось</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Результат</translation>
    </message>
</context>
<context>
    <name>rangebar::ImportWords</name>
    <message>
        <source>taken</source>
        <translation>принято</translation>
    </message>
    <message>
        <source>already there</source>
        <translation>уже есть</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>отклонено</translation>
    </message>
    <message>
        <source>This is a symbolic link, which is not followed.</source>
        <translation>Это символическая ссылка, переход по ней не выполняется.</translation>
    </message>
    <message>
        <source>This is a link to %1 in the same archive, where the content is.</source>
        <translation>Это ссылка на %1 в том же архиве, где и находится содержимое.</translation>
    </message>
    <message>
        <source>This is a device, a pipe or something else that is not a file.</source>
        <translation>Это устройство, канал или что-то ещё, что не является файлом.</translation>
    </message>
    <message>
        <source>Its path leads out of the archive. Nothing of it was read.</source>
        <translation>Путь ведёт за пределы архива. Ничего не прочитано.</translation>
    </message>
    <message>
        <source>Its path is absolute, which has no place in an archive. Nothing of it was read.</source>
        <translation>Путь абсолютный, а таким в архиве не место. Ничего не прочитано.</translation>
    </message>
    <message>
        <source>It is encrypted. Unpack it with its password and import the folder.</source>
        <translation>Зашифровано. Распакуйте с паролем и импортируйте папку.</translation>
    </message>
    <message numerus="yes">
        <source>It lies more than %n level(s) deep, the most that is looked into. Import it by itself.</source>
        <translation>
            <numerusform>Лежит глубже предела просмотра (%n уровень). Импортируйте отдельно.</numerusform>
            <numerusform>Лежит глубже предела просмотра (%n уровня). Импортируйте отдельно.</numerusform>
            <numerusform>Лежит глубже предела просмотра (%n уровней). Импортируйте отдельно.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has more than %n entry(s), the most that is read. What comes before them was read, what comes behind them was not.</source>
        <translation>
            <numerusform>Записей больше предела чтения (%n). То, что до этого предела, прочитано, остальное&#xa0;— нет.</numerusform>
            <numerusform>Записей больше предела чтения (%n). То, что до этого предела, прочитано, остальное&#xa0;— нет.</numerusform>
            <numerusform>Записей больше предела чтения (%n). То, что до этого предела, прочитано, остальное&#xa0;— нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>It unpacks to more than %1, the most that is read. What comes before that was read, what comes behind it was not.</source>
        <translation>В распакованном виде больше предела чтения (%1). То, что до этого предела, прочитано, остальное&#xa0;— нет.</translation>
    </message>
    <message numerus="yes">
        <source>It unpacks to more than %n time(s) its size, as an archive does that is made to fill a disk. What comes before that was read, what comes behind it was not.</source>
        <translation>
            <numerusform>В распакованном виде больше исходного размера более чем в %n раз: таковы архивы, созданные, чтобы заполнить диск. То, что до этого предела, прочитано, остальное&#xa0;— нет.</numerusform>
            <numerusform>В распакованном виде больше исходного размера более чем в %n раза: таковы архивы, созданные, чтобы заполнить диск. То, что до этого предела, прочитано, остальное&#xa0;— нет.</numerusform>
            <numerusform>В распакованном виде больше исходного размера более чем в %n раз: таковы архивы, созданные, чтобы заполнить диск. То, что до этого предела, прочитано, остальное&#xa0;— нет.</numerusform>
        </translation>
    </message>
    <message>
        <source>This archive in an archive is larger than %1, the most that is read. Unpack it and import it by itself.</source>
        <translation>Этот вложенный архив больше предела чтения (%1). Извлеките его и импортируйте отдельно.</translation>
    </message>
    <message>
        <source>This is not an archive of a kind that is read here (zip, tar, tar.gz, tar.xz, tar.zst, tar.bz2).</source>
        <translation>Архивы такого вида не читаются (читаются zip, tar, tar.gz, tar.xz, tar.zst, tar.bz2).</translation>
    </message>
    <message>
        <source>The archive is damaged here.</source>
        <translation>Архив здесь повреждён.</translation>
    </message>
    <message>
        <source>The history of a repository is read with the git program, which is not installed here.</source>
        <translation>История репозитория читается программой git, а она здесь не установлена.</translation>
    </message>
    <message>
        <source>There is no git repository here.</source>
        <translation>Здесь нет репозитория git.</translation>
    </message>
    <message>
        <source>This repository belongs to another user, and git refuses to read it. If you trust it, add it to safe.directory in your git configuration.</source>
        <translation>Этот репозиторий принадлежит другому пользователю, и git отказывается его читать. Если вы ему доверяете, добавьте его в safe.directory в вашей конфигурации git.</translation>
    </message>
    <message>
        <source>The repository has no such branch, tag or commit: %1.</source>
        <translation>В репозитории нет такой ветки, метки или коммита: %1.</translation>
    </message>
    <message>
        <source>No commit in the repository has a file %1. Check the path.</source>
        <translation>Ни в одном коммите репозитория нет файла %1. Проверьте путь.</translation>
    </message>
    <message>
        <source>This is a shallow clone: earlier versions exist, and are not in it. &quot;git fetch --unshallow&quot; gets them.</source>
        <translation>Это неполный клон (shallow): более ранние версии существуют, но в нём их нет. Их загрузит команда «git fetch --unshallow».</translation>
    </message>
    <message>
        <source>The clone is partial and does not hold this version. Nothing is fetched here. &quot;git config --unset remote.origin.partialclonefilter&quot; and &quot;git fetch --refetch&quot;, one after the other, get everything.</source>
        <translation>Клон частичный (partial) и не содержит этой версии. Отсюда ничего не загружается. Всё загрузят команды «git config --unset remote.origin.partialclonefilter» и «git fetch --refetch».</translation>
    </message>
    <message>
        <source>It was read, but could not be written to the library.</source>
        <translation>Прочитано, но записать в библиотеку не удалось.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) that are not JSON</source>
        <translation>
            <numerusform>%n файл не в формате JSON</numerusform>
            <numerusform>%n файла не в формате JSON</numerusform>
            <numerusform>%n файлов не в формате JSON</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n JSON file(s) of another kind</source>
        <translation>
            <numerusform>%n файл JSON другого вида</numerusform>
            <numerusform>%n файла JSON другого вида</numerusform>
            <numerusform>%n файлов JSON другого вида</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n symbolic link(s)</source>
        <translation>
            <numerusform>%n символическая ссылка</numerusform>
            <numerusform>%n символические ссылки</numerusform>
            <numerusform>%n символических ссылок</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n git folder(s), whose history can be imported by itself</source>
        <translation>
            <numerusform>%n папка git, историю которой можно импортировать отдельно</numerusform>
            <numerusform>%n папки git, историю которых можно импортировать отдельно</numerusform>
            <numerusform>%n папок git, историю которых можно импортировать отдельно</numerusform>
        </translation>
    </message>
    <message>
        <source>the library itself</source>
        <translation>сама библиотека</translation>
    </message>
    <message>
        <source>taken as %1</source>
        <translation>принято как %1</translation>
    </message>
    <message>
        <source>already there as %1</source>
        <translation>уже есть как %1</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) taken into the library.</source>
        <translation>
            <numerusform>В библиотеку принят %n документ.</numerusform>
            <numerusform>В библиотеку принято %n документа.</numerusform>
            <numerusform>В библиотеку принято %n документов.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) there already.</source>
        <translation>
            <numerusform>%n уже был в библиотеке.</numerusform>
            <numerusform>%n уже были в библиотеке.</numerusform>
            <numerusform>%n уже было в библиотеке.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n was (were) refused; the list says why.</source>
        <translation>
            <numerusform>%n отклонён; причина указана в списке.</numerusform>
            <numerusform>%n отклонены; причины указаны в списке.</numerusform>
            <numerusform>%n отклонено; причины указаны в списке.</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed over: %1.</source>
        <extracomment>%1 lists what was not looked into: &quot;3 symbolic links; 12 files that are not JSON&quot;.</extracomment>
        <translation>Пропущено: %1.</translation>
    </message>
    <message numerus="yes">
        <source>Of %n more place(s) where the same content lies no note was made: the document has %1 notes already.</source>
        <translation>
            <numerusform>Ещё %n место с тем же содержимым не записано: записей о происхождении у документа уже %1.</numerusform>
            <numerusform>Ещё %n места с тем же содержимым не записаны: записей о происхождении у документа уже %1.</numerusform>
            <numerusform>Ещё %n мест с тем же содержимым не записано: записей о происхождении у документа уже %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>The import ended early. %1</source>
        <translation>Импорт завершился раньше времени. %1</translation>
    </message>
    <message>
        <source>The import was cancelled. What was taken until then is in the library.</source>
        <translation>Импорт отменён. Всё принятое до этого находится в библиотеке.</translation>
    </message>
    <message>
        <source>%1: %2 taken, %3 already there, %4 refused</source>
        <translation>%1: принято %2, уже было %3, отклонено %4</translation>
    </message>
    <message>
        <source>git could not read it. See whether &quot;git log&quot; works there.</source>
        <translation>git не удалось это прочитать. Проверьте, работает ли там «git log».</translation>
    </message>
    <message>
        <source>The archive is damaged here; libarchive says: &quot;%1&quot;.</source>
        <translation>Архив здесь повреждён; libarchive сообщает: «%1».</translation>
    </message>
    <message>
        <source>git could not read it and says: &quot;%1&quot;. See whether &quot;git log&quot; works there.</source>
        <translation>git не удалось это прочитать, он сообщает: «%1». Проверьте, работает ли там «git log».</translation>
    </message>
    <message>
        <source>Import what it leads to by itself.</source>
        <translation>Импортируйте отдельно то, на что она указывает.</translation>
    </message>
    <message>
        <source>Import the rest in parts.</source>
        <translation>Импортируйте остальное по частям.</translation>
    </message>
    <message>
        <source>Unpack it and import the folder.</source>
        <translation>Распакуйте его и импортируйте папку.</translation>
    </message>
    <message>
        <source>Get it again.</source>
        <translation>Получите его заново.</translation>
    </message>
    <message>
        <source>Install it and try again.</source>
        <translation>Установите её и попробуйте снова.</translation>
    </message>
    <message>
        <source>Choose the folder of a clone.</source>
        <translation>Выберите папку клона.</translation>
    </message>
    <message>
        <source>Check the name.</source>
        <translation>Проверьте имя.</translation>
    </message>
    <message>
        <source>See whether its disk has room, and import it again.</source>
        <translation>Проверьте, есть ли место на её диске, и импортируйте снова.</translation>
    </message>
    <message>
        <source>passed over</source>
        <translation>пропущено</translation>
    </message>
    <message>
        <source>passed over: not JSON</source>
        <translation>пропущено: не JSON</translation>
    </message>
    <message>
        <source>passed over: JSON of another kind</source>
        <translation>пропущено: JSON другого вида</translation>
    </message>
    <message>
        <source>passed over: a symbolic link</source>
        <translation>пропущено: символическая ссылка</translation>
    </message>
    <message>
        <source>passed over: a git folder, whose history can be imported by itself</source>
        <translation>пропущено: папка git, историю которой можно импортировать отдельно</translation>
    </message>
    <message>
        <source>passed over: the library itself</source>
        <translation>пропущено: сама библиотека</translation>
    </message>
    <message>
        <source>--verbose also names what was passed over.</source>
        <translation>С --verbose называется и то, что пропущено.</translation>
    </message>
</context>
<context>
    <name>rangebar::Joining</name>
    <message>
        <source>%1 %2</source>
        <extracomment>Two whole sentences.</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <extracomment>Two parts of a sentence.</extracomment>
        <translation>%1; %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>Two items of a list.</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>The full stop at the end of a line that lists facts.</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A label and what it is about.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>facts</comment>
        <extracomment>Two facts of a thing, such as &quot;2 rows compared, 1 added&quot;.</extracomment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryCommand</name>
    <message>
        <source>%1 is not listed: %2</source>
        <translation>%1 нет в списке: %2</translation>
    </message>
    <message>
        <source>--paths writes paths only: leave --format out.</source>
        <translation>--paths выводит только пути: уберите --format.</translation>
    </message>
    <message>
        <source>There is no folder %1.</source>
        <translation>Папки %1 нет.</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryModel</name>
    <message>
        <source>origin not known</source>
        <translation>происхождение неизвестно</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>не опубликовано</translation>
    </message>
    <message>
        <source>schema %1</source>
        <translation>схема %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>kind of source, and its place</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>The heading of a group of documents, and how many they are.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Крейт</translation>
    </message>
    <message>
        <source>Version</source>
        <translation>Версия</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Измерено</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Процессор</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Компилятор</translation>
    </message>
    <message>
        <source>ruststream</source>
        <translation>ruststream</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>Схема</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Сценарии</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Источник</translation>
    </message>
    <message>
        <source>Kept since</source>
        <translation>Хранится с</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Размер</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryPage</name>
    <message numerus="yes">
        <source>%1 of %n document(s)</source>
        <extracomment>Of how many documents how many are found.</extracomment>
        <translation>
            <numerusform>%1 из %n документа</numerusform>
            <numerusform>%1 из %n документов</numerusform>
            <numerusform>%1 из %n документов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>выделен %n</numerusform>
            <numerusform>выделено %n</numerusform>
            <numerusform>выделено %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) in the library can&apos;t be shown</source>
        <translation>
            <numerusform>%n файл в библиотеке нельзя показать</numerusform>
            <numerusform>%n файла в библиотеке нельзя показать</numerusform>
            <numerusform>%n файлов в библиотеке нельзя показать</numerusform>
        </translation>
    </message>
    <message>
        <source>The library is being read</source>
        <translation>Библиотека читается</translation>
    </message>
    <message>
        <source>The library is empty</source>
        <translation>Библиотека пуста</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s)</source>
        <translation>
            <numerusform>%1 из %n файла</numerusform>
            <numerusform>%1 из %n файлов</numerusform>
            <numerusform>%1 из %n файлов</numerusform>
        </translation>
    </message>
    <message>
        <source>Every document that is downloaded or opened is kept here, one file each.</source>
        <translation>Здесь сохраняется каждый загруженный или открытый документ, отдельным файлом.</translation>
    </message>
    <message>
        <source>Documents are not kept here by themselves, as you have chosen in the preferences.</source>
        <translation>Документы не сохраняются здесь автоматически: так выбрано в настройках.</translation>
    </message>
    <message>
        <source>Earlier results can be imported: files, folders, archives, and every version in the history of a git repository. They can also be dropped here.</source>
        <translation>Прежние результаты можно импортировать: файлы, папки, архивы и все версии из истории репозитория git. Их можно и перетащить сюда.</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Поиск</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Поиск в библиотеке</translation>
    </message>
    <message>
        <source>For example: %1</source>
        <translation>Например: %1</translation>
    </message>
    <message>
        <source>&amp;Group by:</source>
        <translation>&amp;Группировка:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>нет</translation>
    </message>
    <message>
        <source>crate</source>
        <translation>по крейту</translation>
    </message>
    <message>
        <source>version</source>
        <translation>по версии</translation>
    </message>
    <message>
        <source>month</source>
        <translation>по месяцу</translation>
    </message>
    <message>
        <source>processor</source>
        <translation>по процессору</translation>
    </message>
    <message>
        <source>source</source>
        <translation>по источнику</translation>
    </message>
    <message>
        <source>&amp;Import...</source>
        <translation>&amp;Импорт...</translation>
    </message>
    <message>
        <source>Takes files, folders, archives and the history of a git repository into the library</source>
        <translation>Принимает в библиотеку файлы, папки, архивы и историю репозитория git</translation>
    </message>
    <message>
        <source>Documents in the library</source>
        <translation>Документы в библиотеке</translation>
    </message>
    <message>
        <source>No document in the library is like this.</source>
        <translation>В библиотеке таких документов нет.</translation>
    </message>
    <message>
        <source>Show &amp;all</source>
        <translation>&amp;Показать все</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>what it does, and its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Shows each selected document on a page of its own</source>
        <translation>Показывает каждый выделенный документ на отдельной странице</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>С&amp;равнить</translation>
    </message>
    <message>
        <source>Compares the two selected documents; the older one is the base</source>
        <translation>Сравнивает два выделенных документа; база&#xa0;— более ранний</translation>
    </message>
    <message>
        <source>&amp;History</source>
        <translation>&amp;История</translation>
    </message>
    <message>
        <source>Shows all documents of this crate over time</source>
        <translation>Показывает все документы этого крейта во времени</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Экспорт...</translation>
    </message>
    <message>
        <source>Saves the charts of the selected documents as pictures</source>
        <translation>Сохраняет диаграммы выделенных документов как изображения</translation>
    </message>
    <message>
        <source>Show in &amp;folder</source>
        <translation>Показать в &amp;папке</translation>
    </message>
    <message>
        <source>Shows the selected files in the file manager</source>
        <translation>Показывает выделенные файлы в диспетчере файлов</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copies the selected rows for a spreadsheet</source>
        <translation>Копирует выделенные строки для электронной таблицы</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Копиро&amp;вать как Markdown</translation>
    </message>
    <message>
        <source>Copies the selected rows as a Markdown table</source>
        <translation>Копирует выделенные строки как таблицу Markdown</translation>
    </message>
    <message>
        <source>Move to &amp;trash...</source>
        <translation>Переместить в кор&amp;зину...</translation>
    </message>
    <message>
        <source>Moves the selected documents to the trash</source>
        <translation>Перемещает выделенные документы в корзину</translation>
    </message>
    <message>
        <source>The table shows what the words before the wrong one find.</source>
        <translation>В таблице то, что находят слова перед неверным.</translation>
    </message>
    <message>
        <source>The folder of the library is missing</source>
        <translation>Папки библиотеки нет</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryProblemsModel</name>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Why it is not shown</source>
        <translation>Почему не показан</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryReport</name>
    <message>
        <source>Documents</source>
        <translation>Документы</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Не прочитано</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) that tell where documents came from can&apos;t be read.</source>
        <translation>
            <numerusform>Не читается %n строка со сведениями о происхождении документов.</numerusform>
            <numerusform>Не читаются %n строки со сведениями о происхождении документов.</numerusform>
            <numerusform>Не читается %n строк со сведениями о происхождении документов.</numerusform>
        </translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Search: %1</source>
        <translation>Поиск: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n document(s)</source>
        <translation>
            <numerusform>%1 из %n документа</numerusform>
            <numerusform>%1 из %n документов</numerusform>
            <numerusform>%1 из %n документов</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryWindow</name>
    <message>
        <source>Documents are not kept at the moment. %1</source>
        <translation>Сейчас документы не сохраняются. %1</translation>
    </message>
    <message>
        <source>no documents yet</source>
        <translation>документов пока нет</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n документ</numerusform>
            <numerusform>%n документа</numerusform>
            <numerusform>%n документов</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Открытие документов</translation>
    </message>
    <message numerus="yes">
        <source>Open %n document(s), each on a page of its own?</source>
        <translation>
            <numerusform>Открыть %n документ, каждый на отдельной странице?</numerusform>
            <numerusform>Открыть %n документа, каждый на отдельной странице?</numerusform>
            <numerusform>Открыть %n документов, каждый на отдельной странице?</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message numerus="yes">
        <source>Move %n document(s) to the trash?</source>
        <translation>
            <numerusform>Переместить в корзину %n документ?</numerusform>
            <numerusform>Переместить в корзину %n документа?</numerusform>
            <numerusform>Переместить в корзину %n документов?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Move to trash</source>
        <translation>Перемещение в корзину</translation>
    </message>
    <message>
        <source>Move to &amp;trash</source>
        <translation>&amp;Переместить в корзину</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) moved to the trash</source>
        <translation>
            <numerusform>%n документ перемещён в корзину</numerusform>
            <numerusform>%n документа перемещены в корзину</numerusform>
            <numerusform>%n документов перемещено в корзину</numerusform>
        </translation>
    </message>
    <message>
        <source>Files and archives to import</source>
        <translation>Файлы и архивы для импорта</translation>
    </message>
    <message>
        <source>Folder to import</source>
        <translation>Папка для импорта</translation>
    </message>
    <message>
        <source>Folder of the git repository</source>
        <translation>Папка репозитория git</translation>
    </message>
    <message>
        <source>being read...</source>
        <translation>читается...</translation>
    </message>
    <message>
        <source>its folder is missing</source>
        <translation>её папки нет</translation>
    </message>
</context>
<context>
    <name>rangebar::LibraryWords</name>
    <message>
        <source>%1 is not a folder. Choose a folder for the library.</source>
        <translation>%1&#xa0;— не папка. Выберите папку для библиотеки.</translation>
    </message>
    <message>
        <source>This library was written by a newer version of Rangebar (format %1; this version writes %2). It is only shown, and nothing in it is changed. Use the newer version to add to it.</source>
        <translation>Эта библиотека записана более новой версией Rangebar (формат %1; эта версия пишет %2). Она только показывается, и ничего в ней не изменяется. Чтобы пополнять её, используйте более новую версию.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be read, so nothing tells which version wrote this library. It is only shown, and nothing in it is changed. Without that file it is taken for a library of this version.</source>
        <translation>%1 не читается, поэтому неизвестно, какая версия записала эту библиотеку. Библиотека только показывается, и ничего в ней не изменяется. Без этого файла она считается библиотекой этой версии.</translation>
    </message>
    <message>
        <source>There is no room left for %1: %2. What is in the library is whole. Make room and try again.</source>
        <translation>Для %1 не осталось места: %2. Содержимое библиотеки цело. Освободите место и повторите попытку.</translation>
    </message>
    <message>
        <source>The file system of %1 can&apos;t add a file without the risk of replacing another: %2. Choose a folder on another disk for the library.</source>
        <translation>Файловая система, на которой находится %1, не умеет добавлять файл без риска заменить другой: %2. Выберите для библиотеки папку на другом диске.</translation>
    </message>
    <message>
        <source>%1 was not deleted: there is no trash it could be moved to.</source>
        <translation>Не удалено: %1. Нет корзины, в которую это можно переместить.</translation>
    </message>
    <message>
        <source>%1 was not deleted, since it could not be moved to the trash: %2.</source>
        <translation>Не удалено: %1. Переместить в корзину не удалось: %2.</translation>
    </message>
    <message>
        <source>download</source>
        <translation>загрузка</translation>
    </message>
    <message>
        <source>file</source>
        <translation>файл</translation>
    </message>
    <message>
        <source>archive</source>
        <translation>архив</translation>
    </message>
    <message>
        <source>git</source>
        <translation>git</translation>
    </message>
    <message>
        <source>downloaded from %1</source>
        <translation>загружено с %1</translation>
    </message>
    <message>
        <source>file %1</source>
        <translation>файл %1</translation>
    </message>
    <message>
        <source>archive %1, %2</source>
        <translation>архив %1, %2</translation>
    </message>
    <message>
        <source>git %1, commit %2</source>
        <translation>git %1, коммит %2</translation>
    </message>
    <message>
        <source>git %1, commit %2 on %3</source>
        <translation>git %1, коммит %2 в %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>A label and its value, such as &quot;Commit: 13207c78&quot;.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Downloaded from</source>
        <translation>Загружено с</translation>
    </message>
    <message>
        <source>Downloaded</source>
        <translation>Загружено</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Файл</translation>
    </message>
    <message>
        <source>Last changed</source>
        <translation>Последнее изменение</translation>
    </message>
    <message>
        <source>Archive</source>
        <translation>Архив</translation>
    </message>
    <message>
        <source>In it</source>
        <translation>Путь в архиве</translation>
    </message>
    <message>
        <source>Repository</source>
        <translation>Репозиторий</translation>
    </message>
    <message>
        <source>Path in it</source>
        <translation>Путь в репозитории</translation>
    </message>
    <message>
        <source>Commit</source>
        <translation>Коммит</translation>
    </message>
    <message>
        <source>Reached from</source>
        <translation>Доступен из</translation>
    </message>
    <message>
        <source>Subject</source>
        <translation>Заголовок коммита</translation>
    </message>
    <message>
        <source>Authored</source>
        <translation>Дата автора</translation>
    </message>
    <message>
        <source>Taken into the library</source>
        <translation>Принято в библиотеку</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; needs a date such as 2026-09-01, 2026-09 or 2026, not &quot;%2&quot;.</source>
        <translation>Для «%1:» нужна дата, например 2026-09-01, 2026-09 или 2026, а не «%2».</translation>
    </message>
    <message>
        <source>&quot;%1:&quot; needs a number, not &quot;%2&quot;.</source>
        <translation>Для «%1:» нужно число, а не «%2».</translation>
    </message>
    <message>
        <source>crate:nats cpu:7900X after:2026-09-01 finds the documents of crates with &quot;nats&quot; in their name that were measured on such a processor, on that day or later.
Search by %1. before: leaves the day itself out; a month such as 2026-09 or a year does as well.
A word without a key may stand anywhere: in the name, the machine, or where the document came from. Quotation marks hold words together.</source>
        <translation>crate:nats cpu:7900X after:2026-09-01 находит документы крейтов с «nats» в имени, измеренные на таком процессоре в этот день или позже.
Ключи поиска: %1. before: не включает сам день; годится и месяц, например 2026-09, или год.
Слово без ключа может стоять где угодно: в имени, в сведениях о машине или о происхождении документа. Кавычки объединяют слова.</translation>
    </message>
    <message numerus="yes">
        <source>%1, and %n more</source>
        <translation>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
            <numerusform>%1 и ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing can be searched by &quot;%1:&quot;. The keys are %2. To search for the text itself, put it in quotation marks.</source>
        <translation>Искать по «%1:» нельзя. Есть следующие ключи: %2. Чтобы найти сам этот текст, заключите его в кавычки.</translation>
    </message>
    <message>
        <source>%1 may not be changed by this user. Choose another folder for the library in the preferences.</source>
        <translation>У этого пользователя нет права изменять %1. Выберите в настройках другую папку для библиотеки.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2. What is in the library is shown all the same. Choose another folder for it in the preferences, or make this one writable.</source>
        <translation>Не удалось записать %1: %2. Содержимое библиотеки всё равно показывается. Выберите для неё в настройках другую папку или сделайте эту доступной для записи.</translation>
    </message>
    <message>
        <source>%1 is not in the library any more. Another program may have moved it.</source>
        <translation>%1 больше нет в библиотеке. Возможно, его переместила другая программа.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written. See whether its disk is there, or choose another folder for the library in the preferences.</source>
        <translation>Не удалось записать %1. Проверьте, подключён ли диск, или выберите в настройках другую папку для библиотеки.</translation>
    </message>
    <message>
        <source>%1 can&apos;t be written: %2. What is in the library is whole. See whether its disk is there, or choose another folder for the library in the preferences.</source>
        <translation>Не удалось записать %1: %2. Содержимое библиотеки цело. Проверьте, подключён ли диск, или выберите в настройках другую папку для библиотеки.</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
            <numerusform>и ещё %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) was (were) changed after it was (they were) kept, so what it says (they say) is not what was published: %1.</source>
        <extracomment>%1 lists files.</extracomment>
        <translation>
            <numerusform>%n документ изменён после сохранения, и в нём не то, что было опубликовано: %1.</numerusform>
            <numerusform>%n документа изменены после сохранения, и в них не то, что было опубликовано: %1.</numerusform>
            <numerusform>%n документов изменены после сохранения, и в них не то, что было опубликовано: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Changed after it was kept: this is not what was published.</source>
        <translation>Изменён после сохранения: это не то, что было опубликовано.</translation>
    </message>
    <message>
        <source>%1 is not there, though it was before: it was moved, renamed or deleted, or its disk is not mounted. Bring it back and press F5, or choose its new place in the preferences. What is kept until then begins a new library in its place.</source>
        <translation>%1 нет, хотя раньше папка была: её переместили, переименовали или удалили, либо её диск не подключён. Верните её и нажмите F5 или выберите её новое место в настройках. Всё, что сохраняется до этого, начинает на её месте новую библиотеку.</translation>
    </message>
    <message>
        <source>F5 shows what is there now.</source>
        <translation>F5 покажет, что там есть сейчас.</translation>
    </message>
    <message>
        <source>If it is to go, delete it in the file manager.</source>
        <translation>Если он не нужен, удалите его в диспетчере файлов.</translation>
    </message>
</context>
<context>
    <name>rangebar::Log</name>
    <message>
        <source>The log %1 can&apos;t be written: %2. Choose another file, or leave --log-file out.</source>
        <translation>Журнал %1 не удалось записать: %2. Выберите другой файл или уберите --log-file.</translation>
    </message>
</context>
<context>
    <name>rangebar::MachineTableModel</name>
    <message>
        <source>Crate</source>
        <translation>Крейт</translation>
    </message>
    <message>
        <source>Crate version</source>
        <translation>Версия крейта</translation>
    </message>
    <message>
        <source>ruststream version</source>
        <translation>Версия ruststream</translation>
    </message>
    <message>
        <source>Measured</source>
        <translation>Измерено</translation>
    </message>
    <message>
        <source>Crate version, code counts</source>
        <translation>Версия крейта, счётчики кода</translation>
    </message>
    <message>
        <source>ruststream version, code counts</source>
        <translation>Версия ruststream, счётчики кода</translation>
    </message>
    <message>
        <source>Code counts measured</source>
        <translation>Счётчики кода измерены</translation>
    </message>
    <message>
        <source>Schema of the document</source>
        <translation>Схема документа</translation>
    </message>
    <message>
        <source>not published</source>
        <translation>не опубликовано</translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Значение</translation>
    </message>
</context>
<context>
    <name>rangebar::MainWindow</name>
    <message numerus="yes">
        <source>Asked %n crate(s), %1 answered, %2 received</source>
        <translation>
            <numerusform>Запрошен %n крейт, ответили: %1, получено %2</numerusform>
            <numerusform>Запрошено %n крейта, ответили: %1, получено %2</numerusform>
            <numerusform>Запрошено %n крейтов, ответили: %1, получено %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n crate(s) up to date</source>
        <translation>
            <numerusform>%n крейт актуален</numerusform>
            <numerusform>%n крейта актуальны</numerusform>
            <numerusform>%n крейтов актуальны</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n without results</source>
        <translation>
            <numerusform>%n без результатов</numerusform>
            <numerusform>%n без результатов</numerusform>
            <numerusform>%n без результатов</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n offline</source>
        <translation>
            <numerusform>%n без связи</numerusform>
            <numerusform>%n без связи</numerusform>
            <numerusform>%n без связи</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cancelled</source>
        <translation>
            <numerusform>%n отменён</numerusform>
            <numerusform>%n отменены</numerusform>
            <numerusform>%n отменено</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Сохранено: %1</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Обзор</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>Справка</translation>
    </message>
    <message>
        <source>%1 - Rangebar</source>
        <translation>%1 — Rangebar</translation>
    </message>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Файл</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Вид</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Справка</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Открыть &amp;недавние</translation>
    </message>
    <message>
        <source>&amp;Open...</source>
        <translation>&amp;Открыть...</translation>
    </message>
    <message>
        <source>&amp;Close file</source>
        <translation>&amp;Закрыть файл</translation>
    </message>
    <message>
        <source>&amp;Save image...</source>
        <translation>&amp;Сохранить изображение...</translation>
    </message>
    <message>
        <source>Cop&amp;y image</source>
        <translation>&amp;Копировать изображение</translation>
    </message>
    <message>
        <source>&amp;Preferences...</source>
        <translation>Нас&amp;тройки...</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Выход</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>&amp;Обновить</translation>
    </message>
    <message>
        <source>&amp;Cancel downloads</source>
        <translation>О&amp;тменить загрузки</translation>
    </message>
    <message>
        <source>&amp;Filter the overview</source>
        <translation>&amp;Фильтр обзора</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>О&amp;бзор</translation>
    </message>
    <message>
        <source>&amp;Next page</source>
        <translation>&amp;Следующая страница</translation>
    </message>
    <message>
        <source>&amp;Previous page</source>
        <translation>&amp;Предыдущая страница</translation>
    </message>
    <message>
        <source>One &amp;axis per scenario</source>
        <translation>Своя ось у ка&amp;ждого сценария</translation>
    </message>
    <message>
        <source>&amp;List of crates</source>
        <translation>Список &amp;крейтов</translation>
    </message>
    <message>
        <source>How to read the &amp;charts</source>
        <translation>&amp;Как читать диаграммы</translation>
    </message>
    <message>
        <source>&amp;About Rangebar</source>
        <translation>&amp;О программе Rangebar</translation>
    </message>
    <message>
        <source>&amp;Clear this list</source>
        <translation>&amp;Очистить этот список</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Отменить</translation>
    </message>
    <message>
        <source>Downloads</source>
        <translation>Загрузки</translation>
    </message>
    <message>
        <source>Open results</source>
        <translation>Открыть результаты</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Choose the two documents to compare</source>
        <translation>Выберите два документа для сравнения</translation>
    </message>
    <message>
        <source>Choose the document to compare it with</source>
        <translation>Выберите документ, с которым его сравнить</translation>
    </message>
    <message numerus="yes">
        <source>Two documents are needed to compare; %n were chosen.</source>
        <translation>
            <numerusform>Для сравнения нужны два документа; выбран %n.</numerusform>
            <numerusform>Для сравнения нужны два документа; выбрано %n.</numerusform>
            <numerusform>Для сравнения нужны два документа; выбрано %n.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the document to compare with</source>
        <translation>Выберите документ, с которым сравнить</translation>
    </message>
    <message>
        <source>Earlier copy: %1</source>
        <translation>Прежняя копия: %1</translation>
    </message>
    <message>
        <source>Nothing else is open</source>
        <translation>Больше ничего не открыто</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1 и %2</translation>
    </message>
    <message>
        <source>Open comparison</source>
        <translation>Открыть сравнение</translation>
    </message>
    <message>
        <source>%1 can&apos;t be restored: %2</source>
        <translation>Сравнение %1 не удалось восстановить: %2</translation>
    </message>
    <message>
        <source>Save comparison</source>
        <translation>Сохранить сравнение</translation>
    </message>
    <message>
        <source>Rangebar comparison (*.rangebar)</source>
        <translation>Сравнение Rangebar (*.rangebar)</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard.</source>
        <translation>Сравнение скопировано в буфер обмена.</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>Сохранить отчёт</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Сохранение</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>&amp;Compare</source>
        <translation>С&amp;равнение</translation>
    </message>
    <message>
        <source>This page &amp;with</source>
        <translation>&amp;Эту страницу с</translation>
    </message>
    <message>
        <source>&amp;Two files...</source>
        <translation>&amp;Два файла...</translation>
    </message>
    <message>
        <source>This page with a &amp;file...</source>
        <translation>Эту страницу с &amp;файлом...</translation>
    </message>
    <message>
        <source>&amp;Swap the sides</source>
        <translation>По&amp;менять стороны местами</translation>
    </message>
    <message>
        <source>&amp;Next finding</source>
        <translation>&amp;Следующая находка</translation>
    </message>
    <message>
        <source>&amp;Previous finding</source>
        <translation>&amp;Предыдущая находка</translation>
    </message>
    <message>
        <source>S&amp;ave comparison...</source>
        <translation>Со&amp;хранить сравнение...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>&amp;Экспорт...</translation>
    </message>
    <message>
        <source>Stops the downloads (Esc)</source>
        <translation>Останавливает загрузки (Esc)</translation>
    </message>
    <message>
        <source>New in the folder: %1</source>
        <translation>Новое в папке: %1</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Открыть папку</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>Open fo&amp;lder...</source>
        <translation>Открыть &amp;папку...</translation>
    </message>
    <message>
        <source>&amp;Work offline</source>
        <translation>Работать &amp;автономно</translation>
    </message>
    <message>
        <source>This file with its version &amp;before</source>
        <translation>Этот файл с его п&amp;режней версией</translation>
    </message>
    <message>
        <source>&amp;Import into library...</source>
        <translation>&amp;Импорт в библиотеку...</translation>
    </message>
    <message>
        <source>&amp;History of this crate</source>
        <translation>История &amp;этого крейта</translation>
    </message>
    <message>
        <source>L&amp;ibrary</source>
        <translation>Б&amp;иблиотека</translation>
    </message>
    <message>
        <source>Open p&amp;ull request...</source>
        <translation>Открыть пул-&amp;реквест...</translation>
    </message>
    <message>
        <source>Import &amp;history from GitHub...</source>
        <translation>И&amp;мпорт истории с GitHub...</translation>
    </message>
    <message>
        <source>&amp;Manual</source>
        <translation>&amp;Руководство</translation>
    </message>
    <message>
        <source>The comparison can&apos;t be restored: %1</source>
        <translation>Сравнение не удалось восстановить: %1</translation>
    </message>
    <message>
        <source>The details are on the clipboard, for a report.</source>
        <translation>Сведения для отчёта скопированы в буфер обмена.</translation>
    </message>
    <message>
        <source>%1 was not written: %2. Choose another place for it, or make room.</source>
        <translation>Файл %1 не записан: %2. Выберите для него другое место или освободите место.</translation>
    </message>
    <message>
        <source>Copy &amp;details for a report</source>
        <translation>Копировать &amp;сведения для отчёта</translation>
    </message>
    <message>
        <source>In the folder, but not whole: %1. %2</source>
        <extracomment>%1 is a file, %2 a sentence that says what is wrong with it.</extracomment>
        <translation>В папке, но не целиком: %1. %2</translation>
    </message>
    <message>
        <source>This page with the pre&amp;vious document</source>
        <translation>Эту страницу с предыду&amp;щим документом</translation>
    </message>
</context>
<context>
    <name>rangebar::ManPage</name>
    <message>
        <source>Exit codes:</source>
        <translation>Коды завершения:</translation>
    </message>
    <message>
        <source>NAME</source>
        <translation>ИМЯ</translation>
    </message>
    <message>
        <source>SYNOPSIS</source>
        <translation>ОБЗОР</translation>
    </message>
    <message>
        <source>DESCRIPTION</source>
        <translation>ОПИСАНИЕ</translation>
    </message>
    <message>
        <source>VERBS</source>
        <translation>КОМАНДЫ</translation>
    </message>
    <message>
        <source>EXAMPLES</source>
        <translation>ПРИМЕРЫ</translation>
    </message>
    <message>
        <source>ENVIRONMENT</source>
        <translation>ОКРУЖЕНИЕ</translation>
    </message>
    <message>
        <source>FILES</source>
        <translation>ФАЙЛЫ</translation>
    </message>
</context>
<context>
    <name>rangebar::ManualWindow</name>
    <message>
        <source>Manual of Rangebar</source>
        <translation>Руководство по Rangebar</translation>
    </message>
</context>
<context>
    <name>rangebar::Notice</name>
    <message>
        <source>Close</source>
        <translation>Закрыть</translation>
    </message>
    <message>
        <source>Takes this notice away</source>
        <translation>Убирает это сообщение</translation>
    </message>
</context>
<context>
    <name>rangebar::NoticeSign</name>
    <message>
        <source>Warning</source>
        <translation>Предупреждение</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Примечание</translation>
    </message>
</context>
<context>
    <name>rangebar::OpenFiles</name>
    <message>
        <source>can&apos;t be opened</source>
        <translation>не удалось открыть</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>gone, last version shown</source>
        <translation>исчез, показана последняя версия</translation>
    </message>
    <message>
        <source>can&apos;t be read, last version shown</source>
        <translation>не читается, показана последняя версия</translation>
    </message>
</context>
<context>
    <name>rangebar::OtherFieldsComparisonModel</name>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>Difference</source>
        <translation>Различие</translation>
    </message>
</context>
<context>
    <name>rangebar::OtherFieldsModel</name>
    <message>
        <source>Field</source>
        <translation>Поле</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewCodeModel</name>
    <message>
        <source>publishes no cost of its code</source>
        <translation>стоимость кода не публикует</translation>
    </message>
    <message>
        <source>Crate</source>
        <translation>Крейт</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Instructions</source>
        <translation>Инструкции</translation>
    </message>
    <message>
        <source>Allocations</source>
        <translation>Выделения</translation>
    </message>
    <message>
        <source>Cold start</source>
        <translation>Холодный старт</translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewModel</name>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (образец)</translation>
    </message>
    <message>
        <source>%1 (library)</source>
        <translation>%1 (библиотека)</translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewPage</name>
    <message numerus="yes">
        <source>%n row(s) hidden by the filter</source>
        <translation>
            <numerusform>%n строка скрыта фильтром</numerusform>
            <numerusform>%n строки скрыты фильтром</numerusform>
            <numerusform>%n строк скрыто фильтром</numerusform>
        </translation>
    </message>
    <message>
        <source>Rows of different crates are not comparable: each crate is measured against its own client and does different work for a message.</source>
        <translation>Строки разных крейтов несравнимы: каждый крейт измерен против собственного клиента и делает для сообщения свою работу.</translation>
    </message>
    <message>
        <source>Filter by crate, scenario or number</source>
        <translation>Фильтр по крейту, сценарию или числу</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Фильтр</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>Против сырого клиента</translation>
    </message>
    <message>
        <source>Cost of the code</source>
        <translation>Стоимость кода</translation>
    </message>
    <message>
        <source>Copy table for a &amp;spreadsheet</source>
        <translation>Копировать для &amp;электронной таблицы</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>Копиро&amp;вать как Markdown</translation>
    </message>
    <message>
        <source>Show the crate</source>
        <translation>Показать крейт</translation>
    </message>
</context>
<context>
    <name>rangebar::OverviewScenariosModel</name>
    <message>
        <source>publishes no comparison with a raw client</source>
        <translation>сравнение с сырым клиентом не публикует</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Брокер</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Оверхед</translation>
    </message>
    <message>
        <source>Largest overhead over its own raw client: %1, %2, %3</source>
        <extracomment>%1 is a percentage, %2 a broker, %3 a scenario.</extracomment>
        <translation>Наибольший оверхед относительно своего сырого клиента: %1, %2, %3</translation>
    </message>
    <message>
        <source>No overhead over a raw client was measured: what there is lies within the spread of the rounds.</source>
        <translation>Оверхед относительно сырого клиента не измерен: всё, что есть, лежит в пределах разброса кругов.</translation>
    </message>
</context>
<context>
    <name>rangebar::PageContent</name>
    <message>
        <source>This file can&apos;t be shown</source>
        <translation>Этот файл нельзя показать</translation>
    </message>
</context>
<context>
    <name>rangebar::PageSection</name>
    <message>
        <source>Copy</source>
        <translation>Копировать</translation>
    </message>
    <message>
        <source>Copy %1</source>
        <translation>Копировать: %1</translation>
    </message>
    <message>
        <source>Copy table for a &amp;spreadsheet</source>
        <translation>Копировать для &amp;электронной таблицы</translation>
    </message>
    <message>
        <source>Copy table as &amp;Markdown</source>
        <translation>Копиро&amp;вать как Markdown</translation>
    </message>
    <message>
        <source>Copy &amp;image</source>
        <translation>Копировать &amp;изображение</translation>
    </message>
    <message>
        <source>Sa&amp;ve image...</source>
        <translation>&amp;Сохранить изображение...</translation>
    </message>
    <message>
        <source>&amp;Export...</source>
        <translation>Экс&amp;порт...</translation>
    </message>
    <message>
        <source>Export...</source>
        <translation>Экспорт...</translation>
    </message>
    <message>
        <source>Export %1</source>
        <translation>Экспорт: %1</translation>
    </message>
    <message>
        <source>Makes a picture of the chart for release notes, a slide or a page</source>
        <translation>Делает из диаграммы изображение для заметок о выпуске, слайда или страницы</translation>
    </message>
</context>
<context>
    <name>rangebar::PageTable</name>
    <message>
        <source>&amp;Copy</source>
        <translation>&amp;Копировать</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>Копиро&amp;вать как Markdown</translation>
    </message>
</context>
<context>
    <name>rangebar::Program</name>
    <message>
        <source>Your catalogue of crates, %1, was not used: %2 The built-in one is shown; your file was not changed.</source>
        <translation>Ваш каталог крейтов %1 не использован. %2 Показан встроенный; ваш файл не изменён.</translation>
    </message>
    <message>
        <source>The catalogue could not be kept in %1: %2. It counts until the program ends; make the folder writable to keep it.</source>
        <translation>Не удалось сохранить каталог крейтов в %1: %2. Он действует до завершения программы; чтобы он сохранился, сделайте папку доступной для записи.</translation>
    </message>
    <message>
        <source>Correct the file and start again, or make a new list in the preferences.</source>
        <translation>Исправьте файл и запустите программу снова или составьте новый список в настройках.</translation>
    </message>
</context>
<context>
    <name>rangebar::Provenance</name>
    <message>
        <source>unnamed document</source>
        <translation>безымянный документ</translation>
    </message>
    <message>
        <source>%1 on ruststream %2</source>
        <translation>%1 на ruststream %2</translation>
    </message>
    <message>
        <source>processor not published</source>
        <translation>процессор не указан</translation>
    </message>
    <message>
        <source>operating system not published</source>
        <translation>операционная система не указана</translation>
    </message>
    <message>
        <source>measured %1</source>
        <translation>измерено %1</translation>
    </message>
    <message>
        <source>date not published</source>
        <translation>дата не указана</translation>
    </message>
    <message>
        <source>Machine not published. %1</source>
        <translation>Сведения о машине не опубликованы. %1</translation>
    </message>
</context>
<context>
    <name>rangebar::PullRequestDialog</name>
    <message>
        <source>Open pull request</source>
        <translation>Открыть пул-реквест</translation>
    </message>
    <message>
        <source>Reading from GitHub</source>
        <translation>Чтение с GitHub</translation>
    </message>
    <message>
        <source>the commit where it left the target branch</source>
        <translation>коммит, где он ответвился от целевой ветки</translation>
    </message>
    <message>
        <source>the target branch as it is now</source>
        <translation>целевая ветка, какой она стала сейчас</translation>
    </message>
    <message>
        <source>&amp;Address:</source>
        <translation>&amp;Адрес:</translation>
    </message>
    <message>
        <source>Compare &amp;with:</source>
        <translation>&amp;Сравнить с:</translation>
    </message>
    <message>
        <source>&amp;File in the repository:</source>
        <translation>&amp;Файл в репозитории:</translation>
    </message>
    <message>
        <source>Open pull requests that touch the file</source>
        <translation>Открытые пул-реквесты, затрагивающие файл</translation>
    </message>
    <message>
        <source>Documents that the pull request changes</source>
        <translation>Документы, которые меняет пул-реквест</translation>
    </message>
    <message>
        <source>Looks for the open pull requests of %1 that touch the file.</source>
        <translation>Ищет в %1 открытые пул-реквесты, затрагивающие файл.</translation>
    </message>
    <message>
        <source>&amp;List pull requests</source>
        <translation>Показать с&amp;писок</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Открыть</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>Ос&amp;тановить</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Закрыть</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Open pull requests that touch %1</source>
        <translation>Открытые пул-реквесты, затрагивающие %1</translation>
    </message>
</context>
<context>
    <name>rangebar::PullRequestsModel</name>
    <message>
        <source>Number</source>
        <translation>Номер</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Author</source>
        <translation>Автор</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Состояние</translation>
    </message>
    <message>
        <source>Last updated</source>
        <translation>Обновлён</translation>
    </message>
</context>
<context>
    <name>rangebar::RateChangesModel</name>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Скорость</translation>
    </message>
    <message>
        <source>Distance to the raw client</source>
        <translation>Отставание от сырого клиента</translation>
    </message>
    <message>
        <source>Verdict in the base</source>
        <translation>Вердикт в базе</translation>
    </message>
    <message>
        <source>Verdict in the candidate</source>
        <translation>Вердикт в кандидате</translation>
    </message>
</context>
<context>
    <name>rangebar::RateHistoryModel</name>
    <message>
        <source>Scenario</source>
        <translation>Сценарий</translation>
    </message>
    <message>
        <source>Document</source>
        <translation>Документ</translation>
    </message>
    <message>
        <source>Loop</source>
        <translation>Цикл</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Круги</translation>
    </message>
    <message>
        <source>Against the raw client</source>
        <translation>Против сырого клиента</translation>
    </message>
    <message>
        <source>Rate since the point before</source>
        <translation>Изменение скорости с предыдущей точки</translation>
    </message>
    <message>
        <source>Distance since the point before</source>
        <translation>Изменение отставания с предыдущей точки</translation>
    </message>
</context>
<context>
    <name>rangebar::ReadErrorWords</name>
    <message>
        <source>nothing more</source>
        <translation>больше ничего</translation>
    </message>
    <message>
        <source>an object {...}</source>
        <translation>объект {...}</translation>
    </message>
    <message>
        <source>an array [...]</source>
        <translation>массив [...]</translation>
    </message>
    <message>
        <source>a text in quotes</source>
        <translation>текст в кавычках</translation>
    </message>
    <message>
        <source>a number</source>
        <translation>число</translation>
    </message>
    <message>
        <source>a whole number, zero or larger</source>
        <translation>целое число, ноль или больше</translation>
    </message>
    <message>
        <source>true or false</source>
        <translation>true или false</translation>
    </message>
    <message>
        <source>&quot;measured&quot; or &quot;indistinguishable&quot;</source>
        <translation>&quot;measured&quot; или &quot;indistinguishable&quot;</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>значение</translation>
    </message>
    <message>
        <source>a member&apos;s name in quotes</source>
        <translation>имя поля в кавычках</translation>
    </message>
    <message>
        <source>a colon</source>
        <translation>двоеточие</translation>
    </message>
    <message>
        <source>a comma or }</source>
        <translation>запятая или }</translation>
    </message>
    <message>
        <source>a comma or ]</source>
        <translation>запятая или ]</translation>
    </message>
    <message>
        <source>a closing quote</source>
        <translation>закрывающая кавычка</translation>
    </message>
    <message>
        <source>a valid escape such as \n or \u00e9</source>
        <translation>допустимая escape-последовательность, например \n или \u00e9</translation>
    </message>
    <message>
        <source>the end of the document</source>
        <translation>конец документа</translation>
    </message>
    <message>
        <source>nothing stands here; a JSON object was expected</source>
        <translation>здесь ничего нет; ожидался объект JSON</translation>
    </message>
    <message numerus="yes">
        <source>larger than %n MiB, the most that is read</source>
        <translation>
            <numerusform>больше предела чтения (%n МиБ)</numerusform>
            <numerusform>больше предела чтения (%n МиБ)</numerusform>
            <numerusform>больше предела чтения (%n МиБ)</numerusform>
        </translation>
    </message>
    <message>
        <source>this is not UTF-8; the file must be saved as UTF-8</source>
        <translation>это не UTF-8; файл нужно сохранить в UTF-8</translation>
    </message>
    <message>
        <source>this is not JSON: %1 was expected, but %2 stands there</source>
        <translation>это не JSON; ожидалось: %1, а стоит %2</translation>
    </message>
    <message>
        <source>this is not JSON: %1 was expected</source>
        <translation>это не JSON; ожидалось: %1</translation>
    </message>
    <message numerus="yes">
        <source>objects and arrays are nested more than %n deep, the most that is read</source>
        <translation>
            <numerusform>вложенность объектов и массивов превышает предел чтения (%n)</numerusform>
            <numerusform>вложенность объектов и массивов превышает предел чтения (%n)</numerusform>
            <numerusform>вложенность объектов и массивов превышает предел чтения (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>the name %1 is given twice in one object; one of the two must go</source>
        <translation>имя %1 встречается в одном объекте дважды; одно из двух нужно убрать</translation>
    </message>
    <message>
        <source>the document must be one object {...}, but %1 stands there</source>
        <translation>документ должен быть одним объектом {...}, а стоит %1</translation>
    </message>
    <message>
        <source>the document must be one object {...}</source>
        <translation>документ должен быть одним объектом {...}</translation>
    </message>
    <message>
        <source>the document does not say its schema; it needs &quot;schema&quot;: 1, 2 or 3</source>
        <translation>в документе не указана схема; нужно &quot;schema&quot;: 1, 2 или 3</translation>
    </message>
    <message>
        <source>%1 was expected, but %2 stands there</source>
        <translation>ожидалось: %1, а стоит %2</translation>
    </message>
    <message>
        <source>%1 was expected</source>
        <translation>ожидалось: %1</translation>
    </message>
    <message>
        <source>missing; %1 must stand here</source>
        <translation>отсутствует; здесь должно быть: %1</translation>
    </message>
    <message>
        <source>the number %1 can&apos;t be held exactly enough to be compared</source>
        <translation>число %1 нельзя представить с точностью, достаточной для сравнения</translation>
    </message>
    <message>
        <source>%1 must stand here, not the word %2</source>
        <translation>здесь должно быть: %1, а не слово %2</translation>
    </message>
    <message>
        <source>schema %1 is not known here; this version reads 1, 2 and 3, and a later one may read more</source>
        <translation>схема %1 неизвестна; эта версия читает 1, 2 и 3, более новая может читать и другие</translation>
    </message>
</context>
<context>
    <name>rangebar::SectionedPage</name>
    <message>
        <source>Contents of the page</source>
        <translation>Содержимое страницы</translation>
    </message>
</context>
<context>
    <name>rangebar::SessionKeeper</name>
    <message>
        <source>Rangebar ended unexpectedly while it opened again what was open before.</source>
        <translation>Rangebar неожиданно завершил работу, когда заново открывал то, что было открыто.</translation>
    </message>
    <message>
        <source>Rangebar ended unexpectedly.</source>
        <translation>Rangebar неожиданно завершил работу.</translation>
    </message>
    <message>
        <source>Rangebar ended unexpectedly (%1).</source>
        <translation>Rangebar неожиданно завершил работу (%1).</translation>
    </message>
    <message>
        <source>No document was open.</source>
        <translation>Документов открыто не было.</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s)</source>
        <translation>
            <numerusform>%n документ</numerusform>
            <numerusform>%n документа</numerusform>
            <numerusform>%n документов</numerusform>
        </translation>
    </message>
    <message>
        <source>a comparison</source>
        <translation>сравнение</translation>
    </message>
    <message>
        <source>It had open: %1.</source>
        <translation>Было открыто: %1.</translation>
    </message>
    <message>
        <source>Opening it once more may end the program again.</source>
        <translation>Если открыть это ещё раз, программа может снова завершиться.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Восстановить</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Забыть</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Копировать сведения</translation>
    </message>
    <message numerus="yes">
        <source>%n folder(s)</source>
        <translation>
            <numerusform>%n папка</numerusform>
            <numerusform>%n папки</numerusform>
            <numerusform>%n папок</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>rangebar::SettingEditor</name>
    <message>
        <source>Choose...</source>
        <translation>Выбрать...</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Сбросить</translation>
    </message>
    <message>
        <source>Reset: %1</source>
        <translation>Сбросить: %1</translation>
    </message>
</context>
<context>
    <name>rangebar::SettingWords</name>
    <message>
        <source>Language and theme</source>
        <translation>Язык и тема</translation>
    </message>
    <message>
        <source>Crates and addresses</source>
        <translation>Крейты и адреса</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Сеть</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>Сравнение</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Экспорт</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Библиотека</translation>
    </message>
    <message>
        <source>GitHub</source>
        <translation>GitHub</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Язык</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Тема</translation>
    </message>
    <message>
        <source>Give up a download after</source>
        <translation>Прекращать загрузку через</translation>
    </message>
    <message>
        <source>Work offline</source>
        <translation>Работать автономно</translation>
    </message>
    <message>
        <source>Proxy</source>
        <translation>Прокси</translation>
    </message>
    <message>
        <source>Address of the proxy</source>
        <translation>Адрес прокси</translation>
    </message>
    <message>
        <source>Gate for instructions</source>
        <translation>Порог для инструкций</translation>
    </message>
    <message>
        <source>Gate for allocations</source>
        <translation>Порог для выделений</translation>
    </message>
    <message>
        <source>Format of pictures</source>
        <translation>Формат изображений</translation>
    </message>
    <message>
        <source>Width of pictures</source>
        <translation>Ширина изображений</translation>
    </message>
    <message>
        <source>Scale of pictures</source>
        <translation>Масштаб изображений</translation>
    </message>
    <message>
        <source>Theme of pictures</source>
        <translation>Тема изображений</translation>
    </message>
    <message>
        <source>Transparent background</source>
        <translation>Прозрачный фон</translation>
    </message>
    <message>
        <source>Title</source>
        <translation>Заголовок</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Подпись</translation>
    </message>
    <message>
        <source>Text as outlines</source>
        <translation>Текст контурами</translation>
    </message>
    <message>
        <source>HTML beside the pictures</source>
        <translation>HTML рядом с изображениями</translation>
    </message>
    <message>
        <source>Language of pictures</source>
        <translation>Язык изображений</translation>
    </message>
    <message>
        <source>Folder of the library</source>
        <translation>Папка библиотеки</translation>
    </message>
    <message>
        <source>Keep documents</source>
        <translation>Сохранять документы</translation>
    </message>
    <message>
        <source>Of the menus, the tables and the numbers.</source>
        <translation>Язык меню, таблиц и чисел.</translation>
    </message>
    <message>
        <source>Light or dark, for the window and its charts.</source>
        <translation>Светлая или тёмная, для окна и его диаграмм.</translation>
    </message>
    <message>
        <source>The time for one document, from the question to the last byte.</source>
        <translation>Время на один документ, от запроса до последнего байта.</translation>
    </message>
    <message>
        <source>Nothing is asked of the network; the kept copies are shown.</source>
        <translation>Запросы к сети не отправляются; показываются сохранённые копии.</translation>
    </message>
    <message>
        <source>The proxy that requests go through. The system&apos;s may be set in its own settings or by http_proxy and https_proxy.</source>
        <translation>Через что идут запросы к сети. Прокси системы задаётся в её настройках или переменными http_proxy и https_proxy.</translation>
    </message>
    <message>
        <source>A host and a port, such as proxy.example:8080. While it is empty, the system&apos;s proxy is used.</source>
        <translation>Узел и порт, например proxy.example:8080. Пока поле пусто, используется прокси системы.</translation>
    </message>
    <message>
        <source>In a comparison, a count of instructions that grows by more is a regression.</source>
        <translation>В сравнении рост числа инструкций больше этого&#xa0;— регрессия.</translation>
    </message>
    <message>
        <source>In a comparison, a count of allocations that grows by more is a regression.</source>
        <translation>В сравнении рост числа выделений больше этого&#xa0;— регрессия.</translation>
    </message>
    <message>
        <source>What the export starts with; it remembers the last choice.</source>
        <translation>С чем открывается экспорт; запоминается последний выбор.</translation>
    </message>
    <message>
        <source>In pixels of a usual screen, or in points for PDF.</source>
        <translation>В пикселях обычного экрана, для PDF в пунктах.</translation>
    </message>
    <message>
        <source>How many pixels of a PNG picture stand for one pixel of the width.</source>
        <translation>Сколько пикселей изображения PNG приходится на один пиксель ширины.</translation>
    </message>
    <message>
        <source>Light or dark, or each picture in both.</source>
        <translation>Светлая или тёмная, или каждое изображение в обеих.</translation>
    </message>
    <message>
        <source>Whatever is behind the picture shows through.</source>
        <translation>Сквозь изображение видно то, на чём оно лежит.</translation>
    </message>
    <message>
        <source>The crate and the chart are named above the picture.</source>
        <translation>Крейт и диаграмма названы над изображением.</translation>
    </message>
    <message>
        <source>Versions, machine and date stand below the picture.</source>
        <translation>Версии, машина и дата указаны под изображением.</translation>
    </message>
    <message>
        <source>The text of an SVG drawing looks the same everywhere, but can&apos;t be searched or copied any more.</source>
        <translation>Текст рисунка SVG везде выглядит одинаково, но его больше нельзя искать и копировать.</translation>
    </message>
    <message>
        <source>A file with the lines that show the pictures on a page, such as release notes.</source>
        <translation>Файл со строками, которые показывают изображения на странице, например в заметках о выпуске.</translation>
    </message>
    <message>
        <source>Of the words in the pictures.</source>
        <translation>Язык надписей на изображениях.</translation>
    </message>
    <message>
        <source>The library is a folder with a file for each document. Choosing another folder opens the library in it, and leaves this one as it is: nothing is moved or deleted.</source>
        <translation>Библиотека&#xa0;— это папка, в которой каждому документу соответствует файл. Если выбрать другую папку, откроется библиотека в ней, а эта останется как есть: ничего не перемещается и не удаляется.</translation>
    </message>
    <message>
        <source>Every document that is downloaded or opened goes into the library.</source>
        <translation>Каждый загруженный или открытый документ попадает в библиотеку.</translation>
    </message>
    <message>
        <source> s</source>
        <translation> с</translation>
    </message>
    <message>
        <source> %</source>
        <translation> %</translation>
    </message>
    <message>
        <source> px</source>
        <translation> пикс.</translation>
    </message>
    <message>
        <source>x</source>
        <translation>×</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Как в системе</translation>
    </message>
    <message>
        <source>As the window</source>
        <translation>Как в окне</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Светлая</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Тёмная</translation>
    </message>
    <message>
        <source>Both</source>
        <translation>Обе</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Нет</translation>
    </message>
    <message>
        <source>HTTP proxy</source>
        <translation>Прокси HTTP</translation>
    </message>
    <message>
        <source>SOCKS5 proxy</source>
        <translation>Прокси SOCKS5</translation>
    </message>
    <message>
        <source>The system&apos;s</source>
        <translation>Системный</translation>
    </message>
    <message>
        <source>SVG drawing</source>
        <translation>Рисунок SVG</translation>
    </message>
    <message>
        <source>PDF document</source>
        <translation>Документ PDF</translation>
    </message>
    <message>
        <source>PNG picture</source>
        <translation>Изображение PNG</translation>
    </message>
    <message>
        <source>the standard folder</source>
        <translation>стандартная папка</translation>
    </message>
    <message>
        <source>On</source>
        <translation>Включено</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Выключено</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>пусто</translation>
    </message>
    <message>
        <source>From %1 to %2. Default: %3.</source>
        <translation>От %1 до %2. По умолчанию: %3.</translation>
    </message>
    <message>
        <source>Default: %1.</source>
        <translation>По умолчанию: %1.</translation>
    </message>
    <message>
        <source>It needs the whole path of a folder, from the top of the disk.</source>
        <translation>Нужен полный путь к папке, от корня диска.</translation>
    </message>
    <message>
        <source>It must be a host and a port, such as proxy.example:8080.</source>
        <translation>Нужны узел и порт, например proxy.example:8080.</translation>
    </message>
    <message>
        <source>It must be a whole number from %1 to %2.</source>
        <translation>Нужно целое число от %1 до %2.</translation>
    </message>
    <message>
        <source>It must be a number from %1 to %2.</source>
        <translation>Нужно число от %1 до %2.</translation>
    </message>
    <message>
        <source>It must be true or false.</source>
        <translation>Нужно true или false.</translation>
    </message>
    <message>
        <source>It must be one of %1.</source>
        <translation>Нужно одно из: %1.</translation>
    </message>
    <message>
        <source>It is of another kind.</source>
        <translation>Это значение другого типа.</translation>
    </message>
    <message>
        <source>The settings could not be understood. They are in %1 now, and the program has begun with its defaults.</source>
        <translation>Настройки не удалось разобрать. Теперь они в файле %1, а программа начала с настроек по умолчанию.</translation>
    </message>
    <message>
        <source>The settings in %1 can&apos;t be understood, and the file can&apos;t be renamed. The defaults are used. Delete the file, or make its folder writable.</source>
        <translation>Настройки в %1 не удалось разобрать, и файл нельзя переименовать. Действуют настройки по умолчанию. Удалите файл или сделайте его папку доступной для записи.</translation>
    </message>
    <message>
        <source>The settings in %1 can&apos;t be read, so the defaults are used and nothing is remembered. Make the file readable for you.</source>
        <translation>Настройки в %1 не читаются, поэтому действуют настройки по умолчанию и ничего не запоминается. Сделайте файл доступным для чтения.</translation>
    </message>
    <message>
        <source>The setting %1 can&apos;t be &quot;%2&quot;, so its default counts.</source>
        <translation>Настройка %1 не может быть «%2», поэтому действует значение по умолчанию.</translation>
    </message>
</context>
<context>
    <name>rangebar::SettingsDialog</name>
    <message>
        <source>Built-in catalogue</source>
        <translation>Встроенный каталог</translation>
    </message>
    <message>
        <source>Default: the crates that come with the program.</source>
        <translation>По умолчанию: крейты, поставляемые с программой.</translation>
    </message>
    <message>
        <source>Preferences</source>
        <translation>Настройки</translation>
    </message>
    <message>
        <source>Search all settings</source>
        <translation>Поиск по всем настройкам</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Страницы</translation>
    </message>
    <message>
        <source>Reset all...</source>
        <translation>Сбросить все...</translation>
    </message>
    <message numerus="yes">
        <source>%n setting(s) found. Esc shows all again.</source>
        <translation>
            <numerusform>Найдена %n настройка. Esc снова показывает все.</numerusform>
            <numerusform>Найдены %n настройки. Esc снова показывает все.</numerusform>
            <numerusform>Найдено %n настроек. Esc снова показывает все.</numerusform>
        </translation>
    </message>
    <message>
        <source>No setting has these words. Esc shows all again.</source>
        <translation>Ни в одной настройке нет этих слов. Esc снова показывает все.</translation>
    </message>
    <message>
        <source>Reset all settings</source>
        <translation>Сброс всех настроек</translation>
    </message>
    <message>
        <source>Every setting of this dialog goes back to its default, and your list of crates to the built-in one. Documents, the library and the token stay as they are.</source>
        <translation>Все настройки этого окна вернутся к значениям по умолчанию, а ваш список крейтов&#xa0;— к встроенному. Документы, библиотека и токен останутся как есть.</translation>
    </message>
    <message>
        <source>Reset all</source>
        <translation>Сбросить все</translation>
    </message>
</context>
<context>
    <name>rangebar::ShowCommand</name>
    <message>
        <source>This is no document that Rangebar can show. %1</source>
        <translation>Это не документ, который Rangebar может показать. %1</translation>
    </message>
    <message>
        <source>--textconv shows one file.</source>
        <translation>--textconv показывает один файл.</translation>
    </message>
</context>
<context>
    <name>rangebar::SourceWords</name>
    <message>
        <source>%1 base %2</source>
        <extracomment>%1 is a pull request or a range of commits such as owner/repo#12, %2 a commit.</extracomment>
        <translation>%1, база %2</translation>
    </message>
    <message>
        <source>%1 head %2</source>
        <translation>%1, кандидат %2</translation>
    </message>
</context>
<context>
    <name>rangebar::StatusWords</name>
    <message>
        <source>not modified, though nothing was kept to compare with</source>
        <translation>без изменений, хотя сохранённой копии для сравнения не было</translation>
    </message>
    <message>
        <source>it asks for a login</source>
        <translation>требует вход</translation>
    </message>
    <message>
        <source>it refuses access</source>
        <translation>отказывает в доступе</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>такого файла нет</translation>
    </message>
    <message>
        <source>a proxy asks for a login</source>
        <translation>прокси требует вход</translation>
    </message>
    <message>
        <source>it waited too long for the request</source>
        <translation>не дождался запроса</translation>
    </message>
    <message>
        <source>the file is gone for good</source>
        <translation>файл удалён навсегда</translation>
    </message>
    <message>
        <source>too many requests were made</source>
        <translation>слишком много запросов</translation>
    </message>
    <message>
        <source>withheld for legal reasons</source>
        <translation>не отдаётся по юридическим причинам</translation>
    </message>
    <message>
        <source>it has an internal error</source>
        <translation>внутренняя ошибка</translation>
    </message>
    <message>
        <source>a server behind it gave a bad answer</source>
        <translation>стоящий за ним сервер дал неверный ответ</translation>
    </message>
    <message>
        <source>it is not available for now</source>
        <translation>временно недоступен</translation>
    </message>
    <message>
        <source>a server behind it did not answer in time</source>
        <translation>стоящий за ним сервер не ответил вовремя</translation>
    </message>
    <message numerus="yes">
        <source>It asks to wait %n second(s) before the next attempt.</source>
        <translation>
            <numerusform>Он просит подождать %n секунду перед следующей попыткой.</numerusform>
            <numerusform>Он просит подождать %n секунды перед следующей попыткой.</numerusform>
            <numerusform>Он просит подождать %n секунд перед следующей попыткой.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It asks to wait %n minute(s) before the next attempt.</source>
        <translation>
            <numerusform>Он просит подождать %n минуту перед следующей попыткой.</numerusform>
            <numerusform>Он просит подождать %n минуты перед следующей попыткой.</numerusform>
            <numerusform>Он просит подождать %n минут перед следующей попыткой.</numerusform>
        </translation>
    </message>
    <message>
        <source>The crate has published no results there, or the address in the catalogue is wrong.</source>
        <translation>Крейт не опубликовал там результатов, или адрес в каталоге крейтов неверен.</translation>
    </message>
    <message>
        <source>Try again later.</source>
        <translation>Попробуйте позже.</translation>
    </message>
    <message>
        <source>Check the address in the catalogue.</source>
        <translation>Проверьте адрес в каталоге крейтов.</translation>
    </message>
</context>
<context>
    <name>rangebar::TableSpecs</name>
    <message>
        <source>%1: machine and versions</source>
        <extracomment>%1 is a crate with its version.</extracomment>
        <translation>%1: машина и версии</translation>
    </message>
    <message>
        <source>%1: scenarios</source>
        <translation>%1: сценарии</translation>
    </message>
    <message>
        <source>%1: throughput</source>
        <translation>%1: пропускная способность</translation>
    </message>
    <message>
        <source>%1: cost of the code</source>
        <translation>%1: стоимость кода</translation>
    </message>
    <message>
        <source>counted, not timed</source>
        <translation>подсчёт, а не замер времени</translation>
    </message>
    <message>
        <source>of each loop the median round, in parentheses the range of all rounds</source>
        <translation>для каждого цикла&#xa0;— медианный круг, в скобках&#xa0;— размах всех кругов</translation>
    </message>
    <message>
        <source>of each loop the best round, in parentheses the median round, or the slowest where no median is published</source>
        <translation>для каждого цикла&#xa0;— лучший круг, в скобках&#xa0;— медианный, а если медиана не опубликована&#xa0;— худший</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
            <numerusform>ещё %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Published, but not what the rounds give: %1.</source>
        <extracomment>%1 is a list such as &quot;letters (RustStream)&quot;.</extracomment>
        <translation>Опубликовано, но по кругам выходит иное: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>%1 is a scenario, %2 a loop.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>rangebar::ThroughputTableModel</name>
    <message>
        <source>Database and form</source>
        <translation>База данных и форма</translation>
    </message>
    <message>
        <source>Overhead</source>
        <translation>Оверхед</translation>
    </message>
    <message>
        <source>Plugin</source>
        <translation>Плагин</translation>
    </message>
</context>
<context>
    <name>rangebar::TokenDesk</name>
    <message>
        <source>RANGEBAR_GITHUB_API is set; the address that it holds is asked.</source>
        <translation>Задана переменная RANGEBAR_GITHUB_API; запросы отправляются по адресу из неё.</translation>
    </message>
    <message>
        <source>The token in RANGEBAR_GITHUB_TOKEN is used, and no other.</source>
        <translation>Используется токен из RANGEBAR_GITHUB_TOKEN и никакой другой.</translation>
    </message>
    <message>
        <source>No token is used. Correct it or unset it, and start Rangebar again.</source>
        <translation>Токен не используется. Исправьте или сбросьте переменную и запустите Rangebar заново.</translation>
    </message>
    <message>
        <source>There is no token.</source>
        <translation>Токена нет.</translation>
    </message>
    <message>
        <source>A token that you enter is kept in memory, until the program ends.</source>
        <translation>Введённый токен будет храниться в памяти до завершения программы.</translation>
    </message>
    <message>
        <source>Asking the keychain...</source>
        <translation>Запрос к связке ключей...</translation>
    </message>
    <message>
        <source>It can&apos;t be tested: Rangebar works offline.</source>
        <translation>Проверить его нельзя: Rangebar работает автономно.</translation>
    </message>
    <message>
        <source>That can&apos;t be a token: it is one word of letters, digits and signs.</source>
        <translation>Это не может быть токеном: токен&#xa0;— одно слово из букв, цифр и знаков.</translation>
    </message>
    <message>
        <source>The token is not used any more, but the keychain may still have it.</source>
        <translation>Токен больше не используется, но в связке ключей он мог остаться.</translation>
    </message>
    <message>
        <source>The token is forgotten. It stays valid until you delete it on GitHub.</source>
        <translation>Токен забыт. Он действует, пока вы не удалите его на GitHub.</translation>
    </message>
</context>
<context>
    <name>rangebar::TokenSettings</name>
    <message>
        <source>Public repositories can be read without a token, with few requests an hour. Private ones, and comments, need one. It is sent to the address below and to nowhere else. What is chosen here counts at once.</source>
        <translation>Открытые репозитории можно читать без токена, но с небольшим числом запросов в час. Для закрытых и для комментариев он нужен. Он отправляется только на адрес ниже и больше никуда. Выбранное здесь действует сразу.</translation>
    </message>
    <message>
        <source>&amp;Address of GitHub&apos;s API:</source>
        <translation>&amp;Адрес API GitHub:</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>&amp;Применить</translation>
    </message>
    <message>
        <source>&amp;Token:</source>
        <translation>&amp;Токен:</translation>
    </message>
    <message>
        <source>&amp;Keep</source>
        <translation>&amp;Сохранить</translation>
    </message>
    <message>
        <source>T&amp;est the token</source>
        <translation>Пр&amp;оверить токен</translation>
    </message>
    <message>
        <source>&amp;Forget the token</source>
        <translation>&amp;Забыть токен</translation>
    </message>
</context>
<context>
    <name>rangebar::Watching</name>
    <message>
        <source>Compare with the version before</source>
        <translation>Сравнить с прежней версией</translation>
    </message>
    <message>
        <source>Compare again</source>
        <translation>Сравнить заново</translation>
    </message>
</context>
<context>
    <name>rangebar::Words</name>
    <message>
        <source>Processor</source>
        <translation>Процессор</translation>
    </message>
    <message>
        <source>Architecture</source>
        <translation>Архитектура</translation>
    </message>
    <message>
        <source>Frequency</source>
        <translation>Частота</translation>
    </message>
    <message>
        <source>Cores</source>
        <translation>Ядра</translation>
    </message>
    <message>
        <source>Memory</source>
        <translation>Память</translation>
    </message>
    <message>
        <source>Memory speed</source>
        <translation>Скорость памяти</translation>
    </message>
    <message>
        <source>Operating system</source>
        <translation>Операционная система</translation>
    </message>
    <message>
        <source>Broker</source>
        <translation>Брокер</translation>
    </message>
    <message>
        <source>Round trip</source>
        <translation>Время обмена с брокером</translation>
    </message>
    <message>
        <source>Compiler</source>
        <translation>Компилятор</translation>
    </message>
    <message>
        <source>Build profile</source>
        <translation>Профиль сборки</translation>
    </message>
    <message>
        <source>Features</source>
        <translation>Возможности (features)</translation>
    </message>
    <message>
        <source>RUSTFLAGS</source>
        <translation>RUSTFLAGS</translation>
    </message>
    <message>
        <source>Valgrind</source>
        <translation>Valgrind</translation>
    </message>
    <message>
        <source>Raw client</source>
        <translation>Сырой клиент</translation>
    </message>
    <message>
        <source>Broker crate</source>
        <translation>Адаптация библиотеки брокера</translation>
    </message>
    <message>
        <source>RustStream</source>
        <translation>RustStream</translation>
    </message>
    <message>
        <source>indistinguishable</source>
        <translation>неразличимо</translation>
    </message>
    <message>
        <source>measured</source>
        <translation>измерено</translation>
    </message>
    <message>
        <source>broker-bound</source>
        <translation>упирается в брокер очереди</translation>
    </message>
    <message>
        <source>no results published yet</source>
        <translation>результаты ещё не опубликованы</translation>
    </message>
    <message>
        <source>Line %1, column %2, %3: %4.</source>
        <extracomment>%3 is the field&apos;s path, %4 says what is wrong there.</extracomment>
        <translation>Строка %1, столбец %2, %3: %4.</translation>
    </message>
    <message>
        <source>Line %1, column %2: %3.</source>
        <translation>Строка %1, столбец %2: %3.</translation>
    </message>
    <message>
        <source>The document can&apos;t be read: %1.</source>
        <translation>Документ не читается: %1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>In brackets: after a best round, the median round, or the slowest where no median is published; after a median round, the smallest and the largest round.</source>
        <translation>В скобках стоит: после лучшего круга&#xa0;— медианный, а если медиана не опубликована&#xa0;— худший; после медианного круга&#xa0;— наименьший и наибольший.</translation>
    </message>
</context>
</TS>
