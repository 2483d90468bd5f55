import { pino } from 'pino';
import {
  answerSubmission,
  type ConnectOptions,
  connectServices,
  createOutbox,
  createSessions,
  createSubmissions,
  type Database,
  deriveKeyRing,
  listUnsentCalls,
  type Outbox,
  openStore,
  type Releases,
  type Secrets,
  type ShownStep,
  type SubmitDeps,
  sandboxServices,
  showStep,
  unawaitedSender,
} from '#server';

/** The same on every instance, as in production. */
const usualSecrets: Secrets = ['an-invented-secret-for-tests-only-0123456789'];
const lifetimeMs = 3_600_000;

/** The current date of every instance. */
export const today = '2026-03-01';

/** One instance of the site without its pages: only the part that answers submissions. */
export interface Instance {
  readonly deps: SubmitDeps;
  readonly outbox: Outbox;
  readonly database: Database;
  /** Posts a form like a browser; `cookie` and `accept` are headers. */
  press(
    journey: string,
    step: string,
    entries: readonly (readonly [string, string])[],
    headers?: Record<string, string>,
  ): Promise<Response>;
  /** Waits for the outbox calls in progress, and deletes those that are left. */
  forgetUnawaited(): Promise<void>;
  listUnsent(): ReturnType<typeof listUnsentCalls>;
  /** A step as it is returned to a visitor who loads its page. */
  open(journey: string, step: string, sessionId: string, query?: string): Promise<ShownStep | undefined>;
  close(): Promise<void>;
}

export interface InstanceOptions {
  readonly databaseUrl: string;
  readonly sandboxUrl: string;
  readonly releases: Releases;
  /** Settings that documents read, merged into the defaults. */
  readonly settings?: Readonly<Record<string, string>>;
  /** When a failing service is no longer called; by default as in production. */
  readonly circuit?: ConnectOptions['circuit'];
  /** How long after its last heartbeat this instance counts as dead; by default as in production. */
  readonly leaseMs?: number;
  /** How often the outbox is polled; by default as in production. */
  readonly pollMs?: number;
  /** False for an instance that only stores calls in the outbox. */
  readonly makesUnawaitedCalls?: boolean;
  /** Secrets of every instance, newest first. */
  readonly secrets?: Secrets;
  /** Clock of everything with a lifetime, in milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Opens an instance in this process; the caller has to close it. */
export async function openInstance({
  databaseUrl,
  sandboxUrl,
  releases,
  leaseMs,
  pollMs,
  settings,
  circuit,
  secrets = usualSecrets,
  makesUnawaitedCalls = true,
  now = Date.now,
}: InstanceOptions): Promise<Instance> {
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const store = await openStore({ url: databaseUrl, checkRelease: () => [], log });
  const { database } = store;
  const outbox = createOutbox({
    database,
    keys: deriveKeyRing(secrets, 'outbox'),
    log,
    ...(leaseMs !== undefined && { leaseMs }),
    ...(pollMs !== undefined && { pollMs }),
  });
  const deps: SubmitDeps = {
    outbox,
    sessions: createSessions({ database, keys: deriveKeyRing(secrets, 'session'), lifetimeMs, now }),
    submissions: createSubmissions({
      database,
      keys: deriveKeyRing(secrets, 'submission'),
      lifetimeMs,
      now,
      ...(leaseMs !== undefined && { leaseMs }),
    }),
    releases,
    definitionKeys: deriveKeyRing(secrets, 'definition'),
    today: () => today,
    services: connectServices(sandboxServices(sandboxUrl), {
      logger: pino({ level: 'silent' }),
      ...(circuit && { circuit }),
    }),
    settings: { supplyAgreementPrefix: 'SA-', ...settings },
    onFault({ message }, source) {
      throw new Error(`A rule cannot be evaluated: ${message}\n${JSON.stringify(source)}`);
    },
    hosts: ['site.example'],
    verifyHuman: async (answer) => answer === 'true',
  };
  if (makesUnawaitedCalls) outbox.start(unawaitedSender(deps));
  return {
    deps,
    outbox,
    database,
    press: (journey, step, entries, headers = {}) =>
      answerSubmission(
        new Request(`http://site.example/api/journeys/${journey}/${step}`, {
          method: 'POST',
          headers,
          body: new URLSearchParams(entries.map(([name, value]) => [name, value])),
        }),
        { journey, step },
        deps,
      ),
    listUnsent: () => listUnsentCalls(database, 100),
    async forgetUnawaited() {
      await outbox.whenIdle();
      await database.query.deleteFrom('outbox').execute();
    },
    open: (journey, step, sessionId, query = '') =>
      showStep({ journey, step, sessionId, query: new URLSearchParams(query) }, deps),
    async close() {
      await outbox.stop();
      deps.services.close();
      await store.close();
    },
  };
}
