import { type CompiledJourney, type CompiledStep, pointerOf, stepEvents } from '#engine';
import type { ReadSources } from '#engine/parts';
import { holdersOf } from '../domains/journey-domains.ts';
import { stepsAfter } from '../exploration/liveness.ts';
import { answersChanged } from '../exploration/step-actions.ts';
import { type NeededResult, type ResultSources, resultsReadIn } from './results-read.ts';

/** A text, a check or an action of a step that needs an answer. */
export interface AnswerRead {
  readonly step: CompiledStep;
  /** The part that the pointer begins at. */
  readonly within: 'step' | 'form';
  readonly pointer: string;
  readonly answer: string;
  /** Whether no visitor has given the answer who fills in the step: only later steps ask for it. */
  readonly isEarly: boolean;
  /** Ids of the steps that ask for it. */
  readonly askedAt: readonly string[];
}

/**
 * Every place in the forms and actions of a journey, conditions apart, that needs an answer and does not allow for its
 * absence. Sequences are left out: they may be run at several steps, and hand over what there is.
 */
export function findAnswerReads(journey: CompiledJourney, reads: ReadSources): readonly AnswerRead[] {
  const sources = { ...reads, root: 'answers' } as const;
  const changed = answersChanged(journey);
  const isKnownOtherwise = (answer: string) =>
    journey.given.includes(answer) || changed.has(`answers.${answer}`);
  return journey.steps.flatMap((step) =>
    readsAt(step, sources).map(({ within, pointer, result: answer }): AnswerRead => {
      const asking = holdersOf(journey, answer);
      const isEarly =
        asking.length > 0 &&
        !isKnownOtherwise(answer) &&
        !asking.some((each) => mayPrecede(journey, each, step));
      return { step, within, pointer, answer, isEarly, askedAt: asking.map((each) => each.definition.id) };
    }),
  );
}

type ReadAtStep = NeededResult & Pick<AnswerRead, 'within'>;

function readsAt({ definition: step, form }: CompiledStep, sources: ResultSources): readonly ReadAtStep[] {
  const lists = Object.fromEntries(stepEvents.map((event) => [event, step[event]]));
  const parts = { submitLabel: step.submitLabel, ...lists };
  const ofStep = resultsReadIn(parts, '', sources).filter(({ as }) => as === 'value');
  const ofForm = form.fields.flatMap(({ field }, index) =>
    resultsReadIn(field, pointerOf('fields', index), sources).filter(
      ({ as, pointer }) => (as === 'value' && !isOfEvent(pointer)) || isCheck(pointer),
    ),
  );
  return [
    ...ofStep.map((read) => ({ ...read, within: 'step' as const })),
    ...ofForm.map((read) => ({ ...read, within: 'form' as const })),
  ];
}

function isOfEvent(pointer: string): boolean {
  return /^\/fields\/\d+\/on[A-Z]/.test(pointer);
}

function isCheck(pointer: string): boolean {
  return /^\/fields\/\d+\/checks\/\d+\/that$/.test(pointer);
}

/** Whether answers of a step may be given while another is filled in: it comes before, or it is the same. */
function mayPrecede(journey: CompiledJourney, asking: CompiledStep, step: CompiledStep): boolean {
  if (asking === step || asking.definition.aside || step.definition.aside) return true;
  return stepsAfter(journey.steps)(asking).has(step);
}
