/** Editors and what is their own: every verb of SELF_REVIEW, with other editors and without. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { listHistory } from '#catalog/audit/log.ts';
import { SELF_REVIEW, type EditorVerb } from '#catalog/audit/self-review.ts';
import { acceptClaim, refuseClaim, revokeClaim } from '#catalog/moderation/decisions/claims.ts';
import { markOf } from '#catalog/entries/changes.ts';
import {
  approveSubmission,
  rejectAsDuplicate,
  rejectSubmission,
  requestChanges,
} from '#catalog/moderation/decisions/submissions.ts';
import { removeShownPicture } from '#catalog/moderation/decisions/shown-pictures.ts';
import { acceptPicture, declinePicture } from '#catalog/moderation/decisions/pictures.ts';
import { judgeRecommendation } from '#catalog/moderation/judged-recommendations.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { recommend } from '#catalog/recommendations/edits.ts';
import { findOwn } from '#catalog/recommendations/recommendations.ts';
import { quarantineTool, removeTool, restoreTool } from '#catalog/moderation/quarantine.ts';
import { createList, moveList } from '#catalog/lists/edits.ts';
import { closeReports } from '#catalog/moderation/reports/close.ts';
import { reopenReport } from '#catalog/moderation/reports/reopen.ts';
import { chooseComparison } from '#catalog/moderation/chosen-comparisons.ts';
import { chooseList } from '#catalog/moderation/chosen-lists.ts';
import { judgeList } from '#catalog/moderation/reports/reported-lists.ts';
import { reportTool } from '#catalog/moderation/reports/reports.ts';
import { editTool } from '#catalog/moderation/tool-edits.ts';
import { snoozeSubmission } from '#catalog/moderation/handling.ts';
import { addNote } from '#catalog/moderation/notes.ts';
import { listHistoryOf } from '#catalog/audit/audit.ts';
import { undoDecision } from '#catalog/moderation/decisions/undo.ts';
import { UNDO_MS } from '#catalog/moderation/decisions/undo-window.ts';
import type { Account } from '#catalog/roles.ts';
import { editSubmission } from '#catalog/submissions/edits.ts';
import { acceptChange, declineChange } from '#catalog/moderation/decisions/changes.ts';
import { suggestChange } from '#catalog/submissions/suggest.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { lockForReview, releaseReviewLock } from '#catalog/submissions/review-locks.ts';
import { appealSubmission, submitTool } from '#catalog/submissions/submit.ts';
import { getDeskTool, removeTranslation, saveTranslation } from '#catalog/tools/edits.ts';
import { createCollection, editCollection, getCollection } from '#catalog/tools/collections/edits.ts';
import { editTask, getStoredTask } from '#catalog/tools/tasks/edits.ts';
import { createPlacement, editPlacement, endPlacement, getPlacement } from '#catalog/tools/placements/placements.ts';
import { requestTranslation } from '#catalog/tools/translation-requests.ts';
import { importTools } from '#catalog/transfer/imports.ts';
import { PAGES } from '#web/pages.ts';
import { assertEach } from '../support/assert-each.ts';
import { publish, submission } from '../support/factories.ts';
import { sharedCatalog } from './bare-catalog.ts';

const MESSAGE = 'It does use a language model, see the page about it.';
const BOOKING = { slot: 'home', startsAt: '2026-01-01', endsAt: '2099-01-01', label: 'Spring' };
const VERBS = Object.keys(SELF_REVIEW) as EditorVerb[];

describe('what is an editor’s own', () => {
  const catalog = sharedCatalog();
  let admin: Account;
  let otherAdmin: Account;
  let editor: Account;
  let maker: Account;
  before(async () => {
    [admin, otherAdmin] = [await catalog.account('admin'), await catalog.account('admin')];
    [editor, maker] = [await catalog.account('editor'), await catalog.account()];
  });

  const submit = async (by: Account, changes = {}): Promise<string> =>
    (await submitTool(catalog.db, by, submission(changes), { perHour: 10_000 })).submission.id;
  const tool = async (by: Account): Promise<string> => (await publish(catalog.db, [{ accountId: by.id }]))[0] ?? '';
  const idOf = async (slug: string): Promise<string> => (await getDeskTool(catalog.db, slug)).id;

  async function reportIds(slug: string): Promise<string[]> {
    const own = catalog.db.read
      .selectFrom('reports')
      .select('id')
      .where('tool_id', '=', await idOf(slug));
    return (await own.execute()).map(({ id }) => id);
  }

  async function setSuspended(accounts: readonly Account[], at: string | null): Promise<void> {
    const ids = accounts.map(({ id }) => id);
    await catalog.db.write((trx) =>
      trx.updateTable('accounts').set({ suspended_at: at }).where('id', 'in', ids).execute(),
    );
  }
  /** Does something while no other editor is active. */
  async function whileAlone<T>(act: () => Promise<T>, others: readonly Account[] = [otherAdmin, editor]): Promise<T> {
    await setSuspended(others, '2026-01-01T00:00:00.000Z');
    try {
      return await act();
    } finally {
      await setSuspended(others, null);
    }
  }

  interface Deed {
    /** The entry in whose history it stands. */
    subject: string;
    act(): Promise<unknown>;
  }
  const onSubmission = async (act: (id: string) => Promise<unknown>): Promise<Deed> => {
    const id = await submit(admin);
    return { subject: id, act: () => act(id) };
  };
  const onTool = async (
    act: (slug: string) => Promise<unknown>,
    ways: (slug: string) => Promise<unknown> = async () => {},
  ) => {
    const slug = await tool(admin);
    await ways(slug);
    return { subject: await idOf(slug), act: () => act(slug) };
  };
  const onChange = async (act: (id: string) => Promise<unknown>): Promise<Deed> => {
    const slug = await tool(admin);
    const body = { tagline: `An AI tool that has changed, ${slug}.` };
    const options = { perHour: 1_000, smallAtOnce: false };
    const { change } = await suggestChange(catalog.db, admin, slug, body, options);
    return { subject: change.id, act: () => act(change.id) };
  };
  const booked = async (act: (id: string) => Promise<unknown>): Promise<Deed> => {
    const id = await createPlacement(catalog.db, otherAdmin, { ...BOOKING, slug: await tool(admin) });
    return { subject: id, act: () => act(id) };
  };
  const onLogo = (act: (slug: string) => Promise<unknown>): Promise<Deed> =>
    onTool(act, async (slug) => {
      const offer = { kind: 'logo', hash: 'a'.repeat(64), source: 'fetched', offered_at: '2026-01-01T00:00:00.000Z' };
      const tool_id = await idOf(slug);
      await catalog.db.write((trx) =>
        trx
          .insertInto('picture_offers')
          .values({ ...offer, tool_id })
          .execute(),
      );
    });
  /** A claim in a state: of an own tool by somebody else, or one's own. */
  const onClaim = async (state: string, accountId: string, act: (id: string) => Promise<unknown>): Promise<Deed> => {
    const tool_id = await idOf(await tool(admin));
    const at = '2026-01-01T00:00:00.000Z';
    const id = crypto.randomUUID();
    const said = { id, tool_id, account_id: accountId, state, subject: 'example.com', method: 'dns', token: id };
    const times = { created_at: at, state_since: at, expires_at: null, due_at: null, checked_at: at };
    const rest = { answer: null, halves: 0, former_account_id: null, decided_by: null, note: null };
    await catalog.db.write((trx) =>
      trx
        .insertInto('claims')
        .values({ ...said, ...times, ...rest })
        .execute(),
    );
    return { subject: id, act: () => act(id) };
  };
  /** Each verb, made ready on what belongs to `admin`, who does it. */
  const deeds: Record<EditorVerb, () => Promise<Deed>> = {
    approve: () => onSubmission((id) => approveSubmission(catalog.db, admin, id)),
    reject: () => onSubmission((id) => rejectSubmission(catalog.db, admin, id, { reason: 'other' })),
    reject_as_duplicate: async () => {
      const [id, of] = [await submit(maker), await tool(admin)];
      return { subject: id, act: () => rejectAsDuplicate(catalog.db, admin, id, { of }) };
    },
    request_changes: () => onSubmission((id) => requestChanges(catalog.db, admin, id, { note: 'More.' })),
    undo: async () => {
      const id = await submit(admin);
      await whileAlone(() => approveSubmission(catalog.db, admin, id, { undoMs: UNDO_MS }));
      return { subject: id, act: () => undoDecision(catalog.db, admin, id) };
    },
    edit_submission: () =>
      onSubmission(async (id) =>
        editSubmission(catalog.db, admin, id, {
          body: submission(),
          mark: markOf(await getSubmission(catalog.db, id)),
        }),
      ),
    lock_submission: () => onSubmission((id) => lockForReview(catalog.db, admin, id)),
    unlock_submission: () => onSubmission((id) => releaseReviewLock(catalog.db, admin, id)),
    handle_submission: () => onSubmission((id) => snoozeSubmission(catalog.db, admin, id, '7')),
    note: () =>
      onSubmission((id) =>
        addNote(catalog.db, admin, { kind: 'submission', id, name: 'Own', link: { route: 'review', id } }, 'Mine.'),
      ),
    accept_picture: () =>
      onLogo((slug) => acceptPicture(catalog.db, admin, slug, { kind: 'logo', hash: 'a'.repeat(64) })),
    decline_picture: () =>
      onLogo((slug) => declinePicture(catalog.db, admin, slug, { kind: 'logo', hash: 'a'.repeat(64) })),
    remove_picture: () =>
      onTool(async (slug) => {
        await catalog.db.write((trx) =>
          trx
            .updateTable('tools')
            .set({ logo_hash: 'a'.repeat(64) })
            .where('slug', '=', slug)
            .execute(),
        );
        await removeShownPicture(catalog.db, admin, slug, { kind: 'logo', hash: 'a'.repeat(64) });
      }),
    grant_claim: () => onClaim('awaiting_moderation', maker.id, (id) => acceptClaim(catalog.db, admin, id)),
    refuse_claim: () => onClaim('awaiting_moderation', admin.id, (id) => refuseClaim(catalog.db, admin, id, 'No.')),
    revoke_claim: () => onClaim('verified', admin.id, (id) => revokeClaim(catalog.db, admin, id, 'No.')),
    edit_tool: () =>
      onTool(async (slug) =>
        editTool(catalog.db, admin, slug, {
          body: submission(),
          mark: (await getDeskTool(catalog.db, slug)).mark,
        }),
      ),
    translate: () =>
      onTool((slug) =>
        saveTranslation(catalog.db, admin, slug, { locale: 'de', tagline: 'Ein Werkzeug mit KI.', description: '' }),
      ),
    remove_translation: () =>
      onTool(
        (slug) => removeTranslation(catalog.db, admin, slug, 'de'),
        (slug) =>
          saveTranslation(catalog.db, editor, slug, { locale: 'de', tagline: 'Ein Werkzeug mit KI.', description: '' }),
      ),
    request_translation: () => onTool((slug) => requestTranslation(catalog.db, admin, slug, 'de')),
    quarantine: () => onTool((slug) => quarantineTool(catalog.db, admin, slug, { reason: 'other' })),
    restore: () =>
      onTool(
        (slug) => restoreTool(catalog.db, admin, slug),
        (slug) => quarantineTool(catalog.db, editor, slug, { reason: 'other' }),
      ),
    remove: () =>
      onTool(
        (slug) => removeTool(catalog.db, admin, slug, { reason: 'other' }),
        (slug) => quarantineTool(catalog.db, editor, slug, { reason: 'other' }),
      ),
    accept_change: () => onChange((id) => acceptChange(catalog.db, admin, id)),
    decline_change: () => onChange((id) => declineChange(catalog.db, admin, id, { reason: 'other' })),
    merge: async () => {
      const [from, into] = [await tool(maker), await tool(admin)];
      return { subject: await idOf(from), act: () => mergeTools(catalog.db, admin, { from, into }) };
    },
    close_reports: () =>
      onTool(
        async (slug) => closeReports(catalog.db, admin, slug, { ids: await reportIds(slug), outcome: 'nothing_wrong' }),
        (slug) => reportTool(catalog.db, { slug, kind: 'misleading', message: '', locale: 'en' }),
      ),
    judge_list: async () => {
      const id = await createList(catalog.db, admin, { title: 'Own tools', intro: '', locale: 'en' });
      await moveList(catalog.db, admin, id, 'publish', { verificationRequired: false });
      return { subject: id, act: () => judgeList(catalog.db, admin, id, { act: 'hide' }) };
    },
    judge_recommendation: async () => {
      const slug = await tool(admin);
      const said = { task: 'any', text: 'It hears every word', toKnow: 'An hour a day is free', locale: 'en' } as const;
      await recommend(catalog.db, maker, slug, said, { hasTask: () => true });
      const { id = '' } = (await findOwn(catalog.db.read, maker.id, await idOf(slug))) ?? {};
      return { subject: id, act: () => judgeRecommendation(catalog.db, admin, id, { act: 'hide', note: 'No' }) };
    },
    choose_comparison: async () => {
      const [slug, other] = [await tool(maker), await tool(admin)];
      const act = () => chooseComparison(catalog.db, admin, slug, { other, isChosen: true });
      return { subject: await idOf(other), act };
    },
    choose_list: async () => {
      const id = await createList(catalog.db, admin, { title: 'Own choice', intro: '', locale: 'en' });
      await moveList(catalog.db, admin, id, 'publish', { verificationRequired: false });
      return { subject: id, act: () => chooseList(catalog.db, admin, id, true) };
    },
    reopen_reports: () =>
      onTool(
        async (slug) => reopenReport(catalog.db, admin, slug, (await reportIds(slug))[0] ?? ''),
        async (slug) => {
          await reportTool(catalog.db, { slug, kind: 'misleading', message: '', locale: 'en' });
          await closeReports(catalog.db, editor, slug, { ids: await reportIds(slug), outcome: 'unclear' });
        },
      ),
    collect: async () => {
      const slug = await tool(admin);
      const texts = { en: { title: 'Own tools', intro: '' } };
      const id = `own-${slug}`;
      const days = { startsOn: '2026-01-01', endsOn: '' };
      await createCollection(catalog.db, editor, { id, texts, ...days });
      return {
        subject: id,
        act: async () => {
          const { mark } = await getCollection(catalog.db.read, id);
          return editCollection(catalog.db, admin, id, { texts, ...days, tools: [slug], mark });
        },
      };
    },
    state_task: async () => {
      const slug = await tool(admin);
      return {
        subject: 'make-logos',
        act: async () => {
          const stored = await getStoredTask(catalog.db.read, 'make-logos');
          return editTask(catalog.db, admin, 'make-logos', { ...stored, does: [...stored.does, slug] });
        },
      };
    },
    create_placement: async () => {
      const slug = await tool(admin);
      const deed = {
        subject: '',
        act: async () => (deed.subject = await createPlacement(catalog.db, admin, { ...BOOKING, slug })),
      };
      return deed;
    },
    edit_placement: () =>
      booked(async (id) => {
        const { mark } = await getPlacement(catalog.db, id);
        return editPlacement(catalog.db, admin, id, { ...BOOKING, label: 'Summer', mark });
      }),
    end_placement: () => booked((id) => endPlacement(catalog.db, admin, id)),
    import: () =>
      onTool(async (slug) => {
        const folder = await mkdtemp(join(tmpdir(), 'toolshelf-own-'));
        try {
          const file = join(folder, 'rows.jsonl');
          const { url } = await getDeskTool(catalog.db, slug);
          await writeFile(file, `${JSON.stringify({ ...submission({ url }), slug })}\n`);
          const { changed } = await importTools(catalog.db, file, { published: true, actor: admin });
          assert.equal(changed, 1);
        } finally {
          await rm(folder, { recursive: true });
        }
      }),
  };
  /** With what editors keep among themselves. */
  const listWholeHistory = async (subject: string) =>
    (await listHistoryOf(catalog.db, otherAdmin, subject, 100)).toReversed();
  const countHistory = async (subject: string): Promise<number> => (await listWholeHistory(subject)).length;

  const allowed = VERBS.filter((verb) => SELF_REVIEW[verb] === 'allowed');
  const refused = VERBS.filter((verb) => SELF_REVIEW[verb] !== 'allowed');
  test('what is allowed goes through', () => assertEach(allowed, String, async (verb) => (await deeds[verb]()).act()));

  test('every other verb is refused, also to an admin, and changes nothing', () =>
    assertEach(refused, String, async (verb) => {
      const deed = await deeds[verb]();
      const earlier = await countHistory(deed.subject);
      await assert.rejects(deed.act(), { code: 'own_submission' });
      assert.equal(await countHistory(deed.subject), earlier);
    }));

  test('every other verb is an admin’s where nobody else could, and the history says so', () =>
    assertEach(refused, String, async (verb) => {
      const deed = await deeds[verb]();
      const earlier = deed.subject === '' ? 0 : await countHistory(deed.subject);
      await whileAlone(() => deed.act());
      const added = (await listWholeHistory(deed.subject)).slice(earlier);
      // A lock is no change of the entry.
      if (verb === 'lock_submission') return;
      assert.ok(added.length > 0);
      for (const { detail } of added) assert.equal(detail?.['self_review'], 'own_submission');
    }));

  test('merging one’s own tool away is refused as merging into it is', async () => {
    const [from, into] = [await tool(editor), await tool(maker)];
    await assert.rejects(mergeTools(catalog.db, editor, { from, into }), { code: 'own_submission' });
  });

  test('an own submission cannot be called a duplicate of somebody else’s tool', async () => {
    const [id, of] = [await submit(editor), await tool(maker)];
    await assert.rejects(rejectAsDuplicate(catalog.db, editor, id, { of }), { code: 'own_submission' });
  });

  test('an editor who is no admin never acts on what is their own, alone or not', async () => {
    const id = await submit(editor);
    await whileAlone(
      () => assert.rejects(approveSubmission(catalog.db, editor, id), { code: 'own_submission' }),
      [admin, otherAdmin],
    );
  });

  test('an admin whose role was taken since they signed in is none', async () => {
    const demoted = await catalog.account('admin');
    const id = await submit(demoted);
    await catalog.db.write((trx) =>
      trx.updateTable('accounts').set({ role: 'editor' }).where('id', '=', demoted.id).execute(),
    );
    await whileAlone(
      () => assert.rejects(approveSubmission(catalog.db, demoted, id), { code: 'own_submission' }),
      [admin, otherAdmin, editor],
    );
    await setSuspended([demoted], '2026-01-01T00:00:00.000Z');
  });

  test('an only admin decides on the appeal against their own rejection, and the history says so', async () => {
    const id = await submit(maker);
    await rejectSubmission(catalog.db, admin, id, { reason: 'other' });
    await appealSubmission(catalog.db, maker, id, MESSAGE);
    await assert.rejects(approveSubmission(catalog.db, admin, id), { code: 'own_decision' });
    await whileAlone(() => approveSubmission(catalog.db, admin, id));
    const last = (await listHistory(catalog.db, id)).at(-1);
    assert.deepEqual([last?.action, last?.detail?.['self_review']], ['approve', 'own_decision']);
  });

  test('who made the entry does not count as another one who could decide', async () => {
    const id = await submit(editor);
    await rejectSubmission(catalog.db, admin, id, { reason: 'other' });
    await appealSubmission(catalog.db, editor, id, MESSAGE);
    await whileAlone(() => approveSubmission(catalog.db, admin, id), [otherAdmin]);
  });

  test('who rejected it does not count as another one who could decide on the appeal', async () => {
    const id = await submit(admin);
    await rejectSubmission(catalog.db, editor, id, { reason: 'other' });
    await appealSubmission(catalog.db, admin, id, MESSAGE);
    await assert.rejects(approveSubmission(catalog.db, admin, id), { code: 'own_submission' });
    await whileAlone(() => approveSubmission(catalog.db, admin, id), [otherAdmin]);
  });

  test('a decision on somebody else’s entry says nothing of it', async () => {
    const id = await submit(maker);
    await whileAlone(() => approveSubmission(catalog.db, admin, id));
    assert.equal((await listHistory(catalog.db, id)).at(-1)?.detail, null);
  });
});

/** The verbs behind each form of the desk; null where it is about no entry that anybody owns. */
const FORMS: Record<string, readonly EditorVerb[] | null> = {
  '/editor/claims/:id/accept': ['grant_claim'],
  '/editor/claims/:id/refuse': ['refuse_claim'],
  '/editor/submissions/:id/approve': ['approve'],
  '/editor/submissions/:id/reject': ['reject'],
  '/editor/submissions/:id/request-changes': ['request_changes'],
  '/editor/submissions/:id/duplicate': ['reject_as_duplicate'],
  '/editor/submissions/:id/undo': ['undo'],
  '/editor/submissions/:id/claim': ['lock_submission'],
  '/editor/submissions/:id/edit': ['edit_submission'],
  '/editor/submissions/:id/handling': ['handle_submission'],
  '/editor/submissions/:id/notes': ['note'],
  '/editor/tools/:slug/notes': ['note'],
  '/editor/replies': null,
  '/editor/submissions/:id/reject-all': ['reject'],
  '/admin/blocks': null,
  '/admin/blocks/:id/remove': null,
  '/editor/replies/:id': null,
  '/editor/decisions': ['approve', 'reject', 'request_changes'],
  '/editor/decisions/undo': ['undo'],
  '/editor/reports/:slug/close': ['close_reports'],
  '/editor/reports/:slug/reopen': ['reopen_reports'],
  '/editor/tools/:slug': ['edit_tool'],
  '/editor/tools/:slug/quarantine': ['quarantine'],
  '/editor/tools/:slug/restore': ['restore'],
  '/editor/tools/:slug/remove': ['remove'],
  '/editor/tools/:slug/logo/accept': ['accept_picture'],
  '/editor/tools/:slug/logo/decline': ['decline_picture'],
  '/editor/tools/:slug/picture': ['remove_picture'],
  '/editor/tools/:slug/merge': ['merge'],
  '/editor/tools/:slug/comparisons': ['choose_comparison'],
  '/editor/translations/:slug': ['translate', 'remove_translation', 'request_translation'],
  '/editor/changes/:id/accept': ['accept_change'],
  '/editor/changes/:id/decline': ['decline_change'],
  '/editor/changes/:id/undo': ['undo'],
  '/editor/categories/:id': null,
  '/editor/collections': null,
  '/editor/collections/:id': ['collect'],
  '/editor/collections/:id/remove': null,
  '/editor/digest': null,
  '/editor/lists/:id': ['judge_list', 'choose_list'],
  '/editor/recommendations/:id': ['judge_recommendation'],
  '/editor/jobs/:id': null,
  '/editor/tasks/:id': ['state_task'],
  '/editor/screening': null,
  '/admin/categories': null,
  '/admin/invitations': null,
  '/admin/invitations/:id/withdraw': null,
  '/admin/mail/test': null,
  '/admin/overview/checklist/hide': null,
  '/admin/overview/checklist/show': null,
  '/admin/overview/release/hide': null,
  '/admin/pages': null,
  '/admin/pages/:slug': null,
  '/admin/site': null,
  '/admin/site/demo': null,
  '/admin/site/logo': null,
  '/admin/placements': ['create_placement'],
  '/admin/placements/:id': ['edit_placement'],
  '/admin/placements/:id/end': ['end_placement'],
};

describe('the table of verbs', () => {
  test('has every form of the desk', () => {
    const forms = PAGES.filter(({ method, who }) => method === 'POST' && (who === 'editor' || who === 'admin'))
      .map(({ path }) => path.replace('/:locale', ''))
      // One's own account is refused by rules of its own.
      .filter((path) => !path.startsWith('/admin/accounts/'));
    assert.deepEqual(forms.toSorted(), Object.keys(FORMS).toSorted());
    const named = new Set(Object.values(FORMS).flatMap((verbs) => verbs ?? []));
    assert.deepEqual(
      VERBS.filter((verb) => !named.has(verb)),
      ['unlock_submission', 'revoke_claim', 'import'],
    );
  });
});
