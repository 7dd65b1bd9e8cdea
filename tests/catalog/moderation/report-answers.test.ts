/** What comes of a report is told to whoever reported it, once, in neutral words; and a closed report can be opened again. */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { forgetReporters } from '#catalog/moderation/reports/answers.ts';
import { closeReports } from '#catalog/moderation/reports/close.ts';
import { mergeTools } from '#catalog/moderation/merge.ts';
import { reopenReport } from '#catalog/moderation/reports/reopen.ts';
import { WAITING_PER_ADDRESS, reportTool } from '#catalog/moderation/reports/reports.ts';
import { listHistory } from '#catalog/audit/log.ts';
import { REPORT_LIFECYCLE, REPORT_STATES, type ReportAction } from '#catalog/lifecycle.ts';
import { MAILS_TO_UNVERIFIED } from '#catalog/mail/outbox.ts';
import { deleteAccountOf } from '#catalog/privacy/deletion.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { publish } from '../../support/factories.ts';
import { openBrowser, readMails, signedIn, textOf } from '../../web/browser.ts';
import { world } from '../../support/world.ts';

const w = await world({ REPORTS_PER_HOUR: '1000', REPORT_ADDRESSES_PER_DAY: '12' });
const editor = (await w.person('editor')).account;
const desk = await signedIn(w, editor.email);
const visitor = openBrowser(w);
const DAY = 86_400_000;

let made = 0;
async function tool(): Promise<string> {
  made += 1;
  const [slug = ''] = await publish(w.db, [{ name: `Answered Heron ${made}` }]);
  await w.app.context.live.refresh();
  return slug;
}
const send = (slug: string, fields: Record<string, string>, by = visitor, locale = 'en') =>
  by.send(`/${locale}/tools/${slug}/report`, { kind: 'wrong_price', ...fields });
const reportsOf = (slug: string) =>
  w.db.read
    .selectFrom('reports')
    .innerJoin('tools', 'tools.id', 'reports.tool_id')
    .selectAll('reports')
    .where('tools.slug', '=', slug)
    .orderBy('reports.id')
    .execute();
async function close(slug: string, outcome = 'corrected'): Promise<void> {
  const open = (await reportsOf(slug)).filter(({ closed_at }) => closed_at === null);
  await closeReports(w.db, editor, slug, { ids: open.map(({ id }) => id), outcome, note: 'Between editors.' });
}
const mailsTo = async (address: string): Promise<string[]> =>
  (await readMails(w)).filter((mail) => mail.includes(`To: ${address}`) && /your report|Ihrer Meldung/.test(mail));

describe('a report with an address', () => {
  test('is answered once, in its language and our words, and the address is forgotten', async () => {
    const slug = await tool();
    const fields = { message: 'Buy my words', reply_to: ' Reader@Example.com ' };
    await send(slug, fields, visitor, 'de');
    await send(slug, fields, visitor, 'de');
    assert.deepEqual(await mailsTo('reader@example.com'), [], 'nothing is sent before an editor has decided');
    await close(slug);
    const [mail = '', ...more] = await mailsTo('reader@example.com');
    assert.deepEqual(more, [], 'two reports that are closed together have one answer');
    assert.ok(mail.includes('Der Eintrag ist berichtigt.') && mail.includes(`/de/tools/${slug}`));
    for (const said of ['Buy my words', 'Between editors', 'Answered Heron']) assert.ok(!mail.includes(said), said);
    assert.ok(MAILS_TO_UNVERIFIED.includes('report_answered'));
    assert.deepEqual(
      (await reportsOf(slug)).map(({ reply_to, reporter_id }) => [reply_to, reporter_id]),
      [
        [null, null],
        [null, null],
      ],
    );
  });
  test('is refused where it is no address, with what was typed', async () => {
    const slug = await tool();
    const refused = await send(slug, { reply_to: 'not an address', message: 'Typed already' });
    assert.equal(refused.status, 422);
    assert.ok(refused.text.includes('href="#field-reply_to"') && refused.text.includes('value="not an address"'));
    assert.deepEqual(await reportsOf(slug), []);
  });
  test('is stored without it once the address has three a day, and nobody is told', async () => {
    const slug = await tool();
    for (let index = 0; index < 4; index += 1) {
      const sent = await send(slug, { reply_to: 'often@example.com' });
      assert.ok(sent.headers.get('location')?.endsWith('?done=sent'));
      await close(slug);
    }
    assert.equal((await reportsOf(slug)).length, 4);
    assert.equal((await mailsTo('often@example.com')).length, 3);
  });
  test('is stored without it while three others wait for the same address', async () => {
    const slug = await tool();
    for (let index = 0; index <= WAITING_PER_ADDRESS; index += 1)
      await reportTool(w.db, { slug, kind: 'closed', message: '', locale: 'en' }, { replyTo: 'waits@example.com' });
    const kept = (await reportsOf(slug)).map(({ reply_to }) => reply_to);
    assert.deepEqual(kept, [...Array<string>(WAITING_PER_ADDRESS).fill('waits@example.com'), null]);
  });
  test('is stored without it, and says so, once a client has named too many', async () => {
    const slug = await tool();
    let last = '';
    for (let index = 0; index < 13; index += 1) {
      const page = await visitor.follow(await send(slug, { reply_to: `reader-${index}@example.net` }));
      last = textOf(page);
    }
    assert.ok(last.includes('You will not get an e-mail'));
    assert.equal((await reportsOf(slug)).at(-1)?.reply_to, null);
  });
});

describe('a report of an account', () => {
  test('is followed in the account, told by mail, exported, and no longer tied to it once it is deleted', async () => {
    const slug = await tool();
    const { account } = await w.person();
    const reader = await signedIn(w, account.email);
    await send(slug, { reply_to: 'stranger@example.com' }, reader);
    assert.ok(textOf(await reader.get('/en/account/reports')).includes('An editor will look into it'));
    await close(slug, 'nothing_wrong');
    assert.ok(textOf(await reader.get('/en/account/reports')).includes('was checked and stays as it is'));
    assert.ok(textOf(await reader.get('/en/account/reports?page=2')).includes('There is no such page'));
    assert.equal((await mailsTo(account.email)).length, 1);
    assert.deepEqual(await mailsTo('stranger@example.com'), [], 'who is signed in names no other address');
    const { reports } = (await exportAccount(w.db, account)) as { reports: { tool: string; outcome: string }[] };
    assert.deepEqual(
      reports.map((report) => [report.tool, report.outcome]),
      [[slug, 'nothing_wrong']],
    );
    await deleteAccountOf(w.db, account.email);
    assert.equal((await reportsOf(slug))[0]?.reporter_id, null);
  });
  test('is told by mail to nobody whose address is not verified, or who is suspended', async () => {
    for (const lacking of [{ email_verified_at: null }, { suspended_at: '2026-01-01T00:00:00.000Z' }]) {
      const slug = await tool();
      const { account } = await w.person();
      await send(slug, {}, await signedIn(w, account.email));
      await w.db.write((trx) => trx.updateTable('accounts').set(lacking).where('id', '=', account.id).execute());
      await close(slug, 'nothing_wrong');
      assert.deepEqual(await mailsTo(account.email), [], JSON.stringify(lacking));
    }
  });
  test('is shown as theirs to nobody else, editors included', async () => {
    const slug = await tool();
    const { account } = await w.person();
    await send(slug, {}, await signedIn(w, account.email));
    const list = await desk.get(`/en/editor/reports?tool=${slug}`);
    assert.ok(textOf(list).includes('Reply requested') && !list.text.includes(account.email));
    assert.ok(!textOf(await desk.get('/en/account/reports')).includes('Answered Heron'));
  });
});

describe('the lifecycle of a report', () => {
  const acts: Record<ReportAction, (slug: string, id: string) => Promise<unknown>> = {
    close: (slug, id) => closeReports(w.db, editor, slug, { ids: [id], outcome: 'unclear' }),
    reopen: (slug, id) => reopenReport(w.db, editor, slug, id),
  };
  for (const state of REPORT_STATES)
    for (const action of Object.keys(acts) as ReportAction[]) {
      const move = (REPORT_LIFECYCLE[state] as Partial<Record<ReportAction, { to: string }>>)[action];
      test(`${state}: ${action} ${move ? `leads to ${move.to} with one history row` : 'is refused and changes nothing'}`, async () => {
        const slug = await tool();
        await reportTool(w.db, { slug, kind: 'closed', message: '', locale: 'en' });
        const [{ id, tool_id } = { id: '', tool_id: '' }] = await reportsOf(slug);
        if (state === 'closed') await acts.close(slug, id);
        const history = (await listHistory(w.db, tool_id ?? '')).length;
        if (move === undefined) await assert.rejects(acts[action](slug, id), { code: 'conflict' });
        else await acts[action](slug, id);
        const [report] = await reportsOf(slug);
        assert.equal(report?.closed_at === null ? 'open' : 'closed', move?.to ?? state);
        const added = (await listHistory(w.db, tool_id ?? '')).slice(history);
        assert.deepEqual(
          added.map((row) => [row.action, row.actorId]),
          move ? [[`${action}_report`, editor.id]] : [],
        );
      });
    }
  test('is opened again from the list, keeps in the audit log what was said of it, and tells the account again', async () => {
    const slug = await tool();
    const { account } = await w.person();
    await send(slug, {}, await signedIn(w, account.email));
    await close(slug, 'not_serious');
    const [{ id } = { id: '' }] = await reportsOf(slug);
    const editorsOwn = await desk.send(`/en/editor/reports/${slug}/reopen?state=closed&tool=${slug}`, { id });
    assert.ok(textOf(await desk.follow(editorsOwn)).includes('Reopened.'));
    assert.equal((await reportsOf(slug))[0]?.outcome, null);
    const boss = await signedIn(w, (await w.person('admin')).account.email);
    const log = await boss.get('/en/admin/audit?action=reopen_report');
    assert.ok(textOf(log).includes('Report reopened') && log.text.includes('not_serious'));
    await close(slug, 'corrected');
    assert.equal((await mailsTo(account.email)).length, 2);
  });
  test('is an editor’s to move alone', async () => {
    const slug = await tool();
    await reportTool(w.db, { slug, kind: 'closed', message: '', locale: 'en' });
    await close(slug);
    const [{ id } = { id: '' }] = await reportsOf(slug);
    await assert.rejects(reopenReport(w.db, (await w.person()).account, slug, id), { code: 'forbidden' });
    await assert.rejects(reopenReport(w.db, editor, await tool(), id), { code: 'not_found' });
  });
});

test('reports of a merged tool are those of the tool that stays', async () => {
  const [from, into] = [await tool(), await tool()];
  await reportTool(w.db, { slug: from, kind: 'closed', message: '', locale: 'en' });
  await close(from);
  await reportTool(w.db, { slug: from, kind: 'other', message: 'Moved along', locale: 'en' });
  await mergeTools(w.db, editor, { from, into });
  assert.deepEqual(
    (await reportsOf(into)).map(({ kind }) => kind),
    ['closed', 'other'],
  );
  assert.ok(textOf(await desk.get(`/en/editor/reports?tool=${into}`)).includes('Moved along'));
});

test('an address is forgotten after 90 days without an answer', async () => {
  const slug = await tool();
  await reportTool(w.db, { slug, kind: 'closed', message: '', locale: 'en' }, { replyTo: 'late@example.com' });
  w.clock.advance(89 * DAY);
  await forgetReporters(w.db);
  assert.equal((await reportsOf(slug))[0]?.reply_to, 'late@example.com');
  w.clock.advance(2 * DAY);
  await forgetReporters(w.db);
  assert.equal((await reportsOf(slug))[0]?.reply_to, null);
});
