/** Floods from one client address: what counts, what is kept of the address, and for how long. */
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { deleteAccount } from '#catalog/privacy/deletion.ts';
import { exportAccount } from '#catalog/privacy/export.ts';
import { approveSubmission, rejectSubmission, requestChanges } from '#catalog/moderation/decisions/submissions.ts';
import type { Finding } from '#catalog/screening/screening.ts';
import { pruneAddresses } from '#catalog/screening/source-addresses.ts';
import { getSubmission } from '#catalog/submissions/records.ts';
import { exportTrainingRows } from '#catalog/transfer/training-rows.ts';
import { screenSubmission } from '#catalog/transfer/dry-run.ts';
import { evidenceSentence } from '#locales/screening.ts';
import { PASSWORD, submission } from '../../support/factories.ts';
import { signedIn, submissionFields } from '../../web/browser.ts';
import { world, type Person } from '../../support/world.ts';

const HOUR = 3_600_000;
const PATH = '/api/v1/submissions';
const w = await world({ TRUSTED_PROXIES: '127.0.0.1,::1', SUBMISSIONS_PER_HOUR: '10000' });
const editor = (await w.person('editor')).account;

/** Sends an entry as if from `address`; the id under which it is stored. */
async function sent(person: Person, address: string): Promise<string> {
  const { status, json, text } = await person.post(PATH, submission(), { 'x-forwarded-for': address });
  assert.equal(status, 201, text);
  return json.data.id;
}

async function send(count: number, address: string, ...people: Person[]): Promise<void> {
  for (let at = 0; at < count; at += 1) await sent(people[at % people.length] ?? w.visitor, address);
}

function floodIn(findings: readonly Finding[]): Finding | undefined {
  return findings.find((finding) => finding.rule === 'address_flood');
}

async function floodOf(id: string): Promise<Finding | undefined> {
  return floodIn((await getSubmission(w.db, id)).findings);
}

const rows = () => w.db.read.selectFrom('submission_addresses').selectAll().execute();

describe('many entries from one client address within the hour', () => {
  test('are flagged from the eleventh on, with their number and that of the accounts', async () => {
    const people = [await w.person(), await w.person(), await w.person()];
    await send(9, '198.51.100.1', ...people);
    assert.equal(await floodOf(await sent(await w.person(), '198.51.100.1')), undefined);
    const finding = await floodOf(await sent(await w.person(), '198.51.100.1'));
    assert.deepEqual(
      [finding?.action, finding?.verdict, finding?.evidence],
      ['flag', 'spam', { count: 11, accounts: 5 }],
    );
    assert.equal(
      evidenceSentence('en', finding as Finding),
      '11 entries from 5 accounts at one network address within an hour.',
    );
  });
  test('of one account alone are a flood by the account, not by the address', async () => {
    const one = await w.person();
    await send(12, '198.51.100.2', one);
    assert.equal(await floodOf(await sent(one, '198.51.100.2')), undefined);
  });
  test('name no subject of a row to train with: how many came says nothing of the text', async () => {
    const one = await w.person();
    await send(15, '198.51.100.3', one);
    const changes = { name: 'Two Alphabets', tagline: 'Paints рicturеs from a sentence with AI' };
    const { json } = await one.post(PATH, submission(changes), { 'x-forwarded-for': '198.51.100.3' });
    const rules = (await getSubmission(w.db, json.data.id)).findings.map(({ rule }) => rule);
    assert.ok(rules.indexOf('account_flood') < rules.indexOf('masked_words') && rules.includes('account_flood'));
    await rejectSubmission(w.db, editor, json.data.id, { reason: 'spam' });
    const lines: string[] = [];
    for await (const { text } of exportTrainingRows(w.db)) lines.push(...text.trim().split('\n'));
    const row = lines.map((line) => JSON.parse(line)).find(({ name }) => name === changes.name);
    assert.equal(row?.topic, 'masked_words');
  });
  test('count by the /64 of an IPv6 address, and not from elsewhere', async () => {
    const people = [await w.person(), await w.person()];
    for (let at = 0; at < 10; at += 1) await send(1, `2001:db8:1:2::${at + 1}`, people[at % 2] as Person);
    assert.ok(await floodOf(await sent(people[0] as Person, '2001:db8:1:2:ffff::9')));
    assert.equal(await floodOf(await sent(people[0] as Person, '2001:db8:1:3::1')), undefined);
  });
  test('give the same verdict on the form, by command and for a correction; asking for it stores nothing', async () => {
    const people = [await w.person(), await w.person()];
    await send(10, '198.51.100.3', ...people);
    const late = await w.person();
    const asked = await late.post(`${PATH}/validate`, submission(), { 'x-forwarded-for': '198.51.100.3' });
    assert.deepEqual([asked.status, asked.json.data.acceptable], [200, true]);
    assert.equal((await rows()).filter((row) => row.account_id === late.account.id).length, 0);
    const browser = await signedIn(w, late.account.email);
    const { description: _, ...fields } = submission();
    const headers = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '198.51.100.3' };
    const page = await browser.send('/en/submit', submissionFields(fields), headers);
    const id = /submissions\/([0-9a-f-]{36})/.exec(page.headers.get('location') ?? '')?.[1] ?? '';
    assert.ok(await floodOf(id), `status ${page.status}`);
    assert.ok(floodIn((await screenSubmission(w.db, id)).findings));
    await requestChanges(w.db, editor, id, { note: 'More, please.' });
    await late.put(`${PATH}/${id}`, submission(), { 'x-forwarded-for': '198.51.100.99' });
    assert.equal(await floodOf(id), undefined);
    await requestChanges(w.db, editor, id, { note: 'More, please.' });
    await late.put(`${PATH}/${id}`, submission(), { 'x-forwarded-for': '198.51.100.3' });
    assert.ok(await floodOf(id));
  });
  test('are forgotten after the hour, by the count and in the table', async () => {
    const people = [await w.person(), await w.person()];
    await send(10, '198.51.100.4', ...people);
    w.clock.advance(HOUR + 1_000);
    assert.equal(await floodOf(await sent(people[0] as Person, '198.51.100.4')), undefined);
    assert.ok((await rows()).length > 10);
    await pruneAddresses(w.db);
    assert.equal((await rows()).length, 1);
  });
});

describe('what is kept of an address', () => {
  test('is a keyed hash, from which the address cannot be tried out', async () => {
    const { account, ...person } = await w.person();
    const id = await sent({ account, ...person }, '203.0.113.77');
    const row = (await rows()).find((one) => one.submission_id === id);
    assert.match(row?.address_hash ?? '', /^[0-9a-f]{64}$/);
    assert.ok(!JSON.stringify(row).includes('203.0.113'));
    assert.notEqual(row?.address_hash, createHash('sha256').update('203.0.113.77').digest('hex'));
    const [exported] = (await exportAccount(w.db, account))['submissions'] as Record<string, unknown>[];
    const until = new Date(Date.parse(row?.submitted_at ?? '') + HOUR).toISOString();
    assert.equal(exported?.['client_address_kept_until'], until);
    assert.ok(!JSON.stringify(exported).includes(row?.address_hash ?? '?'));
  });
  test('never stands in an answer or in a finding', async () => {
    const person = await w.person();
    const id = await sent(person, '203.0.113.78');
    const row = (await rows()).find((one) => one.submission_id === id);
    await approveSubmission(w.db, editor, id);
    const { text } = await w.visitor.get(`${PATH}/${id}`);
    assert.ok(!text.includes(row?.address_hash ?? '?') && !text.includes('203.0.113'));
  });
  test('goes with the account', async () => {
    const person = await w.person();
    await send(2, '203.0.113.79', person);
    await deleteAccount(w.db, person.account, PASSWORD);
    assert.equal((await rows()).filter((row) => row.account_id === person.account.id).length, 0);
  });
});
