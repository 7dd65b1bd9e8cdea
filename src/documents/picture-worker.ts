/** The process that draws share images: takes a picture, answers with its PNG or with null where the drawing failed. */
import { drawPicture, type SharePicture } from './share-picture.ts';

process.on('message', (picture: SharePicture) => {
  let png: Uint8Array | null = null;
  try {
    png = drawPicture(picture);
  } catch {
    // The one who asked says so; the process goes on for the others.
  }
  process.send?.(png);
});
