/** The checklist of the admins' overview, as findings of `doctor`. */
import { join } from 'node:path';
import type { Config } from '#server/settings/config.ts';
import { findMissingFile, NOT_STARTED, ok, PATIENCE_MS, skipped, warning, type Finding } from './finding.ts';

/** A finding for each item that applies, or one on why the database cannot be read. */
export async function checkChecklist(config: Config): Promise<Finding[]> {
  const { openDatabase } = await import('#database/connection.ts');
  const { systemClock } = await import('#time/clock.ts');
  const { readSchemaState } = await import('#database/schema-state.ts');
  if ((await findMissingFile(config.databaseUrl)) !== null) return [{ check: 'checklist', ...skipped(NOT_STARTED) }];
  const db = await openDatabase(config.databaseUrl, systemClock, PATIENCE_MS);
  try {
    if (!['current', 'ahead'].includes(await readSchemaState(db.read)))
      return [{ check: 'checklist', ...skipped('the database is not of this version') }];
    const { CHECKLIST, CHECKLIST_NAMES, listDraftLocales, readChecklist } = await import('#catalog/site/checklist.ts');
    const { readPageFiles } = await import('#catalog/site/page-files.ts');
    const { mergePageTexts, readPageTexts } = await import('#catalog/site/pages.ts');
    const { surveyOpening } = await import('#catalog/transfer/opening.ts');
    const { readSite } = await import('#catalog/site/site.ts');
    const { adminMessages } = await import('#locales/subjects.ts');
    const { items, states } = adminMessages('en').checklist;
    const files = await readPageFiles(join(config.dataDir, 'pages'));
    const pages = mergePageTexts(await readPageTexts(db.read), files);
    const opening = await surveyOpening(db.read, config.backups?.folder);
    const site = await readSite(db.read);
    const state = await readChecklist({ db, opening, site, pages, settings: config });
    return CHECKLIST_NAMES.filter((name) => state[name] !== null).map((name) => {
      const { page, typed } = CHECKLIST[name];
      const [draft] = listDraftLocales(name, pages, config.locales);
      const query = draft === undefined ? '' : `?language=${draft}`;
      const address = page === null ? [] : [`${[config.publicUrl, 'en', ...page].join('/')}${query}`];
      const ways = [...address, ...typed(config)];
      const way = `${items[name].title}: ${ways.join(' or ')}`;
      const tools = name === 'demo' ? `${opening.demo?.tools ?? 0} tools of the demo are published. ` : '';
      const now = state[name];
      const finding =
        now === true ? ok('done') : warning(`${typeof now === 'string' ? `${states[now]} ` : tools}${way}`);
      return { check: `checklist.${name}`, ...finding };
    });
  } finally {
    await db.close();
  }
}
