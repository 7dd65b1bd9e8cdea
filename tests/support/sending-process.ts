/**
 * A server of several, as far as it sends webhooks: on the database at argv[2], whose receivers are the one server at port
 * argv[3] of this machine, where it is argv[4] (milliseconds since 1970), with the key of stored secrets in the file argv[5]. Prints how many deliveries arrived.
 */
import { keepSecretKey } from '#database/secret-key.ts';
import { openFetcher } from '#outgoing/fetcher.ts';
import { startWebhooks } from '#webhooks/webhook-worker.ts';
import { openServerDatabase } from './server-database.ts';
import { localNetwork } from '../outgoing/local-network.ts';
import { until } from './until.ts';

const [, , url = '', port = '', instant = '', file = ''] = process.argv;

const db = await openServerDatabase(url, instant);
await keepSecretKey(db, { setting: undefined, file });
const fetcher = openFetcher(db, { publicUrl: 'https://tools.example.org', network: localNetwork(Number(port)) });
const worker = startWebhooks(db, {
  fetcher,
  site: { origin: 'https://tools.example.org', apiPrefix: '/api/v1', pathOf: ({ route }) => `/${route}` },
  log: { warn: (fields, message) => process.stderr.write(`${message} ${JSON.stringify(fields)}\n`) },
});
// What another server has in hand comes free when it has arrived.
await until(async () => {
  await worker.drain();
  const open = await db.read.selectFrom('webhook_deliveries').select('id').where('outcome', 'is', null).execute();
  return open.length === 0;
});
await worker.stop();
fetcher.stop();
await db.close();
process.stdout.write(`${fetcher.counts.answered}\n`);
