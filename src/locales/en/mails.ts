/** Mails in English. */
import type { Locale } from '#catalog/locales.ts';
import { confirmationMails } from '#locales/mails/confirmations.ts';
import { messages as claims } from './mails/claims.ts';
import { messages as lists } from './mails/lists.ts';
import { messages as access } from './mails/access.ts';
import { messages as grants } from './mails/grants.ts';
import { messages as reports } from './mails/reports.ts';
import { messages as changes } from './mails/changes.ts';
import { messages as webhooks } from './mails/webhooks.ts';
import { formatOf } from '#locales/format.ts';
import { reasonSentence } from '#locales/reasons.ts';
import { ruleName } from '#locales/screening.ts';
import { fieldLines } from '#locales/mails/field-names.ts';
import { noteParagraph, paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = (locale: Locale): MailMessages => ({
  hello: 'Hello,',
  notice: (link) => `You receive notices like this one because you have an account. Turn them off here:\n${link}`,
  mails: {
    verify_email: {
      subject: (_, site) => `Confirm your e-mail address for ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `An account was created on ${site} with this e-mail address. Please confirm that the address is yours:`,
          link,
          'The link works once and expires after 24 hours.',
          'If you did not create an account, simply ignore this e-mail.',
        ),
    },
    already_registered: {
      subject: (_, site) => `You already have an account on ${site}`,
      text: ({ sign_in_link, reset_link }, site) =>
        paragraphs(
          `Someone, probably you, tried to create an account on ${site} with this e-mail address. There already is one, so nothing was changed.`,
          `Sign in here:\n${sign_in_link}`,
          `If you have forgotten your password, choose a new one here:\n${reset_link}`,
          'If this was not you, simply ignore this e-mail.',
        ),
    },
    reset_password: {
      subject: (_, site) => `Choose a new password for ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `A new password was requested for your account on ${site}. Choose it here:`,
          link,
          'The link works once and expires after 1 hour.',
          'If you did not request this, simply ignore this e-mail: your password stays the same.',
        ),
    },
    confirm_new_email: {
      subject: (_, site) => `Confirm your new e-mail address for ${site}`,
      text: ({ link }, site) =>
        paragraphs(
          `The owner of an account on ${site} wants to use this e-mail address for it. Please confirm that the address is yours:`,
          link,
          'The link works once and expires after 1 hour. Until then the account keeps its old address.',
          'If you did not expect this, simply ignore this e-mail.',
        ),
    },
    email_changed: {
      subject: (_, site) => `Your e-mail address on ${site} was changed`,
      text: (_, site) =>
        paragraphs(
          `Your account on ${site} now uses a different e-mail address. The old one will receive no more e-mails.`,
          'If this was not you, reply to this e-mail or contact the operator of the site right away: someone else has access to your account.',
        ),
    },
    account_deleted: {
      subject: (_, site) => `Your account on ${site} was deleted`,
      text: (_, site) =>
        paragraphs(
          `Your account on ${site} has been deleted: your open submissions are withdrawn, ` +
            `your API tokens no longer work and your e-mail address is gone from our records.`,
          'Published tools stay in the catalog, without an owner. This is the last e-mail to this address.',
        ),
    },
    identity_linked: {
      subject: ({ provider }, site) => `${provider} is now connected to your account on ${site}`,
      text: ({ provider, settings_link }, site) =>
        paragraphs(
          `You can now sign in to your account on ${site} with ${provider}.`,
          `If this was not you, disconnect it in your settings and choose a new password:\n${settings_link}`,
        ),
    },
    identity_unlinked: {
      subject: ({ provider }, site) => `${provider} is no longer connected to your account on ${site}`,
      text: ({ provider, reset_link }, site) =>
        paragraphs(
          `You can no longer sign in to your account on ${site} with ${provider}, only with your password.`,
          `If this was not you, choose a new password right away:\n${reset_link}`,
        ),
    },
    token_created: {
      subject: (_, site) => `A new API token for your account on ${site}`,
      text: ({ name, last_four, tokens_link }, site) =>
        paragraphs(
          `An API token named “${name}” was created in your account on ${site}. It ends in ${last_four}.`,
          `If this was not you, revoke the token and choose a new password:\n${tokens_link}`,
        ),
    },
    token_expiring: {
      subject: (_, site) => `One of your API tokens for ${site} expires soon`,
      text: ({ name, last_four, expires_at, tokens_link }, site) =>
        paragraphs(
          `The API token “${name}” for your account on ${site}, ending in ${last_four}, expires ` +
            `on ${formatOf(locale).date(expires_at)}. After that, programs that use it are refused.`,
          `You can create a new one here:\n${tokens_link}`,
          'If you no longer need it, there is nothing to do. This is the only reminder for this token.',
        ),
    },
    submission_received: {
      subject: (_, site) => `We received your submission to ${site}`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Thank you for submitting “${name}” to ${site}. An editor will review it; until then ` +
            `it is not visible in the catalog. We will write to you as soon as there is a decision.`,
          `You can follow it here:\n${status_link}`,
        ),
    },
    submission_approved: {
      subject: (_, site) => `Your submission to ${site} is published`,
      text: ({ name, tool_link }, site) =>
        paragraphs(`An editor approved “${name}”. It is now in the ${site} catalog:`, tool_link),
    },
    submission_rejected: {
      subject: (_, site) => `Your submission to ${site} was not accepted`,
      text: ({ name, reason_code, note, status_link, appealed }, site) =>
        paragraphs(
          `An editor of ${site} reviewed “${name}” and did not accept it.`,
          `Reason:\n${reasonSentence(locale, reason_code)}`,
          noteParagraph('Note from the editor:', note),
          appealed === undefined
            ? `If you think this is a mistake, you can appeal once; another editor will decide:\n${status_link}`
            : `This is the decision on your appeal, and it is final:\n${status_link}`,
        ),
    },
    changes_requested: {
      subject: (_, site) => `Changes requested for your submission to ${site}`,
      text: ({ name, note, status_link }, site) =>
        paragraphs(
          `An editor of ${site} reviewed “${name}” and requests changes before it can be published.`,
          noteParagraph('Note from the editor:', note),
          `You have 30 days to correct and resubmit it:\n${status_link}`,
        ),
    },
    submission_expired: {
      subject: (_, site) => `Your submission to ${site} has expired`,
      text: ({ name, status_link }, site) =>
        paragraphs(
          `Changes to “${name}” were requested on ${site}, but not made within 30 days. The submission has been closed:`,
          status_link,
          'You are welcome to submit the tool again.',
        ),
    },
    tool_quarantined: {
      subject: (_, site) => `Your tool on ${site} is hidden for now`,
      text: ({ name, reason_code }, site) =>
        paragraphs(
          `An editor has hidden your tool “${name}” in the ${site} catalog, pending review.`,
          `Reason:\n${reasonSentence(locale, reason_code)}`,
        ),
    },
    link_dead: {
      subject: (_, site) => `The link of your tool on ${site} does not work`,
      text: ({ name, address, tool_link }, site) =>
        paragraphs(
          `We have checked the address of “${name}” several times, and it does not work:`,
          address,
          `Its page in the ${site} catalog says so until the address works again:`,
          tool_link,
        ),
    },
    screening_rule_dropped: {
      subject: ({ rule }) => `The screening rule “${ruleName(locale, rule)}” no longer refuses submissions`,
      text: ({ rule, agreed, decided, screening_link }, site) =>
        paragraphs(
          `The screening rule “${ruleName(locale, rule)}” of ${site} has been wrong too ` +
            `often: editors agreed with ${agreed} of its last ${decided} decided findings.`,
          `It now only shows its findings to editors and refuses nothing. See the figures and change its mode here:\n${screening_link}`,
        ),
    },
    submission_edited: {
      subject: (_, site) => `An editor corrected your submission to ${site}`,
      text: ({ name, fields, status_link }, site) =>
        paragraphs(
          `An editor of ${site} corrected your submission “${name}” before deciding on it. These fields were changed:`,
          fieldLines(locale, fields),
          `You do not need to do anything. See its current state here:\n${status_link}`,
        ),
    },
    desk_mention: {
      subject: (_, site) => `You were mentioned in a note on ${site}`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(`${author} mentioned you in a note on “${name}” on ${site}:`, note, `Open it here:\n${desk_link}`),
    },
    submission_assigned: {
      subject: (_, site) => `An entry on ${site} was assigned to you`,
      text: ({ name, author, desk_link }, site) =>
        paragraphs(`${author} assigned the entry “${name}” on ${site} to you.`, `Open it here:\n${desk_link}`),
    },
    submission_escalated: {
      subject: (_, site) => `An entry on ${site} needs an admin`,
      text: ({ name, author, note, desk_link }, site) =>
        paragraphs(`${author} asks the admins of ${site} to decide on “${name}”:`, note, `Open it here:\n${desk_link}`),
    },
    ...claims(),
    ...lists(),
    ...access(),
    ...grants(),
    ...reports(locale),
    ...changes(locale),
    ...webhooks(),
    ...confirmationMails(locale),
    invitation: {
      subject: (_, site) => `You are invited to ${site}`,
      text: ({ role, link }, site) =>
        paragraphs(
          role === 'admin'
            ? `You are invited to join ${site} as an admin: admins look after the catalog, its settings and its accounts.`
            : `You are invited to join ${site} as an editor: editors review what is submitted and look after the catalog.`,
          `Accept here:\n${link}`,
          'The link works once and expires after 7 days.',
          'If you do not know what this is about, simply ignore this e-mail.',
        ),
    },
    test_mail: {
      subject: (_, site) => `Test mail from ${site}`,
      text: (_, site) => `An admin of ${site} sent this test mail from the desk. It arrived, so mail works.`,
    },
  },
});
