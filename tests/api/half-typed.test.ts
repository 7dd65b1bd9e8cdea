/** The last word of a search may be half typed: it goes on as the words before it make it likely. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
await publish(w.db, [
  { name: 'Typewell', tagline: 'Speech recognition for recordings', categories: ['transcription-translation'] },
  { name: 'Papervoice', tagline: 'Dubbing and VO for films', categories: ['video'] },
  { name: 'Tonguetie', tagline: 'Learn languages by talking', categories: ['education'] },
  { name: 'Stemling', tagline: 'Removes vocals from songs', categories: ['music-audio'] },
  { name: 'Inkmail', tagline: 'Writes emails for you', categories: ['email'] },
  { name: 'Slidewell', tagline: 'Makes presentations', categories: ['design'] },
  { name: 'Gifta', tagline: 'Creates a present for a friend', categories: ['design'] },
  { name: 'Askaway', tagline: 'Quiz generator', categories: ['education'] },
  { name: 'Malleo', tagline: 'Draws malls', categories: ['design'] },
  ...Array.from({ length: 20 }, (_, at) => ({ name: `Rowan ${at}`, tagline: 'Draws figs', categories: ['design'] })),
]);
await w.app.context.live.refresh();
const first = async (q: string): Promise<string> =>
  (await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}`)).json.data[0]?.name;

describe('a half-typed last word', () => {
  test('goes on as the phrase that it begins', async () =>
    assertEach(
      ['розпізнавання мов', 'reconocimiento de vo', 'reconnaissance voca', 'speech recogni', 'rozpoznawanie mow'],
      String,
      async (q) => assert.equal(await first(q), 'Typewell'),
    ));

  test('goes on where it is another word, or one that never ends a search', async () => {
    assert.equal(await first('créer une prés'), 'Slidewell');
    assert.equal(await first('générateur de qui'), 'Askaway');
  });

  test('is one word with an apostrophe or hyphen before it', async () =>
    assertEach(["rédaction d'e-mai", 'rédaction d’e-mai', 'write an e-mai'], String, async (q) =>
      assert.equal(await first(q), 'Inkmail'),
    ));

  test('stays as it is where it ends a phrase', async () =>
    assert.equal(await first('speech recognition'), 'Typewell'));
});
