/** The mails that stand in files of their own, by what they are about. */
import type { Locale } from '#catalog/locales.ts';
import { CHANGE_MAILS } from './changes.ts';
import { CLAIM_MAILS } from './claims.ts';
import { CONFIRMATION_MAILS } from './confirmations.ts';
import { GRANT_MAILS } from './grants.ts';
import { LIST_MAILS } from './lists.ts';
import { REPORT_MAILS } from './reports.ts';
import { WEBHOOK_MAILS } from './webhooks.ts';

/** Those of one language. */
export const mailsBySubject = (locale: Locale) => ({
  ...CHANGE_MAILS[locale],
  ...CLAIM_MAILS[locale],
  ...CONFIRMATION_MAILS[locale],
  ...GRANT_MAILS[locale],
  ...LIST_MAILS[locale],
  ...REPORT_MAILS[locale],
  ...WEBHOOK_MAILS[locale],
});
