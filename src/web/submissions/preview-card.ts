/** The preview of an entry's card from its form; our script updates it while typing. */
import { listCategories } from '#catalog/tools/listed-categories.ts';
import { isPricingModel } from '#fields/pricing.ts';
import type { FormState, PageRequest } from '#http/pages/page-types.ts';
import { submissionMessages } from '#locales/subjects.ts';
import { chosenCategories } from '#web/elements/category-field.ts';
import { oneLine, valueOf } from '#web/elements/form-state.ts';
import { CARD_CATEGORIES } from '#web/elements/category-groups.ts';
import { html, type Html } from '#web/elements/html.ts';
import { monogram } from '#web/elements/notices.ts';

export function previewCard(request: PageRequest, form: FormState): Html {
  const { locale, context } = request;
  const t = submissionMessages(locale);
  const name = valueOf(form, 'name').trim();
  const price = valueOf(form, 'pricing_model');
  const known = new Map(listCategories(context.live, locale).map((category) => [category.id, category]));
  const categories = chosenCategories(form.values, 'categories').flatMap((id) => known.get(id) ?? []);
  const { name: named, tagline: told } = t.fields;
  return html`<section class="preview" aria-labelledby="preview">
    <h2 id="preview">${t.submit.preview}</h2>
    <div class="card" data-preview data-name="${named.label}" data-tagline="${told.label}">
      <div class="card-head">
        ${monogram(name === '' ? named.label : name)}
        <div>
          <p class="card-name"><bdi>${name === '' ? named.label : name}</bdi></p>
          <p class="card-facts"><span class="price">${isPricingModel(price) && t.pricing[price]}</span></p>
        </div>
      </div>
      <p class="card-tagline"><bdi>${oneLine(valueOf(form, 'tagline')) || told.label}</bdi></p>
      <ul class="tags">
        ${categories.slice(0, CARD_CATEGORIES).map((category) => html`<li><span class="tag">${category.name}</span></li>`)}
      </ul>
    </div>
  </section>`;
}
