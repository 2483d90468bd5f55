import { expect, it, onTestFinished } from 'vitest';
import { createPostgresCluster } from '../../../tests/support/databases/postgres-cluster.ts';
import { serveBakery } from '../../../tests/support/instances/served-site.ts';

it('An instance is not ready while its database is away, is healthy and sends pages all the same, and is ready again after', async () => {
  const cluster = await createPostgresCluster();
  onTestFinished(() => cluster.remove());
  const { get } = await serveBakery({
    DATABASE_URL: `postgres://postgres@127.0.0.1:${cluster.port}/postgres`,
    LOG_LEVEL: 'silent',
  });
  const ready = async () => {
    const answer = await get('/api/health/ready');
    return [answer.status, await answer.json()];
  };
  expect(await ready()).toMatchObject([200, { status: 'ready', database: 'ok' }]);
  await cluster.stop();
  await expect.poll(ready).toMatchObject([503, { status: 'unready', database: 'away' }]);
  expect((await get('/api/health')).status).toBe(200);
  expect((await get('/about/us')).status).toBe(200);
  await cluster.start();
  await expect.poll(ready).toMatchObject([200, { status: 'ready', database: 'ok' }]);
});
