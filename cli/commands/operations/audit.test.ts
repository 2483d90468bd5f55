import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../../tests/support/databases/stores.ts';
import { waymark } from '../../../tests/support/running/fake-terminal.ts';

it('waymark audit lists who did what, and fails when something of it was changed', async () => {
  const folder = temporaryFolder();
  const url = `sqlite:${join(folder, 'store.db')}`;
  const audit = (...args: readonly string[]) =>
    waymark(['audit', ...args], { folder, environment: { DATABASE_URL: url } });
  const store = await openTestStore(url);
  await store.publish({ changed: [documentText('rye', 'Rye')], author: 'ann', message: 'Bake' });
  const { exitCode, out } = await audit();
  expect(exitCode).toBe(0);
  expect(out).toMatch(/ publish +ann /);
  const head = / ([0-9a-f]{64})\.\n$/.exec(out)?.[1] ?? '';
  expect(await audit('--expect', head, '--json')).toMatchObject({ exitCode: 0, err: '' });
  expect(await audit('--expect', 'another')).toMatchObject({
    exitCode: 1,
    err: 'No entry has the expected hash.\n',
  });
  await store.database.query.updateTable('audit').set({ actor: 'eve' }).execute();
  expect((await audit()).err).toBe('Entry 1 is not what its hash says: it was changed.\n');
});
