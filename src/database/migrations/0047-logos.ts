/** Pictures of tools: our own copies, which entry shows which, and what waits for an editor. */
import { sql, type Kysely } from 'kysely';

export async function createPictures(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('pictures')
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    // SQLite keeps bytes in a column of any type.
    .addColumn('webp', 'bytea', (c) => c.notNull())
    .addColumn('stored_at', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('pictures_key', ['hash', 'width'])
    .execute();
  await schema
    .createTable('submission_pictures')
    .addColumn('submission_id', 'text', (c) => c.notNull().references('submissions.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hash', 'text')
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('address', 'text')
    .addColumn('answer', 'text')
    .addPrimaryKeyConstraint('submission_pictures_key', ['submission_id', 'kind'])
    .execute();
  await schema
    .createTable('picture_offers')
    .addColumn('tool_id', 'text', (c) => c.notNull().references('tools.id').onDelete('cascade'))
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('hash', 'text', (c) => c.notNull())
    .addColumn('source', 'text', (c) => c.notNull())
    .addColumn('account_id', 'text')
    .addColumn('offered_at', 'text', (c) => c.notNull())
    .addColumn('declined_at', 'text')
    .addPrimaryKeyConstraint('picture_offers_key', ['tool_id', 'kind'])
    .execute();
  const columns = ['logo_hash', 'logo_source', 'logo_answer', 'screenshot_hash'] as const;
  for (const column of columns) await schema.alterTable('tools').addColumn(column, 'text').execute();
  // Empty is due at once: logos of tools that are there already are fetched like all others.
  await schema
    .alterTable('tools')
    .addColumn('logo_due_at', 'text', (c) => c.notNull().defaultTo(''))
    .execute();
  await sql`create index tools_logo_due on tools (logo_due_at) where state = 'published' and logo_url is not null`.execute(
    db,
  );
  for (const column of ['logo_hash', 'screenshot_hash'] as const)
    await sql`create index ${sql.raw(`tools_by_${column}`)} on tools (${sql.ref(column)}) where ${sql.ref(column)} is not null`.execute(
      db,
    );
  for (const table of ['submission_pictures', 'picture_offers'] as const)
    await schema.createIndex(`${table}_by_hash`).on(table).column('hash').execute();
  await sql`create index picture_offers_open on picture_offers (offered_at, tool_id) where declined_at is null`.execute(
    db,
  );
  await sql`create index submissions_with_logo on submissions (state_since)
    where state = 'awaiting_moderation' and logo_url is not null`.execute(db);
  await sql`drop view published_tools`.execute(db);
  await sql`create view published_tools as select seq, id, slug, state, name, url, url_key, tagline, description,
    logo_url, pricing_model, categories, platforms, has_api, self_hosted, license, interface_languages, free_trial,
    needs_account, eu_data, original_locale, account_id, link_status, last_checked_at, price_stated_by,
    price_stated_at, logo_hash, screenshot_hash, published_at, updated_at, revision, terms, terms_version
    from tools where state = 'published'`.execute(db);
}
