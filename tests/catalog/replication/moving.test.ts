/** A catalog is moved by commands: what `export --all` writes makes the same catalog of an empty database. */
import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import sharp from 'sharp';
import { FIELDS, FIELD_KEYS, fieldOf } from '#fields/fields.ts';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import { WIDTHS, type PictureKind } from '#catalog/pictures/kinds.ts';
import { exportCatalog } from '#catalog/replication/catalog-export.ts';
import { importCatalog } from '#catalog/replication/catalog-import.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { lockSite, raiseSiteVersion } from '#catalog/site/edits.ts';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import type { NewTool } from '#catalog/tools/write.ts';
import type { Fields } from '#catalog/problems.ts';
import type { Database } from '#database/database.ts';
import { migratedDatabase } from '../../support/databases.ts';
import { publish } from '../../support/factories.ts';
import { createRandom } from '../../support/random.ts';
import { openWorld, type World } from '../../support/world.ts';

let folder: string;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolshelf-moving-'));
});
after(() => rm(folder, { recursive: true, force: true }));

const FROM_SITE = {
  screenshot_source: 'site',
  screenshot_address: 'https://pictures.example.com/one.png',
  screenshot_found_at: '2026-01-02T03:04:05.678Z',
};
const NO_FILES = new Map<string, Partial<Record<Locale, string>>>();
let written = 0;

async function textOf(db: Database, pages = NO_FILES): Promise<string> {
  let text = '';
  for await (const piece of exportCatalog(db, pages)) text += piece.text;
  return text;
}

async function importText(db: Database, text: string) {
  const file = join(folder, `catalog-${(written += 1)}.jsonl`);
  await writeFile(file, text);
  const problems: [number, Fields][] = [];
  const result = await importCatalog(db, file, { onProblem: (line, fields) => void problems.push([line, fields]) });
  return { ...result, problems };
}

async function openEmpty(): Promise<{ db: Database; close(): Promise<void> }> {
  const { db, remove } = await migratedDatabase();
  const close = async (): Promise<void> => {
    await db.close();
    await remove();
  };
  return { db, close };
}

async function drawPicture(kind: PictureKind, shade: number) {
  const files = await Promise.all(
    WIDTHS[kind].map(async (width) => {
      const background = { r: shade, g: 255 - shade, b: 80 };
      const height = kind === 'logo' ? width : Math.round(width / 1.6);
      return {
        width,
        webp: await sharp({ create: { width, height, channels: 3, background } })
          .webp()
          .toBuffer(),
      };
    }),
  );
  return { hash: createHash('sha256').update(files.at(-1)!.webp).digest('hex'), files };
}

/** Fills a database at random: the same for the same seed. */
async function fill(db: Database, seed: number): Promise<void> {
  const random = createRandom(seed);
  const below = (most: number): number => Math.floor(random() * most);
  const some = <T>(list: readonly T[]): T[] => list.filter(() => random() < 0.4);
  const one = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const sentence = (): string =>
    `An assistant with a language model, ${one(['plain', '“quoted”', 'größer', 'بالعربية'])} ${below(99)}`;
  const ids = ['chatbots', 'ships', 'video', 'x-9'].slice(0, 1 + below(4));
  await importCategories(
    db,
    ids.map((id) => ({
      id,
      name: `Category ${id}`,
      names: Object.fromEntries(some(LOCALES).map((locale) => [locale, `${locale} ${id}`])),
      ...(random() < 0.5 && { description: sentence(), synonyms: { en: ['word', 'two words'] } }),
    })),
  );
  const slugs = await publish(
    db,
    Array.from({ length: below(8) }, (_, at): Partial<NewTool> => {
      const optional = FIELD_KEYS.filter(
        (key) => fieldOf(key).required === false && fieldOf(key).audience === 'public',
      );
      const values = some(optional.filter((key) => !/^price|^free|pricing/i.test(key))).map((key) => [
        key,
        one(FIELDS[key].examples as readonly unknown[]),
      ]);
      return {
        ...(Object.fromEntries(values) as Partial<NewTool>),
        name: `Tool ${seed} ${at}`,
        url: `https://tool-${seed}-${at}.example.com/`,
        tagline: sentence(),
        categories: [one(ids)],
        originalLocale: 'en',
        translations: Object.fromEntries(
          some(LOCALES.filter((locale) => locale !== 'en')).map((locale) => [
            locale,
            {
              tagline: sentence(),
              description: random() < 0.5 ? sentence() : null,
              provenance: one(['author', 'editor', 'machine'] as const),
            },
          ]),
        ),
      };
    }),
  );
  for (const slug of some(slugs)) {
    const kind = one(['logo', 'screenshot'] as const);
    const picture = await drawPicture(kind, below(256));
    await db.write(async (trx) => {
      await keepPicture(trx, picture);
      const revision = await raiseRevision(trx);
      await trx
        .updateTable('tools')
        .set({
          [`${kind}_hash`]: picture.hash,
          ...(kind === 'screenshot' && below(2) === 0 && FROM_SITE),
          link_status: 'ok',
          verified: 'true',
          revision,
        })
        .where('slug', '=', slug)
        .execute();
    });
  }
  for (const name of some(['about', 'imprint', 'privacy', 'own-page']))
    for (const locale of some(LOCALES))
      await db.write((trx) =>
        trx
          .insertInto('site_pages')
          .values({ name, locale, text: `# ${name}\n\n${sentence()}` })
          .execute(),
      );
  if (random() < 0.7) {
    const png = await sharp({
      create: { width: 8, height: 8, channels: 4, background: { r: 1, g: below(256), b: 3, alpha: 1 } },
    })
      .png()
      .toBuffer();
    const hash = createHash('sha256').update(png).digest('hex');
    const value = JSON.stringify({
      texts: { en: { name: `Shelf ${seed}`, tagline: sentence() }, ...(random() < 0.5 && { de: { name: 'Regal' } }) },
      ...(random() < 0.5 && { termsVersion: '2026-01' }),
      ...(random() < 0.5 && { logos: { light: { hash, width: 8, height: 8 } } }),
      ...(random() < 0.5 && { categoryGroups: [{ names: { en: 'First' }, ids: ids.slice(0, 1) }] }),
      poweredBy: random() < 0.5,
    });
    await db.write(async (trx) => {
      await trx
        .insertInto('site_logos')
        .values({ hash, png: png.toString('base64') })
        .execute();
      await trx.insertInto('site_settings').values({ id: 1, version: 1, value }).execute();
    });
  }
  // What was written past the domain is read by a running server, too.
  await db.write(async (trx) => {
    await lockSite(trx);
    await raiseSiteVersion(trx);
    await raiseRevision(trx, 'other');
  });
}

describe('a moved catalog', () => {
  for (let seed = 1; seed <= 12; seed += 1)
    test(`is the same, at random (seed ${seed})`, async () => {
      const [from, to] = await Promise.all([openEmpty(), openEmpty()]);
      try {
        await fill(from.db, seed);
        const text = await textOf(from.db);
        assert.deepEqual((await importText(to.db, text)).problems, []);
        const members = (whole: string) =>
          whole
            .trimEnd()
            .split('\n')
            .map((line) => JSON.parse(line) as unknown);
        assert.deepEqual(members(await textOf(to.db)), members(text));
      } finally {
        await Promise.all([from.close(), to.close()]);
      }
    });

  test('answers as the first does: lists, tools, categories, pages, pictures and site', async () => {
    const worlds = [await openWorld(), await openWorld()] as const;
    const [from, to] = worlds;
    try {
      for (const { db } of worlds)
        await db.write(async (trx) => {
          for (const table of ['category_texts', 'categories'] as const) await trx.deleteFrom(table).execute();
        });
      await fill(from.db, 7);
      await importText(to.db, await textOf(from.db));
      for (const { app } of worlds) await app.context.live.refresh();
      const slugs = (await from.db.read.selectFrom('published_tools').select('slug').execute()).map(({ slug }) => slug);
      assert.ok(slugs.length > 0);
      const own = ({ origin }: World, text: string): string => text.replaceAll(origin, 'https://tools.example.org');
      const paths = ['/api/v1/tools?sort=newest', '/api/v1/tools?q=assistant', '/api/v1/categories?locale=de'];
      for (const slug of slugs) paths.push(`/api/v1/tools/${slug}?locale=fr`, `/api/v1/tools/${slug}`);
      for (const path of paths)
        assert.equal(own(to, (await to.visitor.get(path)).text), own(from, (await from.visitor.get(path)).text), path);
      assert.deepEqual(to.app.context.siteIn('en').name, from.app.context.siteIn('en').name);
      assert.deepEqual(to.app.context.pages(), from.app.context.pages());
    } finally {
      await Promise.all(worlds.map((w) => w.close()));
    }
  });

  test('has the pages that were files, too', async () => {
    const [from, to] = await Promise.all([openEmpty(), openEmpty()]);
    try {
      await importText(to.db, await textOf(from.db, new Map([['about', { en: '# About\n\nUs.' }]])));
      assert.deepEqual(await to.db.read.selectFrom('site_pages').selectAll().execute(), [
        { name: 'about', locale: 'en', text: '# About\n\nUs.' },
      ]);
    } finally {
      await Promise.all([from.close(), to.close()]);
    }
  });
});

describe('a file', () => {
  const head = '{"kind":"catalog","version":1}\n';
  const inEmpty = async (act: (db: Database) => Promise<void>): Promise<void> => {
    const { db, close } = await openEmpty();
    try {
      await act(db);
    } finally {
      await close();
    }
  };

  test('that is another, or of another form, is refused before anything is written', () =>
    inEmpty(async (db) => {
      await importCategories(db, [{ id: 'chatbots', name: 'Chatbots' }]);
      for (const text of ['', '{"slug":"x"}\n', randomBytes(100).toString('base64'), '[]\n'])
        await assert.rejects(importText(db, text), /not of `export --all`/);
      await assert.rejects(importText(db, '{"kind":"catalog","version":2}\n'), /has the form 2; .* reads 1/);
      assert.equal((await db.read.selectFrom('categories').select('id').execute()).length, 1);
    }));

  test('goes into a new catalog alone', () =>
    inEmpty(async (db) => {
      await publish(db, [{ name: 'Lantern' }]);
      await assert.rejects(importText(db, head), /the catalog has entries, .* a new database/);
    }));

  test('is continued after an interruption, and then taken no second time', async () => {
    const { db: from, close } = await openEmpty();
    await fill(from, 3);
    const text = await textOf(from);
    await close();
    await inEmpty(async (db) => {
      const lines = text.trimEnd().split('\n');
      const half = lines.slice(0, -1).join('\n');
      const file = join(folder, 'half.jsonl');
      await writeFile(file, half);
      const stop = new Error('stopped');
      const interrupted = importCatalog(db, file, {
        onProgress: () => {
          throw stop;
        },
      });
      await assert.rejects(interrupted, stop);
      assert.deepEqual((await importText(db, text)).problems, []);
      assert.equal(await textOf(db), text);
      await assert.rejects(importText(db, text), /the catalog has entries/);
    });
  });

  test('with bad lines names them, and leaves out those alone', () =>
    inEmpty(async (db) => {
      const bad = [
        '{"kind":"category","id":"no name"}',
        '{"kind":"page","name":"admin","locale":"en","text":"x"}',
        '{"kind":"page","name":"about","locale":"xx","text":"x"}',
        '{"kind":"page","name":"about","locale":"en","text":"a\\u0000b"}',
        '{"kind":"site_logo","hash":"00","png":"aGVsbG8="}',
        '{"kind":"site","settings":{"texts":{"en":{"name":"a\\u202eb"}}}}',
        '{"kind":"tool","record":{"id":"t-1","slug":"x"}}',
        '{"kind":"tool"}',
        '{broken',
        '7',
      ];
      const good = '{"kind":"page","name":"about","locale":"en","text":"Us"}';
      const { problems, pages } = await importText(db, `${head}${[...bad, good].join('\n')}\n`);
      assert.deepEqual(
        problems.map(([line]) => line).toSorted((a, b) => a - b),
        bad.map((_, at) => at + 2),
      );
      assert.equal(pages, 1);
    }));

  test('whose picture is not the one that its hash names has a tool without it', async () => {
    const { db: from, close } = await openEmpty();
    const [slug = ''] = await publish(from, [{ name: 'Lantern' }]);
    const picture = await drawPicture('logo', 9);
    await from.write(async (trx) => {
      await keepPicture(trx, picture);
      await trx.updateTable('tools').set({ logo_hash: picture.hash }).where('slug', '=', slug).execute();
    });
    const other = (await drawPicture('logo', 200)).files.at(-1)!.webp.toString('base64');
    const text = (await textOf(from)).replace(picture.files.at(-1)!.webp.toString('base64'), other);
    await close();
    await inEmpty(async (db) => {
      await importText(db, text);
      assert.deepEqual(await db.read.selectFrom('tools').select('logo_hash').execute(), [{ logo_hash: null }]);
    });
  });
});
