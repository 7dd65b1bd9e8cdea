/** getTool: one published tool with its texts, and the one answer for everything that is not one. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { quarantineTool, removeTool } from '#catalog/moderation/quarantine.ts';
import { publish, submission } from '../support/factories.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('getTool', () => {
  const world = sharedCheckedWorld();
  const get = (slug: string, query = '') => world.visitor.get(`/api/v1/tools/${slug}${query}`);

  before(async () => {
    await publish(world.db, [
      {
        slug: 'lumen',
        name: 'Lumen',
        tagline: 'Turns sketches into paintings.',
        description: 'It paints.',
        categories: ['image-generation', 'video'],
        contactEmail: 'owner@lumen.example.com',
        originalLocale: 'en',
        translations: {
          de: { tagline: 'Macht aus Skizzen Gemälde.', description: 'Es malt.', provenance: 'editor' },
          ar: { tagline: 'يحول الرسومات إلى لوحات.', description: null, provenance: 'machine' },
        },
      },
      { slug: 'bare', description: null },
      { slug: 'hidden' },
      { slug: 'gone' },
    ]);
    const editor = await world.person('editor');
    for (const slug of ['hidden', 'gone']) await quarantineTool(world.db, editor.account, slug, { reason: 'policy' });
    await removeTool(world.db, editor.account, 'gone', { reason: 'spam' });
    await world.app.context.live.refresh();
  });

  test('gives the tool with its description, languages and link state', async () => {
    const { status, json, headers, text } = await get('lumen');
    assert.equal(status, 200);
    assert.equal(headers.get('content-language'), 'en');
    assert.ok(!text.includes('owner@'));
    const { data } = json;
    assert.equal(data.description, 'It paints.');
    assert.equal(data.locale, 'en');
    assert.deepEqual(data.available_locales, ['en', 'ar', 'de']);
    assert.deepEqual(data.translation, { tagline: 'author', description: 'author' });
    assert.deepEqual([data.link_status, data.last_checked_at], ['unchecked', null]);
    assert.deepEqual(data.links, {
      self: `${world.config.publicUrl}/api/v1/tools/lumen`,
      html: `${world.config.publicUrl}/en/tools/lumen`,
    });
  });

  test('gives null where there is no description', async () => {
    assert.equal((await get('bare')).json.data.description, null);
  });

  test('marks who translated', async () => {
    const { data } = (await get('lumen', '?locale=de')).json;
    assert.deepEqual([data.tagline, data.description], ['Macht aus Skizzen Gemälde.', 'Es malt.']);
    assert.deepEqual(data.translation, { tagline: 'editor', description: 'editor' });
  });

  test('falls back text by text and marks the original', async () => {
    const { data } = (await get('lumen', '?locale=ar')).json;
    assert.deepEqual([data.tagline, data.description], ['يحول الرسومات إلى لوحات.', 'It paints.']);
    assert.deepEqual(data.translation, { tagline: 'machine', description: 'original' });
  });

  test('is never left out for a missing language, which its header still names', async () => {
    const { status, json, headers } = await get('lumen', '?locale=uk');
    assert.equal(status, 200);
    assert.equal(headers.get('content-language'), 'uk');
    assert.equal(json.data.locale, 'uk');
    assert.deepEqual(json.data.translation, { tagline: 'original', description: 'original' });
  });

  test('names categories in the asked language', async () => {
    const { data } = (await get('lumen', '?locale=de')).json;
    assert.deepEqual(data.categories, [
      { id: 'image-generation', name: 'Bilderzeugung' },
      { id: 'video', name: 'Video' },
    ]);
  });

  for (const query of ['?locale=xx', '?locale=EN', '?locale=en&locale=en']) {
    test(`refuses ${query}`, async () => {
      const { status, json } = await get('lumen', query);
      assert.deepEqual([status, json.error.code], [422, 'validation_failed']);
    });
  }

  test('has one identical answer for everything that is not published', async () => {
    const owner = await world.person();
    const waiting = await owner.post('/api/v1/submissions', submission({ name: 'Waiting Room AI' }));
    assert.equal(waiting.status, 201);
    const slugs = [
      'nothing',
      'hidden',
      'gone',
      'waiting-room-ai',
      'Lumen',
      'LUMEN',
      'a%00b',
      '..%2f..%2fetc%2fpasswd',
      'lumen%20',
      '',
      'a'.repeat(101),
      'a'.repeat(300),
      '%F0%9F%98%80',
      '%3Cscript%3E',
      "'",
      '%25',
    ];
    const missing = await get('nothing');
    assert.deepEqual([missing.status, missing.json.error.code, missing.json.error.fields], [404, 'not_found', {}]);
    for (const slug of slugs) {
      const reply = await get(slug);
      assert.deepEqual([slug, reply.status, reply.text], [slug, 404, missing.text]);
    }
  });

  test('cannot read a broken escape', async () => {
    for (const slug of ['%zz', '%', '%e0%a4%a', '%ff']) {
      const { status, json } = await get(slug);
      assert.deepEqual([slug, status, json.error.code], [slug, 400, 'malformed_request']);
    }
  });
});
