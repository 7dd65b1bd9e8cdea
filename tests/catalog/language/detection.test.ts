/** What language a text is in, when nobody says it. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { detectLocale, languageOf } from '#catalog/language/detection.ts';

const SENTENCES = {
  en: 'Turns a rough sketch into a clean vector drawing that you can edit',
  ar: 'يحوّل الرسم السريع إلى رسم نظيف يمكنك تعديله',
  ru: 'Превращает набросок в чистый рисунок, который можно править',
  uk: 'Перетворює ескіз на чистий малюнок, який можна редагувати',
  pl: 'Zamienia szybki szkic w czysty rysunek, który można poprawić',
  de: 'Macht aus einer Skizze eine saubere Zeichnung, die sich bearbeiten lässt',
  es: 'Convierte un boceto en un dibujo limpio que puedes editar',
  fr: 'Transforme un croquis en un dessin net que vous pouvez modifier',
};

describe('the language of a text', () => {
  for (const [locale, sentence] of Object.entries(SENTENCES))
    test(`is told of a sentence in ${locale}`, () => assert.equal(detectLocale(sentence), locale));

  for (const text of [
    'Crème: le chat for cafés and résumés',
    'Jalapeño recipes on demand',
    'Über-fast AI search over your notes',
    'Die-cut stickers, AI made',
    'Photo AI',
    '42',
    '',
  ])
    test(`is English in doubt: "${text}"`, () => assert.equal(detectLocale(text), 'en'));

  test('is told of tagline and description together', () => {
    assert.equal(languageOf({ tagline: 'KI-Bildgenerator', description: null }), 'en');
    assert.equal(languageOf({ tagline: 'KI-Bildgenerator', description: 'Bilder aus Worten, auch für Plakate' }), 'de');
  });

  test('is none into which it was translated, unless its script says so', () => {
    assert.equal(detectLocale(SENTENCES.es, ['es']), 'en');
    assert.equal(detectLocale(SENTENCES.ru, ['ru']), 'ru');
  });
});
