/** Screening in English; its types are what every other language must satisfy. */
import type { RuleMode } from '#catalog/screening/screening.ts';
import type { Format } from '#locales/format.ts';
import type { DIFFERENCES, KNOWN_STATES, MATCHES, RELATIONS, ScreeningRuleId, Shown, ShownEntry } from './evidence.ts';

export interface ScreeningMessages {
  states: Record<(typeof KNOWN_STATES)[number], string>;
  differences: Record<(typeof DIFFERENCES)[number], string>;
  relations: Record<(typeof RELATIONS)[number], string>;
  matches: Record<(typeof MATCHES)[number], string>;
  rules: {
    [Id in ScreeningRuleId]: {
      /** What admins and editors call the rule. */
      name: string;
      /** What the maker of a refused entry is told. */
      message: string;
      /** What an editor reads about a finding. */
      evidence(shown: Shown<Id>): string;
    };
  };
  /** Instead of evidence when the rule failed. */
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

export const en = (k: Format): ScreeningMessages => {
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
      'path spelling': 'spelling of the path',
      fragment: 'part after #',
    },
    relations: {
      same_page_other_form: 'Another form of one address',
      same_store_item: 'The same item of a store',
      same_repository: 'The same repository',
      same_repository_name: 'The same repository name under another owner',
      same_host: 'The same host',
      same_word_in_address: 'The same word in the address',
    },
    matches: {
      same_name: 'The same name',
      same_name_but_for_common_words: 'The same name but for common words',
      same_name_in_other_letters: 'The same name in other letters',
      same_tagline: 'The same tagline',
      one_name_holds_the_other: 'One name holds the other',
      one_letter_apart: 'One letter apart in the name',
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
        message:
          'This app or extension is already in the catalog or awaiting review, under another address of its store.',
        evidence: (e) => `The same item of the store ${e.store}, ${e.id}, as ${entry(e)}.`,
      },
      related_page: {
        name: 'Related address',
        message: 'This seems to be another address of a tool that the catalog already has.',
        evidence: (e) => `${e.relation}: ${e.shared}. Known: ${entry(e)}.`,
      },
      same_name: {
        name: 'Same name or tagline',
        message: 'A tool with this name or tagline is already in the catalog or awaiting review.',
        evidence: (e) => `${e.match}: ${entry(e)}.`,
      },
      look_alike_name: {
        name: 'Look-alike name',
        message: 'The name looks like that of another tool, written with other letters.',
        evidence: (e) => `Looks like the name “${e.name}” (${e.url}) in other letters${e.letters && `: ${e.letters}`}.`,
      },
      gambling: {
        name: 'Gambling',
        message: 'This reads like an offer of gambling, which the catalog does not list.',
        evidence: (e) => `Words about gambling: ${e.words}.`,
      },
      adult: {
        name: 'Pornography and escorts',
        message: 'This reads like an offer for adults only, which the catalog does not list.',
        evidence: (e) => `Words about pornography or escorts: ${e.words}.`,
      },
      pills: {
        name: 'Medicines and drugs',
        message: 'This reads like a sale of medicines or drugs, which the catalog does not list.',
        evidence: (e) => `Words about the sale of medicines or drugs: ${e.words}.`,
      },
      sold_attention: {
        name: 'Bought followers',
        message: 'This reads like a sale of followers, likes or reviews, which the catalog does not list.',
        evidence: (e) => `Words about bought followers, likes or reviews: ${e.words}.`,
      },
      essay_mill: {
        name: 'Essays for money',
        message:
          'This reads like an offer to write other people’s homework or theses, which the catalog does not list.',
        evidence: (e) => `Words about essays and theses for money: ${e.words}.`,
      },
      get_rich: {
        name: 'Quick money',
        message: 'This reads like a promise of quick money, which the catalog does not list.',
        evidence: (e) => `Words about quick money: ${e.words}.`,
      },
      template_flood: {
        name: 'One text many times',
        message:
          'Nearly the same text has just been submitted several times. Describe what is special about this tool.',
        evidence: (e) =>
          `${k.plural(e.count, { one: '# other text of the last hour is', other: '# other texts of the last hour are' })} nearly the same: ${e.names}.`,
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
          `${k.plural(e.count, { one: '# entry', other: '# entries' })} from ${k.plural(e.accounts, { one: '# account', other: '# accounts' })} at one network address within an hour.`,
      },
      keyword_stuffing: {
        name: 'Search terms instead of sentences',
        message: 'This reads like a list of search terms. Describe in sentences what the tool does.',
        evidence: (e) =>
          e.word === ''
            ? k.plural(e.count, {
                one: '# search term instead of a sentence.',
                other: '# search terms instead of a sentence.',
              })
            : `The word “${e.word}” ${k.plural(e.count, { one: '# time', other: '# times' })} among ${k.plural(e.words, { one: '# word', other: '# words' })}.`,
      },
      link_pile: {
        name: 'Many links',
        message: 'The text holds too many links or telephone numbers. Leave them out.',
        evidence: (e) =>
          `${k.plural(e.links, { one: '# link', other: '# links' })} and ${k.plural(e.numbers, { one: '# telephone number or messenger name', other: '# telephone numbers or messenger names' })} in the text.`,
      },
      short_link: {
        name: 'Short link',
        message: 'This is a short link. Give the address of the tool itself.',
        evidence: (e) => `${e.host} makes short links or pages of links: what stands behind it can change.`,
      },
      disposable_mail: {
        name: 'Disposable mailbox',
        message: 'Mail to this address will not arrive for long. Give one that you keep.',
        evidence: (e) => `Mailboxes at ${e.domain} vanish after a short time.`,
      },
      parked_page: {
        name: 'Parked or empty page',
        message: 'This reads like the text of an empty page. Describe the tool.',
        evidence: (e) => `Words of a parked or empty page, with the name “${e.name}”: ${e.words}.`,
      },
      mixed_scripts: {
        name: 'Mixed alphabets',
        message: 'Some words mix letters of several alphabets. Write each word in one.',
        evidence: (e) => `Letters of several alphabets in one word: ${e.words}.`,
      },
      shouting: {
        name: 'Shouting',
        message: 'Use fewer capitals, exclamation marks and pictures.',
        evidence: (e) =>
          [
            `${k.number(e.capitals_percent)}% of the letters are capitals`,
            k.plural(e.exclamation_marks, { one: '# exclamation mark', other: '# exclamation marks' }),
            k.plural(e.pictures, { one: '# picture', other: '# pictures' }),
          ].join(', ') + '.',
      },
      not_ai: {
        name: 'Not an AI tool',
        message: 'Nothing says what the AI does. Add a sentence on it.',
        evidence: (e) =>
          [
            'Little or nothing in name, tagline and description speaks of AI.',
            e.words && `Words that speak against it: ${e.words}.`,
            e.nearest && `Nearest to AI: ${e.nearest}.`,
            !e.known_style && 'The language or style is new to the rule, so it is unsure.',
          ]
            .filter(Boolean)
            .join(' '),
      },
    },
    notChecked: 'This rule failed and has not checked the entry. Please look for yourself.',
    page: {
      title: 'Screening rules',
      lead: 'What each rule has found in the last 90 days, and how often editors agreed with it.',
      modes: { off: 'Off', advisory: 'Advisory', enforced: 'Enforced' },
      modesHint:
        'An advisory rule shows its findings to editors. An enforced rule also refuses what it is certain of; when its findings are wrong too often, it becomes advisory by itself.',
      rule: 'Rule',
      mode: 'Mode',
      modeOf: (rule) => `Mode of the rule “${rule}”`,
      fired: 'Fired',
      refused: 'Refused',
      agreed: 'Agreed',
      disagreed: 'Disagreed',
      precision: 'Precision',
      percent: (value) => `${k.number(value)}%`,
      floor: (percent) => `needs ${percent}`,
      save: 'Save',
      changed: 'The mode has been changed.',
    },
  };
};
