/** The badge of a listed tool and what oEmbed says of it. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { publish } from '../support/factories.ts';
import { openWorld, type World } from '../support/world.ts';
import { parseXml } from './xml.ts';

describe('a badge', () => {
  let w: World;
  before(async () => {
    w = await openWorld();
    await publish(w.db, [{ slug: 'lumen', name: 'Lumen <b>' }, { slug: 'gone' }]);
    await w.app.context.live.refresh();
  });
  after(() => w.close());

  test('says in each language that the tool is listed, light and dark, without scripts or styles', async () => {
    const said = new Set<string>();
    for (const locale of LOCALES) {
      const light = await w.visitor.get(`/badge/${locale}/lumen.svg`);
      const dark = await w.visitor.get(`/badge/${locale}/lumen.svg?theme=dark`);
      assert.deepEqual([light.status, light.headers.get('content-type')], [200, 'image/svg+xml; charset=utf-8']);
      assert.equal(light.headers.get('cross-origin-resource-policy'), 'cross-origin');
      assert.notEqual(light.text, dark.text);
      for (const { text } of [light, dark]) {
        parseXml(text);
        assert.doesNotMatch(text, /<script|<style|style=|href|on\w+=/);
        said.add(/<title>([^<]*)<\/title>/.exec(text)?.[1] ?? '');
      }
    }
    assert.equal(said.size, LOCALES.length);
    for (const label of said) assert.match(label, /Toolshelf/);
  });

  test('is gone with its tool', async () => {
    assert.equal((await w.visitor.get('/badge/en/gone.svg')).status, 200);
    const editor = (await w.person('editor')).account;
    await quarantineTool(w.db, editor, 'gone', { reason: 'broken_link' });
    await w.app.context.live.refresh();
    assert.equal((await w.visitor.get('/badge/en/gone.svg')).status, 404);
    assert.equal((await w.visitor.get('/badge/en/nothing.svg')).status, 404);
  });

  test('stands in what oEmbed answers, which the page of the tool names', async () => {
    const page = (await w.visitor.get('/de/tools/lumen')).text;
    const [, address = ''] = /type="application\/json\+oembed"[^>]*href="([^"]+)"/.exec(page) ?? [];
    const { json } = await w.visitor.get(address.replaceAll('&amp;', '&').replace(w.config.publicUrl, ''));
    assert.deepEqual([json.version, json.type, json.title], ['1.0', 'rich', 'Lumen <b>']);
    assert.match(json.html, new RegExp(`^<a href="${w.config.publicUrl}/de/tools/lumen"><picture>`));
    assert.doesNotMatch(json.html, /<script|<b>/);
    for (const [, src = ''] of json.html.matchAll(/src(?:set)?="([^"]+)"/g))
      assert.equal((await w.visitor.get(src.replace(w.config.publicUrl, ''))).status, 200, src);
    assert.ok(json.width > 100 && json.height === 40);
  });

  test('oEmbed knows the pages of tools of this catalog alone, and JSON alone', async () => {
    const ask = async (url: string, more = ''): Promise<number> =>
      (await w.visitor.get(`/oembed?url=${encodeURIComponent(url)}${more}`)).status;
    assert.equal(await ask(`${w.config.publicUrl}/en/tools/lumen`), 200);
    assert.equal(await ask(`${w.config.publicUrl}/en/tools/lumen`, '&format=xml'), 501);
    for (const url of [
      '',
      'x',
      'https://example.org/en/tools/lumen',
      `${w.config.publicUrl}/en`,
      `${w.config.publicUrl}/xx/tools/lumen`,
      `${'x'.repeat(w.config.publicUrl.length)}/en/tools/lumen`,
      `https://${'x'.repeat(w.config.publicUrl.length - 'https://'.length)}/en/tools/lumen`,
    ])
      assert.equal(await ask(url), 404, url);
  });

  test('oEmbed and badges know the languages that this catalog offers alone', async () => {
    const few = await openWorld({ LOCALES: 'en,de' });
    await publish(few.db, [{ slug: 'lumen' }]);
    await few.app.context.live.refresh();
    const ask = async (locale: string): Promise<number> =>
      (await few.visitor.get(`/oembed?url=${encodeURIComponent(`${few.config.publicUrl}/${locale}/tools/lumen`)}`))
        .status;
    assert.deepEqual([await ask('de'), await ask('fr')], [200, 404]);
    await few.close();
  });
});
