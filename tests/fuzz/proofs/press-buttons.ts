import type { Field } from '#schemas';
import type { ProofSurroundings } from '../../../analysis/prover/exploration/journey-model.ts';
import type { Answers } from '../../../engine/base/values/answers.ts';
import { namedFields } from '../../../engine/forms/answers/list-items.ts';
import {
  type Constraint,
  constraintOf,
  failedKeyword,
} from '../../../engine/forms/constraints/field-constraints.ts';
import {
  type ActionsOutcome,
  type EffectOutcome,
  interpretActions,
} from '../../../engine/journeys/interpreter/interpret-actions.ts';
import type { CompiledJourney, CompiledStep } from '../../../engine/journeys/model/compile-journey.ts';
import { type JourneyState, newState } from '../../../engine/journeys/model/state.ts';
import { type JourneyEnvironment, type Walk, walkJourney } from '../../../engine/journeys/walk/walk.ts';
import { createWalkMemory } from '../../../engine/journeys/walk/walk-memory.ts';
import { nativePatterns } from '../../../engine/rules/runtime/native-patterns.ts';
import type { GivenValues, Replies } from './generated-journey.ts';

/** Number of presses after which a visitor gives up. */
const mostPresses = 12;

/** The walk of a visitor who comes from step to step, gives these answers in each and presses its button. */
export function pressEveryButton(
  journey: CompiledJourney,
  scope: ProofSurroundings['scope'],
  answers: Answers,
  given: GivenValues = { results: {} },
): Walk {
  return pressIn(environmentOf(journey, scope, given), journey, answers, given, {});
}

/**
 * As `pressEveryButton`, in an environment and with services that are given.
 * @param replies the outcomes of calls; those of other steps succeed and give nothing
 * @param note receives the walk before each press
 */
export function pressIn(
  environment: JourneyEnvironment,
  journey: CompiledJourney,
  answers: Answers,
  given: GivenValues,
  replies: Replies,
  note?: (walk: Walk) => void,
): Walk {
  let state: JourneyState = { ...newState('run'), results: given.results };
  let walk = walkJourney(journey, state, environment);
  const pressed = new Map<CompiledStep, number>();
  for (let press = 0; press < mostPresses && !walk.finished && !walk.loop; press++) {
    const { step } = walk.frontier;
    note?.(walk);
    const own = step.form.fields.map(({ field: { name } }) => [name, answers[name]] as const);
    const including = (ids: readonly string[]) => [...new Set([...ids, step.definition.id])];
    const submitted = {
      ...state,
      answers: { ...state.answers, ...Object.fromEntries(own) },
      submitted: including(state.submitted),
    };
    const completed = { ...submitted, completed: including(state.completed) };
    const sent = walkJourney(journey, completed, environment).path.find((each) => each.step === step);
    if (!sent?.complete) break;
    const times = pressed.get(step) ?? 0;
    pressed.set(step, times + 1);
    const course = replies[step.definition.id] ?? [];
    const done = performed(
      step,
      submitted,
      { journey, environment },
      course[Math.min(times, course.length - 1)],
    );
    const isPassed = done.outcome === 'done';
    state = isPassed ? { ...done.state, completed: including(done.state.completed) } : done.state;
    walk = walkJourney(journey, state, environment);
    // A visitor who is not let past a step presses again as long as its service may answer otherwise.
    if (isPassed ? walk.frontier.step === step && !walk.finished : times + 1 >= course.length) break;
  }
  note?.(walk);
  return walk;
}

function performed(
  step: CompiledStep,
  state: JourneyState,
  within: { readonly journey: CompiledJourney; readonly environment: JourneyEnvironment },
  reply: EffectOutcome = { ok: true },
): ActionsOutcome {
  const frame = { ...within, nextRun: (run: string) => run, step: step.definition.id };
  const running = interpretActions(step.onSubmit, state, frame);
  let turn = running.next();
  while (!turn.done) turn = running.next(reply);
  return turn.value;
}

/** The environment of many walks with some settings: it remembers them, as visitors differ in little. */
export function environmentOf(
  journey: CompiledJourney,
  scope: ProofSurroundings['scope'],
  { settings }: GivenValues,
): JourneyEnvironment {
  const fields = journey.steps.flatMap(({ form }) => form.fields.flatMap(({ field }) => namedFields(field)));
  return {
    memory: createWalkMemory(),
    surroundings: { ...scope, ...(settings && { settings }) },
    validation: () => ({
      fallbackMessages: {},
      constraints(name, value) {
        const [, field] = fields.find(([each]) => each === name) ?? [];
        const failed = field && keywordFailedBy(field, value);
        return failed ? [failed] : [];
      },
    }),
  };
}

/** The keyword of its constraint that an answer to a field fails. */
export function keywordFailedBy(field: Field, value: unknown): keyof Constraint | undefined {
  const constraint = constraintOf(field);
  const { pattern } = constraint;
  const isMatched = pattern === undefined || nativePatterns(pattern)(String(value));
  return failedKeyword(constraint, value) ?? (isMatched ? undefined : 'pattern');
}
