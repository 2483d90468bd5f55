import { type CompiledJourney, type JsonValue, memoize, type ProblemWitness } from '#engine';
import type { Constraint } from '#engine/parts';
import { constraintAt, failureOf, type InputFault, inputFaults } from './input-faults.ts';
import { type TriedVisit, tryVisits } from './try-visits.ts';
import type { Arrival, JourneyVisit, VisitedCall, Visitor, VisitSources } from './visit.ts';
import { visitJourney } from './visit-journey.ts';

/** A mistake in how a journey calls services, and a visit that meets it. */
export type CallFault = { readonly call: VisitedCall; readonly witness: ProblemWitness } & (
  | { readonly fault: 'refused-input'; readonly input: InputFault }
  | { readonly fault: 'silent-failure' }
);

/** Details of a call that the search needs besides its visit. */
export interface CallSources extends VisitSources {
  /** Answers that a part of an input is made of; undefined if something else decides about it too. */
  readonly answersIn: (call: VisitedCall, path: InputFault['path']) => ReadonlySet<string> | undefined;
}

/** Most further visits that try answers which the input of some call refuses. */
const mostDirected = 80;

/** Visits a journey in many ways and reports inputs that operations refuse and failures without a message. */
export function findCallFaults(journey: CompiledJourney, sources: CallSources): readonly CallFault[] {
  const found = new Map<string, CallFault>();
  // A visit that goes on from where another stood has the calls of the other.
  const seen = new Set<VisitedCall>();
  const note = ({ steps, answers, calls }: JourneyVisit): void => {
    for (const call of calls) {
      if (seen.has(call)) continue;
      seen.add(call);
      for (const input of faultsOf(call, sources)) {
        const key = `${call.step} ${call.operation} ${call.key} ${input.path.join('.')}`;
        const at = steps.indexOf(call.step);
        const witness = { steps: steps.slice(0, at + 1), answers };
        if (!found.has(key)) found.set(key, { fault: 'refused-input', call, input, witness });
      }
    }
  };
  const tried = tryVisits(journey, sources);
  for (const { visit } of tried) note(visit);
  for (const { visitor, from } of directedPlans(tried, sources)) {
    note(visitJourney(journey, visitor, sources, from));
  }
  return [...found.values(), ...silentFailures(journey, tried, sources)];
}

function faultsOf(call: VisitedCall, { operation, answersIn }: CallSources): readonly InputFault[] {
  const called = operation(call.operation);
  if (called === undefined) return [];
  return inputFaults(called, call.input).filter(({ path }) => answersIn(call, path) !== undefined);
}

interface Plan {
  readonly visitor: Visitor;
  readonly from: Arrival;
}

/** Visits in which a visitor gives answers that their questions accept and the input of a call does not. */
function directedPlans(tried: readonly TriedVisit[], sources: CallSources): readonly Plan[] {
  const plans: Plan[] = [];
  const seen = new Set<string>();
  // Visits that go on from where another stood have its calls.
  const partsOf = memoize((call: VisitedCall) => [...repeatedAnswers(call, sources)]);
  for (const { visitor, visit } of tried) {
    for (const call of visit.calls) {
      for (const { path, value, name, constraint } of partsOf(call)) {
        const question = visit.asked.get(name);
        if (question === undefined || visit.answers[name] !== value) continue;
        const key = JSON.stringify([call.step, call.operation, path, name]);
        if (seen.has(key) || plans.length >= mostDirected) continue;
        const tried = [...beyond(constraint).filter(question.admits), ...question.accepts];
        const refused = tried.find((answer) => failureOf(constraint, answer) !== undefined);
        if (refused === undefined) continue;
        seen.add(key);
        const wanted = { ...visitor.wanted, [name]: refused };
        plans.push({ visitor: { ...visitor, wanted }, from: question.arrival });
      }
    }
  }
  return plans;
}

/** A part of the input of a call that may repeat an answer. */
interface RepeatedAnswer {
  readonly path: InputFault['path'];
  readonly value: JsonValue;
  readonly name: string;
  readonly constraint: Constraint;
}

function* repeatedAnswers(call: VisitedCall, sources: CallSources): Iterable<RepeatedAnswer> {
  const operation = sources.operation(call.operation);
  if (operation === undefined) return;
  for (const [path, value] of leavesOf(call.input)) {
    const constraint = constraintAt(operation, path);
    if (constraint === undefined) continue;
    for (const name of sources.answersIn(call, path) ?? []) yield { path, value, name, constraint };
  }
}

/** Values just outside the limits of a constraint. */
function beyond({
  minimum,
  maximum,
  minLength,
  maxLength,
  multipleOf = 1,
}: Constraint): readonly JsonValue[] {
  const text = (length: number) => 'a'.repeat(Math.max(length, 0));
  return [
    ...(maximum === undefined ? [] : [maximum + multipleOf]),
    ...(minimum === undefined ? [] : [minimum - multipleOf]),
    ...(maxLength === undefined ? [] : [text(maxLength + 1)]),
    ...(minLength === undefined ? [] : [text(minLength - 1)]),
  ];
}

function* leavesOf(
  value: JsonValue,
  path: InputFault['path'] = [],
): Iterable<readonly [path: InputFault['path'], value: JsonValue]> {
  if (typeof value !== 'object' || value === null) return yield [path, value];
  const parts = Array.isArray(value) ? value.entries() : Object.entries(value);
  for (const [name, part] of parts) yield* leavesOf(part as JsonValue, [...path, name]);
}

/** Calls at a button after whose failure the visitor sees nothing new. */
function silentFailures(
  journey: CompiledJourney,
  tried: readonly TriedVisit[],
  sources: CallSources,
): readonly CallFault[] {
  const found: CallFault[] = [];
  const seen = new Set<string>();
  for (const { visitor, visit } of tried) {
    for (const call of visit.calls) {
      const { step, operation } = call;
      const key = `${step} ${operation}`;
      if (call.unawaited || seen.has(key)) continue;
      seen.add(key);
      const failing = { ...visitor, failing: { step, operation } };
      const failed = visitJourney(journey, failing, sources, call.arrival);
      if (failed.silentStep !== step) continue;
      const { steps, answers } = failed;
      found.push({ fault: 'silent-failure', call, witness: { steps, answers } });
    }
  }
  return found;
}
