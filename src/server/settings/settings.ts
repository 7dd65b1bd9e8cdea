/** SETTINGS: every environment variable with its kind, its default and one sentence. */
import { LOCALES } from '#catalog/locales.ts';
import { parseSecretKey } from '#database/secret-key.ts';
import { LIMITS, LIMIT_NAMES } from '#limits/limits.ts';
import { signInSettings } from './sign-in-settings.ts';
import {
  absoluteFolder,
  addressRanges,
  contact,
  databaseUrl,
  folder,
  hostName,
  integer,
  localeList,
  mailServer,
  objectStore,
  oneOf,
  optionalPort,
  optionalText,
  optionalUrl,
  origins,
  postgresUrl,
  publicAddress,
  sender,
  signingKeys,
  title,
  type Setting,
} from './setting-values.ts';

/** The settings of limits, by their names. */
export const limitSettings = Object.fromEntries(
  LIMIT_NAMES.map((name) => [
    LIMITS[name].setting,
    { parse: integer(1, 1_000_000), fallback: String(LIMITS[name].quota), sentence: LIMITS[name].sentence },
  ]),
) as Record<string, Setting<number>>;

const settings = {
  HOST: { parse: hostName, fallback: '127.0.0.1', sentence: 'Address to listen on.' },
  PORT: { parse: integer(0, 65_535), fallback: '3000', sentence: 'Port to listen on; 0 picks a free one.' },
  PUBLIC_URL: {
    parse: (text: string) => (text === '' ? undefined : publicAddress(text)),
    fallback: '',
    sentence:
      'Public address of the server, used in all links, perhaps with a path (https://example.org/ai), which the proxy must not take off. ' +
      'Default http://localhost:<PORT>.',
  },
  MCP_ORIGINS: {
    parse: origins,
    fallback: '',
    sentence: 'Other origins whose pages may use the MCP server from a browser, separated by commas.',
  },
  SITE_NAME: {
    parse: title,
    fallback: 'Toolshelf',
    sentence:
      'Name of the catalog on pages and in mail, feeds and documents, unless an admin sets another in the browser.',
  },
  LOCALES: {
    parse: localeList,
    fallback: LOCALES.join(','),
    sentence:
      'Languages of pages, feeds and mail (en,de offers only these two); the first is the default, to which pages in other ' +
      'languages redirect. The API always serves all eight.',
  },
  DATA_DIR: {
    parse: folder,
    fallback: './data',
    sentence: 'Directory for the database and, without SMTP_URL, outgoing mail.',
  },
  DATABASE_URL: {
    parse: (text: string) => (text === '' ? undefined : databaseUrl(text)),
    fallback: '',
    sentence: 'sqlite:<file> or postgres://…. Default sqlite:<DATA_DIR>/toolshelf.db.',
    secret: true,
  },
  DATABASE_READ_URL: {
    parse: (text: string) => (text === '' ? undefined : postgresUrl(text)),
    fallback: '',
    sentence: 'postgres://… of one read replica, for published tools, while it has all changes that are shown.',
    secret: true,
  },
  READ_ONLY: {
    parse: oneOf('on', 'off'),
    fallback: 'off',
    sentence:
      'on serves pages and reads alone, for a move or an incident: whatever would change the database is answered ' +
      'with 503, and background work stops. The database must be of this version already.',
  },
  WORKERS: {
    parse: integer(1, 64),
    fallback: '1',
    sentence:
      'Number of processes that share the port, at most one per core; needs PostgreSQL. ' +
      'Each has its own memory, connections and, without Redis, its share of the limits.',
  },
  SECRET_KEY: {
    parse: (text: string) => (text === '' ? undefined : parseSecretKey(text)),
    fallback: '',
    sentence:
      'Key with which secrets of authenticator apps and webhooks are stored encrypted: ' +
      '32 random bytes in base64 (`openssl rand -base64 32`), the same on all servers of ' +
      'a database. Without it, the first start makes the file secret.key beside the SQLite ' +
      'database, or in DATA_DIR. Keep it as well as your backups, and apart from them.',
    secret: true,
  },
  PICTURES_URL: {
    parse: (text: string) => (text === '' ? undefined : objectStore(text)),
    fallback: '',
    sentence:
      'Store of objects that speaks S3, for the pictures of tools, which otherwise lie in the database: ' +
      's3://bucket/prefix?endpoint=https://s3.example.org&region=eu-central-1. Without endpoint, that of AWS.',
  },
  PICTURES_ACCESS_KEY: { parse: optionalText, fallback: '', sentence: 'Access key for PICTURES_URL.', secret: true },
  PICTURES_SECRET_KEY: { parse: optionalText, fallback: '', sentence: 'Secret key for PICTURES_URL.', secret: true },
  BACKUP_DIR: {
    parse: absoluteFolder,
    fallback: '',
    sentence:
      'Directory for daily backups of the SQLite database, ideally on another disk: an absolute path, as ~ is not expanded. ' +
      'For PostgreSQL use pg_dump.',
  },
  BACKUP_KEEP: { parse: integer(1, 1_000), fallback: '14', sentence: 'Number of backups to keep in BACKUP_DIR.' },
  SMALL_CHANGES: {
    parse: oneOf('review', 'at_once'),
    fallback: 'review',
    sentence:
      'What happens to small changes (the price, a few characters of a text) ' +
      'suggested by makers with a confirmed address: `review` holds them for an ' +
      'editor, `at_once` shows them and has an editor review them afterwards.',
  },
  REDIS_URL: {
    parse: optionalUrl('redis:', 'rediss:'),
    fallback: '',
    sentence:
      'Redis, for limits shared by several servers: of sign-ins, registrations, submissions, ' +
      'reports and tokens. Reads and searches are counted by each server, which allows its share ' +
      'of the limit; without Redis, all limits are.',
    secret: true,
  },
  SMTP_URL: {
    parse: mailServer,
    fallback: '',
    sentence:
      'Mail server: smtp://user:password@host (port 587, STARTTLS if offered, otherwise unencrypted; ?requireTLS=true ' +
      'refuses that) or smtps:// (port 465); in user and password, / # @ ? % are written %2F %23 %40 %3F %25. ' +
      'Without it, mail is written to DATA_DIR/mail.',
    secret: true,
  },
  MAIL_FROM: {
    parse: (text: string) => (text === '' ? undefined : sender(text)),
    fallback: '',
    sentence:
      'Sender of outgoing mail. A bare address is sent with the name of the site. Default: catalog@<host of PUBLIC_URL>.',
  },
  SECURITY_CONTACT: {
    parse: contact,
    fallback: '',
    sentence:
      'Contact for vulnerability reports in /.well-known/security.txt: an e-mail address or a URL. Default: the address in MAIL_FROM.',
  },
  TRANSLATE_URL: {
    parse: optionalUrl('http:', 'https:'),
    fallback: '',
    sentence: 'LibreTranslate-compatible server; enables machine translation for editors.',
  },
  TRANSLATE_KEY: {
    parse: optionalText,
    fallback: '',
    sentence: 'API key of the translation server.',
    secret: true,
  },
  JUDGE_URL: {
    parse: optionalUrl('http:', 'https:'),
    fallback: '',
    sentence:
      'Base URL of an OpenAI-compatible API, such as https://api.example.org/v1. With JUDGE_MODEL, a ' +
      'language model gives editors a second opinion on flagged submissions, whose texts are sent there.',
  },
  JUDGE_KEY: { parse: optionalText, fallback: '', sentence: 'API key for JUDGE_URL.', secret: true },
  JUDGE_MODEL: { parse: optionalText, fallback: '', sentence: 'Name of the model.' },
  JUDGE_REQUESTS_PER_DAY: {
    parse: integer(1, 1_000_000),
    fallback: '200',
    sentence:
      'Maximum requests to the model per day (UTC), including failed ones. Each covers one entry and at most 2,000 tokens of response.',
  },
  JUDGE_REFUSES: {
    parse: oneOf('on', 'off'),
    fallback: 'off',
    sentence:
      'Whether the model is asked at once, for at most three seconds, about submissions that screening doubts, and ' +
      'refuses those that it calls spam or no AI tool. Makers can ask for an editor’s review.',
  },
  EMBEDDINGS_URL: {
    parse: optionalUrl('http:', 'https:'),
    fallback: '',
    sentence:
      'Base URL of an OpenAI-compatible API. With EMBEDDINGS_MODEL, search also compares meanings: the texts of tools and ' +
      'the words of searches are sent there.',
  },
  EMBEDDINGS_KEY: { parse: optionalText, fallback: '', sentence: 'API key for EMBEDDINGS_URL.', secret: true },
  EMBEDDINGS_MODEL: { parse: optionalText, fallback: '', sentence: 'Name of the model of embeddings.' },
  ...signInSettings,
  OUTGOING: {
    parse: oneOf('auto', 'on', 'off'),
    fallback: 'auto',
    sentence:
      'Whether this server contacts other websites (link checks, previews, logos) and sends ' +
      'webhooks: on, off, or auto (if the machine has a route to the internet). Private ' +
      'addresses are never contacted. <PUBLIC_URL>/about/bot explains the requests to site owners.',
  },
  RELEASE_FEED: {
    parse: optionalUrl('http:', 'https:'),
    fallback: '',
    sentence:
      'Atom or JSON feed of releases of this program; asked once a day, by one of the servers, unless OUTGOING is off. ' +
      'Admins see a notice of a newer version on their overview.',
  },
  RDAP_BOOTSTRAP_URL: {
    parse: optionalUrl('http:', 'https:'),
    fallback: 'https://data.iana.org/rdap/dns.json',
    sentence:
      'RDAP bootstrap file (RFC 9224), used to show editors when the domain of a submission was registered. Empty turns this off.',
  },
  CONFIRMATION_MAILS: {
    parse: oneOf('on', 'off'),
    fallback: 'on',
    sentence: 'Whether owners of published tools get a yearly mail that asks them to confirm their entries.',
  },
  RECOMMENDATIONS: {
    parse: oneOf('on', 'off'),
    fallback: 'on',
    sentence:
      'Whether people with an account can recommend tools; off hides what they have recommended, and its pages answer with 404.',
  },
  REQUIRE_SECOND_FACTOR: {
    parse: oneOf('on', 'off'),
    fallback: 'off',
    sentence: 'Whether editors and admins need two-factor authentication to open the editors’ desk.',
  },
  TOKEN_LEAK_KEYS: {
    parse: signingKeys,
    fallback: '',
    sentence:
      'Public keys (base64 of SPKI, separated by commas) of secret scanners that ' +
      'may report leaked tokens to /api/v1/token-leaks, in the format of GitHub’s ' +
      'secret scanning partner programme. Without keys, the endpoint does not exist.',
  },
  TRUSTED_PROXIES: {
    parse: addressRanges,
    fallback: '',
    sentence: 'CIDR ranges of trusted reverse proxies whose X-Forwarded-For is used.',
  },
  DRAIN_DELAY_SECONDS: {
    parse: integer(0, 600),
    fallback: '0',
    sentence:
      'How long the server keeps answering after SIGTERM while /readyz returns 503, so that load balancers notice; each response then closes its connection.',
  },
  LOG_LEVEL: {
    parse: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    fallback: 'info',
    sentence: 'Minimum log level.',
  },
  PROBE_PORT: {
    parse: optionalPort,
    fallback: '',
    sentence:
      'Another port that answers only /livez and /readyz, from a thread of its own, so that probes never wait under load.',
  },
  METRICS: {
    parse: oneOf('off', 'loopback', 'public'),
    fallback: 'loopback',
    sentence:
      'Who can read /metrics: off (nobody), loopback (this machine, unless a proxy forwarded the request) or public.',
  },
  DEMO_CATALOG: {
    parse: oneOf('auto', 'on', 'off'),
    fallback: 'auto',
    sentence:
      'Whether to load the demo catalog into a catalog without entries: on, off, or auto (only if PUBLIC_URL is this machine).',
  },
  UNPUBLISHED_PICTURE_MEGABYTES: {
    parse: integer(1, 100_000),
    fallback: '50',
    sentence: 'Most logos and screenshots of one account that are stored and not published, in MB.',
  },
  READ_CACHE_MEGABYTES: {
    parse: integer(0, 4096),
    fallback: '48',
    sentence: 'Size of the response cache, in MB.',
  },
} satisfies Record<string, Setting<unknown>>;

export type Settings = typeof settings;

/** All settings. The tables in docs/settings.md and `toolshelf settings` are derived from it. */
export const SETTINGS = { ...settings, ...limitSettings };
