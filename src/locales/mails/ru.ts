/** Mails in Russian. */
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from './field-names.ts';
import { noteParagraph, paragraphs, reasonSentence, type MailMessages } from './en.ts';

const reasons: MailMessages['reasons'] = {
  duplicate: 'такая запись уже есть в каталоге.',
  spam: 'мы считаем её спамом.',
  not_an_ai_tool: 'это не инструмент и не проект в области ИИ.',
  broken_link: 'ссылка не работает.',
  misleading: 'описание вводит в заблуждение.',
  wrong_category: 'категории не подходят.',
  incomplete: 'не хватает важных сведений.',
  policy: 'запись нарушает правила каталога.',
  other: 'ни одна из обычных; возможно, редакция пояснила её в примечании.',
};

export const ru: MailMessages = {
  hello: 'Здравствуйте!',
  reasons,
  mails: {
    verify_email: {
      subject: (_, site) => `Подтвердите адрес электронной почты для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `На сайте ${site} создана учётная запись с этим адресом электронной почты. Пожалуйста, подтвердите, что адрес принадлежит вам:`,
          link,
          'Ссылка действует один раз, в течение 24 часов.',
          'Если вы не регистрировались, просто не обращайте внимания на это письмо.',
        ),
    },
    already_registered: {
      subject: (_, site) => `У вас уже есть учётная запись на сайте ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `Кто-то, скорее всего вы, хотел зарегистрироваться на сайте ${site} с этим адресом электронной почты. Учётная запись с ним уже есть, поэтому ничего не изменилось.`,
          `Войти можно здесь:\n${sign_in_link}`,
          `Если вы забыли пароль, задайте новый здесь:\n${reset_link}`,
          'Если это были не вы, просто не обращайте внимания на это письмо.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Новый пароль для ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `Для вашей учётной записи на сайте ${site} запрошен новый пароль. Задать его можно здесь:`,
          link,
          'Ссылка действует один раз, в течение 1 часа.',
          'Если вы его не запрашивали, не обращайте внимания на это письмо: пароль останется прежним.',
        ),
    },
    password_changed: {
      subject: (_, site) => `Ваш пароль для ${site} изменён`,
      text: (_, site) =>
        paragraphs(
          `Пароль вашей учётной записи на сайте ${site} только что изменён, и на всех устройствах выполнен выход.`,
          'Если это были не вы, немедленно задайте новый пароль и отзовите свои API-токены.',
        ),
    },
    token_created: {
      subject: (_, site) => `Новый API-токен в вашей учётной записи на сайте ${site}`,
      text: ({ name, last_four }, site) =>
        paragraphs(
          `В вашей учётной записи на сайте ${site} создан API-токен с названием «${name}». Его последние символы: ${last_four}.`,
          'Если это были не вы, отзовите токен в своей учётной записи и задайте новый пароль.',
        ),
    },
    submission_received: {
      subject: ({ name }) => `Мы получили заявку «${name}»`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Спасибо за заявку «${name}» на сайте ${site}. Её рассмотрит редакция; до этого запись не видна в каталоге.`,
          `Следить за ней можно здесь:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: ({ name }) => `Запись «${name}» опубликована`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`Редакция одобрила заявку «${name}». Теперь запись есть в каталоге ${site}:`, tool_link),
    },
    submission_rejected: {
      subject: ({ name }) => `Заявка «${name}» не принята`,
      text: ({ name, reason_code, note, status_link }, site) =>
        paragraphs(
          `Редакция сайта ${site} рассмотрела заявку «${name}» и не приняла её.`,
          `Причина: ${reasonSentence(reasons, reason_code)}`,
          noteParagraph('Примечание редакции:', note),
          `Если вы считаете это ошибкой, вы можете один раз подать апелляцию; решать будет другой редактор:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: ({ name }) => `Пожалуйста, доработайте заявку «${name}»`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `Редакция сайта ${site} рассмотрела заявку «${name}» и просит внести изменения перед публикацией.`,
          noteParagraph('Примечание редакции:', note),
          `У вас есть 30 дней, чтобы изменить заявку и отправить её снова:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: ({ name }) => `Срок заявки «${name}» истёк`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `На сайте ${site} мы просили изменить заявку «${name}», но за 30 дней изменений не поступило. Заявка закрыта:`,
          status_link,
          'Вы можете подать заявку на этот инструмент заново.',
        ),
    },
    tool_quarantined: {
      subject: ({ name }) => `Запись «${name}» пока скрыта`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `Редакция скрыла ваш инструмент «${name}» в каталоге ${site} до проверки.`,
          `Причина: ${reasonSentence(reasons, reason_code)}`,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `Правило проверки «${ruleName('ru', rule)}» больше не отклоняет`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `Правило проверки «${ruleName('ru', rule)}» в ${site} слишком часто ошибалось: редакторы приняли решения по последним находкам (${decided}) и подтвердили только часть из них (${agreed}).`,
          `Теперь оно лишь показывает находки редакторам и ничего не отклоняет. Посмотреть цифры и изменить режим можно здесь:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: ({ name }) => `Редактор исправил запись «${name}»`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `Редактор ${site} исправил вашу запись «${name}», прежде чем принять решение. Изменены поля:`,
          fieldLines('ru', fields),
          `Ничего делать не нужно. Увидеть запись в нынешнем виде и следить за ней можно здесь:\n${status_link}`,
        ),
    },
  },
};
