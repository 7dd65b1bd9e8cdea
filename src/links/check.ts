/** A check of one link: requests the page and derives a finding. */
import type { LinkAnswer } from '#catalog/links/findings.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { siteOf, type LinkFinding } from '#catalog/links/states.ts';
import type { Fetched, Fetcher } from '#outgoing/fetcher.ts';
import type { Refusal } from '#outgoing/refusals.ts';
import { retryAfterOf } from '#outgoing/retry-after.ts';
import { isParked } from './parking.ts';

const PAGE_BYTES = 256 * 1024;
const LONGEST_RETRY_MS = 7 * DAY_MS;

/** The finding for each refusal; null if it does not concern the link: check again soon. */
const REASONS: Record<Refusal, LinkFinding | null> = {
  unknown_host: { kind: 'fails', halves: 2 },
  certificate_expired: { kind: 'fails', halves: 2 },
  certificate: { kind: 'fails', halves: 1 },
  name_server: { kind: 'fails', halves: 1 },
  unreachable: { kind: 'fails', halves: 1 },
  timeout: { kind: 'fails', halves: 1 },
  too_many_redirects: { kind: 'fails', halves: 1 },
  too_large: { kind: 'fails', halves: 1 },
  malformed: { kind: 'fails', halves: 1 },
  forbidden_address: { kind: 'fails', halves: 1 },
  forbidden_url: { kind: 'fails', halves: 1 },
  robots: { kind: 'blocked' },
  robots_unreadable: { kind: 'fails', halves: 1 },
  no_name_server: null,
  busy: null,
  stopped: null,
};

/** 404 and 410 count whole, server errors half; other refusals are directed at crawlers. */
function findingOf(status: number): LinkFinding | 'answers' {
  if (status === 404 || status === 410) return { kind: 'fails', halves: 2 };
  if (status >= 500) return { kind: 'fails', halves: 1 };
  return status >= 400 ? { kind: 'blocked' } : 'answers';
}

async function judge(
  fetcher: Fetcher,
  url: string,
  fetched: Extract<Fetched, { refusal: null }>,
): Promise<LinkFinding> {
  const finding = findingOf(fetched.status);
  if (finding !== 'answers') return finding;
  if (await isParked(fetcher, url, fetched, PAGE_BYTES)) return { kind: 'parked' };
  return { kind: 'works', movedTo: siteOf(fetched.url) === siteOf(url) ? null : fetched.url };
}

/** Null if this server could not send the request. */
export async function checkLink(fetcher: Fetcher, url: string, now: () => Date): Promise<LinkAnswer | null> {
  const fetched = await fetcher.get(url, { bytes: PAGE_BYTES, overflow: 'cut' });
  if (fetched.refusal !== null) {
    const finding = REASONS[fetched.refusal];
    return finding === null ? null : { finding, answer: fetched.refusal, retryAfter: 0 };
  }
  const retryAfter = Math.min(LONGEST_RETRY_MS, retryAfterOf(fetched.headers['retry-after'], now().getTime()));
  return { finding: await judge(fetcher, url, fetched), answer: `HTTP ${fetched.status}`, retryAfter };
}
