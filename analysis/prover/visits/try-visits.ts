import { type CompiledJourney, canonicalJson, type JsonValue } from '#engine';
import type { JourneyVisit, Visitor, VisitPlan, VisitSources } from './visit.ts';
import { visitJourney } from './visit-journey.ts';

/** A visit and the visitor who made it. */
export interface TriedVisit {
  readonly visitor: Visitor;
  readonly visit: JourneyVisit;
}

/** Most visits of one journey. */
const mostVisits = 100;

/** Most steps of these visits together: each press in a long journey takes as long as the steps before it. */
const mostSteps = 3_000;

/** Most answers to one question that are tried for where they lead although nothing tells them apart. */
const mostAlike = 8;

/**
 * Visits a journey again and again, each time with one other answer. Visits that lead to a step, a question or a
 * call where none led before are varied further.
 */
export function tryVisits(journey: CompiledJourney, sources: VisitSources): readonly TriedVisit[] {
  const visits: TriedVisit[] = [];
  const covered = new Set<string>();
  const varied = new Set<string>();
  const visitors = sources.given.flatMap((given) =>
    (['examples', 'full'] as const).flatMap((bodies) =>
      [false, true].map((isThorough) => ({ given, isThorough, wanted: {}, bodies })),
    ),
  );
  const queue: VisitPlan[] = visitors.map((visitor) => ({ visitor }));
  let steps = 0;
  for (const { visitor, from } of queue) {
    if (visits.length >= mostVisits || steps >= mostSteps) break;
    const visit = visitJourney(journey, visitor, sources, from);
    steps += visit.steps.length - (from?.before.steps.length ?? 0);
    visits.push({ visitor, visit });
    const fresh = coverageOf(visit, visitor).filter((each) => !covered.has(each));
    for (const each of fresh) covered.add(each);
    if (fresh.length === 0) continue;
    for (const [name, { accepts, isChoice, arrival }] of visit.asked) {
      for (const answer of isChoice ? alternatives(accepts, sources.kindOf) : []) {
        const wanted = { ...visitor.wanted, [name]: answer };
        const key = canonicalJson([visitor.given, visitor.isThorough, visitor.bodies, wanted]);
        if (varied.has(key)) continue;
        varied.add(key);
        queue.push({ visitor: { ...visitor, wanted }, from: arrival });
      }
    }
  }
  return visits;
}

/**
 * The answers to try besides the first: one of each kind wherever it stands in the list, then others up to a number.
 */
function alternatives(
  [first, ...others]: readonly JsonValue[],
  kindOf: VisitSources['kindOf'],
): readonly JsonValue[] {
  const kinds = new Set(first === undefined ? [] : [kindOf(first)]);
  const different = others.filter((answer) => {
    const kind = kindOf(answer);
    const isNew = !kinds.has(kind);
    kinds.add(kind);
    return isNew;
  });
  const alike = others.filter((answer) => !different.includes(answer));
  return [...different, ...alike.slice(0, Math.max(mostAlike - different.length, 0))];
}

function coverageOf({ steps, asked, calls }: JourneyVisit, { isThorough }: Visitor): readonly string[] {
  const found = [
    ...steps.map((step) => `step ${step}`),
    ...[...asked.keys()].map((name) => `question ${name}`),
    ...calls.map(({ step, operation }) => `call ${step} ${operation}`),
  ];
  return found.map((each) => `${isThorough} ${each}`);
}
