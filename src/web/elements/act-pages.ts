/** Acts on a page: a button or a small form that changes one thing and leads back to a page. */
import type { Account } from '#catalog/roles.ts';
import type { FormPage, Page, PageRequest } from '#http/pages/page-types.ts';
import { pathTo, withQuery } from './links.ts';
import { accountOf } from './signed-in.ts';

type ActPage = Omit<FormPage, 'method' | 'handler' | 'form' | 'again'> &
  (Pick<FormPage, 'form' | 'again'> | { form?: never; again?: never }) & {
    /** Path below the language of the page to which the act leads; parameters stand as in `path`. */
    back: string;
    /** The name of the notice on that page. */
    done?: string;
    /** `id` is the first parameter of the path after the language. */
    act(db: PageRequest['context']['db'], account: Account, id: string, request: PageRequest): Promise<unknown>;
  };

/** The path of this pattern, such as `/account/lists/:id`, in the language and with the parameters of the request. */
function pathOf({ locale, params }: PageRequest, pattern: string): string {
  const segments = pattern.split('/').slice(1);
  return pathTo(
    locale,
    ...segments.map((segment) => (segment.startsWith(':') ? (params[segment.slice(1)] ?? '') : segment)),
  );
}

/** The POST page of an act; without `form` it is a mere button. */
export function actPage({ act, back, done, ...row }: ActPage): Page {
  const id = /\/:(?!locale\b)(\w+)/.exec(row.path)?.[1] ?? '';
  return {
    method: 'POST',
    form: {},
    ...row,
    async handler(request) {
      await act(request.context.db, accountOf(request), request.params[id] ?? '', request);
      return { redirect: withQuery(pathOf(request, back), { done }) };
    },
  } as Page;
}
