/** Sentences of errors and field problems in English; the interface is what every other language must satisfy. */
import type { ConflictReason } from '#catalog/conflicts.ts';
import type { ErrorCode } from '#catalog/errors.ts';
import type {
  ChangeAction,
  ChangeState,
  SubmissionAction,
  SubmissionState,
  ToolAction,
  ToolState,
} from '#catalog/lifecycle.ts';
import type { ProblemRule } from '#catalog/problems.ts';
import type { Format } from '#locales/format.ts';

/** The values in a problem's sentence. Texts are quoted for a sentence, and empty if absent. */
export interface Figures {
  min: number;
  max: number;
  /** Separated by commas. */
  allowed: string;
  value: string;
}

type Sentence = string | ((figures: Figures, format: Format) => string);

/** Why an act is impossible now. */
interface ConflictMessages {
  submission: Record<SubmissionState, string>;
  change: Record<ChangeState, string>;
  tool: Record<ToolState, string>;
  /** `acts` is a list of the words below. */
  possible(acts: string): string;
  acts: Record<SubmissionAction | ChangeAction | ToolAction, string>;
  /** For the owner if no act is possible any more, and for editors. */
  nothing: Partial<Record<SubmissionState, string>>;
  undecidable: string;
  reasons: Record<ConflictReason, string>;
}

export interface ErrorMessages {
  errors: Record<ErrorCode, string>;
  problems: Record<ProblemRule, Sentence>;
  /** Begins the list of empty fields of a form. */
  missing: string;
  /** In forms instead, by kind of field: typed, one choice or several. */
  fields: Record<'typed' | 'one' | 'several', Partial<Record<ProblemRule, Sentence>>>;
  conflicts: ConflictMessages;
}

export const messages: ErrorMessages = {
  errors: {
    malformed_request: 'The request could not be read. Check the address and try again.',
    missing_token: 'An API token is required. Send it in the header “Authorization: Bearer <token>”.',
    invalid_token: 'This API token is not valid. Check it, or create a new one in your account.',
    expired_token: 'This API token has expired. Create a new one in your account.',
    revoked_token: 'This API token was revoked. Create a new one in your account.',
    insufficient_scope: 'This API token does not have the required scope. Create one that has it in your account.',
    account_suspended: 'This account is suspended. Contact the operator of the catalog.',
    email_unverified: 'Your e-mail address is not confirmed yet. Open the link in the e-mail we sent you.',
    forbidden: 'You are not allowed to do this. Sign in with an account that is.',
    own_submission: 'This is your own entry. Leave it to another editor.',
    own_decision: 'You rejected this submission yourself. Leave its appeal to another editor.',
    second_factor_required: 'Your role requires two-factor authentication. Set it up in your account settings.',
    cross_site: 'The form did not come from this site. Open the page again and repeat the step.',
    read_only: 'This catalog is a read-only mirror of another one. Submit there.',
    not_found: 'There is nothing here. Check the address or search the catalog.',
    method_not_allowed: 'This address does not accept this method. The Allow header lists those it accepts.',
    not_acceptable: 'This is not available in the requested format. Change the Accept header.',
    request_timeout: 'The request took too long to arrive. Send it again.',
    conflict: 'This has changed in the meantime. Reload it and check again.',
    idempotency_key_in_progress:
      'A request with this Idempotency-Key is still running. Wait a moment and send it again.',
    cursor_expired:
      'This cursor belongs to an earlier state of the catalog. Load the dump and continue from its cursor.',
    payload_too_large: 'The request is too large. Send at most 64\u00A0KiB.',
    unsupported_media_type: 'This content type is not accepted. Send uncompressed UTF-8 JSON as application/json.',
    expectation_failed: 'The Expect header cannot be met. Send the request without it.',
    validation_failed: 'Some fields are missing or invalid. Correct them and try again.',
    duplicate_submission:
      'This tool is already in the catalog or awaiting review. There is no need to submit it again.',
    spam_detected: 'This looks like advertising or spam. Describe in plain words what the tool does.',
    not_an_ai_tool: 'The entry does not say what the AI does. Add a sentence about it, or ask for an editor’s review.',
    idempotency_key_reused: 'This Idempotency-Key was already used with different content. Use a new key.',
    sign_in_failed: 'The e-mail address or the password is wrong. Check both and try again.',
    link_expired: 'This link is no longer valid. Request a new one.',
    sign_in_expired: 'Signing in took too long or failed too often. Start again.',
    rate_limited: 'Too many requests. Wait a moment and try again.',
    submission_limit_exceeded: 'You have reached the hourly submission limit. Try again later.',
    too_many_attempts: 'Too many attempts. Wait a while and try again.',
    headers_too_large: 'The request headers are too large. Shorten the address or delete this site’s cookies.',
    internal_error: 'Something went wrong on our side. Try again later.',
    not_implemented: 'The server does not support this method. Use one from the API description.',
    unavailable: 'The catalog is not available right now. Try again in a few seconds.',
    overloaded: 'The catalog is very busy right now. Try again in a few seconds.',
  },
  problems: {
    required: 'This is required. Fill it in.',
    not_a_string: 'Enter text here.',
    not_an_array: 'Enter a list here.',
    not_an_object: 'Send a JSON object.',
    not_an_integer: 'Enter a whole number, in digits only.',
    not_a_boolean: 'Send true or false.',
    out_of_range: ({ min, max }, k) => `Enter a number from ${k.number(min)} to ${k.number(max)}.`,
    too_short: ({ min }, k) =>
      k.plural(min, {
        one: 'Too short. Write at least # character.',
        other: 'Too short. Write at least # characters.',
      }),
    too_long: ({ max }, k) =>
      k.plural(max, { one: 'Too long. Write at most # character.', other: 'Too long. Write at most # characters.' }),
    too_few: ({ min }, k) =>
      k.plural(min, { one: 'Too few. Enter at least # item.', other: 'Too few. Enter at least # items.' }),
    too_many: ({ max }, k) =>
      k.plural(max, { one: 'Too many. Enter at most # item.', other: 'Too many. Enter at most # items.' }),
    not_one_of: ({ allowed }) => (allowed === '' ? 'Choose one of the offered values.' : `Choose one of: ${allowed}.`),
    unchanged: 'Nothing differs from the current entry.',
    repeated: 'Enter each value only once.',
    control_characters: 'Remove the control characters.',
    line_break: 'Write this on one line, without line breaks or tabs.',
    invisible_characters: 'Remove the invisible characters. Typing the text again usually helps.',
    direction_marks: 'Remove the invisible marks that change the direction of the text.',
    broken_characters: 'Some characters are damaged. Type them again.',
    too_many_marks: ({ max }, k) => `Too many accents on one letter. Use at most ${k.number(max)}.`,
    no_letters: () => 'Include at least one letter or digit.',
    not_a_url: 'This is not a complete web address. Write it like this: https://example.org.',
    url_scheme: 'Use a web address that begins with http:// or https://.',
    url_credentials: 'Remove the user name and the password from the web address.',
    url_host: 'Use the address of a public website.',
    url_port: 'Remove the port number from the web address.',
    not_https: 'Use an address that begins with https://.',
    not_an_email: 'This is not an e-mail address. Write it like this: name@example.org.',
    unknown_category: ({ value }) =>
      value === ''
        ? 'There is no such category. Choose from the list of categories.'
        : `There is no category “${value}”. Choose from the list of categories.`,
    bad_identifier: 'This identifier is not valid. Check how it is spelled.',
    unreadable_json: 'This is not readable JSON. Check brackets, quotation marks and commas.',
    not_utf8: 'This text is not valid UTF-8. Send it in this encoding.',
    repeated_key: ({ value }) =>
      value === ''
        ? 'A name appears more than once. Enter it once.'
        : `The name “${value}” appears more than once. Enter it once.`,
    not_a_key: 'Use 1 to 255 visible ASCII characters, without spaces.',
    not_a_cursor: 'This is not a cursor. Use one from the list of changes or from the dump.',
    duplicate: 'A tool with this address is already in the catalog or awaiting review.',
    spam: 'This reads like advertising or spam. Say in plain words what the tool does.',
    not_ai: 'The entry does not say what the AI does. Add a sentence about it.',
    review_used: 'You have already asked for an editor’s review. Try again later.',
    common_password: 'This password is too easy to guess. Choose another one.',
    leaked_password: 'This password, or one much like it, has been leaked by another site. Choose another one.',
    wrong_password: 'This password is wrong. Try again.',
    wrong_code: 'This code is wrong, too old or already used. Enter another one.',
    passkey_failed: 'The passkey was not accepted. Try again.',
    in_the_past: 'This time is too early. Choose a later one.',
    not_a_color: 'This is not a colour. Write it in hexadecimal, as colour pickers show it.',
    low_contrast: ({ value }) =>
      value === ''
        ? 'Text in this colour is hard to read: the contrast must be at least 4.5:1.'
        : `Text in this colour is hard to read: the contrast must be at least 4.5:1. The nearest colour that passes is ${value}.`,
    not_a_picture: 'This file cannot be read as SVG or PNG. Export it again as plain SVG or as PNG.',
    unreadable_picture:
      'This picture cannot be read or is too small. Send a PNG, JPEG, WebP or GIF file, or a logo as SVG.',
    picture_too_complex: 'This picture takes too long to draw. Simplify it, or send it as PNG.',
    pictures_full: ({ max }, k) =>
      `Your pictures that are not published take up ${k.number(max)}\u00A0MB already. ` +
      `Remove those that you no longer need, or wait until an editor has decided.`,
    being_reviewed: 'An editor is looking at it right now. Try again later.',
    file_too_large: ({ max }, k) => `The file is too large. Send at most ${k.number(max)}\u00A0KiB.`,
    body_too_large: ({ max }, k) => `The request is too large. Send at most ${k.number(max)}\u00A0KiB.`,
    too_many_fields: ({ max }, k) => `The form has too many fields. Send at most ${k.number(max)}.`,
    field_header_too_large: ({ max }, k) =>
      `The header of a form field is too large. Shorten the file name: at most ${k.number(max)} bytes are read.`,
    field_name_too_long: ({ max }, k) =>
      `The name of a form field is too long. Use at most ${k.number(max)} characters.`,
    too_many_tokens: ({ max }, k) =>
      k.plural(max, {
        one: 'You already have # token. Revoke it to create another one.',
        other: 'You already have # tokens. Revoke one to create another.',
      }),
    name_taken: 'This is already in use. Choose something else.',
  },
  missing: 'Still missing:',
  fields: {
    typed: { required: 'Fill this in.' },
    one: { required: 'Choose one.', not_one_of: 'Choose one.' },
    several: {
      required: 'Choose at least one.',
      too_few: 'Choose at least one.',
      too_many: ({ max }, k) => `Too many. Choose at most ${k.number(max)}.`,
    },
  },
  conflicts: {
    submission: {
      awaiting_moderation: 'This submission is awaiting review.',
      changes_requested: 'An editor has requested changes to this submission.',
      published: 'This submission has been published.',
      rejected: 'This submission has been rejected.',
      withdrawn: 'This submission has been withdrawn.',
      expired: 'This submission has expired.',
    },
    change: {
      awaiting_moderation: 'This change is awaiting review.',
      live: 'This change is already live.',
      accepted: 'This change has been accepted.',
      declined: 'This change has been declined.',
      withdrawn: 'This change has been withdrawn.',
    },
    tool: {
      published: 'This tool is published.',
      quarantined: 'This tool is hidden.',
      removed: 'This tool has been removed for good.',
    },
    possible: (acts) => `Possible now: ${acts}.`,
    acts: {
      accept: 'accept it',
      decline: 'decline it',
      confirm: 'confirm it',
      revert: 'revert it',
      approve: 'approve it',
      reject: 'reject it',
      request_changes: 'request changes',
      withdraw: 'withdraw it',
      resubmit: 'correct and resubmit it',
      expire: 'let it expire',
      appeal: 'appeal against the rejection',
      quarantine: 'hide it',
      restore: 'publish it again',
      remove: 'remove it for good',
      merge: 'merge it into another tool',
    },
    nothing: {
      published: 'Suggest a change to the published entry, or request its removal.',
      rejected: 'It can be appealed only once.',
      withdrawn: 'The tool can be submitted again.',
      expired: 'The tool can be submitted again.',
    },
    undecidable: 'There is nothing for an editor to decide now.',
    reasons: {
      address_taken: 'Its address now belongs to another entry.',
      winner_hidden: 'The tool to keep is not published.',
      undo_over: 'This decision can no longer be undone.',
      entry_changed: 'The entry has changed since, so this decision can no longer be undone.',
      reports_closed: 'Somebody else has already closed these reports. Nothing was overwritten.',
      reports_open: 'These reports are already open.',
      placement_ended: 'This placement has ended.',
      original_language: 'This is the original language. Edit the tool itself to change its text.',
      written_by_person: 'A person wrote this translation. Machine translation does not replace it.',
      no_translator: 'Machine translation is not set up on this server.',
      webhook_off: 'This webhook is off. Turn it on again first.',
      tool_hidden: 'This tool is hidden. It cannot be changed until an editor has reviewed it.',
      change_waits: 'Another change to this tool is awaiting review. Withdraw it to suggest a different one.',
      only_admin: 'This is the only admin account. Make another account an admin first.',
    },
  },
};
