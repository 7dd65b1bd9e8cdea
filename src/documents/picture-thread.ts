/** Draws share images in a thread that is there while pictures are asked for, so that requests never wait for one. */
import { Worker } from 'node:worker_threads';
import type { SharePicture } from './share-picture.ts';

/** The thread ends this long after its last picture; a new one is ready within a tenth of a second. */
const IDLE_MS = 30_000;

export interface PictureThread {
  /** The PNG of a picture; one at a time. Throws when it cannot be drawn. */
  draw(picture: SharePicture): Promise<Buffer>;
}

export function createPictureThread(): PictureThread {
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let asked: PromiseWithResolvers<Buffer> | undefined;

  function end(): void {
    clearTimeout(timer);
    void worker?.terminate();
    worker = undefined;
  }

  function start(): Worker {
    const thread = new Worker(new URL('./picture-worker.ts', import.meta.url));
    thread.on('message', (png: Uint8Array | null) => {
      if (png === null) asked?.reject(new Error('the picture cannot be drawn'));
      else asked?.resolve(Buffer.from(png));
    });
    const fail = (error: Error): void => {
      if (worker === thread) worker = undefined;
      asked?.reject(error);
    };
    thread.on('error', fail);
    thread.on('exit', () => fail(new Error('the thread that draws has ended')));
    // It keeps the process only while a picture is under way.
    thread.unref();
    return thread;
  }

  return {
    async draw(picture) {
      clearTimeout(timer);
      const thread = (worker ??= start());
      asked = Promise.withResolvers();
      thread.ref();
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        thread.postMessage(picture);
        return await asked.promise;
      } finally {
        asked = undefined;
        thread.unref();
        timer = setTimeout(end, IDLE_MS).unref();
      }
    },
  };
}
