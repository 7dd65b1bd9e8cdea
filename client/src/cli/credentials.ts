/** Tokens that `login` keeps, by the origin they belong to, in a file for its owner's eyes only. */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join } from 'node:path';

interface Credentials {
  /** The catalog of the last login. */
  url?: string;
  tokens?: Record<string, string>;
}

// What is no absolute path counts as unset (https://specifications.freedesktop.org/basedir/latest/).
const CONFIG_HOME = process.env['XDG_CONFIG_HOME'] ?? '';

const FILE = join(
  (isAbsolute(CONFIG_HOME) ? CONFIG_HOME : undefined) ??
    (process.platform === 'win32' ? process.env['APPDATA'] : undefined) ??
    join(homedir(), '.config'),
  'toolshelf',
  'credentials.json',
);

async function readCredentials(): Promise<Credentials> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Credentials;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new Error(`${FILE} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

/** The address of a catalog as it is typed, with its base path; throws for anything else than http and https. */
function addressOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol)) throw new Error(`${text} is no address of a catalog`);
  return url.origin + url.pathname.replace(/\/+$/, '');
}

/** Which catalog is meant, and the token for it: what is typed, then the environment, then the last login. */
export async function findCatalog(
  typed: string | undefined,
): Promise<{ url: string | undefined; token: string | undefined }> {
  const kept = await readCredentials();
  const named = typed ?? process.env['TOOLSHELF_URL'] ?? kept.url;
  if (named === undefined || named === '') return { url: undefined, token: undefined };
  const url = addressOf(named);
  // A kept token goes to no other catalog than its own.
  return { url, token: process.env['TOOLSHELF_TOKEN'] || kept.tokens?.[url] };
}

/** Keeps a token, and the catalog as the one that is meant from now on. Returns the file. */
export async function keepToken(url: string, token: string): Promise<string> {
  const kept = await readCredentials();
  await mkdir(dirname(FILE), { recursive: true, mode: 0o700 });
  const text = JSON.stringify({ url, tokens: { ...kept.tokens, [url]: token } }, null, 2);
  const fresh = `${FILE}.${process.pid}`;
  await writeFile(fresh, `${text}\n`, { mode: 0o600 });
  await rename(fresh, FILE);
  return FILE;
}
