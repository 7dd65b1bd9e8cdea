/**
 * Duplicates: the same page is refused, the same product elsewhere is shown, neighbours on one domain are left alone.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { lookupsOver } from '#catalog/screening/lookups.ts';
import { compareNames, nameKeys } from '#catalog/screening/text/name-keys.ts';
import { screen } from '#catalog/screening/screening.ts';
import type { Entry, KnownEntry } from '#catalog/screening/screening.ts';
import { assertEach } from '../../support/assert-each.ts';
import { brief, entry, findings, known } from './entries.ts';

describe('the same page', () => {
  test('of an entry that stands or waits is refused', () =>
    assertEach(
      ['published', 'awaiting_moderation', 'changes_requested'],
      (state) => `of an entry that is ${state} is refused`,
      async (state) => {
        const list = await findings({ url: 'http://www.wordpainter.example.com/index.html?utm_source=list' }, [
          known({ state }),
        ]);
        assert.deepEqual(brief(list), ['same_page refuse']);
        assert.equal(list[0]?.existing?.state, state);
        assert.deepEqual(list[0]?.evidence['differs_by'], ['https', 'www', 'path spelling', 'utm_source']);
      },
    ));
  test('of an entry that was refused or taken down is shown to the editor', () =>
    assertEach(
      ['quarantined', 'removed', 'rejected'],
      (state) => `of an entry that is ${state} is shown to the editor`,
      async (state) => {
        assert.deepEqual(brief(await findings({}, [known({ state })])), ['same_page flag']);
      },
    ));
  test('of an entry that its maker gave up is free', () =>
    assertEach(
      ['withdrawn', 'expired'],
      (state) => `of an entry that is ${state} is free`,
      async (state) => {
        assert.deepEqual(brief(await findings({}, [known({ state })])), []);
      },
    ));
  test('is refused for the published one when several stand there', async () => {
    const list = await findings({}, [known({ state: 'rejected' }), known({ state: 'published', name: 'The Winner' })]);
    assert.equal(list[0]?.existing?.name, 'The Winner');
  });
});

describe('the same product at another address', () => {
  const elsewhere: Record<string, [Partial<Entry>, Partial<KnownEntry>]> = {
    'app. host': [{ url: 'https://app.wordpainter.com/' }, { url: 'https://wordpainter.com/' }],
    'other ending': [{ url: 'https://wordpainter.io/' }, { url: 'https://wordpainter.com/' }],
    'language prefix': [{ url: 'https://wordpainter.com/de/' }, { url: 'https://wordpainter.com/' }],
    'sub-path': [{ url: 'https://wordpainter.com/login' }, { url: 'https://wordpainter.com/' }],
    repository: [{ url: 'https://github.com/ann/wordpainter' }, { url: 'https://wordpainter.com/' }],
    "directory's page": [
      { url: 'https://www.thataicollection.com/redirect/wordpainter' },
      { url: 'https://wordpainter.com/' },
    ],
    'home page in another language': [
      { url: 'https://wordpainter.com/pt-br/', name: 'Pintor de palavras' },
      { url: 'https://wordpainter.com/uk' },
    ],
    'language in the query': [
      { url: 'https://wordpainter.com/?hl=ru', name: 'WP' },
      { url: 'https://wordpainter.com/' },
    ],
    'language in the host': [{ url: 'https://de.wordpainter.com/', name: 'WP' }, { url: 'https://wordpainter.com/' }],
    'repository of a new owner': [
      { url: 'https://gitlab.com/painters/word-painter', name: 'WP' },
      { url: 'https://github.com/ann/wordpainter' },
    ],
    'space of a new owner': [
      { url: 'https://huggingface.co/spaces/painters/wordpainter', name: 'WP' },
      { url: 'https://huggingface.co/spaces/ann/wordpainter' },
    ],
    'name in another script': [
      { url: 'https://wordpainter.com/gallery', name: 'Вордпейнтер' },
      { url: 'https://wordpainter.com/' },
    ],
    'other name at the same repository': [
      { url: 'https://ann.github.io/wordpainter/', name: 'WP' },
      { url: 'https://github.com/ann/wordpainter' },
    ],
  };
  test('is shown', () =>
    assertEach(
      Object.entries(elsewhere),
      ([name]) => `is shown: ${name}`,
      async ([, [judged, other]]) => {
        const list = await findings({ tagline: 'Turns a sentence into pictures with a neural network', ...judged }, [
          known(other),
        ]);
        assert.ok(brief(list).includes('related_page flag'), brief(list).join());
        assert.ok(list.every((finding) => finding.action === 'flag'));
      },
    ));

  test('is refused when the store gives both one id', async () => {
    const list = await findings(
      {
        url: 'https://chromewebstore.google.com/detail/new-name/jjdnakkfjnnbbckhifcfchagnpofjffo',
        name: 'New Name GPT',
      },
      [
        known({
          url: 'https://chrome.google.com/webstore/detail/old-name/jjdnakkfjnnbbckhifcfchagnpofjffo',
          name: 'Old Name GPT',
        }),
      ],
    );
    assert.ok(brief(list).includes('same_store_item refuse'));
  });
});

describe('neighbours', () => {
  const apart: Record<string, [Partial<Entry>, Partial<KnownEntry>]> = {
    'two paths of one domain': [
      { url: 'https://suite.example.com/erase', name: 'Eraser', tagline: 'Removes people from photos with AI' },
      { url: 'https://suite.example.com/imagine', name: 'Imagine', tagline: 'Draws what you describe' },
    ],
    'two repositories of one owner': [
      { url: 'https://github.com/ann/eraser', name: 'Eraser', tagline: 'Removes people from photos with AI' },
      { url: 'https://github.com/ann/imagine', name: 'Imagine', tagline: 'Draws what you describe' },
    ],
    'two spaces of one host': [
      {
        url: 'https://huggingface.co/spaces/ann/eraser',
        name: 'Eraser',
        tagline: 'Removes people from photos with AI',
      },
      { url: 'https://huggingface.co/spaces/ann/imagine', name: 'Imagine', tagline: 'Draws what you describe' },
    ],
    'two repositories of a common name': [
      {
        url: 'https://github.com/bob/chatbot',
        name: 'Clinic desk',
        tagline: 'Books appointments with a local language model',
      },
      { url: 'https://github.com/ann/chatbot', name: 'Shop desk', tagline: 'Answers questions about orders' },
    ],
    'a department and its domain': [
      { url: 'https://it.example.com/', name: 'Eraser', tagline: 'Removes people from photos with AI' },
      { url: 'https://example.com/', name: 'Imagine', tagline: 'Draws what you describe' },
    ],
    'two sub-pages of one language': [
      { url: 'https://example.com/de/eraser', name: 'Eraser', tagline: 'Removes people from photos with AI' },
      { url: 'https://example.com/de/imagine', name: 'Imagine', tagline: 'Draws what you describe' },
    ],
    'two hosts of one domain': [
      { url: 'https://reader.example.com/', name: 'Reader', tagline: 'Reads pages aloud with a neural voice' },
      { url: 'https://writer.example.com/', name: 'Writer', tagline: 'Writes drafts with a language model' },
    ],
    'two versions': [
      { url: 'https://lamamodel3.com/', name: 'Lama Model 3', tagline: 'The third open language model of the lab' },
      { url: 'https://lamamodel2.com/', name: 'Lama Model 2', tagline: 'Chat with weights that fit a laptop' },
    ],
  };
  test('are different tools', () =>
    assertEach(
      Object.entries(apart),
      ([name]) => `are different tools: ${name}`,
      async ([, [judged, other]]) => {
        assert.deepEqual(brief(await findings(judged, [known(other)])), []);
      },
    ));
});

describe('names', () => {
  const other = { url: 'https://elsewhere.example.org/', tagline: 'Quite another sentence about drawing with a model' };
  test('in another spelling are the same', () =>
    assertEach(
      ['wordpainter', 'Word Painter', 'WORD-PAINTER', 'Wórdpainter', 'Ｗｏｒｄｐａｉｎｔｅｒ', 'Wordpainter AI'],
      (name) => `${name} is the name Wordpainter`,
      async (name) => {
        assert.deepEqual(brief(await findings({ name }, [known(other)])), ['same_name flag']);
      },
    ));
  test('in another script or spelling are the same, either way', () =>
    assertEach(
      [
        ['Вордпейнтер', 'Wordpainter'],
        ['وردبينتر', 'Wordpainter'],
        ['Кандинский', 'Kandinsky'],
        ['ميدجورني', 'Midjourney'],
        ['شات جي بي تي', 'ChatGPT'],
        ['كلود', 'Claude'],
        ['Ноушен', 'Notion'],
        ['ГигаЧат', 'ҐіґаЧат'],
        ['Kandinskij', 'Kandinskiy'],
        ['Schönschreiber', 'Schoenschreiber'],
        ['Straßenblick', 'Strassenblick'],
        ['Bjørnskriver', 'Bjoernskriver'],
        ['Мидджорни', 'Midjourney'],
        ['كويلبوت', 'QuillBot'],
        ['Квилбот', 'QuillBot'],
        ['ЭлевенЛабс', 'ElevenLabs'],
        ['MurmelAI', 'Murmel'],
        ['Draw.Fox', 'DrawFoxAI'],
        ['Щедрик Голос', 'Shchedryk Holos'],
        ['Нейрохудожник', 'Neirokhudozhnik'],
        ['Баг Хантер', 'Bug Hunter'],
        ['Бейсик Хелпер', 'Basic Helper'],
      ] as const,
      ([name, same]) => `${name} is the name ${same}`,
      async ([name, same]) => {
        for (const [typed, stored] of [
          [name, same],
          [same, name],
        ] as const)
          assert.deepEqual(brief(await findings({ name: typed }, [known({ ...other, name: stored })])), [
            'same_name flag',
          ]);
      },
    ));
  test('that only look or sound alike are not the same', () =>
    assertEach(
      [
        ['Лама 3', 'Llama 2'],
        ['Корректор', 'Collector'],
        ['كتاب', 'Catbo'],
        ['Маяк', 'Mayka'],
        ['بلا خلفية', 'PolyGlyph'],
        ['روايتي الأولى', 'Writelyai'],
        ['Новий Ти', 'novita AI'],
        ['Clara', 'Claire'],
        ['OpenAI', 'Open'],
      ] as const,
      ([name, different]) => `${name} is not the name ${different}`,
      async ([name, different]) => {
        assert.deepEqual(brief(await findings({ name }, [known({ ...other, name: different })])), []);
      },
    ));
  test('one wrong letter with a like tagline is shown', async () => {
    const list = await findings({ name: 'Wordpaintar' }, [
      known({ ...other, tagline: 'Paints pictures from a sentence' }),
    ]);
    assert.equal(list[0]?.evidence['match'], 'one_letter_apart');
  });
  test('look-alike letters are shown with their code points', async () => {
    const list = await findings({ name: 'Wоrdpainter' }, [known(other)]);
    const finding = list.find((one) => one.rule === 'look_alike_name');
    assert.equal(finding?.action, 'flag');
    assert.deepEqual(finding?.evidence['letters'], ['о U+043E for o']);
  });
  test('the same tagline under another name is shown', async () => {
    const list = await findings({ name: 'Metaphor', tagline: 'Search that a language model powers.' }, [
      known({ name: 'Exa', url: 'https://exa.example.org/', tagline: 'search that a language model powers' }),
    ]);
    assert.equal(list[0]?.evidence['match'], 'same_tagline');
  });
  test('any single edit of a name of six letters or more meets a stored key', () => {
    const name = 'midjourney';
    const stored = new Set(nameKeys(name).stored);
    const edits: string[] = [];
    for (let at = 0; at < name.length; at++) {
      edits.push(
        name.slice(0, at) + name.slice(at + 1),
        `${name.slice(0, at)}x${name.slice(at + 1)}`,
        `${name.slice(0, at)}x${name.slice(at)}`,
      );
    }
    for (const edit of edits) {
      assert.ok(
        nameKeys(edit).asked.some((key) => stored.has(key)),
        edit,
      );
      assert.equal(compareNames(edit, name), 'one_letter');
    }
  });
  test('keys are few', () => {
    const { stored, asked } = nameKeys(
      'One: Two | Three (Four) – Five by Six',
      'A tagline with quite a number of words in it',
    );
    assert.ok(stored.length <= 14 && asked.length <= 21, `${stored.length} ${asked.length}`);
  });
});

describe('floods', () => {
  const texts = ['Paints', 'Writes', 'Sings', 'Draws'].map((verb, at) =>
    known({
      id: `s${at}`,
      kind: 'submission',
      state: 'awaiting_moderation',
      name: `Tool${at}`,
      url: `https://flood${at}.example.net/`,
      tagline: `Tool${at} helps busy creators with artificial intelligence for daily viral content`,
      accountId: verb,
    }),
  );
  const judged = entry({
    name: 'Tool9',
    url: 'https://flood9.example.net/',
    tagline: 'Tool9 helps busy creators with artificial intelligence for daily viral content',
  });

  test('a template filled again within the hour is shown', async () => {
    const list = await screen(judged, { ...lookupsOver([]), recentTexts: () => Promise.resolve(texts) });
    assert.deepEqual(brief(list), ['template_flood flag']);
  });
  test('many entries of one account on one site are shown', async () => {
    const sent = texts.map((one, at) => ({
      ...one,
      tagline: `Entirely different words number ${at}`,
      url: `https://one.example.net/${at}`,
    }));
    const list = await screen({ ...judged, url: 'https://one.example.net/9' }, lookupsOver([], sent));
    assert.deepEqual(brief(list), ['account_flood flag']);
  });
});
