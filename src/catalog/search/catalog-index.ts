// The catalog's search index: answers lists, searches and suggestions from memory, the same on every engine.
import type { Locale } from '#catalog/locales.ts';
import type { PricingModel } from '#catalog/pricing.ts';
import { fold, skeletonOf, wordsOf } from '#catalog/text.ts';
import { readTerms, shortSkeletonOf } from './analysis.ts';
import { createPhraseBook } from './phrases.ts';
import { readQuery } from './query.ts';
import { LOCALES } from '#catalog/locales.ts';

export interface IndexedTool {
  key: number;
  id: string;
  name: string;
  slug: string;
  publishedAt: number;
  pricing: PricingModel;
  categories: readonly string[];
  terms: string;
}
export interface IndexedCategory {
  id: string;
  words: Partial<Record<Locale, readonly string[]>>;
}
export interface CatalogQuery {
  q?: string;
  category?: string;
  pricing?: PricingModel;
  offset: number;
  limit: number;
  facets?: boolean;
}
export interface Facets {
  categories: Record<string, number>;
  pricing: Record<string, number>;
}
export interface Found {
  keys: number[];
  total: number;
  isLowerBound: boolean;
  facets?: Facets;
}
export interface CatalogIndex {
  setCategories(categories: readonly IndexedCategory[]): void;
  put(tools: readonly IndexedTool[]): void;
  remove(keys: readonly number[]): void;
  find(query: CatalogQuery): Found;
  countByCategory(): Record<string, number>;
  suggest(prefix: string, limit: number): number[];
  readonly size: number;
}

const CAP = 25_000;

interface Doc {
  tool: IndexedTool;
  skeleton: string;
  short: string | undefined;
  aliases: string[];
  place: Map<string, number>;
}

export const P = { name: 8, tagline: 6, description: 3, synName: 6, synTagline: 5, synDescription: 2, category: 1, pName: 5, pTagline: 4, pDescription: 2, tiers: 2, idf: 1, opt: 1, lv: 0 };
for (const pair of (process.env['P'] ?? '').split(',')) if (pair !== '') (P as Record<string, number>)[pair.split('=')[0] ?? ''] = Number(pair.split('=')[1]);

const near = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1 || a === b) return a === b;
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i += 1;
  const ra = a.slice(i);
  const rb = b.slice(i);
  if (ra.slice(1) === rb.slice(1) || ra === rb.slice(1) || ra.slice(1) === rb) return true;
  return ra.length >= 2 && rb.length >= 2 && ra[0] === rb[1] && ra[1] === rb[0] && ra.slice(2) === rb.slice(2);
};

export function createCatalogIndex(): CatalogIndex {
  const docs = new Map<number, Doc>();
  let sorted: Doc[] | undefined;
  let df = new Map<string, number>();
  let book = createPhraseBook();
  let names: string[] = [];
  const order = (): Doc[] => {
    if (sorted === undefined) {
      sorted = [...docs.values()].sort(
        (a, b) => b.tool.publishedAt - a.tool.publishedAt || (a.tool.id < b.tool.id ? 1 : a.tool.id > b.tool.id ? -1 : 0),
      );
      df = new Map();
      for (const doc of sorted) for (const term of doc.place.keys()) df.set(term, (df.get(term) ?? 0) + 1);
    }
    return sorted;
  };
  const search = (q: string, pool: readonly Doc[]): Doc[] => {
    const query = readQuery(q);
    const all = order();
    if (query.skeleton === '') return [];
    const phrases = book.find(query.surfaces);
    const n = all.length;
    const words = query.words.map((word, index) => {
      const cats = new Set<string>();
      for (const phrase of phrases)
        if (phrase.words.includes(word.at)) for (const number of phrase.numbers) cats.add(names[number] ?? '');
      let stems = word.stems;
      const known = stems.some((s) => (df.get(s) ?? 0) > 0);
      const neighbours = [query.surfaces[word.at - 1], query.surfaces[word.at + 1]];
      const joined = [
        ...(neighbours[0] === undefined ? [] : [neighbours[0] + word.surface]),
        ...(neighbours[1] === undefined ? [] : [word.surface + neighbours[1]]),
      ].filter((j) => df.has(j));
      stems = [...stems, ...joined];
      let fixed: string[] = [];
      const most = Math.max(0, ...stems.map((s) => df.get(s) ?? 0));
      if (most <= Math.max(1, n / 1000) && word.surface.length >= 4 && word.synonyms.length === 0 && cats.size === 0) {
        for (const [term, count] of df) {
          if (count < most * 10 || term.length < 4) continue;
          const forms = [...word.stems, word.surface];
          for (let rest = 1; rest <= 4 && word.surface.length - rest >= 5; rest += 1) forms.push(word.surface.slice(0, -rest));
          if (forms.some((form, i) => (i >= word.stems.length + 1 ? term.length >= 5 : true) && near(form, term))) fixed.push(term);
        }
        fixed = fixed.sort((a, b) => (df.get(b) ?? 0) - (df.get(a) ?? 0)).slice(0, 8);
      }
      let count = 0;
      for (const doc of all) if (stems.some((s) => doc.place.has(s)) || word.synonyms.some((s) => doc.place.has(s)) || fixed.some((s) => doc.place.has(s))) count += 1;
      const share = count / Math.max(1, n);
      const weight = P.idf === 0 ? (share > 0.4 ? 0 : share > 0.1 ? 2 : share > 0.02 ? 3 : 4) : Math.max(0, Math.min(P.idf === 1 ? 8 : P.idf, Math.round(-Math.log2(Math.max(share, 1e-9)))) - (P.idf === 1 ? 0 : 0));
      return { ...word, stems, cats, known, fixed, weight, last: index === query.words.length - 1, count };
    });
    if (words.length > 0 && words.every((w) => w.weight === 0)) for (const w of words) w.weight = 1;
    const full = words.reduce((sum, w) => sum + w.weight, 0);
    const hits: { doc: Doc; tier: number; level: number }[] = [];
    for (const doc of pool) {
      let tier = 99;
      let level = 0;
      const { skeleton } = query;
      const own = [doc.skeleton, ...doc.aliases, ...(doc.short === undefined ? [] : [doc.short])];
      if (doc.skeleton === skeleton) tier = 0;
      else if (own.includes(skeleton) || (query.shortSkeleton !== undefined && own.includes(query.shortSkeleton))) tier = 1;
      else if (doc.skeleton.startsWith(skeleton)) tier = 2;
      else {
        let inName = words.length > 0;
        let near1 = words.length > 0;
        let anywhere = words.length > 0;
        let matched = 0;
        for (const w of words) {
          let best = 0;
          let name = false;
          for (const s of w.stems) {
            const p = doc.place.get(s) ?? 0;
            if (p === 3) name = true;
            best = Math.max(best, (w.inPhrase ? [0, P.pDescription, P.pTagline, P.pName] : [0, P.description, P.tagline, P.name])[p] ?? 0);
          }
          if (w.last && !name && w.surface.length >= 2) for (const [t, p] of doc.place) if (p === 3 && t.startsWith(w.surface)) name = true;
          if (name) best = Math.max(best, w.inPhrase ? P.pName : P.name);
          for (const f of w.fixed) best = Math.max(best, [0, P.synDescription, P.synTagline, P.synName][doc.place.get(f) ?? 0] ?? 0);
          for (const way of w.synonyms) {
            const p = doc.place.get(way) ?? 0;
            best = Math.max(best, (w.inPhrase ? [0, P.description, P.tagline, P.name] : [0, P.synDescription, P.synTagline, P.synName])[p] ?? 0);
          }
          const cat = doc.tool.categories.some((c) => w.cats.has(c));
          if (w.weight > 0 || P.opt === 0) {
            if (!name) inName = false;
            if (best < 4 && !cat) near1 = false;
            if (best === 0 && !cat) anywhere = false;
          }
          if (best > 0 || cat) matched += w.weight;
          level += w.weight * (best + (cat ? P.category : 0));
        }
        if (inName) tier = 3;
        else if (near1) tier = 5;
        else if (anywhere) tier = P.tiers >= 2 ? 6 : 5;
        else if (full > 0 && matched * 2 >= full && matched > 0) tier = P.tiers >= 1 ? 7 : 5;
        const rare = words.length === 0 || words.some((w) => w.fixed.length > 0 || w.count === 0);
        if (tier > 3 && skeleton.length >= 4 && own.some((o) => near(o, skeleton))) tier = rare ? 4 : Math.min(tier, 8);
      }
      if (tier < 99) hits.push({ doc, tier, level: tier <= (P.lv === 0 ? 3 : 2) ? 0 : level });
    }
    return hits.sort((a, b) => a.tier - b.tier || b.level - a.level).map((hit) => hit.doc);
  };
  const tally = (list: readonly Doc[]): Facets => {
    const facets: Facets = { categories: {}, pricing: {} };
    for (const doc of list) {
      for (const c of doc.tool.categories) facets.categories[c] = (facets.categories[c] ?? 0) + 1;
      facets.pricing[doc.tool.pricing] = (facets.pricing[doc.tool.pricing] ?? 0) + 1;
    }
    return facets;
  };
  return {
    setCategories(categories) {
      book = createPhraseBook();
      names = categories.map((category) => category.id);
      categories.forEach((category, number) => {
        for (const locale of LOCALES) for (const phrase of category.words[locale] ?? []) book.add(locale, phrase, number);
      });
    },
    put(tools) {
      sorted = undefined;
      for (const tool of tools) {
        const terms = readTerms(tool.terms);
        const place = new Map<string, number>();
        for (const t of terms.description) place.set(t, 1);
        for (const t of terms.tagline) place.set(t, 2);
        for (const t of terms.name) place.set(t, 3);
        docs.set(tool.key, { tool, skeleton: skeletonOf(tool.name), short: shortSkeletonOf(tool.name), aliases: terms.aliases, place });
      }
    },
    remove(keys) {
      sorted = undefined;
      for (const key of keys) docs.delete(key);
    },
    find({ q, category, pricing, offset, limit, facets }) {
      const passes = (doc: Doc, c: boolean, p: boolean): boolean =>
        (!c || category === undefined || doc.tool.categories.includes(category)) &&
        (!p || pricing === undefined || doc.tool.pricing === pricing);
      const ranked = q === undefined || fold(q).trim() === '' ? order() : search(q, order());
      const list = ranked.filter((doc) => passes(doc, true, true));
      const found: Found = {
        keys: list.slice(0, CAP).slice(offset, offset + limit).map((doc) => doc.tool.key),
        total: Math.min(CAP, list.length),
        isLowerBound: list.length > CAP,
      };
      if (facets !== true) return found;
      return {
        ...found,
        facets: {
          categories: tally(ranked.filter((doc) => passes(doc, false, true))).categories,
          pricing: tally(ranked.filter((doc) => passes(doc, true, false))).pricing,
        },
      };
    },
    countByCategory: () => tally(order()).categories,
    suggest(prefix, limit) {
      const skeleton = skeletonOf(prefix);
      const word = wordsOf(fold(prefix)).join(' ');
      if (skeleton === '') return [];
      const first = order().filter((doc) => doc.skeleton.startsWith(skeleton));
      const later = order().filter(
        (doc) => !doc.skeleton.startsWith(skeleton) && [...doc.place].some(([t, p]) => p === 3 && t.startsWith(word)),
      );
      return [...first, ...later].slice(0, limit).map((doc) => doc.tool.key);
    },
    get size() {
      return docs.size;
    },
  };
}
