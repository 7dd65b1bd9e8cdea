/** The tables of lists that accounts keep. */

export interface ListTables {
  lists: ListRow;
  list_tools: ListToolRow;
}

/** A list of an account. */
export interface ListRow {
  /** The last part of its address. */
  id: string;
  account_id: string;
  title: string;
  intro: string;
  /** The language in which it was written. */
  locale: string;
  state: string;
  created_at: string;
  updated_at: string;
}

interface ListToolRow {
  list_id: string;
  tool_id: string;
  /** Orders the tools of a list. */
  place: number;
  note: string;
}
