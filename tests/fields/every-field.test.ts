/** Every field of the table on its way through the whole program: submitted, edited, approved, read, exported, imported. */
import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { importCategories } from '#catalog/tools/categories/categories.ts';
import { exportTools } from '#catalog/transfer/exports.ts';
import { importTools } from '#catalog/transfer/imports.ts';
import type { Database } from '#database/database.ts';
import { FIELDS, FIELD_KEYS, FIELD_NAMES, fieldOf, namesWhere, type FieldKey } from '#fields/fields.ts';
import { CATEGORIES, submission } from '../support/factories.ts';
import { signedIn, submissionFields, textOf, type Browser } from '../web/browser.ts';
import { migratedDatabase } from '../support/databases.ts';
import type { Person } from '../support/world.ts';
import { sharedCheckedWorld } from '../api/conformance.ts';

type Body = Record<string, unknown>;

/** All fields with their first examples, under an address and a name of their own; `second` has its other one. */
function bodyWith(index: number, second?: FieldKey): Body {
  const body: Body = Object.fromEntries(FIELD_KEYS.map((key) => [FIELDS[key].name, FIELDS[key].examples[0]]));
  const { url, name, tagline } = submission();
  Object.assign(body, { url, name, tagline: `${String(tagline)} Field ${index}.` });
  if (second !== undefined) body[FIELDS[second].name] = FIELDS[second].examples[1];
  return body;
}

/** A value as reads show it: categories come with their names there. */
function readValue(value: unknown): unknown {
  if (!Array.isArray(value)) return value;
  return value.map((item: unknown) => (typeof item === 'object' ? (item as { id: string }).id : item));
}

async function exported(db: Database, slug: string): Promise<Body> {
  for await (const { text } of exportTools(db)) {
    for (const line of text.trim().split('\n')) {
      const row = JSON.parse(line) as Body;
      if (row['slug'] === slug) return row;
    }
  }
  throw new Error(`the export has no ${slug}`);
}

describe('every field of the table', () => {
  const w = sharedCheckedWorld();
  let maker: Person;
  let editor: Browser;
  let folder: string;
  before(async () => {
    maker = await w.person();
    const { account } = await w.person('editor');
    editor = await signedIn(w, account.email);
    folder = await mkdtemp(join(tmpdir(), 'toolshelf-fields-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  /** A database that has what `rows` say; gives what a second import of `again` changes. */
  async function changedBy(rows: Body, again: Body): Promise<{ unchanged: number; changed: number; row: Body }> {
    const other = await migratedDatabase();
    try {
      await importCategories(other.db, CATEGORIES);
      const file = join(folder, 'rows.jsonl');
      const options = { published: true, strict: false } as const;
      await writeFile(file, `${JSON.stringify(rows)}\n`);
      const first = await importTools(other.db, file, options);
      assert.equal(first.created, 1, JSON.stringify(first));
      await writeFile(file, `${JSON.stringify(again)}\n`);
      const { unchanged, changed } = await importTools(other.db, file, options);
      return { unchanged, changed, row: await exported(other.db, String(rows['slug'])) };
    } finally {
      await other.db.close();
      await other.remove();
    }
  }

  for (const [index, key] of FIELD_KEYS.entries()) {
    const field = fieldOf(key);
    test(`${field.name} is submitted, edited, approved, read, exported and imported`, async () => {
      const body = bodyWith(index);
      const reply = await maker.post('/api/v1/submissions', body);
      assert.equal(reply.status, 201, reply.text);
      const { id } = reply.json.data;

      // Edited by an editor: the other value is in the form, in the history and in the owner's export.
      const edited: Body = { ...body, [field.name]: field.examples[1] };
      const path = `/en/editor/submissions/${id}/edit`;
      const form = await editor.get(path);
      const mark = /name="mark" value="([^"]+)"/.exec(form.text)?.[1] ?? '';
      assert.match(form.text, new RegExp(`name="${field.name}"`));
      const saved = await editor.send(path, { ...submissionFields(edited), mark });
      assert.equal(saved.status, 303, textOf(saved));
      const stored = await w.db.read
        .selectFrom('submissions')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      assert.notEqual(stored.url_key, '');
      const history = await w.db.read.selectFrom('history').select('detail').where('subject_id', '=', id).execute();
      const changes = history.flatMap(({ detail }) => (detail === null ? [] : [JSON.parse(detail).changes as Body]));
      assert.deepEqual(
        changes.map((each) => Object.keys(each)),
        [[field.name]],
      );

      const approved = await editor.send(`/en/editor/submissions/${id}/approve`, {});
      assert.equal(approved.status, 303, textOf(approved));
      const status = await maker.get(`/api/v1/submissions/${id}`);
      const slug: string = status.json.data.tool.slug;

      const tool: Body = (await w.visitor.get(`/api/v1/tools/${slug}`)).json.data;
      const summary: Body = (await w.visitor.get('/api/v1/tools?per_page=50')).json.data.find(
        (each: Body) => each['slug'] === slug,
      );
      for (const other of FIELD_KEYS) {
        const { name, audience, summary: isListed } = fieldOf(other);
        if (audience === 'public') assert.deepEqual(readValue(tool[name]), edited[name], name);
        else assert.ok(!(name in tool), name);
        if (isListed) assert.deepEqual(readValue(summary[name]), edited[name], name);
        else assert.ok(!(name in summary), name);
      }

      const row = await exported(w.db, slug);
      for (const other of FIELD_KEYS) {
        const { name, audience } = fieldOf(other);
        assert.deepEqual(row[name], audience === 'public' ? edited[name] : undefined, name);
      }
      const same = await changedBy(row, row);
      assert.deepEqual(same.row, row, 'the round trip keeps every field');
      assert.equal(same.unchanged, 1);
      // One other value is a change of the tool, however little else differs.
      const differs = await changedBy(row, { ...row, [field.name]: field.examples[0] });
      assert.equal(differs.changed, 1);
    });
  }

  test('is in the export of the account that submitted it', async () => {
    const person = await w.person();
    const body = bodyWith(100);
    const reply = await person.post('/api/v1/submissions', body);
    assert.equal(reply.status, 201, reply.text);
    const own = await signedIn(w, person.account.email);
    const file = await own.get('/en/account/data');
    const [stored] = file.json.submissions;
    for (const name of FIELD_NAMES) assert.deepEqual(stored[name], body[name], name);
  });

  test('has a column in both tables, and in the view of published tools unless it is for editors', async () => {
    const columnsIn = async (table: 'submissions' | 'tools' | 'published_tools'): Promise<string[]> =>
      Object.keys(await w.db.read.selectFrom(table).selectAll().limit(1).executeTakeFirstOrThrow());
    for (const table of ['submissions', 'tools'] as const) {
      const columns = await columnsIn(table);
      assert.deepEqual(
        FIELD_NAMES.filter((name) => !columns.includes(name)),
        [],
        table,
      );
    }
    const visible = await columnsIn('published_tools');
    const all = await columnsIn('tools');
    assert.deepEqual(
      new Set(all.filter((name) => !visible.includes(name))),
      // When a link or the pictures of a site are looked at next, and its owner asked, is nobody's business; of what is published nothing has a former slug.
      new Set([
        ...namesWhere({ audience: 'editors' }),
        'link_due_at',
        'attended_at',
        'former_slug',
        'logo_due_at',
        'logo_answer',
        'logo_source',
      ]),
    );
  });
});
