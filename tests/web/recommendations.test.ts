/** Recommendations in the browser: the form, the page of the tool, votes, answers, reports, the desk, comparisons, and the setting. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LIMITS } from '#limits/limits.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { DAY_MS } from '#catalog/periods.ts';
import { recommend } from '#catalog/recommendations/edits.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { openBrowser, signedIn, textOf, type Browser } from './browser.ts';

const w = await world();
const { db, visitor } = w;
const join = async (role: 'member' | 'editor' = 'member') => (await w.person(role)).account;
const [author, reader, maker, editor] = [await join(), await join(), await join(), await join('editor')];
const others = [await join(), await join(), await join()];
const crowd = await Promise.all(Array.from({ length: 21 }, () => join()));
w.clock.advance(8 * DAY_MS);

const TASK = 'remove-background';
const SAID = { task: TASK, text: 'It cuts out <b>hair</b> well', to_know: 'Ten pictures a month are free' };

let made = 0;
async function tool(): Promise<string> {
  made += 1;
  const [slug = ''] = await publish(db, [{ name: `Plover ${made}`, accountId: maker.id }]);
  await w.app.context.live.refresh();
  return slug;
}
const say = async (by: Browser, slug: string, changes: Record<string, string> = {}) => {
  const reply = await by.send(`/en/tools/${slug}/recommend`, { ...SAID, ...changes });
  await w.app.context.live.refresh();
  return reply;
};
const [own, other, makers, desk] = [
  await signedIn(w, author.email),
  await signedIn(w, reader.email),
  await signedIn(w, maker.email),
  await signedIn(w, editor.email),
];
const idOn = async (slug: string): Promise<string> =>
  /id="r-([^"]+)"/.exec((await visitor.get(`/en/tools/${slug}/recommendations`)).text)?.[1] ??
  assert.fail('none is shown');

describe('the form', () => {
  test('is a page of its own, for members; the page of the tool is the same for everyone', async () => {
    const slug = await tool();
    const page = await visitor.get(`/en/tools/${slug}`);
    assert.ok(page.text.includes(`href="/en/tools/${slug}/recommend"`));
    assert.ok(!page.text.includes('id="recommendations"'), 'nobody has recommended it');
    assert.match((await visitor.get(`/en/tools/${slug}/recommend`)).headers.get('location') ?? '', /sign-in\?next=/);
    const form = await own.get(`/en/tools/${slug}/recommend?tasks=all`);
    assert.ok(form.text.includes(`<option value="${TASK}"`) && form.text.includes('name="to_know"'));
    assert.ok(textOf(await makers.get(`/en/tools/${slug}/recommend`)).includes('You cannot recommend your own tool'));
  });

  test('shows what was refused at its field, and keeps what was typed', async () => {
    const slug = await tool();
    const refused = await say(own, slug, { task: '', text: 'See https://example.org', to_know: '' });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('See https://example.org'));
    assert.ok(textOf(refused).includes('Leave out links'));
    for (const field of ['task', 'text', 'to_know'])
      assert.ok(refused.text.includes(`id="field-${field}-error"`), field);
  });

  test('says where a recommendation stands, changes and withdraws it', async () => {
    const slug = await tool();
    const path = `/en/tools/${slug}/recommend`;
    assert.equal((await say(own, slug)).headers.get('location'), `${path}?done=shown`);
    assert.ok((await own.get(path)).text.includes('Ten pictures a month are free</textarea>'));
    assert.ok(textOf(await own.get('/en/account/start')).includes(`Plover ${made}`));
    assert.equal(
      (await say(own, slug, { text: 'Better than Otter.ai' })).headers.get('location'),
      `${path}?done=waiting`,
    );
    assert.ok(!(await visitor.get(`/en/tools/${slug}`)).text.includes('id="recommendations"'));
    assert.ok(textOf(await own.get(path)).includes('Awaiting review'));
    assert.equal((await own.send(`${path}/withdraw`)).headers.get('location'), `${path}?done=withdrawn`);
    assert.ok(!(await own.get(path)).text.includes('Otter.ai'));
    assert.equal((await own.send(`${path}/withdraw`)).status, 409);
  });

  test('withdraws one of a tool that was hidden, or that has become one’s own', async () => {
    const [hidden, taken] = [await tool(), await tool()];
    for (const slug of [hidden, taken]) await say(own, slug);
    await quarantineTool(db, editor, hidden, { reason: 'spam' });
    await db.write((trx) =>
      trx.updateTable('tools').set({ account_id: author.id }).where('slug', '=', taken).execute(),
    );
    await w.app.context.live.refresh();
    for (const slug of [hidden, taken]) {
      const path = `/en/tools/${slug}/recommend`;
      assert.ok((await own.get(path)).text.includes(`action="${path}/withdraw"`), slug);
      const gone = await own.follow(await own.send(`${path}/withdraw`));
      assert.equal(gone.status, 200);
      assert.ok(textOf(gone).includes('Your recommendation has been withdrawn'));
      assert.ok(!(await own.get(path)).text.includes(`${path}/withdraw`));
    }
    assert.equal((await other.get(`/en/tools/${hidden}/recommend`)).status, 404);
  });

  test(`is taken ${LIMITS.recommendation.quota} times an hour of an account`, async () => {
    const slug = await tool();
    const busy = await signedIn(w, (await join()).email);
    for (let sent = 0; sent < LIMITS.recommendation.quota; sent += 1)
      assert.equal((await say(busy, slug, { text: `Good ${'o'.repeat(sent)}` })).status, 303);
    assert.equal((await say(busy, slug, { text: 'Once more' })).status, 429);
  });
});

describe('the page of a tool', () => {
  test('counts people by task, shows the first three, escaped, and has no data for search engines about them', async () => {
    const slug = await tool();
    for (const { email } of [author, ...others])
      await say(await signedIn(w, email), slug, email === author.email ? { task: 'upscale-images' } : {});
    const page = await visitor.get(`/en/tools/${slug}`);
    assert.match(textOf(page), /4 people recommend it for: Remove backgrounds \(3\), [^(]+ \(1\)/);
    assert.equal([...page.text.matchAll(/id="r-/g)].length, 3);
    assert.ok(page.text.includes('It cuts out &lt;b&gt;hair&lt;/b&gt; well'));
    const data = [...page.text.matchAll(/<script type="application\/ld\+json">([^<]*)/g)]
      .map(([, json]) => json)
      .join();
    assert.ok(data.length > 0 && !/"Review"|ratingValue/.test(data));
    const all = `/en/tools/${slug}/recommendations`;
    assert.equal([...(await visitor.get(all)).text.matchAll(/id="r-/g)].length, 4);
    for (const wrong of ['?sort=best', '?page=0'])
      assert.equal((await visitor.get(`${all}${wrong}`)).status, 404, wrong);
    for (const { email } of [author, ...others])
      assert.ok(!(await visitor.get(all)).text.includes(email), 'authors are not named');
  });

  test('has further pages: a vote stays on the page and in the order, and beyond the last one there is no such page', async () => {
    const slug = await tool();
    for (const account of crowd)
      await recommend(
        db,
        account,
        slug,
        { task: TASK, text: SAID.text, toKnow: SAID.to_know, locale: 'en' },
        { hasTask: () => true },
      );
    await w.app.context.live.refresh();
    const second = `/en/tools/${slug}/recommendations?sort=newest&page=2`;
    const page = await other.get(second);
    const [action = '', id] = /\/en\/recommendations\/([^/"]+)\/vote[^"]*/.exec(page.text) ?? [];
    const voted = await other.send(action.replaceAll('&amp;', '&'));
    assert.equal(voted.headers.get('location'), `${second}#r-${id}`);
    assert.ok((await other.get(second)).text.includes(`id="r-${id}"`));
    const beyond = await visitor.get(`/en/tools/${slug}/recommendations?page=3`);
    assert.equal(beyond.status, 200);
    const text = textOf(beyond);
    assert.ok(text.includes('There is no such page') && !text.includes('Nobody has recommended'), text);
    assert.ok(!/Page 3/.test(text) && beyond.text.includes(`href="/en/tools/${slug}/recommendations"`));
  });

  test('that was merged leads to the same page of its winner', async () => {
    const [from, into] = [await tool(), await tool()];
    await mergeTools(db, editor, { from, into });
    await w.app.context.live.refresh();
    for (const page of ['recommendations', 'recommend', 'report', 'history']) {
      const reply = await own.get(`/de/tools/${from}/${page}`);
      assert.deepEqual([reply.status, reply.headers.get('location')], [308, `/de/tools/${into}/${page}`]);
      assert.equal((await own.get(`/de/tools/no-such-tool/${page}`)).status, 404);
    }
  });

  test('is German with German plurals', async () => {
    const slug = await tool();
    await say(own, slug);
    assert.ok(
      textOf(await visitor.get(`/de/tools/${slug}`)).includes('Eine Person empfiehlt es für: Hintergründe entfernen'),
    );
  });
});

describe('readers and makers', () => {
  test('find one helpful once, and take that back; neither visitors nor the maker can', async () => {
    const slug = await tool();
    await say(own, slug);
    const [id, path] = [await idOn(slug), `/en/tools/${slug}/recommendations`];
    const vote = `/en/recommendations/${id}/vote`;
    assert.equal((await openBrowser(w).send(vote)).status, 403);
    assert.ok(!(await makers.get(path)).text.includes(vote) && (await other.get(path)).text.includes(vote));
    assert.equal((await makers.send(vote)).status, 409);
    assert.equal((await other.send(vote)).headers.get('location'), `${path}#r-${id}`);
    assert.ok(textOf(await visitor.get(path)).includes('One person found this helpful'));
    await other.send(`/en/recommendations/${id}/unvote`);
    assert.ok(!textOf(await visitor.get(path)).includes('found this helpful'));
  });

  test('the maker answers once, on the page of the tool', async () => {
    const slug = await tool();
    await say(own, slug);
    const [id, path] = [await idOn(slug), `/en/tools/${slug}/recommendations`];
    const answer = `/en/recommendations/${id}/answer`;
    assert.ok((await makers.get(path)).text.includes(answer) && !(await other.get(path)).text.includes(answer));
    assert.equal((await other.get(answer)).status, 404);
    assert.equal((await makers.send(answer, { answer: '' })).status, 422);
    assert.equal((await makers.send(answer, { answer: 'Thank you' })).status, 303);
    await w.app.context.live.refresh();
    assert.ok(textOf(await visitor.get(`/en/tools/${slug}`)).includes('Thank you'));
    assert.ok(!(await makers.get(path)).text.includes(answer));
    assert.equal((await makers.send(answer, { answer: 'Again' })).status, 409);
  });

  test('a report about one goes where reports go, and leads editors to it', async () => {
    const slug = await tool();
    await say(own, slug);
    const id = await idOn(slug);
    const form = `/en/tools/${slug}/report`;
    assert.ok((await visitor.get(`${form}?recommendation=${id}`)).text.includes(`name="recommendation" value="${id}"`));
    const anybody = openBrowser(w);
    assert.equal((await anybody.send(form, { recommendation: id, message: '' })).status, 422);
    assert.equal(
      (await anybody.send(form, { recommendation: 'nothing', message: 'It is an advertisement' })).status,
      404,
    );
    const elsewhere = `/en/tools/${await tool()}/report`;
    assert.equal((await anybody.send(elsewhere, { recommendation: id, message: 'An advertisement' })).status, 404);
    assert.equal((await anybody.send(form, { recommendation: id, message: 'It is an advertisement' })).status, 303);
    const reports = await desk.get(`/en/editor/reports?tool=${slug}`);
    assert.ok(textOf(reports).includes('It is an advertisement'));
    assert.ok(reports.text.includes(`/en/editor/recommendations?id=${id}`));
    assert.ok(textOf(await desk.get(`/en/editor/recommendations?id=${id}`)).includes('It cuts out'));
  });
});

describe('the desk', () => {
  /** Sends a decision on what the desk shows now. */
  async function judge(id: string, form: Record<string, string>) {
    const { text } = await desk.get(`/en/editor/recommendations?id=${id}`);
    const mark = /name="mark" value="([^"]+)"/.exec(text)?.[1] ?? '';
    return desk.send(`/en/editor/recommendations/${id}`, { mark, ...form });
  }

  test('shows what waits, counted; an editor shows it, or hides it with a reason that its author reads', async () => {
    const slug = await tool();
    const newcomer = await join();
    const [browser, path] = [await signedIn(w, newcomer.email), `/en/tools/${slug}/recommend`];
    await say(browser, slug);
    const list = '/en/editor/recommendations';
    const page = await desk.get(list);
    const id =
      new RegExp(`${list}/([^"]+)"[^]*?`).exec(page.text.slice(page.text.indexOf(`Plover ${made}`)))?.[1] ?? '';
    assert.ok(textOf(page).includes(newcomer.email));
    assert.equal((await own.get(list)).status, 403);
    assert.equal((await judge(id, { act: 'hide', note: '' })).status, 422);
    assert.equal((await judge(id, { act: 'show' })).headers.get('location'), `${list}?done=show`);
    await w.app.context.live.refresh();
    assert.ok((await visitor.get(`/en/tools/${slug}`)).text.includes(`id="r-${id}"`));
    assert.equal((await judge(id, { act: 'show' })).status, 409);
    assert.equal((await judge(id, { act: 'hide', note: 'It names\r\na person' })).status, 303);
    await w.app.context.live.refresh();
    assert.ok(!(await visitor.get(`/en/tools/${slug}`)).text.includes(`id="r-${id}"`));
    assert.ok(textOf(await browser.get(path)).includes('It names a person'));
    assert.ok(textOf(await desk.get(`${list}?state=hidden`)).includes(`Plover ${made}`));
    assert.ok(
      textOf(
        await (await signedIn(w, (await w.person('admin')).account.email)).get('/en/admin/audit?kind=recommendation'),
      ).includes('Hidden'),
    );
  });

  test('shows no text that its author has written since the editor has read it', async () => {
    const slug = await tool();
    const browser = await signedIn(w, (await join()).email);
    await say(browser, slug);
    const { text } = await desk.get('/en/editor/recommendations');
    const from = text.slice(text.indexOf(`Plover ${made}`));
    const id = /\/en\/editor\/recommendations\/([^"]+)"/.exec(from)?.[1] ?? '';
    const mark = /name="mark" value="([^"]+)"/.exec(from)?.[1] ?? '';
    await say(browser, slug, { text: 'It cuts out everything but hair' });
    for (const stale of [mark, '']) {
      const refused = await desk.send(`/en/editor/recommendations/${id}`, { act: 'show', mark: stale });
      assert.equal(refused.status, 409);
      assert.ok(textOf(refused).includes('everything but hair'), 'with what is there now');
    }
    assert.equal((await judge(id, { act: 'show' })).status, 303);
  });
});

test('the comparison of two tools says who recommends which for what', async () => {
  const [one, second] = [await tool(), await tool()].toSorted();
  const path = `/en/compare/${one}-vs-${second}`;
  assert.ok(!textOf(await visitor.get(path)).includes('Who recommends which'));
  await say(own, one ?? '');
  const text = textOf(await visitor.get(path));
  assert.match(
    text,
    /Who recommends which for what.*One person recommends it for: Remove backgrounds.*No recommendations yet/s,
  );
});

test('without the setting there is no form, no section and no page', async () => {
  const off = await world({ RECOMMENDATIONS: 'off' });
  const { account } = await off.person();
  const [slug = ''] = await publish(off.db, [{}]);
  await off.app.context.live.refresh();
  const browser = await signedIn(off, account.email);
  const page = await off.visitor.get(`/en/tools/${slug}`);
  assert.equal(page.status, 200);
  assert.ok(!page.text.includes('/recommend'));
  for (const path of [`tools/${slug}/recommend`, `tools/${slug}/recommendations`])
    assert.equal((await browser.get(`/en/${path}`)).status, 404, path);
  assert.equal((await browser.send(`/en/tools/${slug}/recommend`, SAID)).status, 404);
  const editors = await signedIn(off, (await off.person('editor')).account.email);
  assert.equal((await editors.get('/en/editor/recommendations')).status, 404);
  assert.ok(!(await editors.get('/en/editor/reports')).text.includes('/editor/recommendations'));
});
