/** Yearly confirmation of an owner's tools: the page of the mailed link and of the account. */
import {
  confirmByLink,
  confirmTools,
  getConfirmationRequest,
  getToolToConfirm,
  type ToolToConfirm,
  type Confirmed,
} from '#catalog/submissions/confirmations.ts';
import { CatalogError, fieldError } from '#catalog/errors.ts';
import type { FormState, Page, PageAnswer, PageRequest } from '#http/pages/page-types.ts';
import { changeMessages } from '#locales/subjects.ts';
import { SECRET_ADDRESS } from '#web/account/auth-layout.ts';
import { answerExpiredLink } from '#web/account/expired-link.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { errorSummary } from '#web/elements/form-fields.ts';
import { formPages } from '#web/elements/form-pages.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { doneNotice, monogram, notice } from '#web/elements/notices.ts';
import { accountOf } from '#web/elements/signed-in.ts';
import { personText } from '#web/elements/texts.ts';
import { entryFacts } from './entry.ts';

/** A slug and a mark, separated by a blank. */
const FORM = { tool: { max: 300, many: true } } as const;

const valueOf = ({ tool }: ToolToConfirm): string => `${tool.slug} ${tool.mark}`;

/** The checked tools, or the one of the button. Throws `validation_failed` on `tool` if empty. */
function chosen(form: URLSearchParams): Confirmed[] {
  const tools = form.getAll('tool').map((value) => {
    const [slug = '', mark = ''] = value.split(' ');
    return { slug, mark };
  });
  if (tools.length === 0) throw fieldError('tool', { rule: 'required' });
  return tools;
}

const isConfirmed = ({ confirmedAt }: ToolToConfirm, since: string): boolean =>
  confirmedAt !== null && confirmedAt >= since;

/** One tool: its facts, its state, and a link to suggest a change. */
function askedTool(request: PageRequest, asked: ToolToConfirm, way: { isDone: boolean; isOne: boolean }): Html {
  const { locale, format } = request;
  const { stillRight: t, changes } = changeMessages(locale);
  const { tool, confirmedAt, change } = asked;
  return html`<section class="panel" aria-labelledby="${`tool-${tool.slug}`}">
    <div class="entry-head">
      ${monogram(tool.name)}
      <h2 id="${`tool-${tool.slug}`}"><a href="${pathTo(locale, 'tools', tool.slug)}">${personText(tool.name)}</a></h2>
    </div>
    ${entryFacts(request, tool)}
    ${
      change !== null
        ? notice(
            'note',
            html`<p>${changes.waits} <a href="${pathTo(locale, 'changes', change)}">${changes.see}</a></p>`,
          )
        : html`${confirmedAt !== null && html`<p class="tick">${t.confirmed(format.date(confirmedAt))}</p>`}
            ${
              !way.isDone &&
              (way.isOne
                ? html`<input type="hidden" name="tool" value="${valueOf(asked)}" />`
                : html`<label class="choice"
                    ><input type="checkbox" name="tool" value="${valueOf(asked)}" checked /><span
                      >${t.tick}</span
                    ></label
                  >`)
            }
            <p><a href="${pathTo(locale, 'tools', tool.slug, 'suggest')}">${changes.suggest}</a></p>`
    }
  </section>`;
}

interface Asked {
  tools: readonly ToolToConfirm[];
  /** Tools confirmed since this time are done. */
  since: string;
  action: string;
  headers?: Record<string, string>;
}

function askPage(request: PageRequest, { tools, since, action, headers }: Asked, form: FormState): PageAnswer {
  const { locale, query } = request;
  const { stillRight: t } = changeMessages(locale);
  const open = tools.filter((asked) => !isConfirmed(asked, since) && asked.change === null);
  const isOne = open.length === 1;
  return answerPage(request, {
    title: t.title,
    description: tools.length === 1 ? t.leadOne : t.lead,
    section: 'account',
    styles: [ASSET_PATHS['account.css']],
    ...(headers !== undefined && { headers }),
    main: html`${doneNotice(query, { confirmed: t.done })} ${errorSummary(request, form, { tool: t.tick })}
      <h1>${t.title}</h1>
      <p class="lead">${tools.length === 1 ? t.leadOne : t.lead}</p>
      ${tools.every((asked) => isConfirmed(asked, since)) && html`<p>${t.all}</p>`}
      <form method="post" action="${action}" class="stack" novalidate>
        ${tools.map((asked) => askedTool(request, asked, { isDone: isConfirmed(asked, since), isOne }))}
        ${
          open.length > 0 &&
          html`<p>
            <button class="button button-large">${isOne ? t.button : t.buttonTicked}</button>
          </p>`
        }
      </form>`,
  });
}

const linkPath = ({ locale, params }: PageRequest): string => pathTo(locale, 'still-right', params['secret'] ?? '');
const ownPath = ({ locale, params }: PageRequest): string =>
  pathTo(locale, 'tools', params['slug'] ?? '', 'still-right');

/** The page of the mailed link; an expired one leads to the account. */
async function byLink(request: PageRequest, act: () => Promise<PageAnswer>): Promise<PageAnswer> {
  const { locale } = request;
  try {
    return await act();
  } catch (error) {
    if (!(error instanceof CatalogError) || error.code !== 'link_expired') throw error;
    const { stillRight: t } = changeMessages(locale);
    const path = pathTo(locale, 'account', 'submissions');
    return answerExpiredLink(request, { title: t.title, hint: t.later, label: t.account, path });
  }
}

async function linkPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { tools, askedAt } = await getConfirmationRequest(request.context.db, request.params['secret'] ?? '');
  return askPage(request, { tools, since: askedAt, action: linkPath(request), headers: SECRET_ADDRESS }, form);
}

async function ownPage(request: PageRequest, form: FormState): Promise<PageAnswer> {
  const { context, params } = request;
  const asked = await getToolToConfirm(context.db, accountOf(request), params['slug'] ?? '');
  // One confirmation a day is enough.
  const since = context.db.now().toISOString().slice(0, 10);
  return askPage(request, { tools: [asked], since, action: ownPath(request) }, form);
}

export const YEARLY_CONFIRMATION_PAGES: readonly Page[] = [
  ...formPages({
    path: '/:locale/still-right/:secret',
    who: 'anyone',
    private: true,
    form: FORM,
    page: (request, form) => byLink(request, () => linkPage(request, form)),
    act: (request) =>
      byLink(request, async () => {
        const { context, form, params } = request;
        await confirmByLink(context.db, params['secret'] ?? '', chosen(form));
        await context.live.show();
        return { redirect: `${linkPath(request)}?done=confirmed`, headers: SECRET_ADDRESS };
      }),
  }),
  ...formPages({
    path: '/:locale/tools/:slug/still-right',
    who: 'member',
    form: FORM,
    page: ownPage,
    async act(request) {
      const { context, form, params } = request;
      const account = accountOf(request);
      const tools = chosen(form).filter(({ slug }) => slug === params['slug']);
      await confirmTools(context.db, account, tools);
      await context.live.show();
      return { redirect: `${ownPath(request)}?done=confirmed` };
    },
  }),
];
