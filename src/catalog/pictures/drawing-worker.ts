/** The process that draws one picture of a stranger: takes the file, answers with what it has drawn or why it has not. */
import { drawOnce } from './draw-once.ts';

drawOnce(async ({ kind, before }, input) => {
  const { drawPicture } = await import('./drawing.ts');
  return drawPicture(kind, input, before && Buffer.from(before));
});
