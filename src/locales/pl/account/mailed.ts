/** Sentences of the pages of mailed links, in Polish. */
import type { MailedMessages } from '#locales/en/account/mailed.ts';

export const messages = (): MailedMessages => ({
  notices: {
    title: 'Powiadomienia e-mailem',
    lead: 'Potwierdzenia, przypomnienia i wiadomości od innych osób z redakcji. Decyzje o zgłoszeniach i ostrzeżenia dotyczące konta przychodzą zawsze.',
    on: 'Włączone',
    off: 'Wyłączone',
    turnOff: 'Wyłącz',
    turnOn: 'Włącz',
    nowOff: 'Powiadomienia wyłączone.',
    nowOn: 'Powiadomienia włączone.',
    done: 'Zmieniono.',
  },
  invitation: {
    title: 'Dołącz do redakcji',
    lead: {
      editor: (site) => `Zapraszamy do redakcji ${site}.`,
      admin: (site) => `Zapraszamy do administracji ${site}.`,
    },
    asNew: 'Wybierz hasło do nowego konta.',
    asAccount: 'Tę rolę otrzyma Twoje obecne konto.',
    button: 'Przyjmij',
    another: 'Poproś o nowe zaproszenie osobę, która je wysłała.',
  },
});
