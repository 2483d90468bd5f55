import { checkStoredDocuments, checkVersion, openStore, type Store } from '#server';
import { liveReleases } from '../../server/pages/live-releases.ts';
import { manyDocuments } from '../support/thousand-documents.ts';
import { type Row, within } from './row.ts';

const count = 10_000;
const mostMs = 1_000;

/** Processor time of making one changed document of ten thousand live, and of the instance that follows. */
export async function benchPublishingMany(): Promise<readonly Row[]> {
  const { publishing, following } = await publishOneOf(count);
  const row = (name: string, ours: number) => within({ name, ours, peer: mostMs, unit: 'ms of processor' });
  return [
    row('publish one document of 10,000 in the store', publishing),
    row('follow that release in an instance', following),
  ];
}

async function publishOneOf(documents: number): Promise<{ publishing: number; following: number }> {
  const store = await openStore({
    url: 'sqlite::memory:',
    checkRelease: checkStoredDocuments,
    checkVersion: checkVersion(),
    log: { info: () => {}, warn: () => {} },
  });
  try {
    const live = liveReleases(store, (_release, why) => {
      throw new Error(why);
    });
    const texts = manyDocuments(documents).map(({ text }) => text);
    await publish(store, texts);
    await live.show((await store.liveId()) ?? '');
    const form = texts.find((text) => text.includes('"form-7-two"') && text.includes('"fields"')) ?? '';
    const publishing = await processorMs(() => publish(store, [form.replace('Bread', 'Loaf')]));
    const following = await processorMs(async () => live.show((await store.liveId()) ?? ''));
    return { publishing, following };
  } finally {
    await store.close();
  }
}

async function publish(store: Store, changed: readonly string[]): Promise<void> {
  const { outcome } = await store.publish({ changed, author: 'the bench', message: 'Bench' });
  if (outcome !== 'published') throw new Error(`Nothing was published: ${outcome}.`);
}

async function processorMs(run: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}
