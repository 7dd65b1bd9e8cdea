/** What is the case when an act cannot be done now, in French. */
import type { ConflictMessages } from './en.ts';

export const fr: ConflictMessages = {
  submission: {
    awaiting_moderation: 'Cette proposition attend d’être examinée.',
    changes_requested: 'Un éditeur a demandé des modifications de cette proposition.',
    published: 'Cette proposition est publiée.',
    rejected: 'Cette proposition a été refusée.',
    withdrawn: 'Cette proposition a été retirée.',
    expired: 'Cette proposition a expiré.',
  },
  tool: {
    published: 'Cet outil est publié.',
    quarantined: 'Cet outil est masqué.',
    removed: 'Cet outil a été supprimé définitivement.',
  },
  possible: (acts) => `Possible à présent\u00A0: ${acts}.`,
  acts: {
    approve: 'l’accepter',
    reject: 'la refuser',
    request_changes: 'demander des modifications',
    withdraw: 'la retirer',
    resubmit: 'la corriger et la renvoyer',
    expire: 'la laisser expirer',
    appeal: 'déposer un recours contre le refus',
    quarantine: 'le masquer',
    restore: 'le publier de nouveau',
    remove: 'le supprimer définitivement',
    merge: 'le fusionner avec un autre outil',
  },
  nothing: {
    published: 'Elle ne peut plus être modifiée ni retirée.',
    rejected: 'Un seul recours est possible.',
    withdrawn: 'L’outil peut être proposé à nouveau.',
    expired: 'L’outil peut être proposé à nouveau.',
  },
  undecidable: 'Il n’y a rien à décider pour un éditeur.',
  reasons: {
    address_taken: 'Son adresse appartient désormais à une autre fiche.',
    winner_hidden: 'L’outil qui doit rester n’est pas publié.',
    undo_over: 'Cette décision ne peut plus être annulée.',
    reports_closed: 'Quelqu’un d’autre a déjà clos ces signalements. Rien n’a été écrasé.',
    placement_ended: 'Cet emplacement sponsorisé est terminé.',
    original_language: 'C’est la langue d’origine. Son texte se modifie dans la fiche de l’outil.',
    written_by_person: 'Cette traduction a été écrite par une personne. Une machine ne la remplace pas.',
    no_translator: 'La traduction automatique n’est pas configurée sur ce serveur.',
    only_admin: 'C’est le seul compte administrateur. Donnez d’abord ce rôle à quelqu’un d’autre.',
  },
};
