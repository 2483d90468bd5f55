import { pointerOf } from '../../documents/json-pointer.ts';
import type { CompiledJourney, CompiledStep } from '../../journeys/compile-journey.ts';
import { memoize } from '../../rules/evaluation/memoize.ts';
import type { ReadSources } from '../../rules/notation/reads.ts';
import { holdersOf } from '../domains/answer-domains.ts';
import { answersChanged } from '../walks/step-actions.ts';
import { successors } from '../walks/what-matters.ts';
import { resultsReadIn } from './results-read.ts';

/** A text or a check of a step's form that needs an answer. */
export interface AnswerRead {
  readonly step: CompiledStep;
  /** Pointer within the form. */
  readonly pointer: string;
  readonly answer: string;
  /** Whether no visitor has given the answer who fills in the step: only later steps ask for it. */
  readonly isEarly: boolean;
  /** Ids of the steps that ask for it. */
  readonly askedAt: readonly string[];
}

/** Every place in the forms of a journey, conditions apart, that needs an answer and does not allow for its absence. */
export function findAnswerReads(journey: CompiledJourney, reading: ReadSources): readonly AnswerRead[] {
  const sources = { ...reading, root: 'answers' } as const;
  const changed = answersChanged(journey);
  const isKnownOtherwise = (answer: string) =>
    journey.given.includes(answer) || changed.has(`answers.${answer}`);
  return journey.steps.flatMap((step) =>
    step.form.fields.flatMap(({ field }, index) =>
      resultsReadIn(field, pointerOf('fields', index), sources)
        .filter(({ as, pointer }) => (as === 'value' && !isOfEvent(pointer)) || isCheck(pointer))
        .map(({ result: answer, pointer }): AnswerRead => {
          const asking = holdersOf(journey, answer);
          const isEarly =
            asking.length > 0 &&
            !isKnownOtherwise(answer) &&
            !asking.some((each) => mayPrecede(journey, each, step));
          return { step, pointer, answer, isEarly, askedAt: asking.map((each) => each.step.id) };
        }),
    ),
  );
}

function isOfEvent(pointer: string): boolean {
  return /^\/fields\/\d+\/on[A-Z]/.test(pointer);
}

function isCheck(pointer: string): boolean {
  return /^\/fields\/\d+\/checks\/\d+\/that$/.test(pointer);
}

/** Whether answers of a step may be given while another is filled in: it comes before, or it is the same. */
function mayPrecede(journey: CompiledJourney, asking: CompiledStep, step: CompiledStep): boolean {
  if (asking === step || asking.step.aside || step.step.aside) return true;
  return stepsBehind(journey)(asking).has(step);
}

const stepsBehind = memoize(({ steps }: CompiledJourney) =>
  memoize((from: CompiledStep): ReadonlySet<CompiledStep> => {
    const found = new Set(successors(steps, from));
    for (const each of found) for (const next of successors(steps, each)) found.add(next);
    return found;
  }),
);
