/** Summaries in memory: what was read comes back, changes are never missed, and the number of rows has a bound. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { openLog } from '#http/transport/log.ts';
import { createSummaryCache } from '#catalog/tools/serving/summary-cache.ts';
import { raiseRevision } from '#catalog/revision.ts';
import type { SummaryRow } from '#catalog/tools/queries.ts';
import { createApp } from '#server/app.ts';
import { publish } from '../../support/factories.ts';
import { world } from '../../support/world.ts';
import { until } from '../../support/until.ts';

function row(seq: number, changes: Partial<SummaryRow> = {}): SummaryRow {
  return {
    seq,
    slug: `lantern-${seq}`,
    name: 'Lantern',
    tagline: 'Liest Märchen vor. 读给你听 🏮',
    url: 'https://lantern.example/',
    logo_hash: null,
    screenshot_hash: null,
    verified: null,
    logo_url: null,
    pricing_model: 'free',
    price_from: null,
    categories: '["writing"]',
    original_locale: 'de',
    published_at: '2026-01-02T03:04:05.006Z',
    updated_at: '2026-01-02T03:04:05.007Z',
    taglines: null,
    ...changes,
  };
}

describe('cached summaries', () => {
  test('come back as they were', () => {
    const kept = createSummaryCache();
    const rows = [
      row(7),
      row(8, { logo_url: 'https://lantern.example/logo.png', taglines: 'enReads tales.\u001EplCzyta bajki.' }),
    ];
    kept.keep(rows, kept.ticket());
    assert.deepEqual([kept.get(7), kept.get(8), kept.get(9), kept.get(5_000)], [...rows, undefined, undefined]);
    assert.equal(kept.size, 2);
  });

  test('are replaced by later ones', () => {
    const kept = createSummaryCache();
    kept.keep([row(7)], kept.ticket());
    kept.keep([row(7, { tagline: 'Reads tales.' })], kept.ticket());
    assert.equal(kept.get(7)?.tagline, 'Reads tales.');
    assert.equal(kept.size, 1);
  });

  test('are forgotten when their tool changes', () => {
    const kept = createSummaryCache();
    kept.keep([row(7), row(8)], kept.ticket());
    kept.drop([7]);
    assert.deepEqual([kept.has(7), kept.has(8)], [false, true]);
  });

  test('are not taken when they were read before the end of a change', () => {
    const kept = createSummaryCache();
    const before = kept.ticket();
    kept.drop([7]);
    const within = kept.ticket();
    kept.keep([row(7)], before);
    kept.keep([row(7)], within);
    kept.resume();
    kept.keep([row(7)], before);
    kept.keep([row(7)], within);
    assert.equal(kept.has(7), false);
    kept.keep([row(7)], kept.ticket());
    assert.equal(kept.has(7), true);
  });

  test('end with their number, which forgotten ones give back', () => {
    const kept = createSummaryCache(3);
    assert.equal(kept.keep([row(1), row(2), row(3)], kept.ticket()), true);
    assert.equal(kept.keep([row(4)], kept.ticket()), false);
    assert.deepEqual([kept.size, kept.has(4)], [3, false]);
    assert.equal(kept.keep([row(3, { tagline: 'Reads tales.' })], kept.ticket()), true);
    kept.drop([2]);
    kept.resume();
    assert.equal(kept.keep([row(4)], kept.ticket()), true);
    assert.deepEqual([kept.get(3)?.tagline, kept.get(4)?.slug], ['Reads tales.', 'lantern-4']);
  });
});

const w = await world();
const [changed = '', hidden = ''] = await publish(w.db, [
  {
    name: 'Lamp with words',
    originalLocale: 'en',
    translations: { de: { tagline: 'Leuchtet dem Leser.', description: null } },
  },
  { name: 'Lamp without' },
  ...Array.from({ length: 120 }, (_, at) => ({ name: `Lamp ${at}` })),
]);
await w.app.context.live.refresh();

describe('lists from memory', () => {
  test('are read ahead of the first question', async () => {
    const other = await createApp(w.config, w.db, openLog('silent'));
    const { summaries } = other.context.live;
    await until(() => summaries.size === 122);
    await other.close();
  });

  test('show the tagline of each language', async () => {
    assert.equal((await taglines('de'))[changed], 'Leuchtet dem Leser.');
    assert.match((await taglines('en'))[changed] ?? '', /AI tool that was published/);
    assert.match((await taglines('fr'))[changed] ?? '', /AI tool that was published/);
  });

  test('show a change at once', async () => {
    await w.db.write(async (trx) => {
      const revision = await raiseRevision(trx);
      await trx.updateTable('tools').set({ revision, tagline: 'New words.' }).where('slug', '=', changed).execute();
      await trx.updateTable('tools').set({ revision, state: 'quarantined' }).where('slug', '=', hidden).execute();
    });
    await w.app.context.live.refresh();
    const shown = await taglines('en');
    assert.equal(shown[changed], 'New words.');
    assert.equal(hidden in shown, false);
  });
});

/** The taglines of all lamps by slug. */
async function taglines(locale: string): Promise<Record<string, string>> {
  const shown: Record<string, string> = {};
  for (let page = 1; page <= 3; page += 1) {
    const { json } = await w.visitor.get(`/api/v1/tools?q=lamp&per_page=50&page=${page}&locale=${locale}`);
    for (const { slug, tagline } of (json as { data: { slug: string; tagline: string }[] }).data) shown[slug] = tagline;
  }
  return shown;
}
