import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { CompiledRelease } from '#engine';
import { type RunningSandbox, startSandbox } from '../../../sandbox/index.ts';
import { databases } from '../databases/databases.ts';
import { shippedRelease } from '../documents/shipped-documents.ts';
import { type Instance, type InstanceOptions, today } from './instance.ts';
import { startInstance } from './instances.ts';

/** A site of some instances on one database, and the sandbox that they call; the sandbox is as new before each test. */
export interface SiteForTests {
  readonly sandbox: RunningSandbox;
  readonly instances: readonly [Instance, ...Instance[]];
  readonly databaseUrl: string;
}

interface SiteOptions extends Partial<Omit<InstanceOptions, 'databaseUrl' | 'sandboxUrl' | 'releases'>> {
  /** The documents; by default those that we ship. */
  readonly compiled?: CompiledRelease;
  /** Creates the database, by default of the first kind. */
  readonly create?: (() => Promise<string>) | undefined;
  /** Number of instances; 1 by default. */
  readonly count?: number;
}

/** A site for a test file or a `describe`; it is started when the tests run, not before. */
export function siteForTests({
  compiled = shippedRelease(),
  create = databases[0]?.create,
  count = 1,
  ...options
}: SiteOptions = {}): SiteForTests {
  const release = { id: 'visited', compiled };
  const releases = { live: () => release, find: async () => release };
  const running: { -readonly [Part in keyof SiteForTests]?: SiteForTests[Part] } = {};

  beforeAll(async () => {
    const sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    const databaseUrl = (await create?.()) ?? '';
    const all = { ...options, databaseUrl, sandboxUrl: sandbox.url, releases };
    const first = await startInstance(all);
    const others = await Promise.all(Array.from({ length: count - 1 }, () => startInstance(all)));
    Object.assign(running, { sandbox, databaseUrl, instances: [first, ...others] });
  });
  beforeEach(() => running.sandbox?.state.forget());
  afterAll(() => running.sandbox?.close());

  return {
    get sandbox() {
      return there(running.sandbox);
    },
    get instances() {
      return there(running.instances);
    },
    get databaseUrl() {
      return there(running.databaseUrl);
    },
  };
}

/** A part of something that runs only while tests do. */
export function there<Part>(part: Part | undefined): Part {
  if (part === undefined) throw new Error('The site runs while tests do, not before.');
  return part;
}
