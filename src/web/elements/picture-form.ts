/** A form for one picture: what there is, a file for its place, and a button that takes it away. */
import { html, type Html } from './html.ts';

export interface PictureForm {
  action: string;
  kind: string;
  /** The field of the file, with what there is. */
  field: Html;
  labels: { upload: string; remove: string };
  /** Whether there is one to take away. */
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
