import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { databases, temporaryFolder } from '../../tests/support/databases/databases.ts';
import { openTestStore } from '../../tests/support/databases/stores.ts';
import { cleanUpAfterTest } from '../../tests/support/running/cleanup.ts';
import { clientAddressFinder } from '../http/client-address.ts';
import { createClientLimits, usualLimits } from '../http/client-limits.ts';
import type { Role } from '../people/roles.ts';
import { createPeople } from '../sign-in/people.ts';
import { nothingOutside } from './studio.fixture.ts';
import { createStudioApi } from './studio-api.ts';
import { studioListener } from './studio-listener.ts';

const log = { info: () => {}, warn: () => {} };
const password = 'a long enough password';

/** A studio that answers over HTTP, on SQLite and behind one proxy of its own. */
export async function serveStudio() {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'files'));
  for (const page of ['index.html', 'open-changes.html', 'preview.html'])
    writeFileSync(join(folder, page), '');
  writeFileSync(join(folder, 'open-changes.html'), '/studio/api/change-sets/:set/documents');
  for (const name of ['check-worker', 'proof-worker-BVllE4Tg'])
    writeFileSync(join(folder, `files/${name}.js`), '');
  const store = await openTestStore((await databases[0]?.create()) ?? '');
  const people = createPeople({ database: store.database, secrets: ['s'.repeat(32)], port: 3000, log });
  const addressOf = clientAddressFinder(1, log);
  const errors: unknown[] = [];
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
    onError: (error) => errors.push(error),
  });
  const server = createServer(listener).listen(0);
  cleanUpAfterTest(() => server.close());
  const address = server.address();
  const url = `http://localhost:${typeof address === 'object' ? address?.port : ''}`;

  /** Headers of somebody who has just joined and signed in. */
  async function signIn(role: Role) {
    const email = `${role}@example.nz`;
    const link = await people.invite({ email, role, invitedBy: 'operator' });
    const token = new URL(link, url).hash.slice(1);
    await people.join({ token, name: role, email, password });
    const headers = { 'content-type': 'application/json', origin: url };
    const body = JSON.stringify({ email, password });
    const response = await fetch(`${url}/studio/api/auth/sign-in/email`, { method: 'POST', headers, body });
    const cookies = response.headers.getSetCookie().map((each) => each.split(';', 1)[0]);
    return { ...headers, cookie: cookies.join('; ') };
  }

  return { url, store, people, errors, signIn };
}
