import { innerActions, pointerOf } from '#engine';
import { dependencyOrder, findSequence, quoted, takeOut } from '#engine/parts';
import type { Action, Journey } from '#schemas';
import { actionsOf } from '../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';

/** Most actions in a sequence, including those of the sequences that it runs. */
const mostActions = 500;

/** Checks that no sequence runs itself or grows too large by running others, and that each is used. */
export function* checkSequences(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('journey')) {
    const { sequences } = entry.document;
    if (sequences === undefined) continue;
    yield* checkCircles(entry);
    yield* checkSizes(entry);
    yield* checkUse(release, entry);
  }
  yield* checkIdle(release);
}

/** Reports sequences of a `facts` document that no journey uses: no other check reads them. */
function* checkIdle(release: ReleaseIndex): Iterable<ReleaseFinding> {
  const used = new Set(release.of('journey').flatMap(({ document }) => document.uses ?? []));
  for (const entry of release.of('facts')) {
    const { id, sequences } = entry.document;
    if (sequences === undefined || used.has(id) || release.unread.mayUse(id)) continue;
    yield {
      entry,
      code: 'unused-sequence',
      severity: 'warning',
      pointer: '/sequences',
      part: 'key',
      message: `No journey uses ${quoted(id)}, so its sequences are run by none and were not checked.`,
      help: `Name it in the "uses" of a journey, or take the sequences out.`,
    };
  }
}

function* checkCircles(entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const runs = new Map(
    Object.entries(entry.document.sequences ?? {}).map(([name, actions]) => [name, runIn(actions)] as const),
  );
  for (const ring of dependencyOrder(runs).rings) {
    const [first = ''] = ring;
    yield {
      entry,
      code: 'circular-sequences',
      pointer: pointerOf('sequences', first),
      message: `The sequence ${quoted(first)} runs itself: ${[...ring, first].join(' → ')}.`,
      help: 'Take one "run" out of the ring.',
    };
  }
}

function* checkSizes(entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const { sequences = {} } = entry.document;
  const sizes = new Map<string, number>();
  const sizeOf = (name: string): number => {
    const known = sizes.get(name);
    if (known !== undefined) return known;
    // A sequence that runs itself is reported by `checkCircles`.
    sizes.set(name, 0);
    const actions = findSequence(sequences, name).flatMap(withWritten);
    let size = actions.length;
    for (const action of actions) if ('run' in action) size += sizeOf(action.run);
    sizes.set(name, size);
    return size;
  };
  for (const [name, actions] of Object.entries(sequences)) {
    if (sizeOf(name) <= mostActions || runIn(actions).some((inner) => sizeOf(inner) > mostActions)) continue;
    yield {
      entry,
      code: 'too-many-actions',
      pointer: pointerOf('sequences', name),
      message: `The sequence ${quoted(name)} comes to ${sizeOf(name)} actions, with those of the sequences that it runs; ${mostActions} are allowed.`,
      help: 'Run fewer sequences from it.',
    };
  }
}

function* checkUse(release: ReleaseIndex, entry: ReleaseEntry<Journey>): Iterable<ReleaseFinding> {
  const { sequences = {}, steps } = entry.document;
  // A form that could not be read may run it.
  if (steps.some(({ form }) => release.find('form', form) === undefined)) return;
  const run = new Set(
    [...actionsOf(release, entry)].flatMap(({ action }) => ('run' in action ? [action.run] : [])),
  );
  for (const name of Object.keys(sequences)) {
    if (run.has(name)) continue;
    yield {
      entry,
      code: 'unused-sequence',
      severity: 'warning',
      pointer: pointerOf('sequences', name),
      part: 'key',
      message: `Nothing runs the sequence ${quoted(name)}.`,
      help: `Run it by {"run": "${name}"}, or take it out.`,
      fix: takeOut(`Take the sequence ${quoted(name)} out`, pointerOf('sequences', name), true),
    };
  }
}

/** Names of the sequences that actions run directly. */
function runIn(actions: readonly Action[]): readonly string[] {
  return actions.flatMap(withWritten).flatMap((action) => ('run' in action ? [action.run] : []));
}

function withWritten(action: Action): readonly Action[] {
  return [action, ...innerActions(action).flatMap(withWritten)];
}
