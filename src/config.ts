/** SETTINGS: every environment variable with its kind, its default and one sentence; reading them refuses to start on a bad value. */
import { resolve } from 'node:path';
import { LIMITS, LIMIT_NAMES, type LimitName, type Quotas } from '#limits/limits.ts';
import {
  addressRanges,
  contact,
  databaseUrl,
  hostName,
  integer,
  oneOf,
  optionalText,
  optionalUrl,
  origin,
  sender,
  title,
  type Parse,
} from './setting-values.ts';

interface Setting<T> {
  parse: Parse<T>;
  fallback: string;
  sentence: string;
  /** True where the value may hold a password and is masked when shown. */
  secret?: true;
}

const limitSettings = Object.fromEntries(
  LIMIT_NAMES.map((name) => [
    LIMITS[name].setting,
    { parse: integer(1, 1_000_000), fallback: String(LIMITS[name].quota), sentence: LIMITS[name].sentence },
  ]),
) as Record<string, Setting<number>>;

/** All settings. The table in README.md and `toolshelf settings` are derived from it. */
export const SETTINGS = {
  HOST: { parse: hostName, fallback: '127.0.0.1', sentence: 'Address to listen on.' },
  PORT: { parse: integer(0, 65_535), fallback: '3000', sentence: 'Port to listen on; 0 picks a free one.' },
  PUBLIC_URL: {
    parse: (text: string) => (text === '' ? undefined : origin(text)),
    fallback: '',
    sentence: 'Public origin of the server, used in all links. Default http://localhost:<PORT>.',
  },
  SITE_NAME: {
    parse: title,
    fallback: 'Toolshelf',
    sentence:
      'Name of the catalog on pages, in mail, feeds and documents, until an admin gives it another one in the browser.',
  },
  DATA_DIR: {
    parse: (text: string) => resolve(text),
    fallback: './data',
    sentence: 'Directory for the database and, without SMTP_URL, outgoing mail.',
  },
  DATABASE_URL: {
    parse: (text: string) => (text === '' ? undefined : databaseUrl(text)),
    fallback: '',
    sentence: 'sqlite:<file> or postgres://…. Default sqlite:<DATA_DIR>/toolshelf.db.',
    secret: true,
  },
  REDIS_URL: {
    parse: optionalUrl('redis:', 'rediss:'),
    fallback: '',
    sentence:
      'Redis for limits shared by several servers. Sign-ins, registrations, submissions, reports and tokens are counted before the response, reads and searches within a second after it. Without Redis each server counts on its own.',
    secret: true,
  },
  SMTP_URL: {
    parse: optionalUrl('smtp:', 'smtps:'),
    fallback: '',
    sentence: 'Mail server. Without it, mail is written to DATA_DIR/mail.',
    secret: true,
  },
  MAIL_FROM: {
    parse: sender,
    fallback: 'toolshelf@localhost',
    sentence: 'Sender of outgoing mail. A bare address is sent with the name of the site.',
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
      'Base URL of an OpenAI-compatible API, such as https://api.example.org/v1. With JUDGE_MODEL, a language model gives editors a second opinion on flagged submissions, whose texts are sent there.',
  },
  JUDGE_KEY: { parse: optionalText, fallback: '', sentence: 'API key for JUDGE_URL.', secret: true },
  JUDGE_MODEL: { parse: optionalText, fallback: '', sentence: 'Name of the model.' },
  JUDGE_REQUESTS_PER_DAY: {
    parse: integer(1, 1_000_000),
    fallback: '200',
    sentence:
      'Maximum requests to the model per day (UTC), including failed ones. Each covers one entry and at most 2,000 tokens of response.',
  },
  GITHUB_CLIENT_ID: {
    parse: optionalText,
    fallback: '',
    sentence:
      'Client ID of a GitHub OAuth app with the callback URL <PUBLIC_URL>/en/sign-in/github/return; with its secret, enables sign-in with GitHub.',
  },
  GITHUB_CLIENT_SECRET: {
    parse: optionalText,
    fallback: '',
    sentence: 'Client secret of the GitHub OAuth app.',
    secret: true,
  },
  GOOGLE_CLIENT_ID: {
    parse: optionalText,
    fallback: '',
    sentence:
      'Client ID of a Google OAuth client with the redirect URI <PUBLIC_URL>/en/sign-in/google/return; with its secret, enables sign-in with Google.',
  },
  GOOGLE_CLIENT_SECRET: {
    parse: optionalText,
    fallback: '',
    sentence: 'Client secret of the Google OAuth client.',
    secret: true,
  },
  REQUIRE_SECOND_FACTOR: {
    parse: oneOf('on', 'off'),
    fallback: 'off',
    sentence: 'Whether editors and admins need two-factor authentication to open the editors’ desk.',
  },
  TRUSTED_PROXIES: {
    parse: addressRanges,
    fallback: '',
    sentence: 'CIDR ranges of trusted reverse proxies, whose X-Forwarded-For is used.',
  },
  LOG_LEVEL: {
    parse: oneOf('silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'),
    fallback: 'info',
    sentence: 'Minimum log level.',
  },
  METRICS: {
    parse: oneOf('off', 'loopback', 'public'),
    fallback: 'loopback',
    sentence:
      'Who can read /metrics: off (nobody), loopback (this machine, unless a proxy forwarded the request) or public.',
  },
  DEMO_CATALOG: {
    parse: oneOf('on', 'off'),
    fallback: 'on',
    sentence: 'Whether to load the demo catalog into an empty database.',
  },
  READ_CACHE_MEGABYTES: {
    parse: integer(0, 4096),
    fallback: '48',
    sentence: 'Size of the response cache, in MB.',
  },
  ...limitSettings,
} satisfies Record<string, Setting<unknown>>;

/** What another site knows this server by when people sign in with their account there. */
export interface OAuthClient {
  id: string;
  secret: string;
}

/** The language model that is asked for second opinions. */
export interface JudgeConfig {
  url: string;
  key: string | undefined;
  model: string;
  perDay: number;
}

export interface Config {
  host: string;
  port: number;
  publicUrl: string;
  /** True when PUBLIC_URL was given; otherwise the origin follows the port that was really taken. */
  publicUrlGiven: boolean;
  siteName: string;
  dataDir: string;
  databaseUrl: string;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  securityContact: string | undefined;
  translateUrl: string | undefined;
  translateKey: string | undefined;
  judge: JudgeConfig | undefined;
  github: OAuthClient | undefined;
  google: OAuthClient | undefined;
  requireSecondFactor: boolean;
  trustedProxies: string[];
  logLevel: string;
  metrics: 'off' | 'loopback' | 'public';
  demoCatalog: boolean;
  readCacheBytes: number;
  quotas: Quotas;
}

/** The two halves of a client's credentials belong together. */
function clientOf(name: string, id: string | undefined, secret: string | undefined): OAuthClient | undefined {
  if (id === undefined && secret === undefined) return undefined;
  if (id === undefined) throw new Error(`${name}_CLIENT_ID: expected a value, because ${name}_CLIENT_SECRET is set`);
  if (secret === undefined)
    throw new Error(`${name}_CLIENT_SECRET: expected a value, because ${name}_CLIENT_ID is set`);
  return { id, secret };
}

function judgeOf(
  url: string | undefined,
  model: string | undefined,
  more: { key: string | undefined; perDay: number },
): JudgeConfig | undefined {
  if (url === undefined && model === undefined && more.key === undefined) return undefined;
  if (url === undefined) throw new Error('JUDGE_URL: expected a value, because JUDGE_MODEL or JUDGE_KEY is set');
  if (model === undefined) throw new Error('JUDGE_MODEL: expected a value, because JUDGE_URL is set');
  return { url, model, ...more };
}

/**
 * Reads the settings from environment variables; empty ones count as absent.
 * Throws an Error whose message is one line `NAME: expected …, got "…"` for the first bad value.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  function read<T>(name: string, setting: Setting<T>): T {
    const given = environment[name];
    const text = given === undefined || given === '' ? setting.fallback : given;
    try {
      return setting.parse(text);
    } catch (error) {
      const shown = setting.secret ? '' : `, got ${JSON.stringify(text)}`;
      throw new Error(`${name}: expected ${(error as Error).message}${shown}`, { cause: error });
    }
  }
  const port = read('PORT', SETTINGS.PORT);
  const dataDir = read('DATA_DIR', SETTINGS.DATA_DIR);
  const publicUrl = read('PUBLIC_URL', SETTINGS.PUBLIC_URL);
  const quotas = {} as Record<LimitName, number>;
  for (const name of LIMIT_NAMES) {
    const setting = limitSettings[LIMITS[name].setting];
    if (setting) quotas[name] = read(LIMITS[name].setting, setting);
  }
  return {
    host: read('HOST', SETTINGS.HOST),
    port,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    publicUrlGiven: publicUrl !== undefined,
    siteName: read('SITE_NAME', SETTINGS.SITE_NAME),
    dataDir,
    databaseUrl: read('DATABASE_URL', SETTINGS.DATABASE_URL) ?? `sqlite:${dataDir}/toolshelf.db`,
    redisUrl: read('REDIS_URL', SETTINGS.REDIS_URL),
    smtpUrl: read('SMTP_URL', SETTINGS.SMTP_URL),
    mailFrom: read('MAIL_FROM', SETTINGS.MAIL_FROM),
    securityContact: read('SECURITY_CONTACT', SETTINGS.SECURITY_CONTACT),
    translateUrl: read('TRANSLATE_URL', SETTINGS.TRANSLATE_URL),
    translateKey: read('TRANSLATE_KEY', SETTINGS.TRANSLATE_KEY),
    judge: judgeOf(read('JUDGE_URL', SETTINGS.JUDGE_URL), read('JUDGE_MODEL', SETTINGS.JUDGE_MODEL), {
      key: read('JUDGE_KEY', SETTINGS.JUDGE_KEY),
      perDay: read('JUDGE_REQUESTS_PER_DAY', SETTINGS.JUDGE_REQUESTS_PER_DAY),
    }),
    github: clientOf(
      'GITHUB',
      read('GITHUB_CLIENT_ID', SETTINGS.GITHUB_CLIENT_ID),
      read('GITHUB_CLIENT_SECRET', SETTINGS.GITHUB_CLIENT_SECRET),
    ),
    google: clientOf(
      'GOOGLE',
      read('GOOGLE_CLIENT_ID', SETTINGS.GOOGLE_CLIENT_ID),
      read('GOOGLE_CLIENT_SECRET', SETTINGS.GOOGLE_CLIENT_SECRET),
    ),
    requireSecondFactor: read('REQUIRE_SECOND_FACTOR', SETTINGS.REQUIRE_SECOND_FACTOR) === 'on',
    trustedProxies: read('TRUSTED_PROXIES', SETTINGS.TRUSTED_PROXIES),
    logLevel: read('LOG_LEVEL', SETTINGS.LOG_LEVEL),
    metrics: read('METRICS', SETTINGS.METRICS),
    demoCatalog: read('DEMO_CATALOG', SETTINGS.DEMO_CATALOG) === 'on',
    readCacheBytes: read('READ_CACHE_MEGABYTES', SETTINGS.READ_CACHE_MEGABYTES) * 1024 * 1024,
    quotas,
  };
}

/** The settings in force as rows of name, value and sentence; secrets are masked. */
export function listSettings(
  environment: Record<string, string | undefined>,
): { name: string; value: string; given: boolean; sentence: string }[] {
  readConfig(environment);
  return Object.entries(SETTINGS as Record<string, Setting<unknown>>).map(([name, setting]) => {
    const given = environment[name] ?? '';
    const value = given === '' ? setting.fallback : given;
    return {
      name,
      value: setting.secret && given !== '' ? '(set)' : value,
      given: given !== '',
      sentence: setting.sentence,
    };
  });
}
