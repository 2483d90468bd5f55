import {
  type Answers,
  actionsOfField,
  type CallOutcome,
  type CompiledJourney,
  type CompiledRelease,
  type Destination,
  type Effect,
  type EffectOutcome,
  enterStep,
  type FieldProblem,
  type JourneyState,
  labelOf,
  type Notice,
  runFieldEvent,
  stepNamed,
  submitStep,
  visitStep,
} from '#engine';
import { isPlainObject } from '#engine/parts';
import type { Field, Operation } from '#schemas';
import { entriesNow } from '../../prover/visits/fill-in.ts';
import { createOutside, type MadeCall } from '../../prover/visits/outside.ts';
import { environmentOf } from '../../prover/visits/visit-environment.ts';
import { prepareJourney } from './explore-release.ts';
import { callsAt } from './flow-map.ts';
import { givenAnswers, type ReceivedCall, receivedCalls } from './received-calls.ts';
import type { SampleVisitor } from './sample-visitors.ts';

/** A service that cannot be reached, answers with an error, or does not answer in time. */
export type ServiceFault = 'away' | 'error' | 'late';

const outcomes: Readonly<Record<ServiceFault, CallOutcome>> = {
  away: { outcome: 'failed', reason: 'network' },
  error: { outcome: 'failed', reason: 'status', status: 500 },
  late: { outcome: 'failed', reason: 'timeout' },
};

/** A question whose answer the form refuses. */
interface RefusedAnswer {
  readonly label: string;
  readonly message: string;
}

/** A step as a visitor meets it while some services fail. */
export interface StepUnderFaults {
  /** The step after its button was pressed; before that, where the visitor goes on to somewhere else. */
  readonly state: JourneyState;
  /** The notices that the visitor reads, here or at the step that follows. */
  readonly notices: readonly Notice[];
  /** `stays`: at this step, with notices or without; `goes`: on, as if nothing had failed; `asked`: for other answers. */
  readonly outcome: 'stays' | 'goes' | 'asked';
  /** The step that follows, and the visitor's state there; undefined where the visitor stays, or leaves the journey. */
  readonly next: { readonly step: string; readonly state: JourneyState } | undefined;
  /** Where the visitor goes who leaves the journey: a page of the site, or an address elsewhere, which has no path. */
  readonly leaves?: { readonly title: string; readonly path?: string } | undefined;
  /** The calls of the visit, from entering the step to pressing its button. */
  readonly calls: readonly ReceivedCall[];
  /** Why the form was not taken; empty where it was. */
  readonly refused: readonly RefusedAnswer[];
}

/** Operations that the steps of a journey call, with the fallbacks of these, by the ids of steps. */
export function callsBySteps(release: CompiledRelease, id: string): ReadonlyMap<string, readonly string[]> {
  const prepared = prepareJourney(release, id);
  const find = (operation: string) => prepared?.index.find('operation', operation);
  return new Map(
    prepared?.journey.steps.map((step) => [
      step.definition.id,
      [...new Set(callsAt(prepared.journey, step).flatMap((call) => withFallbacks(call, find)))],
    ]),
  );
}

function withFallbacks(id: string, find: (id: string) => Operation | undefined): readonly string[] {
  const chain: string[] = [];
  for (let at: string | undefined = id; at !== undefined && !chain.includes(at); at = find(at)?.fallback)
    chain.push(at);
  return chain;
}

/**
 * Shows what a visitor reads at a step when services fail, and what services receive: it is entered, filled in as by the visitor,
 * and its button pressed.
 * Undefined if the visitor cannot come to it.
 *
 * @param faults by the ids of operations; all others answer as declared
 * @param today the date of the visit
 */
export function stepUnderFaults(
  release: CompiledRelease,
  id: string,
  { step, visitor }: { readonly step: string; readonly visitor: Pick<SampleVisitor, 'arrived' | 'state'> },
  faults: Readonly<Record<string, ServiceFault>>,
  today: string,
): StepUnderFaults | undefined {
  const prepared = prepareJourney(release, id);
  if (prepared === undefined || stepNamed(prepared.journey, step) === undefined) return undefined;
  const { index, journey, model } = prepared;
  const scope = { ...model.surroundings.scope, now: today };
  const environment = environmentOf(journey, scope);
  const frame = { environment, nextRun: (run: string) => `${run}+` };
  const made: MadeCall[] = [];
  const outside = createOutside(
    (operation) => index.find('operation', operation),
    scope,
    (call) => made.push(call),
  );
  const failing = Object.fromEntries(Object.entries(faults).map(([name, fault]) => [name, outcomes[fault]]));
  const perform = <Result>(run: Generator<Effect, Result, EffectOutcome>): Result => {
    let turn = run.next();
    while (!turn.done) {
      const outcome = outside.outcomeOf(turn.value, 'examples', failing);
      // Made later, with the same request.
      if (turn.value.effect === 'call' && turn.value.unawaited) {
        const { unawaited: _, ...awaited } = turn.value;
        outside.outcomeOf(awaited, 'examples', failing);
      }
      turn = run.next(outcome);
    }
    return turn.value;
  };
  const met = (result: Met, answers: Answers): StepUnderFaults => ({
    refused: [],
    ...result,
    calls: receivedCalls(made, givenAnswers(journey, answers)),
  });
  const goes = (after: JourneyState, destination: Destination, answers: Answers, before = after) => {
    const leaves = placeOutside(release, destination);
    return met({ ...goesOn(journey, after, step, destination, before), ...(leaves && { leaves }) }, answers);
  };
  if (visitStep(journey, visitor.arrived, step, environment).visit === 'redirect') return undefined;
  const entered = perform(enterStep(journey, visitor.arrived, step, frame));
  if (entered.destination) return goes(entered.state, entered.destination, entered.state.answers);
  let state: JourneyState = {
    ...entered.state,
    answers: { ...entered.state.answers, ...visitor.state.answers },
  };
  const { relevant, entries } = entriesNow(journey, state, step, environment);
  for (const { field } of relevant) {
    if (actionsOfField(field, 'onChange').length === 0 || state.answers[field.name] === undefined) continue;
    const change = { event: 'change', field: field.name } as const;
    state = perform(runFieldEvent(journey, state, step, change, entries, frame)).state;
  }
  const pressed = perform(
    submitStep(journey, state, step, entriesNow(journey, state, step, environment).entries, frame),
  );
  if ('destination' in pressed) return goes(pressed.state, pressed.destination, state.answers, state);
  const notices = pressed.state.notices[step] ?? [];
  const outcome = pressed.outcome === 'failed' ? 'stays' : 'asked';
  const refused = pressed.outcome === 'invalid' ? refusedAnswers(journey, step, pressed.problems) : [];
  return met({ state: pressed.state, notices, outcome, next: undefined, refused }, pressed.state.answers);
}

type Met = Omit<StepUnderFaults, 'calls' | 'refused'> & Partial<Pick<StepUnderFaults, 'refused'>>;

function refusedAnswers(
  journey: CompiledJourney,
  step: string,
  problems: readonly FieldProblem[],
): readonly RefusedAnswer[] {
  const fields = stepNamed(journey, step)?.form.fields ?? [];
  return problems.map(({ field, keyword, message }) => {
    const asked = fields.find((each) => each.field.name === field);
    const label = (asked && labelOf(asked.field)) || field;
    // Without words of its own for a mistake, a question is repeated.
    const isRepeated = asked !== undefined && message === label;
    const expected = isRepeated ? expectedAnswer(asked.field, keyword) : undefined;
    return { label, message: isRepeated ? `Expected: ${expected ?? 'another answer'}.` : message };
  });
}

function goesOn(
  journey: CompiledJourney,
  state: JourneyState,
  from: string,
  destination: Destination,
  before: JourneyState,
): Met {
  const step = 'step' in destination ? destination.step : undefined;
  const next = step !== undefined && stepNamed(journey, step) ? { step, state } : undefined;
  const notices = [
    ...(before.notices[from] ?? []),
    ...(step === undefined ? [] : (state.notices[step] ?? [])),
  ];
  return { state: before, notices, outcome: 'goes', next };
}

/** The page that a visitor leaves a journey for; undefined for a step of it. */
function placeOutside({ documents }: CompiledRelease, destination: Destination): StepUnderFaults['leaves'] {
  if ('href' in destination) return { title: destination.href };
  const page = 'page' in destination ? documents.get(destination.page) : undefined;
  return page?.kind === 'page' ? { title: page.title, path: page.path } : undefined;
}

const expectations: Readonly<Record<string, (limit: unknown) => string>> = {
  required: () => 'an answer',
  minLength: (limit) => `at least ${counted(limit, 'character')}`,
  maxLength: (limit) => `at most ${counted(limit, 'character')}`,
  minWords: (limit) => `at least ${counted(limit, 'word')}`,
  maxWords: (limit) => `at most ${counted(limit, 'word')}`,
  minimum: (limit) => `${limit} or more`,
  maximum: (limit) => `${limit} or less`,
  minItems: (limit) => `at least ${limit} of the options`,
  maxItems: (limit) => `at most ${limit} of the options`,
};

/** The answer that a question expects where a limit is not kept, such as "at least 10 characters"; undefined for other rules. */
export function expectedAnswer(field: Field, keyword: string): string | undefined {
  const value: unknown = 'value' in field ? field.value : undefined;
  return expectations[keyword]?.(isPlainObject(value) ? value[keyword] : undefined);
}

function counted(count: unknown, noun: string): string {
  return count === 1 ? `one ${noun}` : `${count} ${noun}s`;
}
