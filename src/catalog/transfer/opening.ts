/** What a catalog has that is its own: facts of the checklist that need more than the site. */
import type { Reader } from '#database/database.ts';
import { readFounding } from '#database/founding.ts';
import { HOUR_MS } from '#catalog/periods.ts';
import { hasOnlyStarterCategories } from '#catalog/tools/categories/known.ts';
import { hasBackupByHand, listScheduled, timeOfScheduled } from './backups.ts';
import { surveyDemoRemoval, type DemoRemoval } from './demo-removal.ts';

export interface Opening {
  /** The removable part of the demo; null without one. */
  demo: DemoRemoval | null;
  /** Whether a tool is published that is not of the demo. */
  hasOwnTools: boolean;
  /** Whether there are only the categories of every new catalog, unchanged, or none. */
  hasOnlyStarters: boolean;
  /** Whether there is a backup beyond that of the first start: scheduled, or made by hand into the same folder. */
  hasLaterBackup: boolean;
}

/** The backup of the first start holds nothing yet; it is made within this time. */
const FIRST_START_MS = HOUR_MS;

/** Whether a folder has a scheduled backup later than that of the first start, or one made by a command. */
async function hasLaterBackup(read: Reader, folder: string): Promise<boolean> {
  const newest = timeOfScheduled((await listScheduled(folder).catch(() => [])).at(-1));
  const founded = (await readFounding(read)) ?? '';
  if (newest !== undefined && !(newest <= Date.parse(founded) + FIRST_START_MS)) return true;
  return hasBackupByHand(folder, founded).catch(() => false);
}

/** `backups` is the folder of scheduled backups. */
export async function surveyOpening(read: Reader, backups: string | undefined): Promise<Opening> {
  const demo = await surveyDemoRemoval(read);
  const ofDemo = demo?.tools ?? 0;
  const beyond = await read
    .selectFrom('published_tools')
    .select('id')
    // An index has it in this order.
    .orderBy('published_at', 'desc')
    .limit(1)
    .offset(ofDemo)
    .executeTakeFirst();
  return {
    demo,
    hasOwnTools: beyond !== undefined,
    hasOnlyStarters: await hasOnlyStarterCategories(read),
    hasLaterBackup: backups !== undefined && (await hasLaterBackup(read, backups)),
  };
}
