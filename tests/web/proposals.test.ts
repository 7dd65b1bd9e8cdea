/** The form filled in from the page of the tool, without scripts: before signing in and after. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { publish } from '../support/factories.ts';
import { openWorld, world, type World } from '../support/world.ts';
import { DOMAIN, answer, gives, openFarm, page, type Farm } from '../outgoing/farm.ts';
import { openBrowser, signedIn, textOf } from './browser.ts';

const PAGE = `<title>Quillmark – AI that edits videos | Home</title>
<meta name="description" content="Quillmark cuts and edits videos with a language model.">
<p>Use our free plan.</p>`;
const act = 'propose';

describe('a form filled in from the page', () => {
  let farm: Farm;
  let w: World;
  before(async () => {
    farm = openFarm();
    w = await openWorld({ OUTGOING: 'on' }, { outgoing: { network: farm.network, spacing: 0 } });
    farm.add('quillmark', { behave: page(PAGE) });
    farm.add('shut', { behave: gives(answer('403 Forbidden', {})) });
    await publish(w.db, [{ slug: 'listed', name: 'Listed', url: `http://listed.${DOMAIN}/` }]);
    await w.app.context.live.refresh();
  });
  after(async () => {
    await w.close();
    await farm.close();
  });
  const url = `http://quillmark.${DOMAIN}/`;

  test('has what the page says, and says in each language where it was found', async () => {
    for (const locale of LOCALES) {
      const { submit: s, fields } = submissionMessages(locale);
      const browser = openBrowser(w);
      assert.ok((await browser.get(`/${locale}/submit`)).text.includes(`value="${act}"`));
      const filled = await browser.send(`/${locale}/submit/draft`, { url, act });
      assert.equal(filled.status, 200);
      assert.match(filled.text, /name="name"[^>]*value="Quillmark"|value="Quillmark"[^>]*name="name"/);
      assert.match(filled.text, /value="freemium"[^>]* checked/);
      assert.match(filled.text, /value="video"[^>]* checked/);
      const text = textOf(filled);
      for (const said of [s.proposed, s.proposedFrom({ field: fields.name.label, source: s.sources.title })])
        assert.ok(text.includes(said), said);
    }
  });

  test('keeps what was typed, and can be sent', async () => {
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    const filled = await browser.send('/en/submit', { url, name: 'My own name', act });
    assert.equal(filled.status, 200);
    assert.ok(filled.text.includes('value="My own name"') && !filled.text.includes('value="Quillmark"'));
    const sent = await browser.send('/en/submit', {
      url,
      name: 'My own name',
      tagline: 'Quillmark cuts and edits videos with a language model',
      pricing_model: 'freemium',
      categories: 'video',
    });
    assert.match(sent.headers.get('location') ?? '', /done=received$/);
  });

  test('comes back with the reason where the page cannot be read, or with the tool that is listed', async () => {
    const browser = openBrowser(w);
    const shut = await browser.send('/de/submit/draft', { url: `http://shut.${DOMAIN}/`, name: 'Kept', act });
    assert.equal(shut.status, 422);
    assert.ok(textOf(shut).includes('lässt Programme diese Seite nicht lesen') && shut.text.includes('value="Kept"'));
    const missing = await browser.send('/fr/submit/draft', { url: `http://nowhere.${DOMAIN}/`, act });
    assert.match(textOf(missing), /le nom d’hôte n’existe pas/);
    const listed = await browser.send('/en/submit/draft', { url: `http://listed.${DOMAIN}/`, act });
    assert.equal(listed.status, 422);
    assert.ok(listed.text.includes('/en/tools/listed'));
    assert.equal((await browser.send('/en/submit/draft', { url: '', act })).status, 422);
  });

  test('is not what Enter asks for', async () => {
    const { text } = await openBrowser(w).get('/en/submit');
    assert.ok(text.indexOf('value="register"') < text.indexOf(`value="${act}"`));
  });
});

test('a server that contacts no other websites does not offer it', async () => {
  const w = await world();
  assert.ok(!(await w.visitor.get('/en/submit')).text.includes(`value="${act}"`));
});
