/** A tool in a language that it was not written in: what is translated, what is said of the rest, and the same tools beside it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { saveTranslation } from '#catalog/tools/edits.ts';
import { createPlacement } from '#catalog/tools/placements/placements.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';

const w = await world();
const editor = (await w.person('editor')).account;

test('a description without a translation is shown in its own language, marked, and the page says so', async () => {
  const [slug = ''] = await publish(w.db, [
    { name: 'Half Heron', tagline: 'Counts birds with AI.', description: 'A heron that counts birds.' },
  ]);
  await saveTranslation(w.db, editor, slug, { locale: 'ar', tagline: 'يعدّ الطيور بالذكاء الاصطناعي.', description: '' });
  await w.app.context.live.refresh();
  const { text } = await w.visitor.get(`/ar/tools/${slug}`);
  assert.match(text, /<p class="lead">\s*<bdi>يعدّ الطيور/);
  assert.match(text, /class="translation-note">[^<]*الإنجليزية/);
  assert.match(
    text,
    /<div class="prose" dir="ltr">\s*<p class="lines">\s*<bdi lang="en" dir="ltr">A heron that counts birds\./,
  );
  const own = await w.visitor.get(`/en/tools/${slug}`);
  assert.doesNotMatch(own.text, /translation-note/);
});

test('a tagline says its language wherever it is shown in another one, sponsored boxes included', async () => {
  const names = ['Tern Alpha', 'Tern Beta', 'Tern Gamma', 'Tern Delta'];
  const written = 'en' as const;
  const tagline = 'Cuts videos of terns with AI.';
  const slugs = await publish(
    w.db,
    names.map((name) => ({ categories: ['video'], originalLocale: written, name, tagline })),
  );
  const [slug = ''] = slugs;
  const translated = 'Schneidet Filme von Seeschwalben.';
  for (const each of slugs)
    await saveTranslation(w.db, editor, each, { locale: 'de', tagline: translated, description: '' });
  for (const slot of ['home', 'results', 'category']) {
    const times = { startsAt: '2026-01-01', endsAt: '2099-01-01' };
    await createPlacement(w.db, (await w.person('admin')).account, { slug, slot, ...times, label: 'Terns' });
  }
  await w.app.context.live.refresh();
  w.clock.advance(3_000);
  const pages = ['', '/tools', '/tools?q=terns', '/categories/video', `/tools/${slug}`, `/tools/${slug}/alternatives`];
  const seen = { de: 0, en: 0, fr: 0 };
  for (const page of [...pages, `/compare?tools=${slugs.join()}`, `/tools/${slug}/report`])
    for (const locale of ['de', 'en', 'fr'] as const) {
      const { text } = await w.visitor.get(`/${locale}${page}`);
      const shown = [...text.matchAll(/<bdi([^>]*)>(?:Cuts videos of terns|Schneidet Filme von)/g)];
      seen[locale] += shown.length;
      for (const [, marks] of shown) assert.equal(marks, locale === 'fr' ? ' lang="en" dir="ltr"' : '', locale + page);
    }
  assert.ok(seen.fr > 15 && seen.fr === seen.en && seen.en === seen.de, JSON.stringify(seen));
});

test('similar tools are the same in every language', async () => {
  const named = ['Gannet Scribe', 'Gannet Notes', 'Gannet Voice', 'Gannet Minutes'];
  const [slug = ''] = await publish(
    w.db,
    named.map((name) => ({
      name,
      tagline: `${name} writes down what is said in meetings.`,
      description: 'Meeting notes by AI.',
    })),
  );
  await saveTranslation(w.db, editor, slug, { locale: 'ar', tagline: 'يرسم صورًا للكتب.', description: 'يرسم.' });
  await w.app.context.live.refresh();
  const similar = async (locale: string): Promise<string[]> => {
    const { text } = await w.visitor.get(`/${locale}/tools/${slug}`);
    const section = text.slice(text.indexOf('aria-labelledby="alternatives"'));
    return [...section.matchAll(/href="\/\w\w\/tools\/([\w-]+)"/g)].map(([, other = '']) => other);
  };
  const english = await similar('en');
  assert.ok(english.length >= 3, english.join());
  for (const locale of LOCALES) assert.deepEqual(await similar(locale), english, locale);
});
