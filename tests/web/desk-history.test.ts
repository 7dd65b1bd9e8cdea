/** Who did what, when and why, where editors and admins need it: on the page of a tool, of an account, and in the audit log. */
import assert from 'node:assert/strict';
import { readFile, readdir } from 'node:fs/promises';
import { describe, test } from 'node:test';
import { recordHistory } from '#catalog/audit/log.ts';
import { setMode } from '#catalog/screening/feedback/modes.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { createPlacement } from '#catalog/tools/placements/placements.ts';
import { LIFECYCLE, TOOL_LIFECYCLE } from '#catalog/lifecycle.ts';
import { LOCALES } from '#catalog/locales.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import { deskMessages } from '#locales/subjects.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const editor = await w.person('editor');
const admin = await w.person('admin');
const desk = await signedIn(w, editor.account.email);
const boss = await signedIn(w, admin.account.email);

async function tool(name: string): Promise<string> {
  const [slug = ''] = await publish(w.db, [{ name }]);
  await w.app.context.live.refresh();
  return slug;
}
const pathOf = (slug: string): string => `/en/editor/tools/${slug}`;

describe('an import', () => {
  const AUDIT = '/en/admin/audit';
  const rowsOf = (text: string): number => text.match(/<strong>Imported<\/strong>/g)?.length ?? 0;
  test('does not bury the audit log; its rows are one link away, and there for a filter and in a file', async () => {
    await w.db.write(async (trx) => {
      await recordHistory(trx, admin.account.id, 'set_mode', ['screening_rule', 'shouting']);
      for (let at = 0; at < 60; at += 1) await recordHistory(trx, null, 'imported', ['tool', trx.newId()]);
    });
    const plain = await boss.get(AUDIT);
    assert.equal(rowsOf(plain.text), 0);
    assert.match(plain.text, /<strong>Mode changed<\/strong>/);
    const show = /left out\. <a href="([^"]+)">Show them/.exec(plain.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const all = await boss.get(show);
    assert.equal(rowsOf(all.text), 50);
    const older = /rel="next" href="([^"]+)"/.exec(all.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    assert.ok(rowsOf((await boss.get(older)).text) >= 10);
    for (const filter of ['action=imported', 'action=imported&kind=tool'])
      assert.equal(rowsOf((await boss.get(`${AUDIT}?${filter}`)).text), 50, filter);
    assert.equal(rowsOf((await boss.get(`${AUDIT}?kind=tool`)).text), 0);
    const file = /href="([^"]*audit\.csv[^"]*)"/.exec(plain.text)?.[1]?.replaceAll('&amp;', '&') ?? '';
    assert.ok(!(await boss.get(file)).text.includes(',imported,'));
    assert.match((await boss.get('/en/admin/audit.csv')).text, /,imported,/);
  });

  test('leaves each name once in the filter of acts, which finds all acts of that name', async () => {
    await w.db.write(async (trx) => {
      await recordHistory(trx, null, 'create', ['category', 'heron-made']);
      await recordHistory(trx, null, 'created', ['account', trx.newId()]);
    });
    const { text } = await boss.get(AUDIT);
    const select = /<select id="filter-action".*?<\/select>/s.exec(text)?.[0] ?? '';
    const options = [...select.matchAll(/<option value="([^"]*)"[^>]*>([^<]*)/g)];
    const names = options.map(([, , name]) => name);
    assert.ok(names.length > 2);
    assert.deepEqual(names, [...new Set(names)]);
    const value = options.find(([, , name]) => name === 'Created')?.[1] ?? '';
    for (const kind of ['category', 'account']) {
      const found = await boss.get(`${AUDIT}?action=${value}&kind=${kind}`);
      assert.match(found.text, /<strong>Created<\/strong>/, kind);
      assert.match(found.text, new RegExp(`<option value="${value}"\\s+selected`), kind);
    }
  });
});

describe('a tool', () => {
  test('says who changed which of its fields', async () => {
    const slug = await tool('Told Heron');
    const { url, mark } = await getDeskTool(w.db, slug);
    const body = { ...submission({ url, name: 'Told Heron' }), pricing_model: 'paid' };
    await editTool(w.db, editor.account, slug, { body, mark });
    const page = textOf(await desk.get(pathOf(slug)));
    assert.match(page, /History.*Edited[^·]*Price.*·\s+person-1@example\.org/);
  });
  test('that is hidden says first since when, by whom and why, and what would be published again', async () => {
    const slug = await tool('Veiled Heron');
    await quarantineTool(w.db, editor.account, slug, { reason: 'misleading', note: 'The price is another.' });
    const { tagline } = await getDeskTool(w.db, slug);
    const page = textOf(await desk.get(pathOf(slug)));
    const places = ['person-1@example.org', 'The price is another.', tagline, 'Publish again', 'Remove for good'].map(
      (said) => page.indexOf(said),
    );
    assert.ok(
      places.every((place, index) => place > (places[index - 1] ?? 0)),
      String(places),
    );
    assert.ok(!page.includes('Translations:'), 'nobody can translate it');
    const list = textOf(await desk.get('/en/editor/tools?state=quarantined&q=veiled'));
    assert.ok(list.includes('Misleading text') && list.includes('Hidden 1'));
  });
  test('that was removed or merged says so by name', async () => {
    const [removed, from, into] = [await tool('Gone Heron'), await tool('Twin Heron'), await tool('First Heron')];
    await quarantineTool(w.db, editor.account, removed, { reason: 'spam' });
    await removeTool(w.db, admin.account, removed, { reason: 'spam', note: 'Three reports.' });
    await mergeTools(w.db, editor.account, { from, into });
    const gone = textOf(await desk.get(pathOf(removed)));
    assert.ok(gone.includes('Three reports.') && gone.includes(admin.account.email));
    assert.match(textOf(await desk.get(pathOf(from))), /Merged into\s+First Heron/);
    assert.match(textOf(await desk.get(pathOf(into))), /Merged in\s+Twin Heron/);
  });
});

describe('an account', () => {
  test('that is suspended says by whom and why, and that its tokens are paused until it is let back', async () => {
    const person = await w.person();
    const path = `/en/admin/accounts/${person.account.id}`;
    assert.match(textOf(await boss.get(path)), /token \d+\s+Active/);
    const suspended = textOf(await boss.follow(await boss.send(`${path}/suspend`, { note: 'Sells its votes.' })));
    assert.ok(suspended.includes('Sells its votes.') && suspended.includes(admin.account.email));
    assert.match(suspended, /token \d+\s+Paused/);
    assert.equal((await person.get('/api/v1/submissions')).status, 403);
    const lifted = textOf(await boss.follow(await boss.send(`${path}/lift`)));
    assert.match(lifted, /token \d+\s+Active/);
    assert.ok(lifted.includes('Sells its votes.'), 'the history keeps it');
  });
  test('is not suspended with a reason that is too long, which comes back', async () => {
    const { account } = await w.person();
    const path = `/en/admin/accounts/${account.id}`;
    const note = 'why '.repeat(400);
    const refused = await boss.send(`${path}/suspend`, { note });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('href="#field-note"') && refused.text.includes(note.trim()));
    assert.ok(!textOf(await boss.get(path)).includes('Suspended'));
  });
  test('that gets an impossible role is told at the field', async () => {
    const { account } = await w.person();
    const refused = await boss.send(`/en/admin/accounts/${account.id}/role`, { role: 'emperor' });
    assert.ok(refused.text.includes('href="#field-role"'));
    assert.match(refused.text, /id="field-role"[^>]*aria-invalid="true"/);
  });
});

describe('the audit log', () => {
  test('names what the acts were about, with the way to it, and says from what to what', async () => {
    const person = await w.person();
    const sent = await person.post('/api/v1/submissions', submission({ name: 'Audited Lantern' }));
    const slug = await tool('Audited Heron');
    await quarantineTool(w.db, editor.account, slug, { reason: 'spam' });
    const booking = { slot: 'home', startsAt: '2026-01-01', endsAt: '2099-01-01', label: 'Audited booking' };
    const other = await tool('Booked Heron');
    const placement = await createPlacement(w.db, admin.account, { ...booking, slug: other });
    await setMode(w.db, admin.account, 'shouting', 'off');
    await boss.send(`/en/admin/accounts/${person.account.id}/role`, { role: 'editor' });
    const linkOf = async (id: string, name: string): Promise<string> => {
      const page = await boss.get(`/en/admin/audit?id=${id}`);
      const links = page.text.matchAll(/<a href="([^"]+)"\s*>(.*?)<\/a\s*>/gs);
      return [...links].find(([, , shown = '']) => shown.replaceAll(/<[^>]+>/g, '').trim() === name)?.[1] ?? '';
    };
    const id = sent.json.data.id as string;
    assert.equal(await linkOf(id, 'Audited Lantern'), `/en/editor/submissions/${id}`);
    assert.equal(await linkOf((await getDeskTool(w.db, slug)).id, 'Audited Heron'), pathOf(slug));
    assert.equal(await linkOf(placement, 'Audited booking'), `/en/admin/placements/${placement}`);
    assert.equal(await linkOf(person.account.id, person.account.email), `/en/admin/accounts/${person.account.id}`);
    assert.match(textOf(await boss.get('/en/admin/audit?action=role_changed')), /Member → Editor/);
    assert.match(textOf(await boss.get('/en/admin/audit?action=set_mode')), /\w+ → Off/);
    assert.match(textOf(await boss.get('/ar/admin/audit?action=role_changed')), / ← /);
  });
  test('has a name in eight languages for every act that the catalog records', async () => {
    const folder = new URL('../../src/catalog/', import.meta.url);
    const acts = new Set(
      [...Object.values(LIFECYCLE), ...Object.values(TOOL_LIFECYCLE)].flatMap((moves) => Object.keys(moves)),
    );
    // The rules of screening have actions of another kind.
    const isRecorded = (name: string): boolean => name.endsWith('.ts') && !/^screening[\\/](?!feedback)/.test(name);
    for (const file of (await readdir(folder, { recursive: true })).filter(isRecorded)) {
      const source = await readFile(new URL(file, folder), 'utf8');
      for (const [line] of source.matchAll(/^\s+action: .*$|recordHistory\([^;[]+/gm))
        for (const [, act = ''] of line.matchAll(/'([a-z_]+)'/g)) acts.add(act);
    }
    for (const act of ['demo_begun', 'demo_loaded', 'password_reset', 'suggest', 'ask_removal']) acts.add(act);
    for (const locale of LOCALES) {
      const names: Readonly<Record<string, string>> = deskMessages(locale).history.actions;
      assert.deepEqual(
        [...acts].filter((act) => !Object.hasOwn(names, act)),
        [],
        locale,
      );
    }
  });
});

describe('translations', () => {
  test('that were refused are told by language and field, and the language stays open with what was typed', async () => {
    const slug = await tool('Refused Heron');
    const refused = await desk.send(`/en/editor/translations/${slug}`, {
      act: 'save',
      locale: 'pl',
      tagline: '',
      description: 'Czapla, która czeka.',
    });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /href="#field-tagline"\s*>Polski – Tagline/);
    assert.match(refused.text, /id="text-pl"[^>]*open/);
    assert.match(refused.text, /id="field-tagline"[^>]*aria-invalid="true"/);
    assert.ok(refused.text.includes('Czapla, która czeka.'));
    const unknown = await desk.send(`/en/editor/translations/${slug}`, { act: 'save', locale: 'xx', tagline: 'Hello' });
    assert.ok(textOf(unknown).includes('Choose one of the languages below.'));
  });
  test('say of each language what it lacks, and a tagline in two lines is one', async () => {
    const [slug = ''] = await publish(w.db, [
      { name: 'Counted Heron', description: 'A heron that counts other herons.' },
    ]);
    await w.app.context.live.refresh();
    const path = `/en/editor/translations/${slug}`;
    const sent = { act: 'save', locale: 'de', tagline: 'Ein KI-Reiher,\r\nder zählt.', description: '' };
    const page = textOf(await desk.follow(await desk.send(path, sent)));
    assert.ok(page.includes('Tagline: 2 of 8 · Description: 1 of 8'));
    assert.match(page, /Deutsch\s+Editor\s+Description missing\s+Ein KI-Reiher, der zählt\./);
    // Elsewhere only languages count that have both.
    for (const place of ['/en/editor/tools?q=Counted+Heron', `/en/editor/tools/${slug}`])
      assert.match(textOf(await desk.get(place)), /1 of 8/, place);
    await desk.send(path, { ...sent, description: 'Ein Reiher, der andere Reiher zählt.' });
    for (const place of ['/en/editor/tools?q=Counted+Heron', `/en/editor/tools/${slug}`])
      assert.match(textOf(await desk.get(place)), /2 of 8/, place);
  });
});
