/** Short terms of the field mean their long forms, and symbols are letters of a word. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
await publish(w.db, [
  { name: 'Quince', tagline: 'Speech to text for podcasts and calls' },
  { name: 'Medlar', tagline: 'Text to speech with many voices' },
  { name: 'Sorbus', tagline: 'Text to image: pictures from a sentence', categories: ['image-generation'] },
  { name: 'Rowan', tagline: 'Writes C++ and checks it', categories: ['developer-tools'] },
  { name: 'Aronia', tagline: 'Writes C# and checks it', categories: ['developer-tools'] },
  { name: 'Cleo', tagline: 'Plans a garden' },
  { name: 'Damson', tagline: 'Writes emails', categories: ['writing'] },
  { name: 'DALL·E', tagline: 'Paints what you say', categories: ['image-generation'] },
  { name: 'Gdańsk STD', tagline: 'A guide to a town' },
  ...Array.from({ length: 30 }, (_, at) => ({ name: `Letters ${at}`, tagline: 'Draws figs' })),
]);
await w.app.context.live.refresh();
const namesOf = async (q: string): Promise<string[]> =>
  ((await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}`)).json.data as { name: string }[]).map(
    ({ name }) => name,
  );
const leads = (cases: Readonly<Record<string, string>>) =>
  assertEach(
    Object.entries(cases),
    ([q]) => q,
    async ([q, name]) => assert.equal((await namesOf(q))[0], name),
  );

describe('a search', () => {
  test('reads a short term as its long form', () =>
    leads({ STT: 'Quince', ASR: 'Quince', TTS: 'Medlar', txt2img: 'Sorbus', speech2txt: 'Quince' }));
  test('reads 2 between two words as "to"', () =>
    leads({ text2image: 'Sorbus', speech2text: 'Quince', text2speech: 'Medlar' }));
  test('takes the symbols of C++ and C# for letters', async () => {
    await leads({ 'C++': 'Rowan', 'c#': 'Aronia', 'c++ checker': 'Rowan' });
    assert.equal((await namesOf('C++ chekcs it'))[0], 'Rowan');
    assert.ok(!(await namesOf('C++')).includes('Cleo'));
  });
  test('reads a half-typed e-mail, in French behind an apostrophe', () =>
    leads({ 'e-mail': 'Damson', 'e-mai': 'Damson', "rédaction d'e-mai": 'Damson' }));
});
