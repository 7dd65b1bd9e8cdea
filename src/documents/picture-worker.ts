/** The thread that draws share images: takes a picture, answers with its PNG or with null where the drawing failed. */
import { parentPort } from 'node:worker_threads';
import { drawPicture, type SharePicture } from './share-picture.ts';

parentPort?.on('message', (picture: SharePicture) => {
  let png: Uint8Array | null = null;
  try {
    png = drawPicture(picture);
  } catch {
    // The one who asked says so; the thread goes on for the others.
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(png);
});
