/** The messages of each subject by language, with those of the subject it extends. */
import type { ConflictReason } from '#catalog/conflicts.ts';
import type { ErrorCode } from '#catalog/errors.ts';
import type { ReasonCode, SubmissionState } from '#catalog/lifecycle.ts';
import type { Locale } from '#catalog/locales.ts';
import type { MailTemplate } from '#catalog/mail/outbox.ts';
import type { ReportKind, ReportOutcome } from '#catalog/moderation/reports/reports.ts';
import type { ProblemRule } from '#catalog/problems.ts';
import type { Role } from '#catalog/roles.ts';
import type { WebhookEvent } from '#catalog/webhook-events.ts';
import type { FieldName } from '#fields/fields.ts';
import type { PRICING_CHOICES } from '#fields/pricing.ts';
import { memoize } from '#catalog/memoize.ts';
import { EACH_LOCALE } from './format.ts';
import { readSubject, treeOf, type Tree } from './fluent.ts';
import type { Messages } from './messages.d.ts';
import type { ScreeningRuleId } from './screening/evidence.ts';

/** A code as it stands in the id of a message, where dots, colons, dashes and blanks are `_`. */
export type IdOf<Code extends string> = Code extends `${infer Start}${'.' | ':' | '-' | ' '}${infer End}`
  ? `${Start}_${IdOf<End>}`
  : Code;

/** Writes a code as in the id of a message: `tool.updated` is `tool_updated`. */
export const idOf = <Code extends string>(code: Code): IdOf<Code> => code.replaceAll(/\W/g, '_') as IdOf<Code>;

/** Words that the program looks up by a code: the compiler names here, once, what English lacks. */
interface Words {
  'every-page': {
    pricing: Record<(typeof PRICING_CHOICES)[number], string>;
    states: Record<SubmissionState, string>;
    reasons: Record<ReasonCode, string>;
    fields: Record<FieldName, { label: string; hint?: string }>;
    reportKinds: Record<ReportKind, string>;
  };
  desk: { roles: Record<Role, string> };
  'account/webhooks': { webhooks: { names: Record<IdOf<WebhookEvent>, string> } };
  errors: {
    errors: Record<ErrorCode, string>;
    problems: Record<ProblemRule, unknown>;
    conflicts: { reasons: Record<ConflictReason, string> };
  };
  mails: Record<MailTemplate, { subject: unknown; text: unknown }>;
  reasons: Record<ReasonCode, string>;
  'report-outcomes': Record<ReportOutcome, string>;
  screening: { rules: Record<ScreeningRuleId, { name: string; message: string; evidence: unknown }> };
}
type Complete<All extends Words> = All;
/** Subjects that stand at a key of another one. */
interface Mounted {
  desk: { history: { actions: Messages['account-actions'] } };
  'account/security': { security: { actions: Messages['account-actions'] } };
}
const MOUNTED: { [Name in keyof Mounted]: readonly [path: string, subject: keyof Messages] } = {
  desk: ['history.actions', 'account-actions'],
  'account/security': ['security.actions', 'account-actions'],
};

type Own<Name extends keyof Messages> = Complete<Messages>[Name] &
  (Name extends keyof Words ? Words[Name] : unknown) &
  (Name extends keyof Mounted ? Mounted[Name] : unknown);

/**
 * Returns a subject's messages by locale, made once. They include those of `base`, so that a page
 * needs one subject; no key may be in both.
 */
function createSubject<Name extends keyof Messages, Base extends object = object>(
  name: keyof Own<Name> & keyof Base extends never ? Name : never,
  base?: (locale: Locale) => Base,
): (locale: Locale) => Own<Name> & Base {
  const subject = readSubject(name);
  const [path, other] = Object.entries(MOUNTED).find(([at]) => at === name)?.[1] ?? [];
  const mounted = other === undefined ? undefined : readSubject(other);
  const messagesIn = (locale: Locale): Own<Name> & Base => {
    const tree = treeOf(subject, locale);
    if (path !== undefined && mounted !== undefined) mount(tree, path, treeOf(mounted, locale));
    // The type is written from the files that the tree is made from.
    return { ...base?.(locale), ...tree } as Own<Name> & Base;
  };
  return memoize(messagesIn, EACH_LOCALE);
}

function mount(tree: Tree, path: string, other: Tree): void {
  const branch = path.split('.').reduce((at, key) => at[key] as Tree, tree);
  Object.assign(branch, other);
}

export const everyPageMessages = createSubject('every-page');
export type EveryPageMessages = ReturnType<typeof everyPageMessages>;
export const choosingMessages = createSubject('choosing', everyPageMessages);
export type ChoosingMessages = ReturnType<typeof choosingMessages>;
export const visitorMessages = createSubject('visitors', choosingMessages);
export const submissionMessages = createSubject('submissions', everyPageMessages);
export const changeMessages = createSubject('changes', everyPageMessages);
export const claimMessages = createSubject('claims', changeMessages);
export const listMessages = createSubject('lists');
export const recommendationMessages = createSubject('recommendations');
export const followMessages = createSubject('follows');
export const outgoingMessages = createSubject('outgoing');
export const reasonMessages = createSubject('reasons');
export const outcomeMessages = createSubject('report-outcomes');
export const screeningMessages = createSubject('screening');
export type ScreeningMessages = ReturnType<typeof screeningMessages>;

export const accountMessages = createSubject('account', everyPageMessages);
export const grantMessages = createSubject('account/grants', accountMessages);
export const mailedMessages = createSubject('account/mailed', accountMessages);
export const securityMessages = createSubject('account/security', accountMessages);
export const webhookMessages = createSubject('account/webhooks', accountMessages);

export const deskMessages = createSubject('desk', everyPageMessages);
export const adminMessages = createSubject('desk/admin', deskMessages);
export const queueMessages = createSubject('desk/queue', deskMessages);
export const reportMessages = createSubject('desk/reports', deskMessages);
export const siteMessages = createSubject('desk/site', deskMessages);
export const toolMessages = createSubject('desk/tools', deskMessages);
