/** Settings: a bad value refuses to start with one line that names it, a good one is taken. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LIMITS } from '#limits/limits.ts';
import { listSettings, readConfig } from '#server/settings/config.ts';
import { SETTINGS } from '#server/settings/settings.ts';
import { findUnknown } from '#server/settings/unknown-settings.ts';

const BAD: Record<string, readonly string[]> = {
  HOST: ['not a host', '999.1.1.1', 'http://x', 'a..b'],
  PORT: ['abc', '-1', '65536', '80.5', ' 3000', '0x10'],
  PROBE_PORT: ['abc', '0', '65536', '80.5'],
  PUBLIC_URL: [
    'tools.example',
    'ftp://x.y',
    'https://u:p@x.y',
    'https://x.y?q',
    'https://x.y/a b',
    'https://x.y/.well-known',
    'https://x.y//a',
    'https://x.y/a//b',
    'https://x.y/%61',
    'https://x.y/a#b',
  ],
  SITE_NAME: ['   ', 'a\nb', 'x'.repeat(61)],
  MCP_ORIGINS: ['chat.example.org', 'https://chat.example.org/path', 'https://a.example,'],
  LOCALES: ['xx', 'en,', 'en,en', 'EN', 'en;de'],
  DATA_DIR: ['~/data', '~'],
  BACKUP_DIR: ['~/backups', 'backups', './backups'],
  DATABASE_URL: ['mysql://x', 'sqlite:', 'sqlite::memory:', 'sqlite:~/tools.db', '/tmp/x.db', 'postgres://'],
  DATABASE_READ_URL: ['mysql://x', 'sqlite:/tmp/x.db', 'postgres://', 'postgres://replica/tools'],
  WORKERS: ['0', '-1', '65', 'all'],
  PICTURES_URL: [
    's3:bucket',
    'https://s3.example.org/bucket',
    's3://bucket?endpoint=ftp://x',
    's3://bucket?endpoint=https://u:p@s3.example.org',
    's3://bucket?endpoint=https://:p@s3.example.org',
    's3://bucket?endpoint=https://s3.example.org/path',
    's3://bucket/../other',
    's3://bucket/./a',
    's3://bucket/..',
    's3://bucket?zone=x',
    's3://bucket/a b',
    's3://bucket?region=',
  ],
  BACKUP_KEEP: ['0', '-1', 'x'],
  REDIS_URL: ['localhost:6379', 'http://x', 'redis:'],
  SMTP_URL: ['localhost', 'http://x', 'smtp://', 'smtps://u:p/w@x.y', 'smtps://u:1/w@x.y', 'smtps://u:1#w@x.y'],
  MAIL_FROM: ['a', 'x\ny@z', 'not an address', '   ', 'a@b.example, c@d.example', 'X <a@b.example> <c@d.example>'],
  SECURITY_CONTACT: ['hello', 'javascript:alert(1)'],
  TRANSLATE_URL: ['x', 'ftp://x'],
  RDAP_BOOTSTRAP_URL: ['x', 'ftp://x'],
  OIDC_ISSUER: ['x', 'ftp://x', 'id.example.org'],
  OIDC_NAME: ['a\nb', 'x'.repeat(61)],
  OIDC_SCOPES: ['email', 'openid "email"', 'openid,email'],
  OIDC_TRUST_EMAIL: ['yes', 'true', 'ON'],
  PASSWORD_SIGN_IN: ['yes', 'true', 'ON', 'off'],
  RELEASE_FEED: ['x', 'ftp://x', 'feed:x'],
  JUDGE_URL: ['x', 'ftp://x'],
  JUDGE_REQUESTS_PER_DAY: ['0', 'x'],
  EMBEDDINGS_URL: ['x', 'ftp://x'],
  JUDGE_REFUSES: ['yes', 'true', 'ON'],
  TOKEN_LEAK_KEYS: ['abc', 'MFkwEwYHKoZIzj0CAQ==', ',', '-----BEGIN PUBLIC KEY-----'],
  TRUSTED_PROXIES: ['abc', '10.0.0.0/33', '10.0.0.0/', '1.2.3.4/8/9', '::1/129', '0.0.0.0/0', '10', 'loopback'],
  DRAIN_DELAY_SECONDS: ['-1', '1.5', '601', 'long'],
  LOG_LEVEL: ['INFO', 'loud'],
  OUTGOING: ['yes', 'true', 'ON'],
  SMALL_CHANGES: ['yes', 'on', 'AT_ONCE'],
  CONFIRMATION_MAILS: ['yes', 'true', 'ON'],
  RECOMMENDATIONS: ['yes', 'true', 'ON'],
  REQUIRE_SECOND_FACTOR: ['yes', 'true', 'ON'],
  READ_ONLY: ['yes', 'true', 'ON'],
  METRICS: ['yes', 'private'],
  DEMO_CATALOG: ['yes', 'true', 'ON'],
  UNPUBLISHED_PICTURE_MEGABYTES: ['0', 'abc', '100001'],
  READ_CACHE_MEGABYTES: ['-1', 'abc', '5000'],
};
/** Any text is a folder, a key, an id or the name of a model. */
const FREE = /^(?:DATA|BACKUP)_DIR$|_KEY$|_MODEL$|_CLIENT_(?:ID|SECRET)$|^OIDC_(?:ROLES_CLAIM|ADMINS|EDITORS)$/;

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

test('all bad settings are told at once, one a line, and none that only follows from another', () => {
  const faults = (settings: Record<string, string>): string[] => {
    try {
      readConfig(settings);
    } catch (error) {
      return (error as Error).message.split('\n').map((line) => line.split(':', 1)[0] ?? '');
    }
    return [];
  };
  assert.deepEqual(faults({ PORT: 'many', METRICS: 'loud', READ_LIMIT_PER_MINUTE: '0' }).toSorted(), [
    'METRICS',
    'PORT',
    'READ_LIMIT_PER_MINUTE',
  ]);
  assert.deepEqual(faults({ JUDGE_URL: 'nowhere', JUDGE_MODEL: 'small' }), ['JUDGE_URL']);
  assert.deepEqual(faults({ GITHUB_CLIENT_ID: 'x', WORKERS: '2' }).toSorted(), ['GITHUB_CLIENT_SECRET', 'WORKERS']);
  assert.deepEqual(faults({ OIDC_CLIENT_ID: 'x', OIDC_CLIENT_SECRET: 'y', PASSWORD_SIGN_IN: 'off' }), ['OIDC_ISSUER']);
  assert.deepEqual(faults({ DATABASE_URL: 'mysql://x', WORKERS: '2', BACKUP_DIR: '/b' }), ['DATABASE_URL']);
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
    [{ JUDGE_REFUSES: 'on' }, 'JUDGE_URL'],
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
    refuses: false,
  });
});

test('the model of embeddings is set up whole or not at all', () => {
  const url = 'https://api.example.org/v1';
  for (const [settings, missing] of [
    [{ EMBEDDINGS_URL: url }, 'EMBEDDINGS_MODEL'],
    [{ EMBEDDINGS_MODEL: 'small' }, 'EMBEDDINGS_URL'],
    [{ EMBEDDINGS_KEY: 'x' }, 'EMBEDDINGS_URL'],
  ] as [Record<string, string>, string][])
    assert.throws(
      () => readConfig(settings),
      (error: Error) => error.message.startsWith(`${missing}: expected a value`),
    );
  assert.equal(readConfig({}).embeddings, undefined);
  const given = readConfig({ EMBEDDINGS_URL: url, EMBEDDINGS_MODEL: 'small' }).embeddings;
  assert.deepEqual(given, { url, model: 'small', key: undefined });
});

test('the store of pictures is set up whole or not at all', () => {
  const whole = { PICTURES_URL: 's3://catalog', PICTURES_ACCESS_KEY: 'a', PICTURES_SECRET_KEY: 's' };
  for (const missing of Object.keys(whole))
    assert.throws(
      () => readConfig({ ...whole, [missing]: '' }),
      (error: Error) => error.message.startsWith(`${missing}: expected a value`),
      missing,
    );
  const keys = { accessKey: 'a', secretKey: 's' };
  assert.equal(readConfig({}).pictures, undefined);
  for (const [url, address] of [
    [
      's3://catalog',
      { endpoint: 'https://s3.us-east-1.amazonaws.com', region: 'us-east-1', bucket: 'catalog', prefix: '' },
    ],
    [
      's3://catalog/a/.b/?endpoint=http://10.0.0.1:9000&region=eu',
      { endpoint: 'http://10.0.0.1:9000', region: 'eu', bucket: 'catalog', prefix: 'a/.b/' },
    ],
  ] as const)
    assert.deepEqual(readConfig({ ...whole, PICTURES_URL: url }).pictures, { ...address, ...keys });
});

test('the operator’s own provider is set up whole or not at all', () => {
  const whole = { OIDC_ISSUER: 'https://id.example.org/main', OIDC_CLIENT_ID: 'catalog', OIDC_CLIENT_SECRET: 'x' };
  for (const [settings, missing] of [
    [{ OIDC_ISSUER: whole.OIDC_ISSUER }, 'OIDC_CLIENT_ID'],
    [{ ...whole, OIDC_ISSUER: '' }, 'OIDC_ISSUER'],
    [{ ...whole, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID'],
    [{ ...whole, OIDC_CLIENT_SECRET: '' }, 'OIDC_CLIENT_SECRET'],
    [{ ...whole, OIDC_ADMINS: 'admins' }, 'OIDC_ROLES_CLAIM'],
    [{ ...whole, OIDC_ROLES_CLAIM: 'groups' }, 'OIDC_ADMINS'],
  ] as [Record<string, string>, string][])
    assert.throws(
      () => readConfig(settings),
      (error: Error) => error.message.startsWith(`${missing}: expected a value`),
      missing,
    );
  const { oidc, passwordSignIn } = readConfig({ ...whole, PASSWORD_SIGN_IN: 'off' });
  assert.deepEqual([oidc?.name, oidc?.scopes, passwordSignIn], ['id.example.org', 'openid email', false]);
});

test('several processes are refused on SQLite in one line, and taken on PostgreSQL', () => {
  assert.throws(() => readConfig({ WORKERS: '2' }), {
    message: 'WORKERS: expected 1, because DATABASE_URL is SQLite; several processes need PostgreSQL',
  });
  assert.equal(readConfig({ WORKERS: '2', DATABASE_URL: 'postgres://h/d' }).workers, 2);
});

test('a password is not shown when its setting is refused or listed', () => {
  for (const [name, value, shown] of [
    ['SMTP_URL', 'http://user:hunter2@mail.example', ''],
    ['PUBLIC_URL', 'https://user:hunter2@tools.example.org', ', got "https://…@tools.example.org"'],
    ['PUBLIC_URL', 'https://:hunter2@tools.example.org', ', got "https://…@tools.example.org"'],
    ['PUBLIC_URL', 'user:hunter2@tools.example.org', ', got "user:…@tools.example.org"'],
    ['MCP_ORIGINS', 'https://user:hunt/er2@chat.example.org', ', got "https://…@chat.example.org"'],
    ['JUDGE_URL', 'ftp://user:hunter2@api.example.org', ', got "ftp://…@api.example.org"'],
  ] as const)
    assert.throws(
      () => readConfig({ [name]: value }),
      (error: Error) => !/hunt/.test(error.message) && error.message.endsWith(shown),
      value,
    );
  const feed = 'https://user:hunter2@releases.example.org/feed';
  const listed = listSettings({ RELEASE_FEED: feed, MAIL_FROM: 'Tools: all <tools@example.org>' });
  const valueOf = (wanted: string) => listed.find(({ name }) => name === wanted)?.value;
  assert.equal(valueOf('RELEASE_FEED'), 'https://…@releases.example.org/feed');
  assert.equal(valueOf('MAIL_FROM'), 'Tools: all <tools@example.org>');
});

const unknownOf = (environment: Record<string, string>) => findUnknown(environment, Object.keys(SETTINGS));

test('a variable that is a setting but for a slip is found with the one that was meant', () => {
  const slips: Record<string, string> = {
    LOGLEVEL: 'LOG_LEVEL',
    log_level: 'LOG_LEVEL',
    PUBLICURL: 'PUBLIC_URL',
    SMPT_URL: 'SMTP_URL',
    TRUSTED_PROXY: 'TRUSTED_PROXIES',
    TOOLSHELF_PORT: 'PORT',
    TOOLSHELF_TRUSTED_PROXIES: 'TRUSTED_PROXIES',
    TOOLSHELF_LOGLEVEL: 'LOG_LEVEL',
  };
  for (const [name, meant] of Object.entries(slips)) assert.deepEqual(unknownOf({ [name]: '1' }), [{ name, meant }]);
});

test('a variable that begins like a setting and is none is found, too; empty ones count as absent', () => {
  for (const name of [
    'SMTP_PASSWORD',
    'JUDGE_PROVIDER',
    'LOG_FORMAT',
    'DATABASE_POOL_SIZE',
    'REDIS_HOST',
    'BACKUP_CRON',
  ])
    assert.deepEqual(unknownOf({ [name]: '1' }), [{ name, meant: undefined }]);
  for (const name of ['OUTGOING_PROXY', 'GOOGLE_CLIENT_EMAIL', 'READ_CACHE_DIR', 'TOOLSHELF_LOG_FORMAT'])
    assert.deepEqual(unknownOf({ [name]: '1' }), [{ name, meant: undefined }]);
  assert.deepEqual(unknownOf({ SMTP_PASSWORD: '', LOGLEVEL: '' }), []);
});

const wordsOf = (text: string): readonly string[] => text.split(' ');

test('a short name that is a setting but for a slip is found in the settings file alone', () => {
  for (const [name, meant] of Object.entries({ PROT: 'PORT', HSOT: 'HOST', PORTS: 'PORT', port: 'PORT' })) {
    assert.deepEqual(findUnknown({ [name]: '9' }, Object.keys(SETTINGS), [name]), [{ name, meant }]);
    if (name !== 'port') assert.deepEqual(unknownOf({ [name]: '9' }), [], name);
  }
});

/** What servers, containers and npm give every program, by who does. */
const USUAL: Record<string, readonly string[]> = {
  'a login on Debian': wordsOf(
    'HOME LANG LANGUAGE LC_ALL LOGNAME MAIL OLDPWD PATH PWD SHELL SHLVL TERM TERM_PROGRAM TZ USER USERNAME EDITOR PAGER LESSOPEN LS_COLORS COLORTERM HOSTNAME HOSTTYPE MACHTYPE OSTYPE MAILCHECK SSH_CLIENT SSH_CONNECTION SSH_TTY SSH_AUTH_SOCK SUDO_USER SUDO_COMMAND SUDO_UID DISPLAY XDG_SESSION_ID XDG_RUNTIME_DIR XDG_DATA_DIRS XDG_CONFIG_DIRS DBUS_SESSION_BUS_ADDRESS DEBIAN_FRONTEND TMPDIR http_proxy https_proxy no_proxy HTTP_PROXY HTTPS_PROXY NO_PROXY SSL_CERT_FILE SSL_CERT_DIR',
  ),
  cron: ['MAILTO', 'CRON_TZ'],
  systemd: wordsOf(
    'INVOCATION_ID JOURNAL_STREAM SYSTEMD_EXEC_PID SYSTEMD_NSS_DYNAMIC_BYPASS MAINPID MANAGERPID PIDFILE NOTIFY_SOCKET LISTEN_FDS LISTEN_PID LISTEN_FDNAMES WATCHDOG_USEC WATCHDOG_PID RUNTIME_DIRECTORY STATE_DIRECTORY CACHE_DIRECTORY LOGS_DIRECTORY CONFIGURATION_DIRECTORY CREDENTIALS_DIRECTORY MEMORY_PRESSURE_WATCH MEMORY_PRESSURE_WRITE SERVICE_RESULT EXIT_CODE EXIT_STATUS REMOTE_ADDR REMOTE_PORT',
  ),
  'an image of Node': wordsOf(
    'NODE_VERSION YARN_VERSION NODE_ENV NODE_OPTIONS NODE_PATH NODE_COMPILE_CACHE NODE_EXTRA_CA_CERTS UV_THREADPOOL_SIZE MALLOC_ARENA_MAX MALLOC_TRIM_THRESHOLD_ MALLOC_MMAP_THRESHOLD_ LD_PRELOAD LD_LIBRARY_PATH FORCE_COLOR NO_COLOR CI DEBUG container',
  ),
  npm: wordsOf(
    'INIT_CWD npm_command npm_config_cache npm_config_global_prefix npm_config_globalconfig npm_config_init_module npm_config_local_prefix npm_config_node_gyp npm_config_noproxy npm_config_npm_version npm_config_prefix npm_config_user_agent npm_config_userconfig npm_execpath npm_lifecycle_event npm_lifecycle_script npm_node_execpath npm_package_json npm_package_name npm_package_version',
  ),
  'Docker and Compose': wordsOf('DOCKER_HOST DOCKER_CONFIG COMPOSE_PROJECT_NAME COMPOSE_FILE REDIS_ENV_REDIS_VERSION'),
  Kubernetes: wordsOf(
    'KUBERNETES_SERVICE_HOST KUBERNETES_SERVICE_PORT KUBERNETES_SERVICE_PORT_HTTPS KUBERNETES_PORT KUBERNETES_PORT_443_TCP KUBERNETES_PORT_443_TCP_PROTO KUBERNETES_PORT_443_TCP_PORT KUBERNETES_PORT_443_TCP_ADDR POD_NAME POD_NAMESPACE POD_IP HOST_IP NODE_NAME',
  ),
  'PostgreSQL, builds and agents': wordsOf(
    'PGHOST PGPORT PGUSER PGPASSWORD PGDATABASE PGDATA POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB GITHUB_ACTIONS GITHUB_TOKEN GITHUB_REPOSITORY GITHUB_ENV GITHUB_WORKSPACE GITHUB_OUTPUT GOOGLE_APPLICATION_CREDENTIALS GOOGLE_CLOUD_PROJECT MCP_TIMEOUT REQUIRE_POSTGRES REQUIRE_ALL TEST_POSTGRES_URL',
  ),
  'our own client': ['TOOLSHELF_URL', 'TOOLSHELF_TOKEN'],
};

for (const [giver, names] of Object.entries(USUAL))
  test(`what ${giver} gives is left alone`, () => {
    for (const name of names) {
      assert.deepEqual(unknownOf({ [name]: 'x' }), [], name);
      assert.deepEqual(findUnknown({ [name]: 'x' }, Object.keys(SETTINGS), [name]), [], `${name} in the file`);
    }
  });

test('variables for services of a network are left alone, whatever the services are called', () => {
  for (const service of ['REDIS', 'TOOLSHELF', 'DATABASE', 'SMTP', 'MAIL', 'DATA', 'TRANSLATE', 'METRICS'])
    assert.deepEqual(
      unknownOf({
        [`${service}_SERVICE_HOST`]: '10.0.0.7',
        [`${service}_SERVICE_PORT`]: '6379',
        [`${service}_SERVICE_PORT_HTTP`]: '6379',
        [`${service}_PORT`]: 'tcp://10.0.0.7:6379',
        [`${service}_PORT_6379_TCP`]: 'tcp://10.0.0.7:6379',
        [`${service}_PORT_6379_TCP_ADDR`]: '10.0.0.7',
        [`${service}_PORT_6379_TCP_PORT`]: '6379',
        [`${service}_PORT_6379_TCP_PROTO`]: 'tcp',
      }),
      [],
      service,
    );
  assert.equal(unknownOf({ REDIS_PORT: '6379' }).length, 1);
});

test('the public address loses a slash at its end, and keeps its path', () => {
  const addressOf = (text: string): string => readConfig({ PUBLIC_URL: text }).publicUrl;
  assert.equal(addressOf('https://tools.example.org/'), 'https://tools.example.org');
  assert.equal(addressOf('https://Example.org/ai/'), 'https://example.org/ai');
  assert.equal(addressOf('https://example.org/ai/tools.v2'), 'https://example.org/ai/tools.v2');
});

test('a password in SMTP_URL that hides the host is told with the way to write it', () => {
  const sentence =
    /^Error: SMTP_URL: expected .*; write \/ # @ \? % in the user name or password as %2F %23 %40 %3F %25$/;
  for (const url of ['smtps://u:p/w@x.y', 'smtps://u:1#w@x.y', 'smtps://u:p'])
    assert.throws(() => readConfig({ SMTP_URL: url }), sentence);
  assert.equal(readConfig({ SMTP_URL: 'smtps://u:p%2Fw%23%40@x.y' }).smtpUrl, 'smtps://u:p%2Fw%23%40@x.y');
});
