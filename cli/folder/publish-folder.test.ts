import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Store } from '#server';
import { identifyDocument } from '../../server/store/stored-document.ts';
import { databases, temporaryFolder } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';
import { publishFolder } from './publish-folder.ts';
import type { FolderDocument } from './read-folder.ts';

it.each(databases)(
  'keeps on $name what another published before the base was written',
  async ({ create }) => {
    const store = await openTestStore(await create());
    const folder = temporaryFolder();
    const file = join(folder, 'rye.json');
    const publish = async (text: string, to: Store = store) => {
      writeFileSync(file, text);
      const asked = [documentAt(file)];
      return await publishFolder(to, {
        folder,
        documents: asked,
        asked,
        whole: true,
        remove: [],
        expected: undefined,
        author: 'ann',
        message: 'Rye',
      });
    };
    await publish(documentText('rye', 'Rye'));
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
  },
);

function documentAt(path: string): FolderDocument {
  const text = readFileSync(path, 'utf8');
  const read = identifyDocument(text, path);
  if (read.outcome !== 'identified') throw new Error(read.problem.message);
  return { ...read.document, path, name: path, readText: () => text };
}
