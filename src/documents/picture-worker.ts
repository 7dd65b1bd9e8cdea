/** The child process that draws share images: answers with the PNG, or null on failure. */
import sharp from 'sharp';
import { drawPicture, type SharePicture } from './share-picture.ts';

async function draw({ logo, ...picture }: SharePicture): Promise<Uint8Array> {
  // Our copies of logos are WebP, which resvg does not read.
  if (logo === undefined) return drawPicture(picture);
  return drawPicture({ ...picture, logo: await sharp(logo).png().toBuffer() });
}

process.on('message', (picture: SharePicture) => {
  draw(picture).then(
    (png) => process.send?.(png),
    // The parent reports the failure; this process continues.
    () => process.send?.(null),
  );
});
