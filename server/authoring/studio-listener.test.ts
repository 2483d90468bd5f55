import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databases, temporaryFolder } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { cleanUpAfterTest } from '../../tests/support/running/cleanup.ts';
import { clientAddressFinder } from '../http/client-address.ts';
import { createClientLimits, usualLimits } from '../http/client-limits.ts';
import { createPeople } from '../people/people.ts';
import { nothingOutside } from './studio.fixture.ts';
import { createStudioApi } from './studio-api.ts';
import { studioListener } from './studio-listener.ts';

const log = { info: () => {}, warn: () => {} };

/** The address of a studio behind one proxy of its own. */
async function start(): Promise<string> {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'files'));
  for (const page of ['index.html', 'preview.html']) writeFileSync(join(folder, page), '');
  writeFileSync(join(folder, 'files/check-worker.js'), '');
  const store = await openTestStore((await databases[0]?.create()) ?? '');
  const people = createPeople({ database: store.database, secret: 's'.repeat(32), port: 3000, log });
  const addressOf = clientAddressFinder(1, log);
  const listener = await studioListener({
    api: createStudioApi({
      store,
      people,
      outside: nothingOutside,
      keyLimit: createClientLimits(usualLimits.keys),
    }),
    folder,
    clientOf: ({ socket, headers }: IncomingMessage) =>
      addressOf(socket.remoteAddress ?? '', headers['x-forwarded-for']?.toString()),
    onError: (error) => {
      throw error;
    },
  });
  const server = createServer(listener).listen(0);
  cleanUpAfterTest(() => server.close());
  const address = server.address();
  return `http://localhost:${typeof address === 'object' ? address?.port : ''}`;
}

it('gives code of the site’s own nothing of the author: a preview of no origin, and workers without requests', async () => {
  const url = await start();
  const policyOf = async (path: string) =>
    (await fetch(url + path)).headers.get('content-security-policy')?.split('; ') ?? [];
  const preview = await policyOf('/studio/preview');
  expect(preview).toEqual(
    expect.arrayContaining(['sandbox allow-scripts', "default-src 'none'", "script-src 'self'"]),
  );
  expect(preview.filter((directive) => directive.startsWith('connect-src'))).toEqual([]);
  expect(await policyOf('/studio')).toContain("connect-src 'self'");
  expect(await policyOf('/studio/files/check-worker.js')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
  ]);
});

it('counts attempts to sign in by the address that the proxy saw, whatever a client says of itself', async () => {
  const url = await start();
  let forged = 0;
  const guess = async (seen: string) => {
    forged += 1;
    const { status } = await fetch(`${url}/studio/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: url,
        'x-forwarded-for': `198.51.100.${forged}, ${seen}`,
        'x-waymark-client': `198.51.100.${forged}`,
      },
      body: JSON.stringify({ email: `${forged}@example.nz`, password: 'a guessed password' }),
    });
    return status;
  };
  const statuses: number[] = [];
  for (let count = 0; count < 6; count++) statuses.push(await guess('192.0.2.1'));
  expect(statuses).toContain(429);
  expect(await guess('192.0.2.2')).toBe(401);
});
