/** The yearly mail that asks owners to confirm their tools (decisions/0066). */
import { sql } from 'kysely';
import { DAY_MS, PERIODS } from '#catalog/periods.ts';
import { isOneOf } from '#database/bulk-rows.ts';
import { timestamp, type Database, type Tx } from '#database/database.ts';
import { valueOf } from '#catalog/entries/columns.ts';
import type { Locale } from '#catalog/locales.ts';
import { enqueueMail, type MailParams } from '#catalog/mail/outbox.ts';
import { ACCOUNT_COLUMNS, toAccount, type Account } from '#catalog/roles.ts';
import { hashSecret, newSecret } from '#catalog/secrets.ts';
import { listCategoryRows } from '#catalog/tools/categories/categories.ts';
import { FIELDS, keysInOrder, keysWhere, type EntryColumns } from '#fields/fields.ts';

const YEAR_MS = PERIODS.yearlyQuestion.lasts;
/** Tools due within these days are included, so that an owner's dates align. */
const AHEAD_MS = 60 * DAY_MS;
/** Owners mailed in one round: an upgraded catalog does not mail all at once. */
const AT_ONCE = 100;
/** Most tools searched for them. */
const LOOKED_AT = 1_000;
/** Most tools with facts in the mail; the page has all. */
const TOLD = 10;

const attended = sql<string>`coalesce(attended_at, published_at)`;
/** Exactly as in the partial index. */
const owned = sql<boolean>`state = 'published' and account_id is not null`;

/** Facts in the mail, by field name; categories by name. Localised texts are on the page. */
const TOLD_FIELDS = keysInOrder(['name'], keysWhere({ audience: 'public', localised: false }))
  .filter((key) => key !== 'logoUrl')
  .map((key) => FIELDS[key].name);

/** Mails the due owners, and gives their number. */
export async function askForConfirmations(db: Database): Promise<number> {
  const before = timestamp(db.now(), -YEAR_MS);
  const due = await db.read
    .selectFrom('tools')
    .select('account_id')
    .where(owned)
    .where(attended, '<=', before)
    .orderBy(attended)
    .limit(LOOKED_AT)
    .execute();
  const owners = [...new Set(due.flatMap(({ account_id: id }) => id ?? []))].slice(0, AT_ONCE);
  let asked = 0;
  for (const id of owners) if (await db.write((trx) => ask(trx, id, before))) asked += 1;
  return asked;
}

/**
 * Mails one owner and marks the tools in one transaction, so that only one server does. Owners
 * without a usable address or notices are skipped for this year.
 */
async function ask(trx: Tx, accountId: string, before: string): Promise<boolean> {
  const row = await trx
    .lockRows(
      trx
        .selectFrom('accounts')
        .select([...ACCOUNT_COLUMNS, 'notices_off_at'])
        .where('accounts.id', '=', accountId),
    )
    .executeTakeFirstOrThrow();
  const now = trx.now();
  const soon = timestamp(now.getTime() - YEAR_MS + AHEAD_MS);
  const tools = await trx
    .selectFrom('tools')
    .select(['id', 'slug', attended.as('attended'), ...TOLD_FIELDS])
    .where(owned)
    .where('account_id', '=', accountId)
    .where(attended, '<=', soon)
    .orderBy(attended)
    .orderBy('id')
    .execute();
  // Another server or the owner was first.
  if (!tools.some((tool) => tool.attended <= before)) return false;
  await trx
    .updateTable('tools')
    .set({ attended_at: timestamp(now) })
    .where(
      isOneOf(
        trx.engine,
        'id',
        tools.map(({ id }) => id),
      ),
    )
    .execute();
  const owner = toAccount(row);
  if (owner.suspendedAt !== null || owner.emailVerifiedAt === null || row.notices_off_at !== null) return false;
  const secret = await makeRequest(trx, owner, tools);
  await enqueueMail(trx, { to: owner, template: 'still_right', params: await mailParams(trx, owner, tools, secret) });
  return true;
}

type Told = { id: string; slug: string } & Pick<EntryColumns, (typeof TOLD_FIELDS)[number]>;

/** Replaces the owner's last request, whose link expires. */
async function makeRequest(trx: Tx, owner: Account, tools: readonly Told[]): Promise<string> {
  const secret = newSecret();
  const now = trx.now();
  const row = {
    secret_hash: hashSecret(secret),
    email: owner.email,
    tools: JSON.stringify(tools.map(({ id }) => id)),
    created_at: timestamp(now),
    expires_at: timestamp(now, PERIODS.yearlyLink.lasts),
  };
  await trx
    .insertInto('confirmation_requests')
    .values({ account_id: owner.id, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
  return secret;
}

async function mailParams(trx: Tx, owner: Account, tools: readonly Told[], secret: string): Promise<MailParams> {
  const names = await categoryNames(trx, owner.locale);
  const told = tools.slice(0, TOLD).map((tool) => ({
    ...Object.fromEntries(TOLD_FIELDS.map((field) => [field, valueOf(field, tool[field])])),
    categories: (valueOf('categories', tool.categories) as string[]).map((id) => names.get(id) ?? id),
  }));
  return {
    count: String(tools.length),
    tools: JSON.stringify(told),
    link: { route: 'still_right', id: secret },
    ...(tools.length === 1 && { suggest_link: { route: 'suggest', id: tools[0]?.slug ?? '' } }),
  };
}

/** Category names in a language, or in English. */
async function categoryNames(trx: Tx, locale: Locale): Promise<Map<string, string>> {
  const rows = await listCategoryRows(trx);
  return new Map(rows.map(({ id, texts }) => [id, texts[locale]?.name ?? texts.en?.name ?? id]));
}
