/** Rows of recommendations, and of the accounts that find them helpful. */

export interface RecommendationTables {
  recommendations: RecommendationRow;
  recommendation_votes: RecommendationVoteRow;
}

export interface RecommendationRow {
  id: string;
  tool_id: string;
  account_id: string;
  state: string;
  state_since: string;
  /** The id of a task. */
  task: string;
  text: string;
  /** One thing to know. */
  to_know: string;
  /** The language of both. */
  locale: string;
  written_at: string;
  /** The number of votes. */
  helpful: number;
  /** When an editor last hid it; stays set. */
  hidden_at: string | null;
  /** Why an editor has hidden it. */
  editor_note: string | null;
  /** The maker's answer. */
  answer: string | null;
  answer_locale: string | null;
  answered_at: string | null;
  answered_by: string | null;
}

interface RecommendationVoteRow {
  recommendation_id: string;
  account_id: string;
}
