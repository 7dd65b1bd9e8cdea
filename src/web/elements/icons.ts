/** Decorative icons in the colour of the text. */
import { raw, type Html } from './html.ts';

const icon = (paths: string): Html => raw(`<svg class="icon" viewBox="0 0 20 20" aria-hidden="true">${paths}</svg>`);

export const MAGNIFIER = icon('<circle cx="8.5" cy="8.5" r="5.5"/><path d="m12.7 12.7 4.3 4.3"/>');

export const FEED_ICON = icon(
  '<path d="M4 4a12 12 0 0 1 12 12M4 9.5A6.5 6.5 0 0 1 10.5 16"/><circle cx="5" cy="15" r=".6"/>',
);

export const BOOKMARK = icon('<path d="M5.5 3h9v14L10 13.5 5.5 17z"/>');

export const OUTWARD = icon('<path d="M6 14 14 6M7.5 6H14v6.5"/>');
