// Rule: the entry is no AI tool. Certain only for English texts in a style that the model knows and that speak of other work; else a flag.
import { aiEvidence } from "./ai-words.ts";
import { conceptsIn } from "./concepts.ts";
import { features, unsaidLine } from "./features.ts";
import type { Feature } from "./features.ts";
import { conceptScoreOf, scoreOf, shippedModel, strongestWords } from "./model.ts";
import type { Model } from "./model.ts";
import type { Reading } from "./reading.ts";
import type { Rule } from "./rule.ts";

/** Concepts that are AI tools' own work: with one of them an entry is never refused, whatever else it says. */
const AI_WORK = new Set("summary transcription paraphrase generation photo_repair face voice music writing translation models code_help".split(" "));
/** Concepts that AI tools share with others: they ask for a clearer score. */
const SHARED_WORK = new Set("artwork assistant conversation agents video_cut".split(" "));
const OTHER_WORK = new Set("self_hosting infrastructure publishing media_library office open_data trade".split(" "));

/** Scores below these are refused (natural logarithm of the odds that it is an AI tool, before the bias of the sets is undone). */
const REFUSE_BELOW = {
  /** One sentence that speaks of other work. */
  sentence: -1.2,
  /** One sentence of no concept that we know. */
  plainSentence: -2.5,
  /** With a description: two kinds of other work, or one. The training data holds few of these, so it must be much clearer. */
  description: -4.5,
  plainDescription: -5.5,
  /** Taken off when a shared concept is there. */
  shared: 2,
};
/** Scores below these are shown to an editor: a longer text has had more room to say AI. */
const FLAG_BELOW = { short: 1, long: 2 };
const LONG_TEXT = 12;
const FLAG_BELOW_BY_CONCEPT = 0;
const FEWEST_WORDS = 3;
const DESCRIPTION_LENGTH = 20;
/** Words that may stand for AI in a loose way: no refusal beside them. */
const HINTS = /chat|bot\b|bots\b|smart|intellig|\bauto|predict|\bai|ai\b|magic/;

export type AiVerdict = "ai" | "unsure" | "not_ai";

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
  "the a an and or of for to in on with your you our is are be by from at as it its that this we can will all any more into up how what who when using use used via new get free online app tool software platform".split(" "),
);

/** Whether the large model may speak: Latin letters, and English words or words of its vocabulary. */
function isSeen(reading: Reading, model: Model): boolean {
  if ((reading.scripts["Latin"] ?? 0) < 0.9) return false;
  const words = reading.words.filter((word) => word.field !== "name");
  if (words.length === 0) return false;
  let known = 0;
  let english = 0;
  for (const word of words) {
    if (ENGLISH.has(word.text)) english++;
    else if (model.weights.has(`w:${word.text}`) || (word.text.length > 5 && model.weights.has(`p:${word.text.slice(0, 5)}`))) known++;
  }
  const share = (known + english) / words.length;
  return english >= 2 ? share >= 0.5 : share >= 0.65;
}

function refuseBelow(reading: Reading, concepts: readonly string[], descriptionLength: number): number {
  if (concepts.some((concept) => AI_WORK.has(concept))) return -Infinity;
  const others = concepts.filter((concept) => OTHER_WORK.has(concept)).length;
  const shared = concepts.some((concept) => SHARED_WORK.has(concept)) ? REFUSE_BELOW.shared : 0;
  if (reading.line.some((word) => HINTS.test(word))) return -Infinity;
  if (descriptionLength <= DESCRIPTION_LENGTH) return (others > 0 ? REFUSE_BELOW.sentence : REFUSE_BELOW.plainSentence) - shared;
  if (others === 0) return -Infinity;
  return (others > 1 ? REFUSE_BELOW.description : REFUSE_BELOW.plainDescription) - shared;
}

function contentCount(list: readonly Feature[]): number {
  return list.filter((feature) => feature.name.startsWith("w:")).length;
}

/** Judges whether an entry speaks of an AI tool; `model` is the shipped one except while it is being measured. */
export function judgeAi(reading: Reading, model: Model = shippedModel()): AiJudgement {
  const said = aiEvidence(reading);
  if (said.inText || said.inUrl) return { verdict: "ai", score: Infinity, against: [], towards: said.words, seen: true };
  const found = conceptsIn(unsaidLine(reading));
  const concepts = found.map((concept) => concept.id);
  const against = found.filter((concept) => OTHER_WORK.has(concept.id)).flatMap((concept) => concept.words);
  const towards = found.filter((concept) => AI_WORK.has(concept.id)).flatMap((concept) => concept.words);
  if (!isSeen(reading, model)) {
    const score = conceptScoreOf(model, concepts);
    return { verdict: score < FLAG_BELOW_BY_CONCEPT ? "unsure" : "ai", score, against: against.slice(0, 5), towards: towards.slice(0, 3), seen: false };
  }
  const list = features(reading);
  const score = scoreOf(model, list);
  const count = contentCount(list);
  const description = reading.words.filter((word) => word.field === "description").reduce((sum, word) => sum + word.text.length + 1, 0);
  const words = {
    against: [...new Set([...against, ...strongestWords(model, list, -1, 4)])].slice(0, 5),
    towards: [...new Set([...towards, ...strongestWords(model, list, 1, 2)])].slice(0, 3),
  };
  const refused = count >= FEWEST_WORDS && score < refuseBelow(reading, concepts, description);
  const flagged = score < (count > LONG_TEXT ? FLAG_BELOW.long : FLAG_BELOW.short);
  return { verdict: refused ? "not_ai" : flagged ? "unsure" : "ai", score, ...words, seen: true };
}

export const notAi: Rule = {
  id: "not_ai",
  looksAt: ["name", "tagline", "description", "categories", "url"],
  verdict: "not_an_ai_tool",
  defaultMode: "enforced",
  judge(_entry, _lookups, { reading }) {
    const judgement = judgeAi(reading);
    if (judgement.verdict === "ai") return null;
    return {
      certain: judgement.verdict === "not_ai",
      field: "tagline",
      evidence: { words: judgement.against, nearest: judgement.towards, known_style: judgement.seen ? "yes" : "no" },
    };
  },
};
