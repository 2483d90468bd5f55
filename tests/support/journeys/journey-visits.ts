import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { CompiledRelease } from '#engine';
import { type RunningSandbox, startSandbox } from '../../../sandbox/index.ts';
import { databases } from '../databases/databases.ts';
import { type Instance, type InstanceOptions, today } from '../instances/instance.ts';
import { startInstance } from '../instances/instances.ts';
import { newVisitor, type Visitor } from '../instances/visitors.ts';

/** One instance of the site; visitor and sandbox are new before each test. */
export interface JourneyVisits {
  readonly sandbox: RunningSandbox;
  readonly instance: Instance;
  readonly visitor: Visitor;
}

/** Visits to a journey for a test file; they are set up when its tests run, not before. */
export function journeyVisits(
  journey: string,
  compiled: CompiledRelease,
  options: Pick<InstanceOptions, 'circuit'> = {},
): JourneyVisits {
  const release = { id: 'visited', compiled };
  const releases = { live: () => release, find: async () => release };
  const running: { sandbox?: RunningSandbox; instance?: Instance; visitor?: Visitor } = {};

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    running.sandbox = sandbox;
    const [{ create } = { create: async () => '' }] = databases;
    const databaseUrl = await create();
    running.instance = await startInstance({ databaseUrl, sandboxUrl: sandbox.url, releases, ...options });
  });
  beforeEach(() => {
    running.sandbox?.state.forget();
    if (running.instance) running.visitor = newVisitor(journey, [running.instance]);
  });
  // Outbox calls must not reach the next test.
  afterEach(() => running.instance?.forgetUnawaited());
  afterAll(() => running.sandbox?.close());

  return {
    get sandbox() {
      return there(running.sandbox);
    },
    get instance() {
      return there(running.instance);
    },
    get visitor() {
      return there(running.visitor);
    },
  };
}

function there<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The site runs while tests do, not before.');
  return part;
}
