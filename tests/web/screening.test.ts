/** The admins' page of screening rules, and findings as editors read them in their language. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LOCALES } from '#catalog/locales.ts';
import { readModes } from '#catalog/screening/feedback/modes.ts';
import { RULES } from '#catalog/screening/screening.ts';
import { evidenceSentence, ruleName } from '#locales/screening.ts';
import { screeningMessages } from '#locales/subjects.ts';
import { publish, submission } from '../support/factories.ts';
import { world } from '../support/world.ts';
import { signedIn, textOf } from './browser.ts';

const w = await world();
const chief = await signedIn(w, (await w.person('admin')).account.email);
const desk = await signedIn(w, (await w.person('editor')).account.email);
const maker = await w.person();

const spaced = (text: string): string => text.replaceAll(/[ \t\r\n]+/g, ' ');
const unescaped = (text: string): string =>
  text
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

describe('the page of screening rules', () => {
  for (const locale of LOCALES) {
    test(`lists every rule in ${locale}`, async () => {
      const page = await chief.get(`/${locale}/editor/screening`);
      assert.equal(page.status, 200);
      const text = unescaped(textOf(page));
      assert.ok(text.includes(screeningMessages(locale).page.title));
      for (const { id } of RULES) assert.ok(text.includes(spaced(ruleName(locale, id))), id);
    });
  }
  test('is for admins alone, to read and to change', async () => {
    assert.equal((await desk.get('/en/editor/screening')).status, 403);
    assert.equal((await desk.send('/en/editor/screening', { 'mode-pills': 'off' })).status, 403);
    assert.equal((await w.visitor.get('/en/editor/screening')).status, 303);
    assert.ok(!(await desk.get('/en/editor/queue')).text.includes('/en/editor/screening'));
    assert.ok((await chief.get('/en/editor/queue')).text.includes('/en/editor/screening'));
    assert.equal((await readModes(w.db.read))['pills'], undefined);
  });
  test('sets modes by one form, shows them, and refuses what there is not', async () => {
    const done = await chief.follow(
      await chief.send('/en/editor/screening', { 'mode-pills': 'advisory', 'mode-shouting': 'off' }),
    );
    assert.ok(textOf(done).includes('The modes have been saved.'));
    assert.match(done.text, /id="pills"[\s\S]*?<option value="advisory"\s+selected>/);
    const { pills, shouting } = await readModes(w.db.read);
    assert.deepEqual({ pills, shouting }, { pills: 'advisory', shouting: 'off' });
    const refused = await chief.send('/en/editor/screening', { 'mode-pills': 'loud', 'mode-shouting': 'advisory' });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('href="#field-mode-pills"'));
    assert.match(refused.text, /<tr\s+id="pills"[\s\S]*?id="field-mode-pills-error"[\s\S]*?<\/tr>/, 'at its row');
    assert.equal((await readModes(w.db.read))['shouting'], 'off', 'all or none');
  });
  test('leaves alone what somebody else has changed since the page was opened', async () => {
    const seen = 'pills=enforced shouting=advisory';
    await chief.send('/en/editor/screening', { seen, 'mode-pills': 'enforced', 'mode-shouting': 'enforced' });
    const { pills, shouting } = await readModes(w.db.read);
    assert.deepEqual({ pills, shouting }, { pills: 'advisory', shouting: 'enforced' });
  });
  test('shows the figures of a rule', async () => {
    const { id } = (await maker.post('/api/v1/submissions', submission({ contact_email: 'someone@mailinator.com' })))
      .json.data;
    await desk.send(`/en/editor/submissions/${id}/reject`, { reason: 'spam' });
    const row =
      /<tr\s+id="disposable_mail"[^>]*>[\s\S]*?<\/tr>/.exec((await chief.get('/en/editor/screening')).text)?.[0] ?? '';
    const cells = [...row.matchAll(/<td[^>]*>([\s\S]*?)<\/td>/g)].map((cell) => (cell[1] ?? '').trim()).slice(1);
    assert.deepEqual(cells, ['1', '0', '1', '0', '100%']);
  });
});

test('an editor reads the findings as sentences of the own language', async () => {
  await publish(w.db, [{ name: 'Copper & Finch', url: 'https://copperfinch.example.com/' }]);
  const sent = await maker.post(
    '/api/v1/submissions',
    submission({ name: 'Copper & Finch', url: 'https://other-finch.example.net/' }),
  );
  const { id } = sent.json.data;
  const row = await w.db.read
    .selectFrom('submissions')
    .select('findings')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const findings = JSON.parse(row.findings) as Parameters<typeof evidenceSentence>[1][];
  assert.ok(
    findings.some((finding) => finding.rule === 'same_name'),
    row.findings,
  );
  for (const locale of LOCALES) {
    const text = unescaped(textOf(await desk.get(`/${locale}/editor/submissions/${id}`)));
    for (const finding of findings) {
      assert.ok(text.includes(ruleName(locale, finding.rule)), finding.rule);
      assert.ok(text.includes(spaced(evidenceSentence(locale, finding))), evidenceSentence(locale, finding));
    }
  }
});

describe('an editor reads what a flagged entry says of AI, and what speaks against it', () => {
  const read: readonly (readonly [says: string, name: string, tagline: string, evidence: Record<string, string>])[] = [
    [
      'AI plainly',
      'Next gen AI villas',
      'Apartments and villas for sale with payment plans, swimming pool and garden',
      {
        en: 'It says “gen AI”, but the rest does not read like an AI tool. Words suggesting it isn’t AI: villas, Apartments',
        de: 'Der Eintrag nennt „gen AI“, liest sich sonst aber nicht wie ein KI-Tool.',
      },
    ],
    [
      'one ambiguous word',
      'Cursor Cottage',
      'Bed and breakfast by the lake with sauna and boat rental',
      {
        en: 'The only word that may refer to AI is “Cursor”. Words suggesting it isn’t AI: Cottage, breakfast',
        pl: 'Tylko „Cursor” może odnosić się do AI.',
      },
    ],
    [
      'that it does without AI',
      'Plainledger',
      'Bookkeeping for bakeries, without any AI',
      {
        en: 'The text rules AI out: “without any AI”. Words suggesting it isn’t AI: Bookkeeping, bakeries.',
        es: 'El texto descarta la IA: «without any AI».',
      },
    ],
    [
      'that it does without AI, by a contraction as it was typed',
      'Nordheft',
      'A notebook for writers. We won’t use AI in it.',
      {
        en: 'The text rules AI out: “\u2068won’t use AI\u2069”.',
        es: 'El texto descarta la IA: «\u2068won’t use AI\u2069».',
      },
    ],
    [
      'nothing of AI',
      'Quill Deck',
      'Framework for presentations in HTML',
      {
        en: 'Little or nothing in the name, tagline and description suggests AI. Words suggesting it isn’t AI: HTML.',
        fr: 'Presque rien dans le nom, l’accroche et la description n’évoque l’IA.',
      },
    ],
  ];
  for (const [says, name, tagline, evidence] of read) {
    test(`of a text that says ${says}`, async () => {
      // A refusal that the maker had an editor review is read like a flag.
      const sent = await maker.post(
        '/api/v1/submissions',
        submission({ name, tagline, description: undefined, review: true }),
      );
      assert.equal(sent.status, 201, sent.text);
      for (const [locale, sentence] of Object.entries(evidence)) {
        const text = unescaped(textOf(await desk.get(`/${locale}/editor/submissions/${sent.json.data.id}`)));
        assert.ok(text.includes(spaced(sentence)), text);
      }
    });
  }
});
