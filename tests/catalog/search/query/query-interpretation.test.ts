/** How queries are understood: what is corrected, let go of, asked for by price, or not typed to its end. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { conversionJobs } from '#catalog/search/analysis/conversions.ts';
import { isJob } from '#catalog/search/query/intent.ts';
import { assertEach } from '../../../support/assert-each.ts';
import { demoCategories, indexSketches, type Sketch } from '../sample-index.ts';

const filler = (tagline: string, count: number, from = 0): Sketch[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Filler ${from + at}`, tagline }));

describe('a misspelt word', () => {
  const { index, search } = indexSketches([
    ...filler('Stable diffusion in the browser', 45),
    { name: 'Stable Diffusion', tagline: 'Pictures' },
    { name: 'Sloppy', tagline: 'Stable difusion for all' },
    { name: 'Synthesia', tagline: 'Avatars that talk' },
    { name: 'Summary Maker', tagline: 'Summaries of meetings' },
    ...filler('A chatbot for your website', 10, 45),
  ]);
  const find = (q: string, exact = false) => index.find({ q, exact, offset: 0, limit: 50 });
  it('is corrected although one text repeats it, and the answer says so', () => {
    const { total, search: understood } = find('stable difusion');
    assert.equal(total, 47);
    assert.deepEqual(understood?.corrected, { from: 'stable difusion', to: 'stable diffusion' });
  });
  it('is one letter off where that letter sounds like the right one, even in a short word', () =>
    assert.equal(find('чатбод для сайту').search?.corrected?.to, 'чатбот для сайту'));
  it('keeps the spelling of the others', () =>
    assert.equal(find('Stable  Difusion').search?.corrected?.to, 'Stable diffusion'));
  it('is searched for as typed when that is asked for', () => {
    const { keys, search: understood } = find('stable difusion', true);
    assert.equal(understood?.corrected, null);
    assert.ok(keys.includes(47));
  });
  it('does not become a stranger by its stem when a name is near', () =>
    assert.deepEqual([search('synthesa')[0], find('synthesa').search?.corrected?.to], ['Synthesia', 'synthesia']));
  it('is told from a word of another language, a stop word and a number', () => {
    for (const q of ['summary pour maker', 'redo summaries', 'summary 2025', 'meeting'])
      assert.equal(find(q).search?.corrected, null, q);
  });
  it('is told from the name of a service that no tool has', () => {
    for (const q of ['intellij', 'vscode', 'summaries in intellij']) assert.equal(find(q).search?.corrected, null, q);
  });
  it('finds what the right one finds', () => {
    for (const [wrong, right] of [
      ['sumaries of meetings', 'summaries of meetings'],
      ['avatras', 'avatars'],
      ['stabel diffusion', 'stable diffusion'],
    ] as const)
      assert.ok(find(wrong).total >= 0.8 * find(right).total, wrong);
  });
});

describe('words that no tool has', () => {
  const { index, search } = indexSketches(
    [
      { name: 'Alpha', tagline: 'Answers on WhatsApp', categories: ['chatbots'] },
      { name: 'Beta', tagline: 'Paints pictures of horses' },
      { name: 'Gamma', tagline: 'Searches texts with an engine of its own' },
      ...filler('Writes letters', 20),
    ],
    demoCategories(),
  );
  const ignored = (q: string) => index.find({ q, offset: 0, limit: 9 }).search?.ignored;
  it('are let go of, and told', () => {
    assert.deepEqual(search('wrapper for WhatsApp answers'), ['Alpha']);
    assert.deepEqual(ignored('Wrapper for WhatsApp answers'), ['Wrapper']);
  });
  it('are let go of from the most general on, until something is found', () => {
    assert.deepEqual(search('writes whatsapp horses').toSorted(), ['Alpha', 'Beta']);
    assert.deepEqual(ignored('whatsapp answers'), []);
  });
  it('leave nothing when they are most of a query that is about something else', () => {
    for (const q of ['diesel engine spare parts', 'antivirus engine warehouse']) assert.deepEqual(search(q), [], q);
  });
  it('lead to the nearest categories when nothing is left', () => {
    const find = (q: string) => index.find({ q, offset: 0, limit: 9 }).search?.nearest;
    assert.deepEqual(find('diesel tractor spare parts whatsapp'), ['chatbots']);
    assert.deepEqual(find('zyxgh'), []);
    assert.deepEqual(find('whatsapp'), []);
  });
  it('lead to no category of a tool that was removed', () => {
    const { index: changing } = indexSketches(
      [
        { name: 'Alpha', tagline: 'Answers on WhatsApp', categories: ['chatbots'] },
        { name: 'Beta', tagline: 'Writes on WhatsApp', categories: ['writing'] },
        ...filler('Writes letters', 20),
      ],
      demoCategories(),
    );
    changing.remove([1]);
    const { search: read } = changing.find({ q: 'diesel tractor spare parts whatsapp', offset: 0, limit: 9 });
    assert.deepEqual(read?.nearest, ['writing']);
  });
});

describe('fixed terms and stop phrases', () => {
  const { search } = indexSketches([
    { name: 'Alpha', tagline: 'An app builder for code' },
    { name: 'Beta', tagline: 'A no-code app builder' },
    {
      name: 'Gamma',
      tagline: 'Crée une vidéo',
      texts: [{ locale: 'fr', tagline: 'Crée une vidéo de texte', description: null }],
    },
    { name: 'Delta', tagline: 'Text to speech' },
    { name: 'Epsilon', tagline: 'Speech to text' },
    { name: 'Zeta', tagline: 'Retrieval for chatbots' },
    { name: 'Eta', tagline: 'A vector database' },
  ]);
  it('keep the small word that makes the difference', () => assert.equal(search('no code app builder')[0], 'Beta'));
  it('are not looked for word by word', () => assert.equal(search('créer une vidéo à partir de texte')[0], 'Gamma'));
  it('count in their order', () => {
    assert.equal(search('text to speech')[0], 'Delta');
    assert.equal(search('speech to text')[0], 'Epsilon');
  });
  it('are more than what else means the same', () => assert.equal(search('vector database')[0], 'Eta'));
});

describe('what a query sets itself apart from', () => {
  const { search } = indexSketches([
    { name: 'Typer', tagline: 'Corrects what you type' },
    { name: 'Talker', tagline: 'Writes down what you dictate, diktieren, dicter' },
  ]);
  it('is not looked for', () => {
    for (const q of ['dictate instead of typing', 'diktieren statt zu tippen', "dicter au lieu d'écrire"])
      assert.deepEqual(search(q), ['Talker'], q);
  });
  it('is looked for where nothing else is said', () => assert.equal(search('instead of typing')[0], 'Typer'));
});

describe('attributes beside a job', () => {
  const { search } = indexSketches([
    { name: 'Alder', tagline: 'Draws pictures from words', publishedAt: 9 },
    { name: 'Birch', tagline: 'Draws pictures from words', description: 'With a REST API.' },
    { name: 'Cedar', tagline: 'Writes emails', publishedAt: 9 },
    { name: 'Dogwood', tagline: 'Writes emails', categories: ['plugins-extensions'] },
  ]);
  it('an API comes first where it is asked for with its job', () => {
    for (const q of ['API para generar imágenes', 'API для генерации картинок', 'API for image generation'])
      assert.deepEqual(search(q).slice(0, 2), ['Birch', 'Alder'], q);
  });
  it('an extension is likely among extensions', () =>
    assert.deepEqual(search('chrome extension that writes my emails').slice(0, 2), ['Dogwood', 'Cedar']));
});

describe('versions', () => {
  const { search } = indexSketches([
    { name: 'DALL·E', tagline: 'Pictures' },
    { name: 'Imagen 3', tagline: 'Pictures' },
    { name: 'GPT-4', tagline: 'Talks' },
    { name: 'GPT', tagline: 'Talks' },
  ]);
  it('are let go of', () => {
    for (const q of ['dall-e 3', 'dalle 3', 'DALL·E v3', 'dall-e 3 large', 'dall-e turbo 3'])
      assert.equal(search(q)[0], 'DALL·E', q);
  });
  it('count where a name has them', () => assert.equal(search('gpt 4')[0], 'GPT-4'));
});

describe('price words', () => {
  const { index, search } = indexSketches([
    { name: 'Alpha', tagline: 'Video editor', pricing: 'paid' },
    { name: 'Beta', tagline: 'Video editor', pricing: 'free' },
    { name: 'Gamma', tagline: 'Video editor', pricing: 'open_source' },
    { name: 'Video Editor Paid', pricing: 'paid' },
    ...filler('Writes letters', 20),
  ]);
  const wishes: [string, 'free' | 'open_source', string][] = [
    ['free video editor', 'free', 'video editor'],
    ['video editor that costs nothing', 'free', 'video editor'],
    ['Videoeditor kostenlos', 'free', 'Videoeditor'],
    ['video editor gratuit', 'free', 'video editor'],
    ['video editor gratis', 'free', 'video editor'],
    ['video editor za darmo', 'free', 'video editor'],
    ['бесплатно video editor', 'free', 'video editor'],
    ['безкоштовний video editor', 'free', 'video editor'],
    ['video editor مجاني', 'free', 'video editor'],
    ['open source video editor', 'open_source', 'video editor'],
    ['video editor código abierto', 'open_source', 'video editor'],
  ];
  it('are understood in every language', () =>
    assertEach(
      wishes,
      ([q, value]) => `${q}: ${value}`,
      ([q, value, without]) => {
        assert.equal(search(q)[0], value === 'free' ? 'Beta' : 'Gamma');
        assert.deepEqual(index.find({ q, offset: 0, limit: 9 }).search?.hints, [
          { parameter: 'pricing', value, without },
        ]);
      },
    ));
  it('are none without such a word', () =>
    assert.deepEqual(index.find({ q: 'video editor', offset: 0, limit: 9 }).search?.hints, []));
});

describe('a word that is not typed to its end', () => {
  const { search } = indexSketches(
    [
      { name: 'Suit me Up', tagline: 'Formal photos' },
      { name: 'Capper', tagline: 'Subtitles for your clips' },
      { name: 'Colorix', tagline: 'Coloring pages for kids' },
      { name: 'Genny', tagline: 'Family trees' },
      { name: 'Asker', tagline: 'Quiz generator for teachers' },
    ],
    demoCategories(),
  );
  for (const [q, name] of [
    ['subtit', 'Capper'],
    ['Ausmalbi', 'Colorix'],
    ['quiz gen', 'Asker'],
    ['субтит', 'Capper'],
    ['napis', 'Capper'],
    ['générer qu', 'Asker'],
    ['quiz ge', 'Asker'],
  ] as const)
    it(`${q}: ${name}`, () => assert.equal(search(q)[0], name));
});

describe('terms whose order counts', () => {
  const { index, search } = indexSketches([
    { name: 'Alpha', tagline: 'Reads characters out of scanned pages (OCR)' },
    { name: 'Beta', tagline: 'Generates images from a description' },
    { name: 'Lyre', tagline: 'Speech to text, and text to speech' },
  ]);
  it('ask for jobs that there are', () => {
    for (const id of conversionJobs()) assert.ok(isJob(id), id);
  });
  it('are jobs of the tools that say them, both where both are said', () => {
    const find = (q: string) => index.find({ q, offset: 0, limit: 1, explain: true });
    for (const q of ['text to speech', 'speech to text', 'free text to speech'])
      assert.deepEqual([find(q).keys, find(q).explanation?.tiers], [[3], ['all_words']], q);
  });
  it('ask for the job and not for its opposite', () => {
    for (const q of ['image to text', 'obraz na tekst', 'картинка в текст']) {
      assert.deepEqual(
        index.find({ q, offset: 0, limit: 9, explain: true }).explanation?.jobs.map(({ id }) => id),
        ['recognize-text-in-images'],
        q,
      );
      assert.equal(search(q)[0], 'Alpha', q);
    }
  });
});

describe('the direction of a conversion', () => {
  const { index } = indexSketches([{ name: 'Alpha' }]);
  const firstJob = (q: string) => index.find({ q, offset: 0, limit: 1, explain: true }).explanation?.jobs[0]?.id;
  const cases: Record<string, readonly string[]> = {
    'read-text-aloud': [
      'convert text to audio',
      'convertir texto a audio',
      'Text in Sprache umwandeln',
      'преобразовать текст в аудио',
      'перетворити текст на голос',
      'zamiana tekstu na mowę',
      'transformer un texte en voix',
      'تحويل النص لصوت',
      'audio from text',
    ],
    'transcribe-audio': [
      'convert audio to text',
      'convertir audio a texto',
      'Sprache in Text umwandeln',
      'лекцию в текст',
      'мову в текст',
      'jak zamienić podcast na tekst',
      'transformer la voix en texte',
      'تحويل المحاضرة إلى نص',
      'text from a recording',
      'turn a podcast episode into text',
      'odcinek podcastu na tekst',
    ],
    'generate-videos': ['text to video', 'видео из текста', 'vídeo a partir de texto', 'Video aus Text'],
    'animate-images': ['turn photos into a video', 'фото в видео', 'تحويل صورة إلى فيديو'],
    'vary-images': ['img2img'],
  };
  for (const [job, queries] of Object.entries(cases))
    it(`is read from nouns and preposition: ${job}`, () =>
      assertEach(
        queries,
        (q) => q,
        (q) => assert.equal(firstJob(q), job),
      ));
  it('leaves a job that does more of the same', () => assert.equal(firstJob('text to speech api'), 'speak-by-api'));
  it('is not read where nothing is converted', () =>
    assert.notEqual(firstJob('remove text from image'), 'generate-images'));
});
