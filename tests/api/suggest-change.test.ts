/** suggestChange and what follows: a maker's change of a published tool, its screening, its limits, the decision on it. */
import assert from 'node:assert/strict';
import { before, describe, test } from 'node:test';
import { acceptChange, declineChange } from '#catalog/moderation/decisions/changes.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { quarantineTool } from '#catalog/moderation/quarantine.ts';
import { approveSubmission } from '#catalog/moderation/decisions/submissions.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { namedFields } from '#catalog/entries/columns.ts';
import { getDeskTool } from '#catalog/tools/edits.ts';
import type { Account } from '#catalog/roles.ts';
import { publish, submission } from '../support/factories.ts';
import { readMails } from '../web/browser.ts';
import type { Person, Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

describe('suggestChange', () => {
  const w = sharedCheckedWorld({ CHANGES_PER_HOUR: '1000', SUBMISSIONS_PER_HOUR: '1000' });
  let maker: Person & { account: Account; token: string };
  let editor: Account;
  before(async () => {
    maker = await w.person();
    editor = (await w.person('editor')).account;
  });

  const tool = async (changes: Parameters<typeof publish>[1][number] = {}): Promise<string> => {
    const [slug = ''] = await publish(w.db, [{ accountId: maker.account.id, ...changes }]);
    await w.app.context.live.refresh();
    return slug;
  };
  const patch = (
    slug: string,
    body: unknown,
    headers: Record<string, string> = {},
    by: Person = maker,
  ): Promise<Reply> =>
    by.request('PATCH', `/api/v1/tools/${slug}`, JSON.stringify(body), {
      'content-type': 'application/json',
      ...headers,
    });
  const shown = async (slug: string): Promise<any> => {
    await w.app.context.live.refresh();
    return (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data;
  };

  test('answers 202 with the difference and where to follow it, and changes nothing yet', async () => {
    const slug = await tool({ pricingModel: 'free', logoUrl: 'https://logo.example.com/a.png' });
    const reply = await patch(slug, { pricing_model: 'paid', logo_url: null, tagline: undefined, color: 'red' });
    assert.equal(reply.status, 202, reply.text);
    const { data } = reply.json;
    assert.equal(data.status, 'awaiting_moderation');
    assert.equal(reply.headers.get('location'), data.status_url);
    assert.deepEqual(data.changes, [
      { field: 'logo_url', from: 'https://logo.example.com/a.png', to: null, accepted: null },
      { field: 'pricing_model', from: 'free', to: 'paid', accepted: null },
    ]);
    assert.deepEqual(
      data.warnings.map(({ field }: { field: string }) => field),
      ['color'],
    );
    assert.equal((await shown(slug)).pricing_model, 'free');
    const followed = await w.visitor.get(new URL(data.status_url).pathname);
    assert.deepEqual(followed.json.data.changes, data.changes);
  });

  test('whoever follows it learns no contact address', async () => {
    const slug = await tool({ contactEmail: 'old@example.com' });
    const { data } = (await patch(slug, { contact_email: 'new@example.com' })).json;
    assert.deepEqual(data.changes, [{ field: 'contact_email', from: null, to: null, accepted: null }]);
  });

  test('another account gets the same 404 as for a tool that is not there', async () => {
    const other = await w.person();
    const replies = [
      await patch(await tool(), { pricing_model: 'paid' }, {}, other),
      await patch('nothing-here', {}, {}, other),
    ];
    for (const reply of replies) assert.equal(reply.status, 404);
    assert.equal(replies[0]!.text, replies[1]!.text);
  });

  test('names every bad field, and refuses what changes nothing', async () => {
    const slug = await tool({ pricingModel: 'free' });
    const bad = await patch(slug, { name: 'x', url: 'ftp://example.com', pricing_model: null, platforms: ['moon'] });
    assert.equal(bad.status, 422);
    assert.deepEqual(Object.keys(bad.json.error.fields).sort(), ['name', 'platforms', 'pricing_model', 'url']);
    const same = await patch(slug, { pricing_model: 'free' });
    assert.deepEqual([same.status, Object.keys(same.json.error.fields)], [422, ['body']]);
  });

  test('screens what the change brings in, and not what was there', async () => {
    const casino = {
      tagline: 'Online casino with slots and free spins bonus',
      description:
        'Best online casino with free spins, slots and jackpot bonus. Bet now and win real money at our casino!',
    };
    const slug = await tool();
    const spam = await patch(slug, casino);
    assert.equal(spam.status, 422, spam.text);
    assert.equal(spam.json.error.code, 'spam_detected');
    const old = await patch(await tool({ ...casino, pricingModel: 'free' }), { pricing_model: 'paid' });
    assert.equal(old.status, 202, old.text);
    const taken = await patch(slug, { url: (await getDeskTool(w.db, await tool())).url });
    assert.equal(taken.json.error.code, 'duplicate_submission');
    assert.ok(taken.json.error.existing.slug);
  });

  test('one change of a tool waits at a time, until it is withdrawn', async () => {
    const slug = await tool({ pricingModel: 'free' });
    const { data } = (await patch(slug, { pricing_model: 'paid' })).json;
    const second = await patch(slug, { pricing_model: 'freemium' });
    assert.equal(second.status, 409);
    assert.match(second.json.error.message, /Withdraw/);
    const path = new URL(data.status_url).pathname;
    const withdrawn = await maker.delete(path);
    assert.equal(withdrawn.json.data.status, 'withdrawn');
    assert.equal((await maker.delete(path)).status, 409);
    assert.equal((await patch(slug, { pricing_model: 'freemium' })).status, 202);
  });

  test('the same key and body give the first answer again', async () => {
    const slug = await tool({ pricingModel: 'free' });
    const key = { 'idempotency-key': `change-${slug}` };
    const first = await patch(slug, { pricing_model: 'paid' }, key);
    const again = await patch(slug, { pricing_model: 'paid' }, key);
    assert.deepEqual([again.status, again.text], [202, first.text]);
    assert.equal(again.headers.get('location'), first.headers.get('location'));
    assert.equal((await patch(slug, { pricing_model: 'freemium' }, key)).json.error.code, 'idempotency_key_reused');
  });

  test('an editor accepts part of it: the tool, its history, the price’s source and a mail say so', async () => {
    const slug = await tool({ pricingModel: 'free' });
    const { data } = (await patch(slug, { pricing_model: 'paid', tagline: 'An AI tool with another tagline.' })).json;
    await acceptChange(w.db, editor, data.id, { fields: ['pricing_model'], note: 'Thank you.' });
    const now = await shown(slug);
    assert.deepEqual([now.pricing_model, now.price_stated], ['paid', { by: 'maker', at: data.created_at }]);
    assert.notEqual(now.tagline, 'An AI tool with another tagline.');
    const followed = (await w.visitor.get(new URL(data.status_url).pathname)).json.data;
    assert.equal(followed.status, 'accepted');
    assert.deepEqual(
      followed.changes.map(({ field, accepted }: any) => [field, accepted]),
      [
        ['tagline', false],
        ['pricing_model', true],
      ],
    );
    const { json } = await w.visitor.get(`/api/v1/tools/${slug}/changes`);
    assert.deepEqual(
      json.data.map(({ kind, fields }: any) => [kind, fields]),
      [
        ['changed', ['pricing_model']],
        ['published', []],
      ],
    );
    const mail = (await readMails(w)).findLast((text) => text.includes(`/tools/${slug}`)) ?? '';
    assert.match(mail, /- Price/);
    assert.match(mail, /Thank you\./);
  });

  test('an editor who did not see the tool as it is now is told so, and nothing is written', async () => {
    const slug = await tool({ pricingModel: 'free' });
    const { data } = (await patch(slug, { pricing_model: 'paid' })).json;
    const seen = await getDeskTool(w.db, slug);
    const body = { ...namedFields(seen), tagline: 'An AI tool that an editor has described.' };
    await editTool(w.db, editor, slug, { body, mark: seen.mark });
    await assert.rejects(acceptChange(w.db, editor, data.id, { mark: seen.mark }), { code: 'conflict' });
    assert.equal((await shown(slug)).pricing_model, 'free');
    await acceptChange(w.db, editor, data.id, { mark: (await getDeskTool(w.db, slug)).mark });
    const now = await shown(slug);
    assert.deepEqual([now.pricing_model, now.tagline], ['paid', 'An AI tool that an editor has described.']);
  });

  test('a declined one leaves the tool as it is and says why', async () => {
    const slug = await tool({ pricingModel: 'free' });
    const { data } = (await patch(slug, { pricing_model: 'paid' })).json;
    await declineChange(w.db, editor, data.id, { reason: 'misleading', note: 'The page says it is free.' });
    const followed = (await w.visitor.get(new URL(data.status_url).pathname)).json.data;
    assert.deepEqual(
      [followed.status, followed.reason.code, followed.editor_note],
      ['declined', 'misleading', 'The page says it is free.'],
    );
    assert.equal((await shown(slug)).pricing_model, 'free');
    assert.deepEqual(
      (await listHistory(w.db, data.id)).map(({ action, toState }) => [action, toState]),
      [
        ['suggest', 'awaiting_moderation'],
        ['decline', 'declined'],
      ],
    );
  });

  test('a removal that is asked for and accepted takes the tool out for good and frees its address', async () => {
    const slug = await tool();
    const { url } = await getDeskTool(w.db, slug);
    const { data } = (await patch(slug, { remove: true, message: 'We have closed.' })).json;
    assert.deepEqual([data.kind, data.changes], ['removal', []]);
    await acceptChange(w.db, editor, data.id);
    await w.app.context.live.refresh();
    assert.equal((await w.visitor.get(`/api/v1/tools/${slug}`)).status, 404);
    assert.equal((await maker.post('/api/v1/submissions', submission({ url }))).status, 201);
  });

  test('a hidden tool cannot be changed, nor a change of it accepted', async () => {
    const slug = await tool({ pricingModel: 'free' });
    const { data } = (await patch(slug, { pricing_model: 'paid' })).json;
    await quarantineTool(w.db, editor, slug, { reason: 'other' });
    assert.equal((await patch(slug, { pricing_model: 'freemium' })).status, 409);
    await assert.rejects(acceptChange(w.db, editor, data.id), { code: 'conflict' });
    await declineChange(w.db, editor, data.id, { reason: 'other' });
  });

  test('PUT and DELETE on a published submission say what to do instead', async () => {
    const { id } = (await maker.post('/api/v1/submissions', submission())).json.data;
    await approveSubmission(w.db, editor, id);
    for (const reply of [
      await maker.put(`/api/v1/submissions/${id}`, submission()),
      await maker.delete(`/api/v1/submissions/${id}`),
    ]) {
      assert.equal(reply.status, 409);
      assert.match(reply.json.error.message, /Suggest a change to the published entry/);
    }
  });
});

describe('the limit of suggested changes', () => {
  const w = sharedCheckedWorld({ CHANGES_PER_HOUR: '2' });

  test('is counted from rows: the third within the hour is 429, and an hour later it is none', async () => {
    const maker = await w.person();
    const slugs = await publish(
      w.db,
      [1, 2, 3].map(() => ({ accountId: maker.account.id, pricingModel: 'free' as const })),
    );
    const patch = (slug: string): Promise<Reply> =>
      maker.request('PATCH', `/api/v1/tools/${slug}`, '{"pricing_model":"paid"}', {
        'content-type': 'application/json',
      });
    assert.deepEqual([(await patch(slugs[0]!)).status, (await patch(slugs[1]!)).status], [202, 202]);
    const third = await patch(slugs[2]!);
    assert.deepEqual([third.status, third.json.error.code], [429, 'submission_limit_exceeded']);
    assert.ok(Number(third.headers.get('retry-after')) > 0);
    w.clock.advance(3_601_000);
    assert.equal((await patch(slugs[2]!)).status, 202);
  });
});

describe('small changes at once', () => {
  const w = sharedCheckedWorld({ SMALL_CHANGES: 'at_once' });

  async function suggested(body: object): Promise<{ slug: string; data: any; tagline: string }> {
    const maker = await w.person();
    const tagline = 'An AI tool that writtes summaries of long texts.';
    const [slug = ''] = await publish(w.db, [{ accountId: maker.account.id, tagline, pricingModel: 'free' }]);
    const reply = await maker.request('PATCH', `/api/v1/tools/${slug}`, JSON.stringify(body), {
      'content-type': 'application/json',
    });
    assert.equal(reply.status, 202, reply.text);
    await w.app.context.live.refresh();
    return { slug, data: reply.json.data, tagline };
  }
  const shown = async (slug: string): Promise<any> => {
    await w.app.context.live.refresh();
    return (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data;
  };

  test('a price and a typo are shown at once and confirmed afterwards', async () => {
    const body = { pricing_model: 'paid', tagline: 'An AI tool that writes summaries of long texts.' };
    const { slug, data } = await suggested(body);
    assert.equal(data.status, 'live');
    const now = await shown(slug);
    assert.deepEqual([now.pricing_model, now.tagline], ['paid', body.tagline]);
    const { account } = await w.person('editor');
    assert.equal((await acceptChange(w.db, account, data.id)).state, 'accepted');
  });

  test('20 characters in one place are a small change of a text, and 21 are none', async () => {
    const text = 'An AI tool that writtes summaries of long texts.';
    for (const [added, status] of [
      [' It reads novel too.', 'live'],
      [' It reads novels too.', 'awaiting_moderation'],
    ] as const) {
      assert.equal(added.length, status === 'live' ? 20 : 21);
      assert.equal((await suggested({ tagline: text + added })).data.status, status);
    }
  });

  test('one that an editor takes back is gone, but for what was changed again since', async () => {
    const { slug, data, tagline } = await suggested({
      pricing_model: 'paid',
      tagline: 'An AI tool that writes summaries of long texts.',
    });
    const { account } = await w.person('editor');
    const seen = await getDeskTool(w.db, slug);
    await editTool(w.db, account, slug, { body: { ...namedFields(seen), pricing_model: 'freemium' }, mark: seen.mark });
    await declineChange(w.db, account, data.id, { reason: 'misleading' });
    const now = await shown(slug);
    assert.deepEqual([now.pricing_model, now.tagline], ['freemium', tagline]);
  });

  test('another address, another name or a new text waits', async () => {
    for (const body of [
      { name: 'Another name' },
      { tagline: 'A language model that paints pictures of whatever somebody describes.' },
      { pricing_model: 'paid', platforms: ['web'] },
    ])
      assert.equal((await suggested(body)).data.status, 'awaiting_moderation', JSON.stringify(body));
  });
});
