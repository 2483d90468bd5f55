import { beforeEach, describe, expect, it } from 'vitest';
import type { Store } from '#server';
import { identifyDocument } from '../../server/store/stored-document.ts';
import { databases } from '../../tests/support/databases/databases.ts';
import { documentText, openTestStore } from '../../tests/support/databases/stores.ts';
import { planPublish } from './plan-publish.ts';
import { entriesOf, type FolderDocument } from './read-folder.ts';

function documentOf(text: string): FolderDocument {
  const read = identifyDocument(text, 'a document');
  if (read.outcome !== 'identified') throw new Error(read.problem.message);
  const { id } = read.document;
  return { ...read.document, path: `/pages/${id}.json`, name: `${id}.json`, readText: () => text };
}

const [rye, bun] = [documentText('rye', 'Rye'), documentText('bun', 'Bun')];

describe('what publishing a folder would do', () => {
  let store: Store;
  /** Both documents, as the folder and the store had them last. */
  let first: ReadonlyMap<string, string>;

  beforeEach(async () => {
    const [{ create } = { create: async () => '' }] = databases;
    store = await openTestStore(await create());
    await store.publish({ changed: [rye, bun], author: 'ann', message: 'First' });
    first = entriesOf([rye, bun].map(documentOf));
  });

  const live = async () => await store.releaseEntries((await store.liveId()) ?? '');
  async function plan(
    texts: readonly string[],
    { whole = true, hasMedia = true, remove = [], base = first, knowsRemovals = true }: Partial<Asked> = {},
  ) {
    const asked = texts.map(documentOf);
    const found = await planPublish(
      { asked, whole, hasMedia, remove },
      { entries: base, knowsRemovals },
      await live(),
      store,
    );
    const idsOf = (documents: readonly { readonly id: string }[]) => documents.map(({ id }) => id);
    const { changed, merged, conflicts, removed, gone, left } = found;
    return {
      ...(changed.length > 0 && { changed: idsOf(changed) }),
      ...(merged.length > 0 && { merged: merged.map(({ text }) => JSON.parse(text ?? '').title) }),
      ...(conflicts.length > 0 && { conflicts: idsOf(conflicts) }),
      ...(removed.length > 0 && { removed }),
      ...(gone.length > 0 && { gone }),
      ...(left.length > 0 && { left }),
    };
  }

  interface Asked {
    readonly whole: boolean;
    readonly hasMedia: boolean;
    readonly remove: readonly string[] | 'all';
    readonly base: ReadonlyMap<string, string>;
    readonly knowsRemovals: boolean;
  }

  it('is nothing where nothing has changed, and what has changed here', async () => {
    expect(await plan([rye, bun])).toEqual({});
    expect(await plan([documentText('rye', 'Dark rye'), bun])).toEqual({ changed: ['rye'] });
    expect(await plan([rye, bun, documentText('loaf', 'Loaf')])).toEqual({ changed: ['loaf'] });
  });

  it('takes a document away that is missing only where that was asked for', async () => {
    expect(await plan([rye])).toEqual({ gone: ['bun'] });
    expect(await plan([rye], { remove: ['bun'] })).toEqual({ removed: ['bun'] });
    expect(await plan([rye], { remove: 'all' })).toEqual({ removed: ['bun'] });
    expect(await plan([], { whole: false, remove: ['bun'] })).toEqual({ removed: ['bun'] });
  });

  it('says nothing of documents that were not asked for, or that a folder may never have had', async () => {
    expect(await plan([rye], { whole: false })).toEqual({});
    expect(await plan([rye], { knowsRemovals: false })).toEqual({});
  });

  it('takes a named document away that the folder never had', async () => {
    expect(await plan([], { whole: false, remove: ['bun'], base: new Map() })).toEqual({ removed: ['bun'] });
    expect(await plan([rye], { remove: 'all', base: new Map([...first].slice(0, 1)) })).toEqual({
      left: ['bun'],
    });
  });

  it('leaves what others have changed, and merges or shows what both have', async () => {
    await store.publish({ changed: [documentText('rye', 'By bob')], author: 'bob', message: 'Mine' });
    expect(await plan([rye, bun])).toEqual({ left: ['rye'] });
    expect(await plan([bun], { remove: ['rye'] })).toEqual({ conflicts: ['rye'] });
    expect(await plan([documentText('rye', 'By ann'), bun])).toEqual({ conflicts: ['rye'] });
    const more = JSON.stringify({ ...JSON.parse(rye), hint: 'Dark' });
    expect(await plan([more, bun])).toEqual({ merged: ['By bob'] });
  });
});
