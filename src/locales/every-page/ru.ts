/** Sentences that every page or several areas use, in Russian. */
import type { Format } from '#locales/format.ts';
import type { EveryPageMessages } from './en.ts';

export const ru = (k: Format): EveryPageMessages => ({
  skip: 'Перейти к содержанию',
  mainNav: 'Главное меню',
  language: 'Язык',
  optional: 'необязательно',
  nav: {
    tools: 'Инструменты',
    submit: 'Предложить инструмент',
    account: 'Аккаунт',
    signOut: 'Выйти',
    desk: 'Стол редактора',
  },
  footer: {
    order: 'Оплата никогда не меняет порядок результатов.',
    catalog: 'Каталог',
    makers: 'Авторам',
    about: 'О каталоге',
    feed: 'Лента новых инструментов',
    poweredBy: (program: string) => `Работает на ${program}`,
  },
  pricing: {
    free: 'Бесплатно',
    freemium: 'Есть бесплатный тариф',
    paid: 'Платно',
    free_trial: 'Пробный период',
    open_source: 'Открытый код',
  },
  states: {
    awaiting_moderation: 'Ждёт проверки',
    changes_requested: 'Нужны правки',
    published: 'Опубликовано',
    rejected: 'Отклонено',
    withdrawn: 'Отозвано',
    expired: 'Срок истёк',
  },
  reasons: {
    duplicate: 'Уже есть в каталоге',
    spam: 'Реклама или спам',
    not_an_ai_tool: 'Не инструмент ИИ',
    broken_link: 'Ссылка не работает',
    misleading: 'Текст вводит в заблуждение',
    wrong_category: 'Неверная категория',
    incomplete: 'Не хватает сведений',
    policy: 'Нарушает наши правила',
    other: 'Другая причина',
  },
  catalog: {
    title: 'Каталог инструментов ИИ',
    lead: 'Найдите инструмент для своей задачи, узнайте, что он умеет и сколько стоит. Заявки проверяют редакторы.',
    newest: 'Новое в каталоге',
    all: 'Все инструменты',
    since: 'В каталоге с',
  },
  search: {
    label: 'Поиск инструментов',
    placeholder: 'Например: субтитры',
    button: 'Найти',
    found: (n) =>
      k.plural(n, { one: '# инструмент', few: '# инструмента', many: '# инструментов', other: '# инструмента' }),
    filters: 'Фильтры',
    suggestions: 'Подсказки',
  },
  pagination: {
    label: 'Страницы',
    previous: 'Назад',
    next: 'Далее',
    page: (page, of) => `Страница ${k.number(page)} из ${k.number(of)}`,
  },
  titles: {
    categories: 'Категории',
    report: 'Сообщить о проблеме',
    ranking: 'Как упорядочены результаты',
    api: 'Документация API',
    apiFile: 'Описание OpenAPI (JSON)',
    statistics: 'Проверка заявок в цифрах',
  },
  form: {
    check: 'Проверьте введённые данные',
    password: 'Пароль',
    email: 'Адрес эл. почты',
    cancel: 'Отмена',
  },
  error: {
    notFound: 'Страница не найдена',
    failed: 'Не получилось',
    retry: (seconds) =>
      seconds < 90
        ? `Повторите через ${k.plural(seconds, { one: '# секунду', few: '# секунды', many: '# секунд', other: '# секунды' })}.`
        : `Повторите через ${k.plural(Math.ceil(seconds / 60), { one: '# минуту', few: '# минуты', many: '# минут', other: '# минуты' })}.`,
    again: 'Повторить',
    home: 'На главную',
  },
  unverified: {
    needed: (email) => `Ваш адрес почты ещё не подтверждён. Откройте ссылку, которую мы отправили на ${email}.`,
    resend: 'Отправить письмо ещё раз',
    sent: 'Письмо отправлено. Ссылка в нём действует 24 часа.',
  },
  token: {
    never: 'Бессрочно',
    lastUsed: 'Последнее использование',
    neverUsed: 'Никогда',
    validUntil: 'Действует до',
    state: {
      active: 'Действует',
      expired: 'Истёк',
      revoked: 'Отозван',
    },
    revoke: 'Отозвать',
    revokeAll: 'Отозвать все токены',
    revokeHint: 'Всё, что им пользуется, получит отказ со следующего запроса. Отменить это нельзя.',
  },
  appeal: 'Апелляция',
  fields: {
    url: {
      label: 'Сайт',
      hint: 'Открытая страница инструмента, начинается с https://',
    },
    name: {
      label: 'Название',
      hint: 'От 2 до 80 символов',
    },
    tagline: {
      label: 'Краткое описание',
      hint: 'Одно предложение о том, что он делает, от 5 до 200 символов',
    },
    description: {
      label: 'Описание',
      hint: `До ${k.number(2000)} символов`,
    },
    logo_url: {
      label: 'Адрес логотипа',
      hint: 'Начинается с https://',
    },
    pricing_model: {
      label: 'Цена',
      hint: '',
    },
    categories: {
      label: 'Категории',
      hint: 'Выберите от одной до пяти',
    },
    contact_email: {
      label: 'Почта для связи',
      hint: 'Для вопросов редакторов. Никогда не показывается.',
    },
  },
  clipboard: {
    copy: 'Копировать',
    copied: 'Скопировано',
  },
  password: {
    show: 'Показать',
    hide: 'Скрыть',
  },
  reportKinds: {
    broken_link: 'Ссылка не работает',
    wrong_price: 'Неверная цена',
    wrong_text: 'Описание неверно или устарело',
    misleading: 'Обещает то, чего не умеет',
    not_an_ai_tool: 'Это не инструмент ИИ',
    closed: 'Инструмента больше нет',
    other: 'Другое',
  },
  sitePages: {
    imprint: 'Выходные данные',
    privacy: 'Политика конфиденциальности',
    terms: 'Условия использования',
    contact: 'Контакты',
    about: 'О нас',
    guidelines: 'Правила подачи заявок',
    onlyIn: (language: string) => `Этот текст есть только на языке: ${language}.`,
  },
});
