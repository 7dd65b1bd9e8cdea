/** Sentences about the safety of an account, in German. */
import type { SecurityMessages } from '#locales/en/account/security.ts';
import { messages as accountActions } from '#locales/de/account-actions.ts';

export const messages = (): SecurityMessages => ({
  security: {
    title: 'Sicherheitsverlauf',
    lead: 'Anmeldungen und Änderungen an allem, was das Konto öffnet, aus den letzten 180 Tagen. Adressen sind gekürzt.',
    page: 'Geräte und Sicherheitsverlauf',
    open: 'Anzeigen',
    current: 'Dieses Gerät',
    began: 'Angemeldet',
    used: 'Zuletzt benutzt',
    end: 'Abmelden',
    ended: 'Das Gerät ist abgemeldet.',
    event: 'Ereignis',
    when: 'Wann (UTC)',
    from: 'Von wo',
    acts: {
      ...accountActions,
      signed_in: 'Angemeldet',
      wrong_password: 'Falsches Passwort',
      wrong_factor: 'Falscher Code oder Passkey',
    },
    subjects: { token: 'API-Token', grant: 'Verbundene Anwendung' },
    unknownDevice: 'Unbekanntes Gerät',
    bySite: 'Durch die Website',
    reset: {
      access: 'API-Token, verbundene Anwendungen und Webhooks',
      hint: 'Wer Ihr altes Passwort kannte, kann welche davon angelegt haben.',
      end: 'Alle widerrufen und entfernen',
      keep: 'Behalten',
    },
    none: 'In dieser Zeit ist nichts geschehen.',
    older: 'Frühere',
  },
});
