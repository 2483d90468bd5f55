/** Serves the site: our front before Next, in one process. */
import { readFileSync } from 'node:fs';
import type { RequestListener } from 'node:http';
import { join } from 'node:path';
import createNext from 'next';
import {
  answerLoading,
  applyExtensionSchemas,
  applyOperators,
  ConfigurationError,
  createFront,
  createImages,
  createSiteServer,
  type ExtensionRuntime,
  followExtensions,
  loadConfig,
  loadExtensions,
  loadIslands,
  noExtensions,
  publicPaths,
  type SiteExtensions,
  StartError,
  serverDrain,
  siteFolder,
  startConfiguredSite,
  studioListener,
} from '#server';
import { islandsFolder } from '../islands/islands-folder.ts';
import { fail, root } from '../processes.ts';

const dev = process.argv.includes('--dev');
const config = readConfig();
const { port } = config;
let answer: RequestListener = answerLoading(false);
let isStopping = false;
let limited = () => {};
let started: Awaited<ReturnType<typeof startConfiguredSite>> | undefined;
const { http: server, sockets } = createSiteServer((request, response) => answer(request, response), {
  keepAliveMs: config.keepAliveMs,
  budget: config.clientBudget,
  proxies: config.proxies,
  onLimit: () => limited(),
  site: () => started?.release().site,
  // Vite's websocket to browsers, for changes of code.
  ...(dev && { mayUpgrade: (path: string) => path.startsWith('/assets/') }),
});
const drain = serverDrain(server);
server.once('error', (error: NodeJS.ErrnoException) =>
  fail(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken: set PORT to another, as in PORT=${port + 1}.`
      : `The site cannot listen on port ${port}: ${error.message}`,
  ),
);
server.listen(port);

const {
  publicFiles: publicFolder,
  extensions: extensionsFolder,
  builtExtensions,
} = siteFolder(process.cwd(), process.env);
let extensions: SiteExtensions | undefined;
applyExtensionSchemas(extensionsFolder);
await applyOperators(extensionsFolder, builtExtensions);
const site = await startConfiguredSite(config, {
  sockets,
  files: publicPaths(publicFolder) ?? new Set(),
  ownRegions: () => (extensions ?? noExtensions).regions,
  previewedExtensions: () => (extensions ?? noExtensions).inPreview,
  onDatabaseAway() {
    answer = answerLoading(true);
  },
}).catch((error: unknown) => {
  if (error instanceof StartError) return fail(error.message);
  throw error;
});
started = site;
limited = () => site.refuse(429, 'A client takes more of this server than it may.');
const next = createNext({ dev, dir: root, hostname: 'localhost', port });
const islands = dev
  ? await import('../islands/develop-islands.ts').then(({ developIslands }) => developIslands(server))
  : await loadIslands(islandsFolder);
const { extensionRuntime } = islands;
extensions = extensionRuntime && (await siteExtensions(extensionRuntime));
const images = createImages({
  assets: site.assets,
  hosts: () => site.release().site.imageHosts ?? [],
  recorder: site.observing.recorder,
});
const studio =
  site.studio &&
  (await studioListener({
    api: site.studio,
    folder: join(islandsFolder, 'studio'),
    clientOf: ({ socket, headers }) =>
      site.clientOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString()),
    onError: site.fail,
  }));
await next.prepare();
answer = createFront({
  site,
  next: next.getRequestHandler(),
  publicFolder,
  islands,
  images,
  ...(extensions && { extensions }),
  ...(studio && { studio }),
  recorder: site.observing.recorder,
  tracing: site.observing.tracing,
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop());
console.log(`The site listens on port ${port}.`);
if (site.people) await sayWhereStudioIs(site.people);

/** Prints the address of the studio, and the link for the first administrator while nobody has joined. */
async function sayWhereStudioIs(people: NonNullable<typeof site.people>): Promise<void> {
  const { studioPlace } = site;
  const origin = studioPlace.kind === 'host' ? studioPlace.origin : `http://localhost:${port}`;
  if (!(await people.isEmpty())) return console.log(`The studio is at ${origin}/studio`);
  const path = await people.invite({ email: null, role: 'administrator', invitedBy: 'start' });
  console.log(
    `\n  Nobody works in the studio yet. Join as its administrator by this link, which works once, within a week:\n\n  ${origin}${path}\n`,
  );
}

function readConfig() {
  try {
    return loadConfig({ ...(!dev && { BUILD_ID: builtId() }), ...process.env });
  } catch (error) {
    if (error instanceof ConfigurationError) return fail(error.message);
    throw error;
  }
}

/** The modules of the site's own. While somebody works on the site, they are loaded again when they are saved. */
async function siteExtensions(runtime: ExtensionRuntime): Promise<SiteExtensions> {
  const load = async () => {
    applyExtensionSchemas(extensionsFolder);
    const loaded = await loadExtensions(extensionsFolder, builtExtensions, runtime);
    site.impair('extensions', loaded.troubles.join('\n') || undefined, '');
    return loaded;
  };
  return dev || process.argv[2] === 'dev' ? await followExtensions(extensionsFolder, load) : await load();
}

function builtId(): string {
  return readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim();
}

/**
 * Fails the health check, answers pending requests, finishes calls of the outbox, then exits. A second signal
 * has no effect.
 */
async function stop(): Promise<void> {
  if (isStopping) return;
  isStopping = true;
  site.beginStop();
  const longestMs = site.longestPressMs();
  const { stopNoticeMs: noticeMs } = config;
  console.log(
    `Stopping. Requests that are being answered: ${drain.inFlight}, for ${seconds(longestMs)} s at most.`,
  );
  // Calls of the outbox may still be in progress when the requests are answered.
  setTimeout(() => process.exit(1), noticeMs + 2 * longestMs).unref();
  const cut = await drain.drain({ noticeMs, longestMs });
  if (cut > 0) console.error(`Requests that were cut short: ${cut}.`);
  await next.close();
  await site.stop();
  process.exit(cut > 0 ? 1 : 0);
}

function seconds(ms: number): number {
  return Math.ceil(ms / 1000);
}
