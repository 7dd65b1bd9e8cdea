/** The single task of a drawing process: read a file, draw it, answer. */
import { readInput, type Input } from './input.ts';
import type { Drawing, DrawingRequest, Undrawn } from './kinds.ts';

/** Loading the drawing library takes ten times as long as refusing an SVG. */
const countPixels = async (picture: Buffer): Promise<number> => (await import('./drawing.ts')).countPixels(picture);

/** Answers the first message and exits. `draw` gives a reason or undefined or throws if unusable. */
export function drawOnce<Drawn extends object>(
  draw: (request: DrawingRequest, input: Input) => Promise<Drawn | Undrawn | undefined>,
): void {
  async function answer(request: DrawingRequest): Promise<Drawing<Drawn>> {
    const input = await readInput(Buffer.from(request.file), countPixels);
    if (input === 'picture_too_complex') return { drawn: null, reason: input };
    const drawn = await draw(request, input);
    if (typeof drawn === 'object') return { drawn };
    return { drawn: null, reason: drawn ?? 'unreadable_picture' };
  }

  process.once('message', (request: DrawingRequest) => {
    void answer(request)
      .catch((): Drawing<Drawn> => ({ drawn: null, reason: 'unreadable_picture' }))
      // WebAssembly threads would keep the process alive.
      .then((drawing) => process.send?.(drawing, () => process.exit()));
  });
}
