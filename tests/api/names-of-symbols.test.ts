/** A name has a letter or digit of some script; an emoji beside letters is found like them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { publish, submission } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
const owner = await w.person();
const problemsOf = async (name: string): Promise<{ field: string; message: string }[]> => {
  const { problems } = (await owner.post('/api/v1/submissions/validate', submission({ name }))).json.data;
  return (problems as { field: string; message: string }[]).filter(({ field }) => field === 'name');
};

describe('a name', () => {
  test('of symbols only is refused', async () =>
    assertEach(['--------', '🦊🦊', '...', '¿?', '★ ★'], String, async (name) => {
      assert.deepEqual(
        (await problemsOf(name)).map(({ message }) => message),
        ['Include at least one letter or digit.'],
      );
    }));
  test('of symbols only is refused with 422 where it is submitted', async () => {
    const { status, json } = await owner.post('/api/v1/submissions', submission({ name: '--------' }));
    assert.deepEqual([status, Object.keys(json.error.fields as object)], [422, ['name']]);
  });
  test('of one letter or digit of any script beside symbols is not', async () =>
    assertEach(['🦊a', '-- 7 --', 'ж!', '中★', '٣…', 'ع!'], String, async (name) =>
      assert.deepEqual(await problemsOf(name), []),
    ));
});

describe('an emoji in a name', async () => {
  await publish(w.db, [
    { name: '🦊 Vulpina', tagline: 'Draws quinces' },
    { name: 'Ledgerwood', tagline: 'Draws 🦊 and quinces' },
    { name: '👩‍💻 Codina', tagline: 'Draws figs' },
  ]);
  await w.app.context.live.refresh();
  const namesOf = async (q: string): Promise<string[]> =>
    ((await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}`)).json.data as { name: string }[]).map(
      ({ name }) => name,
    );
  test('is found by the emoji, by the letters and by both', async () =>
    assertEach(['🦊', 'vulpina', '🦊 Vulpina', 'Vulpina 🦊'], String, async (q) =>
      assert.equal((await namesOf(q))[0], '🦊 Vulpina'),
    ));
  test('is found in its name alone, also as a sequence', async () => {
    assert.deepEqual(await namesOf('🦊'), ['🦊 Vulpina']);
    assert.deepEqual(await namesOf('👩‍💻'), ['👩‍💻 Codina']);
  });
  test('does not matter beside other words', async () =>
    assert.deepEqual((await namesOf('🎨 quinces')).toSorted(), (await namesOf('quinces')).toSorted()));
});
