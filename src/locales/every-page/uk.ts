/** Sentences that every page or several areas use, in Ukrainian. */
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from './en.ts';

export const uk = (k: Format): EveryPageMessages => ({
  skip: 'Перейти до вмісту',
  mainNav: 'Головне меню',
  language: 'Мова',
  optional: 'необов’язково',
  nav: {
    tools: 'Інструменти',
    submit: 'Запропонувати інструмент',
    account: 'Обліковий запис',
    signOut: 'Вийти',
    desk: 'Стіл редактора',
  },
  footer: {
    order: 'Оплата ніколи не змінює порядок результатів.',
    catalog: 'Каталог',
    makers: 'Авторам',
    about: 'Про каталог',
    feed: 'Стрічка нових інструментів',
    poweredBy: (program: string) => `Працює на ${program}`,
  },
  pricing: {
    free: 'Безкоштовно',
    freemium: 'Є безкоштовний тариф',
    paid: 'Платно',
    free_trial: 'Пробний період',
    open_source: 'Відкритий код',
  },
  states: {
    awaiting_moderation: 'Чекає на перевірку',
    changes_requested: 'Потрібні зміни',
    published: 'Опубліковано',
    rejected: 'Відхилено',
    withdrawn: 'Відкликано',
    expired: 'Термін минув',
  },
  reasons: {
    duplicate: 'Уже є в каталозі',
    spam: 'Реклама або спам',
    not_an_ai_tool: 'Не інструмент ШІ',
    broken_link: 'Посилання не працює',
    misleading: 'Текст вводить в оману',
    wrong_category: 'Неправильна категорія',
    incomplete: 'Бракує відомостей',
    policy: 'Порушує наші правила',
    other: 'Інша причина',
  },
  catalog: {
    title: 'Каталог інструментів ШІ',
    lead: 'Знайдіть інструмент для свого завдання, дізнайтеся, що він уміє та скільки коштує. Заявки перевіряють редактори.',
    newest: 'Нове в каталозі',
    all: 'Усі інструменти',
    since: 'У каталозі з',
  },
  search: {
    label: 'Пошук інструментів',
    placeholder: 'Наприклад: субтитри',
    button: 'Знайти',
    found: (n) =>
      k.plural(n, { one: '# інструмент', few: '# інструменти', many: '# інструментів', other: '# інструмента' }),
    filters: 'Фільтри',
    suggestions: 'Підказки',
  },
  pagination: {
    label: 'Сторінки',
    previous: 'Назад',
    next: 'Далі',
    page: (page, of) => `Сторінка ${k.number(page)} з ${k.number(of)}`,
  },
  titles: {
    categories: 'Категорії',
    report: 'Повідомити про проблему',
    ranking: 'Як упорядковано результати',
    api: 'Документація API',
    apiFile: 'Опис OpenAPI (JSON)',
    statistics: 'Перевірка заявок у цифрах',
  },
  form: {
    check: 'Перевірте введені дані',
    password: 'Пароль',
    email: 'Адреса ел. пошти',
    cancel: 'Скасувати',
  },
  error: {
    notFound: 'Сторінку не знайдено',
    failed: 'Не вийшло',
    retry: (seconds) =>
      seconds < 90
        ? `Спробуйте знову через ${k.plural(seconds, { one: '# секунду', few: '# секунди', many: '# секунд', other: '# секунди' })}.`
        : `Спробуйте знову через ${k.plural(Math.ceil(seconds / 60), { one: '# хвилину', few: '# хвилини', many: '# хвилин', other: '# хвилини' })}.`,
    again: 'Спробувати знову',
    home: 'На головну',
  },
  unverified: {
    needed: (email) => `Вашу адресу пошти ще не підтверджено. Відкрийте посилання, яке ми надіслали на ${email}.`,
    resend: 'Надіслати листа ще раз',
    sent: 'Листа надіслано. Посилання в ньому діє 24 години.',
  },
  token: {
    never: 'Безстроково',
    lastUsed: 'Останнє використання',
    neverUsed: 'Ніколи',
    validUntil: 'Діє до',
    state: {
      active: 'Діє',
      expired: 'Термін минув',
      revoked: 'Відкликано',
    },
    revoke: 'Відкликати',
    revokeAll: 'Відкликати всі токени',
    revokeHint: 'Усе, що ним користується, отримає відмову з наступного запиту. Скасувати це неможливо.',
  },
  appeal: 'Апеляція',
  fields: {
    url: {
      label: 'Сайт',
      hint: 'Відкрита сторінка інструмента, починається з https://',
    },
    name: {
      label: 'Назва',
      hint: 'Від 2 до 80 символів',
    },
    tagline: {
      label: 'Короткий опис',
      hint: 'Одне речення про те, що він робить, від 5 до 200 символів',
    },
    description: {
      label: 'Опис',
      hint: `До ${k.number(2000)} символів`,
    },
    logo_url: {
      label: 'Адреса логотипа',
      hint: 'Починається з https://',
    },
    pricing_model: {
      label: 'Ціна',
      hint: '',
    },
    categories: {
      label: 'Категорії',
      hint: 'Виберіть від однієї до п’яти',
    },
    contact_email: {
      label: 'Пошта для зв’язку',
      hint: 'Для запитань редакторів. Ніколи не показується.',
    },
  },
  clipboard: {
    copy: 'Копіювати',
    copied: 'Скопійовано',
  },
  password: {
    show: 'Показати',
    hide: 'Сховати',
  },
  reportKinds: {
    broken_link: 'Посилання не працює',
    wrong_price: 'Неправильна ціна',
    wrong_text: 'Опис неправильний або застарілий',
    misleading: 'Обіцяє те, чого не вміє',
    not_an_ai_tool: 'Це не інструмент ШІ',
    closed: 'Інструмента вже немає',
    other: 'Інше',
  },
  sitePages: {
    imprint: 'Вихідні дані',
    privacy: 'Політика конфіденційності',
    terms: 'Умови користування',
    contact: 'Контакти',
    about: 'Про нас',
    guidelines: 'Правила подання заявок',
    onlyIn: (language: string) => `Цей текст є лише мовою: ${language}.`,
  },
});
