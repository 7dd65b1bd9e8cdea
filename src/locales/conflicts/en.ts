/** What is the case when an act cannot be done now, in English; the interface is what every other language must satisfy. */
import type { ConflictReason } from '#catalog/conflicts.ts';
import type { SubmissionAction, SubmissionState, ToolAction, ToolState } from '#catalog/lifecycle.ts';

export interface ConflictMessages {
  submission: Record<SubmissionState, string>;
  tool: Record<ToolState, string>;
  /** `acts` are some of the words below, as a list. */
  possible(acts: string): string;
  acts: Record<SubmissionAction | ToolAction, string>;
  /** What its owner is told where nothing is possible any more, and what an editor is told. */
  nothing: Partial<Record<SubmissionState, string>>;
  undecidable: string;
  reasons: Record<ConflictReason, string>;
}

export const en: ConflictMessages = {
  submission: {
    awaiting_moderation: 'This submission is awaiting review.',
    changes_requested: 'An editor has requested changes to this submission.',
    published: 'This submission has been published.',
    rejected: 'This submission has been rejected.',
    withdrawn: 'This submission has been withdrawn.',
    expired: 'This submission has expired.',
  },
  tool: {
    published: 'This tool is published.',
    quarantined: 'This tool is hidden.',
    removed: 'This tool has been removed for good.',
  },
  possible: (acts) => `Possible now: ${acts}.`,
  acts: {
    approve: 'approve it',
    reject: 'reject it',
    request_changes: 'request changes',
    withdraw: 'withdraw it',
    resubmit: 'correct and resubmit it',
    expire: 'let it expire',
    appeal: 'appeal against the rejection',
    quarantine: 'hide it',
    restore: 'publish it again',
    remove: 'remove it for good',
    merge: 'merge it into another tool',
  },
  nothing: {
    published: 'It can no longer be changed or withdrawn.',
    rejected: 'It can be appealed only once.',
    withdrawn: 'The tool can be submitted again.',
    expired: 'The tool can be submitted again.',
  },
  undecidable: 'There is nothing for an editor to decide now.',
  reasons: {
    address_taken: 'Its address belongs to another entry by now.',
    winner_hidden: 'The tool that should stay is not published.',
    undo_over: 'This decision can no longer be taken back.',
    reports_closed: 'Somebody else has closed these reports already. Nothing was overwritten.',
    placement_ended: 'This placement has ended.',
    original_language: 'This is the original language. Edit the tool itself to change its text.',
    written_by_person: 'A person has written this translation. A machine does not replace it.',
    no_translator: 'Machine translation is not set up on this server.',
    only_admin: 'This is the only admin account. Make somebody else an admin first.',
  },
};
