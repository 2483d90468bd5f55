import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { temporaryFolder } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { serveBakery } from '../../tests/support/instances/served-site.ts';

/** Text times a number, which cannot be evaluated: a check would refuse it. */
const faultyBake: Document = {
  kind: 'operation',
  id: 'bake',
  schemaVersion: 1,
  service: 'oven',
  method: 'POST',
  path: '/loaves',
  input: { name: { type: 'string' } },
  request: { name: { '*': [{ var: 'input.name' }, 2] } },
};

it('A publication is counted with its lag, and the faults of a rule that came with it', async () => {
  const url = `sqlite:${join(temporaryFolder(), 'store.db')}`;
  const { site, order, baked, readMetrics } = await serveBakery({
    DATABASE_URL: url,
    WAYMARK_METRICS_PORT: '0',
    LOG_LEVEL: 'silent',
  });
  const before = await readMetrics();
  expect(before).toContain('waymark_publish_lag_seconds_count 0');
  expect(before).not.toMatch(/^waymark_rule_faults_total\{/m);

  const author = await openTestStore(url, { now: () => new Date() });
  const changed = [JSON.stringify(faultyBake)];
  const published = await author.publish({ changed, author: 'ann', message: 'Bake' });
  expect(published).toMatchObject({ outcome: 'published' });
  const operation = () => site.release().documents.get('bake');
  await expect.poll(operation).toMatchObject({ request: faultyBake.request });
  await expect.poll(readMetrics).toContain('waymark_publish_lag_seconds_count 1');

  expect(await (await order('Aroha')).json()).toMatchObject({ outcome: 'failed' });
  expect(baked).toEqual([]);
  expect(await readMetrics()).toMatch(/^waymark_rule_faults_total\{code="[a-z-]+"\} 1$/m);
});
