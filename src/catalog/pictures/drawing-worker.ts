/** The process that draws one untrusted picture. */
import { drawOnce } from './draw-once.ts';

drawOnce(async ({ before, ...wanted }, input) => {
  const { drawPicture } = await import('./drawing.ts');
  return drawPicture(wanted, input, before && Buffer.from(before));
});
