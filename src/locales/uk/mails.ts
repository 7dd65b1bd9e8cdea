/** Mails in Ukrainian. */
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
  hello: 'Вітаємо!',
  notice: (link) => `Такі сповіщення надходять вам, бо у вас є обліковий запис. Вимкнути їх можна тут:\n${link}`,
  mails: {
    verify_email: {
      subject: (_, site) => `Підтвердьте адресу пошти для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `На сайті ${site} створено обліковий запис із цією адресою електронної пошти. Будь ласка, підтвердьте, що адреса належить вам:`,
          link,
          'Посилання одноразове й діє 24 години.',
          'Якщо ви не реєструвалися, просто не зважайте на цей лист.',
        ),
    },
    already_registered: {
      subject: (_, site) => `У вас уже є обліковий запис на сайті ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `Хтось, найімовірніше ви, хотів зареєструватися на сайті ${site} із цією адресою ` +
            `електронної пошти. Обліковий запис із нею вже є, тому нічого не змінилося.`,
          `Увійти можна тут:\n${sign_in_link}`,
          `Якщо ви забули пароль, виберіть новий тут:\n${reset_link}`,
          'Якщо це були не ви, просто не зважайте на цей лист.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Новий пароль для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Для вашого облікового запису на сайті ${site} надійшов запит на новий пароль. Вибрати його можна тут:`,
          link,
          'Посилання одноразове й діє одну годину.',
          'Якщо запит надіслали не ви, не зважайте на цей лист: пароль залишиться тим самим.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Підтвердьте нову адресу пошти для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Власник облікового запису на сайті ${site} хоче надалі використовувати цю ` +
            `адресу електронної пошти. Будь ласка, підтвердьте, що адреса належить вам:`,
          link,
          'Посилання одноразове й діє одну годину. До підтвердження обліковий запис зберігає попередню адресу.',
          'Якщо ви нічого про це не знаєте, просто не зважайте на цей лист.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Адресу пошти вашого облікового запису на сайті ${site} змінено`,
      text: (_, site) =>
        paragraphs(
          `Ваш обліковий запис на сайті ${site} тепер має іншу адресу електронної пошти. На попередню адресу листи більше не надходитимуть.`,
          'Якщо це були не ви, дайте відповідь на цей лист або одразу напишіть власникові сайту: до вашого облікового запису ввійшов хтось інший.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Ваш обліковий запис на сайті ${site} видалено`,
      text: (_, site) =>
        paragraphs(
          `Ваш обліковий запис на сайті ${site} видалено: заявки, що очікували, відкликано, ` +
            `токени API більше не діють, а вашу адресу електронної пошти стерто з наших даних.`,
          'Опубліковані інструменти залишаються в каталозі без власника. Це останній лист на цю адресу.',
        ),
    },
    identity_linked: {
      subject: ({ provider }, site) => `${provider} під’єднано до вашого облікового запису на сайті ${site}`,
      text: ({ provider, settings_link }, site) =>
        paragraphs(
          `Відтепер до вашого облікового запису на сайті ${site} можна входити через ${provider}.`,
          `Якщо це були не ви, від’єднайте його в налаштуваннях і виберіть новий пароль:\n${settings_link}`,
        ),
    },
    identity_unlinked: {
      subject: ({ provider }, site) => `${provider} більше не під’єднано до вашого облікового запису на сайті ${site}`,
      text: ({ provider, reset_link }, site) =>
        paragraphs(
          `До вашого облікового запису на сайті ${site} більше не можна ввійти через ${provider}, тепер ви входите з паролем.`,
          `Якщо це були не ви, негайно виберіть новий пароль:\n${reset_link}`,
        ),
    },
    token_created: {
      subject: (_, site) => `Новий токен API у вашому обліковому записі на сайті ${site}`,
      text: ({ name, last_four, tokens_link }, site) =>
        paragraphs(
          `У вашому обліковому записі на сайті ${site} створено токен API з назвою «${name}». Його останні символи: ${last_four}.`,
          `Якщо це були не ви, відкличте токен і виберіть новий пароль:\n${tokens_link}`,
        ),
    },
    token_expiring: {
      subject: (_, site) => `Термін дії одного з ваших токенів API на сайті ${site} скоро мине`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `Токен API «${name}» вашого облікового запису на сайті ${site} (останні символи: ${last_four}) ` +
            `діє до ${formatOf(locale).date(expires_at)}, а потім програми з ним отримуватимуть відмову.`,
          `Створити новий можна тут:\n${tokens_link}`,
          'Якщо токен вам уже не потрібен, нічого робити не треба. Про цей токен ми нагадуємо лише один раз.',
        ),
    },
    submission_received: {
      subject: (_, site) => `Ми отримали вашу заявку на сайті ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Дякуємо за заявку «${name}» на сайті ${site}. Її розгляне редактор; до того її не видно в каталозі. Щойно рішення буде ухвалено, ми вам напишемо.`,
          `Стежити за нею можна тут:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: (_, site) => `Ваш запис на сайті ${site} опубліковано`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`Редактор схвалив заявку «${name}». Тепер запис є в каталозі ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: (_, site) => `Вашу заявку на сайті ${site} відхилено`,
      text: ({ name, reason_code, note, status_link, appealed }, site) =>
        paragraphs(
          `Редактор сайту ${site} розглянув заявку «${name}» і відхилив її.`,
          `Причина:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Повідомлення редактора:', note),
          appealed === undefined
            ? `Якщо ви вважаєте це помилкою, можна один раз подати апеляцію; вирішуватиме інший редактор:\n${status_link}`
            : `Це рішення щодо вашої апеляції, і воно остаточне:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: (_, site) => `Будь ласка, внесіть зміни до вашої заявки на сайті ${site}`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `Редактор сайту ${site} розглянув заявку «${name}» і просить внести зміни перед публікацією.`,
          noteParagraph('Повідомлення редактора:', note),
          `У вас є 30 днів, щоб виправити заявку й надіслати її знову:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: (_, site) => `Термін вашої заявки на сайті ${site} минув`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `На сайті ${site} ми просили внести зміни до заявки «${name}», але за 30 днів вони не надійшли. Заявку закрито:`,
          status_link,
          'Ви можете запропонувати цей інструмент знову.',
        ),
    },
    tool_quarantined: {
      subject: (_, site) => `Ваш запис на сайті ${site} поки що приховано`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `Редактор приховав ваш інструмент «${name}» у каталозі ${site} до перевірки.`,
          `Причина:\n${reasonSentence(locale, reason_code)}`,
        ),
    },
    link_dead: {
      subject: (_, site) => `Посилання вашого інструмента на сайті ${site} не працює`,
      text: ({ name, address, tool_link }, site) =>
        paragraphs(
          `Ми кілька разів перевірили адресу інструмента «${name}», і вона не працює:`,
          address,
          `Сторінка в каталозі ${site} повідомляє про це, доки адреса не запрацює знову:`,
          tool_link,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `Правило перевірки «${ruleName(locale, rule)}» більше нічого не відхиляє`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `Правило перевірки «${ruleName(locale, rule)}» на сайті ${site} надто часто помилялося. ` +
            `Останні знахідки, щодо яких вирішували редактори: ${decided}; з них підтверджено: ${agreed}.`,
          `Тепер воно лише показує знахідки редакторам і нічого не відхиляє. Переглянути цифри та змінити режим можна тут:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: (_, site) => `Редактор виправив вашу заявку на сайті ${site}`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `Редактор сайту ${site} виправив вашу заявку «${name}», перш ніж ухвалити рішення. Змінено поля:`,
          fieldLines(locale, fields),
          `Від вас нічого не потрібно. Побачити заявку в теперішньому вигляді та стежити за нею можна тут:\n${status_link}`,
        ),
    },
    desk_mention: {
      subject: (_, site) => `Вас згадали в нотатці на сайті ${site}`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} згадує вас у нотатці про «${name}» на сайті ${site}:`,
          note,
          `Відкрийте тут:\n${desk_link}`,
        ),
    },
    submission_assigned: {
      subject: (_, site) => `Вам доручено запис на сайті ${site}`,
      text: ({ name, author, desk_link }, site) =>
        paragraphs(`${author} доручає вам запис «${name}» на сайті ${site}.`, `Відкрийте тут:\n${desk_link}`),
    },
    submission_escalated: {
      subject: (_, site) => `Запис на сайті ${site} чекає на адміністратора`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(
          `${author} просить адміністраторів ${site} вирішити, що робити з «${name}»:`,
          note,
          `Відкрийте тут:\n${desk_link}`,
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
      subject: (_, site) => `Запрошення до ${site}`,
      text: ({ role, link }, site) =>
        paragraphs(
          role === 'admin'
            ? `Вас запрошують до ${site} адміністратором: адміністратори дбають про каталог, його налаштування та облікові записи.`
            : `Вас запрошують до ${site} редактором: редактори перевіряють запропоноване й дбають про каталог.`,
          `Прийміть запрошення тут:\n${link}`,
          'Посилання спрацює один раз і діє 7 днів.',
          'Якщо ви не знаєте, про що йдеться, просто не зважайте на цей лист.',
        ),
    },
    test_mail: {
      subject: (_, site) => `Пробний лист від ${site}`,
      text: (_, site) =>
        `Адміністратор ${site} надіслав цей пробний лист зі столу редактора. Він дійшов, отже, пошта працює.`,
    },
  },
});
