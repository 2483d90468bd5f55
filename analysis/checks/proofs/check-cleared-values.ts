import { actionsOfField, defaultOf, fieldEvents, pointerOf, stepEvents } from '#engine';
import { quoted } from '#engine/parts';
import type { Action, Field, Journey } from '#schemas';
import { holdersOf } from '../../prover/domains/journey-domains.ts';
import { clearedReads } from '../../prover/results/cleared-reads.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import type { ProvedJourney } from './prove-release.ts';

/** A list of actions and where it is written. */
interface PlacedList {
  readonly entry: ReleaseEntry;
  readonly pointer: string;
  readonly actions: readonly Action[];
}

/**
 * Reports actions that need an answer or a result which an action before them in the same list always clears.
 * @param early results that are read before their call, which is reported already
 */
export function* checkClearedValues(
  release: ReleaseIndex,
  proofs: ReadonlyMap<ReleaseEntry<Journey>, ProvedJourney>,
  early: readonly ReleaseFinding[],
): Iterable<ReleaseFinding> {
  const known = new Set<string>();
  for (const [journeyEntry, { journey, surroundings }] of proofs) {
    // Without an answer the default counts, or what the address gives.
    const isKept = (name: string) =>
      journey.given.includes(name) ||
      holdersOf(journey, name).some(({ form }) =>
        form.fields.some(({ field }) => field.name === name && defaultOf(field) !== undefined),
      );
    for (const { entry, pointer: list, actions } of listsOf(release, journeyEntry)) {
      for (const { pointer, root, name } of clearedReads(actions, list, surroundings, journey.sequences)) {
        const key = JSON.stringify([entry.document.id, pointer, root, name]);
        const isEarly = early.some((each) => each.entry === entry && each.pointer === pointer);
        if (known.has(key) || isEarly || (root === 'answers' && isKept(name))) continue;
        known.add(key);
        yield {
          entry,
          code: root === 'answers' ? 'early-answer' : 'early-result',
          severity: 'warning',
          pointer,
          message: `${quoted(`${root}.${name}`)} is always unanswered here: an action before this one clears it.`,
          help: 'Clear it afterwards, or take out what reads it.',
        };
      }
    }
  }
}

/** Every list of actions of a journey and of its forms, lists within actions apart. */
function* listsOf(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<PlacedList> {
  const { steps, sequences = {}, summary, onView } = entry.document;
  for (const [index, step] of steps.entries())
    for (const event of stepEvents)
      yield { entry, pointer: pointerOf('steps', index, event), actions: step[event] ?? [] };
  for (const [name, actions] of Object.entries(sequences))
    yield { entry, pointer: pointerOf('sequences', name), actions };
  yield { entry, pointer: '/onView', actions: onView ?? [] };
  for (const list of listsOfFields(summary?.fields ?? [], '/summary/fields')) yield { entry, ...list };
  const forms = steps.map(({ form }) => form);
  for (const form of release.entriesOf('form', forms))
    for (const list of listsOfFields(form.document.fields, '/fields')) yield { entry: form, ...list };
}

function* listsOfFields(
  fields: readonly Field[],
  pointer: string,
): Iterable<Pick<PlacedList, 'pointer' | 'actions'>> {
  for (const [index, field] of fields.entries()) {
    for (const event of fieldEvents)
      yield { pointer: pointer + pointerOf(index, event), actions: actionsOfField(field, event) };
  }
}
