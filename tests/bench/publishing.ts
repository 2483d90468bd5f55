import { setTimeout as sleep } from 'node:timers/promises';
import { checkStoredDocuments, checkVersion, openStore, type Store } from '#server';
import { startSandbox } from '../../sandbox/index.ts';
import { type Site, startSite } from '../e2e/support/sites/site.ts';
import { createPostgresCluster } from '../support/databases/postgres-cluster.ts';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';
import { asOperated } from './contenders.ts';
import { type Row, within } from './row.ts';

const rounds = 7;
const mostMs = 10_000;

/** Time from the request for a release until every instance serves its page; the slowest of several. */
export async function benchPublishing(): Promise<Row[]> {
  return [await onOneInstance(), await onThreeInstances()];
}

async function onOneInstance(): Promise<Row> {
  const site = await startSite({ environment: asOperated });
  try {
    const name = 'publish to visible, one instance on SQLite';
    return within({ name, ours: await slowest(site.databaseUrl, [site]), peer: 1000, unit: 'ms' });
  } finally {
    await site.stop();
  }
}

async function onThreeInstances(): Promise<Row> {
  const cluster = await createPostgresCluster();
  const sandbox = await startSandbox({ port: 0 });
  const sites: Site[] = [];
  try {
    const databaseUrl = `postgres://postgres@127.0.0.1:${cluster.port}/postgres`;
    for (let count = 0; count < 3; count += 1)
      sites.push(await startSite({ databaseUrl, sandbox, environment: asOperated }));
    const name = 'publish to visible, three instances on PostgreSQL';
    return within({ name, ours: await slowest(databaseUrl, sites), peer: 2000, unit: 'ms' });
  } finally {
    await Promise.all(sites.map((site) => site.stop()));
    await sandbox.close();
    await cluster.remove();
  }
}

async function slowest(databaseUrl: string, sites: readonly Site[]): Promise<number> {
  // The first publication of a process loads the checks' code; the row measures publications.
  await import('#analysis');
  const store = await openStore({
    url: databaseUrl,
    checkRelease: checkStoredDocuments,
    checkVersion: checkVersion(),
    log: { info: () => {}, warn: () => {} },
  });
  try {
    const times: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      times.push(await publishAndSee(store, sites, `Heading of round ${round}`));
      // Instances poll at intervals, so each release starts at a different point of the interval.
      await sleep(37 * round);
    }
    return Math.max(...times);
  } finally {
    await store.close();
  }
}

async function publishAndSee(store: Store, sites: readonly Site[], heading: string): Promise<number> {
  const begun = performance.now();
  const { outcome } = await store.publish({
    changed: [homePage(heading)],
    author: 'the bench',
    message: heading,
  });
  if (outcome !== 'published') throw new Error(`The home page was not published but ${outcome}.`);
  await Promise.all(sites.map(({ url }) => seen(url, heading, begun)));
  return performance.now() - begun;
}

async function seen(url: string, heading: string, begun: number): Promise<void> {
  while (!(await (await fetch(url)).text()).includes(heading)) {
    if (performance.now() - begun > mostMs) throw new Error(`${url} does not show "${heading}".`);
    await sleep(10);
  }
}

/** The home page with another heading on its banner. */
function homePage(heading: string): string {
  const home = shippedDocuments()
    .map(({ text }) => JSON.parse(text))
    .find((document) => document.kind === 'page' && document.path === '/');
  home.zones.content[0].title = heading;
  return JSON.stringify(home, null, 2);
}
