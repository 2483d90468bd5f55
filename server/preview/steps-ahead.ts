import { type CompiledRelease, type JourneyState, newState, releaseAt, visitStep } from '#engine';
import type { ScenarioFile } from '#schemas';
import { findJourney } from '../journeys/releases/release-journeys.ts';

/** A step that nobody sees at once: its journey begins with others. */
export interface StepAhead {
  readonly journey: string;
  readonly step: string;
  /** Title of its page. */
  readonly title: string;
}

/** Somebody who has come to a step and filled it in. */
interface StepVisitor {
  readonly name: string;
  readonly state: JourneyState;
}

/** Steps of a release that nobody sees at once, and visitors who come to them. */
export interface StepsAhead {
  /** The step on the page at a path; undefined for a page that everybody sees at once. */
  at(path: string): StepAhead | undefined;
  /** The release in the language of a path. */
  releaseAt(path: string): CompiledRelease;
  /** Visitors who come to a step, with made-up answers and those of scenarios, the plainest first. */
  visitorsOf(step: StepAhead): Promise<readonly StepVisitor[]>;
}

interface StepsAheadDeps {
  /** Today in the site's time zone. */
  readonly today: () => string;
  readonly scenarios: () => Promise<readonly ScenarioFile[]>;
}

/** Finds the steps of releases; the visitors of a journey are found once for each release. */
export function stepsAhead({ today, scenarios }: StepsAheadDeps): (release: CompiledRelease) => StepsAhead {
  type Found = Promise<ReadonlyMap<string, readonly StepVisitor[]>>;
  const known = new WeakMap<CompiledRelease, Map<string, Found>>();
  const find = async (release: CompiledRelease, journey: string): Found => {
    const { nameOfVisitor, sampleVisitors } = await import('#analysis');
    const visitors = sampleVisitors(release, journey, today(), await scenarios()) ?? [];
    return new Map(
      [...visitors].map(([step, known]) => [
        step,
        known.map((visitor) => ({ name: nameOfVisitor(visitor), state: visitor.state })),
      ]),
    );
  };
  return (release) => ({
    at(path) {
      const own = releaseAt(release, path);
      const page = own.pages.get(path)?.page;
      const form = page?.zones.content.find((module) => module.type === 'form');
      const journey = form && findJourney(own, form.journey);
      if (page === undefined || form === undefined || journey === undefined) return undefined;
      if (!journey.journey.steps.some(({ id }) => id === form.step)) return undefined;
      const environment = journey.environment(form.step, { now: today(), settings: {} });
      const { visit } = visitStep(journey.compiled, newState('new'), form.step, environment);
      if (visit === 'show') return undefined;
      return { journey: form.journey, step: form.step, title: page.title };
    },
    releaseAt: (path) => releaseAt(release, path),
    async visitorsOf({ journey, step }) {
      const ofRelease = known.get(release) ?? new Map<string, Found>();
      known.set(release, ofRelease);
      const found = ofRelease.get(journey) ?? find(release, journey);
      ofRelease.set(journey, found);
      return (await found).get(step) ?? [];
    },
  });
}
