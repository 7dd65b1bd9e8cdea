/** What is the case when an act cannot be done now, in Polish. */
import type { ConflictMessages } from './en.ts';

export const pl: ConflictMessages = {
  submission: {
    awaiting_moderation: 'To zgłoszenie czeka na sprawdzenie.',
    changes_requested: 'Redakcja poprosiła o zmiany w tym zgłoszeniu.',
    published: 'To zgłoszenie zostało opublikowane.',
    rejected: 'To zgłoszenie zostało odrzucone.',
    withdrawn: 'To zgłoszenie zostało wycofane.',
    expired: 'To zgłoszenie wygasło.',
  },
  tool: {
    published: 'To narzędzie jest opublikowane.',
    quarantined: 'To narzędzie jest ukryte.',
    removed: 'To narzędzie zostało usunięte na zawsze.',
  },
  possible: (acts) => `Teraz można: ${acts}.`,
  acts: {
    approve: 'je zatwierdzić',
    reject: 'je odrzucić',
    request_changes: 'poprosić o zmiany',
    withdraw: 'je wycofać',
    resubmit: 'je poprawić i zgłosić ponownie',
    expire: 'pozwolić mu wygasnąć',
    appeal: 'odwołać się od odrzucenia',
    quarantine: 'je ukryć',
    restore: 'opublikować je ponownie',
    remove: 'usunąć je na zawsze',
    merge: 'połączyć je z innym narzędziem',
  },
  nothing: {
    published: 'Nie można go już zmienić ani wycofać.',
    rejected: 'Odwołać się można tylko raz.',
    withdrawn: 'Narzędzie można zgłosić ponownie.',
    expired: 'Narzędzie można zgłosić ponownie.',
  },
  undecidable: 'Redakcja nie ma tu już o czym decydować.',
  reasons: {
    address_taken: 'Jego adres należy już do innego wpisu.',
    winner_hidden: 'Narzędzie, które ma zostać, nie jest opublikowane.',
    undo_over: 'Tej decyzji nie można już cofnąć.',
    reports_closed: 'Ktoś inny zamknął już te zgłoszenia. Nic nie zostało nadpisane.',
    placement_ended: 'To miejsce sponsorowane już się skończyło.',
    original_language: 'To język oryginału. Jego tekst zmienia się w samym narzędziu.',
    written_by_person: 'To tłumaczenie napisał człowiek. Maszyna go nie zastąpi.',
    no_translator: 'Tłumaczenie maszynowe nie jest skonfigurowane na tym serwerze.',
    only_admin: 'To jedyne konto administratora. Najpierw nadaj tę rolę komuś innemu.',
  },
};
