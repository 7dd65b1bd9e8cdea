/** Rows of pictures: our copies of logos and screenshots. */

import type { Generated } from 'kysely';

export interface PictureTables {
  pictures: PictureRow;
  submission_pictures: SubmissionPictureRow;
  picture_offers: PictureOfferRow;
  held_pictures: HeldPictureRow;
  stray_objects: StrayObjectRow;
}

/** The columns of `tools` about pictures. */
export interface ToolPictureColumns {
  /** Hashes of our copies of its pictures. */
  logo_hash: string | null;
  screenshot_hash: string | null;
  /** `fetched` from `logo_url`, the icon of its `site`, `uploaded`, or `removed` by an editor. */
  logo_source: string | null;
  /** Of its `site`, `uploaded`, of the `catalog`, or `removed` by an editor; older uploads have null. */
  screenshot_source: string | null;
  /** Where and when the server found the picture of the site; otherwise null. */
  screenshot_address: string | null;
  screenshot_found_at: string | null;
  /** The next look at the logo and the site's pictures; empty means now. */
  logo_due_at: string;
  /** The last failed answer; null after a success, or before the first fetch. */
  logo_answer: string | null;
}

/** One size of a picture. */
export interface PictureRow {
  /** SHA-256 of its largest size in hexadecimal. */
  hash: string;
  /** In pixels. */
  width: number;
  /** Empty where the picture lies outside. */
  webp: Uint8Array;
  /** Its name in the store of objects; null while it lies here. */
  object: Generated<string | null>;
  /** The last upload; recent pictures are never deleted. */
  stored_at: string;
}

/** The picture of a submission. */
export interface SubmissionPictureRow {
  submission_id: string;
  /** `logo` or `screenshot`. */
  kind: string;
  /** Null if the URL has none. */
  hash: string | null;
  /** `fetched` or `uploaded`. */
  source: string;
  /** Its source. */
  address: string | null;
  /** `HTTP 404`, a refusal, or `not_a_picture`. */
  answer: string | null;
}

/** A picture offered as a replacement for a published tool's, or declined. */
export interface PictureOfferRow {
  tool_id: string;
  kind: string;
  hash: string;
  source: string;
  /** Where a fetched screenshot was found. */
  address: string | null;
  /** The uploader. */
  account_id: string | null;
  offered_at: string;
  /** When an editor declined it. */
  declined_at: string | null;
}

/** An object that no row has, or may have in a moment. */
export interface StrayObjectRow {
  name: string;
  /** When it is removed from the store, unless a row has it by then. */
  remove_at: string;
}

/** An uploaded picture without an entry yet. */
export interface HeldPictureRow {
  account_id: string;
  hash: string;
  held_at: string;
}
