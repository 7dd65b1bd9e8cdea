/** The only thing that a process does which draws: one file is read, drawn if it may be, and answered for. */
import { readInput, type Input } from './input.ts';
import type { Drawing, DrawingRequest } from './kinds.ts';

/** The library that draws takes ten times as long to load as an SVG takes to be refused. */
const countPixels = async (picture: Buffer): Promise<number> => (await import('./drawing.ts')).countPixels(picture);

/** Answers the first message, and ends the process. `draw` gives undefined, or throws, for what is no picture that is worth it. */
export function drawOnce<Drawn>(draw: (request: DrawingRequest, input: Input) => Promise<Drawn | undefined>): void {
  async function answer(request: DrawingRequest): Promise<Drawing<Drawn>> {
    const input = await readInput(Buffer.from(request.file), countPixels);
    if (input === 'picture_too_complex') return { drawn: null, reason: input };
    const drawn = await draw(request, input);
    return drawn === undefined ? { drawn: null, reason: 'unreadable_picture' } : { drawn };
  }

  process.once('message', (request: DrawingRequest) => {
    void answer(request)
      .catch((): Drawing<Drawn> => ({ drawn: null, reason: 'unreadable_picture' }))
      // Threads of WebAssembly would keep it from ending.
      .then((drawing) => process.send?.(drawing, () => process.exit()));
  });
}
