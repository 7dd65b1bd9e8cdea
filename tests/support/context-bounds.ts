/** The most that a model may have to read of the API. */

/** Tokens of the OpenAPI document, of its compact view and of the list of tools. */
export const MOST_TOKENS = { document: 35_000, compactDocument: 20_000, toolList: 5_000 } as const;

/** Of compact JSON, roughly. */
export const BYTES_OF_A_TOKEN = 4;
