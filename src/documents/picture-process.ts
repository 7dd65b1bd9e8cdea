/** Draws share images in a child process, so that requests do not wait for drawing. */
import { fork, type ChildProcess } from 'node:child_process';
import type { SharePicture } from './share-picture.ts';

/** The idle process ends after this long; a new one starts within a tenth of a second. */
const IDLE_MS = 30_000;
/** The library leaks memory that only the end of a process returns: replace it after this many. */
const MOST_PICTURES = 50;

export interface PictureProcess {
  /** Draws one picture at a time as PNG. Throws if that fails. */
  draw(picture: SharePicture): Promise<Buffer>;
}

export function createPictureProcess(): PictureProcess {
  let child: ChildProcess | undefined;
  let drawn = 0;
  let timer: NodeJS.Timeout | undefined;
  let pending: PromiseWithResolvers<Buffer> | undefined;

  function end(): void {
    child?.kill();
    child = undefined;
  }

  function start(): ChildProcess {
    drawn = 0;
    const started = fork(new URL('./picture-worker.ts', import.meta.url), {
      serialization: 'advanced',
      // Its input is untrusted, so it gets no settings of the server.
      env: {},
    });
    started.on('message', (png: Uint8Array | null) => {
      if (png === null) pending?.reject(new Error('the picture cannot be drawn'));
      else pending?.resolve(Buffer.from(png));
    });
    const fail = (error: Error): void => {
      // A process that was replaced exits while its successor may be drawing.
      if (child !== started) return;
      child = undefined;
      pending?.reject(error);
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('the process that draws has ended')));
    // An idle child does not keep the server alive.
    started.unref();
    return started;
  }

  return {
    async draw(picture) {
      clearTimeout(timer);
      const drawing = (child ??= start());
      pending = Promise.withResolvers();
      drawing.channel?.ref();
      try {
        drawing.send(picture);
        return await pending.promise;
      } finally {
        pending = undefined;
        drawing.channel?.unref();
        drawn += 1;
        if (drawn >= MOST_PICTURES) end();
        else timer = setTimeout(end, IDLE_MS).unref();
      }
    },
  };
}
