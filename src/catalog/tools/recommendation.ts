/** A recommendation: the jobs that a search understood, the reasons why its first tools fit, and the facts missing to decide. */
import type { TierId } from '#catalog/search/query/ranking.ts';
import { FIELDS, PRICE_UP_TO, VERIFIED, keyOf, type AttributeName, type KeysWhere } from '#fields/fields.ts';
import type { PricingModel } from '#fields/pricing.ts';
import type { LiveCatalog } from './serving/live-catalog.ts';
import { getTool, type Tool, type ToolPage, type ToolQuery } from './tools.ts';

/** Most tools of a recommendation. */
export const MOST_RECOMMENDED = 5;
/** Largest recommendation in bytes of JSON: 1,200 tokens at four bytes each. */
const MOST_BYTES = 4_800;
/** Longest tagline in it, in characters; longer ones end with an ellipsis. */
const TAGLINE_LENGTH = 100;
const MOST_JOBS = 3;
/** Most questions about differences between the tools. */
const MOST_QUESTIONS = 3;
/** A second job this likely, as a part of the first one's share, is a question. */
const ALIKE = 0.5;

type Criterion = 'pricing' | AttributeName;
/** Values by criterion. */
type Criteria = Partial<Record<Criterion, readonly string[]>>;

/** How a tool was found: its tier, or as an alternative, or at the address that was searched for. */
export type Match = TierId | 'alternative' | 'address';

/** Tiers of hits that may lack words. */
const VAGUE: ReadonlySet<Match> = new Set(['some_words']);

export interface RecommendedTool {
  slug: string;
  name: string;
  tagline: string;
  why: {
    match: Match;
    /** The job of the query that it does. */
    job: string | null;
    /** `on` is a date, as below. */
    price: { model: PricingModel; by: string; on: string } | null;
    /** Its stated facts: the criteria of the query, otherwise flags and platforms. */
    facts: Record<string, unknown>;
    /** The last confirmation of the facts; null without one since they were entered. */
    confirmed: { by: 'maker'; on: string } | null;
  };
  /** Unknown facts: criteria, the price, or `link_status` if no check has found its page. */
  missing: string[];
}

export interface Recommendation {
  understood: {
    jobs: readonly string[];
    /** Filters: every tool meets them. */
    required: Criteria;
    /** The wishes in the words of the query: tools that meet them come first. */
    wished: Criteria;
    corrected: string | null;
    ignored: readonly string[];
  };
  tools: RecommendedTool[];
  /** Questions whose answers would decide; each begins with its subject. */
  missing: string[];
}

type Asked = Omit<ToolQuery, 'locale' | 'page' | 'perPage'>;

function requiredBy({ pricing, pricings = [], attributes = {} }: Asked): Criteria {
  const prices = pricing === undefined ? pricings : [pricing];
  return { ...(prices.length > 0 && { pricing: prices }), ...attributes };
}

function wishedIn({ search }: ToolPage): Criteria {
  const wished: Partial<Record<Criterion, string[]>> = {};
  for (const { parameter, value } of search?.hints ?? []) (wished[parameter] ??= []).push(value);
  return wished;
}

/** The value of a criterion; null if unknown. */
function valueOf(tool: Tool, name: Criterion): unknown {
  if (name === 'pricing') return tool.pricingModel;
  if (name === PRICE_UP_TO) return tool.priceFrom;
  return name === VERIFIED ? tool.isVerified : tool[keyOf(name) as KeysWhere<{ filter: true }>];
}

/** Facts that the answer gives unasked: flags and short lists. */
const TELLING: readonly AttributeName[] = [
  FIELDS.platforms.name,
  FIELDS.hasApi.name,
  FIELDS.selfHosted.name,
  FIELDS.license.name,
];

const dayOf = (time: string): string => time.slice(0, 10);

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= TAGLINE_LENGTH
    ? text
    : `${letters
        .slice(0, TAGLINE_LENGTH - 1)
        .join('')
        .trimEnd()}…`;
}

/** The asked values of a list, otherwise the value. */
function factOf(tool: Tool, name: AttributeName, asked: readonly string[] | undefined): unknown {
  const value = valueOf(tool, name);
  return Array.isArray(value) && asked !== undefined ? value.filter((each) => asked.includes(each as string)) : value;
}

function recommendedOf(tool: Tool, match: Match, job: string | null, asked: Criteria): RecommendedTool {
  const { pricing: _pricing, ...attributes } = asked;
  const names = Object.keys(attributes) as AttributeName[];
  const told = names.length > 0 ? names : TELLING;
  const facts = told.flatMap((name): [string, unknown][] => {
    const value = factOf(tool, name, attributes[name]);
    return value === null ? [] : [[name, value]];
  });
  const { pricingModel: model, priceStated: stated } = tool;
  return {
    slug: tool.slug,
    name: tool.name,
    tagline: shortened(tool.tagline),
    why: {
      match,
      job,
      price: model === null ? null : { model, by: stated?.by ?? 'import', on: dayOf(stated?.at ?? tool.publishedAt) },
      facts: Object.fromEntries(facts),
      confirmed: tool.confirmedAt === null ? null : { by: 'maker', on: dayOf(tool.confirmedAt) },
    },
    missing: [
      ...(model === null ? ['pricing_model'] : []),
      ...names.filter((name) => valueOf(tool, name) === null),
      ...(['ok', 'moved'].includes(tool.linkStatus) ? [] : ['link_status']),
    ],
  };
}

/** The different stated values of a criterion among tools; the fewer than two, the less it decides. */
function valuesAmong(tools: readonly Tool[], criterion: Criterion): string[] {
  const values = tools.flatMap((tool) => {
    const value = valueOf(tool, criterion);
    return typeof value === 'string' || typeof value === 'boolean' ? [String(value)] : [];
  });
  return [...new Set(values)];
}

const DECIDING: readonly Criterion[] = ['pricing', ...TELLING.filter((name) => name !== FIELDS.platforms.name)];

function questionsOf(
  tools: readonly Tool[],
  jobs: readonly { id: string; share: number }[],
  asked: Criteria,
): string[] {
  const [first, second] = jobs;
  const about = DECIDING.flatMap((criterion) => {
    const values = asked[criterion] === undefined ? valuesAmong(tools, criterion) : [];
    return values.length < 2 ? [] : [`${criterion}: ${values.join(' or ')}?`];
  });
  const unstated = (Object.keys(asked) as Criterion[]).filter((criterion) =>
    tools.every((tool) => valueOf(tool, criterion) === null),
  );
  return [
    ...unstated.map((criterion) => `${criterion}: nobody has stated it for these; read their pages.`),
    ...(first !== undefined && second !== undefined && second.share >= first.share * ALIKE
      ? [`job: ${first.id} or ${second.id}?`]
      : []),
    ...about,
  ].slice(0, MOST_QUESTIONS);
}

/** The questions where no tool is recommended. */
function questionsOfNone({ search }: ToolPage, required: Criteria): string[] {
  if (search === null) return ['q: it is missing; say what the tool should do.'];
  const names = Object.keys(required);
  return names.length === 0
    ? ['q: no tool matches; say in other words what it should do.']
    : [`constraints: no tool meets them all; leave out one of ${names.join(', ')}.`];
}

function matchOf(page: ToolPage, slug: string): { match: Match; jobs: readonly string[] } {
  const hit = page.explanation?.hits.find((each) => each.slug === slug);
  if (hit !== undefined) return { match: hit.tier, jobs: hit.jobs.map(({ id }) => id) };
  return { match: page.address === null ? 'alternative' : 'address', jobs: [] };
}

/**
 * The recommendation of the first tools of an explained page, at most 1,200 tokens of JSON: tools
 * from the end are left out if there is no room. Without `q` it says that it needs one.
 */
export async function recommendTools(live: LiveCatalog, query: ToolQuery, page: ToolPage): Promise<Recommendation> {
  const first = page.search === null ? [] : page.items.slice(0, MOST_RECOMMENDED);
  const tools = await Promise.all(first.map(({ slug }) => getTool(live, slug, query.locale)));
  const jobs = page.explanation?.jobs.slice(0, MOST_JOBS) ?? [];
  const required = requiredBy(query);
  const wished = wishedIn(page);
  const asked = { ...wished, ...required };
  const matches = tools.map(({ slug }) => matchOf(page, slug));
  const isVague = jobs.length === 0 && matches.every(({ match }) => VAGUE.has(match));
  const recommendation: Recommendation = {
    understood: {
      jobs: jobs.map(({ id }) => id),
      required,
      wished,
      corrected: page.search?.corrected?.to ?? null,
      ignored: page.search?.ignored ?? [],
    },
    tools: tools.map((tool, at) => {
      const { match, jobs: own } = matches[at]!;
      return recommendedOf(tool, match, jobs.find(({ id }) => own.includes(id))?.id ?? null, asked);
    }),
    missing:
      tools.length === 0
        ? questionsOfNone(page, required)
        : [
            ...(isVague ? ['job: none was recognized; say what the tool should do.'] : []),
            ...questionsOf(tools, jobs, asked),
          ],
  };
  while (recommendation.tools.length > 1 && Buffer.byteLength(JSON.stringify(recommendation)) > MOST_BYTES)
    recommendation.tools.pop();
  return recommendation;
}
