/** What a catalog has that is its own: facts of the checklist that need more than the site. */
import type { Reader } from '#database/database.ts';
import { hasOnlyStarterCategories } from '#catalog/tools/categories/known.ts';
import { surveyDemoRemoval, type DemoRemoval } from './demo-removal.ts';

export interface Opening {
  /** The removable part of the demo; null without one. */
  demo: DemoRemoval | null;
  /** Whether a tool is published that is not of the demo. */
  hasOwnTools: boolean;
  /** Whether there are only the categories of every new catalog, unchanged, or none. */
  hasOnlyStarters: boolean;
}

export async function surveyOpening(read: Reader): Promise<Opening> {
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
  return { demo, hasOwnTools: beyond !== undefined, hasOnlyStarters: await hasOnlyStarterCategories(read) };
}
