/** Mails in Russian. */
import type { Locale } from '#catalog/locales.ts';
import { confirmationMails } from '#locales/mails/confirmations.ts';
import { messages as claims } from './mails/claims.ts';
import { messages as lists } from './mails/lists.ts';
import { messages as access } from './mails/access.ts';
import { messages as grants } from './mails/grants.ts';
import { messages as reports } from './mails/reports.ts';
import { messages as changes } from './mails/changes.ts';
import { messages as webhooks } from './mails/webhooks.ts';
import { formatOf } from '#locales/format.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale): MailMessages => ({
  hello: 'Здравствуйте!',
  notice: (link) => `Такие уведомления приходят вам, потому что у вас есть аккаунт. Отключить их можно здесь:\n${link}`,
  mails: {
    verify_email: {
      subject: (_, site) => `Подтвердите адрес почты для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `На сайте ${site} создан аккаунт с этим адресом электронной почты. Пожалуйста, подтвердите, что адрес принадлежит вам:`,
          link,
          'Ссылка одноразовая и действует 24 часа.',
          'Если вы не регистрировались, просто не обращайте внимания на это письмо.',
        ),
    },
    already_registered: {
      subject: (_, site) => `У вас уже есть аккаунт на сайте ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `Кто-то, скорее всего вы, хотел зарегистрироваться на сайте ${site} с этим ` +
            `адресом электронной почты. Аккаунт с ним уже есть, поэтому ничего не изменилось.`,
          `Войти можно здесь:\n${sign_in_link}`,
          `Если вы забыли пароль, задайте новый здесь:\n${reset_link}`,
          'Если это были не вы, просто не обращайте внимания на это письмо.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Новый пароль для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Для вашего аккаунта на сайте ${site} запрошен новый пароль. Задать его можно здесь:`,
          link,
          'Ссылка одноразовая и действует один час.',
          'Если вы его не запрашивали, не обращайте внимания на это письмо: пароль останется прежним.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Подтвердите новый адрес почты для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Владелец аккаунта на сайте ${site} хочет впредь использовать этот адрес электронной почты. Пожалуйста, подтвердите, что адрес принадлежит вам:`,
          link,
          'Ссылка одноразовая и действует один час. До подтверждения у аккаунта остаётся прежний адрес.',
          'Если вы ничего об этом не знаете, просто не обращайте внимания на это письмо.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Адрес почты вашего аккаунта на сайте ${site} изменён`,
      text: (_, site) =>
        paragraphs(
          `У вашего аккаунта на сайте ${site} теперь другой адрес электронной почты. На прежний адрес письма больше приходить не будут.`,
          'Если это были не вы, ответьте на это письмо или сразу напишите владельцу сайта: в ваш аккаунт вошёл кто-то другой.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Ваш аккаунт на сайте ${site} удалён`,
      text: (_, site) =>
        paragraphs(
          `Ваш аккаунт на сайте ${site} удалён: ожидающие заявки отозваны, токены API ` +
            `больше не действуют, а ваш адрес электронной почты стёрт из наших данных.`,
          'Опубликованные инструменты остаются в каталоге без владельца. Это последнее письмо на этот адрес.',
        ),
    },
    identity_linked: {
      subject: ({ provider }, site) => `${provider} подключён к вашему аккаунту на сайте ${site}`,
      text: ({ provider, settings_link }, site) =>
        paragraphs(
          `Теперь в ваш аккаунт на сайте ${site} можно входить через ${provider}.`,
          `Если это были не вы, отключите его в настройках и задайте новый пароль:\n${settings_link}`,
        ),
    },
    identity_unlinked: {
      subject: ({ provider }, site) => `${provider} больше не подключён к вашему аккаунту на сайте ${site}`,
      text: ({ provider, reset_link }, site) =>
        paragraphs(
          `В ваш аккаунт на сайте ${site} больше нельзя войти через ${provider}, теперь вы входите с паролем.`,
          `Если это были не вы, немедленно задайте новый пароль:\n${reset_link}`,
        ),
    },
    token_created: {
      subject: (_, site) => `Новый токен API в вашем аккаунте на сайте ${site}`,
      text: ({ name, last_four, tokens_link }, site) =>
        paragraphs(
          `В вашем аккаунте на сайте ${site} создан токен API с названием «${name}». Его последние символы: ${last_four}.`,
          `Если это были не вы, отзовите токен и задайте новый пароль:\n${tokens_link}`,
        ),
    },
    token_expiring: {
      subject: (_, site) => `Срок действия одного из ваших токенов API на сайте ${site} скоро истечёт`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `Токен API «${name}» вашего аккаунта на сайте ${site} (последние символы: ${last_four}) ` +
            `действует до ${formatOf(locale).date(expires_at)}, а потом программы с ним будут получать отказ.`,
          `Создать новый можно здесь:\n${tokens_link}`,
          'Если токен больше не нужен, от вас ничего не требуется. Об этом токене мы напоминаем только один раз.',
        ),
    },
    submission_received: {
      subject: (_, site) => `Мы получили вашу заявку на сайте ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Спасибо за заявку «${name}» на сайте ${site}. Её рассмотрит редактор; до этого ` +
            `она не видна в каталоге. Как только решение будет принято, мы напишем вам.`,
          `Следить за ней можно здесь:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: (_, site) => `Ваша запись на сайте ${site} опубликована`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`Редактор одобрил заявку «${name}». Теперь запись есть в каталоге ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: (_, site) => `Ваша заявка на сайте ${site} отклонена`,
      text: ({ name, reason_code, note, status_link, appealed }, site) =>
        paragraphs(
          `Редактор сайта ${site} рассмотрел заявку «${name}» и отклонил её.`,
          `Причина:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Сообщение редактора:', note),
          appealed === undefined
            ? `Если вы считаете это ошибкой, можно один раз подать апелляцию; решать будет другой редактор:\n${status_link}`
            : `Это решение по вашей апелляции, и оно окончательное:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: (_, site) => `Внесите, пожалуйста, правки в вашу заявку на сайте ${site}`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `Редактор сайта ${site} рассмотрел заявку «${name}» и просит внести правки перед публикацией.`,
          noteParagraph('Сообщение редактора:', note),
          `У вас есть 30 дней, чтобы исправить заявку и отправить её снова:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: (_, site) => `Срок вашей заявки на сайте ${site} истёк`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `На сайте ${site} мы просили внести правки в заявку «${name}», но за 30 дней они не пришли. Заявка закрыта:`,
          status_link,
          'Вы можете предложить этот инструмент снова.',
        ),
    },
    tool_quarantined: {
      subject: (_, site) => `Ваша запись на сайте ${site} пока скрыта`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `Редактор скрыл ваш инструмент «${name}» в каталоге ${site} до проверки.`,
          `Причина:\n${reasonSentence(locale, reason_code)}`,
        ),
    },
    link_dead: {
      subject: (_, site) => `Ссылка вашего инструмента на сайте ${site} не работает`,
      text: ({ name, address, tool_link }, site) =>
        paragraphs(
          `Мы несколько раз проверили адрес инструмента «${name}», и он не работает:`,
          address,
          `Страница в каталоге ${site} сообщает об этом, пока адрес не заработает снова:`,
          tool_link,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `Правило проверки «${ruleName(locale, rule)}» больше ничего не отклоняет`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `Правило проверки «${ruleName(locale, rule)}» на сайте ${site} слишком часто ошибалось. ` +
            `Последние находки, по которым решали редакторы: ${decided}; из них подтверждено: ${agreed}.`,
          `Теперь оно лишь показывает находки редакторам и ничего не отклоняет. Посмотреть цифры и изменить режим можно здесь:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: (_, site) => `Редактор исправил вашу заявку на сайте ${site}`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `Редактор сайта ${site} исправил вашу заявку «${name}», прежде чем принять решение. Изменены поля:`,
          fieldLines(locale, fields),
          `От вас ничего не требуется. Увидеть заявку в нынешнем виде и следить за ней можно здесь:\n${status_link}`,
        ),
    },
    desk_mention: {
      subject: (_, site) => `Вас упомянули в заметке на сайте ${site}`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} упоминает вас в заметке о «${name}» на сайте ${site}:`,
          note,
          `Откройте здесь:\n${desk_link}`,
        ),
    },
    submission_assigned: {
      subject: (_, site) => `Вам поручена запись на сайте ${site}`,
      text: ({ name, author, desk_link }, site) =>
        paragraphs(`${author} поручает вам запись «${name}» на сайте ${site}.`, `Откройте здесь:\n${desk_link}`),
    },
    submission_escalated: {
      subject: (_, site) => `Запись на сайте ${site} ждёт администратора`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} просит администраторов ${site} решить, что делать с «${name}»:`,
          note,
          `Откройте здесь:\n${desk_link}`,
        ),
    },
    ...claims(),
    ...lists(),
    ...access(),
    ...grants(),
    ...reports(locale),
    ...changes(locale),
    ...webhooks(),
    ...confirmationMails(locale),
    invitation: {
      subject: (_, site) => `Приглашение в ${site}`,
      text: ({ role, link }, site) =>
        paragraphs(
          role === 'admin'
            ? `Вас приглашают в ${site} администратором: администраторы отвечают за каталог, его настройки и аккаунты.`
            : `Вас приглашают в ${site} редактором: редакторы проверяют предложенное и следят за каталогом.`,
          `Примите приглашение здесь:\n${link}`,
          'Ссылка работает один раз и действует 7 дней.',
          'Если вы не знаете, о чём речь, просто не обращайте внимания на это письмо.',
        ),
    },
    test_mail: {
      subject: (_, site) => `Пробное письмо от ${site}`,
      text: (_, site) =>
        `Администратор ${site} отправил это пробное письмо со стола редактора. Оно дошло, значит, почта работает.`,
    },
  },
});
