/** Sentences about connected programs, in English; its type is what every other language must satisfy. */

export const messages = () => ({
  grants: {
    title: 'Allow an application',
    lead: (app: string, site: string) => `${app} wants access to your account on ${site}.`,
    who: 'Your account',
    publisher: 'Published by',
    back: 'Redirects to',
    device: 'a program on this device',
    resource: 'Access to',
    resources: { mcp: 'the MCP server', api: 'the API' },
    lasts: 'For',
    lasting: '90 days at most; it ends after 30 days without use',
    brief: '1 hour',
    may: 'It may',
    scopes: {
      read: 'see your submissions and their status',
      submit: 'submit tools, and correct, withdraw or appeal your submissions',
    },
    never:
      'It never sees your password and cannot act as an editor or admin. You can end its access at any time on your tokens page.',
    deviceHint: 'Any program on this device can claim this name. Allow it only if you have just started it yourself.',
    allow: 'Allow',
    deny: 'Deny',
    faulty: 'This request is faulty',
    faultyText: 'The application sent you here with a request that cannot be read. It was not given access.',
    goBack: (host: string) => `Back to ${host}`,
    unknown: 'This application is unknown',
    unknownText:
      'It sent you here, but its description could not be read or does not match its request. It was not given access.',
    verifyFirst: 'Confirm your e-mail address first.',
    list: 'Connected applications',
    since: 'Connected',
    end: 'Disconnect',
    endHint: 'The application loses access at once. It can ask you again.',
    done: 'The application has been disconnected.',
  },
});

export type GrantMessages = ReturnType<typeof messages>;
