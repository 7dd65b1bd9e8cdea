/** Draws share images in a process that is there while pictures are asked for, so that requests never wait for one. */
import { fork, type ChildProcess } from 'node:child_process';
import type { SharePicture } from './share-picture.ts';

/** The process ends this long after its last picture; a new one is ready within a tenth of a second. */
const IDLE_MS = 30_000;
/** The drawing library gives its memory back late, at the end of a thread not at all: a process ends after so many. */
const MOST_PICTURES = 50;

export interface PictureProcess {
  /** The PNG of a picture; one at a time. Throws when it cannot be drawn. */
  draw(picture: SharePicture): Promise<Buffer>;
}

export function createPictureProcess(): PictureProcess {
  let child: ChildProcess | undefined;
  let drawn = 0;
  let timer: NodeJS.Timeout | undefined;
  let asked: PromiseWithResolvers<Buffer> | undefined;

  function end(): void {
    child?.kill();
    child = undefined;
  }

  function start(): ChildProcess {
    drawn = 0;
    const started = fork(new URL('./picture-worker.ts', import.meta.url), {
      serialization: 'advanced',
      // Strangers choose what it draws; it has no use for the settings of the server.
      env: {},
    });
    started.on('message', (png: Uint8Array | null) => {
      if (png === null) asked?.reject(new Error('the picture cannot be drawn'));
      else asked?.resolve(Buffer.from(png));
    });
    const fail = (error: Error): void => {
      // One that was ended says so when its successor may be drawing already.
      if (child !== started) return;
      child = undefined;
      asked?.reject(error);
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('the process that draws has ended')));
    // The server may end while it idles.
    started.unref();
    return started;
  }

  return {
    async draw(picture) {
      clearTimeout(timer);
      const drawing = (child ??= start());
      asked = Promise.withResolvers();
      drawing.channel?.ref();
      try {
        drawing.send(picture);
        return await asked.promise;
      } finally {
        asked = undefined;
        drawing.channel?.unref();
        drawn += 1;
        if (drawn >= MOST_PICTURES) end();
        else timer = setTimeout(end, IDLE_MS).unref();
      }
    },
  };
}
