/** Rows of the operator's settings, pages and logos. */

/** One row, with id 1; exists after the first change. */
export interface SiteSettingsRow {
  id: number;
  /** Increases with each change. */
  version: number;
  /** JSON, see `StoredSite` in catalog/site/. */
  value: string;
}

/** A text of an operator's page. */
export interface SitePageRow {
  name: string;
  locale: string;
  /** Markdown. */
  text: string;
}

/** A current or former logo. */
export interface SiteLogoRow {
  /** SHA-256 of the picture in hexadecimal. */
  hash: string;
  /** Base64. */
  png: string;
}
