/** Keeps the stored search terms in step with the analysis that makes them. */
import type { Database } from '#database/database.ts';
import { isLocale } from '#catalog/locales.ts';
import { ANALYSIS_VERSION, analyseTool, type ToolText } from '#catalog/search/analysis/analysis.ts';

const BATCH = 500;

/**
 * Makes the terms of every tool anew that an older analysis has made; returns how many. Those of a newer one stay: where
 * versions run side by side, the older must not undo it. Costs nothing when there are none.
 */
export async function refreshStoredTerms(db: Database): Promise<number> {
  let refreshed = 0;
  for (let after = 0; ;) {
    const rows = await db.read
      .selectFrom('tools')
      .select([
        'seq',
        'id',
        'name',
        'slug',
        'url',
        'categories',
        'tagline',
        'description',
        'original_locale',
        'revision',
      ])
      .where('terms_version', '<', ANALYSIS_VERSION)
      .where('seq', '>', after)
      .orderBy('seq')
      .limit(BATCH)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return refreshed;
    const texts = await db.read
      .selectFrom('tool_texts')
      .select(['tool_id', 'locale', 'tagline', 'description'])
      .where(
        'tool_id',
        'in',
        rows.map((row) => row.id),
      )
      .execute();
    await db.write(async (trx) => {
      for (const row of rows) {
        const translated = texts.filter((text) => text.tool_id === row.id);
        const all = [
          { locale: row.original_locale, tagline: row.tagline, description: row.description },
          ...translated,
        ];
        const known = all.filter((text): text is typeof text & ToolText => isLocale(text.locale));
        const categories = JSON.parse(row.categories) as string[];
        const terms = analyseTool({ name: row.name, slug: row.slug, url: row.url, categories, texts: known });
        await trx
          .updateTable('tools')
          .set({ terms, terms_version: ANALYSIS_VERSION })
          .where('seq', '=', row.seq)
          // Whoever has changed the tool meanwhile has made its terms, too.
          .where('revision', '=', row.revision)
          .execute();
      }
    });
    refreshed += rows.length;
    after = last.seq;
  }
}
