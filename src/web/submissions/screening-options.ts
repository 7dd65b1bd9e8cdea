/** The screening options of a form's request. */
import type { ScreeningOptions } from '#catalog/submissions/validation.ts';
import type { PageRequest } from '#http/pages/page-types.ts';

export const screeningOf = ({ context, address }: PageRequest): ScreeningOptions => ({
  address,
  askModel: context.askModel,
  onRuleError: (rule, error) => context.log.error({ err: error, rule }, 'a screening rule failed'),
});
