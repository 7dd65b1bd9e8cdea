/** TOPICS: the vocabularies of spam by rule. Each in three strengths: `sure` hardly means anything but an offer, `strong` names the goods, `weak` stands in honest texts too. */
import { essayMill, examTakers, fakeDiplomas } from './academic.ts';
import { fakeReviews, soldAttention, soldTraffic } from './attention.ts';
import {
  breakIns,
  copies,
  miracleCures,
  parkedWords,
  pillWords,
  piracy,
  soldLinks,
  spellWords,
  spying,
} from './goods.ts';
import { falsePrizes, getRich, quickLoans, recruiting } from './money.ts';
import { accountSale, falsePapers, visaPapers } from './papers.ts';
import { adultWords, gamblingWords } from './vice.ts';

/** Lists of terms, see `lexicon.ts`; "a|b & c|d" is one of the left with one of the right close to it. */
export interface Vocabulary {
  sure: readonly string[];
  strong: readonly string[];
  weak: readonly string[];
  /** Words of those who detect, explain or work against it. */
  excuses: readonly string[];
}

export const TOPICS = {
  gambling: gamblingWords,
  adult: adultWords,
  pills: pillWords,
  miracle_cures: miracleCures,
  sold_attention: soldAttention,
  fake_reviews: fakeReviews,
  sold_traffic: soldTraffic,
  sold_links: soldLinks,
  essay_mill: essayMill,
  exam_takers: examTakers,
  fake_diplomas: fakeDiplomas,
  false_papers: falsePapers,
  visa_papers: visaPapers,
  account_sale: accountSale,
  quick_loans: quickLoans,
  get_rich: getRich,
  recruiting,
  false_prizes: falsePrizes,
  copies,
  spells: spellWords,
  break_ins: breakIns,
  spying,
  piracy,
  parked_page: parkedWords,
} as const satisfies Record<string, Vocabulary>;

export type TopicId = keyof typeof TOPICS;
