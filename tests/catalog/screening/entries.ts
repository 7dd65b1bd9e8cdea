/** Entries for the tests of screening: an honest AI tool to vary, and known entries beside it. */
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { screen } from '#catalog/screening/screening.ts';
import type { Entry, Finding, KnownEntry, RuleMode } from '#catalog/screening/screening.ts';

export function entry(changes: Partial<Entry> = {}): Entry {
  return {
    url: 'https://wordpainter.example.com/',
    name: 'Wordpainter',
    tagline: 'Paints pictures from a sentence with a diffusion model',
    description: null,
    categories: ['image-generation'],
    contactEmail: null,
    ...changes,
  };
}

let count = 0;

export function known(changes: Partial<KnownEntry> = {}): KnownEntry {
  count++;
  return {
    kind: 'tool',
    id: `known-${count}`,
    slug: `known-${count}`,
    name: 'Wordpainter',
    url: 'https://wordpainter.example.com/',
    tagline: 'Paints pictures from a sentence with a diffusion model',
    state: 'published',
    accountId: null,
    submittedAt: null,
    ...changes,
  };
}

export async function findings(
  judged: Partial<Entry>,
  others: readonly KnownEntry[] = [],
  modes: Partial<Record<string, RuleMode>> = {},
): Promise<Finding[]> {
  return screen(entry(judged), lookupsOver(others), modes);
}

/** "rule refuse" and "rule flag" of each finding. */
export function brief(list: readonly Finding[]): string[] {
  return list.map((finding) => `${finding.rule} ${finding.action}`);
}
