/** Sentences of the account pages in English; its type is what every other language must satisfy. */
import type { Format } from '#locales/format.ts';

export const en = (k: Format) => ({
  settings: {
    title: 'Account settings',
    password: {
      title: 'Password',
      lead: 'You stay signed in here and are signed out everywhere else.',
      current: 'Current password',
      next: 'New password',
      button: 'Change password',
      done: 'Your password is changed. You are signed out everywhere else.',
      forgotten: 'Forgotten, or no password yet? Have a link sent to you',
    },
    email: {
      title: 'E-mail address',
      lead: 'We send a link to the new address. The account moves there once you have opened it, and the old address is told.',
      next: 'New e-mail address',
      button: 'Change e-mail address',
      done: 'We have sent a link to the new address. It works for one hour.',
      confirmTitle: 'Confirm your new e-mail address',
      confirmLead: 'One click and your account moves to this address.',
      confirmButton: 'Confirm new address',
      confirmed: 'Your account now has the new e-mail address.',
    },
    devices: {
      title: 'Devices',
      lead: 'Left signed in on a device that is not with you? Sign out on all of them, this one included.',
    },
    data: {
      title: 'Your data',
      lead: 'One JSON file with what we keep about you: account, tokens without their secrets, submissions with their history.',
      button: 'Download your data',
    },
    deletion: {
      title: 'Delete the account',
      lead: 'Open submissions are withdrawn and tokens stop working at once. Published tools stay in the catalog without an owner. Nobody can undo this.',
      open: 'I want to delete my account',
      button: 'Delete for good',
      done: 'Your account is deleted. Thank you for having been here.',
    },
  },
  tokens: {
    again: 'Your password again',
    againHint: 'You signed in more than 15 minutes ago. A new token needs the password once more.',
    until: (days: string, date: string) => `${days}, until ${date}`,
    never: 'No end, until you revoke it',
    soon: 'Ends soon',
    copy: 'Copy',
    copied: 'Copied',
    token: 'Token',
    command: 'Command',
  },
  submit: {
    fine: 'All fields are in order.',
    found: (n: number) => k.plural(n, { one: '# note on the form', other: '# notes on the form' }),
    changed: 'Changed',
    before: (text: string) => `Changed. Before: ${text}`,
    nothingBefore: 'Changed. It was empty before.',
    duplicate: 'This tool is already here',
    similar: 'Similar tools in the catalog',
    own: 'You have submitted it yourself.',
  },
  submissions: {
    filter: 'Show',
    all: 'All',
    yourTurn: 'It is your turn',
    wait: 'Expected wait',
    unknown: 'Not known yet',
    waitHint: 'Half of all decisions of the last 30 days came sooner.',
    noneHere: 'None of your submissions has this status.',
  },
  status: {
    edited: 'Corrected by an editor',
    changed: (fields: string) => `Changed: ${fields}`,
    withdrawOpen: 'Withdraw the submission',
    appealOpen: 'Disagree with the decision?',
    withdrawn: 'The submission is withdrawn.',
    appealed: 'Your appeal has arrived. Another editor decides.',
    resubmitted: 'Thank you! Your corrected submission waits in the queue.',
  },
  signIn: {
    with: (name: string) => `Continue with ${name}`,
    or: 'or',
    failed: (name: string) => `Signing in with ${name} did not work. Try again, or use your password.`,
    unverified: (name: string) =>
      `${name} knows no confirmed e-mail address of yours. Confirm one there, or use your password.`,
  },
});

export type AccountMessages = ReturnType<typeof en>;
