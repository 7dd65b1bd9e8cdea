/** The process that draws one picture of a stranger: takes the file, answers with what it has drawn or with null. */
import { closeDecoders, drawPicture } from './drawing.ts';
import type { DrawingRequest } from './kinds.ts';

closeDecoders();

process.once('message', ({ kind, file, before }: DrawingRequest) => {
  void drawPicture(kind, Buffer.from(file), before && Buffer.from(before)).then((drawn) =>
    process.send?.(drawn ?? null, () => process.disconnect?.()),
  );
});
