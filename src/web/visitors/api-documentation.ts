/** The API documentation, generated from the served OpenAPI document. */
import type { Page, View, PageRequest } from '#http/pages/page-types.ts';
import { DOCUMENT_PATH } from '#http/pages/site-paths.ts';
import { visitorMessages } from '#locales/subjects.ts';
import { ASSET_PATHS } from '#web/assets/files.ts';
import { html, type Html } from '#web/elements/html.ts';
import { answerPage } from '#web/elements/layout.ts';
import { pathTo } from '#web/elements/links.ts';
import { answerRows, fieldRows } from './api-fields.ts';
import { copyButton, label, sample, sentence } from './api-elements.ts';
import { webhookSection, WEBHOOKS_ID } from './api-webhooks.ts';
import { readApiDocument, type ApiDescription, type ApiOperation } from './api-reading.ts';
import { apiStart } from './api-start.ts';

/**
 * A description in Markdown. All after the first paragraph is folded; the list in it is the
 * ranking, which has a page.
 */
function explanation(view: View, text: string): Html {
  const [first = '', ...others] = text.split('\n\n');
  if (others.length === 0) return html`<p>${sentence(first)}</p>`;
  const { sort, titles } = visitorMessages(view.locale);
  const ranking = html`<p><a href="${pathTo(view.locale, 'ranking')}">${label(view, titles.ranking)}</a></p>`;
  return html`<p>${sentence(first)}</p>
    <details class="api-more">
      <summary>${label(view, sort.why)}</summary>
      ${others.map((part) => (part.startsWith('1. ') ? ranking : html`<p>${sentence(part)}</p>`))}
    </details>`;
}

/** A `curl` command that calls the operation. */
function commandOf(api: ApiDescription, operation: ApiOperation): string {
  const path = operation.path.replace('{slug}', 'whisper').replace('{id}', 'ID');
  const query = operation.id === 'listTools' ? '?q=transcribe&pricing=free' : '';
  const parts = ['curl'];
  if (operation.method !== 'GET') parts.push(`-X ${operation.method}`);
  parts.push(`'${api.baseUrl}${path}${query}'`);
  if (operation.needsToken) parts.push(`\\\n  -H 'Authorization: Bearer aitp_…'`);
  for (const { name, example } of operation.headers) parts.push(`\\\n  -H '${name}: ${example}'`);
  if (operation.examples.body !== '') {
    parts.push(`\\\n  -H 'Content-Type: application/json' \\\n  -d '${operation.examples.body}'`);
  }
  return parts.join(' ');
}

function operationSection(view: View, api: ApiDescription, operation: ApiOperation): Html {
  const { api: v } = visitorMessages(view.locale);
  const isGood = ({ status }: { status: string }): boolean => status < '400';
  const { id, method } = operation;
  return html`<section class="operation" aria-labelledby="${id}">
    <div class="operation-text">
      <h3 id="${id}"><a href="${`#${id}`}">${operation.summary}</a></h3>
      <p class="operation-line">
        <span class="${`method method-${method.toLowerCase()}`}">${method}</span>
        <code>${operation.path}</code>
        <span class="${operation.needsToken ? 'badge' : 'badge badge-open'}"
          >${label(view, operation.needsToken ? v.token : v.open)}</span
        >
      </p>
      ${explanation(view, operation.sentence)} ${fieldRows(view, v.parameters, operation.parameters)}
      ${fieldRows(view, v.body, operation.body)}
      <h4>${label(view, v.answers)}</h4>
      ${answerRows(operation.answers.filter(isGood))}
      <details class="api-more">
        <summary>${label(view, v.errors)}</summary>
        ${answerRows(operation.answers.filter((answer) => !isGood(answer)))}
      </details>
    </div>
    <div class="operation-samples">
      ${sample(view, id, v.example, commandOf(api, operation))}
      ${operation.examples.answer !== '' && sample(view, id, v.answers, operation.examples.answer)}
    </div>
  </section>`;
}

function documentation(request: PageRequest): Html {
  const t = visitorMessages(request.locale);
  const { api: v } = t;
  const api = readApiDocument(request.context.apiDocument());
  return html`<header class="stack">
      <h1>${t.titles.api}</h1>
      <p class="lead">${v.lead}</p>
      <div class="api-base">
        <p>
          <span id="base-title">${v.base}</span>
          <code id="base" dir="ltr">${api.baseUrl}</code>
          ${copyButton(request, 'base', 'base-title')}
        </p>
        <a class="button button-quiet" href="${DOCUMENT_PATH}" type="application/json">${t.titles.apiFile}</a>
      </div>
      <p class="visually-hidden" id="copy-status" role="status"></p>
    </header>
    ${apiStart(request, api.baseUrl)}
    <div class="api" dir="ltr">
      <nav class="api-contents" aria-label="${v.contents}">
        ${api.groups.map(
          (group) =>
            html`<p lang="en">${group.name}</p>
              <ul>
                ${group.operations.map(({ id, summary }) => html`<li><a href="${`#${id}`}" lang="en">${summary}</a></li>`)}
              </ul>`,
        )}
        <p lang="en"><a href="#every">Every operation</a></p>
        ${api.webhooks && html`<p lang="en"><a href="${`#${WEBHOOKS_ID}`}">Events</a></p>`}
      </nav>
      <div class="api-groups" lang="en">
        ${api.groups.map(
          (group, index) =>
            html`<section aria-labelledby="${`group-${index}`}">
              <h2 id="${`group-${index}`}">${group.name}</h2>
              <p class="lead">${sentence(group.sentence)}</p>
              ${group.operations.map((operation) => operationSection(request, api, operation))}
            </section>`,
        )}
        <section aria-labelledby="every">
          <h2 id="every">Every operation</h2>
          ${answerRows(api.shared)}
        </section>
        ${api.webhooks && webhookSection(request, api.webhooks)}
      </div>
    </div>`;
}

export const API_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/api',
    who: 'anyone',
    followsCatalog: true,
    handler(request) {
      const t = visitorMessages(request.locale);
      const { api: v } = t;
      return Promise.resolve(
        answerPage(request, {
          title: t.titles.api,
          description: v.lead,
          search: 'header',
          isDocumentation: true,
          listed: true,
          scripts: [ASSET_PATHS['copy.js']],
          main: documentation(request),
        }),
      );
    },
  },
];
