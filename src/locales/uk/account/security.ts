/** Sentences about the safety of an account, in Ukrainian. */
import type { SecurityMessages } from '#locales/en/account/security.ts';
import { messages as accountActions } from '#locales/uk/account-actions.ts';

export const messages = (): SecurityMessages => ({
  security: {
    title: 'Історія безпеки',
    lead: 'Входи та зміни всього, що відкриває обліковий запис, за останні 180 днів. Адреси скорочено.',
    page: 'Пристрої та історія безпеки',
    open: 'Показати',
    current: 'Цей пристрій',
    began: 'Вхід',
    used: 'Остання активність',
    end: 'Вийти',
    ended: 'На цьому пристрої виконано вихід.',
    event: 'Подія',
    when: 'Коли (UTC)',
    from: 'Звідки',
    acts: {
      ...accountActions,
      signed_in: 'Вхід виконано',
      wrong_password: 'Неправильний пароль',
      wrong_factor: 'Неправильний код або ключ доступу',
    },
    subjects: { token: 'Токен API', grant: 'Під’єднаний застосунок' },
    unknownDevice: 'Невідомий пристрій',
    bySite: 'Сайтом',
    reset: {
      access: 'Токени API, під’єднані застосунки та вебхуки',
      hint: 'Той, хто знав старий пароль, міг створити частину з них.',
      end: 'Відкликати й видалити всі',
      keep: 'Залишити',
    },
    none: 'За цей час нічого не сталося.',
    older: 'Раніше',
  },
});
