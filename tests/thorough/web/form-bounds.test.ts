/** What every form declares to hold is all that its page is given: longer texts are refused at their field and shown again whole. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { roomFor } from '#catalog/language/hygiene.ts';
import type { Page } from '#http/pages/page-types.ts';
import { problemSentence } from '#locales/errors.ts';
import { CHOSEN } from '#web/elements/form-tables.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../../support/assert-each.ts';
import { openFilledWorld, type FilledWorld } from '../../support/filled-world.ts';
import { addressesOf, type Viewer } from '../../support/page-cases.ts';
import { openBrowser, type Browser } from '../../web/browser.ts';
import { cookiesOf } from '../../web/viewers.ts';

/** Shown by nobody: secrets, and where to go on, which is a path of ours or nothing. */
const NEVER_SHOWN = new Set(['password', 'current_password', 'passkey', 'next', 'tool', 'subject', 'save']);
/** Told in words of their own: which tool or language is meant. */
const OWN_WORDS = new Set(['/:locale/editor/tools/:slug/merge into', '/:locale/editor/translations/:slug locale']);
/** What a form must say for its page to know which of its parts was sent. */
const ALONG: Record<string, Record<string, string>> = {
  '/:locale/editor/translations/:slug': { locale: 'de' },
  '/:locale/editor/replies': { purpose: 'spam' },
  '/:locale/account/lists/add': { tool: 'whisper' },
  '/:locale/account/lists/:id': { tools: 'whisper' },
};

type Form = Extract<Page, { method: 'POST' }>;
const FORMS = PAGES.filter((page): page is Form => page.method === 'POST');

/** The forms of a page with the names of their controls, those outside of them and addresses of single buttons among them. */
function formsOf(html: string): { action: string; names: string[] }[] {
  const attribute = (tag: string, name: string): string | undefined => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
  const controls = (part: string): string[] => part.match(/<(?:input|textarea|select|button)[^>]*>/g) ?? [];
  const forms = [...html.matchAll(/(<form [^>]*method="post"[^>]*>)([^]*?)<\/form>/g)];
  return forms.flatMap(([, tag = '', content = '']) => {
    const id = attribute(tag, 'id');
    const outside = id === undefined ? [] : controls(html).filter((control) => attribute(control, 'form') === id);
    const own = [...controls(content), ...outside];
    // What pages take as files they declare as such.
    const fields = own.filter((control) => attribute(control, 'type') !== 'file');
    const names = fields.map((control) => attribute(control, 'name')).filter((name) => name !== undefined);
    const actions = [attribute(tag, 'action'), ...own.map((control) => attribute(control, 'formaction'))];
    return actions.filter((action) => action !== undefined).map((action) => ({ action, names }));
  });
}

/** The page that a form is sent to: literal parts win over parameters, as in the router. */
function formAt(action: string): Form {
  const parts = action.replace(/\?.*/, '').split('/');
  const [form] = FORMS.filter(({ path }) => {
    const own = path.split('/');
    return own.length === parts.length && own.every((part, at) => part.startsWith(':') || part === parts[at]);
  }).toSorted((a, b) => a.path.split(':').length - b.path.split(':').length);
  return form ?? assert.fail(`no page takes ${action}`);
}

describe('every form', () => {
  let filled: FilledWorld;
  const browsers = new Map<Viewer, Browser>();
  const addresses = new Map<string, { path: string; as: Viewer }>();

  before(async () => {
    filled = await openFilledWorld();
    for (const { page, path, as } of addressesOf(filled, 'POST').toReversed()) addresses.set(page.path, { path, as });
    for (const viewer of new Set([...addresses.values()].map(({ as }) => as))) {
      const browser = openBrowser(filled.world);
      for (const [name, value] of await cookiesOf(filled.world, viewer)) browser.cookies.set(name, value);
      browsers.set(viewer, browser);
    }
  });
  after(() => filled.world.close());

  const send = (page: Form, fields: Record<string, string | string[]>) => {
    const { path = '', as = 'visitor' } = addresses.get(page.path) ?? {};
    return (browsers.get(as) ?? openBrowser(filled.world)).send(path.replace(':locale', 'en'), fields);
  };
  const acts = async (): Promise<number> =>
    Number(
      (
        await filled.world.db.read
          .selectFrom('history')
          .select(({ fn }) => fn.countAll().as('n'))
          .executeTakeFirst()
      )?.n,
    );

  const fields = FORMS.flatMap((page) =>
    Object.entries(page.form).map(([name, field]) => ({
      page,
      name,
      max: typeof field === 'number' ? field : field.max,
    })),
  );
  test('refuses a text that cannot fit, at its field, and does nothing', () =>
    assertEach(
      fields,
      ({ page, name }) => `${page.path} ${name}`,
      async ({ page, name, max }) => {
        const text = `a${' '.repeat(roomFor(max))}b`;
        const done = await acts();
        const reply = await send(page, { ...ALONG[page.path], [name]: text });
        assert.equal(await acts(), done);
        if (page.path.endsWith('/check')) {
          const said = [problemSentence('en', { rule: 'too_long', max }, 'typed')];
          return assert.deepEqual(reply.json.fields[name], said);
        }
        assert.equal(reply.status, 422);
        if (OWN_WORDS.has(`${page.path} ${name}`)) return;
        assert.ok(reply.text.includes(problemSentence('en', { rule: 'too_long', max }, 'typed')), reply.text);
        if (max > CHOSEN && !NEVER_SHOWN.has(name)) assert.ok(reply.text.includes(text), 'the text is lost');
      },
    ));

  test('declares every field that stands in it on a page', async () => {
    const found = new Set<string>();
    for (const { path, as, page } of addressesOf(filled, 'GET')) {
      const browser = browsers.get(as) ?? openBrowser(filled.world);
      const { text } = await browser.get(path.replace(':locale', 'en'));
      for (const { action, names } of formsOf(text)) {
        const form = formAt(action);
        for (const name of names) {
          found.add(`${form.path} ${name}`);
          assert.ok(Object.hasOwn(form.form, name), `${page.path} asks for ${name}, ${form.path} does not declare it`);
        }
      }
    }
    assert.ok(found.size > 60, [...found].join());
  });

  test('is given nothing that it does not declare', async () => {
    const form = FORMS.find(({ path }) => path === '/:locale/submit');
    assert.ok(form !== undefined);
    const reply = await send(form, { name: 'Lantern', undeclared: 'x'.repeat(60_000) });
    assert.equal(reply.status, 422);
    assert.ok(!reply.text.includes('xxxxxxxxxx'));
  });
});
