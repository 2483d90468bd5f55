import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readDocument } from '#engine';
import { openStore } from '../store/store.ts';
import { type RunningSite, runningSite } from './running-site.ts';
import { startSite } from './start-site.ts';

/** TEMP until the configuration lands. */
export async function startConfiguredSite(env: NodeJS.ProcessEnv): Promise<RunningSite> {
  const running = runningSite();
  if (running !== undefined) return running;
  const log = { info: console.log, warn: console.warn };
  const store = await openStore({
    url: env.DATABASE_URL ?? 'sqlite:.waymark/store.db',
    checkRelease: (documents) =>
      documents.flatMap(({ id, body }) => {
        const reading = readDocument({ path: id, text: body });
        return reading.outcome === 'refused' ? reading.problems : [];
      }),
    log,
  });
  const seeded = await store.seed(await readBodies(env.WAYMARK_PAGES ?? 'pages-config'));
  if (seeded.outcome === 'refused') throw new Error(JSON.stringify(seeded.problems, null, 2));
  return await startSite({
    store,
    log,
    buildId: 'development',
    previewSecret: env.WAYMARK_PREVIEW_SECRET,
    signingKey: 'x',
  });
}

async function readBodies(folder: string): Promise<string[]> {
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.json')).sort();
  return await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
}
