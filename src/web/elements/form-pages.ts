/** GET and POST pages of a form at one path. */
import type { FormPage, Page } from '#http/pages/page-types.ts';
import { blankForm } from './form-state.ts';

type FormPages = Omit<FormPage, 'method' | 'handler' | 'again'> & {
  /** Draws the form: blank or with stored values, and again after a refusal, its `error`. */
  page: NonNullable<FormPage['again']>;
  act: FormPage['handler'];
};

export function formPages({ page, act, ...row }: FormPages): readonly Page[] {
  const { path, who, withoutTerms, private: isPrivate } = row;
  const flags = { ...(withoutTerms && { withoutTerms }), ...(isPrivate && { private: isPrivate }) };
  return [
    { method: 'GET', path, who, ...flags, handler: async (request) => page(request, blankForm()) },
    { method: 'POST', ...row, again: page, handler: act },
  ];
}
