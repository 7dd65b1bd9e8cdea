/** Mails about passwords and second factors, in English. */
import { paragraphs, type MailMessages } from '#locales/mails/texts.ts';

export const messages = () =>
  ({
    password_changed: {
      subject: (_, site) => `Your password for ${site} was changed`,
      text: ({ reset_link, tokens, grants, webhooks }, site) =>
        paragraphs(
          `The password for your account on ${site} has just been changed, and you have been signed out on all devices.`,
          tokens === undefined
            ? ''
            : `Revoked with it – API tokens: ${tokens}; connected applications: ${grants}; webhooks: ${webhooks}.`,
          `If this was not you, choose a new password right away and revoke your API tokens:\n${reset_link}`,
        ),
    },
    password_guessed: {
      subject: (_, site) => `Someone is guessing the password of your account on ${site}`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `Many wrong passwords were entered for your account on ${site} within an hour. None of them was ` +
            `right. Further ones are refused for now, except in browsers in which you have signed in before.`,
          `If this was you and you have forgotten your password, choose a new one here:\n${reset_link}`,
          `If it was not, there is nothing you have to do as long as you use your password nowhere ` +
            `else. Two-factor authentication protects you even if it becomes known:\n${settings_link}`,
          'We send this notice once a day at most.',
        ),
    },
    factor_added: {
      subject: (_, site) => `A second factor was added to your account on ${site}`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `An authenticator app was set up for your account on ${site}.`
            : `The passkey “${name}” was added to your account on ${site}.`,
          `If this was not you, choose a new password right away and contact an admin of ${site}:\n${reset_link}`,
        ),
    },
    factor_removed: {
      subject: (_, site) => `A second factor was removed from your account on ${site}`,
      text: ({ name, reset_link }, site) =>
        paragraphs(
          name === ''
            ? `The authenticator app was removed from your account on ${site}.`
            : `The passkey “${name}” was removed from your account on ${site}.`,
          `If this was not you, choose a new password right away and contact an admin of ${site}:\n${reset_link}`,
        ),
    },
    two_factor_off: {
      subject: (_, site) => `Two-factor authentication for your account on ${site} is off`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `Two-factor authentication for your account on ${site} was turned off. You now sign in with your password alone.`,
          `If this was not you, choose a new password right away and contact an admin of ${site}:\n${reset_link}`,
        ),
    },
    two_factor_reset: {
      subject: (_, site) => `Two-factor authentication for your account on ${site} was reset`,
      text: ({ settings_link, reset_link }, site) =>
        paragraphs(
          `The operators of ${site} removed the authenticator app, passkeys and recovery codes from ` +
            `your account and signed you out on all devices. You now sign in with your password alone.`,
          `Set up two-factor authentication again in your settings:\n${settings_link}`,
          `If you did not ask for this, choose a new password right away:\n${reset_link}`,
        ),
    },
    recovery_codes_made: {
      subject: (_, site) => `New recovery codes for your account on ${site}`,
      text: ({ reset_link }, site) =>
        paragraphs(
          `New recovery codes were generated for your account on ${site}. The old ones no longer work.`,
          `If this was not you, choose a new password right away and contact an admin of ${site}:\n${reset_link}`,
        ),
    },
    recovery_code_used: {
      subject: (_, site) => `A recovery code for your account on ${site} was used`,
      text: ({ left, settings_link, reset_link }, site) =>
        paragraphs(
          `A recovery code for your account on ${site} has just been used. Codes left: ${left}.`,
          `You can generate new ones in your settings:\n${settings_link}`,
          `If this was not you, choose a new password right away and contact an admin of ${site}:\n${reset_link}`,
        ),
    },
  }) satisfies Partial<MailMessages['mails']>;
