import { pointerOf } from '#engine';
import { dependencyOrder, needsOf, pageIdOf, quoted } from '#engine/parts';
import type { Journey, Need } from '#schemas';
import { checkName, checkReference } from '../release/reference.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** A need with its step and place. Its names are unique across journeys. */
interface PlacedNeed {
  readonly entry: ReleaseEntry<Journey>;
  readonly pointer: string;
  readonly from: string;
  readonly to: string;
}

/** Checks that needs lead to existing steps and pages. */
export function* checkNeeds(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const { steps } = entry.document;
  const ids = steps.map(({ id }) => id);
  for (const [index, step] of steps.entries()) {
    for (const [place, { otherwise }] of needsOf(step).entries()) {
      const pointer = pointerOf('steps', index, 'needs', place, 'otherwise');
      if (typeof otherwise === 'string') {
        yield* checkName(entry, pointer, 'step', otherwise, ids, 'unknown-step');
      } else yield* checkReference(release, entry, `${pointer}/page`, 'page', otherwise.page);
    }
  }
}

/** Checks that needs do not redirect in a cycle, within a journey or across journeys. */
export function* checkNeedCircles(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const needs = release.of('journey').flatMap(placedNeeds);
  const leads = new Map<string, string[]>();
  for (const { from, to } of needs) leads.set(from, [...(leads.get(from) ?? []), to]);
  for (const ring of dependencyOrder(leads).rings) yield* describeRing(needs, ring);
}

function placedNeeds(entry: ReleaseEntry<Journey>): readonly PlacedNeed[] {
  const { id, steps } = entry.document;
  return steps.flatMap((step, index) =>
    needsOf(step).map(({ otherwise }, place) => ({
      entry,
      pointer: pointerOf('steps', index, 'needs', place, 'otherwise'),
      from: pageIdOf(id, step.id),
      to: pageNeeded(id, otherwise),
    })),
  );
}

function pageNeeded(journey: string, otherwise: Need['otherwise']): string {
  return typeof otherwise === 'string' ? pageIdOf(journey, otherwise) : otherwise.page;
}

function* describeRing(needs: readonly PlacedNeed[], ring: readonly string[]): Iterable<ReleaseFinding> {
  const [first, next = first] = ring;
  const need = needs.find(({ from, to }) => from === first && to === next);
  if (!need) return;
  const nameOf = (page: string) => {
    const { id } = need.entry.document;
    return page.startsWith(`${id}-`) ? page.slice(id.length + 1) : page;
  };
  const names = [...ring, need.from].map(nameOf);
  const message =
    ring.length === 1
      ? `The step ${quoted(nameOf(need.from))} sends a visitor who lacks what it needs to itself.`
      : `Needs send a visitor from one of these steps to the next, round and round: ${names.join(' → ')}.`;
  yield {
    entry: need.entry,
    code: 'endless-loop',
    pointer: need.pointer,
    message,
    help: 'Name an earlier step.',
  };
}
