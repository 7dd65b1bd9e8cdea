/** Sentences about the safety of an account, in Polish. */
import type { SecurityMessages } from '#locales/en/account/security.ts';
import { messages as accountActions } from '#locales/pl/account-actions.ts';

export const messages = (): SecurityMessages => ({
  security: {
    title: 'Historia zabezpieczeń',
    lead: 'Logowania i zmiany tego, co otwiera konto, z ostatnich 180 dni. Adresy są skrócone.',
    page: 'Urządzenia i historia zabezpieczeń',
    open: 'Pokaż',
    current: 'To urządzenie',
    began: 'Zalogowano',
    used: 'Ostatnio używane',
    end: 'Wyloguj',
    ended: 'Urządzenie zostało wylogowane.',
    event: 'Zdarzenie',
    when: 'Kiedy (UTC)',
    from: 'Skąd',
    acts: {
      ...accountActions,
      signed_in: 'Zalogowano',
      wrong_password: 'Błędne hasło',
      wrong_factor: 'Błędny kod lub klucz dostępu',
    },
    subjects: { token: 'Token API', grant: 'Połączona aplikacja' },
    unknownDevice: 'Nieznane urządzenie',
    bySite: 'Przez serwis',
    reset: {
      access: 'Tokeny API, połączone aplikacje i webhooki',
      hint: 'Ktoś, kto znał stare hasło, mógł utworzyć część z nich.',
      end: 'Unieważnij i usuń wszystkie',
      keep: 'Zachowaj',
    },
    none: 'W tym czasie nic się nie wydarzyło.',
    older: 'Wcześniejsze',
  },
});
