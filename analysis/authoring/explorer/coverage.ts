import type { CompiledJourney, WalkedStep } from '#engine';
import { checksOf, messagesOf } from '#engine/parts';
import type { ExploredJourney, JourneyPath } from './explore-release.ts';

/** Parts of a journey that one turn of a scenario walked. */
export interface CoveredTurn {
  readonly scenario: string;
  /** The step that the visitor was on. */
  readonly step: string;
  /** The path after an accepted turn; empty otherwise. */
  readonly walked: readonly WalkedStep[];
  readonly problems: readonly {
    readonly field: string;
    readonly keyword: string;
    readonly message: string;
  }[];
}

/** A part of a journey with the titles of the scenarios that walk it. */
export interface Covered {
  readonly name: string;
  readonly scenarios: readonly string[];
}

/** The paths, rows of `next` and messages of a journey, and which scenarios walk them. */
export interface JourneyCoverage {
  readonly journey: string;
  readonly paths: readonly Covered[];
  readonly rows: readonly Covered[];
  readonly messages: readonly Covered[];
}

/** Finds which paths, rows and messages of a journey the turns of scenarios walk. */
export function coverJourney(
  explored: ExploredJourney,
  journey: CompiledJourney,
  turns: readonly CoveredTurn[],
): JourneyCoverage {
  const covered = (name: string, isIn: (turn: CoveredTurn) => boolean): Covered => ({
    name,
    scenarios: [...new Set(turns.filter(isIn).map(({ scenario }) => scenario))],
  });
  return {
    journey: explored.journey,
    paths: explored.paths.map((path) =>
      covered(`${path.number}. ${path.steps.join(' → ')}`, ({ walked }) => walksTo(walked, path)),
    ),
    rows: explored.steps.flatMap(({ id, next }) =>
      next.map(({ to, when = 'always' }, row) =>
        covered(`${id} → ${to}: ${when}`, ({ walked }) =>
          walked.some((each) => each.step === id && each.row === row),
        ),
      ),
    ),
    messages: messagesIn(journey).map(({ name, step, isShown }) =>
      covered(name, (turn) => turn.step === step && turn.problems.some(isShown)),
    ),
  };
}

function walksTo(walked: readonly WalkedStep[], { steps }: JourneyPath): boolean {
  return walked.length === steps.length && walked.every(({ step }, at) => step === steps[at]);
}

interface CoverableMessage {
  readonly name: string;
  readonly step: string;
  readonly isShown: (problem: CoveredTurn['problems'][number]) => boolean;
}

function messagesIn({ steps }: CompiledJourney): readonly CoverableMessage[] {
  return steps.flatMap(({ definition: { id }, form }) =>
    form.fields.flatMap(({ field }): readonly CoverableMessage[] => [
      ...Object.entries(messagesOf(field)).map(([keyword, message]) => ({
        name: `${id}, ${field.name}, ${keyword}: ${message}`,
        step: id,
        isShown: (problem: CoveredTurn['problems'][number]) =>
          problem.field === field.name && problem.keyword === keyword,
      })),
      ...checksOf(field).map(({ message }, index) => ({
        name: `${id}, ${field.name}, check ${index + 1}${typeof message === 'string' ? `: ${message}` : ''}`,
        step: id,
        isShown: (problem: CoveredTurn['problems'][number]) =>
          problem.field === field.name &&
          problem.keyword === 'check' &&
          (typeof message !== 'string' || problem.message === message),
      })),
    ]),
  );
}
