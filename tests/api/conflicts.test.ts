/** Every 409 about a submission says how it stands and what can be done instead; generated from the lifecycle. */
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { LIFECYCLE, SUBMISSION_STATES, actionsFor, type SubmissionState } from '#catalog/lifecycle.ts';
import { LOCALES } from '#catalog/locales.ts';
import {
  approveSubmission,
  expireSubmissions,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { conflictSentence } from '#locales/errors.ts';
import { submission } from '../support/factories.ts';
import { openBrowser, signedIn, textOf, type Browser } from '../web/browser.ts';
import { openWorld, type Person, type World } from '../support/world.ts';

const PATH = '/api/v1/submissions';
const MESSAGE = 'It does use a language model, see the page about it.';
const DAY = 86_400_000;

type OwnersAct = 'resubmit' | 'withdraw' | 'appeal';
const OWNERS_ACTS: readonly OwnersAct[] = ['resubmit', 'withdraw', 'appeal'];

/** What each sentence has to name, in English. */
const SAID: Record<SubmissionState, RegExp> = {
  awaiting_moderation: /is awaiting review\. Possible now: withdraw it\.$/,
  changes_requested: /requested changes.*\. Possible now: correct and resubmit it, withdraw it\.$/,
  published: /has been published\. Suggest a change to the published entry, or request its removal\.$/,
  rejected: /has been rejected\. Possible now: appeal against the rejection\.$/,
  withdrawn: /has been withdrawn\. The tool can be submitted again\.$/,
  expired: /has expired\. The tool can be submitted again\.$/,
};

describe('a conflict', () => {
  let w: World;
  let owner: Awaited<ReturnType<World['person']>>;
  let editor: Awaited<ReturnType<World['person']>>;
  let browser: Browser;
  before(async () => {
    w = await openWorld({ SUBMISSIONS_PER_HOUR: '1000' });
    owner = await w.person();
    editor = await w.person('editor');
    browser = await signedIn(w, owner.account.email);
  });
  after(() => w.close());

  const submit = async (): Promise<string> => (await owner.post(PATH, submission())).json.data.id;
  const ways: Record<SubmissionState, (id: string) => Promise<unknown>> = {
    awaiting_moderation: () => Promise.resolve(),
    changes_requested: (id) => requestChanges(w.db, editor.account, id, { note: 'More.' }),
    published: (id) => approveSubmission(w.db, editor.account, id),
    rejected: (id) => rejectSubmission(w.db, editor.account, id, { reason: 'other' }),
    withdrawn: (id) => owner.delete(`${PATH}/${id}`),
    async expired(id) {
      await requestChanges(w.db, editor.account, id, { note: 'More.' });
      const { now } = w.db;
      const later = { ...w.db, now: () => new Date(now().getTime() + 31 * DAY) };
      await expireSubmissions(later);
    },
  };
  async function submissionIn(state: SubmissionState): Promise<string> {
    const id = await submit();
    await ways[state](id);
    assert.equal((await owner.get(`${PATH}/${id}`)).json.data.status, state);
    return id;
  }
  const acts: Record<OwnersAct, (person: Person, id: string) => ReturnType<Person['get']>> = {
    resubmit: (person, id) => person.put(`${PATH}/${id}`, submission()),
    withdraw: (person, id) => person.delete(`${PATH}/${id}`),
    appeal: (person, id) => person.post(`${PATH}/${id}/appeal`, { message: MESSAGE }),
  };

  for (const state of SUBMISSION_STATES)
    for (const act of OWNERS_ACTS.filter((each) => !(each in LIFECYCLE[state])))
      test(`${state}: ${act} is told the state and what is possible instead`, async () => {
        const id = await submissionIn(state);
        const { status, json } = await acts[act](owner, id);
        assert.deepEqual([status, json.error.code, json.error.fields], [409, 'conflict', {}]);
        assert.match(json.error.message, SAID[state]);
        const { can_resubmit, can_withdraw, can_appeal } = (await owner.get(`${PATH}/${id}`)).json.data;
        assert.deepEqual(json.error.current, { status: state, can_resubmit, can_withdraw, can_appeal });
      });

  test('about a second appeal says that there is only one', async () => {
    const id = await submissionIn('rejected');
    await acts.appeal(owner, id);
    const second = await w.person('editor');
    await rejectSubmission(w.db, second.account, id, { reason: 'other' });
    const { status, json } = await acts.appeal(owner, id);
    assert.equal(status, 409);
    assert.match(json.error.message, /has been rejected\. It can be appealed only once\.$/);
    assert.equal(json.error.current.can_appeal, false);
  });

  test('on a page says the same in the language of the page', async () => {
    const id = await submissionIn('published');
    const possible = actionsFor('submission', { state: 'published', appealedAt: null }, 'owner');
    const sentences = LOCALES.map((locale) =>
      conflictSentence(locale, { of: 'submission', state: 'published', by: 'owner', possible }),
    );
    assert.equal(new Set(sentences).size, LOCALES.length);
    for (const [index, locale] of LOCALES.entries()) {
      const replies = [
        await browser.send(`/${locale}/submissions/${id}/withdraw`),
        await browser.get(`/${locale}/submissions/${id}/correct`),
      ];
      for (const reply of replies) {
        assert.equal(reply.status, 409);
        assert.ok(textOf(reply).includes(sentences[index] ?? '?'), locale);
      }
    }
  });

  test('is told to nobody who does not own the submission', async () => {
    const id = await submissionIn('published');
    for (const act of OWNERS_ACTS) assert.equal((await acts[act](editor, id)).status, 404);
    assert.equal((await openBrowser(w).send(`/en/submissions/${id}/withdraw`)).status, 403);
  });
});
