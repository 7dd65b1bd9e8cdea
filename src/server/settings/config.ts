/** Config: the settings read from the environment. A bad value stops the start. */
import type { KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import { secretKeyFile, type SecretKeySource } from '#database/secret-key.ts';
import { isLoopbackHost } from '#outgoing/public-address.ts';
import { LIMITS, LIMIT_NAMES, type LimitName, type Quotas } from '#limits/limits.ts';
import { clientOf, openIdOf, passwordSignInOf, type OAuthClient, type OpenIdClient } from './sign-in-config.ts';
import {
  embeddingsOf,
  judgeOf,
  picturesOf,
  type EmbeddingsConfig,
  type JudgeConfig,
  type ObjectStoreConfig,
} from './service-config.ts';
import type { Setting } from './setting-values.ts';
import { SETTINGS, limitSettings, type Settings } from './settings.ts';
import { findSettingFaults } from './unknown-settings.ts';

export type { OAuthClient, OpenIdClient, EmbeddingsConfig, JudgeConfig };

/** Daily backups of a SQLite database. */
export interface BackupPlan {
  folder: string;
  /** How many backups are kept. */
  keep: number;
}

export interface Config {
  host: string;
  port: number;
  publicUrl: string;
  /** Whether PUBLIC_URL was given; otherwise the origin has the real port. */
  publicUrlGiven: boolean;
  /** Other origins whose pages may use the MCP server. */
  mcpOrigins: readonly string[];
  siteName: string;
  /** The languages of the pages, the default one first. */
  locales: readonly Locale[];
  dataDir: string;
  databaseUrl: string;
  /** A read replica of it. */
  databaseReadUrl: string | undefined;
  /** Processes that share the port. */
  workers: number;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  securityContact: string | undefined;
  translateUrl: string | undefined;
  translateKey: string | undefined;
  secretKey: SecretKeySource;
  backups: BackupPlan | undefined;
  judge: JudgeConfig | undefined;
  embeddings: EmbeddingsConfig | undefined;
  github: OAuthClient | undefined;
  google: OAuthClient | undefined;
  /** Where the pictures of tools lie; undefined for the database. */
  pictures: ObjectStoreConfig | undefined;
  /** The operator's own provider. */
  oidc: OpenIdClient | undefined;
  /** Whether people can register and sign in with a password. */
  passwordSignIn: boolean;
  /** Whether the server contacts other websites; `auto`: if the machine has a route to the internet. */
  outgoing: 'auto' | 'on' | 'off';
  /** Whether nothing may change the database. */
  readOnly: boolean;
  rdapBootstrapUrl: string | undefined;
  /** The feed of releases of this program. */
  releaseFeed: string | undefined;
  smallChangesAtOnce: boolean;
  /** Whether owners get a yearly mail that asks them to confirm their entries. */
  confirmationMails: boolean;
  /** Whether accounts recommend tools, and pages show it. */
  recommendations: boolean;
  requireSecondFactor: boolean;
  /** Keys of secret scanners that may report leaked tokens. */
  tokenLeakKeys: readonly KeyObject[];
  trustedProxies: string[];
  drainDelaySeconds: number;
  /** Port of a listener for probes only. */
  probePort: number | undefined;
  logLevel: string;
  metrics: 'off' | 'loopback' | 'public';
  demoCatalog: boolean;
  readCacheBytes: number;
  unpublishedPictureMegabytes: number;
  quotas: Quotas;
}

/** The language of pages for visitors who have chosen none. */
export function defaultLocale({ locales }: Pick<Config, 'locales'>): Locale {
  return locales[0] ?? DEFAULT_LOCALE;
}

/** Whether an origin names the local machine. */
function isLocal(url: string): boolean {
  return isLoopbackHost(new URL(url).hostname);
}

/** The default sender of mails. */
function senderOf(url: string): string {
  const { hostname } = new URL(url);
  return `catalog@${isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : 'localhost'}`;
}

/** Throws for PostgreSQL: an operator must not rely on backups that are not made. */
function backupsOf(database: string, folder: string | undefined, keep: number): BackupPlan | undefined {
  if (folder === undefined) return undefined;
  if (!database.startsWith('sqlite:'))
    throw new Error('BACKUP_DIR: expected no value, because DATABASE_URL is PostgreSQL; back it up with pg_dump');
  return { folder, keep };
}

/** Throws where both listeners have one port: requests would reach either. */
function probePortOf(port: number, probePort: number | undefined): number | undefined {
  if (probePort === port) throw new Error(`PROBE_PORT: expected another port than PORT, got "${port}"`);
  return probePort;
}

/** Throws for several processes on SQLite, whose file has one server. */
function workersOf(database: string, workers: number): number {
  if (workers > 1 && database.startsWith('sqlite:'))
    throw new Error(`WORKERS: expected 1, because DATABASE_URL is SQLite; several processes need PostgreSQL`);
  return workers;
}

/** Throws on SQLite, where reads have a connection to the same file. */
function databaseReadUrlOf(database: string, replica: string | undefined): string | undefined {
  if (replica !== undefined && database.startsWith('sqlite:'))
    throw new Error('DATABASE_READ_URL: expected no value, because DATABASE_URL is SQLite; replicas need PostgreSQL');
  return replica;
}

/** A value for people, without the name and password of an address, with or without its scheme. */
function withoutCredentials(text: string): string {
  return text.replace(/^([a-z+]*:\/\/|(?!mailto:)[^\s:@/]+:(?!\s)).*@/is, '$1…@');
}

const BAD_SETTINGS = 'BAD_SETTINGS';

/** Whether an error is of readConfig, with a line for each bad value and each warning. */
export const isOfSettings = (error: unknown): error is Error =>
  error instanceof Error && (error as { code?: unknown }).code === BAD_SETTINGS;

/**
 * Reads the settings from environment variables; empty ones count as absent. Throws an Error with a
 * line `NAME: expected …, got "…"` for each bad value, and the warnings of settings below them.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const faults: string[] = [];
  const wrong = new Set<string>();
  /** A bad value counts as absent, so that the others are read as well. */
  function parse<T>(name: string, setting: Setting<T>): T {
    const text = environment[name] || setting.fallback;
    try {
      return setting.parse(text);
    } catch (error) {
      const shown = setting.secret ? '' : `, got ${JSON.stringify(withoutCredentials(text))}`;
      faults.push(`${name}: expected ${(error as Error).message}${shown}`);
      wrong.add(name);
      return setting.parse(setting.fallback);
    }
  }
  /** A value of several settings. A fault that names a setting known to be wrong only follows from it. */
  function combine<T>(make: () => T): T | undefined {
    try {
      return make();
    } catch (error) {
      const { message } = error as Error;
      const named = message.match(/\b[A-Z][A-Z_]+\b/g) ?? [];
      if (!named.some((name) => wrong.has(name))) faults.push(message);
      for (const name of named) wrong.add(name);
      return undefined;
    }
  }
  const read = <Name extends keyof Settings>(name: Name): ReturnType<Settings[Name]['parse']> =>
    parse(name, SETTINGS[name] as Setting<ReturnType<Settings[Name]['parse']>>);
  const port = read('PORT');
  const dataDir = read('DATA_DIR');
  const databaseUrl = read('DATABASE_URL') ?? `sqlite:${dataDir}/toolshelf.db`;
  const publicUrl = read('PUBLIC_URL');
  const demo = read('DEMO_CATALOG');
  const oidc = combine(() =>
    openIdOf(clientOf('OIDC', read('OIDC_CLIENT_ID'), read('OIDC_CLIENT_SECRET')), {
      issuer: read('OIDC_ISSUER'),
      name: read('OIDC_NAME'),
      scopes: read('OIDC_SCOPES'),
      trustsEmail: read('OIDC_TRUST_EMAIL') === 'on',
      rolesClaim: read('OIDC_ROLES_CLAIM'),
      admins: read('OIDC_ADMINS'),
      editors: read('OIDC_EDITORS'),
    }),
  );
  const quotas = {} as Record<LimitName, number>;
  for (const name of LIMIT_NAMES) {
    const setting = limitSettings[LIMITS[name].setting];
    if (setting) quotas[name] = parse(LIMITS[name].setting, setting);
  }
  const config: Config = {
    host: read('HOST'),
    port,
    publicUrl: publicUrl ?? `http://localhost:${port}`,
    publicUrlGiven: publicUrl !== undefined,
    mcpOrigins: read('MCP_ORIGINS'),
    siteName: read('SITE_NAME'),
    locales: read('LOCALES'),
    dataDir,
    databaseUrl,
    databaseReadUrl: combine(() => databaseReadUrlOf(databaseUrl, read('DATABASE_READ_URL'))),
    workers: combine(() => workersOf(databaseUrl, read('WORKERS'))) ?? 1,
    redisUrl: read('REDIS_URL'),
    smtpUrl: read('SMTP_URL'),
    mailFrom: read('MAIL_FROM') ?? senderOf(publicUrl ?? 'http://localhost'),
    securityContact: read('SECURITY_CONTACT'),
    translateUrl: read('TRANSLATE_URL'),
    translateKey: read('TRANSLATE_KEY'),
    secretKey: {
      setting: read('SECRET_KEY'),
      file: secretKeyFile({ databaseUrl, dataDir }),
    },
    backups: combine(() => backupsOf(databaseUrl, read('BACKUP_DIR'), read('BACKUP_KEEP'))),
    judge: combine(() =>
      judgeOf(read('JUDGE_URL'), read('JUDGE_MODEL'), {
        key: read('JUDGE_KEY'),
        perDay: read('JUDGE_REQUESTS_PER_DAY'),
        refuses: read('JUDGE_REFUSES') === 'on',
      }),
    ),
    embeddings: combine(() => embeddingsOf(read('EMBEDDINGS_URL'), read('EMBEDDINGS_KEY'), read('EMBEDDINGS_MODEL'))),
    github: combine(() => clientOf('GITHUB', read('GITHUB_CLIENT_ID'), read('GITHUB_CLIENT_SECRET'))),
    google: combine(() => clientOf('GOOGLE', read('GOOGLE_CLIENT_ID'), read('GOOGLE_CLIENT_SECRET'))),
    pictures: combine(() => picturesOf(read('PICTURES_URL'), read('PICTURES_ACCESS_KEY'), read('PICTURES_SECRET_KEY'))),
    oidc,
    passwordSignIn: combine(() => passwordSignInOf(read('PASSWORD_SIGN_IN') === 'on', oidc)) ?? true,
    outgoing: read('OUTGOING'),
    rdapBootstrapUrl: read('RDAP_BOOTSTRAP_URL'),
    releaseFeed: read('RELEASE_FEED'),
    smallChangesAtOnce: read('SMALL_CHANGES') === 'at_once',
    confirmationMails: read('CONFIRMATION_MAILS') === 'on',
    recommendations: read('RECOMMENDATIONS') === 'on',
    readOnly: read('READ_ONLY') === 'on',
    requireSecondFactor: read('REQUIRE_SECOND_FACTOR') === 'on',
    tokenLeakKeys: read('TOKEN_LEAK_KEYS'),
    trustedProxies: read('TRUSTED_PROXIES'),
    drainDelaySeconds: read('DRAIN_DELAY_SECONDS'),
    probePort: combine(() => probePortOf(port, read('PROBE_PORT'))),
    logLevel: read('LOG_LEVEL'),
    metrics: read('METRICS'),
    demoCatalog: demo === 'on' || (demo === 'auto' && (publicUrl === undefined || isLocal(publicUrl))),
    readCacheBytes: read('READ_CACHE_MEGABYTES') * 1024 * 1024,
    unpublishedPictureMegabytes: read('UNPUBLISHED_PICTURE_MEGABYTES'),
    quotas,
  };
  if (faults.length > 0)
    throw Object.assign(new Error([...faults, ...findSettingFaults(environment)].join('\n')), { code: BAD_SETTINGS });
  return config;
}

/** The values of settings that depend on others. */
function followingValues(config: Config): Record<string, string> {
  return {
    PUBLIC_URL: config.publicUrl,
    DATA_DIR: config.dataDir,
    DATABASE_URL: config.databaseUrl.startsWith('sqlite:') ? config.databaseUrl : '(set)',
    MAIL_FROM: config.mailFrom,
    SECURITY_CONTACT: config.securityContact ?? `mailto:${/<([^<>]+)>$/.exec(config.mailFrom)?.[1] ?? config.mailFrom}`,
    DEMO_CATALOG: config.demoCatalog ? 'on' : 'off',
  };
}

/** The settings in force as rows of name, value and sentence, with `config` also values that depend on others. Secrets are masked. */
export function listSettings(
  environment: Record<string, string | undefined>,
  config?: Config,
): { name: string; value: string; given: boolean; sentence: string }[] {
  readConfig(environment);
  const following = config === undefined ? {} : followingValues(config);
  return Object.entries(SETTINGS as Record<string, Setting<unknown>>).map(([name, setting]) => {
    const given = environment[name] ?? '';
    const value = given === '' ? setting.fallback : given;
    return {
      name,
      value: setting.secret && given !== '' ? '(set)' : (following[name] ?? withoutCredentials(value)),
      given: given !== '',
      sentence: setting.sentence,
    };
  });
}
