/** The list of migrations, one for both engines, and the command that brings a database up to date. */
import type { Kysely } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Database, Engine, Tx } from './database.ts';

import { createLargeIndexes } from './large-indexes.ts';
import { createTables } from './migrations/0001-tables.ts';
import { createScreeningTables } from './migrations/0002-screening.ts';
import { createReportsTable } from './migrations/0003-reports.ts';
import { createDeskTables } from './migrations/0004-desk.ts';
import { createAccountTables } from './migrations/0005-account.ts';
import { addOutcomesAndDuplicates } from './migrations/0006-reports-and-duplicates.ts';
import { createSubmissionAddresses } from './migrations/0007-submission-addresses.ts';
import { nameColumnsOfPublishedTools } from './migrations/0008-published-tools.ts';
import { indexDecisions } from './migrations/0009-decisions.ts';
import { createSecondFactorTables } from './migrations/0010-second-factor.ts';
import { encodeAddresses } from './migrations/0011-uris.ts';
import { createEntryKeyVersion } from './migrations/0012-entry-key-version.ts';
import { createSecondOpinions } from './migrations/0013-second-opinions.ts';
import { createSiteSettings } from './migrations/0014-site.ts';
import { createSitePages } from './migrations/0015-site-pages.ts';
import { indexStateSince } from './migrations/0016-waiting-since.ts';
import { createSiteLogos } from './migrations/0017-site-logos.ts';
import { indexLargeTables } from './migrations/0019-large-tables.ts';
import { createSharingTables } from './migrations/0020-desk-sharing.ts';
import { createReplies } from './migrations/0021-replies.ts';
import { addAcceptedTerms } from './migrations/0022-terms.ts';
import { createDecisionDays } from './migrations/0024-decision-days.ts';
import { createBlocks } from './migrations/0025-blocks.ts';
import { createNodes } from './migrations/0026-nodes.ts';
import { createJobPhrases } from './migrations/0027-job-phrases.ts';
import { indexWeeks } from './migrations/0028-weeks.ts';
import { createOutgoingTurns } from './migrations/0029-outgoing.ts';
import { createLinkChecks } from './migrations/0030-link-checks.ts';
import { createPreviews } from './migrations/0031-previews.ts';
import { addStatedPrices } from './migrations/0032-stated-prices.ts';
import { addAttributes } from './migrations/0033-attributes.ts';
import { createChangeRequests } from './migrations/0034-change-requests.ts';
import { addChanges } from './migrations/0037-changes.ts';
import { extendAccounts } from './migrations/0043-accounts.ts';
import { forgetDecisionDays } from './migrations/0044-standing-decisions.ts';
import { createAliasesAndSearches } from './migrations/0045-categories-and-searches.ts';
import { createStoredIndexes } from './migrations/0046-stored-indexes.ts';
import { createPictures } from './migrations/0047-logos.ts';
import { createWebhooks } from './migrations/0048-webhooks.ts';
import { addReportAnswers } from './migrations/0051-report-answers.ts';
import { createVisitDays } from './migrations/0052-visits.ts';
import { createCollections } from './migrations/0053-collections.ts';
import { createDrafts } from './migrations/0054-drafts.ts';
import { addDomainDates } from './migrations/0059-domain-dates.ts';
import { createConfirmations } from './migrations/0058-confirmations.ts';
import { createGrants } from './migrations/0055-grants.ts';
import { createLists } from './migrations/0061-lists.ts';
import { letChecksSuggest } from './migrations/0063-suggested-moves.ts';
import { addPlacementTopics } from './migrations/0060-placement-topics.ts';
import { createMigrationBounds } from './migrations/0065-upgrades.ts';
import { indexFewOfMany } from './migrations/0085-few-of-many.ts';
import { createSecretKey } from './migrations/0122-secret-key.ts';
import { createSignIns } from './migrations/0119-sign-ins.ts';
import { addDraftSenders } from './migrations/0121-draft-senders.ts';
import { createHeldPictures } from './migrations/0116-held-pictures.ts';
import { addMailsInDoubt } from './migrations/0102-mails-in-doubt.ts';
import { createClaims } from './migrations/0049-claims.ts';
import { readSchemaState } from './schema-state.ts';

interface VersionedMigration extends Migration {
  /**
   * The newest migration of the oldest version of the program that may run on it: the one before, for what adds only (tables,
   * columns that may be left out). Without it only versions that know the migration may.
   */
  oldest?: string;
}

/** In order; a migration that has been released is never changed. */
function migrationsFor(engine: Engine): Record<string, VersionedMigration> {
  return {
    '0001-tables': { up: (db: Kysely<unknown>) => createTables(db, engine) },
    '0002-screening': { up: createScreeningTables },
    '0003-reports': { up: createReportsTable },
    '0004-desk': { up: createDeskTables },
    '0005-account': { up: createAccountTables },
    '0006-reports-and-duplicates': { up: addOutcomesAndDuplicates },
    '0007-submission-addresses': { up: createSubmissionAddresses },
    '0008-published-tools': { up: nameColumnsOfPublishedTools },
    '0009-decisions': { up: indexDecisions },
    '0010-second-factor': { up: (db: Kysely<unknown>) => createSecondFactorTables(db, engine) },
    '0011-uris': { up: encodeAddresses },
    '0012-entry-key-version': { up: createEntryKeyVersion },
    '0013-second-opinions': { up: createSecondOpinions },
    '0014-site': { up: createSiteSettings },
    '0015-site-pages': { up: createSitePages },
    '0016-waiting-since': { up: indexStateSince },
    '0017-site-logos': { up: createSiteLogos },
    '0019-large-tables': { up: indexLargeTables },
    '0020-desk-sharing': { up: createSharingTables },
    '0021-replies': { up: createReplies },
    '0022-terms': { up: addAcceptedTerms },
    '0024-decision-days': { up: createDecisionDays },
    '0025-blocks': { up: createBlocks },
    '0026-nodes': { up: (db: Kysely<unknown>) => createNodes(db, engine) },
    '0027-job-phrases': { up: createJobPhrases },
    '0028-weeks': { up: indexWeeks },
    '0029-outgoing': { up: (db: Kysely<unknown>) => createOutgoingTurns(db, engine) },
    '0030-link-checks': { up: createLinkChecks },
    '0031-previews': { up: createPreviews },
    '0032-stated-prices': { up: addStatedPrices },
    '0033-attributes': { up: addAttributes },
    '0034-change-requests': { up: createChangeRequests },
    '0037-changes': { up: (db: Kysely<unknown>) => addChanges(db, engine) },
    '0043-accounts': { up: extendAccounts },
    '0044-standing-decisions': { up: forgetDecisionDays },
    '0045-categories-and-searches': { up: createAliasesAndSearches },
    '0046-stored-indexes': { up: createStoredIndexes },
    '0047-logos': { up: createPictures },
    '0048-webhooks': { up: createWebhooks },
    '0049-claims': { up: createClaims },
    '0051-report-answers': { up: addReportAnswers },
    '0052-visits': { up: createVisitDays },
    '0053-collections': { up: createCollections },
    '0054-drafts': { up: createDrafts },
    '0055-grants': { up: createGrants },
    '0058-confirmations': { up: createConfirmations },
    '0059-domain-dates': { up: addDomainDates },
    '0060-placement-topics': { up: addPlacementTopics },
    '0061-lists': { up: (db: Kysely<unknown>) => createLists(db, engine) },
    '0063-suggested-moves': {
      up: (db: Kysely<unknown>) => letChecksSuggest(db, engine),
      oldest: '0061-lists',
    },
    '0065-upgrades': { up: createMigrationBounds, oldest: '0061-lists' },
    '0085-few-of-many': {
      up: (db: Kysely<unknown>) => indexFewOfMany(db, engine),
      oldest: '0065-upgrades',
    },
    '0102-mails-in-doubt': { up: addMailsInDoubt, oldest: '0085-few-of-many' },
    '0116-held-pictures': { up: createHeldPictures, oldest: '0102-mails-in-doubt' },
    '0119-sign-ins': { up: createSignIns, oldest: '0116-held-pictures' },
    '0121-draft-senders': { up: addDraftSenders, oldest: '0119-sign-ins' },
    // Versions that do not know it would take encrypted secrets for plain ones.
    '0122-secret-key': { up: createSecretKey },
  };
}

/**
 * Applies what is missing and returns the names of the migrations that were applied. Everything runs in one
 * transaction, so a killed migration leaves the old schema. On PostgreSQL it is to run exclusively: the table of
 * migrations itself is made before anything is locked. Indexes of large tables are left to a server (large-indexes.ts) unless nobody
 * can write meanwhile. A newer schema that this version may run on is left as it is; throws when
 * it may not.
 */
export async function migrate(db: Database): Promise<string[]> {
  const state = await readSchemaState(db.read);
  if (state === 'newer') {
    throw new Error(
      'the database comes from a newer version of the program: start that one, or restore an older backup',
    );
  }
  if (state === 'ahead') return [];
  return db.write(async (transaction) => {
    const migrations = migrationsFor(db.engine);
    const migrator = new Migrator({
      db: transaction,
      provider: { getMigrations: () => Promise.resolve(migrations) },
    });
    const { error, results } = await migrator.migrateToLatest();
    // Kysely hides the refusal to make its table behind the statement that comes after it.
    if ((error as { code?: unknown } | undefined)?.code === '25P02') {
      throw new Error('this database role cannot create tables; grant it that right, or use another role');
    }
    if (error !== undefined) throw error;
    if (db.isEmbedded || state === 'empty') await createLargeIndexes(transaction);
    const applied = (results ?? []).filter(({ status }) => status === 'Success').map((result) => result.migrationName);
    await noteBounds(transaction, migrations, applied);
    return applied;
  });
}

/** Writes down, for versions that do not know them, who may run on the migrations that were applied. */
async function noteBounds(
  trx: Tx,
  migrations: Readonly<Record<string, VersionedMigration>>,
  applied: readonly string[],
): Promise<void> {
  const rows = applied.flatMap((name) => {
    const oldest = migrations[name]?.oldest;
    return oldest === undefined ? [] : [{ name, oldest }];
  });
  if (rows.length > 0) await trx.insertInto('migration_bounds').values(rows).execute();
}
