/** Search in eight languages: word forms, letters, synonyms and categories. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Locale } from '#catalog/locales.ts';
import { fold } from '#catalog/language/fold.ts';
import { assertEach } from '../../support/assert-each.ts';
import { demoCategories, indexSketches } from './sample-index.ts';
import { stem } from '#catalog/language/stems.ts';

describe('forms of one word have one stem', () => {
  const families: Record<Exclude<Locale, 'en'> | 'en', string[][]> = {
    en: [
      ['generator', 'generators', 'generating'],
      ['image', 'images'],
      ['transcribe', 'transcribed', 'transcribing'],
    ],
    de: [
      ['Präsentation', 'Präsentationen', 'prasentation'],
      ['Übersetzung', 'Übersetzungen', 'uebersetzung'],
      ['Bild', 'Bilder', 'Bildern'],
    ],
    es: [
      ['imagen', 'imágenes', 'imagenes'],
      ['traducción', 'traducciones'],
      ['reunión', 'reuniones'],
    ],
    fr: [
      ['générateur', 'générateurs', 'generateur'],
      ['réunion', 'réunions'],
      ['résumé', 'résumer'],
    ],
    pl: [
      ['obraz', 'obrazy', 'obrazów', 'obrazami'],
      ['tło', 'tła', 'tłem'],
      ['tłumaczenie', 'tłumaczenia'],
      ['prezentacja', 'prezentacje', 'prezentacji'],
    ],
    ru: [
      ['изображение', 'изображения', 'изображений'],
      ['презентация', 'презентации', 'презентаций'],
      ['голос', 'голоса', 'голосом'],
    ],
    uk: [
      ['зображення', 'зображень'],
      ['презентація', 'презентації', 'презентацій'],
      ['фон', 'фону'],
    ],
    ar: [
      ['صورة', 'صور', 'الصور', 'الصُّوَر'],
      ['ترجمة', 'الترجمة', 'والترجمة'],
      ['أداة', 'اداة', 'الأداة'],
      ['خلفية', 'الخلفية'],
    ],
  };
  it('in every language', () =>
    assertEach(
      Object.entries(families),
      ([locale]) => locale,
      ([locale, groups]) =>
        assertEach(
          groups,
          (words) => `${locale}: ${words.join(', ')}`,
          (words) => {
            assert.equal(new Set(words.map((word) => stem(fold(word), locale as Locale))).size, 1);
          },
        ),
    ));
});

describe('letters that people type differently are one letter', () => {
  const pairs = [
    ['żółw', 'zolw'],
    ['Ørsted', 'orsted'],
    ['weiß', 'weiss'],
    ['ёлка', 'елка'],
    ['إزالة', 'ازاله'],
    ['مرحبـــا', 'مرحبا'],
    ['ﻻ', 'لا'],
    ['١٢٣', '123'],
  ] as const;
  it('whatever of them was typed', () =>
    assertEach(
      pairs,
      ([one, other]) => `${one} and ${other}`,
      ([one, other]) => assert.equal(fold(one), fold(other)),
    ));
});

describe('a query in any language finds a tool whose text is English only', () => {
  const { search } = indexSketches(
    [
      { name: 'Slazz', tagline: 'Remove the background from a photo', categories: ['image-editing'] },
      { name: 'Deckster', tagline: 'Create slides in minutes', categories: ['presentations'] },
      { name: 'Ledgerly', tagline: 'Close the books faster', categories: ['finance'] },
    ],
    demoCategories(),
  );
  const queries: [string, string][] = [
    ['Hintergrund entfernen', 'Slazz'],
    ['supprimer l’arrière-plan', 'Slazz'],
    ['eliminar fondo', 'Slazz'],
    ['usuwanie tła', 'Slazz'],
    ['удалить фон', 'Slazz'],
    ['видалити фон', 'Slazz'],
    ['إزالة الخلفية', 'Slazz'],
    ['Präsentationen', 'Deckster'],
    ['презентации', 'Deckster'],
    ['презентації', 'Deckster'],
    ['prezentacje', 'Deckster'],
    ['presentación', 'Deckster'],
    ['عروض تقديمية', 'Deckster'],
  ];
  it('by its words', () =>
    assertEach(
      queries,
      ([q]) => q,
      ([q, name]) => assert.equal(search(q)[0], name),
    ));
  it('through the name of its category alone', () => {
    for (const q of ['Finanzen', 'finanse', 'финансы', 'фінанси', 'مالية', 'finanzas'])
      assert.ok(search(q).includes('Ledgerly'), q);
  });
});

describe('a text in another language is found in that language', () => {
  const { search } = indexSketches([
    { name: 'Alpha', texts: [{ locale: 'ru', tagline: 'Гороскопы на каждый день', description: null }] },
    { name: 'Beta', texts: [{ locale: 'de', tagline: 'Findet verlorene Schlüssel', description: null }] },
    { name: 'Gamma', texts: [{ locale: 'ar', tagline: 'مواعيد الصلاة والقبلة', description: null }] },
  ]);
  it('ru', () => assert.deepEqual(search('гороскоп'), ['Alpha']));
  it('de', () => assert.deepEqual(search('Schlüsseln'), ['Beta']));
  it('ar', () => assert.deepEqual(search('القبلة'), ['Gamma']));
  it('and in others through words for the same thing', () => assert.deepEqual(search('horoscope'), ['Alpha']));
});
