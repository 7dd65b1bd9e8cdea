/** The status page of a published tool: for its maker what to do with it, for others its state alone. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, textOf } from './browser.ts';

const w = await world();

test('a maker finds the address, the badge and the next steps of a published tool, others do not', async () => {
  const maker = await w.person();
  const { account: editor } = await w.person('editor');
  const sent = await maker.post('/api/v1/submissions', submission({ name: 'Teal Lantern' }));
  const id = sent.json.data.id as string;
  const page = `/en/submissions/${id}`;
  const browser = await signedIn(w, maker.account.email);
  const { published } = submissionMessages('en');
  assert.ok(!textOf(await browser.get(page)).includes(published.share), 'not before it is published');
  await approveSubmission(w.db, editor, id);
  const own = await browser.get(page);
  assert.ok(textOf(own).includes(published.title('Teal Lantern')));
  for (const part of [
    `id="address">${w.config.publicUrl}/en/tools/teal-lantern<`,
    'src="/badge/en/teal-lantern.svg"',
    'href="/en/tools/teal-lantern/visits"',
    'href="/en/tools/teal-lantern/claim"',
    'href="/en/tools/teal-lantern/suggest"',
  ])
    assert.ok(own.text.includes(part), part);
  const others = await openBrowser(w).get(page);
  assert.ok(others.text.includes('/en/tools/teal-lantern') && !others.text.includes('/badge/'));
});
