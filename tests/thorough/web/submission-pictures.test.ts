/** Pictures that makers hand in with a submission: drawn anew, shown to their editor first and with the publication to everybody. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import sharp from 'sharp';
import { approveSubmission, rejectSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { createPictureSweep, hasPicture } from '#catalog/pictures/pictures.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { forgetEndedPictures } from '#catalog/submissions/kept-pictures.ts';
import { deleteAccountOf } from '#catalog/privacy/deletion.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { submission } from '../../support/factories.ts';
import { world, type Reply } from '../../support/world.ts';
import { signedIn, submissionFields, textOf, type Browser } from '../../web/browser.ts';
import { sendFiles as sendForm } from '../../web/file-forms.ts';

const w = await world({ SUBMISSIONS_PER_HOUR: '100' });
const editor = (await w.person('editor')).account;
const desk = await signedIn(w, editor.email);

const png = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const sendFiles = (browser: Browser, path: string, fields: Fields, files: Readonly<Record<string, Uint8Array>>) =>
  sendForm(w, browser, path, fields, files);
type Fields = Readonly<Record<string, string | readonly string[]>>;

const send = (browser: Browser, id: string, kind: string, file?: Uint8Array, act = 'upload'): Promise<Reply> =>
  sendFiles(browser, `/en/submissions/${id}/pictures`, { kind, act }, file === undefined ? {} : { picture: file });

async function submit(): Promise<{ id: string; maker: Browser }> {
  const person = await w.person();
  const { json } = await person.post('/api/v1/submissions', submission());
  return { id: json.data.id, maker: await signedIn(w, person.account.email) };
}
async function publish(id: string): Promise<string> {
  const { toolId } = await approveSubmission(w.db, editor, id);
  await w.app.context.live.refresh();
  const row = await w.db.read.selectFrom('tools').select('slug').where('id', '=', toolId!).executeTakeFirstOrThrow();
  return row.slug;
}
const hashOf = (text: string, folder: string): string | undefined =>
  new RegExp(`src="/${folder}/([0-9a-f]{64})-`).exec(text)?.[1];

describe('a picture in the form of a submission', () => {
  const open = async (): Promise<Browser> => signedIn(w, (await w.person()).account.email);
  const heldIn = ({ text }: Reply, kind: string): string | undefined =>
    new RegExp(`name="${kind}_held" value="([0-9a-f]{64})"`).exec(text)?.[1];
  const idOf = (reply: Reply): string => /[0-9a-f-]{36}/.exec(reply.headers.get('location') ?? '')?.[0] ?? '';

  test('is sent in together with the entry', async () => {
    const maker = await open();
    const page = (await maker.get('/en/submit')).text;
    assert.match(page, /enctype="multipart\/form-data"/);
    for (const kind of ['logo', 'screenshot']) assert.match(page, new RegExp(`name="${kind}"[^>]* type="file"`));
    const files = { logo: await png(300, 300, '#0a6'), screenshot: await png(1300, 900, '#640') };
    const sent = await sendFiles(maker, '/en/submit', submissionFields(submission()), files);
    assert.match(sent.headers.get('location') ?? '', /done=received$/, textOf(sent));
    const own = (await maker.get(`/en/submissions/${idOf(sent)}`)).text;
    const logo = hashOf(own, 'logos');
    assert.ok(logo && hashOf(own, 'screenshots'));
    const slug = await publish(idOf(sent));
    assert.equal(hashOf((await w.visitor.get(`/en/tools/${slug}`)).text, 'logos'), logo);
  });

  test('is still there when the form comes back, and may be left out then', async () => {
    const maker = await open();
    const fields = submissionFields(submission());
    const back = await sendFiles(maker, '/en/submit', { ...fields, name: '' }, { logo: await png(90, 90, '#a06') });
    assert.deepEqual([back.status, back.text.includes('id="field-name-error"')], [422, true]);
    const held = heldIn(back, 'logo') ?? assert.fail('the logo is lost');
    assert.equal(hashOf(back.text, 'logos'), held);
    const checked = await sendFiles(maker, '/en/submit', { ...fields, logo_held: held, act: 'check' }, {});
    assert.deepEqual([checked.status, heldIn(checked, 'logo')], [200, held]);
    const sent = await sendFiles(maker, '/en/submit', { ...fields, logo_held: held }, {});
    assert.equal(hashOf((await maker.get(`/en/submissions/${idOf(sent)}`)).text, 'logos'), held);
    const without = await sendFiles(maker, '/en/submit', submissionFields(submission()), {});
    assert.equal(hashOf((await maker.get(`/en/submissions/${idOf(without)}`)).text, 'logos'), undefined);
  });

  test('that is none or too large is refused at its field together with what else is wrong, and nothing is sent in', async () => {
    const maker = await open();
    const fields = submissionFields(submission({ name: 'Picture of Nothing' }));
    const good = await png(1300, 900, '#222');
    for (const [logo, said] of [
      [Buffer.from('<!doctype html>'), /cannot be read or is too small/],
      [Buffer.alloc(1_100_000, 1), /too large/],
    ] as const) {
      const reply = await sendFiles(maker, '/en/submit', { ...fields, tagline: '' }, { logo, screenshot: good });
      assert.equal(reply.status, 422);
      assert.match(textOf(reply), said);
      for (const field of ['logo', 'tagline']) assert.ok(reply.text.includes(`id="field-${field}-error"`), field);
      assert.ok(heldIn(reply, 'screenshot') && reply.text.includes('value="Picture of Nothing"'));
    }
    const strange = await sendFiles(maker, '/en/submit', { ...fields, logo_held: 'f'.repeat(64) }, {});
    assert.ok(strange.status === 422 && strange.text.includes('id="field-logo-error"'));
    assert.ok(!textOf(await maker.get('/en/account/submissions')).includes('Picture of Nothing'));
    assert.equal((await sendFiles(maker, '/en/submit', fields, { logo: Buffer.alloc(9_000_000) })).status, 413);
    assert.equal(
      (await w.visitor.get('/en/submit')).text.includes('type="file"'),
      false,
      'no file survives signing in',
    );
  });
});

describe('a picture that is handed in', () => {
  test('is shown to its editor, and with the publication to everybody', async () => {
    const { id, maker } = await submit();
    assert.equal(
      (await send(maker, id, 'logo', await png(300, 300, '#c40'))).headers.get('location'),
      `/en/submissions/${id}?done=pictured`,
    );
    assert.equal((await send(maker, id, 'screenshot', await png(1600, 1200, '#048'))).status, 303);
    const own = (await maker.get(`/en/submissions/${id}`)).text;
    const [logo, screenshot] = [hashOf(own, 'logos'), hashOf(own, 'screenshots')];
    assert.ok(logo && screenshot);
    const seen = (await desk.get(`/en/editor/submissions/${id}`)).text;
    assert.deepEqual([hashOf(seen, 'logos'), hashOf(seen, 'screenshots')], [logo, screenshot]);
    assert.equal(hashOf((await w.visitor.get(`/en/submissions/${id}`)).text, 'logos'), undefined);
    const slug = await publish(id);
    const { text } = await w.visitor.get(`/en/tools/${slug}`);
    assert.deepEqual([hashOf(text, 'logos'), hashOf(text, 'screenshots')], [logo, screenshot]);
    assert.ok(text.includes(`srcset="/screenshots/${screenshot}-640.webp 640w, `));
    assert.match(text, /<img\s[^>]*alt="Screenshot of [^"]+"\s[^>]*width="1280" height="800" decoding="async"/);
    const { data } = (await w.visitor.get(`/api/v1/tools/${slug}`)).json;
    assert.deepEqual(Object.keys(data.screenshot), ['384', '640', '1280']);
    for (const [width, address] of Object.entries(data.screenshot as Record<string, string>)) {
      const reply = await fetch(w.origin + new URL(address).pathname);
      const meta = await sharp(Buffer.from(await reply.arrayBuffer())).metadata();
      assert.deepEqual([meta.format, meta.width, meta.height], ['webp', Number(width), (Number(width) * 5) / 8]);
    }
    // The first page is that of the categories.
    const { next } = (await w.visitor.get('/api/v1/changes?limit=500')).json.pagination;
    const { json } = await w.visitor.get(`/api/v1/changes?limit=500&since=${next}`);
    const change = json.data.find((one: { slug?: string }) => one.slug === slug);
    assert.deepEqual([change.tool.logo_hash, change.tool.screenshot_hash], [logo, screenshot]);
  });

  test('can be replaced and taken away again', async () => {
    const { id, maker } = await submit();
    await send(maker, id, 'logo', await png(100, 100, '#111'));
    const first = hashOf((await maker.get(`/en/submissions/${id}`)).text, 'logos');
    await send(maker, id, 'logo', await png(100, 100, '#c00'));
    const second = hashOf((await maker.get(`/en/submissions/${id}`)).text, 'logos');
    assert.ok(first && second && first !== second);
    assert.equal(
      (await send(maker, id, 'logo', undefined, 'remove')).headers.get('location'),
      `/en/submissions/${id}?done=unpictured`,
    );
    assert.equal(hashOf((await maker.get(`/en/submissions/${id}`)).text, 'logos'), undefined);
  });

  test('is refused at its field when it is none, too small or too large', async () => {
    const { id, maker } = await submit();
    const cases: [string, Uint8Array | undefined, RegExp][] = [
      ['logo', undefined, /Fill this in/],
      ['logo', Buffer.from('<!doctype html>'), /cannot be read or is too small/],
      ['logo', Buffer.alloc(1_100_000, 1), /too large/],
      ['screenshot', await png(500, 400, '#fff'), /cannot be read or is too small/],
      [
        'screenshot',
        Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900"/>'),
        /cannot be read/,
      ],
    ];
    for (const [kind, file, said] of cases) {
      const reply = await send(maker, id, kind, file);
      assert.equal(reply.status, 422);
      assert.match(textOf(reply), said);
      assert.match(reply.text, new RegExp(`id="field-${kind}-error"`));
    }
    assert.equal((await send(maker, id, 'banner', await png(300, 300, '#c40'))).status, 400);
    assert.equal((await send(maker, id, 'screenshot', Buffer.alloc(9_000_000))).status, 413);
  });

  test('is not taken from others, nor while an editor looks at the entry, nor after the decision', async () => {
    const { id, maker } = await submit();
    const stranger = await signedIn(w, (await w.person()).account.email);
    const file = await png(300, 300, '#c40');
    assert.equal((await send(stranger, id, 'logo', file)).status, 404);
    await desk.get(`/en/editor/submissions/${id}`);
    assert.match(textOf(await send(maker, id, 'logo', file)), /An editor is looking at it right now/);
    await publish(id);
    assert.equal((await send(maker, id, 'logo', file)).status, 409);
    assert.doesNotMatch((await maker.get(`/en/submissions/${id}`)).text, /name="picture"/);
  });

  test('is forgotten a day after its submission was withdrawn or rejected for good, not while an appeal may come', async () => {
    const withPicture = async (color: string): Promise<{ id: string; hash: string; token: string }> => {
      const person = await w.person();
      const maker = await signedIn(w, person.account.email);
      const { id } = (await person.post('/api/v1/submissions', submission())).json.data;
      await send(maker, id, 'screenshot', await png(1280, 800, color));
      const hash = hashOf((await maker.get(`/en/submissions/${id}`)).text, 'screenshots')!;
      const pictures = (await exportAccount(w.db, person.account))['pictures'] as Record<string, unknown>[];
      const copy = `/screenshots/${hash}-1280.webp`;
      assert.deepEqual(pictures, [
        { submission: id, tool: null, kind: 'screenshot', source: 'uploaded', address: null, copy },
      ]);
      return { id, hash, token: person.token };
    };
    const [withdrawn, rejected, appealed] = [
      await withPicture('#0a1'),
      await withPicture('#0a2'),
      await withPicture('#0a3'),
    ];
    await w.visitor.delete(`/api/v1/submissions/${withdrawn.id}`, { authorization: `Bearer ${withdrawn.token}` });
    for (const { id } of [rejected, appealed]) await rejectSubmission(w.db, editor, id, { reason: 'broken_link' });
    const message = 'The page was down for an hour and is there again.';
    const { status } = await w.visitor.post(
      `/api/v1/submissions/${appealed.id}/appeal`,
      { message },
      { authorization: `Bearer ${appealed.token}` },
    );
    assert.equal(status, 200);
    const left = async (): Promise<boolean[]> => {
      await forgetEndedPictures(w.db);
      await createPictureSweep(w.db)();
      const all = [withdrawn, rejected, appealed];
      return Promise.all(all.map(async ({ hash }) => hasPicture(w.db.read, hash, 640)));
    };
    assert.deepEqual(await left(), [true, true, true]);
    w.clock.advance(25 * 3_600_000);
    assert.deepEqual(await left(), [false, true, true]);
    const other = (await w.person('editor')).account;
    await rejectSubmission(w.db, other, appealed.id, { reason: 'broken_link' });
    w.clock.advance(25 * 3_600_000);
    assert.deepEqual(await left(), [false, true, false]);
    w.clock.advance(90 * 24 * 3_600_000);
    assert.deepEqual(await left(), [false, false, false]);
  });

  test('goes with the account of its maker, unless a published tool shows it', async () => {
    const person = await w.person();
    const maker = await signedIn(w, person.account.email);
    const hashes: string[] = [];
    for (const color of ['#123456', '#654321']) {
      const { json } = await person.post('/api/v1/submissions', submission());
      await send(maker, json.data.id, 'logo', await png(200, 200, color));
      hashes.push(hashOf((await maker.get(`/en/submissions/${json.data.id}`)).text, 'logos')!);
      if (hashes.length === 1) await publish(json.data.id);
    }
    await deleteAccountOf(w.db, person.account.email);
    w.clock.advance(2 * 3_600_000);
    await createPictureSweep(w.db)();
    const statuses = await Promise.all(hashes.map(async (hash) => (await desk.get(`/logos/${hash}-64.webp`)).status));
    assert.deepEqual(statuses, [200, 404]);
  });
});

test('where the server asks no websites, the maker is told that the address of the logo is not looked at', async () => {
  assert.equal(w.app.context.fetcher, undefined);
  const person = await w.person();
  const maker = await signedIn(w, person.account.email);
  const told = async (changes: Record<string, unknown>, locale: string): Promise<string> => {
    const { json } = await person.post('/api/v1/submissions', submission(changes));
    return textOf(await maker.get(`/${locale}/submissions/${json.data.id}`));
  };
  const given = { logo_url: 'https://logos.example.com/ours.png' };
  assert.match(await told(given, 'en'), /logo address cannot be fetched: this server does not contact other websites/);
  assert.ok((await told(given, 'ar')).includes(submissionMessages('ar').pictures.logoOff));
  assert.doesNotMatch(await told({}, 'en'), /cannot be fetched/);
});
