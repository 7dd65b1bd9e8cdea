/** Redraws refused forms with their values and problems. */
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import { isClosed, maintenance } from '#http/read-only.ts';
import type { DrawForm, FormPage, PageAnswer, PageRequest } from './page-types.ts';

/** Runs the handler of a form unless nothing can be changed or a text is too long; `again` or `late` draw a refusal. */
export function answerForm(page: FormPage, sent: PageRequest): Promise<PageAnswer> {
  const request = isClosed(sent.context, page) ? { ...sent, refusal: maintenance() } : sent;
  const act = async (): Promise<PageAnswer> => {
    if (request.refusal !== null && page.again !== null) throw request.refusal;
    const answer = await page.handler(request);
    // The next page shows the editor's change.
    if (page.who === 'editor' || page.who === 'admin') await request.context.live.show();
    return answer;
  };
  return drawRefused(request, act, page.again, page.late);
}

/** Runs `act`; `again` draws its refusals, `late` its conflicts. Throws all other errors. */
export async function drawRefused(
  request: PageRequest,
  act: () => Promise<PageAnswer>,
  again: DrawForm | null | undefined,
  late?: DrawForm,
): Promise<PageAnswer> {
  try {
    return await act();
  } catch (error) {
    const draw = isAnswerable(error) ? again : isConflict(error) ? late : undefined;
    if (draw === undefined || draw === null) throw error;
    return asRefusal(
      await draw(request, { values: request.form, error: error as CatalogError }),
      error as CatalogError,
    );
  }
}

/** Whether the person can answer by changing the form (422 and 429) or sending it later. */
export function isAnswerable(error: unknown): error is CatalogError {
  if (!(error instanceof CatalogError)) return false;
  const { code } = error;
  return ERRORS[code] === 422 || ERRORS[code] === 429 || code === 'overloaded' || code === 'maintenance';
}

const isConflict = (error: unknown): error is CatalogError =>
  error instanceof CatalogError && error.code === 'conflict';

/** A page with the status and headers of a refusal, unless it has its own; redirects are unchanged. */
export function asRefusal(answer: PageAnswer, error: CatalogError | null): PageAnswer {
  if ('redirect' in answer || error === null) return answer;
  const wait = error.retryAfter === undefined ? undefined : String(Math.max(1, Math.ceil(error.retryAfter)));
  const headers = { ...(wait !== undefined && { 'retry-after': wait }), ...answer.headers };
  return { ...answer, status: answer.status ?? ERRORS[error.code], headers };
}
