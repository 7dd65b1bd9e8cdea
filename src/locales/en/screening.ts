/** Screening in English; its types are what every other language must satisfy. */
import { messages as spam } from './screening/spam.ts';
import type { RuleMode } from '#catalog/screening/screening.ts';
import type { Format } from '#locales/format.ts';
import type {
  DIFFERENCES,
  KNOWN_STATES,
  MATCHES,
  RELATIONS,
  RuleMessages,
  ScreeningRuleId,
  ShownEntry,
} from '#locales/screening/evidence.ts';

export interface ScreeningMessages {
  states: Record<(typeof KNOWN_STATES)[number], string>;
  differences: Record<(typeof DIFFERENCES)[number], string>;
  relations: Record<(typeof RELATIONS)[number], string>;
  matches: Record<(typeof MATCHES)[number], string>;
  rules: RuleMessages<ScreeningRuleId>;
  /** Replaces the evidence if the rule failed. */
  notChecked: string;
  page: {
    title: string;
    lead: string;
    modes: Record<RuleMode, string>;
    modesHint: string;
    rule: string;
    mode: string;
    modeOf(rule: string): string;
    fired: string;
    refused: string;
    agreed: string;
    disagreed: string;
    precision: string;
    percent(value: number): string;
    floor(percent: string): string;
    save: string;
    changed: string;
  };
}

export const messages = (k: Format): ScreeningMessages => {
  const entry = ({ name, url, state }: ShownEntry) => `“${name}” (${state}, ${url})`;
  return {
    states: {
      published: 'published',
      awaiting_moderation: 'awaiting review',
      changes_requested: 'waiting for changes',
      rejected: 'rejected',
      withdrawn: 'withdrawn',
      expired: 'expired',
      quarantined: 'hidden',
      removed: 'removed',
    },
    differences: {
      https: 'http or https',
      www: 'www',
      'path spelling': 'path spelling',
      fragment: 'part after #',
    },
    relations: {
      same_page_other_form: 'Another form of the same address',
      same_store_item: 'The same store item',
      same_repository: 'The same repository',
      same_repository_name: 'The same repository name under another owner',
      same_host: 'The same host',
      same_word_in_address: 'The same word in the address',
    },
    matches: {
      same_name: 'The same name',
      same_name_but_for_common_words: 'The same name, apart from common words',
      same_name_in_other_letters: 'The same name in another alphabet',
      same_tagline: 'The same tagline',
      one_name_holds_the_other: 'One name contains the other',
      one_letter_apart: 'Names one letter apart',
      near_same_tagline: 'Nearly the same tagline',
    },
    rules: {
      same_page: {
        name: 'Same page',
        message: 'A tool with this address is already in the catalog or awaiting review.',
        evidence: (e) => `The same page as ${entry(e)}.${e.differs_by && ` Differs by: ${e.differs_by}.`}`,
      },
      same_store_item: {
        name: 'Same app or extension',
        message: 'This app or extension is already in the catalog or awaiting review, under another store address.',
        evidence: (e) => `The same item in ${e.store}, ${e.id}, as ${entry(e)}.`,
      },
      related_page: {
        name: 'Related address',
        message: 'This seems to be another address of a tool already in the catalog.',
        evidence: (e) => `${e.relation}: ${e.shared}. Existing entry: ${entry(e)}.`,
      },
      same_name: {
        name: 'Same name or tagline',
        message: 'A tool with this name or tagline is already in the catalog or awaiting review.',
        evidence: (e) => `${e.match}: ${entry(e)}.`,
      },
      look_alike_name: {
        name: 'Look-alike name',
        message: 'The name looks like that of another tool, spelled with look-alike letters.',
        evidence: (e) =>
          `Looks like the name “${e.name}” (${e.url}) in look-alike letters${e.letters && `: ${e.letters}`}.`,
      },
      ...spam(),
      blocked_domain: {
        name: 'Blocked domain',
        message: 'This website is not listed in this catalog.',
        evidence: (e) => `${e.value} is on the list of blocked domains. Why: ${e.reason}`,
      },
      blocked_word: {
        name: 'Blocked word',
        message: 'The text contains a word that this catalog does not accept.',
        evidence: (e) => `“${e.value}” is on the list of blocked words. Why: ${e.reason}`,
      },
      blocked_mail: {
        name: 'Blocked mail domain',
        message: 'Please use an e-mail address of another provider.',
        evidence: (e) => `${e.value} is on the list of blocked mail domains. Why: ${e.reason}`,
      },
      template_flood: {
        name: 'Repeated text',
        message:
          'Nearly the same text has just been submitted several times. Describe what is special about this tool.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# other text from the last hour is', other: '# other texts from the last hour are' })} nearly the same: ${e.names}.`,
      },
      account_flood: {
        name: 'Many entries at once',
        message: 'Many entries have come from this account within an hour. Wait a while before you send more.',
        evidence: (e) => {
          const count = k.plural(e.count, { one: '# entry', other: '# entries' });
          return e.site === ''
            ? `${count} from this account within an hour.`
            : `${count} on ${e.site} from this account within an hour.`;
        },
      },
      address_flood: {
        name: 'Many entries from one address',
        message: 'Many entries have come from your network address within an hour. Wait a while before you send more.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# entry', other: '# entries' })} from ${k.plural(e.accounts, {
            one: '# account',
            other: '# accounts',
          })} at one network address within an hour.`,
      },
      keyword_stuffing: {
        name: 'Keyword stuffing',
        message: 'This reads like a list of keywords. Describe in sentences what the tool does.',
        evidence: (e) =>
          e.word === ''
            ? k.plural(e.count, {
                one: '# keyword instead of a sentence.',
                other: '# keywords instead of a sentence.',
              })
            : `The word “${e.word}” ${k.plural(e.count, { one: '# time', other: '# times' })} among ${k.plural(e.words, { one: '# word', other: '# words' })}.`,
      },
      link_pile: {
        name: 'Too many links',
        message: 'The text contains too many links or phone numbers. Remove them.',
        evidence: (e) =>
          `${k.plural(e.links, { one: '# link', other: '# links' })} and ${k.plural(e.numbers, {
            one: '# phone number or messenger name',
            other: '# phone numbers or messenger names',
          })} in the text.`,
      },
      short_link: {
        name: 'Short link or redirect',
        message: 'This is a short link or a directory’s redirect. Give the address of the tool itself.',
        evidence: (e) => `${e.host} is a short link, a page of links or a directory’s redirect; its target can change.`,
      },
      disposable_mail: {
        name: 'Disposable mailbox',
        message: 'This looks like a disposable address. Use a permanent one.',
        evidence: (e) => `${e.domain} provides disposable mailboxes.`,
      },
      parked_page: {
        name: 'Parked or empty page',
        message: 'This reads like the text of an empty page. Describe the tool.',
        evidence: (e) => `Words typical of a parked or empty page, with the name “${e.name}”: ${e.words}.`,
      },
      spam_wording: {
        name: 'Spam wording',
        message: 'This reads like spam. Describe in plain words what the tool does.',
        evidence: (e) => `Worded like spam. Words suggesting it: ${e.words}.`,
      },
      masked_words: {
        name: 'Masked words',
        message: 'Some words are disguised. Write them plainly.',
        evidence: (e) => `Words disguised to avoid detection: ${e.words}.`,
      },
      mixed_scripts: {
        name: 'Mixed alphabets',
        message: 'Some words mix letters from several alphabets. Use one alphabet per word.',
        evidence: (e) => `Letters from several alphabets in one word: ${e.words}.`,
      },
      prompt_injection: {
        name: 'Orders to a language model',
        message: 'Remove what is addressed to a language model. Describe the tool.',
        evidence: (e) =>
          `Orders to a language model that may judge the text: ${e.words}. Don’t rely on a model’s opinion of this entry.`,
      },
      shouting: {
        name: 'Shouting',
        message: 'Use fewer capitals, exclamation marks and emoji.',
        evidence: (e) =>
          [
            `${k.number(e.capitals_percent)}% of the letters are capitals`,
            k.plural(e.exclamation_marks, { one: '# exclamation mark', other: '# exclamation marks' }),
            k.plural(e.pictures, { one: '# emoji', other: '# emoji' }),
          ].join(', ') + '.',
      },
      not_ai: {
        name: 'Not an AI tool',
        message: 'The entry does not say what the AI does. Add a sentence about it.',
        evidence: (e) =>
          [
            'Little or nothing in the name, tagline and description suggests AI.',
            e.words && `Words suggesting it isn’t AI: ${e.words}.`,
            e.nearest && `Closest to AI: ${e.nearest}.`,
            !e.known_style && 'The rule does not know this language or style, so it is unsure.',
          ]
            .filter(Boolean)
            .join(' '),
      },
    },
    notChecked: 'This rule failed and did not check the entry. Please check it yourself.',
    page: {
      title: 'Screening rules',
      lead: 'What each rule found in the last 90 days, and how often editors agreed.',
      modes: { off: 'Off', advisory: 'Advisory', enforced: 'Enforced' },
      modesHint:
        'An advisory rule shows its findings to editors. An enforced rule also refuses submissions ' +
        'it is certain about; if it is wrong too often, it becomes advisory automatically.',
      rule: 'Rule',
      mode: 'Mode',
      modeOf: (rule) => `Mode of the rule “${rule}”`,
      fired: 'Fired',
      refused: 'Refused',
      agreed: 'Agreed',
      disagreed: 'Disagreed',
      precision: 'Precision',
      percent: (value) => `${k.number(value)}%`,
      floor: (percent) => `at least ${percent}`,
      save: 'Save',
      changed: 'The mode has been changed.',
    },
  };
};
