/** Mails in Ukrainian. */
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from './field-names.ts';
import { noteParagraph, paragraphs, reasonSentence, type MailMessages } from './en.ts';

const reasons: MailMessages['reasons'] = {
  duplicate: 'такий запис уже є в каталозі.',
  spam: 'ми вважаємо його спамом.',
  not_an_ai_tool: 'це не інструмент і не проєкт у галузі ШІ.',
  broken_link: 'посилання не працює.',
  misleading: 'опис вводить в оману.',
  wrong_category: 'категорії не підходять.',
  incomplete: 'бракує важливих відомостей.',
  policy: 'запис порушує правила каталогу.',
  other: 'жодна зі звичайних; можливо, редакція пояснила її в примітці.',
};

export const uk: MailMessages = {
  hello: 'Вітаємо!',
  reasons,
  mails: {
    verify_email: {
      subject: (_, site) => `Підтвердьте адресу електронної пошти для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `На сайті ${site} створено обліковий запис із цією адресою електронної пошти. Будь ласка, підтвердьте, що адреса належить вам:`,
          link,
          'Посилання діє один раз, протягом 24 годин.',
          'Якщо ви не реєструвалися, просто не зважайте на цей лист.',
        ),
    },
    already_registered: {
      subject: (_, site) => `У вас уже є обліковий запис на сайті ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `Хтось, найімовірніше ви, хотів зареєструватися на сайті ${site} із цією адресою електронної пошти. Обліковий запис із нею вже є, тому нічого не змінилося.`,
          `Увійти можна тут:\n${sign_in_link}`,
          `Якщо ви забули пароль, задайте новий тут:\n${reset_link}`,
          'Якщо це були не ви, просто не зважайте на цей лист.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Новий пароль для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Для вашого облікового запису на сайті ${site} надійшов запит на новий пароль. Задати його можна тут:`,
          link,
          'Посилання діє один раз, протягом 1 години.',
          'Якщо запит надіслали не ви, не зважайте на цей лист: пароль залишиться тим самим.',
        ),
    },
    password_changed: {
      subject: (_, site) => `Ваш пароль для ${site} змінено`,
      text: (_, site) =>
        paragraphs(
          `Пароль вашого облікового запису на сайті ${site} щойно змінено, і на всіх пристроях виконано вихід.`,
          'Якщо це були не ви, негайно задайте новий пароль і відкличте свої API-токени.',
        ),
    },
    token_created: {
      subject: (_, site) => `Новий API-токен у вашому обліковому записі на сайті ${site}`,
      text: ({ name, last_four }, site) =>
        paragraphs(
          `У вашому обліковому записі на сайті ${site} створено API-токен із назвою «${name}». Його останні символи: ${last_four}.`,
          'Якщо це були не ви, відкличте токен у своєму обліковому записі й задайте новий пароль.',
        ),
    },
    submission_received: {
      subject: ({ name }) => `Ми отримали заявку «${name}»`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Дякуємо за заявку «${name}» на сайті ${site}. Її розгляне редакція; до того запису не видно в каталозі.`,
          `Стежити за нею можна тут:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: ({ name }) => `Запис «${name}» опубліковано`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`Редакція схвалила заявку «${name}». Тепер запис є в каталозі ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: ({ name }) => `Заявку «${name}» не прийнято`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Редакція сайту ${site} розглянула заявку «${name}» і не прийняла її.`,
          `Причина: ${reasonSentence(reasons, reason_code)}`,
          noteParagraph('Примітка редакції:', note),
          `Якщо ви вважаєте це помилкою, ви можете один раз подати апеляцію; вирішуватиме інший редактор:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: ({ name }) => `Будь ласка, доопрацюйте заявку «${name}»`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `Редакція сайту ${site} розглянула заявку «${name}» і просить внести зміни перед публікацією.`,
          noteParagraph('Примітка редакції:', note),
          `У вас є 30 днів, щоб змінити заявку й надіслати її знову:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: ({ name }) => `Термін заявки «${name}» минув`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `На сайті ${site} ми просили змінити заявку «${name}», але за 30 днів змін не надійшло. Заявку закрито:`,
          status_link,
          'Ви можете подати заявку на цей інструмент знову.',
        ),
    },
    tool_quarantined: {
      subject: ({ name }) => `Запис «${name}» поки що приховано`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `Редакція приховала ваш інструмент «${name}» у каталозі ${site} до перевірки.`,
          `Причина: ${reasonSentence(reasons, reason_code)}`,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `Правило перевірки «${ruleName('uk', rule)}» більше не відхиляє`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `Правило перевірки «${ruleName('uk', rule)}» у ${site} надто часто помилялося: редактори ухвалили рішення щодо останніх знахідок (${decided}) і підтвердили лише частину з них (${agreed}).`,
          `Тепер воно лише показує знахідки редакторам і нічого не відхиляє. Переглянути цифри та змінити режим можна тут:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: ({ name }) => `Редактор виправив запис «${name}»`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `Редактор ${site} виправив ваш запис «${name}», перш ніж ухвалити рішення. Змінено поля:`,
          fieldLines('uk', fields),
          `Нічого робити не потрібно. Побачити запис у теперішньому вигляді та стежити за ним можна тут:\n${status_link}`,
        ),
    },
  },
};
