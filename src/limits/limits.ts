/** LIMITS: every figure that bounds a caller, with its setting and its default. */

export type LimitUnit = 'requests' | 'attempts' | 'submissions';

export interface Limit {
  /** Name in the RateLimit headers. */
  policy: string;
  /** Environment variable that overrides `quota`. */
  setting: string;
  quota: number;
  /** Length of the window in seconds. */
  window: number;
  sentence: string;
  /**
   * With Redis, true where each server counts by itself and hears of the others a moment later, so that no answer waits
   * for Redis. All others protect something and are counted there before anything else happens.
   */
  settled?: true;
}

/** Figures of CONTRACT section 6 and, where it is silent, RELIABILITY's table of rate limits. */
export const LIMITS = {
  read: {
    policy: 'read',
    setting: 'READ_LIMIT_PER_MINUTE',
    quota: 600,
    window: 60,
    sentence: 'Reads a minute for one client address (IPv6 by /64).',
    settled: true,
  },
  read_account: {
    policy: 'read-account',
    setting: 'ACCOUNT_READ_LIMIT_PER_MINUTE',
    quota: 1200,
    window: 60,
    sentence: 'Reads a minute for one account when a token is sent.',
    settled: true,
  },
  search: {
    policy: 'search',
    setting: 'SEARCH_LIMIT_PER_MINUTE',
    quota: 120,
    window: 60,
    sentence: 'Searches (reads with q) a minute for one client address or account.',
    settled: true,
  },
  submit: {
    policy: 'submit',
    setting: 'SUBMISSIONS_PER_HOUR',
    quota: 20,
    window: 3600,
    sentence: 'Accepted submissions an hour for one account over all its tokens; counted from stored rows.',
  },
  refused: {
    policy: 'refused',
    setting: 'REFUSED_SUBMISSIONS_PER_HOUR',
    quota: 100,
    window: 3600,
    sentence: 'Refused submission attempts an hour for one account.',
  },
  review: {
    policy: 'review',
    setting: 'REVIEWS_PER_HOUR',
    quota: 1,
    window: 3600,
    sentence: 'Entries taken for no AI tool that one account may put before an editor an hour (`"review": true`).',
  },
  write: {
    policy: 'write',
    setting: 'WRITE_LIMIT_PER_MINUTE',
    quota: 300,
    window: 60,
    sentence: 'Requests with a token and forms a minute for one client address, whatever they ask for.',
  },
  bad_token: {
    policy: 'bad-token',
    setting: 'BAD_TOKENS_PER_5_MINUTES',
    quota: 300,
    window: 300,
    sentence: 'Requests with a token that nobody was given in five minutes for one client address.',
  },
  sign_in: {
    policy: 'sign-in',
    setting: 'SIGN_IN_ATTEMPTS_PER_5_MINUTES',
    quota: 10,
    window: 300,
    sentence: 'Failed sign-ins in five minutes for one account from one client address.',
  },
  sign_in_address: {
    policy: 'sign-in-address',
    setting: 'SIGN_IN_ADDRESS_ATTEMPTS_PER_5_MINUTES',
    quota: 50,
    window: 300,
    sentence: 'Failed sign-ins in five minutes for one client address over all accounts.',
  },
  sign_in_success: {
    policy: 'sign-in-success',
    setting: 'SIGN_INS_PER_5_MINUTES',
    quota: 30,
    window: 300,
    sentence: 'Successful sign-ins in five minutes for one client address over all accounts.',
  },
  second_factor: {
    policy: 'second-factor',
    setting: 'SECOND_FACTOR_ATTEMPTS_PER_5_MINUTES',
    quota: 10,
    window: 300,
    sentence: 'Wrong authentication and recovery codes in five minutes for one account from one client address.',
  },
  second_factor_account: {
    policy: 'second-factor-account',
    setting: 'SECOND_FACTOR_ACCOUNT_ATTEMPTS_PER_HOUR',
    quota: 30,
    window: 3600,
    sentence: 'Wrong authentication and recovery codes an hour for one account from all client addresses.',
  },
  register: {
    policy: 'register',
    setting: 'REGISTRATIONS_PER_HOUR',
    quota: 20,
    window: 3600,
    sentence:
      'Registrations, requested password resets and requested changes of address an hour for one client address.',
  },
  report: {
    policy: 'report',
    setting: 'REPORTS_PER_HOUR',
    quota: 10,
    window: 3600,
    sentence: 'Reports about tools an hour for one client address.',
  },
  account_mail: {
    policy: 'account-mail',
    setting: 'ACCOUNT_MAILS_PER_DAY',
    quota: 5,
    window: 86_400,
    sentence: 'Mails with links a day to one e-mail address that one client address asks for; more are not sent.',
  },
  address_mail: {
    policy: 'address-mail',
    setting: 'ADDRESS_MAILS_PER_DAY',
    quota: 10,
    window: 86_400,
    sentence:
      'Mails about registering and confirming a day to one e-mail address, whoever asks for them; more are not sent.',
  },
  // Shorter than a reset link works: whenever a mail is not sent, the last one still lets the owner in (decisions/0025).
  reset_mail: {
    policy: 'reset-mail',
    setting: 'RESET_MAILS_PER_HALF_HOUR',
    quota: 2,
    window: 1800,
    sentence: 'Password reset mails in half an hour to one e-mail address, whoever asks for them; more are not sent.',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
/** Limits whose answer is there at once, with Redis or without. */
export type SettledLimitName = {
  [Name in LimitName]: (typeof LIMITS)[Name] extends { settled: true } ? Name : never;
}[LimitName];
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

/** The quota in force for each limit, after settings. */
export type Quotas = Record<LimitName, number>;
