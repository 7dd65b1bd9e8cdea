/**
 * Not an AI tool: plain other work is refused in every language, what is uncertain is shown, AI tools are met by neither;
 * addresses say nothing.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { assertEach } from '../../support/assert-each.ts';
import { brief, findings } from './entries.ts';

async function verdict(
  name: string,
  tagline: string,
  description: string | null = null,
  url = 'https://www.somewhere.com/',
): Promise<string> {
  return brief(await findings({ name, url, tagline, description, categories: [] })).join();
}

describe('refused', () => {
  const plain: readonly (readonly [string, string, string?])[] = [
    [
      'Miller and Sons',
      'Emergency plumber in Denver: drains, boilers and water heaters',
      'Family business since 1982. Our plumbers repair leaking pipes and blocked drains. Call us for a free quote.',
    ],
    ['Velo Parts', 'Spare parts for bicycles: tires, pumps, chains and saddles', 'We sell and repair in our workshop.'],
    ['Bäckerei Sommer', 'Brot, Brötchen und Torten aus dem Holzofen, täglich ab 6 Uhr geöffnet, Marktplatz 4'],
    ['Tienda Bici', 'Venta y reparación de bicicletas en el barrio, repuestos y cascos, abierto de lunes a sábado'],
    ['Plomberie Girard', 'Plombier chauffagiste à Lyon : fuites, chaudières et salles de bains, devis gratuit'],
    ['Meble Lux', 'Sklep z meblami na wymiar: szafy, stoły i krzesła z dębu, dostawa w całej Polsce'],
    ['Шиномир', 'Шины и запчасти для автомобилей, шиномонтаж без выходных, доставка по области'],
    ['Меблі Дім', 'Шафи, столи та дивани на замовлення, доставка по Києву, майстерня працює з 1998 року'],
    ['متجر الأثاث', 'بيع الأثاث المنزلي والسجاد والستائر مع التوصيل داخل المدينة، المحل مفتوح يوميا'],
  ];
  test('each project that is plainly no AI tool', () =>
    assertEach(
      plain,
      ([name, tagline]) => `${name}: ${tagline}`,
      async ([name, tagline, description]) => {
        assert.equal(await verdict(name, tagline, description ?? null), 'not_ai refuse');
      },
    ));
  test('the evidence names the words of other work', async () => {
    const [finding] = await findings({
      name: 'Velo Parts',
      url: 'https://velo-parts.com/',
      tagline: 'Spare parts for bicycles: tires, pumps and saddles',
      categories: [],
    });
    const words = finding?.evidence['words'];
    assert.ok(Array.isArray(words));
    for (const word of ['Spare parts', 'bicycles']) assert.ok(words.includes(word), words.join());
    assert.equal(finding?.evidence['known_style'], 'yes');
  });
  test('the evidence names a denial of AI, and words as they were typed', async () => {
    for (const [tagline, denial, word] of [
      ['Kassenbuch für Bäckereien, ganz ohne KI', 'ohne KI', 'Bäckereien'],
      ['Bookkeeping for bakeries, without any AI', 'without any AI', 'Bookkeeping'],
    ] as const) {
      const [finding] = await findings({ name: 'Nordheft', tagline, categories: [] });
      const words = finding?.evidence['words'];
      assert.ok(Array.isArray(words));
      assert.equal(finding?.evidence['denial'], denial);
      assert.ok(words.includes(word), words.join());
    }
  });
  test('the evidence names no made-up name, and beside a denial nothing else than what it is', async () => {
    for (const [name, tagline, denial, words] of [
      ['Jokelub', 'Bring humor everywhere.', '', ['humor', 'everywhere']],
      ['Nordheft', 'Wir verzichten auf KI', 'verzichten auf KI', []],
    ] as const) {
      const [finding] = await findings({ name, tagline, categories: [] });
      const shown = finding?.evidence['words'];
      assert.ok(Array.isArray(shown));
      assert.equal(finding?.evidence['denial'], denial);
      assert.equal(shown.length > 0, words.length > 0);
      assert.deepEqual(
        shown.filter((word) => !words.some((one) => one === word)),
        [],
      );
    }
  });
});

describe('shown to an editor, not refused', () => {
  const uncertain: readonly (readonly [string, string])[] = [
    ['Warung', 'Toko daring untuk kebutuhan dapur dan rumah tangga'],
    ['Next gen AI villas', 'Apartments and villas for sale with payment plans, swimming pool and garden'],
    ['Quill Deck', 'Framework for presentations in HTML'],
    ['Fernpost', 'Convert videos to gifs right in your browser'],
  ];
  test('each project that may be one', () =>
    assertEach(
      uncertain,
      ([name, tagline]) => `${name}: ${tagline}`,
      async ([name, tagline]) => assert.equal(await verdict(name, tagline), 'not_ai flag'),
    ));
});

describe('an address is evidence of nothing', () => {
  const bicycles = [
    'Velo Parts',
    'Spare parts for bicycles: tires, pumps, chains and saddles, shop and repair',
  ] as const;
  for (const url of ['https://veloparts.ai/', 'https://gpt.veloparts.com/', 'https://huggingface.co/velo/parts']) {
    test(`other work at ${url}`, async () => {
      assert.equal(await verdict(...bicycles, null, url), await verdict(...bicycles));
    });
  }
  test('nor is a category that was chosen', async () => {
    const list = await findings({
      name: bicycles[0],
      tagline: bicycles[1],
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
    ['Pointer', 'Cursor rules and prompts for teams'],
    ['ПересказИИ', 'Рерайт в пяти тонах: деловой, дружеский, детский'],
    ['Ostrzałka', 'Wytrenowaliśmy własną sieć, która powiększa stare zdjęcia'],
  ];
  test('each project that is one', () =>
    assertEach(
      fine,
      ([name, tagline]) => `${name}: ${tagline}`,
      async ([name, tagline]) => {
        assert.equal(await verdict(name, tagline), '');
      },
    ));
});

describe('words that only look like AI', () => {
  const others: readonly (readonly [string, string])[] = [
    ['Neural Roofs', 'Slate roofs, gutters and chimneys repaired in Wigan for 25 years'],
    ['Claude Monet Prints', 'Museum prints of Claude Monet, framed and shipped from our workshop'],
    // "I have" in French.
    ['Courant Clair', 'Électricienne, j’ai ouvert mon atelier à Lille : tableaux, prises et éclairage, devis gratuit'],
  ];
  test('one of them does not save other work', () =>
    assertEach(
      others,
      ([name]) => name,
      async ([name, tagline]) => assert.equal(await verdict(name, tagline), 'not_ai refuse'),
    ));
});

describe('a denial of AI', () => {
  const denials: readonly (readonly [string, string])[] = [
    ['Oak and Sons', 'Handmade oak furniture without any AI: tables, chairs and wardrobes from our workshop'],
    ['Eichenhof', 'Möbel aus Eiche vom Tischler, ohne KI: Tische, Stühle und Schränke aus der Werkstatt'],
    ['Robles', 'Muebles de roble hechos a mano sin inteligencia artificial: mesas, sillas y armarios'],
    ['Chêne Massif', 'Meubles en chêne faits main sans IA : tables, chaises et armoires de notre atelier'],
    ['Dębowy Dom', 'Meble dębowe robione ręcznie, bez sztucznej inteligencji: stoły, krzesła i szafy'],
    ['Дубрава', 'Дубовая мебель ручной работы, без нейросетей: столы, стулья и шкафы из мастерской'],
    ['Діброва', 'Дубові меблі ручної роботи, без штучного інтелекту: столи, стільці та шафи'],
    ['سنديان', 'أثاث خشبي يدوي بدون ذكاء اصطناعي: طاولات وكراسي وخزائن من ورشتنا'],
    ['Oak Letters', 'Handmade oak tables, chairs and wardrobes from our workshop, drawn without ChatGPT'],
  ];
  test('is no claim to be AI, in eight languages', () =>
    assertEach(
      denials,
      ([name]) => name,
      async ([name, tagline]) => assert.equal(await verdict(name, tagline), 'not_ai refuse'),
    ));
  test('with a verb is one as well, and the evidence says so', () =>
    assertEach(
      [
        ['A notebook for writers. We never use AI', 'never use AI'],
        ['Notizheft für Autoren, wir verzichten auf KI', 'verzichten auf KI'],
        ['Cuaderno de notas, nunca usaremos inteligencia artificial', 'nunca usaremos inteligencia artificial'],
        ["Cahier de notes, nous n'utilisons pas d'IA", "pas d'IA"],
        ['Zeszyt na notatki, nie używamy sztucznej inteligencji', 'nie używamy sztucznej inteligencji'],
        ['Тетрадь для заметок, не пользуемся нейросетями', 'не пользуемся нейросетями'],
        ['Зошит для нотаток, не використовуємо нейромережі', 'не використовуємо нейромережі'],
        ['دفتر ملاحظات، لا نستخدم الذكاء الاصطناعي', 'لا نستخدم'],
        ['A photo editor with layers, no generative AI inside', 'no generative AI'],
        ['Briefprogramm, das bewusst auf künstliche Intelligenz verzichtet', 'künstliche Intelligenz verzichtet'],
        ['Logiciel de courrier qui se passe volontairement d’IA', 'passe volontairement d’IA'],
        ['Programa de correo que prescinde de la inteligencia artificial', 'prescinde de la inteligencia artificial'],
        ['Program pocztowy, który nie zawiera AI', 'nie zawiera AI'],
        ['Почтовая программа, которая не содержит ИИ', 'не содержит ИИ'],
        ['Книга рецептів, ми відмовилися від нейромереж', 'відмовилися від нейромереж'],
        ['برنامج بريد لا يستخدم الذكاء الاصطناعي', 'لا يستخدم'],
      ] as const,
      ([tagline]) => tagline,
      async ([tagline, denial]) => {
        const [finding] = await findings({ name: 'Nordheft', tagline, categories: [] });
        assert.equal(finding?.rule, 'not_ai');
        const first = String(finding.evidence['denial']);
        assert.ok(first.startsWith(denial), first);
      },
    ));
  test('is quoted as it stands in its field, in every form of each language', () =>
    assertEach(
      [
        ['A notebook for writers. We don’t use AI.', 'don’t use AI'],
        ["A notebook for writers. We don't use AI.", "don't use AI"],
        ["A notebook for writers. There isn't any AI in it.", "isn't any AI"],
        ["A notebook for writers that doesn't contain AI", "doesn't contain AI"],
        ['A notebook for writers. We won’t use AI in it.', 'won’t use AI'],
        ['A notebook for writers. This is not an AI tool.', 'not an AI'],
        ['An AI-free notebook for writers', 'AI-free'],
        ['An AI-less notebook for writers', 'AI-less'],
        ['A notebook for writers, free of AI', 'free of AI'],
        ['A notebook for writers. AI is not used.', 'AI is not used'],
        ['A notebook for writers, proudly anti-AI', 'anti-AI'],
        ['A photo editor. No A.I.', 'No A.I.'],
        ['A notebook for writers, without\n any AI', 'without any AI'],
        ['There is no AI here. We don’t use AI. No subscription. A notebook for writers.', 'no AI'],
        ['Notizheft für Autoren, garantiert KI-frei', 'KI-frei'],
        ['Notizheft für Autoren. KI wird nicht eingesetzt.', 'KI wird nicht eingesetzt'],
        [
          'Notizheft für Autoren. Künstliche Intelligenz gibt es hier nicht.',
          'Künstliche Intelligenz gibt es hier nicht',
        ],
        ['Cahier de notes. Nous n’utilisons pas d’IA.', 'pas d’IA'],
        ['Cahier de notes. L’IA n’est pas utilisée ici.', 'IA n’est pas utilisée'],
        ['Cuaderno de notas. Sin inteligencia artificial. Contado sin prisa.', 'Sin inteligencia artificial'],
        ['Cuaderno de notas. Aquí no se usa inteligencia artificial.', 'no se usa inteligencia artificial'],
        ['Cuaderno de notas, libre de IA', 'libre de IA'],
        ['Zeszyt na notatki, wolny od AI', 'wolny od AI'],
        ['Zeszyt na notatki. AI nie jest używana.', 'AI nie jest używana'],
        ['Тетрадь для заметок, свободна от ИИ', 'свободна от ИИ'],
        ['Тетрадь для заметок. ИИ здесь не используется.', 'ИИ здесь не используется'],
        ['Зошит для нотаток, вільний від ШІ', 'вільний від ШІ'],
        ['Зошит для нотаток. ШІ тут немає.', 'ШІ тут немає'],
        ['دفتر ملاحظات خالٍ من الذكاء الاصطناعي', 'خالٍ من الذكاء الاصطناعي'],
      ] as const,
      ([tagline]) => tagline,
      async ([tagline, denial]) => {
        const [finding] = await findings({ name: 'Nordheft', tagline, categories: [] });
        assert.deepEqual([finding?.rule, finding?.evidence['denial']], ['not_ai', denial]);
      },
    ));
  const claims: readonly (readonly [string, string])[] = [
    ['Second Reader', 'We don’t use AI to replace doctors: it reads X-rays beside them'],
    ['Day Notes', 'Summaries of your calls. It doesn’t train AI on your data.'],
    ['Paper Talk', 'Chat with your documents. Your data is not used for AI training.'],
    ['Passwell', 'Rewrites your text so that no AI detector can tell'],
    ['Picture Well', 'AI free image generator'],
    ['Desk Chat', 'AI chat for your shop: your data is not used elsewhere'],
    ['Campaigner', 'Not just another AI tool for marketers'],
    ['Buildwell', 'Build AI without code'],
    ['Second Regard', 'Nous n’utilisons pas l’IA pour remplacer les médecins : elle lit les radios avec eux'],
    ['Segunda Vista', 'No usamos IA para sustituir a los médicos: lee radiografías con ellos'],
    ['Drugie Oko', 'Nie używamy AI, aby zastąpić lekarzy: czyta z nimi zdjęcia'],
    ['Вторая Сводка', 'Пересказывает созвоны. Ваши данные не используются для обучения ИИ.'],
    ['Appsmithy', 'No-code AI app builder for small teams'],
    ['Quietcut', 'Edits podcasts with AI, without a subscription'],
    ['Sans Effort', 'L’IA qui rédige vos comptes rendus sans effort'],
    ['Copy Desk', 'Blog posts and ads from a prompt, no AI expertise needed'],
    ['Textwerk', 'Texte aus Stichworten, ganz ohne KI-Kenntnisse'],
    ['Office Oracle', 'Answers staff questions from your wiki, without ChatGPT seeing a word'],
    ['Atelier Voix', 'Génère des voix off, sans ChatGPT'],
  ];
  test('is not read into other words', () =>
    assertEach(
      claims,
      ([name]) => name,
      async ([name, tagline]) => assert.equal(await verdict(name, tagline), ''),
    ));
});
