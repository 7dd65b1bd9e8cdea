recommendations-title = Рекомендации
recommendations-titleOf = Кто рекомендует { $name }
recommendations-lead = Их пишут люди, у которых здесь есть аккаунт. На порядок результатов рекомендации не влияют.
recommendations-people = { $people ->
    [one] Рекомендует { $people } человек
    [few] Рекомендуют { $people } человека
    [many] Рекомендуют { $people } человек
    *[other] Рекомендуют { $people } человека
}
recommendations-peopleFor = { $people ->
    [one] { $people } человек рекомендует его для задач
    [few] { $people } человека рекомендуют его для задач
    [many] { $people } человек рекомендуют его для задач
    *[other] { $people } человека рекомендуют его для задач
}
recommendations-toKnow = Стоит знать
recommendations-helpful = { $people ->
    [one] Помогло { $people } человеку
    [few] Помогло { $people } людям
    [many] Помогло { $people } людям
    *[other] Помогло { $people } человека
}
recommendations-vote = Полезно
recommendations-unvote = Отменить «Полезно»
recommendations-orders-helpful = Сначала полезные
recommendations-orders-newest = Сначала новые
recommendations-order = Порядок
recommendations-all = Все рекомендации
recommendations-none = Этот инструмент пока никто не рекомендовал.
recommendations-link = Рекомендовать инструмент
recommendations-edit = Изменить свою рекомендацию
recommendations-own = Мои рекомендации
recommendations-versus = Кто и для чего их рекомендует
recommendations-versusNone = Рекомендаций пока нет
recommendations-answer-title = Ответ разработчика
recommendations-answer-label = Ваш ответ как разработчика
recommendations-answer-hint = На каждую рекомендацию можно ответить один раз.
recommendations-answer-button = Ответить
recommendations-form-title = Рекомендовать { $name }
recommendations-form-lead = Напишите, для чего вы его используете, чем он хорош и что стоит знать. Адрес вашей почты не показывается. С инструментом что-то не так? Тогда сообщите о проблеме.
recommendations-form-task = Для чего вы его используете?
recommendations-form-choose = Выберите задачу
recommendations-form-allTasks = Показать все задачи
recommendations-form-text = Почему вы его рекомендуете?
recommendations-form-textHint = Не больше { NUMBER($most) } символов, без ссылок и контактов
recommendations-form-toKnow = Что стоит знать перед началом
recommendations-form-toKnowHint = Например, ограничение, цена или настройка
recommendations-form-button = Рекомендовать
recommendations-form-change = Сохранить изменения
recommendations-form-changeHint = После изменения отметки «Полезно» и ответ разработчика будут удалены.
recommendations-form-withdraw = Отозвать рекомендацию
recommendations-form-withdrawHint = Её текст и отметки «Полезно» будут удалены.
recommendations-form-confirmFirst = Подтвердите адрес почты, прежде чем рекомендовать инструмент.
recommendations-form-note = Причина, указанная редактором
recommendations-states-waiting = Ждёт проверки
recommendations-states-shown = Опубликована
recommendations-states-hidden = Скрыта редактором
recommendations-states-withdrawn = Отозвана
recommendations-done-shown = Спасибо. Ваша рекомендация опубликована.
recommendations-done-waiting = Спасибо. Прежде чем рекомендацию увидят другие, её прочтёт редактор.
recommendations-done-hidden = Редактор скрыл эту рекомендацию. Теперь она видна только вам, и вы можете её изменить.
recommendations-done-withdrawn = Ваша рекомендация отозвана.
recommendations-done-answered = Ваш ответ опубликован.
recommendations-report-link = Пожаловаться
recommendations-report-title = Жалоба на рекомендацию: { $name }
recommendations-report-message = Что не так с этой рекомендацией?
recommendations-desk-lead = С аккаунтов моложе недели, со словами, которые вызвали сомнения у проверки, или изменённые после того, как их скрыл редактор. Если вы скроете рекомендацию, тот, кто её написал, узнает причину из письма.
recommendations-desk-none = Рекомендаций на проверке нет.
recommendations-desk-show = Показать
recommendations-desk-hide = Скрыть
recommendations-desk-drop_answer = Удалить ответ
recommendations-desk-note = Причина; её прочтёт тот, кто написал рекомендацию
recommendations-desk-author = От кого
recommendations-desk-reported = Рекомендация, о которой идёт речь
recommendations-desk-done-show = Рекомендация опубликована.
recommendations-desk-done-hide = Рекомендация скрыта, причина отправлена письмом.
recommendations-desk-done-drop_answer = Ответ удалён.
recommendations-desk-stale = Рекомендация тем временем изменилась. Вот какой она стала.
