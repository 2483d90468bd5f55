import type { Journey } from '#schemas';
import { quoted } from '../../documents/describe-value.ts';
import { pointerOf } from '../../documents/json-pointer.ts';
import { needsOf } from '../../journeys/needs.ts';
import { dependencyOrder } from '../dependency-order.ts';
import { checkName } from '../reference.ts';
import type { ReleaseEntry, ReleaseFinding } from '../release-index.ts';

/** Needs lead to steps that exist, and no visitor is sent round in a circle by them. */
export function* checkNeeds(entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const { steps } = entry.document;
  const ids = steps.map(({ id }) => id);
  for (const [index, step] of steps.entries()) {
    for (const [place, { otherwise }] of needsOf(step).entries()) {
      const pointer = pointerOf('steps', index, 'needs', place, 'otherwise');
      yield* checkName(entry, pointer, 'step', otherwise, ids, 'unknown-step');
    }
  }
  const leads = new Map(
    steps.map((step) => [step.id, needsOf(step).map(({ otherwise }) => otherwise)] as const),
  );
  for (const ring of dependencyOrder(leads).rings) yield* describeRing(entry, ring);
}

function* describeRing(entry: ReleaseEntry<Journey>, ring: readonly string[]): Iterable<ReleaseFinding> {
  const [first = '', next = first] = ring;
  const pointer = entry.document.steps
    .flatMap((step, index) =>
      step.id === first ? needsOf(step).map((need, place) => ({ need, index, place })) : [],
    )
    .flatMap(({ need, index, place }) =>
      need.otherwise === next ? [pointerOf('steps', index, 'needs', place, 'otherwise')] : [],
    )[0];
  const message =
    ring.length === 1
      ? `The step ${quoted(first)} sends a visitor who lacks what it needs to itself.`
      : `Needs send a visitor from one of these steps to the next, round and round: ${[...ring, first].join(' → ')}.`;
  yield {
    entry,
    code: 'endless-loop',
    pointer: pointer ?? '/steps',
    message,
    help: 'Name an earlier step.',
  };
}
