/**
 * PERIODS: durations, in milliseconds, whose end people or programs can observe. The generated test
 * checks a moment before and after each. Internal pauses, leases and timeouts stay with their code.
 */
export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

interface Period {
  lasts: number;
  /** What holds until then, to complete a sentence that begins with "until its end". */
  holds: string;
}

export const PERIODS = {
  undo: { lasts: 10 * SECOND_MS, holds: 'an editor may take a decision back' },
  bulkUndo: { lasts: MINUTE_MS, holds: 'an editor may take a decision on many back' },
  undoMargin: {
    lasts: 2 * SECOND_MS,
    holds: 'the mail and the webhooks about a decision still wait, after the undo is over',
  },
  answerToChanges: { lasts: 30 * DAY_MS, holds: 'a submission waits for the changes that its maker was asked for' },
  reviewLock: { lasts: 15 * MINUTE_MS, holds: 'a submission is another editor’s to review' },
  sitePictures: { lasts: 30 * DAY_MS, holds: 'a site is not looked at for pictures again' },
  newAccount: { lasts: 7 * DAY_MS, holds: 'an editor reads what an account recommends before others do' },
  newTool: { lasts: 7 * DAY_MS, holds: 'a tool is marked as new, from the midnight before it was published' },
  idempotencyKey: { lasts: DAY_MS, holds: 'the same Idempotency-Key gets the same response' },
  draft: { lasts: DAY_MS, holds: 'what was typed before signing in is kept' },
  submissionQuota: { lasts: HOUR_MS, holds: 'a submission counts against the quota of its account' },
  suggestionQuota: { lasts: HOUR_MS, holds: 'a suggested change counts against the quota of its account' },
  settledIn: { lasts: 30 * DAY_MS, holds: 'a maker is not asked whether a tool just published is still right' },
  yearlyQuestion: {
    lasts: 365 * DAY_MS,
    holds: 'an owner who looked after a tool is not asked whether it is still right',
  },
  yearlyLink: { lasts: 90 * DAY_MS, holds: 'the link of the yearly question works' },
  reporterKept: { lasts: 90 * DAY_MS, holds: 'who sent a report that is closed is known' },
  unconfirmedFollow: { lasts: 3 * DAY_MS, holds: 'a subscription waits for its confirmation' },
  claim: { lasts: 14 * DAY_MS, holds: 'a claim to a tool may be proven' },
  sessionIdle: { lasts: DAY_MS, holds: 'a member who does nothing stays signed in' },
  session: { lasts: 14 * DAY_MS, holds: 'a member stays signed in at most' },
  deskSessionIdle: { lasts: 30 * MINUTE_MS, holds: 'an editor who does nothing stays signed in' },
  deskSession: { lasts: 12 * HOUR_MS, holds: 'an editor stays signed in at most' },
  freshSignIn: { lasts: 15 * MINUTE_MS, holds: 'grave acts need no password again' },
  knownBrowser: {
    lasts: 365 * DAY_MS,
    holds: 'a browser that has signed in is known, so that guesses elsewhere do not lock it out',
  },
  guessingTold: { lasts: DAY_MS, holds: 'an owner is not told again that somebody guesses the password' },
  securityHistory: { lasts: 180 * DAY_MS, holds: 'a sign-in stands in the security history of its account' },
  verifyLink: { lasts: DAY_MS, holds: 'a link that confirms an address works' },
  resetLink: { lasts: HOUR_MS, holds: 'a link that sets a new password works' },
  changeLink: { lasts: HOUR_MS, holds: 'a link that confirms a new address works' },
  secondStep: { lasts: 10 * MINUTE_MS, holds: 'a sign-in waits for its second factor' },
  passkeyChallenge: { lasts: 5 * MINUTE_MS, holds: 'a passkey may answer a challenge' },
  invitation: { lasts: 7 * DAY_MS, holds: 'an invitation may be accepted' },
  setUpLink: { lasts: 30 * MINUTE_MS, holds: 'the link that makes the first admin works' },
  tokenWarning: { lasts: 7 * DAY_MS, holds: 'the owner of a token that ends has been told' },
  unusedClient: { lasts: 7 * DAY_MS, holds: 'a program that registered itself, without a grant, is known' },
  authorizationCode: { lasts: MINUTE_MS, holds: 'a program may exchange its code' },
  accessToken: { lasts: HOUR_MS, holds: 'the access token of a grant works' },
  refreshToken: { lasts: 30 * DAY_MS, holds: 'the refresh token of a grant works' },
  grant: { lasts: 90 * DAY_MS, holds: 'a program may refresh what it was allowed, however often it did' },
  endedGrant: { lasts: 180 * DAY_MS, holds: 'a grant that has expired stands in its owner’s export' },
  formerSecret: { lasts: DAY_MS, holds: 'deliveries are signed with the former secret of a webhook, too' },
  delivery: { lasts: 7 * DAY_MS, holds: 'a webhook’s deliveries are listed' },
} as const satisfies Record<string, Period>;
