/** Our copies of logos and screenshots by hash; unpublished ones only for owners and editors. */
import { CatalogError } from '#catalog/errors.ts';
import { WIDTHS, type PictureKind } from '#catalog/pictures/kinds.ts';
import { findKeptPicture } from '#catalog/pictures/pictures.ts';
import { isOwnPicture } from '#catalog/submissions/own-pictures.ts';
import type { DocumentRequest, MachineDocument } from '#http/documents/machine-documents.ts';

const FILE = /^([0-9a-f]{64})-(\d{2,4})\.webp$/;

/** Whether the viewer may see an unpublished picture. */
async function maySee({ context, viewer }: DocumentRequest, hash: string): Promise<boolean> {
  const visitor = await viewer();
  return visitor !== undefined && (visitor.isEditor || (await isOwnPicture(context.db, visitor.accountId, hash)));
}

function pictures(name: string, path: string, kind: PictureKind): MachineDocument {
  return {
    name,
    path,
    type: 'image/webp',
    maxAge: 'immutable',
    refundsRead: true,
    async answer(request) {
      const { context, params } = request;
      const [, hash = '', digits = ''] = FILE.exec(params['file'] ?? '') ?? [];
      const width = WIDTHS[kind].find((one) => String(one) === digits);
      const picture = width === undefined ? undefined : await findKeptPicture(context.db, kind, hash, width);
      if (picture === undefined || !(picture.isPublic || (await maySee(request, hash))))
        throw new CatalogError('not_found');
      return {
        tag: `${hash.slice(0, 32)}-${width}`,
        packing: 'none',
        bytes: () => picture.read(),
        isPrivate: !picture.isPublic,
      };
    },
  };
}

export const PICTURES: readonly MachineDocument[] = [
  pictures('toolLogo', '/logos/:file', 'logo'),
  pictures('screenshot', '/screenshots/:file', 'screenshot'),
];
