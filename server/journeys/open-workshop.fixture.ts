import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { recordingLog } from '../../tests/support/databases/stores.ts';
import { deriveKeyRing } from '../keys/key-ring.ts';
import { createOutbox } from '../operations/outbox/outbox.ts';
import { connectServices } from '../operations/services/connected-services.ts';
import { createSessions, type Sessions } from '../sessions/sessions.ts';
import { createSubmissions } from '../sessions/submissions.ts';
import { noScanner } from '../sessions/visitor-files/scanner.ts';
import { createVisitorFiles } from '../sessions/visitor-files/visitor-files.ts';
import type { Database } from '../store/database/database.ts';
import { openStore } from '../store/store.ts';
import type { ShowDeps } from './show-step.ts';
import type { SubmitDeps } from './state/submit-deps.ts';
import { workshop } from './workshop.fixture.ts';

interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: unknown;
}

/** For tests: the service that the workshop calls, and the requests it received. */
export interface Outside {
  readonly received: Received[];
  /** Warnings logged about the calls. */
  readonly log: { readonly msg: string }[];
  /** Address of the page for cards, as the service answers it. */
  hosted: string;
  reset(): void;
  close(): Promise<void>;
}

/** For tests: the workshop's journey in a store of its own, and a service that answers its calls. */
export async function openWorkshop(): Promise<{
  readonly outside: Outside;
  readonly deps: SubmitDeps & ShowDeps;
  readonly database: Database;
  /** The sessions of another instance of the site. */
  readonly sessionsElsewhere: () => Sessions;
}> {
  const received: Received[] = [];
  const answers = (path: string): object => {
    if (path === '/cards') return { address: outside.hosted };
    if (path === '/bicycles/unnamed') return { make: null };
    if (path === '/bicycles/huge') return { make: 'P'.repeat(200_000) };
    return path === '/hours' ? { from: 9 } : { make: 'Pinarello' };
  };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const path = request.url ?? '';
    const isJson = request.headers['content-type'] === 'application/json';
    const body = isJson ? JSON.parse(text) : text || undefined;
    received.push({ path, headers: request.headers, body });
    const status =
      path === '/bicycles/404' ? 404 : Number(/^\/bicycles\/status-(\d+)$/.exec(path)?.[1] ?? 200);
    response.writeHead(status, { 'content-type': 'application/json' });
    if (path === '/bicycles/dangerous') response.end('{"__proto__":{}}');
    else response.end(JSON.stringify(status === 200 ? answers(path) : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const store = await openStore({ url: 'sqlite::memory:', checkRelease: () => [], log: recordingLog() });
  const { database } = store;
  const log = { ...recordingLog(), error: () => undefined };
  const secrets = ['an-invented-secret-for-tests-only-0123456789'] as const;
  const release = { id: 'workshop', compiled: workshop };
  const openSessions = () =>
    createSessions({ database, keys: deriveKeyRing(secrets, 'session'), lifetimeMs: 60_000 });
  const sessions = openSessions();
  const visitorFiles = createVisitorFiles({
    database,
    keys: deriveKeyRing(secrets, 'visitor-files'),
    scanner: noScanner,
    space: { visitorBytes: 2_000_000, bytes: 10_000_000 },
    lifetimeMs: 60_000,
    sessionOf: sessions.sessionOf,
    onScannerAway: () => undefined,
  });
  const services = connectServices(
    [
      {
        name: 'workshop',
        baseUrl: origin,
        headers: {},
        transactionIdHeader: 'x-transaction-id',
        requestIdHeader: 'x-request-id',
        credentials: { kind: 'basic', user: 'site', password: 's3cret' },
        allowPrivateAddresses: true,
        timeoutMs: 10_000,
        maxResponseBytes: 400_000,
      },
    ],
    {
      logger: pino({ level: 'warn' }, { write: (line: string) => outside.log.push(JSON.parse(line)) }),
      openFile: visitorFiles.open,
    },
  );
  const outside: Outside = {
    received,
    log: [],
    hosted: '',
    reset() {
      received.length = 0;
      outside.log.length = 0;
      outside.hosted = `${origin}/card/1`;
    },
    async close() {
      services.close();
      server.close();
      await store.close();
    },
  };
  const deps = {
    sessions,
    visitorFiles,
    submissions: createSubmissions({
      database,
      keys: deriveKeyRing(secrets, 'submission'),
      lifetimeMs: 60_000,
    }),
    releases: { live: () => release, find: async () => release },
    definitionKeys: deriveKeyRing(secrets, 'definition'),
    today: () => '2026-03-01',
    services,
    outbox: createOutbox({ database, keys: deriveKeyRing(secrets, 'outbox'), log }),
    settings: {},
    hosts: ['site.example'],
    verifyHuman: async () => true,
  };
  return { outside, deps, database, sessionsElsewhere: openSessions };
}
