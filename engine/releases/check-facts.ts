import type { Form, Journey } from '#schemas';
import { pointerOf } from '../documents/json-pointer.ts';
import { dependenciesOf } from '../rules/dependencies.ts';
import { dependencyOrder } from './dependency-order.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from './release-index.ts';

/** No fact, and no field by way of its `when`, waits for itself. */
export function* checkFacts(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const told = new Set<string>();
  yield* checkDecisions(release);
  for (const journey of release.of('journey')) {
    const ids = new Set(journey.document.steps.map((step) => step.form));
    const forms = release.of('form').filter(({ document }) => ids.has(document.id));
    for (const form of [undefined, ...forms]) {
      for (const ring of dependencyOrder(needsOf(journey.document, form?.document, release)).rings) {
        const finding = describeRing(ring, journey, form);
        const key = `${finding?.entry.path}${finding?.pointer}`;
        if (finding && !told.has(key)) yield finding;
        told.add(key);
      }
    }
  }
}

/** No decision waits for itself by way of decisions alone. */
function* checkDecisions(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const ring of dependencyOrder(decisionNeeds(release)).rings) {
    const ids = ring.map((name) => name.slice('decisions.'.length));
    const entry = release.of('decision').find(({ document }) => document.id === ids[0]);
    if (entry === undefined) continue;
    const message = `The decision "${ids[0]}" waits for itself: ${[...ids, ids[0]].join(' → ')}.`;
    yield {
      entry,
      code: 'circular-decisions',
      pointer: '',
      message,
      help: 'Take one "decide" out of the ring.',
    };
  }
}

function decisionNeeds(release: ReleaseIndex): ReadonlyMap<string, readonly string[]> {
  const decisions = release.of('decision').map(({ document }) => document);
  return new Map(decisions.map(({ id, rows, otherwise }) => [`decisions.${id}`, rootsOf([rows, otherwise])]));
}

/** What every fact, every decision and the relevance of every field needs. */
function needsOf(
  journey: Journey,
  form: Form | undefined,
  release: ReleaseIndex,
): ReadonlyMap<string, readonly string[]> {
  const needs = new Map(decisionNeeds(release));
  for (const [name, rule] of Object.entries(journey.facts ?? {})) needs.set(`facts.${name}`, rootsOf(rule));
  for (const { name, when } of form?.fields ?? []) needs.set(`answers.${name}`, rootsOf(when));
  return needs;
}

/** `answers.address.town` is read from `answers.address`. */
function rootsOf(rule: unknown): readonly string[] {
  return dependenciesOf(rule).map((path) => path.split('.', 2).join('.'));
}

/** Undefined for decisions that wait for themselves alone: they are told of once, not for every journey. */
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
