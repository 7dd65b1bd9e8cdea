// Rule: the entry is no AI tool. Certain only for English texts in a style that the model knows and that speak of other work; else a flag.
import { aiEvidence, holdsAiWord } from '#catalog/screening/text/ai-words.ts';
import { conceptsIn } from '#catalog/screening/text/concepts.ts';
import type { FoundConcept } from '#catalog/screening/text/concepts.ts';
import { conceptsOf, featuresOf } from './features.ts';
import type { Feature } from './features.ts';
import { conceptScoreOf, scoreOf, shippedModel, strongestWords } from './model.ts';
import type { Model } from './model.ts';
import type { Reading } from '#catalog/screening/text/parsed-entry.ts';
import type { Rule } from '#catalog/screening/rule.ts';

/** Concepts that are AI tools' own work: with one of them an entry is never refused, whatever else it says. */
const AI_WORK = new Set('summary transcription paraphrase photo_repair face'.split(' '));
/** Work that AI tools do more often than others: a refusal needs a much lower score beside it. */
const LIKELY_AI_WORK = new Set('generation models code_help writing translation voice music'.split(' '));
/** Concepts that AI tools share with others: a refusal needs a lower score. */
const SHARED_WORK = new Set('artwork assistant conversation agents video_cut'.split(' '));
const OTHER_WORK = new Set('self_hosting infrastructure publishing media_library office open_data trade'.split(' '));

/** Scores below these are refused (natural logarithm of the odds that it is an AI tool, before the bias of the sets is undone). */
const REFUSE_BELOW = {
  /** One sentence that speaks of other work. */
  sentence: -1.15,
  /** One sentence of no concept that we know. */
  plainSentence: -2.5,
  /** With a description: three words of other work, or fewer. The training data holds few of these, so it must be much clearer. */
  description: -3.2,
  plainDescription: -5,
  /** With a description and two words of a shop's or a craftsman's trade. */
  trade: -2.2,
  /** Taken off when a concept of likely AI work, a shared one, or a word such as "analyze", "convert", "automatic" is there. */
  likely: 3,
  shared: 2,
  insight: 1,
};
/** Scores below these are shown to an editor: a longer text has had more room to say AI. */
const FLAG_BELOW = { short: 1.1, long: 2.25 };
const LONG_TEXT = 12;
const FLAG_BELOW_BY_CONCEPT = 0;
/**
 * What a claim adds that clears nothing alone: an .ai domain or a host of models; a category of AI work; a word that may mean
 * AI or something else.
 */
const CLAIMS = { url: 2.5, category: 0.5, ambiguous: 1.5 };
/** A text that says AI in one place and speaks of other work alone is shown below these: "AI-driven" bottles. */
const BOLTED_ON_BELOW = { other: -2.5, trade: -0.5 };
/** A refusal needs three content words, or two that are far below. */
const FEWEST_WORDS = 3;
const FAR_BELOW = -4;
const DESCRIPTION_LENGTH = 20;
/** Words that may stand for AI in a loose way: no refusal beside them. */
const HINTS =
  /chat|bots?$|intellig|predict|autonom|^assistants?$|^robot|^neural|^learns?$|^faces?$|^facial$|recogni|^speech$|^detects?$|^answers?$/;

export type AiVerdict = 'ai' | 'unsure' | 'not_ai';

export interface AiJudgement {
  verdict: AiVerdict;
  score: number;
  /** The words of other work, or what pulls hardest against AI. */
  against: string[];
  /** What pulls hardest towards AI. */
  towards: string[];
  /** Whether the model knows the language and the style. */
  seen: boolean;
}

const ENGLISH = new Set(
  'the a an and or of for to in on with your you our is are be by from at as it its that this we can will all any more into up how what who when using use used via new get free online app tool software platform'.split(
    ' ',
  ),
);

/** Function words of other languages in Latin letters that are no English words; more of them than of English ones and the text is not English. */
const FOREIGN = new Set(
  `der das und mit fur ein eine einen ihre auf von zu im dem sie wir ist el la le los las una con para por que tus su sus del y en de es des une avec pour votre vos dans est et au aux du pas qui
   oraz dla sie jest z w na twoje twoj ktore przez il gli di della che e um uma seu sua nao het een voor met yang untuk dan dari situs bir ve icin ile cua va cho och att som o`.split(
    /\s+/,
  ),
);

/** The share of known words from which a text counts as seen. */
const SEEN_SHARE = { english: 0.45, bare: 0.6 };

/** Whether the large model may speak: Latin letters, and English words or words of its vocabulary. */
function isSeen(reading: Reading, found: readonly FoundConcept[], model: Model): boolean {
  if ((reading.scripts['Latin'] ?? 0) < 0.9) return false;
  const words = reading.words.filter((word) => word.field !== 'name').map((word) => word.text);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const foreign = words.filter((word) => FOREIGN.has(word)).length;
  if (words.length === 0 || (foreign > 0 && foreign >= english) || (reading.accented > 0 && english < 3)) return false;
  const inConcept = new Set(
    english === 0 ? [] : found.flatMap((concept) => concept.words).flatMap((phrase) => phrase.split(' ')),
  );
  let known = 0;
  for (const word of words) {
    if (
      !ENGLISH.has(word) &&
      (inConcept.has(word) ||
        model.weights.has(`w:${word}`) ||
        (word.length > 5 && model.weights.has(`p:${word.slice(0, 5)}`)))
    )
      known++;
  }
  const share = (known + english) / words.length;
  return share >= (english >= 1 ? SEEN_SHARE.english : SEEN_SHARE.bare);
}

function offsetOf(concepts: readonly string[]): number {
  if (concepts.some((concept) => LIKELY_AI_WORK.has(concept))) return REFUSE_BELOW.likely;
  if (concepts.some((concept) => SHARED_WORK.has(concept))) return REFUSE_BELOW.shared;
  return concepts.includes('learning_insight') ? REFUSE_BELOW.insight : 0;
}

function refuseBelow(reading: Reading, found: readonly FoundConcept[], descriptionLength: number): number {
  const concepts = found.map((concept) => concept.id);
  if (concepts.some((concept) => AI_WORK.has(concept))) return -Infinity;
  const others = found
    .filter((concept) => OTHER_WORK.has(concept.id))
    .reduce((sum, concept) => sum + concept.words.length, 0);
  const shared = offsetOf(concepts);
  if (reading.line.some((word) => HINTS.test(word))) return -Infinity;
  if (descriptionLength <= DESCRIPTION_LENGTH)
    return (others > 0 ? REFUSE_BELOW.sentence : REFUSE_BELOW.plainSentence) - shared;
  if (others === 0) return -Infinity;
  if (found.some((concept) => concept.id === 'trade' && concept.words.length > 1)) return REFUSE_BELOW.trade - shared;
  return (others > 2 ? REFUSE_BELOW.description : REFUSE_BELOW.plainDescription) - shared;
}

/** Whether a category is one of AI's own: "image-generation", "text-to-speech", "chatbots". */
function saysAiByCategory(reading: Reading): boolean {
  if (reading.categoryWords.length === 0) return false;
  const isOwn = (id: string) => AI_WORK.has(id) || LIKELY_AI_WORK.has(id);
  return holdsAiWord(reading.categoryWords) || conceptsIn(reading.categoryWords).some(({ id }) => isOwn(id));
}

function contentCount(list: readonly Feature[]): number {
  return list.filter((feature) => feature.name.startsWith('w:')).length;
}

/** Judges whether an entry speaks of an AI tool; `model` is the shipped one except while it is being measured. */
export function judgeAi(reading: Reading, model: Model = shippedModel()): AiJudgement {
  const said = aiEvidence(reading);
  const isAi: AiJudgement = { verdict: 'ai', score: Infinity, against: [], towards: said.words, seen: true };
  if (said.inText && (!said.once || said.inUrl)) return isAi;
  const found = conceptsOf(reading);
  const concepts = found.map((concept) => concept.id);
  const against = found.filter((concept) => OTHER_WORK.has(concept.id)).flatMap((concept) => concept.words);
  const towards = found
    .filter((concept) => AI_WORK.has(concept.id) || LIKELY_AI_WORK.has(concept.id))
    .flatMap((concept) => concept.words);
  if (said.inText && (towards.length > 0 || against.length === 0)) return isAi;
  if (said.inTextPerhaps && towards.length > 0 && towards.length >= against.length) return isAi;
  const perhaps = said.inTextPerhaps ? CLAIMS.ambiguous : 0;
  if (!isSeen(reading, found, model)) {
    if (said.inText) return isAi;
    const score = conceptScoreOf(model, concepts) + (said.inUrl ? CLAIMS.url : 0) + perhaps;
    return {
      verdict: score < FLAG_BELOW_BY_CONCEPT ? 'unsure' : 'ai',
      score,
      against: against.slice(0, 5),
      towards: towards.slice(0, 3),
      seen: false,
    };
  }
  // An .ai domain outweighs everything in the training data; here it is a claim like others.
  const list = featuresOf(reading).filter((feature) => feature.name !== 'd:ai');
  const score = scoreOf(model, list);
  if (said.inText && score > (concepts.includes('trade') ? BOLTED_ON_BELOW.trade : BOLTED_ON_BELOW.other)) return isAi;
  const claimed = score + perhaps + (said.inUrl ? CLAIMS.url : 0) + (saysAiByCategory(reading) ? CLAIMS.category : 0);
  const count = contentCount(list);
  const description = reading.words
    .filter((word) => word.field === 'description')
    .reduce((sum, word) => sum + word.text.length + 1, 0);
  const words = {
    against: [...new Set([...against, ...strongestWords(model, list, -1, 4)])].slice(0, 5),
    towards: [...new Set([...towards, ...strongestWords(model, list, 1, 2)])].slice(0, 3),
  };
  const enough = count >= FEWEST_WORDS || (count === FEWEST_WORDS - 1 && score < FAR_BELOW);
  const isSaid = said.inText || said.inTextPerhaps || said.inUrl;
  const refused = enough && !isSaid && score < refuseBelow(reading, found, description);
  const flagged = claimed < (count > LONG_TEXT ? FLAG_BELOW.long : FLAG_BELOW.short);
  return { verdict: refused ? 'not_ai' : flagged ? 'unsure' : 'ai', score, ...words, seen: true };
}

export const notAi: Rule = {
  id: 'not_ai',
  looksAt: ['name', 'tagline', 'description', 'categories', 'url'],
  verdict: 'not_an_ai_tool',
  defaultMode: 'enforced',
  judge(_entry, _lookups, { reading }) {
    const judgement = judgeAi(reading);
    if (judgement.verdict === 'ai') return null;
    return {
      certain: judgement.verdict === 'not_ai',
      field: 'tagline',
      evidence: { words: judgement.against, nearest: judgement.towards, known_style: judgement.seen ? 'yes' : 'no' },
    };
  },
};
