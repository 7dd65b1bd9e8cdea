/** Sentences of the pages of mailed links, in English; its type is what every other language must satisfy. */

export const messages = () => ({
  notices: {
    title: 'Notices by e-mail',
    lead: 'Receipts, reminders and messages from other editors. Decisions on your submissions and warnings about your account are always sent.',
    on: 'On',
    off: 'Off',
    turnOff: 'Turn off',
    turnOn: 'Turn on',
    nowOff: 'Notices are turned off.',
    nowOn: 'Notices are turned on.',
    done: 'Changed.',
  },
  invitation: {
    title: 'Join the desk',
    lead: {
      editor: (site: string) => `You are invited to look after ${site} as an editor.`,
      admin: (site: string) => `You are invited to look after ${site} as an admin.`,
    },
    asNew: 'Choose a password for your new account.',
    asAccount: 'Your existing account will get this role.',
    button: 'Accept',
    another: 'Ask whoever invited you for a new invitation.',
  },
});

export type MailedMessages = ReturnType<typeof messages>;
