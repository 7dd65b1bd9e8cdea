/** A form for one picture: the current one, a file to replace it, and a remove button. */
import { html, type Html } from './html.ts';

export interface PictureForm {
  action: string;
  kind: string;
  /** The file field, with the current picture. */
  field: Html;
  labels: { upload: string; remove: string };
  isRemovable: boolean;
  className?: string;
}

/** Sends `kind`, the file, and `act`: upload or remove. */
export function pictureForm({ action, kind, field, labels, isRemovable, className = 'stack' }: PictureForm): Html {
  return html`<form method="post" action="${action}" enctype="multipart/form-data" class="${className}">
    <input type="hidden" name="kind" value="${kind}" />
    ${field}
    <div class="panel-actions">
      <button class="button button-quiet" name="act" value="upload">${labels.upload}</button>
      ${isRemovable && html`<button class="button button-quiet" name="act" value="remove">${labels.remove}</button>`}
    </div>
  </form>`;
}
