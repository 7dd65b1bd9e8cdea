/** Sentences about the safety of an account, in Russian. */
import type { SecurityMessages } from '#locales/en/account/security.ts';
import { messages as accountActions } from '#locales/ru/account-actions.ts';

export const messages = (): SecurityMessages => ({
  security: {
    title: 'История безопасности',
    lead: 'Входы и изменения всего, что открывает аккаунт, за последние 180 дней. Адреса сокращены.',
    page: 'Устройства и история безопасности',
    open: 'Показать',
    current: 'Это устройство',
    began: 'Вход',
    used: 'Последняя активность',
    end: 'Выйти',
    ended: 'На этом устройстве выполнен выход.',
    event: 'Событие',
    when: 'Когда (UTC)',
    from: 'Откуда',
    acts: {
      ...accountActions,
      signed_in: 'Вход выполнен',
      wrong_password: 'Неверный пароль',
      wrong_factor: 'Неверный код или ключ доступа',
    },
    subjects: { token: 'Токен API', grant: 'Подключённое приложение' },
    unknownDevice: 'Неизвестное устройство',
    bySite: 'Сайтом',
    reset: {
      access: 'Токены API, подключённые приложения и вебхуки',
      hint: 'Тот, кто знал старый пароль, мог создать часть из них.',
      end: 'Отозвать и удалить все',
      keep: 'Оставить',
    },
    none: 'За это время ничего не произошло.',
    older: 'Раньше',
  },
});
