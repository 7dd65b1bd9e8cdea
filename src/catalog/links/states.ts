/** Link states and their transitions, after the rules of Wikipedia's InternetArchiveBot. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { DAY_MS } from '#catalog/periods.ts';

export const LINK_STATES = ['unchecked', 'ok', 'failing', 'dead', 'moved', 'parked', 'blocked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** States that may need an editor. */
export const TROUBLED_LINK_STATES = ['dead', 'moved', 'parked', 'failing', 'blocked'] as const satisfies LinkState[];

/** The result of one check. */
export type LinkFinding =
  /** `movedTo` is the address if it is on another site. */
  | { kind: 'works'; movedTo: string | null }
  /** Whole failures count 2, half ones 1. */
  | { kind: 'fails'; halves: 1 | 2 }
  /** The site is up but refuses us. */
  | { kind: 'blocked' }
  | { kind: 'parked' };

/** The state from earlier checks. */
export interface LinkRecord {
  halves: number;
  failingSince: string | null;
  deadSince: string | null;
  movedTo: string | null;
  movedCount: number;
}

export const NEW_LINK: LinkRecord = {
  halves: 0,
  failingSince: null,
  deadSince: null,
  movedTo: null,
  movedCount: 0,
};

/** Three whole failures in a row. */
const DEAD_HALVES = 6;
const MOVES = 3;

export function isLinkState(text: string): text is LinkState {
  return (LINK_STATES as readonly string[]).includes(text);
}

/** The registrable domain of an address; redirects within it are ignored. */
export function siteOf(url: string): string {
  const checked = checkPublicUrl(url);
  return checked.ok ? checked.site : url;
}

/** The state after another finding at `now`. Anything but a failure resets the failures. */
export function judgeLink(
  before: LinkRecord,
  finding: LinkFinding,
  now: string,
): { state: LinkState; record: LinkRecord } {
  if (finding.kind === 'fails') {
    const halves = Math.min(DEAD_HALVES, before.halves + finding.halves);
    const isDead = halves >= DEAD_HALVES;
    const deadSince = isDead ? (before.deadSince ?? now) : null;
    const record = { ...NEW_LINK, halves, failingSince: before.failingSince ?? now, deadSince };
    return { state: isDead ? 'dead' : 'failing', record };
  }
  if (finding.kind !== 'works') return { state: finding.kind, record: NEW_LINK };
  if (finding.movedTo === null) return { state: 'ok', record: NEW_LINK };
  const isSame = before.movedTo !== null && siteOf(before.movedTo) === siteOf(finding.movedTo);
  const movedCount = isSame ? Math.min(MOVES, before.movedCount + 1) : 1;
  const record = { ...NEW_LINK, movedTo: finding.movedTo, movedCount };
  return { state: movedCount >= MOVES ? 'moved' : 'ok', record };
}

/**
 * Milliseconds until the next check: a week, or three days if another check may change the state;
 * one to seven days after the first check, to spread the load. `random` is from 0 to 1.
 */
export function pauseAfter(before: LinkState, state: LinkState, { movedCount }: LinkRecord, random: number): number {
  if (state === 'failing' || (state === 'ok' && movedCount > 0)) return 3 * DAY_MS;
  if (before === 'unchecked') return (1 + 6 * random) * DAY_MS;
  return (6.75 + 0.5 * random) * DAY_MS;
}
