/** Sentences about the safety of an account, in English; its type is what every other language must satisfy. */
import { messages as accountActions } from '#locales/en/account-actions.ts';

export const messages = () => ({
  security: {
    title: 'Security history',
    lead: 'Sign-ins and changes to what opens the account, in the last 180 days. Addresses are shortened.',
    page: 'Devices and security history',
    open: 'Show',
    current: 'This device',
    began: 'Signed in',
    used: 'Last used',
    end: 'Sign out',
    ended: 'That device has been signed out.',
    event: 'What happened',
    when: 'When (UTC)',
    from: 'From',
    acts: {
      ...accountActions,
      signed_in: 'Signed in',
      wrong_password: 'Wrong password',
      wrong_factor: 'Wrong code or passkey',
    },
    subjects: { token: 'API token', grant: 'Connected application' },
    unknownDevice: 'Unknown device',
    bySite: 'By the site',
    reset: {
      access: 'API tokens, connected applications and webhooks',
      hint: 'Whoever knew your old password may have made some of them.',
      end: 'Revoke and remove them all',
      keep: 'Keep them',
    },
    none: 'Nothing has happened in this time.',
    older: 'Earlier',
  },
});

export type SecurityMessages = ReturnType<typeof messages>;
