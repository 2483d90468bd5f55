import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server';
import { identifyDocument } from '../../server/store/stored-document.ts';
import { databases, temporaryFolder } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';
import { publishFolder } from './publish-folder.ts';
import type { FolderDocument } from './read-folder.ts';

describe.each(databases)('a folder that is published to $name', ({ create }) => {
  let store: Store;
  let file: string;

  beforeEach(async () => {
    store = await openTestStore(await create());
    file = join(temporaryFolder(), 'rye.json');
    await publish(documentText('rye', 'Rye'));
  });

  async function publish(text: string, to: Store = store) {
    writeFileSync(file, text);
    const asked = [documentAt(file)];
    return await publishFolder(to, {
      folder: dirname(file),
      documents: asked,
      asked,
      whole: true,
      hasMedia: false,
      remove: [],
      expected: undefined,
      author: 'ann',
      message: 'Rye',
    });
  }

  it('keeps what another published before the base was written', async () => {
    const overtaken: Store = {
      ...store,
      publish: async (request) => {
        const outcome = await store.publish(request);
        await store.publish({ changed: [documentText('rye', 'By bob')], author: 'bob', message: 'Mine' });
        return outcome;
      },
    };
    expect(await publish(documentText('rye', 'By ann'), overtaken)).toMatchObject({ outcome: 'done' });
    expect(await publish(readFileSync(file, 'utf8'))).toMatchObject({ plan: { left: ['rye'], changed: [] } });
    expect((await store.liveRelease())?.documents).toMatchObject([{ body: documentText('rye', 'By bob') }]);
  });

  it('is put upon what another published while it was read', async () => {
    let others = 0;
    const overtaken: Store = {
      ...store,
      publish: async (request) => {
        if (others++ === 0)
          await store.publish({ changed: [documentText('bun', 'Bun')], author: 'bob', message: 'Mine' });
        return await store.publish(request);
      },
    };
    expect(await publish(documentText('rye', 'By ann'), overtaken)).toMatchObject({
      published: { outcome: 'published' },
    });
    expect((await store.liveRelease())?.documents).toMatchObject([
      { id: 'bun' },
      { body: documentText('rye', 'By ann') },
    ]);
  });
});

function documentAt(path: string): FolderDocument {
  const text = readFileSync(path, 'utf8');
  const read = identifyDocument(text, path);
  if (read.outcome !== 'identified') throw new Error(read.problem.message);
  return { ...read.document, path, name: path, readText: () => text };
}
