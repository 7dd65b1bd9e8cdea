/** Cards with a picture and without one, and the drawings of the demo catalog. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { SCREENSHOT_WIDTHS } from '#catalog/pictures/kinds.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { loadDemoCatalog } from '#catalog/transfer/demo.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';

const DEMO = join(import.meta.dirname, '..', '..', 'demo');
const CARD_BYTES = 3_700;

const w = await world();
const { visitor } = w;
const cardsOf = (html: string): string[] => html.match(/<li class="card">[\s\S]*?<h3>/g) ?? [];

async function show(slug: string, hash: string): Promise<void> {
  await w.db.write(async (trx) => {
    await keepPicture(trx, { hash, files: SCREENSHOT_WIDTHS.map((width) => ({ width, webp: Buffer.from('x') })) });
    const revision = await raiseRevision(trx);
    await trx
      .updateTable('tools')
      .set({ screenshot_hash: hash, screenshot_source: 'site', revision })
      .where('slug', '=', slug)
      .execute();
  });
  await w.app.context.live.refresh();
}

describe('the cards of a list', () => {
  test('have no place for pictures where no tool has one', async () => {
    await publish(
      w.db,
      Array.from({ length: 5 }, () => ({ categories: ['video'] })),
    );
    await w.app.context.live.refresh();
    const { text } = await visitor.get('/en/tools');
    assert.match(text, /<ol class="cards">/);
    assert.doesNotMatch(text, /card-picture/);
  });

  test('all have one, their own or that of their category, where every third tool has one', async () => {
    const slugs = await publish(
      w.db,
      Array.from({ length: 4 }, () => ({ categories: ['video'] })),
    );
    for (const [index, slug] of slugs.entries()) await show(slug, String(index).repeat(64));
    const { text } = await visitor.get('/en/tools');
    assert.match(text, /<ol class="cards cards-pictured">/);
    const cards = cardsOf(text);
    assert.equal(cards.length, 9);
    const own = cards.filter((card) => card.includes('<img'));
    assert.equal(own.length, 4);
    for (const card of own)
      assert.match(
        card,
        /src="\/screenshots\/(\d{64})-384\.webp"\s+srcset="\/screenshots\/\1-384\.webp 384w, \/screenshots\/\1-640\.webp 640w"\s+sizes="[^"]+"\s+alt=""\s+width="384" height="240"/,
      );
    assert.deepEqual(
      own.map((card) => card.includes('loading="lazy"')),
      [false, false, false, true],
    );
    for (const card of cards.filter((each) => !own.includes(each)))
      assert.match(card, /<span class="card-picture card-cover hue-\d" aria-hidden="true"\s*><svg/);
  });

  test('have none where fewer have one: drawings of categories would fill the page', async () => {
    await publish(
      w.db,
      Array.from({ length: 4 }, () => ({ categories: ['video'] })),
    );
    await w.app.context.live.refresh();
    const { text } = await visitor.get('/en/tools');
    assert.equal(cardsOf(text).length, 13);
    assert.doesNotMatch(text, /card-picture/);
  });
});

test('the demo catalog has twelve drawings of ours, in all sizes, small enough for cards', async () => {
  await loadDemoCatalog(w.db, DEMO);
  await w.app.context.live.refresh();
  const drawings = (await readdir(join(DEMO, 'pictures'))).filter((name) => name.endsWith('.svg'));
  assert.equal(drawings.length, 12);
  const hashes = new Set<string>();
  for (const slug of drawings.map((name) => name.replace('.svg', ''))) {
    const { picture } = (await visitor.get(`/api/v1/tools/${slug}`)).json.data;
    assert.equal(picture.source, 'catalog', slug);
    const files = await Promise.all(
      SCREENSHOT_WIDTHS.map((width) => readFile(join(DEMO, 'pictures', `${slug}-${width}.webp`))),
    );
    assert.ok(files[0]!.length <= CARD_BYTES, slug);
    const hash = createHash('sha256').update(files.at(-1)!).digest('hex');
    assert.ok(picture.urls['1280'].endsWith(`/screenshots/${hash}-1280.webp`));
    hashes.add(hash);
  }
  assert.equal(hashes.size, 12);
  const { text } = await visitor.get('/en/tools/mindtrip');
  assert.match(text, /alt="Picture of Mindtrip"/);
  assert.doesNotMatch(text, /<figcaption>/);
});
