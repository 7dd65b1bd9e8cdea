/** The index answers as the naive ranking does, whatever was put, changed and removed, and whatever is asked. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import fc from 'fast-check';
import { LOCALES } from '#catalog/locales.ts';
import { PRICING_CHOICES, PRICING_MODELS } from '#fields/pricing.ts';
import { createReference } from '../../../catalog/search/reference.ts';
import { JOB_STRENGTHS } from '#catalog/search/analysis/jobs/tool-jobs.ts';
import { analyseTool } from '#catalog/search/analysis/analysis.ts';
import {
  type AlternativesQuery,
  type CatalogIndex,
  type CatalogQuery,
  createCatalogIndex,
  type IndexedCategory,
  type IndexedTool,
  SORTS,
} from '#catalog/search/catalog-index.ts';

/** Words that stand for one another, name categories, stem alike, are a letter apart, compounds, wishes and stop words. */
const WORDS =
  'image images picture photo photos background backdrop remove eraser speech text to voice transcription transcribe translate translation translator generate generator generators logo music song video videos code coder coding invoice invoices sheep ship shop goat hens bird birdsong headshot head shot headshots free best app tool tools with for the and ai alternative quixotic quixotics zephyr zephyrs Bild Bilder Übersetzung Hintergrund entfernen Logogenerator Musikgenerator musique images arrière-plan supprimer обзор музыка музыки изображение перевод видео фон удалить переклад зображення музыки kostenlos open source no code without coding 3 v2 4o instead of суно соуно зефир миджо سونو 画像生成 画像 이미지 생성 gen transcr logog obraz obrazy tłumaczenie tło música imagen imágenes traducción صورة الصور ترجمة موسيقى خلفية c++ c# 3d 2024 .net gpt gpt4o google гугл wordpress вордпресс'.split(
    ' ',
  );
const NAMES =
  'Zеphyr Grоk Orbit字 ChatGPT Chat GPT Midjourney Midjorney Perplexity Grok Play Orbit Copilot GitHub Leonardo Kandinsky AnythingLLM Zephyr Sheepdog Headshot Pro Image Maker Writer AI Ai ai App .com io Łódka Straße Миджорни Кандинский شات Звук C++ 3D Suno Sono 画像生成ツール 이미지생성기'.split(
    ' ',
  );

const CATEGORIES: readonly IndexedCategory[] = [
  {
    id: 'image-editing',
    words: { en: ['Image editing', 'photos & pictures'], de: ['Bildbearbeitung'], ar: ['الصور'] },
  },
  { id: 'music-audio', words: { en: ['Music and audio'], ru: ['Музыка и звук'], fr: ['musique'] } },
  { id: 'transcription-translation', words: { en: ['Transcription & translation'], de: ['Übersetzungen'] } },
  { id: 'finance', words: { en: ['Finance', 'invoices'], pl: ['finanse'] } },
  { id: 'productivity', words: { en: ['Productivity', 'tool'], uk: ['продуктивність'] } },
];

const anyWord = fc.constantFrom(...WORDS, ...NAMES);
const words = (minLength: number, maxLength: number): fc.Arbitrary<string> =>
  fc.array(anyWord, { minLength, maxLength }).map((list) => list.join(' '));
const name = fc
  .tuple(
    fc.array(fc.constantFrom(...NAMES, ...WORDS), { minLength: 1, maxLength: 3 }),
    fc.constantFrom(' ', '', '-', '.'),
  )
  .map(([parts, sign]) => parts.join(sign));

const toolUpTo = (max: number): fc.Arbitrary<IndexedTool> =>
  fc
    .record({
      key: fc.integer({ min: 1, max }),
      name,
      texts: fc.array(
        fc.record({
          locale: fc.constantFrom(...LOCALES),
          tagline: words(0, 6),
          description: fc.option(words(0, 10), { nil: null }),
        }),
        { minLength: 1, maxLength: 2 },
      ),
      url: fc.constantFrom(
        'https://example.com/a',
        'https://zephyr.app/',
        'https://www.chatgpt.com/',
        'https://x.ai/',
        'https://labs.google.com/fx',
      ),
      publishedAt: fc.integer({ min: 0, max: 5 }),
      updatedAt: fc.integer({ min: 0, max: 5 }),
      pricing: fc.constantFrom(...PRICING_CHOICES),
      categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES.map(({ id }) => id), 'other'), {
        minLength: 1,
        maxLength: 3,
      }),
      attributes: fc.constantFrom(
        '',
        '',
        'has_api=true',
        'has_api=false platforms=["web"]',
        'platforms=["web","ios"] license=MIT',
      ),
    })
    .map(({ texts, url, ...rest }) => ({
      ...rest,
      id: String((rest.key * 17) % 9_973).padStart(4, '0'),
      slug: `tool-${rest.key}`,
      terms: analyseTool({ name: rest.name, slug: 'x', url, categories: rest.categories, texts }),
    }));

const batch = (keys: number, maxLength: number): fc.Arbitrary<IndexedTool[]> =>
  fc.uniqueArray(toolUpTo(keys), { selector: ({ key }) => key, minLength: Math.floor(maxLength / 2), maxLength });

/** A machine that is busy sees fewer cases. */
const MOST_MS = 20_000;

/** A text with a letter left out, doubled, replaced or swapped with the next one, or cut short. */
const misspelt = fc
  .tuple(anyWord, fc.nat(8), fc.nat(5), fc.constantFrom('e', 'x', 'о', 'ة'))
  .map(([word, at, way, letter]) => {
    const place = at % word.length;
    const [before, after] = [word.slice(0, place), word.slice(place + 1)];
    if (way === 0) return before + after;
    if (way === 1) return before + letter + word.slice(place);
    if (way === 2) return before + letter + after;
    if (way === 3) return before + after.slice(0, 1) + word.charAt(place) + after.slice(1);
    return way === 4 ? word.slice(0, place + 1) : word;
  });
const q = fc.oneof(
  { weight: 4, arbitrary: words(1, 4) },
  {
    weight: 3,
    arbitrary: fc.array(fc.oneof(anyWord, misspelt), { minLength: 1, maxLength: 3 }).map((list) => list.join(' ')),
  },
  { weight: 2, arbitrary: name },
  { weight: 1, arbitrary: fc.tuple(anyWord, anyWord).map(([a, b]) => a + b) },
  { weight: 1, arbitrary: words(5, 13) },
  { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 12 }) },
);
const query: fc.Arbitrary<CatalogQuery> = fc
  .record({
    q: fc.option(q, { nil: undefined, freq: 9 }),
    category: fc.option(fc.constantFrom('image-editing', 'music-audio', 'other', 'unknown'), {
      nil: undefined,
      freq: 1,
    }),
    pricing: fc.option(fc.constantFrom(...PRICING_CHOICES), { nil: undefined, freq: 1 }),
    categories: fc.option(fc.uniqueArray(fc.constantFrom('image-editing', 'music-audio', 'other', 'unknown')), {
      nil: undefined,
      freq: 1,
    }),
    pricings: fc.option(fc.uniqueArray(fc.constantFrom(...PRICING_CHOICES)), { nil: undefined, freq: 1 }),
    attributes: fc.constantFrom(
      {},
      {},
      { has_api: ['true'] },
      { platforms: ['ios', 'web'] },
      { platforms: ['ios'], license: ['MIT'] },
    ),
    sort: fc.constantFrom('relevance', 'relevance', ...SORTS),
    offset: fc.nat(6),
    limit: fc.integer({ min: 1, max: 30 }),
    facets: fc.boolean(),
  })
  .map(({ q: text, category, pricing, ...rest }) => ({
    ...rest,
    ...(text !== undefined && { q: text }),
    ...(category !== undefined && { category }),
    ...(pricing !== undefined && { pricing }),
  }));

const SOME_JOBS = [
  'generate-images',
  'remove-background',
  'generate-images-with-text',
  'transcribe-audio',
  'translate-text',
  'make-music-videos',
];
const alternatives: fc.Arbitrary<AlternativesQuery> = fc.record({
  of: fc.record({
    key: fc.integer({ min: 1, max: 40 }),
    name,
    tagline: words(0, 6),
    description: fc.option(words(0, 10), { nil: null }),
    categories: fc.uniqueArray(fc.constantFrom(...CATEGORIES.map(({ id }) => id), 'other'), { maxLength: 3 }),
    jobs: fc
      .uniqueArray(fc.constantFrom(...SOME_JOBS), { maxLength: 3 })
      .map((ids) => ids.map((id, at) => ({ id, strength: JOB_STRENGTHS[at]! }))),
  }),
  wish: fc.record({
    words: words(0, 2),
    pricing: fc.uniqueArray(fc.constantFrom(...PRICING_MODELS), { maxLength: 2 }),
  }),
  withTool: fc.boolean(),
  category: fc.option(fc.constantFrom('image-editing', 'other'), { nil: undefined, freq: 1 }),
  pricing: fc.option(fc.constantFrom(...PRICING_CHOICES), { nil: undefined, freq: 1 }),
  offset: fc.nat(6),
  limit: fc.integer({ min: 1, max: 30 }),
  facets: fc.boolean(),
});

type Step =
  | { put: IndexedTool[] }
  | { remove: number[] }
  | { categories: number }
  | { find: CatalogQuery }
  | { suggest: string }
  | { alternatives: AlternativesQuery };
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: batch(40, 12).map((put) => ({ put })) },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 40 }), { maxLength: 6 }).map((remove) => ({ remove })) },
  { weight: 1, arbitrary: fc.nat(3).map((categories) => ({ categories })) },
  { weight: 8, arbitrary: query.map((find) => ({ find })) },
  { weight: 2, arbitrary: q.map((suggest) => ({ suggest })) },
  { weight: 3, arbitrary: alternatives.map((one) => ({ alternatives: one })) },
);

/** Does the same with both, and compares what both say. */
const act = (index: CatalogIndex, reference: ReturnType<typeof createReference>, one: Step): void => {
  if ('put' in one) for (const both of [index, reference]) both.put(one.put);
  else if ('remove' in one) for (const both of [index, reference]) both.remove(one.remove);
  else if ('categories' in one) {
    const some = CATEGORIES.filter((_, at) => at % 4 !== one.categories);
    for (const both of [index, reference]) both.setCategories(some);
  } else if ('find' in one) assert.deepEqual(index.find(one.find), reference.find(one.find));
  else if ('alternatives' in one)
    assert.deepEqual(index.alternatives(one.alternatives), reference.alternatives(one.alternatives));
  else assert.deepEqual(index.suggest(one.suggest, 5), reference.suggest(one.suggest, 5));
};

describe('the index and the naive ranking agree', () => {
  test('after every step of any history', () => {
    fc.assert(
      fc.property(batch(40, 30), fc.array(step, { minLength: 10, maxLength: 40 }), (tools, steps) => {
        const [index, reference] = [createCatalogIndex(), createReference()];
        for (const one of [{ categories: 0 }, { put: tools }, ...steps]) act(index, reference, one);
      }),
      { numRuns: 100, interruptAfterTimeLimit: MOST_MS },
    );
  });

  test('on a catalog that is packed and words that many tools say', async () => {
    const [index, reference] = [createCatalogIndex(), createReference()];
    const tools = fc.sample(batch(9_000, 900), { numRuns: 8, seed: 7 }).flat();
    const asked = fc.sample(query, { numRuns: tools.length / 100, seed: 7 });
    act(index, reference, { categories: 0 });
    for (let from = 0; from < tools.length; from += 500) {
      act(index, reference, { put: tools.slice(from, from + 500) });
      act(index, reference, {
        remove: tools.slice(from, from + 500).flatMap(({ key }) => (key % 9 === 0 ? [key] : [])),
      });
      // The table is packed meanwhile.
      for (const find of asked.splice(0, 3)) {
        act(index, reference, { find });
        await turn();
      }
    }
    assert.ok(index.size > 2_048);
    fc.assert(
      fc.property(query, alternatives, (find, one) => {
        act(index, reference, { find });
        act(index, reference, { alternatives: one });
      }),
      { numRuns: 60, interruptAfterTimeLimit: MOST_MS },
    );
  });
});
