/** Duplicates: one canonical URL is held by one tool or one live submission, whoever asks and however many at once. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import { quarantineTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { publish, submission } from '../support/factories.ts';
import type { Reply } from '../support/world.ts';
import { sharedCheckedWorld } from './conformance.ts';

const PATH = '/api/v1/submissions';

/** Spellings of one page. */
const variantsOf = (host: string, path: string): string[] => [
  `https://${host}${path}`,
  `http://${host}${path}`,
  `HTTPS://${host.toUpperCase()}${path}`,
  `https://www.${host}${path}`,
  `https://${host}.${path}`,
  `https://${host}:443${path}`,
  `http://${host}:80${path}`,
  `https://${host}${path}/`,
  `https://${host}${path}//`,
  `https://${host}${path}/index.html`,
  `https://${host}${path}#features`,
  `https://${host}${path}?utm_source=x&utm_medium=y`,
  `https://${host}${path}?gclid=1`,
  `https://${host}${path}?fbclid=2&ref=hn`,
  `https://${host}${path.replace('A', '%41')}`,
  `https://${host}${path}?`,
];

describe('duplicates', () => {
  const world = sharedCheckedWorld({ SUBMISSIONS_PER_HOUR: '1000', REFUSED_SUBMISSIONS_PER_HOUR: '1000' });

  function assertDuplicate(reply: Reply, existing: unknown): void {
    assert.equal(reply.status, 422, reply.text);
    assert.equal(reply.json.error.code, 'duplicate_submission');
    assert.deepEqual(Object.keys(reply.json.error.fields), ['url']);
    assert.deepEqual(reply.json.error.existing, existing);
  }

  test('every spelling of a published page is refused and names the tool', async () => {
    const [slug = ''] = await publish(world.db, [{ url: 'https://taken.example.com/App' }]);
    const owner = await world.person();
    const links = {
      self: `${world.config.publicUrl}/api/v1/tools/${slug}`,
      html: `${world.config.publicUrl}/en/tools/${slug}`,
    };
    for (const url of variantsOf('taken.example.com', '/App'))
      assertDuplicate(await owner.post(PATH, submission({ url })), { slug, links });
  });

  test('every spelling of one’s own waiting page is refused and names its status link', async () => {
    const owner = await world.person();
    const first = await owner.post(PATH, submission({ url: 'https://waiting.example.com/App' }));
    assert.equal(first.status, 201);
    const existing = { status_url: first.json.data.status_url };
    for (const url of variantsOf('waiting.example.com', '/App'))
      assertDuplicate(await owner.post(PATH, submission({ url })), existing);
  });

  test('another account’s waiting page is refused without naming it', async () => {
    const [owner, other] = [await world.person(), await world.person()];
    const first = await owner.post(PATH, submission({ url: 'https://secretive.example.com/' }));
    const reply = await other.post(PATH, submission({ url: 'https://secretive.example.com/' }));
    assertDuplicate(reply, undefined);
    assert.ok(!reply.text.includes(first.json.data.id));
  });

  test('an international name is the same in letters and in punycode', async () => {
    const owner = await world.person();
    assert.equal((await owner.post(PATH, submission({ url: 'https://bücherlampe.example.com/' }))).status, 201);
    assert.equal((await owner.post(PATH, submission({ url: 'https://xn--bcherlampe-9db.example.com/' }))).status, 422);
  });

  test('a query in another order is the same page, another value is not', async () => {
    const owner = await world.person();
    assert.equal((await owner.post(PATH, submission({ url: 'https://queries.example.com/?b=2&a=1' }))).status, 201);
    assert.equal((await owner.post(PATH, submission({ url: 'https://queries.example.com/?a=1&b=2' }))).status, 422);
    assert.equal((await owner.post(PATH, submission({ url: 'https://queries.example.com/?a=1&b=3' }))).status, 201);
  });

  test('two pages of one site are two tools', async () => {
    const owner = await world.person();
    for (const path of ['/writer', '/painter', '/Painter'])
      assert.equal((await owner.post(PATH, submission({ url: `https://family.example.com${path}` }))).status, 201);
  });

  test('the same page while changes are asked for is refused', async () => {
    const [owner, other, editor] = [await world.person(), await world.person(), await world.person('editor')];
    const { id } = (await owner.post(PATH, submission({ url: 'https://held.example.com/' }))).json.data;
    await requestChanges(world.db, editor.account, id, { note: 'Say more.' });
    assertDuplicate(await other.post(PATH, submission({ url: 'https://held.example.com/' })), undefined);
  });

  test('a page is free again after withdrawal, rejection and quarantine', async () => {
    const [owner, other, editor] = [await world.person(), await world.person(), await world.person('editor')];
    const url = 'https://freed.example.com/';
    const withdrawn = (await owner.post(PATH, submission({ url }))).json.data.id;
    assert.equal((await owner.delete(`${PATH}/${withdrawn}`)).status, 200);
    const rejected = (await other.post(PATH, submission({ url }))).json.data.id;
    await rejectSubmission(world.db, editor.account, rejected, { reason: 'incomplete' });
    const published = (await owner.post(PATH, submission({ url }))).json.data.id;
    await approveSubmission(world.db, editor.account, published);
    assert.equal((await other.post(PATH, submission({ url }))).status, 422);
    const { slug } = (await world.visitor.get(`${PATH}/${published}`)).json.data.tool;
    await quarantineTool(world.db, editor.account, slug, { reason: 'policy' });
    assert.equal((await other.post(PATH, submission({ url }))).status, 201);
    await assert.rejects(restoreTool(world.db, editor.account, slug), { code: 'conflict' });
  });

  test('of fifty spellings sent at once with five tokens one is accepted', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => world.person()));
    const spellings = variantsOf('contested.example.com', '/App');
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        people[index % 5]!.post(PATH, submission({ url: spellings[index % spellings.length] })),
      ),
    );
    const accepted = replies.filter(({ status }) => status === 201);
    assert.equal(accepted.length, 1);
    for (const reply of replies) if (reply.status !== 201) assert.equal(reply.json.error.code, 'duplicate_submission');
    const rows = await world.db.read
      .selectFrom('submissions')
      .select('id')
      .where('url_key', '=', 'contested.example.com/App')
      .execute();
    assert.deepEqual(
      rows.map(({ id }) => id),
      [accepted[0]?.json.data.id],
    );
  });
});
