// Not an AI tool: plain other work in English is refused, what is uncertain is shown, and no text in another language is ever refused.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { brief, findings } from './entries.ts';

async function verdict(name: string, tagline: string, description: string | null = null): Promise<string> {
  const url = `https://${
    name
      .normalize('NFKD')
      .replace(/[^a-z0-9]/gi, '')
      .toLowerCase() || 'somename'
  }.com/`;
  return brief(await findings({ name, url, tagline, description })).join();
}

describe('refused', () => {
  const plain: readonly (readonly [string, string, string?])[] = [
    ['Velo Parts', 'Spare parts for bicycles: tires, pumps, chains and saddles'],
    ['Feedlight', 'A lightweight RSS feed reader for the desktop'],
    ['Safekeep', 'Incremental encrypted backups to S3 and SFTP'],
    ['Billing Desk', 'Simple invoicing and time tracking for freelancers'],
    ['Weather Post', 'Weather data API for 200,000 cities in JSON'],
    [
      'Velo Parts',
      'Spare parts for bicycles',
      'We sell tires, pumps, chains and saddles for every bicycle. Free shipping, 30 days to return.',
    ],
    [
      'Miller and Sons',
      'Emergency plumber in Denver: drains, boilers and water heaters',
      'Family business since 1982. Our plumbers repair leaking pipes and blocked drains. Call us for a free quote.',
    ],
  ];
  for (const [name, tagline, description] of plain) {
    test(`${name}: ${tagline}`, async () => {
      assert.equal(await verdict(name, tagline, description ?? null), 'not_ai refuse');
    });
  }
  test('the evidence names the words of other work', async () => {
    const [finding] = await findings({
      name: 'Velo Parts',
      url: 'https://velo-parts.com/',
      tagline: 'Spare parts for bicycles: tires, pumps and saddles',
    });
    const words = finding?.evidence['words'];
    assert.ok(Array.isArray(words));
    for (const word of ['spare parts', 'bicycles', 'tires', 'pumps']) assert.ok(words.includes(word), words.join());
    assert.equal(finding?.evidence['known_style'], 'yes');
  });
});

describe('shown to an editor, not refused', () => {
  const uncertain: readonly (readonly [string, string])[] = [
    ['Sample', 'This is a sample project for testing the flow'],
    ['Togetherly', 'Helps teams work together'],
    ['Rechnungsheld', 'Rechnungen schreiben und Buchhaltung für kleine Betriebe'],
    ['Tienda Bici', 'Tienda en línea de bicicletas, ruedas y repuestos'],
    ['Forum Jardin', 'Le forum des jardiniers : conseils, photos et petites annonces'],
    ['Meble Lux', 'Sklep internetowy z meblami do salonu i kuchni'],
    ['Шиномир', 'Шины и запчасти для автомобилей с доставкой'],
    ['Меблі Дім', 'Інтернет-магазин меблів для дому та офісу'],
    ['متجر الأثاث', 'متجر إلكتروني لبيع الأثاث المنزلي والملابس'],
    ['Warung', 'Toko daring untuk kebutuhan dapur dan rumah tangga'],
  ];
  for (const [name, tagline] of uncertain) {
    test(`${name}: ${tagline}`, async () => {
      assert.equal(await verdict(name, tagline), 'not_ai flag');
    });
  }
});

describe('words that mean AI or something else', () => {
  const others: readonly (readonly [string, string])[] = [
    ['Pointer Barn', 'Hundreds of free cursor icons and a dashboard to share them'],
    ['Fil', 'Lecteur de flux RSS pour lire des pages et des forums'],
    ['Bean Tins', 'Coffee in 250 ml tins, packaging and shipping included'],
    ['Poster Shop', 'Museum prints of Claude Monet, framed and shipped'],
    ['Taxi Sol', 'Reserva de taxis si hay calendario y facturas'],
  ];
  for (const [name, tagline] of others) {
    test(`clear nothing alone: ${tagline}`, async () => {
      assert.equal(await verdict(name, tagline), 'not_ai flag');
    });
  }
  const ai: readonly (readonly [string, string])[] = [
    ['Pointer', 'Cursor rules and prompts for teams'],
    ['Fluxer', 'Flux pictures generated from your sentence'],
    ['Alpaca Serve', 'Serves Llama models from one binary'],
  ];
  for (const [name, tagline] of ai) {
    test(`say AI among their kind: ${tagline}`, async () => assert.equal(await verdict(name, tagline), ''));
  }
});

describe('AI that is only said of other work', () => {
  for (const tagline of [
    'Smart AI bottles: insulated bottles at wholesale prices, free shipping',
    'Next gen AI villas and apartments for sale with payment plans',
  ]) {
    test(`is shown: ${tagline}`, async () => assert.equal(await verdict('Portal', tagline), 'not_ai flag'));
  }
});

test('a short German text with English words in it is not refused', async () => {
  assert.equal(await verdict('Zahnarzt am Markt', 'Ihre Zahnarztpraxis in Jena mit Online-Terminen'), 'not_ai flag');
});

describe('claims outside the text', () => {
  const bicycles = { name: 'Velo Parts', tagline: 'Spare parts for bicycles: tires, pumps, chains and saddles' };
  test('an .ai domain keeps other work from being refused, not from being shown', async () => {
    assert.deepEqual(brief(await findings({ ...bicycles, url: 'https://veloparts.ai/' })), ['not_ai flag']);
  });
  test('a category of AI work clears nothing alone', async () => {
    const list = await findings({
      ...bicycles,
      url: 'https://veloparts.com/',
      categories: ['image-generation', 'chatbots'],
    });
    assert.deepEqual(brief(list), ['not_ai refuse']);
  });
});

describe('accepted without a word', () => {
  const fine: readonly (readonly [string, string])[] = [
    ['Wordpainter', 'Paints pictures from a sentence'],
    ['Cutout', 'Remove the background of any photo in one click'],
    ['Lingo Pal', 'Practise speaking Spanish with a tutor that corrects you'],
    ['Sheet Wizard', 'Describe the formula you need and get it'],
    ['SplashAI', 'Login to access your account'],
    ['Text Retter', 'Fasst lange Artikel zusammen und formuliert E-Mails um'],
    ['KI Zeichner', 'Zeichnet mit künstlicher Intelligenz'],
    ['Fond Net', 'Supprimez l’arrière-plan de vos photos en un clic'],
    ['Voz Clara', 'Transcribe entrevistas y genera subtítulos en segundos'],
    ['Głosik', 'Zamienia tekst na naturalny głos lektora w 20 językach'],
    ['Конспект', 'Расшифровывает встречи и делает краткое содержание'],
    ['Фото Фон', 'Видаляє фон із фото та покращує якість зображень'],
    ['ملخص', 'يلخّص المقالات ويحوّل الفيديو إلى نص في ثوانٍ'],
    ['رسام', 'يرسم الصور بالذكاء الاصطناعي'],
    ['照片助手', '人工智能照片修复'],
  ];
  for (const [name, tagline] of fine) {
    test(`${name}: ${tagline}`, async () => {
      assert.equal(await verdict(name, tagline), '');
    });
  }
  test('"without AI" is no claim to be AI', async () => {
    assert.equal(
      await verdict('Handnotes', 'A note taking web application with calendar, without AI'),
      'not_ai refuse',
    );
  });
});
