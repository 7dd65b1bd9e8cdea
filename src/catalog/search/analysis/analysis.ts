/** The analyzer of tools: turns texts into terms by field, as one string for the database row. */
import type { Locale } from '#catalog/locales.ts';
import type { PricingModel } from '#fields/pricing.ts';
import { fold } from '#catalog/language/fold.ts';
import { humpsOf, signsOf, skeletonOf, tokensOf } from '#catalog/language/words.ts';
import { readText, type ReadText, sentencesOf } from '#catalog/language/sentences.ts';
import { JOB_STRENGTHS, jobsOfTool, withNamed, type ToolJob } from './jobs/tool-jobs.ts';
import { findConversions } from './conversions.ts';
import { attributesTold, keyOf, findPrices } from './attribute-words.ts';
import { jobModel } from './jobs/classifier.ts';
import { makerOf } from './makers.ts';
import { mayState, statedAlternatives } from './alternative-cues.ts';
import { findRoles, ROLES } from '#catalog/language/fixed-terms.ts';
import { MAX_STEM_LENGTH, stem } from '#catalog/language/stems.ts';
import { phrasesIn, readWord } from './word-readings.ts';
import { termOf, valueOf } from './term-kinds.ts';
import { thesaurus } from './vocabulary.ts';

export { JOB_STRENGTHS } from './jobs/tool-jobs.ts';
export { partsOf } from './vocabulary.ts';

export interface ToolText {
  locale: Locale;
  tagline: string;
  description: string | null;
}

export interface SearchableTool {
  name: string;
  slug: string;
  url: string;
  categories: readonly string[];
  texts: readonly ToolText[];
}

/** Raised when terms of the same text change: stored terms are then recomputed. */
export const ANALYSIS_VERSION = 23;

/** More terms of a tool are dropped, the end of the description first. */
const MAX_TERMS = 1500;

/** Endings that do not identify a tool: "Perplexity AI", "Fireflies.ai", "Jasper app". */
const GENERIC = new Set('ai app apps io com co net org dev me so to tool tools hq inc'.split(' '));

/** Whether a lower-case word is a generic ending of a name. */
export function isGeneric(word: string): boolean {
  return GENERIC.has(word);
}

/** The skeleton of a name without a generic ending; undefined if nothing else remains. */
export function shortSkeletonOf(name: string): string | undefined {
  const folded = fold(name).trim();
  const words = folded.split(/[\s.\-_]+/u);
  if (!GENERIC.has(words.at(-1) ?? '')) return undefined;
  while (words.length > 1 && GENERIC.has(words.at(-1) ?? '')) words.pop();
  const short = skeletonOf(words.join(' '));
  return short.length >= 2 && short !== skeletonOf(folded) ? short : undefined;
}

/** The host of `https://www.play.ht/` is `play.ht`; undefined with a path or subdomain. */
const ownHostOf = (url: string): string | undefined => {
  const host = /^https?:\/\/(?:www\.)?([^/?#:@]+)(?::\d+)?\/?$/i.exec(url.trim())?.[1]?.toLowerCase();
  if (host === undefined || host.length > 60) return undefined;
  const labels = host.split('.');
  return labels.length === 2 && !host.startsWith('xn--') ? host : undefined;
};

const nameTermsOf = (name: string): Set<string> => {
  const terms = new Set<string>();
  for (const word of tokensOf(fold(name))) {
    terms.add(stem(word, 'en'));
    terms.add(word.slice(0, MAX_STEM_LENGTH));
  }
  for (const sign of signsOf(fold(name))) terms.add(sign);
  for (const hump of humpsOf(name)) {
    const word = fold(hump);
    if (word.length >= 2 && /^[\p{L}\p{N}]+$/u.test(word)) terms.add(stem(word, 'en'));
  }
  const stems = tokensOf(fold(humpsOf(name).join(' '))).map((word) => stem(word, 'en'));
  for (const term of thesaurus().findKeys(stems, 'en')) terms.add(term);
  return terms;
};

/** The line of the main jobs; the next lines have the weaker ones. */
const JOB_LINES = 5;

/** The jobs in terms of `analyseTool`, the surest first. */
export function jobsIn(terms: string): ToolJob[] {
  const lines = terms.split('\n');
  return JOB_STRENGTHS.flatMap((strength, at) =>
    (lines[JOB_LINES + at] ?? '').split(' ').flatMap((term) => {
      const id = valueOf('job', term);
      return id === undefined ? [] : [{ id, strength }];
    }),
  );
}

/**
 * The terms of a tool in eight lines: words of the name, attributes that the texts tell, and the maker; further words of taglines; further words
 * of descriptions; other spellings of the name (its domain) as skeletons; the number of words in
 * name and original tagline; main, other and possible jobs. Words are folded, stemmed in the
 * language of their text, without stop words, unique, separated by a space.
 */
export function analyseTool(tool: SearchableTool): string {
  const texts = readTexts(tool);
  const { lines, named } = wordLines(tool, texts);
  const told = jobsOfTool({
    name: sentencesOf(fold(tool.name)),
    categories: tool.categories,
    texts: texts.map(({ tagline, description }) => ({
      tagline: tagline.sentences,
      description: description?.sentences ?? null,
    })),
  });
  const jobs = named.size === 0 ? told : withNamed(told, named);
  const jobLines = JOB_STRENGTHS.map((strength) =>
    jobs.flatMap((job) => (job.strength === strength ? [termOf('job', job.id)] : [])).join(' '),
  );
  return [...lines, ...jobLines].join('\n');
}

/** The categories of the main and further jobs of a tool, the surest first. */
export function likelyCategories(tool: SearchableTool): string[] {
  const { jobs } = jobModel();
  const sure = jobsIn(analyseTool(tool)).filter(({ strength }) => strength !== 'perhaps');
  return [...new Set(sure.flatMap(({ id }) => jobs.find((job) => job.id === id)?.category ?? []))];
}

/** Whether the job model has jobs of the category. */
export const hasJobs = (category: string): boolean => jobModel().jobs.some((job) => job.category === category);

/** The pricing models that words of a text name, in eight languages. */
export function namedPrices(text: string): PricingModel[] {
  return findPrices(tokensOf(fold(text))).map(({ pricing }) => pricing);
}

interface ReadTexts {
  locale: Locale;
  tagline: ReadText;
  description: ReadText | null;
}

const readTexts = (tool: SearchableTool): ReadTexts[] =>
  tool.texts.map(({ locale, tagline, description }) => ({
    locale,
    tagline: readText(tagline),
    description: description === null ? null : readText(description),
  }));

/** The first five lines, and the ids of jobs that the texts name. */
function wordLines(tool: SearchableTool, texts: readonly ReadTexts[]): { lines: string[]; named: ReadonlySet<string> } {
  const inName = nameTermsOf(tool.name);
  const named = new Set<string>();
  const seen = new Set(inName);
  const told = new Set<string>();
  const place = (locale: Locale, text: ReadText, terms: string[]): void => {
    const words = tokensOf(text.folded, text.words);
    for (const wish of attributesTold(words)) told.add(termOf('told', keyOf(wish)));
    const readings = words.map((word) => readWord(word, locale));
    const mayHold = readings.some(({ mayBegin }) => mayBegin);
    const roles = mayHold ? findRoles(words, locale) : undefined;
    for (const { jobs } of findConversions(words, locale)) named.add(jobs[0]!);
    const found = readings.filter(({ isStop }, at) => {
      const role = roles?.[at] ?? ROLES.none;
      return role === ROLES.none ? !isStop : role !== ROLES.dropped;
    });
    const said = found.flatMap(({ stem: term, isStop }) => (roles !== undefined && isStop ? [] : [term]));
    for (const term of [...said, ...phrasesIn(found)]) {
      if (seen.size >= MAX_TERMS) return;
      if (seen.has(term)) continue;
      seen.add(term);
      terms.push(term);
    }
  };
  const inTagline: string[] = [];
  const inDescription: string[] = [];
  let length = seen.size;
  texts.forEach((text, at) => {
    place(text.locale, text.tagline, inTagline);
    if (at === 0) length = seen.size;
  });
  for (const text of texts) if (text.description !== null) place(text.locale, text.description, inDescription);
  const stated = texts.flatMap(({ tagline, description }) =>
    tagline.words.some(mayState) || description?.words.some(mayState) === true
      ? statedAlternatives(`${tagline.folded} ${description?.folded ?? ''}`)
      : [],
  );
  inDescription.push(...new Set(stated));
  const host = ownHostOf(tool.url);
  const other = host === undefined ? [] : [skeletonOf(host), skeletonOf(host.slice(0, host.lastIndexOf('.')))];
  const own = new Set([skeletonOf(tool.name), shortSkeletonOf(tool.name)]);
  const aliases = [...new Set(other)].filter((alias) => alias.length >= 3 && !own.has(alias));
  const maker = makerOf(tool.url);
  const lines = [[...inName, ...told, ...(maker ? [maker] : [])], inTagline, inDescription, aliases, [length]].map(
    (line) => line.join(' '),
  );
  return { lines, named };
}
