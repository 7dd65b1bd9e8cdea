/** Config: the settings as read from the environment; a bad value refuses to start. */
import type { KeyObject } from 'node:crypto';
import { isIP } from 'node:net';
import { DEFAULT_LOCALE, type Locale } from '#catalog/locales.ts';
import { secretKeyFile, type SecretKeySource } from '#database/secret-key.ts';
import { LIMITS, LIMIT_NAMES, type LimitName, type Quotas } from '#limits/limits.ts';
import { SETTINGS, limitSettings, type Setting } from './settings.ts';

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

/** Backups of a SQLite database that the server makes by itself. */
export interface BackupPlan {
  folder: string;
  /** How many backups are kept. */
  keep: number;
}

export interface Config {
  host: string;
  port: number;
  publicUrl: string;
  /** True when PUBLIC_URL was given; otherwise the origin follows the port that was really taken. */
  publicUrlGiven: boolean;
  /** Origins beside our own whose pages may send messages to the MCP server. */
  mcpOrigins: readonly string[];
  siteName: string;
  /** The languages of the pages, the default one first. */
  locales: readonly Locale[];
  dataDir: string;
  databaseUrl: string;
  /** Processes that share the port. */
  workers: number;
  redisUrl: string | undefined;
  smtpUrl: string | undefined;
  mailFrom: string;
  securityContact: string | undefined;
  translateUrl: string | undefined;
  translateKey: string | undefined;
  /** Where the key of stored secrets is. */
  secretKey: SecretKeySource;
  backups: BackupPlan | undefined;
  judge: JudgeConfig | undefined;
  github: OAuthClient | undefined;
  google: OAuthClient | undefined;
  /** Whether the servers of strangers are asked; `auto` where the machine has a route to them. */
  outgoing: 'auto' | 'on' | 'off';
  rdapBootstrapUrl: string | undefined;
  smallChangesAtOnce: boolean;
  /** Whether owners are asked once a year whether their entries are still right. */
  confirmationMails: boolean;
  requireSecondFactor: boolean;
  /** Whose reports of leaked tokens are believed; nobody's where empty. */
  tokenLeakKeys: readonly KeyObject[];
  trustedProxies: string[];
  drainDelaySeconds: number;
  /** A listener for probes alone; none where undefined. */
  probePort: number | undefined;
  logLevel: string;
  metrics: 'off' | 'loopback' | 'public';
  demoCatalog: boolean;
  readCacheBytes: number;
  /** What one account may have stored of pictures that are not published. */
  unpublishedPictureMegabytes: number;
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

/** The language of the pages where nobody has chosen one. */
export function defaultLocale({ locales }: Pick<Config, 'locales'>): Locale {
  return locales[0] ?? DEFAULT_LOCALE;
}

/** Whether an origin leads to the machine that opens it. */
function isLocal(url: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** Who mails come from where nobody said it. */
function senderOf(url: string): string {
  const { hostname } = new URL(url);
  return `catalog@${isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : 'localhost'}`;
}

/** Refused rather than ignored: nobody is to believe in backups that are not made. */
function backupsOf(database: string, folder: string | undefined, keep: number): BackupPlan | undefined {
  if (folder === undefined) return undefined;
  if (!database.startsWith('sqlite:'))
    throw new Error('BACKUP_DIR: expected no value, because DATABASE_URL is PostgreSQL; back it up with pg_dump');
  return { folder, keep };
}

/** Both listeners would share the port, and requests would reach either. */
function probePortOf(port: number, probePort: number | undefined): number | undefined {
  if (probePort === port) throw new Error(`PROBE_PORT: expected another port than PORT, got "${port}"`);
  return probePort;
}

/** A file has one server, which is one process. */
function workersOf(database: string, workers: number): number {
  if (workers > 1 && database.startsWith('sqlite:'))
    throw new Error(`WORKERS: expected 1, because DATABASE_URL is SQLite; several processes need PostgreSQL`);
  return workers;
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
  const databaseUrl = read('DATABASE_URL', SETTINGS.DATABASE_URL) ?? `sqlite:${dataDir}/toolshelf.db`;
  const publicUrl = read('PUBLIC_URL', SETTINGS.PUBLIC_URL);
  const demo = read('DEMO_CATALOG', SETTINGS.DEMO_CATALOG);
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
    mcpOrigins: read('MCP_ORIGINS', SETTINGS.MCP_ORIGINS),
    siteName: read('SITE_NAME', SETTINGS.SITE_NAME),
    locales: read('LOCALES', SETTINGS.LOCALES),
    dataDir,
    databaseUrl,
    workers: workersOf(databaseUrl, read('WORKERS', SETTINGS.WORKERS)),
    redisUrl: read('REDIS_URL', SETTINGS.REDIS_URL),
    smtpUrl: read('SMTP_URL', SETTINGS.SMTP_URL),
    mailFrom: read('MAIL_FROM', SETTINGS.MAIL_FROM) ?? senderOf(publicUrl ?? 'http://localhost'),
    securityContact: read('SECURITY_CONTACT', SETTINGS.SECURITY_CONTACT),
    translateUrl: read('TRANSLATE_URL', SETTINGS.TRANSLATE_URL),
    translateKey: read('TRANSLATE_KEY', SETTINGS.TRANSLATE_KEY),
    secretKey: {
      setting: read('SECRET_KEY', SETTINGS.SECRET_KEY),
      file: secretKeyFile({ databaseUrl, dataDir }),
    },
    backups: backupsOf(databaseUrl, read('BACKUP_DIR', SETTINGS.BACKUP_DIR), read('BACKUP_KEEP', SETTINGS.BACKUP_KEEP)),
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
    outgoing: read('OUTGOING', SETTINGS.OUTGOING),
    rdapBootstrapUrl: read('RDAP_BOOTSTRAP_URL', SETTINGS.RDAP_BOOTSTRAP_URL),
    smallChangesAtOnce: read('SMALL_CHANGES', SETTINGS.SMALL_CHANGES) === 'at_once',
    confirmationMails: read('CONFIRMATION_MAILS', SETTINGS.CONFIRMATION_MAILS) === 'on',
    requireSecondFactor: read('REQUIRE_SECOND_FACTOR', SETTINGS.REQUIRE_SECOND_FACTOR) === 'on',
    tokenLeakKeys: read('TOKEN_LEAK_KEYS', SETTINGS.TOKEN_LEAK_KEYS),
    trustedProxies: read('TRUSTED_PROXIES', SETTINGS.TRUSTED_PROXIES),
    drainDelaySeconds: read('DRAIN_DELAY_SECONDS', SETTINGS.DRAIN_DELAY_SECONDS),
    probePort: probePortOf(port, read('PROBE_PORT', SETTINGS.PROBE_PORT)),
    logLevel: read('LOG_LEVEL', SETTINGS.LOG_LEVEL),
    metrics: read('METRICS', SETTINGS.METRICS),
    demoCatalog: demo === 'on' || (demo === 'auto' && (publicUrl === undefined || isLocal(publicUrl))),
    readCacheBytes: read('READ_CACHE_MEGABYTES', SETTINGS.READ_CACHE_MEGABYTES) * 1024 * 1024,
    unpublishedPictureMegabytes: read('UNPUBLISHED_PICTURE_MEGABYTES', SETTINGS.UNPUBLISHED_PICTURE_MEGABYTES),
    quotas,
  };
}

/** What settings without a value come to. */
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

/** The settings in force as rows of name, value and sentence; with `config`, also what follows from it. Secrets are masked. */
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
      value: setting.secret && given !== '' ? '(set)' : (following[name] ?? value),
      given: given !== '',
      sentence: setting.sentence,
    };
  });
}
