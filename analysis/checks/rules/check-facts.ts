import { pointerOf } from '#engine';
import { dependenciesOf, dependencyOrder } from '#engine/parts';
import type { Form, Journey } from '#schemas';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Checks that no fact, and no field's `when`, depends on itself. */
export function* checkFacts(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const reported = new Set<string>();
  yield* checkDecisions(release, release.derive(needsOfDecisions));
  for (const journey of release.of('journey')) {
    for (const finding of release.deriveFrom(journey, ringsOf)) {
      const key = `${finding.entry.path}${finding.pointer}`;
      if (!reported.has(key)) yield finding;
      reported.add(key);
    }
  }
}

function ringsOf(release: ReleaseIndex, journey: ReleaseEntry<Journey>): readonly ReleaseFinding[] {
  const decisions = release.derive(needsOfDecisions);
  const ids = journey.document.steps.map((step) => step.form);
  return [undefined, ...release.entriesOf('form', ids)].flatMap((form) =>
    dependencyOrder(needsOf(journey.document, form?.document, decisions)).rings.flatMap(
      (ring) => describeRing(ring, journey, form) ?? [],
    ),
  );
}

/** Checks that no decision or function depends on itself through other decisions and functions. */
function* checkDecisions(release: ReleaseIndex, decisions: Needs): Iterable<ReleaseFinding> {
  for (const ring of dependencyOrder(decisions).rings) {
    const ids = ring.map((name) => name.slice(name.indexOf('.') + 1));
    const [first = ''] = ids;
    const entry = release.entry('decision', first) ?? release.entry('function', first);
    if (entry === undefined) continue;
    const message = `The ${entry.document.kind} "${first}" waits for itself: ${[...ids, first].join(' → ')}.`;
    const help = `Take one ${ring.every(isDecision) ? '"decide"' : 'call'} out of the ring.`;
    const code = ring.every(isDecision) ? 'circular-decisions' : 'circular-functions';
    yield { entry, code, pointer: '', message, help };
  }
}

type Needs = ReadonlyMap<string, readonly string[]>;

function isDecision(name: string): boolean {
  return name.startsWith('decisions.');
}

function needsOfDecisions(release: ReleaseIndex): Needs {
  const decisions = release.of('decision').map(({ document: { id, rows, otherwise } }) => {
    return [`decisions.${id}`, rootsOf([rows, otherwise])] as const;
  });
  const functions = release.of('function').map(({ document: { id, value } }) => {
    return [`functions.${id}`, rootsOf(value)] as const;
  });
  return new Map([...decisions, ...functions]);
}

/** Dependencies of facts, of the relevance of fields, and of the decisions and functions they use. */
function needsOf(journey: Journey, form: Form | undefined, decisions: Needs): Needs {
  const needs = new Map<string, readonly string[]>();
  for (const [name, rule] of Object.entries(journey.facts ?? {})) needs.set(`facts.${name}`, rootsOf(rule));
  for (const { name, when } of form?.fields ?? []) needs.set(`answers.${name}`, rootsOf(when));
  // Iterating over a Map includes entries added meanwhile.
  for (const [, all] of needs) {
    for (const name of all) {
      const further = needs.has(name) ? undefined : decisions.get(name);
      if (further) needs.set(name, further);
    }
  }
  return needs;
}

/** Keeps the first two parts of a path: `answers.address.town` reads `answers.address`. */
function rootsOf(rule: unknown): readonly string[] {
  return dependenciesOf(rule).map((path) => path.split('.', 2).join('.'));
}

/**
 * Undefined for a cycle of decisions and functions only, which is reported once and not for every journey.
 */
function describeRing(
  ring: readonly string[],
  journey: ReleaseEntry<Journey>,
  form: ReleaseEntry<Form> | undefined,
): ReleaseFinding | undefined {
  const fact = ring.find((name) => name.startsWith('facts.'));
  const field = ring.find((name) => name.startsWith('answers.'));
  const first = fact ?? field;
  if (first === undefined) return undefined;
  const at = ring.indexOf(first);
  const way = [...ring.slice(at), ...ring.slice(0, at), first].join(' → ');
  const name = first.slice(first.indexOf('.') + 1);
  if (fact !== undefined) {
    const message = `The fact "${name}" waits for itself: ${way}.`;
    const pointer = pointerOf('facts', name);
    return {
      entry: journey,
      code: 'circular-facts',
      pointer,
      message,
      help: 'Let one of them read something else.',
    };
  }
  const index = form?.document.fields.findIndex((each) => each.name === name) ?? 0;
  const message = `Whether the field "${name}" shows depends on itself: ${way}.`;
  const pointer = pointerOf('fields', index, 'when');
  const help = 'Let "when" of one of them read something else.';
  return { entry: form ?? journey, code: 'circular-fields', pointer, message, help };
}
