/** The tables of pictures: our own copies of logos and screenshots. */

export interface PictureTables {
  pictures: PictureRow;
  submission_pictures: SubmissionPictureRow;
  picture_offers: PictureOfferRow;
  held_pictures: HeldPictureRow;
}

/** One size of a picture. */
export interface PictureRow {
  /** SHA-256 of its largest size in hexadecimal. */
  hash: string;
  /** In pixels. */
  width: number;
  webp: Uint8Array;
  /** When it was last handed in; none is forgotten shortly after. */
  stored_at: string;
}

/** The picture that came with a submission. */
export interface SubmissionPictureRow {
  submission_id: string;
  /** `logo` or `screenshot`. */
  kind: string;
  /** Null where none was found at the address. */
  hash: string | null;
  /** `fetched` or `uploaded`. */
  source: string;
  /** Where it was fetched from. */
  address: string | null;
  /** What came from there: `HTTP 404`, a reason why nothing did, or `not_a_picture`. */
  answer: string | null;
}

/** A picture that is to replace the one of a published tool, or was not to. */
export interface PictureOfferRow {
  tool_id: string;
  kind: string;
  hash: string;
  source: string;
  /** Who has uploaded it. */
  account_id: string | null;
  offered_at: string;
  /** When an editor has kept the one before. */
  declined_at: string | null;
}

/** A picture that came with a form and belongs to no entry yet. */
export interface HeldPictureRow {
  account_id: string;
  hash: string;
  held_at: string;
}
