import { type CompiledJourney, type JsonValue, memoize, type ProblemWitness } from '#engine';
import type { Constraint } from '#engine/parts';
import { type BrokenLimit, brokenLimit } from './broken-limit.ts';
import { failedChecks } from './failed-checks.ts';
import { constraintAt, failureOf, type InputFault } from './input-faults.ts';
import { type LostResult, lostResults } from './lost-results.ts';
import { refusedInputs } from './outside.ts';
import { leavesOf, type RefusedRequest, refusedRequests, sentParts } from './request-faults.ts';
import { type TriedVisit, tryVisits } from './try-visits.ts';
import type { CallSources, JourneyVisit, VisitedCall, VisitPlan } from './visit.ts';
import { visitJourney } from './visit-journey.ts';

/** A mistake in how a journey calls services, and a visit that meets it. */
export type CallFault =
  | ({
      readonly call: VisitedCall;
      readonly witness: ProblemWitness;
    } /** `operation` is the one that was called or a fallback. */ & (
      | {
          readonly fault: 'refused-input';
          readonly operation: string;
          readonly input: InputFault;
          readonly limit: BrokenLimit | undefined;
        }
      | ({ readonly fault: 'refused-request'; readonly limit: BrokenLimit | undefined } & RefusedRequest)
      /** No answers that were tried pass a check, which says `message`. */
      | { readonly fault: 'failed-check'; readonly operation: string; readonly message: string }
      | { readonly fault: 'silent-failure' }
    ))
  | LostResult;

/** Most further visits that try answers which the input of some call refuses. */
const mostDirected = 80;

/** Visits a journey in many ways and reports inputs that operations refuse, requests that contracts refuse and failures without a message. */
export function findCallFaults(journey: CompiledJourney, sources: CallSources): readonly CallFault[] {
  const found = new Map<string, CallFault>();
  // A visit that goes on from where another stood has the calls of the other.
  const seen = new Set<VisitedCall>();
  const note = ({ steps, answers, calls }: JourneyVisit): void => {
    for (const call of calls) {
      if (seen.has(call)) continue;
      seen.add(call);
      for (const { operation, input } of faultsOf(call, sources)) {
        const key = `${call.step} ${call.operation} ${call.key} ${operation} ${input.path.join('.')}`;
        if (found.has(key)) continue;
        const limit = limitOfInput(call, operation, input, answers, sources);
        const witness = witnessOf(call, steps, answers);
        found.set(key, { fault: 'refused-input', call, operation, input, witness, limit });
      }
      for (const refused of refusedRequests(call, sources)) {
        const { operation, request } = refused;
        const key = `${call.step} ${call.operation} ${call.key} ${operation} ${request.place} ${request.path.join('.')}`;
        if (found.has(key)) continue;
        const limit = limitOfRequest(call, refused, answers, sources);
        const witness = witnessOf(call, steps, answers);
        found.set(key, { fault: 'refused-request', call, ...refused, witness, limit });
      }
    }
  };
  const tried = tryVisits(journey, sources);
  for (const { visit } of tried) note(visit);
  for (const { visitor, from } of directedPlans(tried, sources)) {
    note(visitJourney(journey, visitor, sources, from));
  }
  const failed = failedChecks(journey, tried, sources).map(
    ({ visit, call, ...check }): CallFault => ({
      fault: 'failed-check',
      ...check,
      call,
      witness: witnessOf(call, visit.steps, visit.answers),
    }),
  );
  const lost = lostResults(journey, tried, sources);
  return [...found.values(), ...failed, ...silentFailures(journey, tried, sources), ...lost];
}

function limitOfInput(
  call: VisitedCall,
  operation: string,
  { path, value }: InputFault,
  answers: JourneyVisit['answers'],
  { operations, answersIn }: CallSources,
): BrokenLimit | undefined {
  const taking = operations(call.operation).find(({ id }) => id === operation);
  const constraint = taking && constraintAt(taking, path);
  return brokenLimit(answersIn(call, path), value, answers, constraint ? [constraint] : []);
}

function limitOfRequest(
  call: VisitedCall,
  { operation, request: { place, path } }: RefusedRequest,
  answers: JourneyVisit['answers'],
  sources: CallSources,
): BrokenLimit | undefined {
  for (const sent of sentParts(call, sources)) {
    const isIt = sent.operation.id === operation && sent.place === place;
    if (!isIt || JSON.stringify(sent.path) !== JSON.stringify(path)) continue;
    const constraints = sources.contractOf(sent.operation)?.schemasAt(place, path) ?? [];
    return brokenLimit(sent.answers, sent.value, answers, constraints);
  }
  return undefined;
}

function witnessOf(
  { step }: VisitedCall,
  steps: readonly string[],
  answers: ProblemWitness['answers'],
): ProblemWitness {
  return { steps: steps.slice(0, steps.indexOf(step) + 1), answers };
}

function faultsOf(call: VisitedCall, { outside, answersIn }: CallSources) {
  return refusedInputs(outside, call).filter(({ input }) => answersIn(call, input.path) !== undefined);
}

/** Visits in which a visitor gives answers that their questions accept and the input of a call does not. */
function directedPlans(tried: readonly TriedVisit[], sources: CallSources): readonly VisitPlan[] {
  const plans: VisitPlan[] = [];
  const seen = new Set<string>();
  // Visits that go on from where another stood have its calls.
  const partsOf = memoize((call: VisitedCall) => [...repeatedAnswers(call, sources)]);
  for (const { visitor, visit } of tried) {
    for (const call of visit.calls) {
      for (const { operation, path, value, name, constraints } of partsOf(call)) {
        const question = visit.asked.get(name);
        if (question === undefined || visit.answers[name] !== value) continue;
        const key = JSON.stringify([call.step, call.operation, operation, path, name]);
        if (seen.has(key) || plans.length >= mostDirected) continue;
        const tried = [...constraints.flatMap(beyond).filter(question.admits), ...question.accepts];
        const refused = tried.find((answer) =>
          constraints.every((constraint) => failureOf(constraint, answer) !== undefined),
        );
        if (refused === undefined) continue;
        seen.add(key);
        const wanted = { ...visitor.wanted, [name]: refused };
        plans.push({ visitor: { ...visitor, wanted }, from: question.arrival });
      }
    }
  }
  return plans;
}

/** A part of the input of a call, or of its request, that may repeat an answer. */
interface RepeatedAnswer {
  /** The operation that takes it: the one that is called or a fallback. */
  readonly operation: string;
  readonly path: InputFault['path'];
  readonly value: JsonValue;
  readonly name: string;
  /** It must fit one of them. */
  readonly constraints: readonly Constraint[];
}

function* repeatedAnswers(call: VisitedCall, sources: CallSources): Iterable<RepeatedAnswer> {
  for (const operation of sources.operations(call.operation)) {
    for (const [path, value] of leavesOf(call.input)) {
      const constraint = constraintAt(operation, path);
      if (constraint === undefined) continue;
      for (const name of sources.answersIn(call, path) ?? [])
        yield { operation: operation.id, path, value, name, constraints: [constraint] };
    }
  }
  for (const { operation, place, path, value, answers } of sentParts(call, sources)) {
    const constraints = sources.contractOf(operation)?.schemasAt(place, path) ?? [];
    if (constraints.length === 0) continue;
    for (const name of answers)
      yield { operation: operation.id, path: [place, ...path], value, name, constraints };
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
