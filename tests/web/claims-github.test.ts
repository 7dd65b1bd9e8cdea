/** Claims of tools that are repositories: shown by signing in to GitHub with an account that administers them. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { DAY_MS } from '#catalog/periods.ts';
import { keepOutcome, leaseClaims } from '#catalog/claims/proofs.ts';
import { publish } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { readMails, signedIn, textOf, type Browser } from './browser.ts';
import { CLIENT_SETTINGS, provider, wayBack } from './oauth-provider.ts';

const w = await world(CLIENT_SETTINGS);

describe('a repository', () => {
  let count = 0;

  async function claimed(): Promise<{ slug: string; name: string; browser: Browser; email: string }> {
    count += 1;
    const name = `maker/tool-${count}`;
    const [slug = ''] = await publish(w.db, [{ url: `https://github.com/Maker/Tool-${count}` }]);
    const { account } = await w.person();
    const browser = await signedIn(w, account.email);
    assert.equal((await browser.send(`/en/tools/${slug}/claim`)).status, 303);
    return { slug, name, browser, email: account.email };
  }

  /** Signs in there as somebody; gives the page of the claim. */
  async function askAs(id: number, { slug, browser }: { slug: string; browser: Browser }): Promise<string> {
    provider.someone = { id, email: 'unlike@example.org', verified: false };
    const back = await wayBack(browser, 'github', `/en/sign-in/github?claim=${slug}`);
    const reply = await browser.get(back);
    assert.equal(reply.headers.get('location'), `/en/tools/${slug}/claim`);
    return textOf(await browser.follow(reply));
  }
  const isVerified = async (slug: string): Promise<boolean> =>
    (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data.verified;

  test('is shown to be theirs by whoever administers it, with no more than the scope of signing in', async () => {
    const tool = await claimed();
    provider.repositories.set(tool.name, [7]);
    assert.match(textOf(await tool.browser.get(`/en/tools/${tool.slug}/claim`)), /must be public/);
    const away = await tool.browser.get(`/en/sign-in/github?claim=${tool.slug}`);
    assert.equal(new URL(away.headers.get('location') ?? '').searchParams.get('scope'), 'user:email');
    assert.match(await askAs(7, tool), /verified maker since/);
    assert.equal(await isVerified(tool.slug), true);
  });

  test('is not shown by who may only write, that is not public, or has another name by now', async () => {
    const tool = await claimed();
    provider.repositories.set(tool.name, [7]);
    assert.match(await askAs(8, tool), /is not an admin of/);
    provider.renamed = 'somebody/else';
    assert.match(await askAs(7, tool), /is not an admin of/);
    delete provider.renamed;
    provider.repositories.delete(tool.name);
    assert.match(await askAs(7, tool), /is not an admin of/);
    provider.mode = 'broken';
    const back = `/en/sign-in/github?claim=${tool.slug}`;
    assert.equal((await tool.browser.get(back)).status, 303);
    provider.mode = 'working';
    assert.equal(await isVerified(tool.slug), false);
  });

  test('is for the browser that has begun it alone', async () => {
    const tool = await claimed();
    const other = await claimed();
    provider.repositories.set(tool.name, [7]);
    provider.someone = { id: 7, email: 'unlike@example.org', verified: false };
    const back = await wayBack(tool.browser, 'github', `/en/sign-in/github?claim=${tool.slug}`);
    assert.match((await other.browser.get(back)).headers.get('location') ?? '', /\/sign-in\?failed=github$/);
    assert.equal(await isVerified(tool.slug), false);
  });

  test('is asked about again after 90 days: its maker signs in within two weeks, or the mark goes', async () => {
    const [kept, lost] = [await claimed(), await claimed()];
    for (const tool of [kept, lost]) {
      provider.repositories.set(tool.name, [7]);
      await askAs(7, tool);
    }
    const asked = async (email: string): Promise<number> =>
      (await readMails(w)).filter(
        (mail) => mail.includes(`To: ${email}`) && mail.includes('We confirm that with GitHub'),
      ).length;
    const look = async (): Promise<void> => {
      for (const { claim } of await leaseClaims(w.db, 100))
        await keepOutcome(w.db, claim.id, { weight: 'whole', answer: 'sign_in' });
    };
    await look();
    assert.equal(await asked(kept.email), 0);
    w.clock.advance(91 * DAY_MS);
    await look();
    assert.deepEqual([await asked(kept.email), await asked(lost.email)], [1, 1]);
    await askAs(7, { ...kept, browser: await signedIn(w, kept.email) });
    for (let week = 0; week < 2; week += 1) {
      w.clock.advance(7.1 * DAY_MS);
      await look();
    }
    await w.app.context.live.refresh();
    assert.deepEqual([await isVerified(kept.slug), await isVerified(lost.slug)], [true, false]);
    assert.deepEqual([await asked(kept.email), await asked(lost.email)], [1, 1]);
  });
});
