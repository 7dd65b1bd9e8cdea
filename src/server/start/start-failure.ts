/** The reason why the server did not start, as a line that names the setting and the remedy. */
import { statSync } from 'node:fs';
import { getSystemErrorMap } from 'node:util';
import { findServer } from '#database/lock-file.ts';
import { isDamaged, isUnavailable } from '#database/failures.ts';
import { isOfSettings, type Config } from '#server/settings/config.ts';

interface SystemError {
  code?: unknown;
  errno?: unknown;
  syscall?: unknown;
  hostname?: unknown;
  path?: unknown;
  port?: unknown;
  message?: unknown;
}

const SQLITE = 'sqlite:';
/** PostgreSQL's error codes for a wrong user, password or permission. */
const REFUSED = /^(?:28|42501)/;
/** PostgreSQL's error code for a database that does not exist. */
const NO_DATABASE = '3D000';

/** The reason, one line; with bad settings, for which `config` is undefined, one for each. */
export function startFailure(error: unknown, config: Config | undefined): string {
  const reason = (config && reasonOf(error, config)) ?? (error instanceof Error ? error.message : String(error));
  const lines = isOfSettings(error) ? reason.split('\n') : [reason];
  return lines.map((line) => line.replaceAll(/\s+/g, ' ').trim()).join('\n');
}

/** What a server that cannot start prints on stderr. */
export const printedFailure = (error: unknown, config: Config | undefined): string =>
  startFailure(error, config)
    .split('\n')
    .map((line) => `toolshelf: ${line}\n`)
    .join('');

function reasonOf(error: unknown, config: Config): string | undefined {
  const { syscall, hostname, path } = (error ?? {}) as SystemError;
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === config.host)) {
    return listenReason(error as SystemError, config);
  }
  if (typeof path === 'string' && path.startsWith(config.dataDir)) {
    const isBlocked = ['EEXIST', 'ENOTDIR'].includes(String((error as SystemError).code));
    if (isBlocked && statSync(config.dataDir, { throwIfNoEntry: false })?.isFile() === true)
      return `DATA_DIR: ${config.dataDir} is a file, where a folder is needed`;
    return `DATA_DIR: the folder ${config.dataDir} is not writable (${reasonText(error)}); choose one that this user can write to`;
  }
  return config.databaseUrl.startsWith(SQLITE) ? fileReason(error, config) : serverReason(error);
}

function listenReason(error: SystemError, { host, port: ownPort, probePort, databaseUrl }: Config): string {
  const [setting, port] =
    probePort !== undefined && error.port === probePort ? ['PROBE_PORT', probePort] : ['PORT', ownPort];
  if (error.code === 'EADDRINUSE') {
    const server = databaseUrl.startsWith(SQLITE) ? findServer(databaseUrl.slice(SQLITE.length)) : undefined;
    if (server !== undefined) return `this catalog’s server runs already, as process ${server}; stop it first`;
    return `${setting}: ${host}:${port} is already in use; stop the other program or choose another port`;
  }
  if (error.code === 'EACCES')
    return `${setting}: this user may not listen on ${host}:${port}; choose a port above 1023`;
  return `HOST: this machine cannot listen on ${JSON.stringify(host)} (${reasonText(error)}); use one of its own addresses`;
}

function fileReason(error: unknown, { databaseUrl, dataDir }: Config): string | undefined {
  const file = databaseUrl.slice(SQLITE.length);
  const setting = file.startsWith(dataDir) ? 'DATA_DIR' : 'DATABASE_URL';
  if (isDamaged(error)) {
    return `${setting}: the database ${file} is damaged or not a database; restore a backup with: npm run --silent toolshelf -- restore FILE`;
  }
  const { errno, message } = (error ?? {}) as SystemError;
  if (isUnavailable(error) || typeof errno === 'number') {
    return `${setting}: the database ${file} cannot be written (${reasonText(error)}); free space, fix permissions or choose another location`;
  }
  // Our own errors name the remedy, but not the setting that holds the path.
  return typeof message === 'string' && message.startsWith('the database ') ? `${setting}: ${message}` : undefined;
}

function serverReason(error: unknown): string | undefined {
  const { code, message } = (error ?? {}) as SystemError;
  const text = String(message);
  if (code === NO_DATABASE)
    return `DATABASE_URL: the database does not exist (${reasonText(error)}); create it, for example with createdb, or check its name`;
  if ((typeof code === 'string' && (REFUSED.test(code) || /CERT|TLS/.test(code))) || /\bSSL\b/.test(text)) {
    return `DATABASE_URL: the database refused the connection (${reasonText(error)}); check its user, password and permissions`;
  }
  if (text.startsWith('the database ')) return `DATABASE_URL: ${text}`;
  return isUnavailable(error)
    ? `DATABASE_URL: the database does not respond (${reasonText(error)}); start it or configure another`
    : undefined;
}

/** The message of the system or the engine, with its code. */
function reasonText(error: unknown): string {
  const { code, errno, message } = (error ?? {}) as SystemError;
  const words = typeof errno === 'number' ? getSystemErrorMap().get(errno)?.[1] : undefined;
  return words === undefined ? String(message) : `${words}, ${String(code)}`;
}
