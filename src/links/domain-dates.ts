/** The registration date of a domain by RDAP (RFC 9082, 9083) and its bootstrap file (RFC 9224). */
import { isOwnRefusal } from '#outgoing/refusals.ts';
import { listIn, memberOf, readJson, textIn } from '#outgoing/json-values.ts';
import type { Fetcher } from '#outgoing/fetcher.ts';
import { DAY_MS, HOUR_MS } from '#catalog/periods.ts';

const BOOTSTRAP_BYTES = 1024 * 1024;
const ANSWER_BYTES = 256 * 1024;
const FRESH_MS = DAY_MS;
/** Retry after a bootstrap file that could not be read. */
const AGAIN_MS = HOUR_MS;
const MOST_LABELS = 5;
/** A registry must answer from its own origin. */
const BOUNDS = { overflow: 'refuse', redirects: 'within_origin' } as const;

/** `later`: unknown now, retry; null: not available. */
export type DomainDate = { at: string | null } | 'later';

export interface DomainDates {
  /** The registration date of a registrable domain (ISO 8601). Never throws. */
  find(domain: string): Promise<DomainDate>;
}

/** RDAP base URLs by zone (mostly a top-level domain). */
type Services = ReadonlyMap<string, string>;

/** Prefers https. */
function readServices(body: Buffer): Services {
  const services = new Map<string, string>();
  for (const service of listIn(memberOf(readJson(body), 'services'))) {
    const [zones, addresses] = listIn(service);
    const known = listIn(addresses)
      .flatMap((address) => textIn(address) ?? [])
      .filter((text) => URL.canParse(text));
    const base = known.find((address) => address.startsWith('https:')) ?? known[0];
    if (base === undefined) continue;
    for (const zone of listIn(zones)) if (typeof zone === 'string') services.set(zone.toLowerCase(), base);
  }
  return services;
}

/** The longest matching zone decides (RFC 9224, 4). */
function serviceOf(services: Services, domain: string): string | undefined {
  const labels = domain.split('.').slice(-MOST_LABELS);
  for (let from = 0; from < labels.length; from += 1) {
    const base = services.get(labels.slice(from).join('.'));
    if (base !== undefined) return base;
  }
  return undefined;
}

/** The date of the event `registration`; null if missing or implausible. */
function readRegistration(body: Buffer, now: Date): string | null {
  for (const event of listIn(memberOf(readJson(body), 'events'))) {
    if (memberOf(event, 'eventAction') !== 'registration') continue;
    const time = new Date(textIn(memberOf(event, 'eventDate')) ?? Number.NaN);
    if (time.getTime() <= now.getTime() && time.getUTCFullYear() >= 1985) return time.toISOString();
  }
  return null;
}

export function createDomainDates(
  fetcher: Pick<Fetcher, 'get'>,
  { bootstrapUrl, now }: { bootstrapUrl: string; now(): Date },
): DomainDates {
  let services: Services | undefined;
  let readAfter = 0;

  async function findServices(): Promise<Services | undefined> {
    if (now().getTime() < readAfter) return services;
    const bounds = { ...BOUNDS, bytes: BOOTSTRAP_BYTES, accept: 'application/json' };
    const fetched = await fetcher.get(bootstrapUrl, bounds);
    const isRead = fetched.refusal === null && fetched.status === 200;
    if (isRead) services = readServices(fetched.body);
    readAfter = now().getTime() + (isRead ? FRESH_MS : AGAIN_MS);
    return services;
  }

  return {
    async find(domain) {
      const known = await findServices();
      if (known === undefined) return 'later';
      const base = serviceOf(known, domain);
      if (base === undefined) return { at: null };
      const address = `${base.replace(/\/?$/, '/')}domain/${encodeURIComponent(domain)}`;
      const bounds = { ...BOUNDS, bytes: ANSWER_BYTES, accept: 'application/rdap+json' };
      const fetched = await fetcher.get(address, bounds);
      if (fetched.refusal !== null)
        return isOwnRefusal(fetched.refusal) || fetched.refusal === 'timeout' ? 'later' : { at: null };
      if (fetched.status === 429 || fetched.status >= 500) return 'later';
      return { at: fetched.status === 200 ? readRegistration(fetched.body, now()) : null };
    },
  };
}
