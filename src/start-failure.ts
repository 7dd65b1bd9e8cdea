/** What kept the server from starting, as one line that names the setting at fault and the way out. */
import { isDamaged, isUnavailable } from '#database/failures.ts';
import type { Config } from './config.ts';

interface SystemError {
  code?: unknown;
  syscall?: unknown;
  hostname?: unknown;
  path?: unknown;
  message?: unknown;
}

const SQLITE = 'sqlite:';

/** The line for stderr; `config` is undefined when the settings themselves are wrong and the error says so already. */
export function startFailure(error: unknown, config: Config | undefined): string {
  const line = (config && reasonOf(error, config)) ?? (error instanceof Error ? error.message : String(error));
  return line.replaceAll(/\s+/g, ' ').trim();
}

function reasonOf(error: unknown, config: Config): string | undefined {
  const { code, syscall, hostname, path } = (error ?? {}) as SystemError;
  const { host, port, databaseUrl } = config;
  if (syscall === 'listen' || (syscall === 'getaddrinfo' && hostname === host)) {
    if (code === 'EADDRINUSE') return `PORT: ${host}:${port} is already in use`;
    if (code === 'EACCES') return `PORT: this user may not listen on ${host}:${port}`;
    return `HOST: this machine cannot listen on ${JSON.stringify(host)} (${String(code)})`;
  }
  if (databaseUrl.startsWith(SQLITE)) {
    const file = databaseUrl.slice(SQLITE.length);
    if (isDamaged(error)) {
      return `the database ${file} is damaged or no database; put a backup in its place with: npm run --silent toolshelf -- restore FILE`;
    }
    if (isUnavailable(error) || (typeof code === 'string' && typeof path === 'string')) {
      return `DATA_DIR or DATABASE_URL: the database ${file} cannot be opened for writing (${reasonText(error)})`;
    }
    return undefined;
  }
  // Of PostgreSQL's own refusals these are about the address: 28 wrong password or role, 3D no such database.
  const isRefused = typeof code === 'string' && /^(?:28|3D)/.test(code);
  return isUnavailable(error) || isRefused
    ? `DATABASE_URL: the database does not answer (${reasonText(error)})`
    : undefined;
}

function reasonText(error: unknown): string {
  const { code, message } = (error ?? {}) as SystemError;
  return typeof code === 'string' && /^E[A-Z]+$/.test(code) ? code : String(message);
}
