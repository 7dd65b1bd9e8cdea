/**
 * A server of several, as far as it checks links: on the database at argv[2], whose web is the one server at port argv[3] of
 * this machine, where it is argv[4] (milliseconds since 1970). Prints how many links it has checked.
 */
import { startLinkChecks } from '#links/link-worker.ts';
import { localNetwork } from '../outgoing/local-network.ts';
import { openFetcher } from '#outgoing/fetcher.ts';
import { openServerDatabase } from './server-database.ts';

const [, , url = '', port = '', instant = ''] = process.argv;

const db = await openServerDatabase(url, instant);
const fetcher = openFetcher(db, {
  publicUrl: 'https://tools.example.org',
  network: localNetwork(Number(port)),
  spacing: 0,
});
const worker = startLinkChecks(db, {
  fetcher,
  log: { warn: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`) },
  onChanged: () => Promise.resolve(),
});
await worker.drain();
await worker.stop();
fetcher.stop();
await db.close();
process.stdout.write(`${fetcher.counts.answered}\n`);
