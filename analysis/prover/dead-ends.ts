import type { CompiledStep, ProblemWitness } from '#engine';
import { changesAnswers, isChangedByResults } from './after-presses.ts';
import { canBeWalked } from './exploration/completions.ts';
import type { Exploration, KnownSteps } from './exploration/exploration.ts';
import type { JourneyModel } from './exploration/journey-model.ts';
import { isByAnswersAlone, type Path } from './exploration/path.ts';
import { findWitness, firstWitness, mostPaths } from './witness.ts';

/** A claim that could neither be proved nor disproved, as a sentence; of one step or of the whole journey. */
export interface Undecided {
  readonly step?: string;
  readonly message: string;
  /** Answers, results and settings that would show it, if the results can be had. */
  readonly witness?: ProblemWitness;
}

/** Steps that nothing follows for some answers. */
export interface DeadEnds {
  readonly found: readonly {
    readonly finding: 'dead-end';
    readonly step: string;
    readonly witness: ProblemWitness;
  }[];
  readonly undecided: readonly Undecided[];
}

/**
 * Looks for steps that nothing follows, among the paths that an exploration found to end at one.
 * @param exact explores the journey with all paths told apart
 */
export function findDeadEnds(
  model: JourneyModel,
  { ends }: Exploration,
  known: KnownSteps,
  exact: () => Exploration,
): DeadEnds {
  const found: DeadEnds['found'][number][] = [];
  const undecided: Undecided[] = [];
  for (const step of stepsAtEnds(ends, known)) {
    const { id } = step.definition;
    let verdict = judge(model, ends, step);
    if (verdict === 'impossible') {
      // The values exclude one another, because paths were merged. Walk again without merging.
      verdict = judge(model, exact().ends, step);
      if (verdict === 'impossible' && !exact().isComplete) verdict = undefined;
    }
    if (verdict === 'impossible' || verdict === 'mended') continue;
    if (verdict?.isByAnswersAlone) found.push({ finding: 'dead-end', step: id, witness: verdict.witness });
    else {
      const cause = verdict ? 'results of calls or settings' : 'answers, but none were found that show it';
      const message = `The step "${id}" may be followed by nothing for some ${cause}.`;
      undecided.push({ step: id, message, ...(verdict && { witness: verdict.witness }) });
    }
  }
  return { found, undecided };
}

function stepsAtEnds(ends: readonly Path[], { mayBeDeadEnd }: KnownSteps): readonly CompiledStep[] {
  const steps = new Set(ends.flatMap(({ steps: walked }) => walked.at(-1) ?? []));
  return [...steps].filter(mayBeDeadEnd);
}

type Verdict =
  | { readonly witness: ProblemWitness; readonly isByAnswersAlone: boolean }
  | 'impossible'
  /** The actions of its steps set answers that something follows. */
  | 'mended'
  | undefined;

/** Whether some path to a dead end can be walked; undefined if nothing shows that it can, or that it cannot. */
function judge(model: JourneyModel, ends: readonly Path[], step: CompiledStep): Verdict {
  const all = ends.filter(({ steps: walked }) => walked.at(-1) === step);
  const here = all.some(({ steps: walked }) => walked.some((each) => changesAnswers(model, each)))
    ? all.slice(0, mostPaths).filter((path) => !isMended(model, path))
    : all;
  if (here.length === 0) return 'mended';
  const alone = firstWitness(
    model,
    here.filter(({ chosen }) => isByAnswersAlone(chosen)),
  );
  if (alone) return { witness: alone, isByAnswersAlone: !isChangedByResults(model, stepsOf(model, alone)) };
  if (!here.some((path) => canBeWalked(model, path))) return 'impossible';
  const witness = firstWitness(model, here);
  return witness && { witness, isByAnswersAlone: false };
}

/** Whether nothing follows a path only as long as the actions of its own steps are left out. */
function isMended(model: JourneyModel, path: Path): boolean {
  if (isChangedByResults(model, path.steps) || findWitness(model, path)) return false;
  return findWitness(model, path, { isPressed: false }) !== undefined;
}

function stepsOf({ journey }: JourneyModel, { steps }: ProblemWitness): readonly CompiledStep[] {
  return journey.steps.filter(({ definition: step }) => steps.includes(step.id));
}
