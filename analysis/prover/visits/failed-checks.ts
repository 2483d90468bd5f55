import type { CompiledJourney, JsonValue } from '#engine';
import { callsIn, dependenciesOf } from '#engine/parts';
import type { Operation } from '#schemas';
import { patternSamples } from '../../constraints/samples/pattern-samples.ts';
import type { TriedVisit } from './try-visits.ts';
import type { CallSources, JourneyVisit, VisitedCall, VisitPlan } from './visit.ts';
import { visitJourney } from './visit-journey.ts';

/** A check of an operation that no answers pass which were tried. */
export interface FailedCheck {
  readonly visit: JourneyVisit;
  readonly call: VisitedCall;
  /** The operation that is called, or a fallback. */
  readonly operation: string;
  readonly message: string;
}

interface Met extends TriedVisit {
  readonly call: VisitedCall;
}

/** Most further visits that look for answers which pass the checks of one call. */
const mostFurther = 60;

/** Finds the calls that the checks of an operation refuse whatever is answered, as far as answers decide it. */
export function failedChecks(
  journey: CompiledJourney,
  tried: readonly TriedVisit[],
  sources: CallSources,
): readonly FailedCheck[] {
  const places = new Map<string, Met[]>();
  for (const each of tried) {
    for (const call of each.visit.calls) {
      const met = places.get(placeOf(call)) ?? [];
      met.push({ ...each, call });
      places.set(placeOf(call), met);
    }
  }
  return [...places.values()].flatMap(([first, ...others]) => {
    if (first === undefined) return [];
    return sources
      .operations(first.call.operation)
      .flatMap((operation) => failedCheck([first, ...others], operation, journey, sources) ?? []);
  });
}

function failedCheck(
  met: readonly [Met, ...Met[]],
  { id, checks = [] }: Operation,
  journey: CompiledJourney,
  sources: CallSources,
): FailedCheck | undefined {
  const [{ visit, call }] = met;
  const message = messageOf(call, id, sources);
  const passes = (each: VisitedCall) => messageOf(each, id, sources) === undefined;
  if (message === undefined || met.some((each) => passes(each.call))) return undefined;
  const rules = checks.map(({ that }) => that);
  const answers = inputsRead(rules)?.map((name) => sources.answersIn(call, [name]));
  if (answers === undefined || answers.includes(undefined)) return undefined;
  const names = new Set(answers.flatMap((each) => [...(each ?? [])]));
  for (const { visitor, from } of furtherPlans(met, names, constantsIn(rules))) {
    const { calls } = visitJourney(journey, visitor, sources, from);
    if (calls.some((each) => placeOf(each) === placeOf(call) && passes(each))) return undefined;
  }
  return { visit, call, operation: id, message };
}

function placeOf({ step, operation, key }: VisitedCall): string {
  return JSON.stringify([step, operation, key]);
}

/** The message of the first check that refuses the input of a call; undefined if all accept it. */
function messageOf(call: VisitedCall, id: string, { outside }: CallSources): string | undefined {
  const refusals = outside.refusalsOf(call.operation, call.input);
  return refusals.find(({ operation }) => operation.compiled.operation.id === id)?.message;
}

/** Names of the inputs that rules read; undefined if they read anything else. */
function inputsRead(rules: readonly unknown[]): readonly string[] | undefined {
  const paths = dependenciesOf(rules).map((path) => path.split('.'));
  if (paths.some(([root, name]) => root !== 'input' || name === undefined)) return undefined;
  return paths.map(([, name = '']) => name);
}

/** Values that rules compare with, and values near them. */
function constantsIn(rules: readonly unknown[]): readonly JsonValue[] {
  const constants = [...callsIn(rules)].flatMap(({ name, args }) => (name === 'var' ? [] : args.flat()));
  return constants.flatMap((constant): readonly JsonValue[] => {
    if (typeof constant === 'number') return [constant, constant + 1, constant - 1];
    return typeof constant === 'string' ? [constant, ...patternSamples(constant)] : [];
  });
}

/** Visits that answer each question once with everything that is worth a try. */
function* furtherPlans(
  met: readonly Met[],
  names: ReadonlySet<string>,
  constants: readonly JsonValue[],
): Iterable<VisitPlan> {
  let left = mostFurther;
  const known = new Set<string>();
  for (const { visitor, visit } of met) {
    for (const name of names) {
      const question = visit.asked.get(name);
      for (const answer of question ? [...question.accepts, ...constants.filter(question.admits)] : []) {
        const wanted = { ...visitor.wanted, [name]: answer };
        const key = JSON.stringify(wanted);
        if (question === undefined || known.has(key)) continue;
        known.add(key);
        if (left-- <= 0) return;
        yield { visitor: { ...visitor, wanted }, from: question.arrival };
      }
    }
  }
}
