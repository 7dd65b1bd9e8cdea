/**
 * A server of several, as far as it asks owners whether their entries are still right: on the database at argv[2], where it is
 * argv[3] (milliseconds since 1970). Prints to how many it has written.
 */
import { askForConfirmations } from '#catalog/submissions/confirmation-mails.ts';
import { openServerDatabase } from './server-database.ts';

const [, , url = '', instant = ''] = process.argv;
const db = await openServerDatabase(url, instant);
let asked = 0;
// Another one may be at the same owners: they are over only when a round finds none.
for (let found = -1; found !== 0; asked += found) found = await askForConfirmations(db);
await db.close();
process.stdout.write(`${asked}\n`);
