import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { openTestStore } from '../../../tests/support/databases/stores.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

it('waymark people invites by a link, lists who joined, and removes them, but not the last administrator', async () => {
  const folder = temporaryFolder();
  const url = `sqlite:${join(folder, 'store.db')}`;
  const people = (...args: readonly string[]) =>
    waymark(['people', ...args], { folder, environment: { DATABASE_URL: url } });
  const store = await openTestStore(url);
  const { database } = store;
  expect((await people('add', 'ann@example.nz')).exitCode).toBe(2);
  const added = await people('add', 'ann@example.nz', '--role', 'author', '--author', 'olive');
  expect(added.out).toMatch(/\/studio\/join#[\w-]{32}\n$/);
  const joined = async (name: string, role: string) => {
    const times = { createdAt: '2026-01-01', updatedAt: '2026-01-01', emailVerified: 1 };
    const row = { id: name, name, email: `${name}@example.nz`, role, ...times };
    await database.query.insertInto('people').values(row).execute();
  };
  await joined('ann', 'administrator');
  await joined('bob', 'author');
  expect((await people()).out).toBe(
    'administrator  ann@example.nz  ann\nauthor         bob@example.nz  bob\n',
  );
  const link = async (email: string) => await people('password', email, '--author', 'olive');
  expect(await link('bob@example.nz')).toMatchObject({
    exitCode: 1,
    err: '"bob@example.nz" has no password: they sign in by the provider of single sign-on.\n',
  });
  const account = { id: 'b', userId: 'bob', accountId: 'bob', providerId: 'credential', password: 'hashed' };
  const times = { createdAt: '2026-01-01', updatedAt: '2026-01-01' };
  await database.query
    .insertInto('people_accounts')
    .values({ ...account, ...times })
    .execute();
  expect((await link('Bob@Example.nz')).out).toMatch(/\/studio\/password#[\w-]{32}\n$/);
  expect((await link('eve@example.nz')).exitCode).toBe(1);
  const reset = (email: string) =>
    people('reset-factor', email, '--author', 'olive', '--why', 'A lost phone');
  expect(await reset('bob@example.nz')).toMatchObject({
    exitCode: 1,
    err: '"bob@example.nz" has no second factor.\n',
  });
  await database.query.updateTable('people').set({ twoFactorEnabled: 1 }).where('id', '=', 'ann').execute();
  expect((await reset('ann@example.nz')).exitCode).toBe(0);
  expect((await reset('eve@example.nz')).exitCode).toBe(1);
  const [noted] = await store.listAudit(1);
  const detail = { why: 'A lost phone' };
  expect(noted).toMatchObject({ actor: 'olive', action: 'reset-factor', subject: 'ann', detail });
  const remove = (email: string) => people('remove', email, '--author', 'olive');
  expect(await remove('ann@example.nz')).toMatchObject({
    exitCode: 1,
    err: 'At least one administrator stays.\n',
  });
  expect((await remove('eve@example.nz')).exitCode).toBe(1);
  expect((await remove('bob@example.nz')).exitCode).toBe(0);
  expect((await people()).out).toBe('administrator  ann@example.nz  ann\n');
});
