/** Reads and formats the messages of a subject: `<language>/<subject>.ftl`, in Fluent's format. */
import { readFileSync } from 'node:fs';
import { FluentBundle, FluentResource, type FluentFunction, type Message } from '@fluent/bundle';
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { memoize } from '#catalog/memoize.ts';
import { tagOf } from './format.ts';
import { isolated } from './quotable.ts';

export type Arguments = Readonly<Record<string, string | number>>;
/** A message without variables, or a function of its one variable or of all by name. */
type Leaf = string | ((given: string | number | Arguments) => string);
export interface Tree {
  [key: string]: Leaf | Tree | readonly (Leaf | Tree)[];
}
type Pattern = NonNullable<Message['value']>;
type Placeable = Exclude<Exclude<Pattern, string>[number], string>;

/** `{ ISOLATE($name) }`: for a value whose direction may differ from the sentence's. */
const ISOLATE: FluentFunction = ([value]) => isolated(String(value));

/** The messages of a subject, such as `desk/queue`, in every language. */
export interface Subject {
  /** The ids of the English file. */
  ids: readonly string[];
  bundles: Readonly<Record<Locale, FluentBundle>>;
}

const readResource = (locale: Locale, subject: string): FluentResource =>
  new FluentResource(readFileSync(new URL(`./${locale}/${subject}.ftl`, import.meta.url), 'utf8'));

/** Reads a subject, once. A missing file stops the start; a missing message is shown in English. */
export const readSubject = memoize(readLanguages, { most: 100 });

function readLanguages(subject: string): Subject {
  const english = readResource('en', subject);
  const bundleIn = (locale: Locale): FluentBundle => {
    // Sentences isolate only what needs it: marks would end up in titles, subjects and attributes.
    const bundle = new FluentBundle(tagOf(locale), { functions: { ISOLATE }, useIsolating: false });
    bundle.addResource(english);
    if (locale !== 'en') bundle.addResource(readResource(locale, subject), { allowOverrides: true });
    return bundle;
  };
  return {
    ids: english.body.map(({ id }) => id).filter((id) => !id.startsWith('-')),
    bundles: Object.fromEntries(LOCALES.map((locale) => [locale, bundleIn(locale)])) as Subject['bundles'],
  };
}

function patternOf(bundle: FluentBundle, id: string): Pattern {
  const pattern = bundle.getMessage(id)?.value;
  if (pattern === undefined || pattern === null) throw new Error(`there is no message ${id}`);
  return pattern;
}

/** The variables of a pattern; without `variants`, those that every variant needs. */
function variablesOf(pattern: Pattern, variants = true): string[] {
  const inPlaceable = (one: Placeable): string[] => {
    if (one.type === 'var') return [one.name];
    if (one.type === 'func') return one.args.flatMap((arg) => (arg.type === 'narg' ? [] : inPlaceable(arg)));
    if (one.type !== 'select') return [];
    const within = variants ? one.variants.flatMap(({ value }) => variablesOf(value)) : [];
    return [...inPlaceable(one.selector), ...within];
  };
  if (typeof pattern === 'string') return [];
  return pattern.flatMap((part) => (typeof part === 'string' ? [] : inPlaceable(part)));
}

// A variable that is not given shows its name: a wrong sentence is better than no page.
const format = (bundle: FluentBundle, pattern: Pattern, given: Arguments): string =>
  bundle.formatPattern(pattern, given, []);

function leafOf({ bundles }: Subject, locale: Locale, id: string): Leaf {
  const bundle = bundles[locale];
  const pattern = patternOf(bundle, id);
  const [variable] = variablesOf(patternOf(bundles.en, id));
  if (variable === undefined) return format(bundle, pattern, {});
  return (given) => format(bundle, pattern, typeof given === 'object' ? given : { [variable]: given });
}

/** Numbered keys are a list. */
function withLists(tree: Tree): Tree | readonly (Leaf | Tree)[] {
  for (const [key, value] of Object.entries(tree)) if (typeof value === 'object') tree[key] = withLists(value as Tree);
  return Object.keys(tree).every((key) => /^\d+$/.test(key)) ? (Object.values(tree) as (Leaf | Tree)[]) : tree;
}

/** The messages of a language as a tree: `list-about-tools` is `list.about.tools`. */
export function treeOf(subject: Subject, locale: Locale): Tree {
  const tree: Tree = {};
  for (const id of subject.ids) {
    const path = id.split('-');
    const key = path.pop() ?? id;
    let branch = tree;
    for (const part of path) branch = (branch[part] ??= {}) as Tree;
    branch[key] = leafOf(subject, locale, id);
  }
  return withLists(tree) as Tree;
}

/**
 * The message of a code, with all its variables: the one named `<id>_without_<variable>` where
 * that value is empty, else `<id>`, else its parts `<id>-1`, `<id>-2` … joined by `separator`. From
 * the second on, a part is left out if it is empty or a value in it is. Undefined if there is none.
 */
export function formatMessage(bundle: FluentBundle, id: string, given: Arguments, separator = ' '): string | undefined {
  const empty = Object.keys(given).find((name) => given[name] === '' && bundle.hasMessage(`${id}_without_${name}`));
  const whole = empty === undefined ? id : `${id}_without_${empty}`;
  if (bundle.hasMessage(whole)) return format(bundle, patternOf(bundle, whole), given);
  const parts: string[] = [];
  for (let part = 1; bundle.hasMessage(`${id}-${part}`); part += 1) {
    const pattern = patternOf(bundle, `${id}-${part}`);
    const isComplete = variablesOf(pattern, false).every((name) => (given[name] ?? '') !== '');
    if (part === 1 || isComplete) parts.push(format(bundle, pattern, given).trimEnd());
  }
  return parts.length === 0 ? undefined : parts.filter((part) => part !== '').join(separator);
}
