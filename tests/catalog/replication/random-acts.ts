/** What happens to a catalog, at random, and how its mirror follows. */
import assert from 'node:assert/strict';
import { CatalogError } from '#catalog/errors.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { quarantineTool, removeTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import type { Account } from '#catalog/roles.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { getDeskTool, saveTranslation } from '#catalog/tools/edits.ts';
import type { Database } from '#database/database.ts';
import { publish } from '../../support/factories.ts';
import type { World } from '../../support/world.ts';

const ADDRESSES = [
  '/api/v1/tools?per_page=50',
  '/api/v1/tools?per_page=50&page=2&locale=de',
  '/api/v1/tools?q=tool&per_page=50&locale=ar',
  '/api/v1/tools?q=bilder&locale=de&facets=true',
  '/api/v1/tools?q=lantern&per_page=50',
  '/api/v1/tools?category=video&per_page=50&facets=true',
  '/api/v1/tools?pricing=free',
  '/api/v1/categories?locale=ru',
];

/** The same numbers for the same seed (Park, Miller, 1988). */
export function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 0x7fff_ffff;
    return state % below;
  };
}

interface Stage {
  db: Database;
  editor: Account;
  pick: (below: number) => number;
}

async function anySlug({ db, pick }: Stage, state: string): Promise<string> {
  const rows = await db.read.selectFrom('tools').select('slug').where('state', '=', state).orderBy('slug').execute();
  return rows[pick(Math.max(1, rows.length))]?.slug ?? 'none';
}

const WORDS = ['Lantern', 'Marble', 'Heron', 'Quill', 'Cedar', 'Video', 'Bilder', 'Painter'];
const IDS = ['chatbots', 'writing', 'video', 'developer-tools', 'image-generation'];

/** What happens to a catalog, at random. */
const ACTS: readonly ((stage: Stage) => Promise<unknown>)[] = [
  async ({ db, pick }) =>
    publish(
      db,
      Array.from({ length: 1 + pick(3) }, () => ({
        name: `${WORDS[pick(8)]} ${WORDS[pick(8)]} ${pick(1_000)}`,
        categories: [IDS[pick(5)]!],
        // Several of one moment: only their ids order them.
        publishedAt: `2026-03-0${1 + pick(5)}T00:00:00.000Z`,
      })),
    ),
  async (stage) => edit(stage, { name: `${WORDS[stage.pick(8)]} ${stage.pick(1_000)}` }),
  async (stage) => edit(stage, { categories: [IDS[stage.pick(5)], IDS[stage.pick(5)]] }),
  async (stage) => edit(stage, { url: `https://moved-${stage.pick(6)}.example.com/` }),
  async (stage) =>
    saveTranslation(stage.db, stage.editor, await anySlug(stage, 'published'), {
      locale: 'de',
      tagline: `Malt Bilder, Nummer ${stage.pick(100)}`,
      description: '',
    }),
  async (stage) => quarantineTool(stage.db, stage.editor, await anySlug(stage, 'published'), { reason: 'broken_link' }),
  async (stage) => restoreTool(stage.db, stage.editor, await anySlug(stage, 'quarantined')),
  async (stage) => removeTool(stage.db, stage.editor, await anySlug(stage, 'quarantined'), { reason: 'policy' }),
  async (stage) =>
    mergeTools(stage.db, stage.editor, {
      from: await anySlug(stage, 'published'),
      into: await anySlug(stage, 'published'),
    }),
  async ({ db, pick }) =>
    importCategories(db, [
      { id: IDS[pick(5)], names: { de: `Rubrik ${pick(50)}` }, synonyms: { de: [WORDS[pick(8)]] } },
    ]),
];

async function edit(stage: Stage, changes: Record<string, unknown>): Promise<void> {
  const slug = await anySlug(stage, 'published');
  const { url, name, tagline, description, pricingModel, categories, mark } = await getDeskTool(stage.db, slug);
  const body = { url, name, tagline, description, pricing_model: pricingModel, categories, ...changes };
  await editTool(stage.db, stage.editor, slug, { body, mark });
}

export async function actAtRandom(stage: Stage, acts: number): Promise<void> {
  for (let act = 0; act < acts; act += 1) {
    await ACTS[stage.pick(ACTS.length)]!(stage).catch((error: unknown) => {
      // What a rule refuses changes nothing.
      if (!(error instanceof CatalogError)) throw error;
    });
  }
}

/** Whether lists and searches of the mirror are those of the origin at `url`, byte for byte. */
export async function assertAlike(mirror: World, url: string, what: string): Promise<void> {
  await mirror.app.context.live.refresh();
  for (const address of ADDRESSES) {
    const [theirs, ours] = await Promise.all([fetch(url + address), fetch(mirror.origin + address)]);
    assert.equal(await ours.text(), await theirs.text(), `${what}: ${address}`);
  }
}

interface Following {
  origin: World;
  mirror: World;
  editor: Account;
  follow(): Promise<{ bad: number }>;
  seed: number;
}

/** Lets the mirror follow four times, each time after 25 acts. */
export async function followActs({ origin, mirror, editor, follow, seed }: Following): Promise<void> {
  const stage = { db: origin.db, editor, pick: numbersFrom(seed) };
  for (let round = 0; round < 4; round += 1) {
    await actAtRandom(stage, 25);
    await origin.app.context.live.refresh();
    // A dump in the middle of it all, which must not be needed.
    if (round === 1) await origin.app.drain('dumps');
    const { bad } = await follow();
    assert.equal(bad, 0);
    await assertAlike(mirror, origin.origin, `seed ${seed}, round ${round}`);
  }
}
