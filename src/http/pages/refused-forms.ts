/** Forms that are refused: their page is drawn again, with what was typed and what is wrong with it. */
import { CatalogError, ERRORS } from '#catalog/errors.ts';
import type { DrawForm, FormPage, PageAnswer, PageRequest } from './page-types.ts';

/** Runs the handler of a form, unless a text in it is too long; a refusal draws the page by `again` or `late`. */
export function answerForm(page: FormPage, request: PageRequest): Promise<PageAnswer> {
  const act = async (): Promise<PageAnswer> => {
    if (request.refusal !== null && page.again !== null) throw request.refusal;
    const answer = await page.handler(request);
    // An editor who opens the catalog next finds the change in it.
    if (page.who === 'editor' || page.who === 'admin') await request.context.live.show();
    return answer;
  };
  return drawRefused(request, act, page.again, page.late);
}

/** Runs `act`; `again` draws the page of what it refuses, `late` that of a conflict. Throws what neither of them draws. */
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

/** Whether the person can answer a refusal by changing the form (422 and 429) or by sending it again a little later. */
export function isAnswerable(error: unknown): error is CatalogError {
  if (!(error instanceof CatalogError)) return false;
  return ERRORS[error.code] === 422 || ERRORS[error.code] === 429 || error.code === 'overloaded';
}

const isConflict = (error: unknown): error is CatalogError =>
  error instanceof CatalogError && error.code === 'conflict';

/** A page with the status and headers of a refusal, unless it has its own; a redirect as it is. */
export function asRefusal(answer: PageAnswer, error: CatalogError | null): PageAnswer {
  if ('redirect' in answer || error === null) return answer;
  const wait = error.retryAfter === undefined ? undefined : String(Math.max(1, Math.ceil(error.retryAfter)));
  const headers = { ...(wait !== undefined && { 'retry-after': wait }), ...answer.headers };
  return { ...answer, status: answer.status ?? ERRORS[error.code], headers };
}
