import { type CompiledJourney, canonicalJson, type JourneyState, type JsonValue } from '#engine';
import type { InputFault } from './input-faults.ts';
import { refusedInputs } from './outside.ts';
import type { TriedVisit } from './try-visits.ts';
import type { AskedQuestion, CallSources, JourneyVisit, VisitedCall, Visitor } from './visit.ts';
import { visitJourney } from './visit-journey.ts';

/**
 * A result without which a visitor cannot go on who changes an input of its call and comes back. With the same answer
 * from the beginning, the journey comes to its end.
 */
export interface LostResult {
  readonly fault: 'lost-result';
  /** The call that made the result. */
  readonly call: VisitedCall;
  readonly result: string;
  readonly answer: string;
  readonly changedAt: string;
  /** The step from which the visitor went back. */
  readonly reached: string;
  /** The last step that is shown after the change. */
  readonly stuckAt: string;
  /** The input that an operation refuses only after the change; else the visitor is stuck. */
  readonly refused: { readonly operation: string; readonly path: InputFault['path'] } | undefined;
}

/** Most changes that are tried in one journey. */
const mostChanges = 24;

/** Most other answers that are tried for one change, until one leads to the end from the beginning. */
const mostAnswers = 3;

/** Goes back from the last step of visits, changes each input of each look-up, and goes on. */
export function lostResults(
  journey: CompiledJourney,
  tried: readonly TriedVisit[],
  sources: CallSources,
): readonly LostResult[] {
  const found: LostResult[] = [];
  const seen = new Set<string>();
  for (const { visitor, visit } of tried) {
    if (!visit.isAtEnd || visit.last === undefined) continue;
    for (const { result, call, answer, question } of changesOf(visit, visit.last.state, sources)) {
      const key = canonicalJson([result, call.step, answer]);
      if (seen.has(key) || seen.size >= mostChanges) continue;
      for (const other of othersThan(visit.answers[answer], question)) {
        const changing = { ...visitor, wanted: { ...visitor.wanted, [answer]: other }, isRedirected: true };
        const straight = visitJourney(journey, changing, sources, question.arrival);
        if (!straight.isAtEnd) continue;
        seen.add(key);
        const returned = comeBack(journey, visit, changing, sources, { answer, question });
        const refused = refusedOnlyIn(returned, straight, sources);
        if (returned.isAtEnd && refused === undefined) break;
        const stuckAt = returned.steps.at(-1) ?? question.arrival.step;
        const at = { changedAt: question.arrival.step, reached: visit.last.step, stuckAt };
        found.push({ fault: 'lost-result', call, result, answer, refused, ...at });
        break;
      }
    }
  }
  return found;
}

interface Change {
  readonly result: string;
  readonly call: VisitedCall;
  readonly answer: string;
  readonly question: AskedQuestion;
}

/** The answers behind the results that are bound to the input of their call, asked at an earlier step. */
function* changesOf(visit: JourneyVisit, { bound }: JourneyState, sources: CallSources): Iterable<Change> {
  for (const [result, binding] of Object.entries(bound)) {
    const call = visit.calls.findLast(
      ({ step, operation }) => step === binding?.step && operation === binding.operation,
    );
    if (call === undefined) continue;
    for (const answer of sources.answersBehind(call)) {
      const question = visit.asked.get(answer);
      if (question && question.arrival.step !== visit.last?.step) yield { result, call, answer, question };
    }
  }
}

function othersThan(answer: JsonValue | undefined, { accepts }: AskedQuestion): readonly JsonValue[] {
  const given = canonicalJson(answer ?? null);
  return accepts.filter((other) => canonicalJson(other) !== given).slice(0, mostAnswers);
}

/** Goes back from the last step of a visit to a question, answers it otherwise, and goes on. */
function comeBack(
  journey: CompiledJourney,
  { last, answers }: JourneyVisit,
  visitor: Visitor,
  sources: CallSources,
  { answer, question: { arrival } }: Pick<Change, 'answer' | 'question'>,
): JourneyVisit {
  const state = last?.state ?? arrival.state;
  const before = { steps: [], answers, calls: [], asked: new Map() };
  return visitJourney(journey, visitor, sources, { step: arrival.step, state, before, changed: answer });
}

/** The first input that an operation refuses in one visit, and does not in the same call of the other. */
function refusedOnlyIn(
  returned: JourneyVisit,
  straight: JourneyVisit,
  sources: CallSources,
): LostResult['refused'] {
  const refusedIn = ({ calls }: JourneyVisit) =>
    calls.flatMap((call) => refusedInputs(sources.outside, call).map((refused) => ({ call, ...refused })));
  const keyOf = ({ call, operation, input }: ReturnType<typeof refusedIn>[number]) =>
    canonicalJson([call.step, call.operation, operation, input.path]);
  const known = new Set(refusedIn(straight).map(keyOf));
  const fresh = refusedIn(returned).find((each) => !known.has(keyOf(each)));
  return fresh && { operation: fresh.operation, path: fresh.input.path };
}
