/** Rules: the operator's block lists of domains, words and mail domains. */
import { fold } from '#catalog/language/fold.ts';
import type { Block, BlockKind } from '#catalog/screening/blocks.ts';
import type { Entry, Field, Rule } from '#catalog/screening/rule.ts';

const covers = ({ value, scope }: Block, host: string): boolean =>
  host === value || (scope === 'subdomains' && host.endsWith(`.${value}`));

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

function blockRule(
  rule: Pick<Rule, 'id' | 'defaultMode'>,
  kind: BlockKind,
  find: (entry: Entry, blocks: readonly Block[]) => readonly [Field, Block | undefined][],
): Rule {
  return {
    ...rule,
    verdict: 'spam',
    async judge(entry, lookups) {
      const blocks = ((await lookups.blocks?.()) ?? []).filter((block) => block.kind === kind);
      for (const [field, block] of blocks.length === 0 ? [] : find(entry, blocks))
        if (block !== undefined)
          return { certain: true, field, evidence: { value: block.value, reason: block.reason } };
      return null;
    },
  };
}

const findHost = (blocks: readonly Block[], host = ''): Block | undefined =>
  blocks.find((block) => covers(block, host));

const hostOf = (url: string): string | undefined =>
  URL.parse(url)
    ?.hostname.replace(/^www\./, '')
    .replace(/\.$/, '');

export const BLOCK_RULES: readonly Rule[] = [
  blockRule({ id: 'blocked_domain', defaultMode: 'enforced' }, 'domain', ({ url }, blocks) => [
    ['url', findHost(blocks, hostOf(url))],
  ]),
  blockRule({ id: 'blocked_mail', defaultMode: 'enforced' }, 'mail_domain', ({ contactEmail }, blocks) => [
    ['contact_email', findHost(blocks, contactEmail?.split('@').at(-1)?.toLowerCase())],
  ]),
  blockRule({ id: 'blocked_word', defaultMode: 'advisory' }, 'word', (entry, blocks) =>
    (['name', 'tagline', 'description'] as const).map((field) => [field, findBlockedWord(entry[field] ?? '', blocks)]),
  ),
];
