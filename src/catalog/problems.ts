/** Validation problems of fields: a rule and its figures, turned into sentences by `locales`. */

/** Each rule has a sentence in all eight locales under `problems`. */
export const PROBLEM_RULES = [
  'required',
  'not_a_string',
  'not_an_array',
  'not_an_object',
  'not_an_integer',
  'not_a_boolean',
  'leading_zeros',
  'out_of_range',
  'too_short',
  'too_long',
  'too_few',
  'too_many',
  'not_one_of',
  'repeated',
  'unchanged',
  'control_characters',
  'line_break',
  'invisible_characters',
  'direction_marks',
  'broken_characters',
  'too_many_marks',
  'no_letters',
  'contact_data',
  'not_a_url',
  'url_scheme',
  'url_credentials',
  'url_host',
  'unknown_host',
  'url_port',
  'not_https',
  'not_an_email',
  'unknown_category',
  'bad_identifier',
  'bad_slug',
  'unreadable_json',
  'cut_array',
  'not_utf8',
  'repeated_key',
  'unknown_field',
  'not_a_key',
  'not_a_cursor',
  'duplicate',
  'spam',
  'not_ai',
  'review_used',
  'common_password',
  'address_in_password',
  'site_in_password',
  'leaked_password',
  'wrong_password',
  'wrong_code',
  'passkey_failed',
  'in_the_past',
  'not_a_color',
  'low_contrast',
  'not_a_picture',
  'unreadable_picture',
  'picture_too_complex',
  'picture_too_long',
  'picture_too_small',
  'picture_empty',
  'picture_with_text',
  'picture_not_square',
  'pictures_full',
  'being_reviewed',
  'file_too_large',
  'body_too_large',
  'too_many_fields',
  'field_header_too_large',
  'field_name_too_long',
  'too_many_tokens',
  'name_taken',
  'page_blocked',
  'page_not_html',
  'page_empty',
  'page_unread',
] as const;
export type ProblemRule = (typeof PROBLEM_RULES)[number];

export interface Problem {
  rule: ProblemRule;
  min?: number;
  max?: number;
  allowed?: readonly string[];
  value?: string;
  /** Id of the screening rule that rejected it; without a value its own message replaces the general one. */
  screening?: string;
}

/** Problems by field name, in the order of discovery. */
export type Fields = Record<string, Problem[]>;

/** Collects the problems of several fields for one answer. */
export function createFields(): {
  fields: Fields;
  add(field: string, ...problems: Problem[]): void;
  isEmpty(): boolean;
} {
  // No prototype: `__proto__` and `constructor` are ordinary field names.
  const fields: Fields = Object.create(null) as Fields;
  return {
    fields,
    add(field, ...problems) {
      if (problems.length > 0) (fields[field] ??= []).push(...problems);
    },
    isEmpty: () => Object.keys(fields).length === 0,
  };
}
