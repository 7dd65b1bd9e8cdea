/**
 * Spam: subjects in eight languages are refused when certain; those who work against them, and AI tools for the trade, are not.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { Entry } from '#catalog/screening/screening.ts';
import { read } from '#catalog/screening/text/parsed-entry.ts';
import { topicsIn } from '#catalog/screening/text/topic.ts';
import { assertEach } from '../../support/assert-each.ts';
import { brief, entry, findings } from './entries.ts';

describe('refused subjects', () => {
  const certain: Record<string, readonly string[]> = {
    gambling: [
      'Best online casino: free spins, roulette and a welcome bonus',
      'Online Casino mit Freispielen und Bonus ohne Einzahlung',
      'Casino en línea con tragamonedas, giros gratis y bonos',
      'Casino en ligne : machines à sous, tours gratuits et bonus',
      'Kasyno online, darmowe spiny i bonusy bez depozytu',
      'Лучшее онлайн казино: игровые автоматы, фриспины и бонусы',
      'Онлайн казино, гральні автомати, фріспіни та бонуси',
      'أفضل كازينو، مراهنات رياضية ومكافآت',
      'Situs slot gacor maxwin terpercaya, bonus deposit pulsa',
      'MEGA888 situs resmi terpercaya dengan bonus dan alternatif login slot',
    ],
    sold_attention: [
      'Buy Instagram followers and likes with instant delivery',
      'Echte Follower und Likes kaufen, sofort',
      'Comprar seguidores reales y likes al instante',
      'Acheter des abonnés et acheter des likes',
      'Kup obserwujących, prawdziwi obserwujący i lajki',
      'Накрутка лайков, живые подписчики за минуту',
      'Накрутка лайків, живі підписники за хвилину',
      'شراء متابعين حقيقيين وزيادة متابعين',
    ],
    pills: [
      'Buy viagra and cialis online, no prescription',
      'Potenzmittel rezeptfrei kaufen: Viagra und Cialis',
      'Виагра и сиалис без рецепта',
    ],
    essay_mill: [
      'Essay writing service: pay someone to write your paper',
      'Курсовые на заказ, купить диплом недорого',
      'Bachelorarbeit schreiben lassen vom Ghostwriter Agentur',
    ],
    get_rich: [
      'Double your bitcoin in a day, guaranteed profit',
      'Быстрый заработок без вложений, гарантированный доход',
      'Dinero rápido con ganancias garantizadas',
    ],
    fake_reviews: [
      'Buy Google reviews, five stars, from 5 € each',
      'Positive Bewertungen kaufen, 10 Stück 49 Euro, anonym',
      'Купить отзывы на карты: от 150 рублей, гарантия',
      'Kup opinie na wizytówkę, 5 gwiazdek, 20 zł za sztukę',
    ],
    sold_traffic: [
      'Buy website traffic: 100,000 real visitors for $30',
      'Acheter du trafic : 50 000 visiteurs pour 20 €, livraison rapide',
    ],
    sold_links: [
      'Buy backlinks DA 60, dofollow, from $5, guaranteed indexing',
      'Comprar enlaces dofollow, backlinks baratos desde 5 €',
      'Вечные ссылки с трастовых сайтов, недорого',
    ],
    exam_takers: [
      'Take my online exam: we sit your exam for you, pay after the grade',
      'Сдадим за вас экзамен дистанционно, оплата после результата',
    ],
    fake_diplomas: [
      'Buy a diploma of any university, registered, delivery in 7 days',
      'Купить диплом с занесением в реестр, оплата при получении',
      'Купити диплом на бланку держзнак, без передоплати',
      'شراء شهادة جامعية معتمدة بدون دراسة',
    ],
    false_papers: [
      'Fake passport and driving licence, registered, pay in bitcoin',
      'Führerschein kaufen ohne Prüfung, registriert, ab 900 €',
      'Faux papiers : permis, fiches de paie, livraison 48 h',
    ],
    visa_papers: [
      'Guaranteed visa without interview, pay after approval',
      'Wiza bez konsulatu, kup zaproszenie, 500 euro',
    ],
    account_sale: [
      'Aged accounts for sale: Gmail, Facebook, PVA, instant delivery',
      'Продажа аккаунтов оптом, замена, гарантия',
      'بيع حسابات موثقة بأرخص سعر',
    ],
    quick_loans: [
      'Instant loans, bad credit ok, no credit check, money today',
      'Kredit ohne Schufa, sofort ausgezahlt',
      'Préstamos rápidos sin aval ni nómina, dinero hoy',
      'Займ без отказа на карту за 5 минут с любой историей',
    ],
    recruiting: [
      'Network marketing: join our team and earn passive income from home',
      'Сетевой маркетинг: пассивный доход, приглашай друзей',
    ],
    false_prizes: [
      'Congratulations, you won! Claim your prize, pay only shipping',
      'Félicitations, vous avez gagné un smartphone : réclamez votre cadeau',
    ],
    copies: ['Replica watches, AAA quality, 1:1, from $99', 'Реплики сумок, копии брендов, недорого'],
    spells: [
      'Love spell to bring back your ex in 3 days, pay after results',
      'Приворот по фото, гарантия, оплата после',
    ],
    break_ins: [
      'Hire a hacker: we hack any WhatsApp account, results in 24 h',
      'Взлом страниц и почты на заказ, анонимно',
    ],
    spying: [
      'Spy app for your wife’s phone, undetectable, $29 a month',
      'Читайте переписку жены: скрытая слежка за телефоном',
    ],
    piracy: ['Cracked software with keygen, lifetime, $5', 'Abonnement IPTV 12 mois, 10 000 chaînes, 49 €'],
    miracle_cures: [
      'Herbal tea cures diabetes and cancer in 21 days, order now',
      'Мазь лечит суставы за неделю, заказать со скидкой',
    ],
    parked_page: ['This domain is for sale, buy now for $4,999', 'Домен продаётся, купить домен недорого'],
    adult: ['Porn videos and xxx cams', 'Порно видео и эскорт услуги', 'سكس وافلام سكس إباحية'],
  };
  test('are refused in every language, with the words that show it', () =>
    assertEach(
      Object.entries(certain),
      ([rule]) => rule,
      ([rule, taglines]) =>
        assertEach(
          taglines,
          (tagline) => `${rule}: ${tagline}`,
          async (tagline) => {
            const list = await findings({ name: 'Portal', url: 'https://portal.example.net/', tagline });
            const finding = list.find((one) => one.rule === rule);
            assert.equal(finding?.action, 'refuse', brief(list).join());
            assert.ok(Array.isArray(finding.evidence['words']) && finding.evidence['words'].length > 0);
          },
        ),
    ));
  test('sold followers are refused although the text says AI', async () => {
    const list = await findings({
      name: 'Growly',
      tagline: 'Real Instagram followers by experts and AI',
      description: 'Our AI delivers real Instagram followers. No bots, organic growth.',
    });
    assert.ok(brief(list).includes('sold_attention refuse'));
  });
});

describe('words that are masked', () => {
  const masked: readonly (readonly [string, string, string])[] = [
    ['gambling', 'Best c4s1n0 with fr33 sp1ns and n0 dep0sit b0nus', 'c4s1n0'],
    ['gambling', 'Our c@sino: free $pins and jackpot$ every day', 'c@sino'],
    ['gambling', 'Play at the best c a s i n o with free s p i n s', 'c a s i n o'],
    ['gambling', 'Our c.a.s.i.n.o with r-o-u-l-e-t-t-e', 'c a s i n o'],
    ['gambling', 'Our \u0441\u0430sin\u043e with r\u043eulette', '\u0441\u0430sin\u043e'],
    ['gambling', 'Кaзинo: игpовые автoматы и бoнусы', 'кaзинo'],
    ['pills', 'Buy v1agra and c1alis with discreet shipping', 'v1agra'],
    ['sold_attention', 'Buy f0llowers and 1ikes, cheap instagram growth', 'buy f0llowers'],
    ['quick_loans', 'P o ż y c z k a  b e z  b i k, od ręki, 24 h', 'p o z y c z k a'],
    ['fake_reviews', 'K.u.p.i.ć o.p.i.n.i.e, 5 gwiazdek, 20 zł za sztukę', 'o p i n i e'],
    ['essay_mill', 'К🔥у🔥р🔥с🔥о🔥в🔥ы🔥е на заказ, недорого', 'к у р с о в ы е'],
    ['gambling', 'ＣＡＳＩＮＯ with ｆｒｅｅ spins', 'casino'],
    ['fake_diplomas', 'شـ ـهـ ـا د ا ت جامعية بدون دراسة، الدفع عند الاستلام', 'جامعي'],
  ];
  test('are read in every way of masking', () =>
    assertEach(
      masked,
      ([, tagline]) => `are read: ${tagline}`,
      async ([rule, tagline, shown]) => {
        const list = await findings({ name: 'Portal', url: 'https://portal.example.net/', tagline });
        const finding = list.find((one) => one.rule === rule);
        assert.equal(finding?.action, 'refuse', brief(list).join());
        const words = finding.evidence['words'];
        assert.ok(Array.isArray(words) && words.some((word) => word.includes(shown)), JSON.stringify(words));
      },
    ));
  test('are not seen where nothing is masked', () =>
    assertEach(
      [
        'Summarises B2B calls in H264 video and m4a audio with GPT4o',
        'Writes S M L X labels and A B C D quizzes with AI',
        'Mail your prompts to bot@example.org and AI answers',
        'Drafts replies in copy.ai style with AI, 24/7, up to 3x faster',
      ],
      (tagline) => `are not seen in ${tagline}`,
      async (tagline) => assert.deepEqual(brief(await findings({ tagline })), []),
    ));
});

describe('words that were taken apart', () => {
  test('are refused by themselves when they name goods of spam', async () => {
    const list = await findings({ tagline: 'Paints pictures with AI, and r e v i e w s for everybody' });
    assert.ok(brief(list).includes('masked_words refuse'), brief(list).join());
  });
});

describe('the wording of an offer', () => {
  test('is shown where no rule of a subject speaks', async () => {
    const list = await findings({
      name: 'Portal',
      tagline: 'Fast and cheap, order today, pay after, write me on Telegram',
    });
    assert.ok(
      list.some((finding) => finding.rule === 'spam_wording'),
      brief(list).join(),
    );
  });
  test('is silent where a rule of a subject is certain', async () => {
    const list = await findings({ name: 'Portal', tagline: 'Buy Instagram followers and likes with instant delivery' });
    assert.ok(!list.some((finding) => finding.rule === 'spam_wording'), brief(list).join());
  });
});

describe('words that only begin like those of a subject', () => {
  const honest: readonly string[] = [
    'Отчёт без ошибок займёт не больше минуты',
    'Отвечает на опрос, подбирает картинки и признаки породы',
    'Vidéos ou texte prêt à publier, rapide et sans studio',
    'Un support prêt en un rien de temps, rapide',
    'متابعة الطلبات للبيع خطوة بخطوة',
    'يرتب الكراكيب في غرفتك',
    'Аккаунт стартапа и стартовая страница',
    'Шаблоны: розміри та відгуки',
    'Tłumaczy egzamin, zdanie po zdaniu',
    'Пояснює, коли ритуал закінчується',
  ];
  test('are none of its words', () =>
    assertEach(
      honest,
      (tagline) => `are none: ${tagline}`,
      (tagline) => {
        const { points, verdict } = topicsIn(read(entry({ name: 'Atelier', tagline, description: null })));
        assert.equal(verdict, undefined);
        assert.ok(points <= 1, String(points));
      },
    ));
});

describe('those who work against a subject', () => {
  const against: readonly string[] = [
    'Blocks casino and betting sites before you relapse',
    'Erkennt Spielsucht im Online-Casino und blockiert Sportwetten',
    'Ayuda a dejar las apuestas deportivas y bloquea casinos: contra la ludopatía',
    'Помогает бросить казино и блокирует ставки на спорт',
    'Detects porn and escort adverts in user uploads',
  ];
  test('are never refused as its spam', () =>
    assertEach(
      against,
      (tagline) => `are never refused as its spam: ${tagline}`,
      async (tagline) => {
        const list = await findings({ name: 'Shelter', url: 'https://shelter.example.net/', tagline });
        assert.ok(
          list.every((finding) => finding.verdict !== 'spam' || finding.action === 'flag'),
          brief(list).join(),
        );
      },
    ));
});

describe('honest neighbours of a subject', () => {
  const honest: readonly (readonly [string, string])[] = [
    ['Betwise', 'Machine learning predictions for football'],
    ['Nude Guard', 'Neural network that detects porn and nudity in uploads'],
    ['Pill Spotter', 'Identifies a pill from a photo with computer vision'],
    ['Essay Coach', 'AI feedback on your essay, paragraph by paragraph'],
    ['Scam Lens', 'Language model that detects get rich quick scams'],
    ['Slot Planner', 'AI scheduling assistant that finds free slots in your calendar'],
    ['Follower Insight', 'AI analysis of what your followers read'],
    ['Bonus Letter', 'Generates payroll and bonus letters with GPT'],
    ['Pokerface', 'AI that reads facial expressions in video calls'],
    ['Stern Blick', 'KI, die Umfragen zu Bewertungen auswertet und Antworten vorschlägt'],
    ['Review Reply', 'AI that answers your Google reviews in your own tone'],
    ['Thesis Check', 'Plagiarism checker for theses and essays, with AI'],
    ['Risk Score', 'Language model that explains to banks the risk of a loan'],
    ['Wager Watch', 'Neural network that finds fraud in online casinos'],
    ['Ranker', 'AI writes SEO articles and suggests internal links'],
    ['Escuela Clara', 'IA que prepara exámenes de práctica para tus alumnos'],
    ['Паспортист', 'Нейросеть распознаёт паспорта и справки на снимках'],
  ];
  test('have no finding', () =>
    assertEach(
      honest,
      ([name, tagline]) => `${name}: ${tagline}`,
      async ([name, tagline]) => {
        assert.deepEqual(
          brief(await findings({ name, url: `https://${name.replace(' ', '').toLowerCase()}.example.net/`, tagline })),
          [],
        );
      },
    ));
  test('an AI tool for bettors is shown, not refused', async () => {
    const list = await findings({
      tagline: 'Neural network predictions for sports betting odds',
      description: 'A machine learning model for bets: betting tips with AI.',
    });
    assert.deepEqual(brief(list), ['gambling flag']);
  });
});

describe('forms of spam', () => {
  const flagged: Record<string, Partial<Entry>> = {
    keyword_stuffing: { tagline: 'AI video downloader, video saver, AI video grabber, free video tool' },
    link_pile: { description: 'See http://a.example http://b.example http://c.example http://d.example' },
    shouting: { tagline: 'THE VERY BEST AI PICTURE MAKER OF THE WHOLE WORLD NOW!!!' },
    disposable_mail: { contactEmail: 'someone@inbox.mailinator.com' },
    short_link: { url: 'https://bit.ly/3abcde' },
    parked_page: { tagline: 'This domain name is for sale', description: 'Wordpainter was an AI tool.' },
  };
  test('are shown, not refused', () =>
    assertEach(
      Object.entries(flagged),
      ([rule]) => `${rule} is shown, not refused`,
      async ([rule, judged]) => {
        const list = await findings(judged);
        assert.ok(brief(list).includes(`${rule} flag`), brief(list).join());
        assert.ok(list.every((finding) => finding.action === 'flag'));
      },
    ));
  test('the redirector of a directory is shown, a path that only begins so is not', async () => {
    assert.deepEqual(brief(await findings({ url: 'https://list.example.net/redirect/wordpainter' })), [
      'short_link flag',
    ]);
    assert.deepEqual(brief(await findings({ url: 'https://wordpainter.example.net/outpainting' })), []);
  });
  test('twenty links are refused', async () => {
    assert.ok(brief(await findings({ description: 'http://a.example '.repeat(20) })).includes('link_pile refuse'));
  });
  test('a Cyrillic text with Latin names is no mixture', async () => {
    assert.deepEqual(
      brief(await findings({ tagline: 'Нейросеть GPT-помощник для Telegram и VK рисует картинки' })),
      [],
    );
  });
});
