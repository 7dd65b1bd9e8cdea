/** What the fields of a submission are called in mails. */
import type { Locale } from '#catalog/locales.ts';
import type { SubmissionField } from '#catalog/submission-fields.ts';

const NAMES: Record<Locale, Record<SubmissionField, string>> = {
  en: {
    url: 'website',
    name: 'name',
    tagline: 'tagline',
    description: 'description',
    logo_url: 'logo address',
    pricing_model: 'price',
    categories: 'categories',
    contact_email: 'contact e-mail',
  },
  ar: {
    url: 'الموقع',
    name: 'الاسم',
    tagline: 'الوصف القصير',
    description: 'الوصف',
    logo_url: 'عنوان الشعار',
    pricing_model: 'السعر',
    categories: 'الفئات',
    contact_email: 'بريد التواصل',
  },
  ru: {
    url: 'сайт',
    name: 'название',
    tagline: 'краткое описание',
    description: 'описание',
    logo_url: 'адрес логотипа',
    pricing_model: 'цена',
    categories: 'категории',
    contact_email: 'почта для связи',
  },
  uk: {
    url: 'сайт',
    name: 'назва',
    tagline: 'короткий опис',
    description: 'опис',
    logo_url: 'адреса логотипа',
    pricing_model: 'ціна',
    categories: 'категорії',
    contact_email: 'пошта для зв’язку',
  },
  pl: {
    url: 'strona internetowa',
    name: 'nazwa',
    tagline: 'krótki opis',
    description: 'opis',
    logo_url: 'adres logo',
    pricing_model: 'cena',
    categories: 'kategorie',
    contact_email: 'e-mail kontaktowy',
  },
  de: {
    url: 'Website',
    name: 'Name',
    tagline: 'Kurzbeschreibung',
    description: 'Beschreibung',
    logo_url: 'Adresse des Logos',
    pricing_model: 'Preis',
    categories: 'Kategorien',
    contact_email: 'Kontaktadresse',
  },
  es: {
    url: 'sitio web',
    name: 'nombre',
    tagline: 'frase breve',
    description: 'descripción',
    logo_url: 'dirección del logotipo',
    pricing_model: 'precio',
    categories: 'categorías',
    contact_email: 'correo de contacto',
  },
  fr: {
    url: 'site web',
    name: 'nom',
    tagline: 'accroche',
    description: 'description',
    logo_url: 'adresse du logo',
    pricing_model: 'prix',
    categories: 'catégories',
    contact_email: 'e-mail de contact',
  },
};

/** The names of fields, given by their API names with blanks between them, one in each line. */
export function fieldLines(locale: Locale, fields: string): string {
  const names: Readonly<Record<string, string>> = NAMES[locale];
  return fields
    .split(' ')
    .map((field) => `- ${names[field] ?? field}`)
    .join('\n');
}
