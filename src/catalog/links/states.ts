/** The states of a link, and what each finding makes of one; after the rules of Wikipedia's InternetArchiveBot. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { DAY_MS } from '#catalog/periods.ts';

export const LINK_STATES = ['unchecked', 'ok', 'failing', 'dead', 'moved', 'parked', 'blocked'] as const;
export type LinkState = (typeof LINK_STATES)[number];

/** Those that an editor may have to do something about. */
export const TROUBLED_LINK_STATES = ['dead', 'moved', 'parked', 'failing', 'blocked'] as const satisfies LinkState[];

/** What one check found. */
export type LinkFinding =
  /** The site answers; `movedTo` is the address where that is another site. */
  | { kind: 'works'; movedTo: string | null }
  /** A failure counts whole (2) or half (1). */
  | { kind: 'fails'; halves: 1 | 2 }
  /** The site is there and does not talk to us. */
  | { kind: 'blocked' }
  | { kind: 'parked' };

/** What the checks before have found. */
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

/** The registrable domain of an address; within it, redirects come and go. */
export function siteOf(url: string): string {
  const checked = checkPublicUrl(url);
  return checked.ok ? checked.site : url;
}

/** State and record after one more finding at `now`. Anything but a failure makes the failures before it void. */
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
 * Milliseconds until a link is checked again: a week, three days where one more look may change its state, and between one
 * day and seven after the first check, so that checks spread over the week. `random` is from 0 to 1.
 */
export function pauseAfter(before: LinkState, state: LinkState, { movedCount }: LinkRecord, random: number): number {
  if (state === 'failing' || (state === 'ok' && movedCount > 0)) return 3 * DAY_MS;
  if (before === 'unchecked') return (1 + 6 * random) * DAY_MS;
  return (6.75 + 0.5 * random) * DAY_MS;
}
