/** The logo inside an icon. */

/**
 * An SVG of the given size with a centred PNG, fitted into the frame. `ground` is its background.
 */
export function pictureSvg(
  png: Buffer,
  { width, height, frame = 0, ground }: { width: number; height: number; frame?: number; ground?: string },
): string {
  const behind = ground === undefined ? '' : `<rect width="${width}" height="${height}" fill="${ground}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${behind}<image ` +
    `x="${frame}" y="${frame}" width="${width - 2 * frame}" height="${height - 2 * frame}" ` +
    `href="data:image/png;base64,${png.toString('base64')}"/></svg>`
  );
}
