/** LIMITS: the rate limits, each with its setting and default. */

export type LimitUnit = 'requests' | 'attempts' | 'submissions';

export interface Limit {
  policy: string;
  setting: string;
  quota: number;
  /** Seconds. */
  window: number;
  sentence: string;
  /**
   * Each server counts it alone, at its share of the quota, so no request waits for Redis. All other
   * limits are counted in Redis, if there is one, because they protect something.
   */
  local?: true;
}

/** From section 6 of CONTRACT and the table of rate limits in RELIABILITY. */
export const LIMITS = {
  read: {
    policy: 'read',
    setting: 'READ_LIMIT_PER_MINUTE',
    quota: 600,
    window: 60,
    sentence: 'Reads per minute and client address (IPv6: per /64).',
    local: true,
  },
  read_account: {
    policy: 'read-account',
    setting: 'ACCOUNT_READ_LIMIT_PER_MINUTE',
    quota: 1200,
    window: 60,
    sentence: 'Reads with a token per minute and account.',
    local: true,
  },
  search: {
    policy: 'search',
    setting: 'SEARCH_LIMIT_PER_MINUTE',
    quota: 120,
    window: 60,
    sentence: 'Searches (reads with q) per minute and client address or account.',
    local: true,
  },
  submit: {
    policy: 'submit',
    setting: 'SUBMISSIONS_PER_HOUR',
    quota: 20,
    window: 3600,
    sentence: 'Accepted submissions per hour and account, across all its tokens; counted in the database.',
  },
  refused: {
    policy: 'refused',
    setting: 'REFUSED_SUBMISSIONS_PER_HOUR',
    quota: 100,
    window: 3600,
    sentence: 'Refused submissions per hour and account.',
  },
  entry_check: {
    policy: 'entry-check',
    setting: 'ENTRY_CHECKS_PER_MINUTE',
    quota: 30,
    window: 60,
    sentence: 'Checks of a submission form before signing in, per minute and client address.',
  },
  draft: {
    policy: 'draft',
    setting: 'DRAFTS_PER_HOUR',
    quota: 20,
    window: 3600,
    sentence: 'Forms saved during sign-in or registration, per hour and client address.',
  },
  proposal: {
    policy: 'proposal',
    setting: 'PROPOSALS_PER_HOUR',
    quota: 30,
    window: 3600,
    sentence:
      'Pages read to propose the fields of a submission, per hour and account; without one, per client address.',
  },
  picture: {
    policy: 'picture',
    setting: 'PICTURE_FORMS_PER_HOUR',
    quota: 60,
    window: 3600,
    sentence: 'Forms with logos or screenshots per hour and account.',
  },
  review: {
    policy: 'review',
    setting: 'REVIEWS_PER_HOUR',
    quota: 1,
    window: 3600,
    sentence: 'Editor reviews (`"review": true`) per hour and account for entries refused as `not_an_ai_tool`.',
  },
  change: {
    policy: 'change',
    setting: 'CHANGES_PER_HOUR',
    quota: 20,
    window: 3600,
    sentence:
      'Suggested changes to published tools per hour and account, across all its tokens; counted in the database.',
  },
  write: {
    policy: 'write',
    setting: 'WRITE_LIMIT_PER_MINUTE',
    quota: 300,
    window: 60,
    sentence: 'Requests with a token and form submissions of any kind per minute and client address.',
  },
  upload: {
    policy: 'upload',
    setting: 'UPLOAD_MEGABYTES_PER_HOUR',
    quota: 250,
    window: 3600,
    sentence: 'Megabytes of request bodies over 64 KiB per hour and account; each of them counts as one at least.',
  },
  upload_address: {
    policy: 'upload-address',
    setting: 'UPLOAD_ADDRESS_MEGABYTES_PER_HOUR',
    quota: 500,
    window: 3600,
    sentence: 'Megabytes of request bodies over 64 KiB per hour and client address, across all accounts.',
  },
  bad_token: {
    policy: 'bad-token',
    setting: 'BAD_TOKENS_PER_5_MINUTES',
    quota: 300,
    window: 300,
    sentence: 'Requests with an unknown token per five minutes and client address.',
  },
  authorization: {
    policy: 'authorization',
    setting: 'AUTHORIZATIONS_PER_5_MINUTES',
    quota: 60,
    window: 300,
    sentence: 'Authorization requests (OAuth) per five minutes and client address, and per account.',
  },
  token_request: {
    policy: 'token-request',
    setting: 'TOKEN_REQUESTS_PER_MINUTE',
    quota: 120,
    window: 60,
    sentence: 'Token requests and revocations (OAuth) per minute and client address.',
  },
  client_registration: {
    policy: 'client-registration',
    setting: 'CLIENT_REGISTRATIONS_PER_HOUR',
    quota: 60,
    window: 3600,
    sentence: 'Registrations of programs (OAuth) per hour and client address.',
  },
  sign_in: {
    policy: 'sign-in',
    setting: 'SIGN_IN_ATTEMPTS_PER_5_MINUTES',
    quota: 10,
    window: 300,
    sentence: 'Failed sign-ins per five minutes, account and client address.',
  },
  sign_in_address: {
    policy: 'sign-in-address',
    setting: 'SIGN_IN_ADDRESS_ATTEMPTS_PER_5_MINUTES',
    quota: 50,
    window: 300,
    sentence: 'Failed sign-ins per five minutes and client address, across all accounts.',
  },
  sign_in_account: {
    policy: 'sign-in-account',
    setting: 'SIGN_IN_ACCOUNT_ATTEMPTS_PER_HOUR',
    quota: 30,
    window: 3600,
    sentence:
      'Failed sign-ins per hour and account, across all client addresses; browsers that have signed in before have as many each.',
  },
  sign_in_success: {
    policy: 'sign-in-success',
    setting: 'SIGN_INS_PER_5_MINUTES',
    quota: 30,
    window: 300,
    sentence: 'Successful sign-ins per five minutes and client address, across all accounts.',
  },
  second_factor: {
    policy: 'second-factor',
    setting: 'SECOND_FACTOR_ATTEMPTS_PER_5_MINUTES',
    quota: 10,
    window: 300,
    sentence: 'Wrong authentication and recovery codes per five minutes, account and client address.',
  },
  second_factor_account: {
    policy: 'second-factor-account',
    setting: 'SECOND_FACTOR_ACCOUNT_ATTEMPTS_PER_HOUR',
    quota: 30,
    window: 3600,
    sentence: 'Wrong authentication and recovery codes per hour and account, across all client addresses.',
  },
  register: {
    policy: 'register',
    setting: 'REGISTRATIONS_PER_HOUR',
    quota: 20,
    window: 3600,
    sentence: 'Registrations, password reset requests and e-mail change requests per hour and client address.',
  },
  report: {
    policy: 'report',
    setting: 'REPORTS_PER_HOUR',
    quota: 10,
    window: 3600,
    sentence: 'Tool reports per hour and client address.',
  },
  report_address: {
    policy: 'report-address',
    setting: 'REPORT_ADDRESSES_PER_DAY',
    quota: 5,
    window: 86_400,
    sentence: 'Tool reports with a reply address per day and client address.',
  },
  report_answer: {
    policy: 'report-answer',
    setting: 'REPORT_ANSWERS_PER_DAY',
    quota: 3,
    window: 86_400,
    sentence:
      'Tool reports answered by e-mail per day and recipient, across all client addresses; further ones are stored without the address.',
  },
  follow: {
    policy: 'follow',
    setting: 'FOLLOWS_PER_HOUR',
    quota: 20,
    window: 3600,
    sentence: 'Requests to follow something by e-mail, per hour and client address.',
  },
  list: {
    policy: 'list',
    setting: 'LIST_CHANGES_PER_HOUR',
    quota: 200,
    window: 3600,
    sentence: 'Changes to lists per hour and account.',
  },
  recommendation: {
    policy: 'recommendation',
    setting: 'RECOMMENDATIONS_PER_HOUR',
    quota: 30,
    window: 3600,
    sentence: 'Recommendations, answers to them and votes that they help, per hour and account.',
  },
  claim: {
    policy: 'claim',
    setting: 'CLAIM_ATTEMPTS_PER_HOUR',
    quota: 30,
    window: 3600,
    sentence: 'Claims to tools and checks of their proofs per hour and account.',
  },
  webhook_test: {
    policy: 'webhook-test',
    setting: 'WEBHOOK_TESTS_PER_HOUR',
    quota: 60,
    window: 3600,
    sentence: 'Test events and manually resent deliveries per hour and account.',
  },
  account_mail: {
    policy: 'account-mail',
    setting: 'ACCOUNT_MAILS_PER_DAY',
    quota: 5,
    window: 86_400,
    sentence: 'E-mails with links per day, recipient and requesting client address; further ones are not sent.',
  },
  address_mail: {
    policy: 'address-mail',
    setting: 'ADDRESS_MAILS_PER_DAY',
    quota: 10,
    window: 86_400,
    sentence:
      'Registration and confirmation e-mails per day and recipient, across all client addresses; further ones are not sent.',
  },
  // Shorter than a reset link lives: if a mail is not sent, the last one works (decisions/0025).
  reset_mail: {
    policy: 'reset-mail',
    setting: 'RESET_MAILS_PER_HALF_HOUR',
    quota: 2,
    window: 1800,
    sentence:
      'Password reset e-mails per half-hour and recipient, across all client addresses; further ones are not sent.',
  },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;
/** Limits that are always synchronous. */
export type LocalLimitName = {
  [Name in LimitName]: (typeof LIMITS)[Name] extends { local: true } ? Name : never;
}[LimitName];
export const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

/** The quotas in force, after settings. */
export type Quotas = Record<LimitName, number>;
