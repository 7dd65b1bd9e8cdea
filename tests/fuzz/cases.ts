/** A case: a request, the answers that are right for it, and what the run learns from the one that comes. */
import type { Answer } from './connection.ts';
import type { Cast } from './cast.ts';
import type { KnownSubmissions } from './known-submissions.ts';
import type { Described } from './operations.ts';
import type { WireRequest } from './requests.ts';
import type { Known } from './schema-values.ts';

export interface Case {
  /** What findings about it are grouped by. */
  name: string;
  request: WireRequest;
  statuses: ReadonlySet<number>;
  /** What is wrong with the request, in words. */
  why: string;
  /** True where the server closes the connection after it; nothing goes behind it. */
  isLast?: boolean;
  /** True for a first request under an Idempotency-Key with nothing wrong with it. */
  isOnce?: boolean;
  /** Looks at the answer beyond its status and the document; gives what is wrong with it. Also learns from it. */
  settle?(answer: Answer): string | undefined;
}

/** What earlier answers gave, for later requests. */
export interface ApiState {
  described: Described;
  cast: Cast;
  submissions: KnownSubmissions;
  slugs: string[];
  categories: string[];
  /** Addresses of this server that answers have named. */
  links: string[];
  /** Entity tags by target, with the code of the answer they came with. */
  tags: Map<string, string>;
  /** Idempotency keys with what was sent and answered under them. */
  keys: { owner: number; key: string; body: string; answer: string }[];
  /** A host that nothing was submitted for yet; unique in the run. */
  newHost(): string;
  /** The session cookies of editors. */
  editors: string[];
}

const MOST_KEPT = 2_000;

/** Adds to a list that stays short: later things take the places of earlier ones. */
export function keep<T>(list: T[], item: T, at: number): void {
  if (list.length < MOST_KEPT) list.push(item);
  else list[at % MOST_KEPT] = item;
}

/** A text of any characters as the bytes of its UTF-8 form, one character a byte. */
export function asBytes(text: string): string {
  return Buffer.from(text).toString('latin1');
}

/** What the generator of values knows of the server. */
export function knownOf(state: ApiState): Known {
  return { categories: state.categories, newHost: state.newHost, isOf: state.described.isOf };
}
