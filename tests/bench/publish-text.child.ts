// Run by the benchmark in its own process: an instance that shows a release in all its languages, publishes one document after
// another and follows, and prints what each took.
import { checkStoredTimes, checkVersion, openStore } from '#server';
import { checkStoredDocuments, compareForReport, withFiles } from '#server/store';
import { liveReleases } from '../../server/releases/live-releases.ts';

interface Taken {
  /** Milliseconds of processor. */
  readonly publishing: number;
  readonly following: number;
}

export interface PublishedTexts {
  readonly ofText: Taken;
  readonly ofTranslation: Taken;
  /** Resident memory of the process. */
  readonly megabytes: { readonly before: number; readonly after: number };
}

const [url = '', documents = '[]', ...languages] = process.argv.slice(2);
const [text = '', translation = ''] = JSON.parse(documents);

const store = await openStore({
  url,
  checkRelease: withFiles(checkStoredDocuments, new Set()),
  checkTimes: checkStoredTimes,
  checkVersion: checkVersion(),
  compare: compareForReport,
  log: { info: () => {}, warn: () => {} },
});
const live = liveReleases(store, (_release, why) => {
  throw new Error(why);
});

async function follow(): Promise<void> {
  await live.show((await store.liveId()) ?? '');
  for (const language of languages) live.live().compiled.in(language);
}

async function publish(changed: string): Promise<void> {
  const { outcome } = await store.publish({ changed: [changed], author: 'the bench', message: 'Bench' });
  if (outcome !== 'published') throw new Error(`Nothing was published: ${outcome}.`);
}

async function processorMs(run: () => Promise<unknown>): Promise<number> {
  const begun = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(begun);
  return (user + system) / 1000;
}

const taken = async (changed: string): Promise<Taken> => ({
  publishing: await processorMs(() => publish(changed)),
  following: await processorMs(follow),
});

const residentMegabytes = () => process.memoryUsage.rss() / 1024 ** 2;

await follow();
const before = residentMegabytes();
const ofText = await taken(text);
const ofTranslation = await taken(translation);
const published: PublishedTexts = {
  ofText,
  ofTranslation,
  megabytes: { before, after: residentMegabytes() },
};
console.log(JSON.stringify(published));
await store.close();
