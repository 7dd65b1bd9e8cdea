/** The figures at /metrics by Prometheus' own rules, and the dashboard and alerts that are made of them. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { before, describe, test } from 'node:test';
import { ENGINE, world } from '../../support/world.ts';

const deploy = join(import.meta.dirname, '..', '..', '..', 'deploy');
const isInstalled = spawnSync('promtool', ['--version']).error === undefined;
const skip = isInstalled ? false : 'skipped: promtool is not installed';
/** There only with BACKUP_DIR, and with DATABASE_READ_URL. */
const BY_SETTING = ['toolshelf_backup_age_seconds', 'toolshelf_replica_lag_seconds'];
const REDIS = 'redis://127.0.0.1:1';

describe('the figures', () => {
  let text: string;
  before(async () => {
    // Nobody answers there: that is told, too.
    const w = await world({ REDIS_URL: REDIS });
    await w.visitor.get('/en');
    await w.visitor.get('/api/v1/tools');
    text = (await w.visitor.get('/metrics')).text;
  });

  test('have names and units by the rules of Prometheus', { skip }, () => {
    const { status, stdout, stderr } = spawnSync('promtool', ['check', 'metrics'], { input: text, encoding: 'utf8' });
    assert.deepEqual([status, stdout, stderr], [0, '', '']);
  });

  for (const file of ['grafana.json', 'alerts.yaml']) {
    test(`are named rightly in ${file}`, async () => {
      const used =
        (await readFile(join(deploy, file), 'utf8')).match(/\b(?:toolshelf|nodejs|process)_[a-z0-9_]+/g) ?? [];
      assert.ok(used.length > 0);
      const known = new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name));
      const missing = new Set(
        used.map((name) => name.replace(/_bucket$/, '')).filter((name) => !BY_SETTING.includes(name)),
      ).difference(known);
      const expected = [...missing].filter(
        (name) => ENGINE === 'postgres' || !/_database_(?:connections|waiting)/.test(name),
      );
      assert.deepEqual(expected, []);
    });
  }
});

test('Prometheus reads the alert rules', { skip }, () => {
  const { status, stderr } = spawnSync('promtool', ['check', 'rules', join(deploy, 'alerts.yaml')], {
    encoding: 'utf8',
  });
  assert.equal(status, 0, stderr);
});
