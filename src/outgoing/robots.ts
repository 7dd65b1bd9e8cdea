/** Rules of robots.txt (RFC 9309), cached for a day. */
import robotsParser from 'robots-parser';
import { DAY_MS } from '#catalog/periods.ts';
import { CRAWLER } from './crawler.ts';

// The types declare a default export, but the module is the function.
const readRobots = robotsParser as unknown as typeof robotsParser.default;

/** The least size that a crawler must parse (RFC 9309, 2.5). */
export const ROBOTS_BYTES = 500 * 1024;
const FRESH_MS = DAY_MS;
const MOST_KEPT = 5_000;
/** Longer rules are not cached. */
const MOST_KEPT_LENGTH = 8_000;

/** Limits on rules, and on characters in wildcard rules, which match every part of a path. */
const MOST_RULES = 2_000;
const MOST_WILDCARD_SIGNS = 16_000;

/** Longest crawl-delay that is respected: a site is checked about once a week anyway. */
const LONGEST_DELAY_MS = 30_000;

/**
 * The rules for us, with the crawl-delay in milliseconds. `unreadable` if the site fails to answer
 * or the rules exceed our limits: then no request is allowed.
 */
export type Rules = { text: string; delay: number } | 'all' | 'unreadable';

export interface RobotsCache {
  get(origin: string, now: number): Rules | undefined;
  set(origin: string, rules: Rules, now: number): void;
}

/** Evicts the oldest entry. */
export function createRobotsCache(): RobotsCache {
  const kept = new Map<string, { rules: Rules; until: number }>();
  return {
    get(origin, now) {
      const found = kept.get(origin);
      return found !== undefined && found.until > now ? found.rules : undefined;
    },
    set(origin, rules, now) {
      kept.delete(origin);
      // A site that fails now is asked again with the next request.
      if (rules === 'unreadable' || (rules !== 'all' && rules.text.length > MOST_KEPT_LENGTH)) return;
      const [oldest] = kept.keys();
      if (kept.size >= MOST_KEPT && oldest !== undefined) kept.delete(oldest);
      kept.set(origin, { rules, until: now + FRESH_MS });
    },
  };
}

/** A line's name and value, without a comment. */
function splitLine(line: string): [name: string, value: string] {
  const hash = line.indexOf('#');
  const text = hash === -1 ? line : line.slice(0, hash);
  const colon = text.indexOf(':');
  return colon === -1 ? ['', ''] : [text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()];
}

interface Group {
  rules: string[];
  /** `crawl-delay` in milliseconds: not in RFC 9309, but common. */
  delay: number;
}

/** Milliseconds of a number of seconds; 0 for anything else. */
function delayOf(value: string): number {
  return /^\d{1,9}(?:\.\d{1,9})?$/.test(value) ? Math.min(Number(value) * 1_000, LONGEST_DELAY_MS) : 0;
}

/** The group for our crawler, otherwise for `*`. Rules for others are not stored. */
function ownGroup(text: string): Group {
  const groups = { own: { rules: [], delay: 0 } as Group, all: { rules: [], delay: 0 } as Group };
  let named = { own: false, all: false };
  let isNaming = false;
  let isOwn = false;
  for (const line of text.split(/\r\n|\r|\n/)) {
    const [name, value] = splitLine(line);
    if (name === 'user-agent') {
      if (!isNaming) named = { own: false, all: false };
      isNaming = true;
      if (value === '*') named.all = true;
      else if (value.split('/', 1)[0]?.trim().toLowerCase() === CRAWLER.toLowerCase()) named.own = isOwn = true;
    } else if (name !== '') {
      isNaming = false;
      for (const who of ['own', 'all'] as const) {
        if (!named[who]) continue;
        const group = groups[who];
        if (name === 'crawl-delay') group.delay = Math.max(group.delay, delayOf(value));
        else if ((name === 'allow' || name === 'disallow') && value !== '') group.rules.push(`${name}: ${value}`);
      }
    }
  }
  return isOwn ? groups.own : groups.all;
}

/** The rules of a response to /robots.txt. */
export function rulesOf({ status, body }: { status: number; body: Buffer }): Rules {
  if (status >= 500 || status === 429) return 'unreadable';
  if (status < 200 || status >= 300) return 'all';
  const { rules, delay } = ownGroup(body.toString('utf8'));
  if (rules.length === 0 && delay === 0) return 'all';
  const signs = rules.reduce((sum, rule) => sum + (rule.includes('*') ? rule.length : 0), 0);
  if (rules.length > MOST_RULES || signs > MOST_WILDCARD_SIGNS) return 'unreadable';
  return { text: `user-agent: ${CRAWLER}\n${rules.join('\n')}`, delay };
}

/** Whether robots.txt allows a URL. */
export function isAllowed(rules: { text: string }, url: URL): boolean {
  return readRobots(`${url.origin}/robots.txt`, rules.text).isAllowed(url.href, CRAWLER) !== false;
}
