/** What is the case when an act cannot be done now, in German. */
import type { ConflictMessages } from './en.ts';

export const de: ConflictMessages = {
  submission: {
    awaiting_moderation: 'Diese Einreichung wartet auf die Prüfung.',
    changes_requested: 'Die Redaktion hat um Änderungen an dieser Einreichung gebeten.',
    published: 'Diese Einreichung ist veröffentlicht.',
    rejected: 'Diese Einreichung wurde abgelehnt.',
    withdrawn: 'Diese Einreichung wurde zurückgezogen.',
    expired: 'Diese Einreichung ist abgelaufen.',
  },
  tool: {
    published: 'Dieses Werkzeug ist veröffentlicht.',
    quarantined: 'Dieses Werkzeug ist ausgeblendet.',
    removed: 'Dieses Werkzeug wurde endgültig entfernt.',
  },
  possible: (acts) => `Möglich ist jetzt: ${acts}.`,
  acts: {
    approve: 'annehmen',
    reject: 'ablehnen',
    request_changes: 'um Änderungen bitten',
    withdraw: 'zurückziehen',
    resubmit: 'korrigieren und erneut einreichen',
    expire: 'ablaufen lassen',
    appeal: 'Einspruch gegen die Ablehnung erheben',
    quarantine: 'ausblenden',
    restore: 'wieder veröffentlichen',
    remove: 'endgültig entfernen',
    merge: 'mit einem anderen Werkzeug zusammenführen',
  },
  nothing: {
    published: 'Sie lässt sich nicht mehr ändern oder zurückziehen.',
    rejected: 'Einspruch ist nur einmal möglich.',
    withdrawn: 'Das Werkzeug kann erneut eingereicht werden.',
    expired: 'Das Werkzeug kann erneut eingereicht werden.',
  },
  undecidable: 'Für die Redaktion gibt es hier nichts zu entscheiden.',
  reasons: {
    address_taken: 'Die Adresse gehört inzwischen zu einem anderen Eintrag.',
    winner_hidden: 'Das Werkzeug, das bleiben soll, ist nicht veröffentlicht.',
    undo_over: 'Diese Entscheidung lässt sich nicht mehr zurücknehmen.',
    reports_closed: 'Diese Meldungen hat schon jemand anders abgeschlossen. Es wurde nichts überschrieben.',
    placement_ended: 'Dieser Anzeigenplatz ist abgelaufen.',
    original_language: 'Das ist die Originalsprache. Ihr Text wird beim Werkzeug selbst bearbeitet.',
    written_by_person: 'Diese Übersetzung stammt von einem Menschen. Eine Maschine ersetzt sie nicht.',
    no_translator: 'Maschinelle Übersetzung ist auf diesem Server nicht eingerichtet.',
    only_admin: 'Das ist das einzige Admin-Konto. Geben Sie zuerst jemand anderem diese Rolle.',
  },
};
