/** The mix: what is asked for under overload, every search and every submission for the first time. */
import { createToken } from '#catalog/accounts/tokens/tokens.ts';
import { openDatabase } from '#database/connection.ts';
import { makeAccount, PASSWORD } from '../../tests/support/factories.ts';
import { CATEGORY_IDS } from '../catalogs.ts';
import { randomNumbers } from '../corpus.ts';
import { neverSeen, slugSpread } from '../works.ts';
import type { MixedRequest } from './traffic.ts';

/** Kinds of work and their shares of the requests. */
const SHARES = { search: 0.55, slug: 0.25, submission: 0.15, sign_in: 0.05 };
export type MixKind = keyof typeof SHARES;
export const MIX_KINDS = Object.keys(SHARES) as MixKind[];

const ACCOUNTS = 60;
/** Client addresses that the proxy names, in turn. */
const CLIENTS = 250;

export interface Mix {
  next(): MixedRequest<MixKind>;
}

/** Makes accounts in the database, which no server may hold meanwhile if it is a SQLite file, and their requests. `shares` add up to 1. */
export async function makeMix(
  databaseUrl: string,
  tools: number,
  searches: number,
  shares: Readonly<Record<MixKind, number>> = SHARES,
): Promise<Mix> {
  const db = await openDatabase(databaseUrl);
  const people: { email: string; token: string }[] = [];
  const run = Date.now().toString(36);
  for (let number = 0; number < ACCOUNTS; number += 1) {
    const email = `load-${run}-${number}@example.org`;
    const account = await makeAccount(db, email, 'member');
    const wish = { name: 'load', scopes: ['submissions:write'] as const, expiresInDays: 90 };
    const { secret } = await createToken(db, account, wish, { verificationRequired: false });
    people.push({ email, token: secret });
  }
  await db.close();
  const random = randomNumbers(Date.now());
  const asked = { search: 0, slug: 0, submission: 0, sign_in: 0 };
  const unseen = neverSeen(tools, CATEGORY_IDS, searches);
  const searchPaths = unseen.twoWords.paths.flatMap((path, at) => [path, unseen.common.paths[at] ?? path]);
  const slugPaths = slugSpread(tools).paths;

  function headOf(method: string, path: string): string {
    const client = Math.floor(random() * CLIENTS);
    return `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: 198.18.7.${client}\r\n`;
  }
  function withBody(head: string, type: string, body: string): string {
    return `${head}content-type: ${type}\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
  }
  const make: Record<MixKind, (number: number) => string> = {
    search: (number) => `${headOf('GET', `${searchPaths[number % searchPaths.length] ?? ''}&x=${number}`)}\r\n`,
    slug: (number) => `${headOf('GET', slugPaths[(number * 7_919) % slugPaths.length] ?? '')}\r\n`,
    submission(number) {
      const { token } = people[number % people.length]!;
      const head = `${headOf('POST', '/api/v1/submissions')}authorization: Bearer ${token}\r\n`;
      return withBody(head, 'application/json', JSON.stringify(submissionOf(run, number)));
    },
    sign_in(number) {
      const { email } = people[number % people.length]!;
      const head = `${headOf('POST', '/en/sign-in')}sec-fetch-site: same-origin\r\n`;
      return withBody(
        head,
        'application/x-www-form-urlencoded',
        new URLSearchParams({ email, password: PASSWORD }).toString(),
      );
    },
  };
  return {
    next() {
      let share = random();
      const kind = MIX_KINDS.find((each) => (share -= shares[each]) < 0) ?? 'slug';
      asked[kind] += 1;
      return { kind, bytes: make[kind](asked[kind]) };
    },
  };
}

const SUBJECTS = ['contracts', 'invoices', 'lectures', 'recipes', 'lab reports', 'letters', 'tickets', 'interviews'];
const VERBS = ['summarises', 'translates', 'sorts', 'explains', 'compares', 'transcribes', 'tags', 'rewrites'];

/** An entry of some sixty words that nobody has submitted. */
function submissionOf(run: string, number: number): Record<string, unknown> {
  const subject = SUBJECTS[number % SUBJECTS.length] ?? '';
  const verb = VERBS[(number >> 3) % VERBS.length] ?? '';
  const name = `Q${number.toString(36)}x${run.slice(-5)}`;
  return {
    url: `https://${name.toLowerCase()}.example.com/`,
    name,
    tagline: `An AI assistant that ${verb} ${subject} for small teams, edition ${number}.`,
    description: `${name} uses a large language model that ${verb} ${subject} and answers questions about them in plain words. Upload files or connect a folder, ask in your own language, and the assistant shows where in the text each answer comes from. Teams share collections, set who may see what, and export everything at any time. Number ${number} of ${run}.`,
    pricing_model: 'freemium',
    categories: [CATEGORY_IDS[number % CATEGORY_IDS.length]],
  };
}
