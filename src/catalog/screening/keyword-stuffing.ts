// Rule: words for search engines instead of a sentence: one phrase over and over, or a list of search terms.
import { contentWords } from "./names.ts";
import type { Rule } from "./rule.ts";

/** One word may be this share of a longer text. */
const SHARE = 0.2;
const REPEATED = 6;
const FEWEST_WORDS = 20;
/** A tagline of so many comma-separated pieces without a verb-like flow is a list. */
const PIECES = 7;

export const keywordStuffing: Rule = {
  id: "keyword_stuffing",
  looksAt: ["name", "tagline", "description"],
  verdict: "spam",
  defaultMode: "advisory",
  judge(entry) {
    const words = contentWords(`${entry.tagline} ${entry.description ?? ""}`);
    if (words.length >= FEWEST_WORDS) {
      const own = new Set(contentWords(entry.name));
      const counts = new Map<string, number>();
      for (const word of words) if (word.length > 2 && !own.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
      const [word, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ["", 0];
      if (count >= REPEATED && count / words.length >= SHARE) {
        return { certain: false, field: "description", evidence: { word, count, words: words.length } };
      }
    }
    const pieces = entry.tagline.split(/[,;|/、，]/).map((piece) => piece.trim());
    const short = pieces.filter((piece) => piece !== "" && piece.split(" ", 6).length <= 4).length;
    if (short >= PIECES && short >= pieces.length - 1) return { certain: false, field: "tagline", evidence: { word: "", count: short, words: words.length } };
    return null;
  },
};
