import { pino } from 'pino';
import { afterAll } from 'vitest';
import {
  answerSubmission,
  connectServices,
  createSessions,
  createSubmissions,
  deriveKeyRing,
  openStore,
  type Releases,
  type Secrets,
  type SubmitDeps,
  sandboxServices,
} from '#server';
import { recordingLog } from './stores.ts';

/** The same on every instance, as in production. */
const secrets: Secrets = ['an-invented-secret-for-tests-only-0123456789'];
const lifetimeMs = 3_600_000;

/** One instance of the site without its pages: just what answers submissions. */
export interface Instance {
  readonly deps: SubmitDeps;
  /** Posts a form as a browser would; `cookie` and `accept` as headers. */
  press(
    journey: string,
    step: string,
    entries: readonly (readonly [string, string])[],
    headers?: Record<string, string>,
  ): Promise<Response>;
  close(): Promise<void>;
}

export interface InstanceOptions {
  readonly databaseUrl: string;
  readonly sandboxUrl: string;
  readonly releases: Releases;
}

/** Starts an instance that is closed when the test file ends. */
export async function startInstance({
  databaseUrl,
  sandboxUrl,
  releases,
}: InstanceOptions): Promise<Instance> {
  const store = await openStore({ url: databaseUrl, checkRelease: () => [], log: recordingLog() });
  const { database } = store;
  const deps: SubmitDeps = {
    sessions: createSessions({ database, keys: deriveKeyRing(secrets, 'session'), lifetimeMs }),
    submissions: createSubmissions({ database, keys: deriveKeyRing(secrets, 'submission'), lifetimeMs }),
    releases,
    today: () => '2026-03-01',
    services: connectServices(
      sandboxServices(sandboxUrl).map((service) => ({ ...service, timeoutMs: 400 })),
      { logger: pino({ level: 'silent' }) },
    ),
    settings: { supplyAgreementPrefix: 'SA-' },
    verifyHuman: async (answer) => answer === 'true',
  };
  const instance: Instance = {
    deps,
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
    async close() {
      deps.services.close();
      await store.close();
    },
  };
  running.push(instance);
  return instance;
}

const running: Instance[] = [];
afterAll(async () => {
  await Promise.all(running.splice(0).map((instance) => instance.close()));
});
