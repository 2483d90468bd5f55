import {
  actionsOfField,
  type CompiledJourney,
  type Destination,
  type Effect,
  type EffectOutcome,
  enterStep,
  type JourneyState,
  type JsonValue,
  newState,
  runFieldEvent,
  stepNamed,
  submitStep,
  visitStep,
  walkJourney,
} from '#engine';
import { sectionToDo } from '#engine/parts';
import { entriesNow, fillIn } from './fill-in.ts';
import type {
  Arrival,
  AskedQuestion,
  JourneyVisit,
  ShownStep,
  VisitedCall,
  Visitor,
  VisitSources,
} from './visit.ts';

/** Rounds in which refused answers are replaced. */
const mostRounds = 7;

/**
 * Goes through a journey as a visitor would, with the functions that serve visitors.
 *
 * @param from where an earlier visit stood, to go on from there
 */
export function visitJourney(
  journey: CompiledJourney,
  visitor: Visitor,
  sources: VisitSources,
  from?: Arrival,
): JourneyVisit {
  const { environment } = sources;
  const frame = { environment, nextRun: (run: string) => `${run}+` };
  const steps: string[] = [...(from?.before.steps ?? [])];
  const answers: { [name: string]: JsonValue } = { ...visitor.given, ...from?.before.answers };
  const calls: VisitedCall[] = [...(from?.before.calls ?? [])];
  const asked = new Map<string, AskedQuestion>(from?.before.asked);
  const shown: ShownStep[] = [];
  let silentStep: string | undefined;
  let last: Arrival | undefined;
  let isAtEnd = false;
  let redirects = 0;
  let state = from?.state ?? { ...newState('visit'), answers: visitor.given };
  let stepId: string | undefined =
    from?.step ?? walkJourney(journey, state, environment).frontier.step.definition.id;

  const perform = <Result>(run: Generator<Effect, Result, EffectOutcome>, arrival: Arrival): Result => {
    const { step } = arrival;
    let turn = run.next();
    while (!turn.done) {
      const effect = turn.value;
      if (effect.effect === 'call') {
        const { operation, input, key, unawaited = false } = effect;
        calls.push({ arrival, step, operation, input, key, unawaited });
      }
      const { failing, bodies } = visitor;
      const fails = failing?.step === step ? failing.operation : undefined;
      turn = run.next(sources.outside.outcomeOf(effect, bodies, fails));
    }
    return turn.value;
  };

  while (stepId !== undefined && steps.length <= journey.steps.length) {
    const { isThorough } = visitor;
    const id: string =
      sectionToDo(journey, walkJourney(journey, state, environment), stepId, isThorough) ?? stepId;
    stepId = undefined;
    const visit = visitStep(journey, state, id, environment);
    if (visit.visit === 'redirect') {
      redirects += 1;
      if (visitor.isRedirected && redirects <= journey.steps.length) stepId = stepOf(visit.destination);
      if (stepId === undefined) break;
      continue;
    }
    const before = { steps: [...steps], answers: { ...answers }, calls: [...calls], asked: new Map(asked) };
    const arrival: Arrival = { step: id, state, before };
    const changed = steps.length === from?.before.steps.length ? from.changed : undefined;
    last = arrival;
    steps.push(id);
    const entered = perform(enterStep(journey, state, id, frame), arrival);
    state = entered.state;
    if (entered.destination) {
      stepId = stepOf(entered.destination);
      continue;
    }
    const skipped = new Map<string, number>();
    let filledIn = state;
    for (let round = 0; round < mostRounds; round += 1) {
      const changes = round === 0 ? changed : undefined;
      const filled = fillIn(journey, without(state, changes), id, environment, visitor, skipped);
      for (const [name, question] of filled.asked) asked.set(name, { ...question, arrival });
      // Only the entries say whether an answer was changed: an earlier answer is still known.
      let now = changes === undefined ? undefined : filled;
      const known = state;
      if (now === undefined) state = filled.state;
      for (const { field } of round === 0 ? filled.relevant : []) {
        const { name } = field;
        if (actionsOfField(field, 'onChange').length === 0 || filled.state.answers[name] === undefined)
          continue;
        if (from?.changed !== undefined && changes !== name && isAnswered(known, name)) continue;
        const change = { event: 'change', field: name } as const;
        state = perform(runFieldEvent(journey, state, id, change, filled.entries, frame), arrival).state;
        now = undefined;
      }
      filledIn = state;
      const { relevant, entries } = now ?? entriesNow(journey, state, id, environment);
      const outcome = perform(submitStep(journey, state, id, entries, frame), arrival);
      if (outcome.outcome === 'invalid') {
        for (const { field } of outcome.problems) skipped.set(field, (skipped.get(field) ?? 0) + 1);
        continue;
      }
      for (const name of relevant.flatMap(({ names }) => names)) {
        const answer = (now?.state ?? state).answers[name];
        if (answer !== undefined && answer !== null) answers[name] = answer;
      }
      state = outcome.state;
      if (outcome.outcome === 'failed') silentStep = (state.notices[id] ?? []).length === 0 ? id : undefined;
      else if ('destination' in outcome) {
        stepId = stepOf(outcome.destination);
        isAtEnd = stepId === undefined;
      }
      break;
    }
    shown.push({ step: id, arrived: arrival.state, state: filledIn });
    if (stepId !== undefined && stepNamed(journey, stepId)?.definition.final) {
      steps.push(stepId);
      shown.push({ step: stepId, arrived: state, state });
      isAtEnd = true;
      break;
    }
  }
  return { steps, answers, calls, shown, asked, silentStep, last, isAtEnd };
}

function isAnswered({ answers }: JourneyState, name: string): boolean {
  return answers[name] !== undefined && answers[name] !== null;
}

/** The state without an answer. */
function without(state: JourneyState, name: string | undefined): JourneyState {
  if (name === undefined) return state;
  const { [name]: _, ...answers } = state.answers;
  return { ...state, answers };
}

function stepOf(destination: Destination): string | undefined {
  return 'step' in destination ? destination.step : undefined;
}
