/** Texts that say to be an alternative to a tool, in eight languages: their tools come first among its alternatives. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { publish } from '../support/factories.ts';
import { checkedWorld } from './conformance.ts';

const w = await checkedWorld();
const SAYING = {
  en: ['A free alternative to Gramofono', 'The Gramofono alternative for teams', 'An open implementation of Gramofono'],
  de: ['Eine kostenlose Alternative zu Gramofono und Walzer'],
  fr: ['Une alternative libre à Gramofono'],
  es: ['Alternativa gratuita a Gramofono'],
  pl: ['Darmowa alternatywa dla Gramofono'],
  ru: ['Бесплатный аналог Gramofono'],
  uk: ['Безкоштовна альтернатива Gramofono'],
  ar: ['بديل مجاني لـ Gramofono'],
} as const;
const said = Object.entries(SAYING).flatMap(([locale, taglines]) => taglines.map((tagline) => ({ locale, tagline })));
const [gramofono = '', ...slugs] = await publish(w.db, [
  { name: 'Gramofono', tagline: 'Reads letters aloud', categories: ['writing'] },
  ...said.map(({ locale, tagline }, at) => ({
    name: `Sayer ${at}`,
    tagline,
    description: null,
    originalLocale: locale as 'en',
    categories: ['video'],
  })),
  { name: 'Namer', tagline: 'Buttons for Gramofono', description: null, categories: ['video'] },
]);
await w.app.context.live.refresh();

describe('a text that says to be an alternative', () => {
  for (const [at, { locale, tagline }] of said.entries()) {
    test(`in ${locale} is enough: ${tagline}`, async () => {
      const { json } = await w.visitor.get(`/api/v1/tools/${gramofono}/alternatives?per_page=50`);
      const found = json.data.map(({ slug }: { slug: string }) => slug);
      const place = found.indexOf(slugs[at]);
      assert.ok(place >= 0 && place < said.length, String(place));
      assert.ok(!found.includes(slugs.at(-1)), 'naming it is not saying so');
    });
  }
});
