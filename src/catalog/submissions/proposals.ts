/** Proposes the values of a submission from its page, each with its source. */
import { checkPublicUrl } from '#catalog/entries/urls/canonical-url.ts';
import { cleanText, countCharacters, findTextProblem } from '#catalog/language/hygiene.ts';
import { namedPrices } from '#catalog/search/analysis/analysis.ts';
import { FIELDS } from '#fields/fields.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { partsOfTitle } from './page-names.ts';
import { suggestCategories, type CategoryWords } from './suggested-categories.ts';

/** The texts of a page, each in one line. */
export interface PageFacts {
  /** Its address, after redirects. */
  url: string;
  title: string | null;
  /** The contents of meta elements by name or property, in lower case. */
  metas: ReadonlyMap<string, string>;
  jsonLd: readonly unknown[];
  /** Visible text, cut. */
  text: string;
  /** The name in its web app manifest. */
  manifestName: string | null;
  /** Addresses of icons, the best first. */
  icons: readonly string[];
}

/** The source of a value. */
export const SOURCES = [
  'address',
  'json_ld',
  'og',
  'title',
  'description',
  'manifest',
  'icon',
  'price_words',
  'texts',
] as const;
export type Source = (typeof SOURCES)[number];

export interface Found<Value> {
  value: Value;
  source: Source;
}

export const PROPOSED = ['url', 'name', 'tagline', 'description', 'logo_url', 'pricing_model', 'categories'] as const;
export type ProposedField = (typeof PROPOSED)[number];

/** The fields that the page tells. */
export type Proposal = Partial<Record<ProposedField, Found<string | string[]>>>;

/** Most nodes of structured data that are looked at, and their depth. */
const MOST_NODES = 200;
const DEEPEST = 4;

type Node = Readonly<Record<string, unknown>>;

const APPLICATION = /(?:Application|^Product|^SoftwareSourceCode)$/;
const ORGANIZATION = /^(?:Organization|Corporation|WebSite|Brand)$/;

/** The nodes of structured data by depth, in `@graph` and lists as well. */
function nodesOf(values: readonly unknown[]): Node[] {
  const nodes: Node[] = [];
  const visit = (value: unknown, depth: number): void => {
    if (nodes.length >= MOST_NODES || depth > DEEPEST || typeof value !== 'object' || value === null) return;
    if (Array.isArray(value)) return value.slice(0, MOST_NODES).forEach((each) => visit(each, depth + 1));
    nodes.push(value as Node);
    visit((value as Node)['@graph'], depth + 1);
    visit((value as Node)['mainEntity'], depth + 1);
  };
  values.forEach((value) => visit(value, 0));
  return nodes;
}

function ofType(nodes: readonly Node[], type: RegExp): Node[] {
  return nodes.filter((node) => [node['@type']].flat().some((name) => typeof name === 'string' && type.test(name)));
}

/** The text as a field takes it; undefined if it is none, too short or too long. */
function usable(text: unknown, { min = 1, max }: { min?: number; max: number }): string | undefined {
  if (typeof text !== 'string') return undefined;
  const clean = cleanText(text.replaceAll(/\s+/gu, ' '));
  const length = countCharacters(clean);
  return length < min || length > max || findTextProblem(clean, 'single') !== undefined ? undefined : clean;
}

type Candidate<Value> = readonly [Source, Value | null | undefined];

/** The first candidate with a value. */
function firstOf<Value>(candidates: readonly Candidate<Value>[]): Found<Value> | undefined {
  for (const [source, value] of candidates) if (value !== undefined && value !== null) return { value, source };
  return undefined;
}

const SENTENCE_END = /[.!?。！？؟](?=\s|$)/u;

/** The first sentence of a text, without its full stop. */
function firstSentence(text: string): string {
  const end = text.search(SENTENCE_END);
  if (end < 0) return text;
  return text[end] === '.' ? text.slice(0, end) : text.slice(0, end + 1);
}

function addressIn(value: unknown, base: string): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  const text =
    typeof first === 'object' && first !== null ? ((first as Node)['url'] ?? (first as Node)['contentUrl']) : first;
  const url = typeof text === 'string' ? URL.parse(text, base) : null;
  return url?.protocol === 'https:' && url.href.length <= FIELDS.logoUrl.max && checkPublicUrl(url.href).ok
    ? url.href
    : undefined;
}

/** The price that offers in structured data tell. */
function priceOfOffers(application: Node | undefined): PricingModel | undefined {
  const offers = [application?.['offers'] ?? []].flat() as unknown[];
  const prices = nodesOf(offers)
    .map((offer) => Number(offer['price'] ?? offer['lowPrice'] ?? NaN))
    .filter((price) => Number.isFinite(price));
  if (prices.length === 0) return application?.['isAccessibleForFree'] === true ? 'free' : undefined;
  if (prices.every((price) => price === 0)) return 'free';
  return prices.includes(0) ? 'freemium' : 'paid';
}

const AMOUNT = /[$€£₴₽]\s?\d[\d.,]{0,9}|\d[\d.,]{0,9}\s?(?:€|zł|₽|₴|USD|EUR|PLN)/giu;
const PERIOD =
  /^\s?(?:\/|per|a|pro|par|al|por|za|на|в)?\s?(?:mo|year|yr|user|seat|Monat|Jahr|an\b|mes|año|mies|rok|мес|год|міс|рік)/iu;
const MOST_AMOUNTS = 100;
const PERIOD_LENGTH = 20;

/** The amounts per month, year or person in a text, with their positions. */
function periodicAmounts(text: string): { amount: string; start: number }[] {
  return [...text.matchAll(AMOUNT).take(MOST_AMOUNTS)].flatMap(({ 0: amount, index: start }) => {
    const end = start + amount.length;
    return PERIOD.test(text.slice(end, end + PERIOD_LENGTH)) ? [{ amount, start }] : [];
  });
}

/** Letters before an amount that are read for free use: "Free for 10 letters a month, then $12 per month". */
const READ_BEFORE = 60;
const ZERO = /^\D*0(?:[.,]0*)?\D*$/;

/** The price model by its words: in short texts any, in the page only unambiguous ones. */
function priceOfWords(short: string, text: string): PricingModel | undefined {
  const said = namedPrices(short);
  const written = namedPrices(text);
  const amounts = periodicAmounts(text);
  const hasAmount = amounts.some(({ amount }) => !ZERO.test(amount));
  const isFreeAtFirst = amounts.some(
    ({ amount, start }) =>
      ZERO.test(amount) || namedPrices(text.slice(Math.max(0, start - READ_BEFORE), start)).includes('free'),
  );
  if (said.includes('open_source')) return 'open_source';
  if (said.includes('freemium') || written.includes('freemium')) return 'freemium';
  if (said.includes('free_trial') || (hasAmount && written.includes('free_trial'))) return 'free_trial';
  if (hasAmount && isFreeAtFirst) return 'freemium';
  if (said.includes('free')) return hasAmount ? 'freemium' : 'free';
  return hasAmount || said.includes('paid') ? 'paid' : undefined;
}

const described = (text: string | undefined | null): string | undefined =>
  usable(text, { max: FIELDS.description.max });

/** The texts of the page by kind, cut to what fields take. */
function textsOf({ url, title, metas, jsonLd, manifestName }: PageFacts) {
  const nodes = nodesOf(jsonLd);
  const [application] = ofType(nodes, APPLICATION);
  const [organization] = ofType(nodes, ORGANIZATION);
  const nameOf = (text: unknown): string | undefined => usable(text, FIELDS.name);
  const siteName = nameOf(metas.get('og:site_name'));
  const known = [application?.['name'], organization?.['name'], siteName, manifestName].flatMap(
    (each) => nameOf(each) ?? [],
  );
  const partsIn = (text: string | null | undefined) => partsOfTitle(text ?? '', url, known);
  const [ofTitle, ofOg] = [partsIn(title), partsIn(metas.get('og:title'))];
  const name = firstOf<string>([
    ['json_ld', nameOf(partsIn(usable(application?.['name'], { max: 200 }))?.name)],
    ['og', siteName && nameOf(partsIn(siteName)?.name)],
    ['manifest', nameOf(partsIn(manifestName)?.name)],
    ['json_ld', nameOf(organization?.['name'])],
    ['og', nameOf(ofOg?.name)],
    ['title', nameOf(ofTitle?.name)],
  ]);
  const long = [
    ['json_ld', described(application?.['description'] as string | undefined)],
    ['description', described(metas.get('description'))],
    ['og', described(metas.get('og:description'))],
  ] as const satisfies Candidate<string>[];
  const taglineOf = (text: string | null | undefined): string | undefined => usable(text, FIELDS.tagline);
  const tagline = firstOf<string>([
    ...long.slice(1).map(([source, text]) => [source, text && taglineOf(firstSentence(text))] as const),
    ['json_ld', taglineOf(firstSentence(long[0][1] ?? ''))],
    ['og', taglineOf(ofOg?.rest)],
    ['title', taglineOf(ofTitle?.rest)],
  ]);
  const longest = long.toSorted(([, a = ''], [, b = '']) => b.length - a.length);
  const description = firstOf<string>(
    longest.map(([source, text]) => [source, text === tagline?.value ? undefined : text]),
  );
  return { application, organization, name, tagline, description };
}

/** Proposes fields, and some of the categories. Nothing is stored. */
export function proposeEntry(page: PageFacts, known: CategoryWords): Proposal {
  const { application, organization, name, tagline, description } = textsOf(page);
  const short = [page.title, tagline?.value, description?.value].join(' ');
  const logo = firstOf<string>([
    ['json_ld', addressIn(application?.['logo'] ?? organization?.['logo'], page.url)],
    ['icon', page.icons.map((icon) => addressIn(icon, page.url)).find((icon) => icon !== undefined)],
  ]);
  const price = firstOf<string>([
    ['json_ld', priceOfOffers(application)],
    ['price_words', priceOfWords(short, page.text)],
  ]);
  const texts = {
    name: name?.value ?? '',
    tagline: tagline?.value ?? '',
    description: description?.value ?? '',
    url: page.url,
  };
  const categories = suggestCategories(texts, known);
  return {
    url: { value: page.url, source: 'address' },
    ...(name && { name }),
    ...(tagline && { tagline }),
    ...(description && { description }),
    ...(logo && { logo_url: logo }),
    ...(price && { pricing_model: price }),
    ...(categories.length > 0 && { categories: { value: categories, source: 'texts' } }),
  };
}
