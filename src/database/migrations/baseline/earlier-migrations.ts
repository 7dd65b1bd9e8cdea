/** The migrations that the baseline has replaced, by the names that databases keep of them. */

/**
 * In order. They were numbered like the decisions at the time, hence the gaps. Databases keep the names: servers of an
 * older version look for them.
 */
export const EARLIER_MIGRATIONS: readonly string[] = `
  0001-tables, 0002-screening, 0003-reports, 0004-desk, 0005-account, 0006-reports-and-duplicates,
  0007-submission-addresses, 0008-published-tools, 0009-decisions, 0010-second-factor, 0011-uris,
  0012-entry-key-version, 0013-second-opinions, 0014-site, 0015-site-pages, 0016-waiting-since,
  0017-site-logos, 0019-large-tables, 0020-desk-sharing, 0021-replies, 0022-terms,
  0024-decision-days, 0025-blocks, 0026-nodes, 0027-job-phrases, 0028-weeks, 0029-outgoing,
  0030-link-checks, 0031-previews, 0032-stated-prices, 0033-attributes, 0034-change-requests,
  0037-changes, 0043-accounts, 0044-standing-decisions, 0045-categories-and-searches,
  0046-stored-indexes, 0047-logos, 0048-webhooks, 0049-claims, 0051-report-answers, 0052-visits,
  0053-collections, 0054-drafts, 0055-grants, 0058-confirmations, 0059-domain-dates,
  0060-placement-topics, 0061-lists, 0063-suggested-moves, 0065-upgrades, 0085-few-of-many,
  0102-mails-in-doubt, 0116-held-pictures, 0119-sign-ins, 0121-draft-senders`
  .trim()
  .split(/,\s+/);

/** The newest migration of version 1.1.0, the oldest one whose databases the baseline brings up to date. */
export const NEWEST_OF_1_1_0 = '0011-uris';
