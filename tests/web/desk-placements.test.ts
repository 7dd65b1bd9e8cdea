/** Placements at the desk: changing what is booked. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { getPlacement } from '#catalog/tools/placements/placements.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const boss = await signedIn(w, (await w.person('admin')).account.email);
const LIST = '/en/admin/placements';
const BOOKED = { slot: 'home', starts_at: '2026-01-01', ends_at: '2099-12-31', label: 'Winter' };

async function booked(): Promise<{ id: string; mark: string }> {
  const [slug = ''] = await publish(w.db, [{}]);
  await w.app.context.live.refresh();
  const list = await boss.follow(await boss.send(LIST, { ...BOOKED, slug }));
  const id = /href="\/en\/admin\/placements\/([^"]+)"/.exec(list.text)?.[1] ?? '';
  return { id, mark: (await getPlacement(w.db, id)).mark };
}

test('a booking is changed in place, time and note, at once on the pages and in the history', async () => {
  const { id, mark } = await booked();
  assert.match((await boss.get(`${LIST}/${id}`)).text, /value="2099-12-31"/);
  assert.ok((await w.visitor.get('/en')).text.includes('class="sponsored"'));
  const changed = { ...BOOKED, slot: 'results', ends_at: '2098-06-30', label: 'Spring', mark };
  const list = await boss.follow(await boss.send(`${LIST}/${id}`, changed));
  assert.ok(textOf(list).includes('The placement has been changed') && textOf(list).includes('Spring'));
  assert.ok(!(await w.visitor.get('/en')).text.includes('class="sponsored"'));
  assert.ok((await w.visitor.get('/en/tools')).text.includes('class="sponsored"'));
  const last = (await listHistory(w.db, id)).at(-1);
  assert.deepEqual(
    [last?.action, last?.detail],
    [
      'edit',
      {
        changes: {
          slot: { old: 'home', new: 'results' },
          ends_at: { old: '2099-12-31T23:59:59.000Z', new: '2098-06-30T23:59:59.000Z' },
          label: { old: 'Winter', new: 'Spring' },
        },
      },
    ],
  );
  await boss.send(`${LIST}/${id}/end`);
});

test('a change is refused for bad fields, over another one’s change, and once the booking has ended', async () => {
  const { id, mark } = await booked();
  const refused = await boss.send(`${LIST}/${id}`, {
    slot: 'moon',
    starts_at: 'x',
    ends_at: '2020-01-01',
    label: '',
    mark,
  });
  assert.equal(refused.status, 422);
  for (const field of ['slot', 'starts_at', 'ends_at', 'label'])
    assert.ok(refused.text.includes(`href="#field-${field}"`), field);
  await boss.follow(await boss.send(`${LIST}/${id}`, { ...BOOKED, label: 'First', mark }));
  const late = await boss.send(`${LIST}/${id}`, { ...BOOKED, label: 'Second', mark });
  assert.equal(late.status, 409);
  assert.ok(late.text.includes('value="First"'));
  await boss.send(`${LIST}/${id}/end`);
  const after = (await getPlacement(w.db, id)).mark;
  assert.equal((await boss.send(`${LIST}/${id}`, { ...BOOKED, mark: after })).status, 409);
  assert.equal((await boss.get(`${LIST}/nothing`)).status, 404);
});

test('the tool of a booking is named by its slug, its page here or its website; none is asked for', async () => {
  const url = 'https://lantern-desk.example.com/';
  const [slug = ''] = await publish(w.db, [{ name: 'Lantern Desk', url }]);
  await w.app.context.live.refresh();
  for (const named of [slug, `http://localhost:3000/de/tools/${slug}`, url]) {
    const list = await boss.follow(await boss.send(LIST, { ...BOOKED, slug: named, label: `By ${named}` }));
    assert.ok(textOf(list).includes(`By ${named}`), named);
  }
  const refused = await boss.send(LIST, { ...BOOKED, slug: ' ' });
  assert.equal(refused.status, 422);
  assert.match(textOf(refused), /Still missing:\s+Tool/);
  const unknown = await boss.send(LIST, { ...BOOKED, slug: 'no-such-tool' });
  assert.equal(unknown.status, 422);
  assert.ok(unknown.text.includes('value="no-such-tool"'));
});
