/** What must become of a generated request: collected while it is made, from what is wrong with it and in which step the server sees that. */
import type { Verdict } from './schema-values.ts';

/** The steps in the contract's order; what an earlier one refuses, no later one looks at. */
const STEPS = ['framing', 'token', 'scope', 'request'] as const;
export type Step = (typeof STEPS)[number];

export interface Expectation {
  /** Notes that this step refuses the request with this status. */
  refuse(step: Step, status: number, why: string): void;
  /** Notes that a rule which no schema tells may refuse it with this status, or answer with it. */
  doubt(...statuses: number[]): void;
  /** Notes the verdict on a named field; `group` 0 is looked at first, and only what is found there is named. */
  judge(group: number, field: string, verdict: Verdict): void;
  readonly isRefused: boolean;
  /** What is wrong, in words. */
  readonly why: string;
  /** Statuses that are right where `success` are those of a request with nothing wrong. */
  statuses(success: readonly number[]): ReadonlySet<number>;
  /** What is wrong with the fields that a `validation_failed` names; undefined when nothing is. */
  findFieldMistake(named: readonly string[]): string | undefined;
}

export function createExpectation(): Expectation {
  const refusals: { step: Step; status: number; why: string }[] = [];
  const doubts = new Set<number>();
  const groups: { bad: Set<string>; unsure: Set<string> }[] = [];

  return {
    refuse: (step, status, why) => void refusals.push({ step, status, why }),
    doubt(...statuses) {
      for (const status of statuses) doubts.add(status);
    },
    judge(at, field, verdict) {
      while (groups.length <= at) groups.push({ bad: new Set(), unsure: new Set() });
      if (verdict === 'good') return;
      groups[at]![verdict].add(field);
      if (verdict === 'bad') refusals.push({ step: 'request', status: 422, why: field });
      else doubts.add(422);
    },
    get isRefused() {
      return refusals.length > 0;
    },
    get why() {
      return refusals.map(({ why }) => why).join(', ') || 'nothing is wrong with it';
    },
    statuses(success) {
      const step = STEPS.find((name) => refusals.some((refusal) => refusal.step === name));
      if (step === undefined) return new Set([...success, ...doubts]);
      const allowed = new Set(refusals.filter((refusal) => refusal.step === step).map(({ status }) => status));
      // A rule that no schema tells may decide before the one that was broken on purpose; it makes nothing good again.
      const isUnsure = [...allowed].every((status) => status === 422);
      if (step === 'request') for (const status of doubts) if (isUnsure || status >= 400) allowed.add(status);
      return allowed;
    },
    findFieldMistake(named) {
      for (const { bad, unsure } of groups) {
        const missing = [...bad].filter((field) => !named.includes(field));
        const surplus = named.filter((field) => !bad.has(field) && !unsure.has(field));
        if (named.length > 0 && missing.length === 0 && surplus.length === 0) return undefined;
        if (bad.size > 0) return `fields ${named.join(', ')} instead of ${[...bad].join(', ')}`;
      }
      return `fields ${named.join(', ')}, with which nothing is wrong`;
    },
  };
}
