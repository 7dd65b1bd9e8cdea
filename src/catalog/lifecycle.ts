/** The states of submissions (LIFECYCLE), tools and all that is decided, and every transition between them (CONTRACT section 3). */
export const SUBMISSION_STATES = [
  'awaiting_moderation',
  'changes_requested',
  'published',
  'rejected',
  'withdrawn',
  'expired',
] as const;
export type SubmissionState = (typeof SUBMISSION_STATES)[number];

export const TOOL_STATES = ['published', 'quarantined', 'removed'] as const;
export type ToolState = (typeof TOOL_STATES)[number];

/** Reasons for rejecting or removing an entry. */
export const REASON_CODES = [
  'duplicate',
  'spam',
  'not_an_ai_tool',
  'broken_link',
  'misleading',
  'wrong_category',
  'incomplete',
  'policy',
  'other',
] as const;
export type ReasonCode = (typeof REASON_CODES)[number];

/**
 * The reasons that editors choose from by what they decide about. A published tool that is a
 * duplicate is merged, and one with a wrong category or missing facts edited.
 */
export const REASONS_FOR = {
  submission: REASON_CODES,
  change: ['spam', 'broken_link', 'misleading', 'wrong_category', 'incomplete', 'policy', 'other'],
  tool: ['spam', 'not_an_ai_tool', 'broken_link', 'misleading', 'policy', 'other'],
} as const satisfies Record<string, readonly ReasonCode[]>;

export type ActorKind = 'editor' | 'owner' | 'system';

export interface Transition<State extends string = string> {
  by: ActorKind;
  to: State;
  /** The input that the action requires. */
  needs?: 'reason' | 'note' | 'message' | 'winner';
  /** At most once in the life of the entry. */
  once?: true;
  /** The editor may undo it within seconds (PERIODS): the entry returns to its former state. */
  undo?: true;
}

type Table<State extends string> = Record<State, Record<string, Transition<State>>>;

/** Read: in <state>, <action> by <actor> leads to <state>. */
export const LIFECYCLE = {
  awaiting_moderation: {
    approve: { by: 'editor', to: 'published', undo: true },
    reject: { by: 'editor', to: 'rejected', needs: 'reason', undo: true },
    request_changes: { by: 'editor', to: 'changes_requested', needs: 'note', undo: true },
    withdraw: { by: 'owner', to: 'withdrawn' },
  },
  changes_requested: {
    resubmit: { by: 'owner', to: 'awaiting_moderation' },
    withdraw: { by: 'owner', to: 'withdrawn' },
    expire: { by: 'system', to: 'expired' },
  },
  rejected: { appeal: { by: 'owner', to: 'awaiting_moderation', needs: 'message', once: true } },
  published: {},
  withdrawn: {},
  expired: {},
} as const satisfies Table<SubmissionState>;

/** `live`: a small change that is public already and reviewed afterwards. */
export const CHANGE_STATES = ['awaiting_moderation', 'live', 'accepted', 'declined', 'withdrawn'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];
/** Not decided by an editor yet. */
export const OPEN_CHANGE_STATES = ['awaiting_moderation', 'live'] as const satisfies readonly ChangeState[];

/** The life of a change to a published tool. */
export const CHANGE_LIFECYCLE = {
  awaiting_moderation: {
    accept: { by: 'editor', to: 'accepted', undo: true },
    decline: { by: 'editor', to: 'declined', needs: 'reason', undo: true },
    withdraw: { by: 'owner', to: 'withdrawn' },
    expire: { by: 'system', to: 'withdrawn' },
  },
  live: {
    confirm: { by: 'editor', to: 'accepted', undo: true },
    revert: { by: 'editor', to: 'declined', needs: 'reason', undo: true },
  },
  accepted: {},
  declined: {},
  withdrawn: {},
} as const satisfies Table<ChangeState>;

/** States of an ownership claim on a published tool. */
export const CLAIM_STATES = [
  'open',
  'awaiting_moderation',
  'verified',
  'refused',
  'lost',
  'revoked',
  'withdrawn',
  'expired',
] as const;
export type ClaimState = (typeof CLAIM_STATES)[number];
/** Not ended yet. */
export const LIVE_CLAIM_STATES = ['open', 'awaiting_moderation', 'verified'] as const satisfies readonly ClaimState[];

/** A proven claim is granted at once, or by an editor if another owner has a proof as well. */
const CLAIM_LIFECYCLE = {
  open: {
    prove: { by: 'system', to: 'verified' },
    contest: { by: 'system', to: 'awaiting_moderation' },
    withdraw: { by: 'owner', to: 'withdrawn' },
    expire: { by: 'system', to: 'expired' },
  },
  awaiting_moderation: {
    grant: { by: 'editor', to: 'verified' },
    refuse: { by: 'editor', to: 'refused', needs: 'note' },
    withdraw: { by: 'owner', to: 'withdrawn' },
  },
  verified: {
    lose: { by: 'system', to: 'lost' },
    revoke: { by: 'editor', to: 'revoked', needs: 'note' },
    withdraw: { by: 'owner', to: 'withdrawn' },
  },
  refused: {},
  lost: {},
  revoked: {},
  withdrawn: {},
  expired: {},
} as const satisfies Table<ClaimState>;

/** The life of a tool after its publication. */
export const TOOL_LIFECYCLE = {
  published: {
    quarantine: { by: 'editor', to: 'quarantined', needs: 'reason' },
    merge: { by: 'editor', to: 'removed', needs: 'winner' },
  },
  quarantined: {
    restore: { by: 'editor', to: 'published' },
    remove: { by: 'editor', to: 'removed', needs: 'reason' },
    merge: { by: 'editor', to: 'removed', needs: 'winner' },
  },
  removed: {},
} as const satisfies Table<ToolState>;

/** The life of a reader's report. */
export const REPORT_STATES = ['open', 'closed'] as const;
export type ReportState = (typeof REPORT_STATES)[number];
export const REPORT_LIFECYCLE = {
  open: { close: { by: 'editor', to: 'closed' } },
  closed: { reopen: { by: 'editor', to: 'open' } },
} as const satisfies Table<ReportState>;

export type ReportAction = 'close' | 'reopen';
export const NOTE_LENGTH = 1_000;
export const APPEAL_LENGTH = { min: 20, max: 1_000 } as const;

/** The life of a recommendation. Its author posts it; a held one waits for an editor. A change is a new text. */
export const RECOMMENDATION_STATES = ['waiting', 'shown', 'hidden', 'withdrawn'] as const;
export type RecommendationState = (typeof RECOMMENDATION_STATES)[number];
export const RECOMMENDATION_LIFECYCLE = {
  waiting: {
    show: { by: 'editor', to: 'shown' },
    hide: { by: 'editor', to: 'hidden', needs: 'note' },
    hold: { by: 'owner', to: 'waiting' },
    withdraw: { by: 'owner', to: 'withdrawn' },
  },
  shown: {
    hide: { by: 'editor', to: 'hidden', needs: 'note' },
    post: { by: 'owner', to: 'shown' },
    hold: { by: 'owner', to: 'waiting' },
    withdraw: { by: 'owner', to: 'withdrawn' },
  },
  hidden: {
    show: { by: 'editor', to: 'shown' },
    hold: { by: 'owner', to: 'waiting' },
    withdraw: { by: 'owner', to: 'withdrawn' },
  },
  withdrawn: { post: { by: 'owner', to: 'shown' }, hold: { by: 'owner', to: 'waiting' } },
} as const satisfies Table<RecommendationState>;

/** `hidden`: a public list hidden by an editor. */
export const LIST_STATES = ['private', 'public', 'hidden'] as const;
export type ListState = (typeof LIST_STATES)[number];
/** The life of an account's list of tools. */
export const LIST_LIFECYCLE = {
  private: { publish: { by: 'owner', to: 'public' } },
  public: { withdraw: { by: 'owner', to: 'private' }, hide: { by: 'editor', to: 'hidden' } },
  hidden: { show: { by: 'editor', to: 'public' } },
} as const satisfies Table<ListState>;

const LIFECYCLES = {
  submission: LIFECYCLE,
  change: CHANGE_LIFECYCLE,
  claim: CLAIM_LIFECYCLE,
  tool: TOOL_LIFECYCLE,
  recommendation: RECOMMENDATION_LIFECYCLE,
  list: LIST_LIFECYCLE,
} as const;

/** Entries that have a life cycle. */
export type Subject = keyof typeof LIFECYCLES;
export type StateOf<S extends Subject> = keyof (typeof LIFECYCLES)[S] & string;
type KeysOfEach<Tables> = Tables extends unknown ? keyof Tables & string : never;
export type ActionOf<S extends Subject> = KeysOfEach<(typeof LIFECYCLES)[S][StateOf<S>]>;
export type SubmissionAction = ActionOf<'submission'>;
export type ChangeAction = ActionOf<'change'>;
export type ClaimAction = ActionOf<'claim'>;
export type ToolAction = ActionOf<'tool'>;

/** The facts that transitions depend on. */
export interface Stage<S extends Subject> {
  state: StateOf<S>;
  /** Submissions only: null until the single appeal. */
  appealedAt?: string | null;
}

export function transitionsFrom<S extends Subject>(of: S, state: StateOf<S>): Record<string, Transition<StateOf<S>>> {
  const table: Table<string> = LIFECYCLES[of];
  return (table[state] ?? {}) as Record<string, Transition<StateOf<S>>>;
}

/** The actions that `by` has now, in table order; pages draw their buttons from it. */
export function actionsFor<S extends Subject>(of: S, stage: Stage<S>, by: ActorKind): ActionOf<S>[] {
  return Object.entries(transitionsFrom(of, stage.state))
    .filter(([, { by: actor, once }]) => actor === by && !(once === true && stage.appealedAt != null))
    .map(([action]) => action as ActionOf<S>);
}

/** The reason with this code; null if there is none or it is no longer known. */
export function reasonOf(code: unknown): ReasonCode | null {
  return REASON_CODES.find((each) => each === code) ?? null;
}
