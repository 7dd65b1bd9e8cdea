/** The rows of the tables that hold what the operator says of the catalog itself. */

/** One row, with id 1, from the first change on. */
export interface SiteSettingsRow {
  id: number;
  /** Rises with every change. */
  version: number;
  /** JSON, see `StoredSite` in catalog/site/. */
  value: string;
}

/** A text of a page of the operator. */
export interface SitePageRow {
  name: string;
  locale: string;
  /** Markdown. */
  text: string;
}

/** A picture of the logo, of now or of before. */
export interface SiteLogoRow {
  /** SHA-256 of the picture in hexadecimal. */
  hash: string;
  /** In base64. */
  png: string;
}
