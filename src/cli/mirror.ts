/** The command that creates and updates a mirror of another catalog. */
import { isIP } from 'node:net';
import type { Origin } from '#catalog/replication/origin.ts';
import type { Network } from '#outgoing/network.ts';
import type { Clock } from '#time/clock.ts';
import { counted, misuse, type Answer, type Command, type Invocation } from './command.ts';

const MOST_SECONDS = 86_400;

/** Validates and normalizes a catalog's URL. */
function originOf(given: string): string {
  const url = URL.parse(given);
  if (url === null || !/^https?:$/.test(url.protocol)) throw misuse(`${JSON.stringify(given)} is no http or https URL`);
  const parts = url.pathname.split('/').filter((part) => part !== '');
  return [url.origin, ...parts].join('/');
}

function secondsOf(text: string): number {
  const seconds = Number(text);
  if (!/^\d{1,5}$/.test(text) || seconds < 1 || seconds > MOST_SECONDS)
    throw misuse(`--every must be 1 to ${MOST_SECONDS} seconds`);
  return seconds;
}

/** Names outside public DNS mean an internal server (RFC 6761, RFC 8375, ICANN's `.internal`). */
const INNER_NAME = /^[^.]+\.?$|\.(?:localhost|local|internal|home\.arpa)\.?$/;

export interface OriginSettings {
  /** Whether the name may resolve to a private address. */
  isPrivate: boolean;
  clock: Pick<Clock, 'pause'>;
  signal: AbortSignal;
  /** For tests. */
  network?: Network;
  patienceMs?: number;
}

/** A public name must resolve to public addresses; a private one is allowed as typed. */
export async function openOrigin(url: string, { isPrivate, network, ...options }: OriginSettings): Promise<Origin> {
  const { createShapeCheck } = await import('#api/origin-shapes.ts');
  const { originAt } = await import('#catalog/replication/origin.ts');
  const { requestNamedServer } = await import('#outgoing/named-servers.ts');
  const { INTERNET, OWN_NETWORK } = await import('#outgoing/network.ts');
  const { refusalSentence } = await import('#outgoing/refusals.ts');
  const { hostname } = new URL(url);
  const isInner = isPrivate || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0 || INNER_NAME.test(hostname);
  const chosen = network ?? (isInner ? OWN_NETWORK : INTERNET);
  return originAt(url, {
    ...options,
    check: createShapeCheck(),
    async ask(address, { headers, totalMs, bytes, write }) {
      const request = { network: chosen, headers, totalMs, signal: options.signal };
      const answer = await requestNamedServer(address, request, { bytes, overflow: 'refuse', ...(write && { write }) });
      if (answer.refusal === null) return answer;
      const { refusal } = answer;
      const hint = ['forbidden_address', 'unknown_host'].includes(refusal) ? '; --private allows inner names' : '';
      const isPassing = ['unreachable', 'timeout', 'name_server', 'no_name_server', 'busy'].includes(refusal);
      return { refusal, why: refusalSentence(refusal) + hint, isPassing };
    },
  });
}

async function runMirror(call: Invocation): Promise<Answer | undefined> {
  const { becomeMirror, followOrigin } = await import('#catalog/replication/mirror.ts');
  const { fieldSentences } = await import('./sentences.ts');
  const { join } = await import('node:path');
  const url = originOf(call.args[0] ?? '');
  const seconds = secondsOf(call.need('every'));
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());
  const settings = { isPrivate: call.isSet('private'), clock: call.db.clock, signal: stopping.signal };
  const origin = await openOrigin(url, settings);
  await becomeMirror(call.db, url, () => origin.readCategories()).catch((error: unknown) => {
    throw stopping.signal.aborted ? new Error('interrupted; the database is as it was') : error;
  });
  const pass = async () => {
    const progress = call.startProgress('mirror');
    return followOrigin(call.db, origin, {
      folder: join(call.config.dataDir, 'mirror'),
      signal: stopping.signal,
      onProgress: (done, whole, rows) => progress.show(done, whole, rows),
      onProblem: (place, fields) => call.say(`${place} is left out: ${fieldSentences(fields)}`),
    }).finally(() => progress.end());
  };
  if (call.isSet('once')) {
    const result = await pass().catch((error: unknown) => {
      throw stopping.signal.aborted ? new Error('interrupted; run it again to go on') : error;
    });
    const { written, removed, bad, cursor } = result;
    const failure = bad === 0 ? undefined : `${counted(bad, 'tool was', 'tools were')} left out`;
    return { text: `${written} written, ${removed} removed, ${bad} left out, at ${cursor}\n`, json: result, failure };
  }
  while (!stopping.signal.aborted) {
    try {
      const { written, removed } = await pass();
      if (written + removed > 0) call.say(`${written} written, ${removed} removed`);
    } catch (error) {
      // The mirror stays unchanged until the origin answers again.
      if (!stopping.signal.aborted) call.say((error as Error).message);
    }
    await call.db.clock.pause(seconds * 1_000, stopping.signal);
  }
  return undefined;
}

export const mirrorCommands: Command[] = [
  {
    name: 'mirror',
    writesBeside: true,
    createsDatabase: true,
    arguments: ['URL'],
    options: {
      once: { sentence: 'Ends when the mirror has caught up.' },
      private: { sentence: 'The name in URL may lead to a private address.' },
      every: { value: 'SECONDS', fallback: '60', sentence: 'Time between checks for changes.' },
    },
    sentence:
      'Makes an empty database a read-only mirror of the catalog at URL and keeps it until interrupted; safe to repeat.',
    run: runMirror,
  },
];
