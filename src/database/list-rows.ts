/** Rows of the lists of accounts. */

export interface ListTables {
  lists: ListRow;
  list_tools: ListToolRow;
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
}

interface ListToolRow {
  list_id: string;
  tool_id: string;
  place: number;
  note: string;
}
