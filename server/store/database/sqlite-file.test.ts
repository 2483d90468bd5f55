import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../tests/support/databases/databases.ts';
import { openDatabase } from './database.ts';

const log = { info: () => undefined, warn: () => undefined };

it('The files of a SQLite store can be read by their owner alone, also those of an older store', async () => {
  const folder = temporaryFolder();
  const modes = () =>
    readdirSync(folder).map((file) => [file, (statSync(join(folder, file)).mode & 0o777).toString(8)]);
  for (let round = 0; round < 2; round++) {
    const database = await openDatabase(`sqlite:${join(folder, 'store.db')}`, log);
    expect(modes()).toEqual([
      ['store.db', '600'],
      ['store.db-shm', '600'],
      ['store.db-wal', '600'],
    ]);
    await database.close();
    chmodSync(join(folder, 'store.db'), 0o644);
  }
});
