/**
 * Serves the built site: our front before Next, in one process. `npm start` runs it, and so may a container. `--dev`
 * builds each page as it is asked for instead. docs/configuration.md says what the environment decides.
 */
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { join } from 'node:path';
import createNext from 'next';
import {
  answerLoading,
  ConfigurationError,
  createFront,
  loadConfig,
  nextPaths,
  startConfiguredSite,
} from '#server';
import { fail, root } from './processes.ts';

const dev = process.argv.includes('--dev');
const config = readConfig();
const { port } = config;
let answer: RequestListener = answerLoading;
const server = createServer((request, response) => answer(request, response));
server.once('error', (error) => fail(`The site cannot listen on port ${port}: ${error.message}`));
server.listen(port);

const site = await startConfiguredSite(config);
// Only in development does Next listen to the server itself, for its messages to browsers.
const next = createNext({ dev, dir: root, hostname: 'localhost', port, ...(dev && { httpServer: server }) });
await next.prepare();
answer = createFront(site, next.getRequestHandler(), nextPaths(join(root, 'public'), dev));
console.log(`The site listens on port ${port}.`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

function readConfig() {
  try {
    return loadConfig({ ...(!dev && { BUILD_ID: builtId() }), ...process.env });
  } catch (error) {
    if (error instanceof ConfigurationError) return fail(error.message);
    throw error;
  }
}

function builtId(): string {
  return readFileSync(join(root, '.next/BUILD_ID'), 'utf8').trim();
}

/** Answers what has been asked already, then ends. */
async function stop(): Promise<void> {
  setTimeout(() => process.exit(0), 5000).unref();
  await new Promise((resolve) => {
    server.close(resolve);
    server.closeIdleConnections();
  });
  await next.close();
  await site.stop();
  process.exit(0);
}
