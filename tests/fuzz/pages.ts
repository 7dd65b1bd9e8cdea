/** The second part of a run: pages, forms and documents, looked at in four roles. */
import type { Cast } from './cast.ts';
import { openConnection, type Answer, type Connection } from './connection.ts';
import { drawsOf } from './draws.ts';
import type { Findings, Slowest } from './findings.ts';
import type { ParsedPage } from './html.ts';
import { checkAnswer } from './page-checks.ts';
import { openFormCase } from './form-cases.ts';
import { drawPageCase } from './page-cases.ts';
import { learn, type PageCase, type PageState } from './page-state.ts';
import { createPeople, type Viewer } from './people.ts';
import { findRoute } from './routes.ts';

/** From here on the head of a request may be too long for the server (16 KiB). */
const LONG_TARGET = 12_000;
/** Draws of this part have numbers of their own. */
const FIRST_NUMBER = 10_000_000;

export interface PagesRun {
  port: number;
  seed: number;
  requests: number;
  connections: number;
  cast: Cast;
  findings: Findings;
  /** Secrets of links that were mailed, for the pages that take them. */
  secrets: readonly string[];
  onProgress?(sent: number): void;
}

export interface PagesFigures {
  sent: number;
  /** Answers by what was asked for and status. */
  statuses: Map<string, number>;
  /** Session cookies that were given out: none may stand in a log. */
  cookies: ReadonlySet<string>;
  slowest: Slowest;
}

export async function fuzzPages(run: PagesRun): Promise<PagesFigures> {
  const { cast, findings } = run;
  const people = createPeople(cast);
  const state = await openState(run);
  const figures: PagesFigures = {
    sent: 0,
    statuses: new Map(),
    cookies: people.cookies,
    slowest: { milliseconds: 0, requests: [] },
  };
  let next = 0;
  /** Draws of viewers who could not sign in. */
  let missed = 0;

  const judge = async (
    drawn: PageCase,
    viewer: Viewer,
    answer: Answer,
    connection: Connection,
  ): Promise<ParsedPage | undefined> => {
    const { request } = drawn;
    if (answer.milliseconds > figures.slowest.milliseconds)
      figures.slowest = { milliseconds: answer.milliseconds, requests: [request] };
    const label = `${drawn.name} ${answer.status}`;
    figures.statuses.set(label, (figures.statuses.get(label) ?? 0) + 1);
    const route = findRoute(request.method, request.target);
    const { mistakes, page } = checkAnswer(request, answer, viewer.who, route);
    // What is too long for the parser of the server never gets to the page.
    const isTooLong = answer.status === 431 && request.target.length > LONG_TARGET;
    if (drawn.statuses !== undefined && !drawn.statuses.has(answer.status) && !isTooLong)
      mistakes.push(`${answer.status} instead of ${[...drawn.statuses].join(' or ')}`);
    for (const mistake of mistakes)
      findings.add(
        (mistake.split(' at ', 1)[0] ?? '').replaceAll(/\s+/g, ' ').slice(0, 60),
        `${drawn.name} as ${viewer.who}: ${answer.status}: ${mistake}`,
        [request],
      );
    const tag = answer.headers.get('etag');
    if (tag !== null && state.tags.size < 5_000) state.tags.set(request.target, tag);
    if (page !== undefined && answer.status === 200) learn(state, viewer.who, page.links, page.forms, next);
    // What a form leads to is looked at as well.
    const location = answer.headers.get('location');
    if (location !== null) learn(state, viewer.who, [location], [], next);
    await people.follow(viewer, answer.headers.getSetCookie(), connection);
    if (location !== null && /^\/\w\w\/sign-in\?/.test(location) && viewer.who !== 'visitor') viewer.cookie = undefined;
    return answer.status === 200 ? page : undefined;
  };

  const worker = async (): Promise<void> => {
    const connection = openConnection(run.port);
    while (next < run.requests + missed && missed < run.requests) {
      const draws = drawsOf(run.seed, FIRST_NUMBER + next);
      next += 1;
      const viewer = people.any(draws);
      let drawn: PageCase | undefined;
      try {
        if (viewer.cookie === undefined && !(await people.renew(viewer, connection))) {
          missed += 1;
          continue;
        }
        // The viewer as it is now: another worker may end its session meanwhile.
        const now = { ...viewer };
        drawn = drawPageCase(state, draws, now, people.canLose(viewer.who));
        const [answer] = await connection.exchange([drawn.request]);
        const page = await judge(drawn, viewer, answer!, connection);
        // As people do: the form of the page that is open, before anything else happens to it.
        const form = page !== undefined && draws.chance(0.4) ? openFormCase(state, draws, now, page.forms) : undefined;
        if (form !== undefined && next < run.requests + missed) {
          next += 1;
          figures.sent += 1;
          drawn = form;
          const [formAnswer] = await connection.exchange([form.request]);
          await judge(form, viewer, formAnswer!, connection);
        }
      } catch (error) {
        findings.add(
          (error as Error).message.slice(0, 80),
          `${drawn?.name ?? 'sign-in'} as ${viewer.who}: ${(error as Error).message}`,
          drawn && [drawn.request],
        );
      }
      figures.sent += 1;
      run.onProgress?.(figures.sent);
    }
    connection.close();
  };
  await Promise.all(Array.from({ length: run.connections }, worker));
  return figures;
}

async function openState(run: PagesRun): Promise<PageState> {
  let hosts = 0;
  const connection = openConnection(run.port);
  const json = async (target: string, token?: string): Promise<any> => {
    const headers = token === undefined ? [] : [['Authorization', `Bearer ${token}`] as const];
    const [answer] = await connection.exchange([{ method: 'GET', target, headers }]);
    return JSON.parse(answer!.text);
  };
  const ids = async (target: string, name: string, token?: string): Promise<string[]> =>
    (await json(target, token)).data.map((row: Record<string, string>) => row[name]);
  const slugs = await ids('/api/v1/tools?per_page=50', 'slug');
  const submissions: string[] = [];
  for (const token of run.cast.owners) submissions.push(...(await ids('/api/v1/submissions?per_page=50', 'id', token)));
  const categories = await ids('/api/v1/categories', 'id');
  connection.close();
  return {
    context: {
      password: run.cast.password,
      emails: [
        ...Object.values(run.cast.accounts).flatMap((emails) => emails.slice(0, 2)),
        'new@example.org',
        'nobody@example.net',
      ],
      slugs,
      newHost: () => `page-${run.seed}-${(hosts += 1).toString(36)}.example.com`,
    },
    addresses: new Map(),
    forms: new Map(),
    tags: new Map(),
    decoys: run.cast.decoys,
    parameters: {
      id: [...submissions, ...categories, ...run.cast.decoys],
      slug: slugs,
      secret: run.secrets,
      number: ['1', '0', '2'],
      rule: ['pills', 'shouting'],
    },
  };
}
