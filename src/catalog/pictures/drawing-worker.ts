/** The process that draws one untrusted picture. */
import { drawOnce } from './draw-once.ts';

drawOnce(async ({ kind, before }, input) => {
  const { drawPicture } = await import('./drawing.ts');
  return drawPicture(kind, input, before && Buffer.from(before));
});
