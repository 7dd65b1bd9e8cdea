/** listTools says how it read a query: what it corrected, let go of, and which filters the words ask for. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('search in an answer of listTools', () => {
  const world = sharedCheckedWorld();
  const get = async (query: string) => (await world.visitor.get(`/api/v1/tools?${query}`)).json;

  before(async () => {
    await publish(world.db, [
      { name: 'Midjourney', tagline: 'Pictures from words', categories: ['image-generation'] },
      { name: 'Lexia', tagline: 'Answers on WhatsApp', categories: ['chatbots'], pricingModel: 'free' },
      { name: 'Lexo', tagline: 'Answers on WhatsApp', categories: ['chatbots'], pricingModel: 'paid' },
      {
        name: 'Zorbel',
        tagline: 'A ledger for quince',
        categories: ['finance'],
        selfHosted: true,
        needsAccount: false,
      },
      { name: 'Sayso', tagline: 'Transcription for presentations', categories: ['writing'] },
      { name: 'Ambrel', tagline: 'A ledger for quince', categories: ['finance'] },
      ...Array.from({ length: 40 }, (_, at) => ({ name: `Letters ${at}`, categories: ['writing'] })),
    ]);
    await world.app.context.live.refresh();
  });

  test('is there with a query alone', async () => {
    assert.equal((await get('')).search, undefined);
    assert.equal((await get('q=%20')).search, undefined);
    assert.deepEqual((await get('q=midjourney')).search, {
      corrected: null,
      ignored: [],
      hints: [],
      relaxed: [],
      alternatives_to: null,
      left_out: 0,
      phrases: [],
      excluded: [],
      address: null,
    });
  });

  test('tells a correction, and none where exact is true', async () => {
    const { data, search } = await get('q=midjorney');
    assert.deepEqual(search.corrected, { from: 'midjorney', to: 'midjourney' });
    assert.equal(data[0].name, 'Midjourney');
    assert.equal((await get('q=midjorney&exact=true')).search.corrected, null);
    assert.equal((await get('q=midjorney&exact=true')).links.self.includes('exact=true'), true);
  });

  test('corrects a long word with two wrong letters, but not another form of a word', async () => {
    for (const [q, to] of [
      ['whatsap trasncripton', 'whatsapp transcription'],
      ['presantasion maker', 'presentation maker'],
      ['Präsentatonn', 'prasentation'],
      ['презинтацыя создать', 'презентация создать'],
    ] as const)
      assert.equal((await get(`q=${encodeURIComponent(q)}`)).search.corrected?.to, to, q);
    assert.equal((await get(`q=${encodeURIComponent('відповідало')}`)).search.corrected, null);
  });

  test('takes exact as true or false alone', async () => {
    const { status } = await world.visitor.get('/api/v1/tools?q=a&exact=1');
    assert.equal(status, 422);
  });

  test('tells words that were not used', async () =>
    assert.deepEqual((await get('q=frobnicator%20whatsapp%20answers')).search.ignored, ['frobnicator']));

  test('tells the price that is asked for, whose tools come first', async () => {
    for (const [q, value, name] of [
      ['whatsapp answers for free', 'free', 'Lexia'],
      ['whatsapp kostenlos', 'free', 'Lexia'],
      ['whatsapp de pago', 'paid', 'Lexo'],
    ] as const) {
      const { data, search } = await get(`q=${encodeURIComponent(q)}`);
      assert.deepEqual(search.hints, [{ parameter: 'pricing', value }], q);
      assert.equal(data[0].name, name, q);
    }
  });

  test('tells what is asked for that is stated about tools, in eight languages', async () => {
    for (const [q, parameter, value] of [
      ['answers chrome extension', 'platforms', 'browser_extension'],
      ['answers ios app', 'platforms', 'ios'],
      ['answers with api', 'has_api', 'true'],
      ['self-hosted answers', 'self_hosted', 'true'],
      ['answers no sign up', 'needs_account', 'false'],
      ['ответы без регистрации', 'needs_account', 'false'],
      ['відповіді на своєму сервері', 'self_hosted', 'true'],
      ['odpowiedzi bez rejestracji', 'needs_account', 'false'],
      ['Antworten ohne Anmeldung', 'needs_account', 'false'],
      ['respuestas con api', 'has_api', 'true'],
      ['réponses sans inscription', 'needs_account', 'false'],
      ['إجابات بدون تسجيل', 'needs_account', 'false'],
    ] as const)
      assert.deepEqual((await get(`q=${encodeURIComponent(q)}`)).search.hints, [{ parameter, value }], q);
    for (const q of ['api testing', 'sign language', 'browser history', 'hosted answers', 'windows cleaning'])
      assert.deepEqual((await get(`q=${encodeURIComponent(q)}`)).search.hints, [], q);
  });

  test('raises tools of which it is stated over those that only share the subject', async () => {
    const names = async (q: string): Promise<string[]> =>
      (await get(`q=${encodeURIComponent(q)}`)).data.map(({ name }: { name: string }) => name);
    assert.deepEqual(await names('quince ledger'), ['Ambrel', 'Zorbel']);
    assert.deepEqual(await names('quince ledger self hosted'), ['Zorbel', 'Ambrel']);
    assert.deepEqual(await names('quince ledger sans compte'), ['Zorbel', 'Ambrel']);
  });

  test('is the same under a filter', async () => {
    const { data, search } = await get('q=frobnicator%20whatsapp%20answers&pricing=open_source');
    assert.deepEqual([data, search.ignored], [[], ['frobnicator']]);
  });
});
