/** Rows of the lists of accounts, and of the tools that they have saved. */

export interface ListTables {
  lists: ListRow;
  list_tools: ListToolRow;
  saved_tools: SavedToolRow;
}

export interface ListRow {
  /** Its path segment. */
  id: string;
  account_id: string;
  title: string;
  intro: string;
  /** The language of its texts. */
  locale: string;
  state: string;
  created_at: string;
  updated_at: string;
  /** When an editor chose it for the directory. */
  chosen_at: string | null;
}

interface ListToolRow {
  list_id: string;
  tool_id: string;
  place: number;
  note: string;
}

interface SavedToolRow {
  account_id: string;
  tool_id: string;
  saved_at: string;
}
