/** Settings: a bad value refuses to start with one line that names it, a good one is taken. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS } from '#limits/limits.ts';
import { readConfig } from '#src/config.ts';
import { SETTINGS } from '#src/settings.ts';
import { findMisspelt } from '#src/misspelt-settings.ts';

const BAD: Record<string, readonly string[]> = {
  HOST: ['not a host', '999.1.1.1', 'http://x', 'a..b'],
  PORT: ['abc', '-1', '65536', '80.5', ' 3000', '0x10'],
  PUBLIC_URL: ['tools.example', 'ftp://x.y', 'https://x.y/path', 'https://u:p@x.y', 'https://x.y?q'],
  SITE_NAME: ['   ', 'a\nb', 'x'.repeat(61)],
  MCP_ORIGINS: ['chat.example.org', 'https://chat.example.org/path', 'https://a.example,'],
  LOCALES: ['xx', 'en,', 'en,en', 'EN', 'en;de'],
  DATABASE_URL: ['mysql://x', 'sqlite:', 'sqlite::memory:', '/tmp/x.db', 'postgres://'],
  WORKERS: ['0', '-1', '65', 'all'],
  BACKUP_KEEP: ['0', '-1', 'x'],
  REDIS_URL: ['localhost:6379', 'http://x', 'redis:'],
  SMTP_URL: ['localhost', 'http://x', 'smtp://'],
  MAIL_FROM: ['a', 'x\ny@z', 'not an address', '   ', 'a@b.example, c@d.example', 'X <a@b.example> <c@d.example>'],
  SECURITY_CONTACT: ['hello', 'javascript:alert(1)'],
  TRANSLATE_URL: ['x', 'ftp://x'],
  RDAP_BOOTSTRAP_URL: ['x', 'ftp://x'],
  JUDGE_URL: ['x', 'ftp://x'],
  JUDGE_REQUESTS_PER_DAY: ['0', 'x'],
  TOKEN_LEAK_KEYS: ['abc', 'MFkwEwYHKoZIzj0CAQ==', ',', '-----BEGIN PUBLIC KEY-----'],
  TRUSTED_PROXIES: ['abc', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/8/9', '::1/129', '0.0.0.0/0', '10', 'loopback'],
  DRAIN_DELAY_SECONDS: ['-1', '1.5', '601', 'long'],
  LOG_LEVEL: ['INFO', 'loud'],
  OUTGOING: ['yes', 'true', 'ON'],
  SMALL_CHANGES: ['yes', 'on', 'AT_ONCE'],
  CONFIRMATION_MAILS: ['yes', 'true', 'ON'],
  REQUIRE_SECOND_FACTOR: ['yes', 'true', 'ON'],
  METRICS: ['yes', 'private'],
  DEMO_CATALOG: ['yes', 'true', 'ON'],
  READ_CACHE_MEGABYTES: ['-1', 'abc', '5000'],
};
/** Any text is a folder, a key, an id or the name of a model. */
const FREE = /^(?:DATA|BACKUP)_DIR$|_KEY$|_MODEL$|_CLIENT_(?:ID|SECRET)$/;

test('every setting refuses bad values in one line that begins with its name', () => {
  const limits = Object.values(LIMITS).map((limit): string => limit.setting);
  for (const name of Object.keys(SETTINGS)) {
    const values = BAD[name] ?? (limits.includes(name) ? ['0', '-1', 'abc', '1.5', '1e3', '99999999999', '+5'] : []);
    assert.ok(values.length > 0 || FREE.test(name), `${name} has no bad values here`);
    for (const value of values) {
      assert.throws(
        () => readConfig({ [name]: value }),
        (error: Error) => error.message.startsWith(`${name}: expected `) && !error.message.includes('\n'),
        `${name}=${value}`,
      );
    }
  }
});

test('good values are taken', () => {
  const good: [string, string][] = [
    ['HOST', '::1'],
    ['HOST', '0.0.0.0'],
    ['HOST', 'tools.internal'],
    ['MAIL_FROM', 'tools@example.org'],
    ['MAIL_FROM', 'Tools, a catalog <tools@example.org>'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, ::1'],
    ['DATABASE_URL', 'sqlite:/tmp/tools.db'],
  ];
  for (const [name, value] of good) assert.doesNotThrow(() => readConfig({ [name]: value }), `${name}=${value}`);
});

test('the model that judges is set up whole or not at all', () => {
  const url = 'https://api.example.org/v1';
  for (const [settings, missing] of [
    [{ JUDGE_URL: url }, 'JUDGE_MODEL'],
    [{ JUDGE_MODEL: 'small' }, 'JUDGE_URL'],
    [{ JUDGE_KEY: 'x' }, 'JUDGE_URL'],
  ] as [Record<string, string>, string][])
    assert.throws(
      () => readConfig(settings),
      (error: Error) => error.message.startsWith(`${missing}: expected a value`),
    );
  assert.equal(readConfig({}).judge, undefined);
  assert.deepEqual(readConfig({ JUDGE_URL: url, JUDGE_MODEL: 'small' }).judge, {
    url,
    model: 'small',
    key: undefined,
    perDay: 200,
  });
});

test('several processes are refused on SQLite in one line, and taken on PostgreSQL', () => {
  assert.throws(() => readConfig({ WORKERS: '2' }), {
    message: 'WORKERS: expected 1, because DATABASE_URL is SQLite; several processes need PostgreSQL',
  });
  assert.equal(readConfig({ WORKERS: '2', DATABASE_URL: 'postgres://h/d' }).workers, 2);
});

test('a secret setting is not shown when it is refused', () => {
  assert.throws(
    () => readConfig({ SMTP_URL: 'http://user:hunter2@mail.example' }),
    (error: Error) => !error.message.includes('hunter2'),
  );
});

test('a variable that is a setting but for a slip is found, others are left alone', () => {
  const found = findMisspelt(
    {
      LOGLEVEL: 'debug',
      PUBLICURL: 'x',
      TRUSTED_PROXY: 'x',
      BACKUP_FOLDER_OF_ANOTHER_PROGRAM: 'x',
      LOG_LEVEL: 'info',
      PATH: '/bin',
      HOSTNAME: 'x',
      HOME: '/',
    },
    Object.keys(SETTINGS),
  );
  assert.deepEqual(found, [
    { name: 'LOGLEVEL', meant: 'LOG_LEVEL' },
    { name: 'PUBLICURL', meant: 'PUBLIC_URL' },
    { name: 'TRUSTED_PROXY', meant: 'TRUSTED_PROXIES' },
  ]);
});
