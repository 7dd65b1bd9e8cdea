/** The documentation of the API, made from the OpenAPI document that this server serves. */
import type { Page, View, Visit } from '#http/page-types.ts';
import { visitorMessages } from '#locales/visitors.ts';
import { html, type Html } from '#web/html.ts';
import { answerPage } from '#web/layout.ts';
import { readApiDocument, type ApiDescription, type ApiField, type ApiOperation } from './api-reading.ts';

const DOCUMENT_PATH = '/agent/openapi.json';

/** Sentences of the document are English; what stands in backquotes is code. */
function sentence(text: string): Html {
  return html`<span lang="en" dir="ltr"
    >${text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))}</span
  >`;
}

function fieldRows(view: View, title: string, fields: readonly ApiField[]): Html | null {
  if (fields.length === 0) return null;
  const { api: v } = visitorMessages(view.locale);
  return html`<h4>${title}</h4>
    <dl class="api-fields">
      ${fields.map(
        (field) =>
          html`<div>
            <dt>
              <code>${field.name}</code> <span class="api-type" lang="en">${field.type}</span>
              ${field.isRequired && html`<span class="badge badge-notice">${v.required}</span>`}
            </dt>
            <dd>
              ${field.sentence !== '' && sentence(field.sentence)}
              ${field.values.length > 0 && html`<span class="sub">${v.values(field.values.join(', '))}</span>`}
              ${field.standard !== undefined && html`<span class="sub">${v.standard(field.standard)}</span>`}
            </dd>
          </div>`,
      )}
    </dl>`;
}

function answerRows(answers: ApiOperation['answers']): Html {
  return html`<dl class="api-answers">
    ${answers.map(
      ({ status, sentence: text }) =>
        html`<div>
          <dt><code>${status}</code></dt>
          <dd>${text.split('\n\n').map((line) => html`<p>${sentence(line)}</p>`)}</dd>
        </div>`,
    )}
  </dl>`;
}

/** A line for a shell that calls the operation. */
function exampleOf(api: ApiDescription, operation: ApiOperation): string {
  const path = operation.path.replace('{slug}', 'some-tool').replace('{id}', 'ID');
  const query = operation.id === 'listTools' ? '?q=transcribe&pricing=free' : '';
  const parts = ['curl'];
  if (operation.method !== 'GET') parts.push(`-X ${operation.method}`);
  parts.push(`'${api.baseUrl}${path}${query}'`);
  if (operation.needsToken) parts.push(`\\\n  -H 'Authorization: Bearer aitp_…'`);
  if (operation.body.length > 0) parts.push(`\\\n  -H 'Content-Type: application/json' -d @body.json`);
  return parts.join(' ');
}

function operationSection(view: View, api: ApiDescription, operation: ApiOperation): Html {
  const { api: v } = visitorMessages(view.locale);
  const isGood = ({ status }: { status: string }): boolean => status < '400';
  return html`<section class="operation" aria-labelledby="${operation.id}">
    <h3 id="${operation.id}" lang="en">${operation.summary}</h3>
    <p class="operation-line">
      <span class="${`method method-${operation.method.toLowerCase()}`}">${operation.method}</span>
      <code>${operation.path}</code>
    </p>
    <p>${sentence(operation.sentence)}</p>
    <p><span class="badge">${operation.needsToken ? v.token : v.open}</span></p>
    ${fieldRows(view, v.parameters, operation.parameters)} ${fieldRows(view, v.body, operation.body)}
    <h4>${v.example}</h4>
    <pre tabindex="0" lang="en"><code>${exampleOf(api, operation)}</code></pre>
    <h4>${v.answers}</h4>
    ${answerRows(operation.answers.filter(isGood))}
    <details class="api-errors">
      <summary>${v.errors}</summary>
      ${answerRows(operation.answers.filter((answer) => !isGood(answer)))}
    </details>
  </section>`;
}

function documentation(visit: Visit): Html {
  const { api: v } = visitorMessages(visit.locale);
  const api = readApiDocument(visit.parts.apiDocument);
  return html`<header class="stack">
      <h1>${v.title}</h1>
      <p class="lead">${v.lead}</p>
      <dl class="inline-facts">
        <div>
          <dt>${v.base}</dt>
          <dd><code dir="ltr">${api.baseUrl}</code></dd>
        </div>
      </dl>
      <p><a class="button button-quiet" href="${DOCUMENT_PATH}" type="application/json">${v.download}</a></p>
    </header>
    <div class="api" dir="ltr">
      <nav class="api-contents" aria-label="${v.contents}">
        ${api.groups.map(
          (group) =>
            html`<p lang="en">${group.name}</p>
              <ul>
                ${group.operations.map(({ id, summary }) => html`<li><a href="${`#${id}`}" lang="en">${summary}</a></li>`)}
              </ul>`,
        )}
      </nav>
      <div class="document document-wide">
        ${api.groups.map(
          (group, index) =>
            html`<section aria-labelledby="${`group-${index}`}">
              <h2 id="${`group-${index}`}" lang="en">${group.name}</h2>
              <p>${sentence(group.sentence)}</p>
              ${group.operations.map((operation) => operationSection(visit, api, operation))}
            </section>`,
        )}
      </div>
    </div>`;
}

export const API_PAGES: readonly Page[] = [
  {
    method: 'GET',
    path: '/:locale/api',
    who: 'anyone',
    followsCatalog: true,
    act(visit) {
      const { api: v } = visitorMessages(visit.locale);
      return Promise.resolve(
        answerPage(visit, {
          title: v.title,
          description: v.lead,
          listed: visit.search === '',
          main: documentation(visit),
        }),
      );
    },
  },
];
