/** Prices and attributes are asked for beside the job: among tools that do it, those come first that state or tell them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../support/assert-each.ts';
import { publish } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
const tools = { categories: ['developer-tools'] };
await publish(w.db, [
  { ...tools, name: 'Quince', tagline: 'LLM monitoring and observability', pricingModel: 'paid' },
  { ...tools, name: 'Medlar', tagline: 'Open-source LLM monitoring and observability', pricingModel: 'freemium' },
  { ...tools, name: 'Sorbus', tagline: 'LLM observability and monitoring', pricingModel: 'open_source' },
  { ...tools, name: 'Grakle', tagline: 'An open-source large language model', pricingModel: 'open_source' },
  { ...tools, name: 'Laminar', tagline: 'Open source LLM', pricingModel: 'open_source' },
  { name: 'Rowan', tagline: 'Transcribes meetings and writes the minutes', categories: ['writing'] },
  { name: 'Aronia', tagline: 'Transcribes meetings, self-hosted', categories: ['writing'] },
  { name: 'Damson', tagline: 'Transcribes meetings offline, on your computer', categories: ['writing'] },
  { name: 'Elder', tagline: 'Transcribes meetings and writes minutes', categories: ['writing'], selfHosted: true },
  { name: 'Almond', tagline: 'A personal journal for iPhone', categories: ['writing'] },
  { name: 'Hazel', tagline: 'Write your private diary', categories: ['writing'] },
  { name: 'Sloe.io', tagline: 'A personal career coach', categories: ['writing'] },
  { name: 'Bullace.io', tagline: 'Personal speeches', categories: ['writing'] },
  { name: 'Meetings', tagline: 'A calendar for rooms', categories: ['writing'] },
  ...Array.from({ length: 40 }, (_, at) => ({ name: `Letters ${at}`, tagline: 'Draws figs', categories: ['video'] })),
]);
await w.app.context.live.refresh();
const namesOf = async (q: string): Promise<string[]> =>
  ((await w.visitor.get(`/api/v1/tools?q=${encodeURIComponent(q)}`)).json.data as { name: string }[]).map(
    ({ name }) => name,
  );

describe('a price in a search', () => {
  test('counts after the job is decided, stated or told', async () =>
    assertEach(
      [
        'Open Source LLM Monitoring',
        'monitoring LLM open source',
        'мониторинг LLM с открытым исходным кодом',
        'monitorización de LLM de código abierto',
        'моніторинг LLM з відкритим кодом',
        'monitoring LLM otwarty kod',
      ],
      String,
      async (q) => {
        const found = await namesOf(q);
        assert.deepEqual(found.slice(0, 2).toSorted(), ['Medlar', 'Sorbus'], found.join());
      },
    ));
});

describe('an attribute in a search', () => {
  test('leads with tools that state it or whose texts tell it, the others follow', async () =>
    assertEach(
      [
        'self-hosted meeting transcription',
        'transcribe meetings on my own server',
        'Besprechungen transkribieren auf dem eigenen Server',
        'транскрипция встреч на своём сервере',
        'transkrypcja spotkań na własnym serwerze',
      ],
      String,
      async (q) => {
        const found = await namesOf(q);
        assert.deepEqual(found.slice(0, 2).toSorted(), ['Aronia', 'Elder'], found.join());
        assert.ok(found.includes('Rowan'));
      },
    ));
  test('that is no field is told by texts alone', async () =>
    assertEach(
      ['transcribe meetings locally', 'offline meeting transcription', 'Besprechungen lokal transkribieren'],
      String,
      async (q) => assert.equal((await namesOf(q))[0], 'Damson'),
    ));
  test('is not taken for a part of a name that its word has for a stem', async () =>
    assertEach(
      ['diario personal en el iPhone', 'personal diary on iPhone', 'journal personnel sur iPhone'],
      String,
      async (q) => assert.deepEqual((await namesOf(q)).slice(0, 2), ['Almond', 'Hazel']),
    ));
  test('comes before a name that has the word of the job alone', async () =>
    assert.notEqual((await namesOf('self-hosted meetings'))[0], 'Meetings'));
});
