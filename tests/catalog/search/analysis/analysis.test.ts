/** What is stored of a tool for search, and that a change of it is noticed. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, it, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { readModelFile } from '#catalog/models.ts';
import { isStopWord } from '#catalog/language/stop-words.ts';
import { analyseTool, ANALYSIS_VERSION, jobsIn } from '#catalog/search/analysis/analysis.ts';
import { fixedTermsOf } from '#catalog/language/fixed-terms.ts';
import { thesaurusPhrases, thesaurusText } from '../../../../training/thesaurus.ts';

const analyse = (name: string, tagline: string, description: string | null = null, url = 'https://a.example/b') =>
  analyseTool({ name, slug: 'x', url, categories: [], texts: [{ locale: 'en', tagline, description }] }).split('\n');

describe('the terms of a tool', () => {
  it('stand by place, each once, without stop words', () => {
    const [name, tagline, description] = analyse('Deck Maker', 'The deck for your talks', 'A talk needs slides');
    assert.equal(name, 'deck maker');
    assert.equal(tagline, 'talk');
    assert.equal(description, 'need slide');
  });
  it('hold the parts of a name and the phrases of texts', () => {
    const [name, tagline] = analyse('AnythingLLM', 'Turns speech to text');
    assert.deepEqual(name?.split(' ').toSorted(), ['anyth', 'anythingllm', 'llm']);
    assert.ok(tagline?.split(' ').includes('speech_to_text'));
  });
  it('hold the domain of a tool that has one of its own, and no host of many', () => {
    assert.equal(analyse('Grok', 'Talks', null, 'https://x-talk.ai/')[3], 'xtalkai xtalk');
    assert.equal(analyse('Grok', 'Talks', null, 'https://github.com/someone/grok')[3], '');
    assert.equal(analyse('Grok', 'Talks', null, 'https://grok.pages.example/')[3], '');
  });
  it('end with how many words name and original tagline have', () => {
    assert.equal(analyse('Deck Maker', 'The deck for your talks', 'A talk needs slides')[4], '3');
  });
  it('are bounded for the longest text', () => {
    const words = Array.from({ length: 5_000 }, (_, at) => `w${at}`).join(' ');
    assert.ok(analyse('Long', words, words).join(' ').split(' ').length <= 1_510);
  });
});

describe('the jobs of a tool', () => {
  const jobsOf = (name: string, texts: { locale: (typeof LOCALES)[number]; tagline: string }[]) =>
    jobsIn(
      analyseTool({
        name,
        slug: 'x',
        url: 'https://a.example/b',
        categories: [],
        texts: texts.map((text) => ({ ...text, description: null })),
      }),
    );

  it('are told from its texts in any language', () => {
    for (const [locale, tagline] of [
      ['en', 'Remove the background from any photo in seconds'],
      ['de', 'Hintergrund aus Fotos entfernen'],
      ['pl', 'Usuwa tło ze zdjęć jednym kliknięciem'],
      ['ru', 'Удалить фон на фото'],
    ] as const)
      assert.equal(jobsOf('Zorvik', [{ locale, tagline }])[0]?.id, 'remove-background', tagline);
  });

  it('are none where the texts tell none', () => {
    assert.deepEqual(jobsOf('Zorvik', [{ locale: 'en', tagline: 'Used tractor parts, delivered by van' }]), []);
  });

  it('are six at most', () => {
    const tagline =
      'Logos. Subtitles. Flashcards. Tattoo ideas. Translate documents. Remove vocals. Meal plans. Face swap.';
    assert.equal(jobsOf('Zorvik', [{ locale: 'en', tagline }]).length, 6);
  });
});

describe('the version of the analysis', () => {
  it('was raised with the last change of word lists and terms (put the new fingerprint here and raise it)', () => {
    const samples = LOCALES.map((locale) =>
      analyseTool({
        name: 'Größe-2 ImageMaker.ai',
        slug: 'x',
        url: 'https://www.size2.app/',
        categories: [],
        texts: [
          {
            locale,
            tagline: 'Übersetzungen 12 изображений الصور générateurs imágenes obrazów зображень',
            description: null,
          },
        ],
      }),
    );
    const stopWords = LOCALES.map((locale) =>
      ['the', 'и', 'та', 'w', 'der', 'el', 'les', 'في'].map((word) => isStopWord(word, locale)),
    );
    const fingerprint = createHash('sha256')
      .update(JSON.stringify([LOCALES.map(thesaurusPhrases), LOCALES.map(fixedTermsOf), samples, stopWords]))
      .digest('hex')
      .slice(0, 12);
    assert.deepEqual({ version: ANALYSIS_VERSION, fingerprint }, { version: 23, fingerprint: 'd5e9679f30d1' });
  });
});

test('what search reads of the thesaurus is made of the thesaurus, the fixed terms and the stems as they are', () => {
  const stored = readModelFile('models/thesaurus.json').toString();
  assert.ok(stored === thesaurusText(), 'npm run train has to write it anew');
});
