/** Servers that the operator has named: whatever the model, the translator and the sites to sign in with answer, it is bounded and no more than a failure. */
import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { openJudge } from '#judge/chat-completions.ts';
import { openTranslator } from '#translation/libretranslate.ts';
import { fetchAdministers, fetchPerson, PROVIDERS, type Provider } from '#web/account/oauth.ts';
import { assertEach } from '../../support/assert-each.ts';
import {
  endless,
  json,
  leadsTo,
  openHostileServer,
  packed,
  unending,
  type Hostility,
  type HostileServer,
} from '../../support/hostile-server.ts';

const TEXT = { name: 'A', url: 'https://a.example.com/', tagline: 'B', description: null, categories: [] };
const CLIENT = { id: 'id', secret: 'secret' };
const ANSWER = { code: 'code', verifier: 'verifier', returnUrl: 'http://localhost/' };

/** What stands in the place of an answer or of a member of one. */
const ODD_VALUES: unknown[] = [7, true, null, '', 'x', [], [null], [7], ['x'], {}, { 0: 'x' }, { length: 1 }];

/** Objects around each odd value: `{ a: { b: … } }` for `a.b`, and what has not even that. */
const around = (path: string): unknown[] =>
  path
    .split('.')
    .map((_, depth, names) => names.slice(0, depth))
    .concat([path.split('.')])
    .flatMap((names) =>
      ODD_VALUES.map((odd) =>
        names.reduceRight<unknown>((inner, name) => (name === '0' ? [inner] : { [name]: inner }), odd),
      ),
    );

describe('a server that the operator has named', () => {
  let server: HostileServer;
  let elsewhere: HostileServer;
  let behave: Hostility;
  let provider: Provider;
  let repositories: string | undefined;

  before(async () => {
    elsewhere = await openHostileServer((_request, response) => json({})(response));
    server = await openHostileServer((request, response) => {
      // What is hostile is what comes behind the token.
      if (request.url === '/token') json({ access_token: 'token' })(response);
      else behave(response);
    });
    const own = { tokenUrl: `${server.url}/token`, personUrl: `${server.url}/person` };
    provider = { ...PROVIDERS.github, ...own, emailsUrl: `${server.url}/emails` };
    repositories = PROVIDERS.github.repositoriesUrl;
  });
  after(async () => {
    await server.close();
    await elsewhere.close();
  });
  beforeEach(() => void (elsewhere.asked.length = 0));

  /** Everybody who asks; each gives what came of it in a word. */
  const clients: Record<string, () => Promise<string>> = {
    judge: async () => {
      const { failure } = await openJudge({ url: server.url, key: 'k', model: 'm', timeoutMs: 2_000 }).judge(TEXT);
      return failure ?? 'an opinion';
    },
    translator: async () => {
      const { failure } = await openTranslator({ url: server.url, key: 'k', timeoutMs: 2_000 }).translate(
        ['A'],
        'en',
        'de',
      );
      return failure ?? 'a translation';
    },
    provider: () =>
      fetchPerson(provider, CLIENT, ANSWER).then(
        () => 'a person',
        (error: Error) => error.message,
      ),
  };
  const everybody = Object.entries(clients);

  test('is read no further than its bound, packed or not', async () => {
    await assertEach(everybody, String, async ([, ask]) => {
      const sent = { bytes: 0 };
      for (const hostility of [endless(sent), packed()]) {
        behave = hostility;
        assert.match(await ask(), /too large|larger than the bound/);
      }
      assert.ok(sent.bytes < 64 * 1024 * 1024, `${sent.bytes} bytes were read`);
    });
  });

  test('leads nobody elsewhere, and sends keys nowhere', async () => {
    behave = leadsTo(elsewhere.url);
    await assertEach(everybody, String, async ([, ask]) => assert.match(await ask(), /30\d/));
    assert.deepEqual(elsewhere.asked, []);
  });

  test('is not waited for longer than its bound', async () => {
    behave = unending;
    const { judge, translator } = clients;
    for (const ask of [judge, translator]) assert.equal(await ask?.(), 'timeout');
  });

  test('says nothing where its answer has another shape', async () => {
    const answers = [
      ...around('choices.0.message.content'),
      ...around('translatedText'),
      ...ODD_VALUES.map((verdict) => ({
        choices: [{ message: { content: JSON.stringify({ verdict, reason: 'x' }) } }],
      })),
      ...ODD_VALUES.map((reason) => ({
        choices: [{ message: { content: JSON.stringify({ verdict: 'spam', reason }) } }],
      })),
    ];
    const isGood = new Set([JSON.stringify({ translatedText: '' }), JSON.stringify({ translatedText: 'x' })]);
    await assertEach(answers, JSON.stringify, async (answer) => {
      behave = json(answer);
      const { judge, translator } = clients;
      const reason =
        JSON.stringify(answer).includes('\\"reason\\":\\"x\\"') && JSON.stringify(answer).includes('\\"spam\\"');
      assert.equal(await judge?.(), reason ? 'an opinion' : 'answer not understood');
      if (!isGood.has(JSON.stringify(answer)) && !JSON.stringify(answer).includes('["x"]'))
        assert.equal(await translator?.(), 'answer not understood');
    });
  });

  test('names nobody where it does not say who', async () => {
    await assertEach([...ODD_VALUES, ...around('id'), ...around('sub')], JSON.stringify, async (answer) => {
      behave = json(answer);
      const isNamed = typeof (answer as { id?: unknown } | null)?.id === 'number';
      assert.match(await clients['provider']!(), isNamed ? /a person/ : /identifies no user/);
    });
  });

  test('gives a repository to nobody where it does not say so', async () => {
    const { tokenUrl } = PROVIDERS.github;
    Object.assign(PROVIDERS.github, { tokenUrl: `${server.url}/token`, repositoriesUrl: server.url });
    try {
      await assertEach(around('permissions.admin'), JSON.stringify, async (answer) => {
        behave = json({ full_name: 'a/b', ...(answer as object) });
        const isAdmin = JSON.stringify(answer) === '{"permissions":{"admin":true}}';
        assert.equal(await fetchAdministers(CLIENT, ANSWER, 'a/b'), isAdmin);
      });
    } finally {
      Object.assign(PROVIDERS.github, { tokenUrl, repositoriesUrl: repositories });
    }
  });
});
