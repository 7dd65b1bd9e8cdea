/** Redraws demo/pictures/*.svg in the stored form, beside them: run it after a drawing has changed. */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { drawPicture } from '#catalog/pictures/drawing.ts';

const folder = join(import.meta.dirname, '..', 'demo', 'pictures');

for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg'))) {
  const svg = readFileSync(join(folder, name));
  // The drawings are ours: they need no confined process.
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const bytes = await sharp(svg).png().toBuffer();
  const drawn = await drawPicture({ kind: 'screenshot' }, { bytes, isSvg: false, hasText: false });
  if (drawn === undefined) throw new Error(`${name} cannot be drawn`);
  for (const { width, webp } of drawn.files) writeFileSync(join(folder, name.replace('.svg', `-${width}.webp`)), webp);
}
