import type { Facts, Journey } from '#schemas';
import type { Finding } from '../../base/json/finding.ts';
import { pointerOf } from '../../base/json/json-pointer.ts';
import { withEveryStep } from './every-step.ts';
import type { Origin, Origins } from './origins.ts';
import { type FindFacts, withSharedFacts } from './shared-facts.ts';
import { withSharedSequences } from './shared-sequences.ts';
import { checkContent } from './step-content.ts';
import { pagesOfSteps, type StepPage } from './step-pages.ts';

/** A journey with all shared parts: complete steps, facts, sequences, shared answers and pages of steps. */
export interface LinkedJourney {
  readonly journey: Journey;
  readonly origins: Origins;
  readonly pages: readonly StepPage[];
  /** Findings by pointer into the journey as written. */
  readonly findings: readonly Finding[];
}

interface Known {
  readonly facts: readonly (Facts | undefined)[];
  readonly linked: LinkedJourney;
}

const known = new WeakMap<Journey, Known>();

/** Links a journey. Memoized by journey and facts documents. */
export function linkJourney(journey: Journey, findFacts: FindFacts): LinkedJourney {
  const facts = (journey.uses ?? []).map(findFacts);
  const last = known.get(journey);
  if (last?.facts.every((each, index) => each === facts[index])) return last.linked;
  const linked = linkAnew(journey, findFacts);
  known.set(journey, { facts, linked });
  return linked;
}

function linkAnew(journey: Journey, findFacts: FindFacts): LinkedJourney {
  const origins = new Map<string, Origin>();
  const findings: Finding[] = [...checkContents(journey)];
  const linked: Journey = {
    ...journey,
    steps: [...withEveryStep(journey, origins)],
    facts: { ...withSharedFacts(journey, findFacts, origins, findings) },
  };
  const sequences = withSharedSequences(journey, findFacts, origins, findings);
  if (Object.keys(sequences).length > 0) linked.sequences = sequences;
  const sharedAnswers = withSharedAnswers(journey, findFacts, origins);
  if (sharedAnswers.length > 0) linked.sharedAnswers = [...sharedAnswers];
  return { journey: linked, origins, pages: pagesOfSteps(linked), findings };
}

function* checkContents({ everyStep, steps }: Journey): Iterable<Finding> {
  yield* checkContent(everyStep?.content, '/everyStep/content');
  for (const [index, { content, below }] of steps.entries()) {
    yield* checkContent(content, pointerOf('steps', index, 'content'));
    yield* checkContent(below, pointerOf('steps', index, 'below'));
  }
}

/**
 * Names of the answers that a journey shares: its own, and those of the documents that it uses.
 *
 * @param origins receives the origin of each of the others
 */
function withSharedAnswers(
  { sharedAnswers = [], uses = [] }: Journey,
  findFacts: FindFacts,
  origins: Map<string, Origin>,
): readonly string[] {
  const names = new Set(sharedAnswers);
  for (const document of uses) {
    for (const [index, name] of (findFacts(document)?.sharedAnswers ?? []).entries()) {
      if (names.has(name)) continue;
      origins.set(pointerOf('sharedAnswers', names.size), {
        document,
        pointer: pointerOf('sharedAnswers', index),
      });
      names.add(name);
    }
  }
  return [...names];
}
