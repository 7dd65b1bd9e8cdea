/** Factories: the only place of the tests that makes entries without going through a door. */
import { argon2Sync, randomBytes } from 'node:crypto';
import { FIELDS, FIELD_KEYS, fieldOf, type Entry } from '#fields/fields.ts';
import { toAccount, type Account, type Role } from '#catalog/roles.ts';
import { raiseRevision } from '#catalog/revision.ts';
import { insertTools, type NewTool } from '#catalog/tools/write.ts';
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { timestamp, type Database } from '#database/database.ts';

export const CATEGORIES = [
  {
    id: 'image-generation',
    name: 'Image generation',
    description: 'Pictures from words.',
    names: { de: 'Bilderzeugung', ar: 'توليد الصور', ru: 'Генерация изображений' },
    synonyms: { en: ['text to image'], de: ['Bilder erzeugen'] },
  },
  { id: 'chatbots', name: 'Chatbots', names: { de: 'Chatbots', ar: 'روبوتات الدردشة', ru: 'Чат-боты' } },
  { id: 'writing', name: 'Writing', names: { de: 'Texte schreiben' } },
  { id: 'video', name: 'Video', names: { de: 'Video' } },
  { id: 'developer-tools', name: 'Developer tools', names: { de: 'Entwicklerwerkzeuge' } },
] as const;

let made = 0;

/** The body of a valid submission of an AI tool that no other test has submitted. */
export function submission(changes: Record<string, unknown> = {}): Record<string, unknown> {
  made += 1;
  return {
    url: `https://lantern-${made}.example.com/`,
    name: `Lantern ${NUMBERS[made % NUMBERS.length]} ${made}`,
    tagline: `An AI assistant that answers questions about documents, number ${made}.`,
    description: `Lantern ${made} reads your documents with a language model and answers questions about them.`,
    pricing_model: 'freemium',
    categories: ['chatbots'],
    ...changes,
  };
}

const NUMBERS = ['Amber', 'Birch', 'Cedar', 'Dune', 'Ember', 'Fjord', 'Grove', 'Harbor', 'Iris', 'Juniper', 'Kelp'];

/** Every test account has this password. */
export const PASSWORD = 'brisk walnut lantern 7';

/**
 * Its hash at the least cost that argon2id allows, which a hash says of itself: hundreds of tests sign in, and at the
 * cost of our own hashes each of them would wait as long as for ten requests.
 */
function cheapHash(): string {
  const nonce = randomBytes(16);
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  const encode = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');
  return `$argon2id$v=19$m=8,t=1,p=1$${encode(nonce)}$${encode(tag)}`;
}

const PASSWORD_HASH = cheapHash();

/** A verified account. */
export async function makeAccount(db: Database, email: string, role: Role): Promise<Account> {
  const now = timestamp(db.now());
  const row = {
    id: db.newId(),
    email,
    password_hash: PASSWORD_HASH,
    role,
    locale: 'en',
    email_verified_at: now,
    suspended_at: null,
    terms_version: null,
    created_at: now,
    updated_at: now,
  };
  await db.write((trx) => trx.insertInto('accounts').values(row).execute());
  return toAccount(row);
}

/** An entry with the first examples of the fields that it must have, and nothing in the others. */
export function bareEntry(): Entry {
  const values = FIELD_KEYS.map((key) => [key, fieldOf(key).required === false ? null : FIELDS[key].examples[0]]);
  return Object.fromEntries(values) as Entry;
}

/** A passkey that no authenticator has: it is listed and guards its account. Gives its id. */
export async function makePasskey(db: Database, account: Account, name: string): Promise<string> {
  made += 1;
  const id = db.newId();
  const row = {
    id,
    account_id: account.id,
    credential_id: `credential-${made}`,
    public_key: 'pQECAyYgASFYIA',
    counter: 0,
    transports: 'internal',
    name,
    created_at: timestamp(db.now()),
    last_used_at: null,
  };
  await db.write((trx) => trx.insertInto('passkeys').values(row).execute());
  return id;
}

/** Publishes tools directly; missing members are filled in. Returns their slugs, oldest first. */
export async function publish(db: Database, tools: readonly Partial<NewTool>[]): Promise<string[]> {
  const rows = tools.map((tool): NewTool => {
    made += 1;
    const url = tool.url ?? `https://published-${made}.example.com/`;
    const checked = checkPublicUrl(url);
    if (!checked.ok) throw new Error(`not a public URL: ${url}`);
    return {
      ...bareEntry(),
      name: `Published ${made}`,
      url,
      urlKey: checked.key,
      tagline: `An AI tool that was published for a test, number ${made}.`,
      pricingModel: 'free',
      priceStated: null,
      accountId: null,
      publishedAt: timestamp(new Date(Date.UTC(2026, 0, 1) + made * 60_000)),
      ...tool,
    };
  });
  const inserted = await db.write(async (trx) => insertTools(trx, rows, await raiseRevision(trx)));
  return inserted.map((tool) => tool.slug);
}
