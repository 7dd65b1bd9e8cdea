/** LIFECYCLE: every state of a submission and of a tool, and every move between them (CONTRACT section 3). */
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

/** Why an entry is refused or taken down. */
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

export type MovedBy = 'editor' | 'owner' | 'system';

export interface Move<State extends string = string> {
  by: MovedBy;
  to: State;
  /** What must be said with the move. */
  needs?: 'reason' | 'note' | 'message' | 'winner';
  /** At most once in the life of the entry. */
  once?: true;
}

type Table<State extends string> = Record<State, Record<string, Move<State>>>;

/** The whole life of a submission. Read: in <state>, <action> by <who> leads to <state>. */
export const LIFECYCLE = {
  awaiting_moderation: {
    approve: { by: 'editor', to: 'published' },
    reject: { by: 'editor', to: 'rejected', needs: 'reason' },
    request_changes: { by: 'editor', to: 'changes_requested', needs: 'note' },
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

/** A change that its maker asks for; `live`: a small one that readers see already and an editor looks at afterwards. */
export const CHANGE_STATES = ['awaiting_moderation', 'live', 'accepted', 'declined', 'withdrawn'] as const;
export type ChangeState = (typeof CHANGE_STATES)[number];
/** Those that an editor has not decided on. */
export const OPEN_CHANGE_STATES = ['awaiting_moderation', 'live'] as const satisfies readonly ChangeState[];

/** The life of a change to a published tool. */
export const CHANGE_LIFECYCLE = {
  awaiting_moderation: {
    accept: { by: 'editor', to: 'accepted' },
    decline: { by: 'editor', to: 'declined', needs: 'reason' },
    withdraw: { by: 'owner', to: 'withdrawn' },
    expire: { by: 'system', to: 'withdrawn' },
  },
  live: {
    confirm: { by: 'editor', to: 'accepted' },
    revert: { by: 'editor', to: 'declined', needs: 'reason' },
  },
  accepted: {},
  declined: {},
  withdrawn: {},
} as const satisfies Table<ChangeState>;

/** A claim that a published tool is somebody's own. */
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
/** Those that have not ended. */
export const LIVE_CLAIM_STATES = ['open', 'awaiting_moderation', 'verified'] as const satisfies readonly ClaimState[];

/** The life of a claim: proven, it is granted at once, or by an editor where another owner has a proof as well. */
export const CLAIM_LIFECYCLE = {
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
export type SubmissionAction = 'approve' | 'reject' | 'request_changes' | 'withdraw' | 'resubmit' | 'expire' | 'appeal';
export type ChangeAction = 'accept' | 'decline' | 'withdraw' | 'expire' | 'confirm' | 'revert';
export type ClaimAction = 'prove' | 'contest' | 'withdraw' | 'expire' | 'grant' | 'refuse' | 'lose' | 'revoke';
export type ToolAction = 'quarantine' | 'restore' | 'remove' | 'merge';

export const NOTE_LENGTH = 1_000;
export const APPEAL_LENGTH = { min: 20, max: 1_000 } as const;

export function movesOf(table: Table<string>, state: string): Record<string, Move> {
  return table[state] ?? {};
}

/** What the moves of a submission depend on. */
export interface SubmissionStage {
  state: SubmissionState;
  /** Null until it is appealed, which can be done once. */
  appealedAt: string | null;
}

/** What `by` may do with a submission now, in the order of the table; pages draw their buttons from it. */
export function actionsFor({ state, appealedAt }: SubmissionStage, by: MovedBy): SubmissionAction[] {
  return Object.entries(movesOf(LIFECYCLE, state))
    .filter(([, move]) => move.by === by && !(move.once === true && appealedAt !== null))
    .map(([action]) => action as SubmissionAction);
}

/** What `by` may do with a change in `state`. */
export function changeActionsFor(state: ChangeState, by: MovedBy): ChangeAction[] {
  return Object.entries(movesOf(CHANGE_LIFECYCLE, state))
    .filter(([, move]) => move.by === by)
    .map(([action]) => action as ChangeAction);
}

/** What an editor may do with a tool in `state`. */
export function toolActionsFor(state: ToolState): ToolAction[] {
  return Object.keys(movesOf(TOOL_LIFECYCLE, state)) as ToolAction[];
}

/** The reason that a stored code stands for; null where there is none or it is not known today. */
export function reasonOf(code: unknown): ReasonCode | null {
  return REASON_CODES.find((each) => each === code) ?? null;
}
