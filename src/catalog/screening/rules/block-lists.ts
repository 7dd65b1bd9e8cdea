/** Rules: the operator's block lists of domains, words and mail domains. */
import { fold } from '#catalog/language/fold.ts';
import type { Block, BlockKind } from '#catalog/screening/blocks.ts';
import type { Entry, Judgement, Lookups, Rule } from '#catalog/screening/rule.ts';

async function listed(lookups: Lookups, kind: BlockKind): Promise<readonly Block[]> {
  return ((await lookups.blocks?.()) ?? []).filter((block) => block.kind === kind);
}

function covers({ value, scope }: Block, host: string): boolean {
  return host === value || (scope === 'subdomains' && host.endsWith(`.${value}`));
}

function judgement(block: Block | undefined, field: Judgement['field']): Judgement | null {
  if (block === undefined) return null;
  return { certain: true, field, evidence: { value: block.value, reason: block.reason } };
}

export const blockedDomain: Rule = {
  id: 'blocked_domain',
  looksAt: ['url'],
  verdict: 'spam',
  defaultMode: 'enforced',
  async judge({ url }, lookups) {
    const blocks = await listed(lookups, 'domain');
    if (blocks.length === 0 || !URL.canParse(url)) return null;
    const host = new URL(url).hostname.replace(/^www\./, '').replace(/\.$/, '');
    return judgement(
      blocks.find((block) => covers(block, host)),
      'url',
    );
  },
};

export const blockedMail: Rule = {
  id: 'blocked_mail',
  looksAt: ['contact_email'],
  verdict: 'spam',
  defaultMode: 'enforced',
  async judge({ contactEmail }, lookups) {
    const host = contactEmail?.split('@').at(-1)?.toLowerCase();
    if (host === undefined) return null;
    const blocks = await listed(lookups, 'mail_domain');
    return judgement(
      blocks.find((block) => covers(block, host)),
      'contact_email',
    );
  },
};

const LETTER = /[\p{L}\p{N}]/u;

/** Whether a folded text contains these folded words as whole words. */
function holds(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const [before = '', after = ''] = [text[at - 1], text[at + words.length]];
    if (!LETTER.test(before) && !LETTER.test(after)) return true;
  }
  return false;
}

/** The first block whose words a text contains. */
export function findBlockedWord(text: string, blocks: readonly Block[]): Block | undefined {
  const folded = fold(text);
  return blocks.find(({ kind, value }) => kind === 'word' && holds(folded, value));
}

function findWord(entry: Entry, blocks: readonly Block[]): Judgement | null {
  for (const field of ['name', 'tagline', 'description'] as const) {
    const block = findBlockedWord(entry[field] ?? '', blocks);
    if (block !== undefined) return judgement(block, field);
  }
  return null;
}

export const blockedWord: Rule = {
  id: 'blocked_word',
  looksAt: ['name', 'tagline', 'description'],
  verdict: 'spam',
  defaultMode: 'advisory',
  async judge(entry, lookups) {
    const blocks = await listed(lookups, 'word');
    return blocks.length === 0 ? null : findWord(entry, blocks);
  },
};
