/**
 * A server of several, as far as it looks at the proofs of claims: on the database at argv[2], where every TXT record is missing,
 * where it is argv[3] (milliseconds since 1970). Prints how many looks it has taken.
 */
import { startClaims } from '#links/claim-worker.ts';
import { createNetwork, type Network } from '#outgoing/network.ts';
import { openFetcher } from '#outgoing/fetcher.ts';
import { openServerDatabase } from './server-database.ts';

const [, , url = '', instant = ''] = process.argv;

let looks = 0;
const network: Network = {
  ...createNetwork([]),
  texts(name) {
    looks += 1;
    return Promise.reject(Object.assign(new Error(`no ${name}`), { code: 'ENOTFOUND' }));
  },
};

const db = await openServerDatabase(url, instant);
const fetcher = openFetcher(db, { publicUrl: 'https://tools.example.org', network, spacing: 0 });
const worker = startClaims(db, {
  fetcher,
  log: { warn: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`) },
  onChanged: () => Promise.resolve(),
});
await worker.drain();
await worker.stop();
fetcher.stop();
await db.close();
process.stdout.write(`${looks}\n`);
