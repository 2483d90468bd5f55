/**
 * Serves the built site: our front before Next, in one process. `npm start` runs it; so may a container.
 * PORT and HOST say where to listen.
 */
import { createServer } from 'node:http';
import { join } from 'node:path';
import createNext from 'next';
import { createFront, startConfiguredSite } from '#server';

const port = Number(process.env.PORT ?? 3000);
const hostname = process.env.HOST ?? 'localhost';

const site = await startConfiguredSite(process.env);
const next = createNext({ dev: false, dir: join(import.meta.dirname, '..'), hostname, port });
await next.prepare();

const server = createServer(createFront(site, next.getRequestHandler()));
server.listen(port, () => console.log(`The site is at http://localhost:${port}`));

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);

/** Answers what has been asked, then ends. */
async function stop(): Promise<void> {
  server.close();
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), 5000).unref();
  await new Promise((resolve) => server.once('close', resolve));
  await next.close();
  await site.stop();
  process.exit(0);
}
