/** The words of eight languages by which a query asks for a price. */
import { LOCALES, type Locale } from '#catalog/locales.ts';
import { PRICING_MODELS, type PricingModel } from '#fields/pricing.ts';
import { createPhraseBook } from '#catalog/language/phrases.ts';

const WORDS: Readonly<Record<PricingModel, Readonly<Partial<Record<Locale, string>>>>> = {
  free: {
    en: 'free, for free, gratis, free of charge, costs nothing, that costs nothing, no cost, at no cost, zero cost, without paying, without payment, completely free',
    ar: 'مجاني, مجانية, مجانا, مجانيه, بالمجان, ببلاش, بلاش, بدون دفع, بدون مقابل, من غير فلوس',
    ru: 'бесплатно, бесплатный, бесплатная, бесплатное, бесплатные, бесплатных, бесплатную, бесплатного, даром, без оплаты, на халяву, халява',
    uk: 'безкоштовно, безкоштовний, безкоштовна, безкоштовне, безкоштовні, безкоштовних, безкоштовну, безплатно, безплатний, безплатна, безплатні, задарма, без оплати',
    pl: 'darmowy, darmowa, darmowe, darmowych, darmową, darmowego, za darmo, darmo, bezpłatny, bezpłatna, bezpłatne, bezpłatnie, bez opłat, gratis',
    de: 'kostenlos, kostenlose, kostenloser, kostenloses, kostenlosen, kostenfrei, kostenfreie, gratis, umsonst, ohne Kosten, ohne zu zahlen',
    es: 'gratis, gratuito, gratuita, gratuitos, gratuitas, de gratis, sin pagar, sin costo, sin coste',
    fr: 'gratuit, gratuite, gratuits, gratuites, gratuitement, gratos, sans payer, sans frais',
  },
  freemium: {
    en: 'freemium, free plan, free tier, free version',
    ar: 'خطة مجانية, نسخة مجانية, فريميوم',
    ru: 'бесплатный тариф, бесплатная версия, бесплатный план, фримиум',
    uk: 'безкоштовний тариф, безкоштовна версія, безкоштовний план, фриміум',
    pl: 'darmowy plan, darmowa wersja, bezpłatny plan, bezpłatna wersja, freemium',
    de: 'kostenloser Tarif, kostenlose Version, Gratisversion, Freemium',
    es: 'plan gratuito, plan gratis, versión gratuita, versión gratis, freemium',
    fr: 'forfait gratuit, version gratuite, formule gratuite, freemium',
  },
  paid: {
    en: 'paid only, paid tool, paid tools, paid software, paid app, paid version',
    ar: 'مدفوع, مدفوعة',
    ru: 'платный, платная, платное, платные',
    uk: 'платний, платна, платне, платні',
    pl: 'płatny, płatna, płatne',
    de: 'kostenpflichtig, kostenpflichtige, Bezahlversion',
    es: 'de pago, versión de pago',
    fr: 'payant, payante, payants, payantes',
  },
  free_trial: {
    en: 'free trial, trial version, try for free',
    ar: 'تجربة مجانية, نسخة تجريبية, فترة تجريبية',
    ru: 'пробный период, пробная версия, бесплатный пробный период, триал',
    uk: 'пробний період, пробна версія, безкоштовний пробний період, тріал',
    pl: 'okres próbny, wersja próbna, darmowy okres próbny, trial',
    de: 'Testversion, kostenlose Testversion, Probeversion, kostenlos testen',
    es: 'prueba gratuita, prueba gratis, versión de prueba, periodo de prueba',
    fr: "essai gratuit, version d'essai, période d'essai",
  },
  open_source: {
    en: 'open source, opensource, open sourced, foss, oss',
    ar: 'مفتوح المصدر, مفتوحة المصدر, مصدر مفتوح, اوبن سورس',
    ru: 'открытый код, открытый исходный код, с открытым кодом, с открытым исходным кодом, опенсорс, опенсорсный, опенсорсная',
    uk: 'відкритий код, відкритий вихідний код, з відкритим кодом, з відкритим вихідним кодом, опенсорс, опенсорсний, опенсорсна',
    pl: 'open source, otwarte źródło, otwarty kod, o otwartym kodzie, otwartoźródłowy, otwartoźródłowa, opensource',
    de: 'open source, Opensource, quelloffen, quelloffene, quelloffener, quelloffenes, offener Quellcode',
    es: 'open source, código abierto, de código abierto, fuente abierta, opensource',
    fr: 'open source, code source ouvert, source ouverte, opensource, code ouvert',
  },
};

const createBook = () => {
  const book = createPhraseBook();
  PRICING_MODELS.forEach((model, number) => {
    for (const locale of LOCALES)
      for (const phrase of WORDS[model][locale]?.split(',') ?? []) book.add(locale, phrase, number);
  });
  return book;
};

const BOOK = createBook();

/** A price that a query asks for, and the places of the words that ask for it. */
export interface PriceWish {
  pricing: PricingModel;
  words: readonly number[];
}

/** The prices that folded words of unknown language ask for, each once, in the order of PRICING_MODELS. */
export function findPrices(words: readonly string[]): PriceWish[] {
  const found = BOOK.find(words);
  return PRICING_MODELS.flatMap((pricing, number) => {
    const places = found.flatMap((phrase) => (phrase.numbers.includes(number) ? phrase.words : []));
    return places.length === 0 ? [] : [{ pricing, words: [...new Set(places)].toSorted((a, b) => a - b) }];
  });
}
