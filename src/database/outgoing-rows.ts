/** The tables of what the catalog asks other people's servers for. */

/** When a site may be asked again. */
export interface OutgoingTurnRow {
  /** Registrable domain. */
  domain: string;
  /** Milliseconds since 1970. */
  next_at: number;
}
