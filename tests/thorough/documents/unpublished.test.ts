/** What is not published stays with its owner and with editors: every address that serves documents, asked for each kind of unpublished content by each kind of visitor. */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { OPERATIONS } from '#api/operations.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import { PICTURE_KINDS, WIDTHS, type PictureKind } from '#catalog/pictures/kinds.ts';
import { keepPicture } from '#catalog/pictures/pictures.ts';
import { attachPictures } from '#catalog/submissions/picture-uploads.ts';
import { withdrawSubmission } from '#catalog/submissions/submit.ts';
import { machineDocuments } from '#documents/documents.ts';
import { keepHouse } from '#server/background/housekeeping.ts';
import { PAGES } from '#web/pages.ts';
import { publish, submission } from '../../support/factories.ts';
import { openBrowser, signedIn, submissionFields, textOf, type Browser } from '../../web/browser.ts';
import { sendFiles } from '../../web/file-forms.ts';
import { world, type Reply } from '../../support/world.ts';

const w = await world({
  READ_LIMIT_PER_MINUTE: '100000',
  SUBMISSIONS_PER_HOUR: '100',
  UNPUBLISHED_PICTURE_MEGABYTES: '1',
});
const editor = (await w.person('editor')).account;
const maker = await w.person();
const other = await w.person();
const VIEWERS = {
  nobody: openBrowser(w),
  'another member': await signedIn(w, other.account.email),
  owner: await signedIn(w, maker.account.email),
  editor: await signedIn(w, editor.email),
} as const satisfies Record<string, Browser>;
const MAY_SEE: readonly string[] = ['owner', 'editor'];

const png = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 1_280, height: 800, channels: 3, background } })
    .png()
    .toBuffer();

/** Something that is not published: a word that only its texts have, its addresses, and the hashes of its pictures. */
interface Content {
  word?: string;
  id?: string;
  slug?: string;
  pictures: Partial<Record<PictureKind, string>>;
}

type Pictures = Record<PictureKind, string>;

/** Keeps bytes as if they had been drawn. */
async function keep(): Promise<Pictures> {
  const pictures = {} as Pictures;
  for (const kind of PICTURE_KINDS) {
    pictures[kind] = randomBytes(32).toString('hex');
    const files = WIDTHS[kind].map((width) => ({ width, webp: randomBytes(200) }));
    await w.db.write((trx) => keepPicture(trx, { hash: pictures[kind], files }));
  }
  return pictures;
}

async function submit(word: string): Promise<Content & { id: string }> {
  const tagline = `An AI assistant that reads contracts aloud, ${word} included`;
  const { json } = await maker.post('/api/v1/submissions', submission({ tagline }));
  const pictures = await keep();
  await w.db.write((trx) => attachPictures(trx, json.data.id, pictures));
  return { word, id: json.data.id, pictures };
}

async function submitAnd(word: string, act: (id: string) => Promise<unknown>): Promise<Content> {
  const content = await submit(word);
  await act(content.id);
  return content;
}

async function approved(word: string): Promise<Content & { slug: string }> {
  const content = await submit(word);
  const { toolId } = await approveSubmission(w.db, editor, content.id);
  const { slug } = await w.db.read
    .selectFrom('tools')
    .select('slug')
    .where('id', '=', toolId!)
    .executeTakeFirstOrThrow();
  return { ...content, slug };
}

const heldIn = ({ text }: Reply, kind: PictureKind): string | undefined =>
  new RegExp(`name="${kind}_held" value="([0-9a-f]{64})"`).exec(text)?.[1];

/** A form that comes back with its pictures. */
function sendRefused(browser: Browser, logo: Uint8Array): Promise<Reply> {
  return sendFiles(w, browser, '/en/submit', { ...submissionFields(submission()), name: '' }, { logo });
}

async function refused(): Promise<Content> {
  return { pictures: { logo: heldIn(await sendRefused(VIEWERS.owner, await png('#c40')), 'logo')! } };
}

async function suggested(): Promise<Content> {
  const [slug = ''] = await publish(w.db, [{ accountId: maker.account.id }]);
  const path = `/en/tools/${slug}/suggest/picture`;
  const fields = { kind: 'screenshot', act: 'upload' };
  await sendFiles(w, VIEWERS.owner, path, fields, { picture: await png('#048') });
  const { hash } = await w.db.read.selectFrom('picture_offers').select('hash').executeTakeFirstOrThrow();
  return { pictures: { screenshot: hash } };
}

const reason = { reason: 'broken_link' };
const quarantined = await approved('glimmerwort');
await quarantineTool(w.db, editor, quarantined.slug, reason);
const removed = await approved('thistlemoon');
await quarantineTool(w.db, editor, removed.slug, reason);
await removeTool(w.db, editor, removed.slug, reason);
const UNPUBLISHED: Readonly<Record<string, Content>> = {
  'a submission that waits': await submit('quaggapond'),
  'a submission that its owner is to change': await submitAnd('fennelrook', (id) =>
    requestChanges(w.db, editor, id, { note: 'Say what it costs, please.' }),
  ),
  'a rejected submission': await submitAnd('umberlark', (id) => rejectSubmission(w.db, editor, id, reason)),
  'a withdrawn submission': await submitAnd('sorrelgate', (id) => withdrawSubmission(w.db, maker.account, id)),
  'a refused form': await refused(),
  'a suggested picture': await suggested(),
  'a quarantined tool': quarantined,
  'a removed tool': removed,
};
const published = await approved('meadowkite');
await w.app.context.live.refresh();

const pathsOf = ({ pictures }: Content): string[] =>
  PICTURE_KINDS.flatMap((kind) => {
    const hash = pictures[kind];
    return hash === undefined ? [] : WIDTHS[kind].map((width) => `/${kind}s/${hash}-${width}.webp`);
  });

/** Who knows the id of a submission may read how it stands, by the contract; its pictures are not among that. */
const OPEN_BY_ID = ['getSubmission'];

/** Every address of documents and of reads of the API, with what names the content in it. */
function addressesOf({ id = 'none', slug = 'none', pictures }: Content): string[] {
  const hash = pictures.logo ?? pictures.screenshot ?? '';
  const values: Record<string, string> = { locale: 'en', number: '1', id, slug, hash, file: `${hash}-64.webp` };
  const fill = (path: string): string =>
    path.replaceAll(/:([a-z]+)|\{(\w+)\}/g, (_, colon?: string, braces?: string) => values[colon ?? braces!] ?? id);
  return [
    ...machineDocuments(w.config, PAGES).map(({ path }) => fill(path)),
    ...OPERATIONS.filter(({ method, id: operation }) => method === 'GET' && !OPEN_BY_ID.includes(operation)).map(
      ({ path }) => `/api/v1${fill(path)}`,
    ),
    `/oembed?url=${encodeURIComponent(`${w.config.publicUrl}/en/tools/${slug}`)}`,
    ...['tools', 'changes'].map((name) => `/api/v1/${name}?q=${slug}`),
  ];
}

describe('the pictures of', () => {
  for (const [name, content] of Object.entries(UNPUBLISHED))
    test(`${name} are for its owner and for editors, and nothing stores them`, async () => {
      assert.ok(pathsOf(content).length > 0);
      for (const [viewer, browser] of Object.entries(VIEWERS))
        for (const path of pathsOf(content)) {
          const { status, headers } = await browser.get(path);
          const said = `${viewer} at ${path}`;
          assert.equal(status, MAY_SEE.includes(viewer) ? 200 : 404, said);
          assert.match(headers.get('cache-control') ?? '', /no-store/, said);
          if (status === 200) assert.equal(headers.get('access-control-allow-origin'), null, said);
        }
    });

  test('a published tool are for everybody, for good', async () => {
    for (const browser of Object.values(VIEWERS))
      for (const path of pathsOf(published)) {
        const { status, headers } = await browser.get(path);
        assert.deepEqual(
          [status, headers.get('cache-control'), headers.get('access-control-allow-origin')],
          [200, 'public, max-age=31536000, immutable', '*'],
        );
      }
  });

  test('a submission are for everybody where a published tool shows the same', async () => {
    const { id } = await submit('bramblefinch');
    await w.db.write((trx) => attachPictures(trx, id, published.pictures));
    for (const path of pathsOf(published)) assert.equal((await VIEWERS.nobody.get(path)).status, 200);
  });
});

describe('the texts of', () => {
  for (const [name, content] of Object.entries(UNPUBLISHED))
    if (content.word !== undefined)
      test(`${name} stand at no address of documents, nor of the API without a token`, async () => {
        for (const [viewer, browser] of Object.entries(VIEWERS))
          for (const path of addressesOf(content)) {
            const { text } = await browser.get(path);
            assert.ok(!text.includes(content.word!), `${viewer} at ${path}`);
          }
      });

  for (const { slug } of [quarantined, removed])
    test(`${slug} have no share image and no badge`, async () => {
      const named = machineDocuments(w.config, PAGES).filter(({ path }) => path.includes(':slug'));
      assert.ok(named.length >= 2);
      for (const browser of Object.values(VIEWERS))
        for (const { path } of named) {
          const filled = path.replace(':locale', 'en').replace(':slug', slug);
          assert.equal((await browser.get(filled)).status, 404, filled);
        }
    });

  test('what is not published are not in the packed dump, which has those of a published tool', async () => {
    assert.equal(await w.app.drain('dumps'), 1);
    const packed = await fetch(`${w.origin}/export/tools.jsonl.gz`);
    const text = gunzipSync(await packed.arrayBuffer()).toString();
    const found = [...Object.values(UNPUBLISHED), published].filter(
      ({ word }) => word !== undefined && text.includes(word),
    );
    assert.deepEqual(found, [published]);
  });

  test('a published tool do, so that the words would be found', async () => {
    const texts = await Promise.all(addressesOf(published).map(async (path) => (await VIEWERS.nobody.get(path)).text));
    assert.ok(texts.filter((text) => text.includes(published.word!)).length >= 3);
  });
});

describe('a picture that came with a refused form', () => {
  const there = async (hash: string): Promise<boolean> =>
    (await w.db.read.selectFrom('pictures').select('hash').where('hash', '=', hash).execute()).length > 0;

  test('is not taken from another account that names its hash', async () => {
    const logo = heldIn(await sendRefused(VIEWERS.owner, await png('#0a7')), 'logo')!;
    const reply = await sendFiles(
      w,
      VIEWERS['another member'],
      '/en/submit',
      {
        ...submissionFields(submission()),
        logo_held: logo,
      },
      {},
    );
    assert.deepEqual([reply.status, reply.text.includes('id="field-logo-error"')], [422, true]);
    assert.equal((await VIEWERS['another member'].get(`/logos/${logo}-64.webp`)).status, 404);
  });

  test('is held for 50 minutes since the form came last, and forgotten within the hour', async () => {
    const back = await sendRefused(VIEWERS.owner, await png('#0a8'));
    const logo = heldIn(back, 'logo')!;
    w.clock.advance(49 * 60_000);
    await keepHouse(w.app.context);
    const again = { ...submissionFields(submission()), name: '', logo_held: logo };
    assert.equal(heldIn(await sendFiles(w, VIEWERS.owner, '/en/submit', again, {}), 'logo'), logo);
    w.clock.advance(49 * 60_000);
    await keepHouse(w.app.context);
    assert.equal(await there(logo), true);
    w.clock.advance(60_000);
    assert.equal((await VIEWERS.owner.get(`/logos/${logo}-64.webp`)).status, 404);
    await keepHouse(w.app.context);
    assert.equal(await there(logo), false);
    assert.deepEqual(await w.db.read.selectFrom('held_pictures').selectAll().execute(), []);
  });

  test('stays with the submission that it came to be sent in with', async () => {
    const logo = heldIn(await sendRefused(VIEWERS.owner, await png('#0a9')), 'logo')!;
    const fields = { ...submissionFields(submission()), logo_held: logo };
    assert.equal((await sendFiles(w, VIEWERS.owner, '/en/submit', fields, {})).status, 303);
    w.clock.advance(60 * 60_000);
    await keepHouse(w.app.context);
    assert.equal((await VIEWERS.owner.get(`/logos/${logo}-64.webp`)).status, 200);
  });
});

describe('an account whose unpublished pictures take up', () => {
  const MEGABYTE = 1_048_576;

  /** A submission of a new account, with a screenshot of so many bytes. */
  async function withBytes(bytes: number): Promise<{ id: string; accountId: string; browser: Browser }> {
    const person = await w.person();
    const { json } = await person.post('/api/v1/submissions', submission());
    const hash = randomBytes(32).toString('hex');
    await w.db.write(async (trx) => {
      await keepPicture(trx, { hash, files: [{ width: 640, webp: randomBytes(bytes) }] });
      await attachPictures(trx, json.data.id, { screenshot: hash });
    });
    const { id: accountId, email } = person.account;
    return { id: json.data.id, accountId, browser: await signedIn(w, email) };
  }
  const send = async ({ id, browser }: { id: string; browser: Browser }): Promise<Reply> =>
    sendFiles(
      w,
      browser,
      `/en/submissions/${id}/pictures`,
      { kind: 'logo', act: 'upload' },
      { picture: await png('#123') },
    );

  test('its megabytes hands in no more, and is told so at the field', async () => {
    const full = await withBytes(MEGABYTE);
    const reply = await send(full);
    assert.deepEqual([reply.status, reply.text.includes('id="field-logo-error"')], [422, true]);
    assert.match(textOf(reply), /not published take up 1\sMB already/);
    const form = await sendRefused(full.browser, await png('#124'));
    assert.ok(form.status === 422 && form.text.includes('id="field-logo-error"'));
  });

  test('a byte less hands in one of two that are sent at once, by whichever form', async () => {
    const room = await withBytes(MEGABYTE - 1);
    const [slug = ''] = await publish(w.db, [{ accountId: room.accountId }]);
    const upload = { act: 'upload', kind: 'screenshot' };
    const replies = await Promise.all([
      sendRefused(room.browser, await png('#126')),
      sendFiles(w, room.browser, `/en/tools/${slug}/suggest/picture`, upload, { picture: await png('#127') }),
    ]);
    const refusedOnes = replies.filter(({ text }) => text.includes('take up 1'));
    assert.equal(refusedOnes.length, 1, replies.map(({ status }) => status).join());
    assert.equal((await send(room)).status, 422);
  });

  test('a byte less hands in another, and all it likes once they are published', async () => {
    const room = await withBytes(MEGABYTE - 1);
    assert.equal((await send(room)).status, 303);
    assert.equal((await send(room)).status, 422);
    await approveSubmission(w.db, editor, room.id);
    const back = await sendRefused(room.browser, await png('#125'));
    assert.ok(heldIn(back, 'logo'));
  });
});
