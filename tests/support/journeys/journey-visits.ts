import { afterEach, beforeEach } from 'vitest';
import type { CompiledRelease } from '#engine';
import type { Instance, InstanceOptions } from '../instances/instance.ts';
import { type SiteForTests, siteForTests, there } from '../instances/site-for-tests.ts';
import { newVisitor, type Visitor } from '../instances/visitors.ts';

/** One instance of the site; visitor and sandbox are new before each test. */
export interface JourneyVisits extends Pick<SiteForTests, 'sandbox'> {
  readonly instance: Instance;
  readonly visitor: Visitor;
}

/** Visits to a journey for a test file; they are set up when its tests run, not before. */
export function journeyVisits(
  journey: string,
  compiled: CompiledRelease,
  options: Pick<InstanceOptions, 'circuit'> = {},
): JourneyVisits {
  const site = siteForTests({ compiled, ...options });
  let visitor: Visitor | undefined;

  beforeEach(() => {
    visitor = newVisitor(journey, site.instances);
  });
  // Outbox calls must not reach the next test.
  afterEach(() => site.instances[0].forgetUnawaited());

  return {
    get sandbox() {
      return site.sandbox;
    },
    get instance() {
      return site.instances[0];
    },
    get visitor() {
      return there(visitor);
    },
  };
}
