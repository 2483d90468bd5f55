import { pointerOf, withInner } from '#engine';
import type { ReadSources, Sequences } from '#engine/parts';
import type { Action } from '#schemas';
import { resultsReadIn } from './results-read.ts';

/** A place in actions that needs an answer or a result which an action before it in its list always clears. */
export interface ClearedRead {
  readonly pointer: string;
  readonly root: 'answers' | 'results';
  readonly name: string;
}

/**
 * Every place in a list of actions, and in the lists within it, that needs a value which is cleared by then and does not
 * allow for its absence.
 */
export function clearedReads(
  actions: readonly Action[],
  pointer: string,
  sources: ReadSources,
  sequences: Sequences,
): readonly ClearedRead[] {
  const cleared = clearedBefore(actions, sequences);
  if (cleared.every(({ size }) => size === 0)) return withinActions(actions, pointer, sources, sequences);
  const own = (['answers', 'results'] as const).flatMap((root) =>
    resultsReadIn(actions, pointer, { ...sources, root }).flatMap((read): readonly ClearedRead[] => {
      const [index] = read.pointer.slice(pointer.length + 1).split('/');
      const isCleared = cleared[Number(index)]?.has(`${root}.${read.result}`) ?? false;
      return isCleared ? [{ pointer: read.pointer, root, name: read.result }] : [];
    }),
  );
  return [...own, ...withinActions(actions, pointer, sources, sequences)];
}

function withinActions(
  actions: readonly Action[],
  pointer: string,
  sources: ReadSources,
  sequences: Sequences,
): readonly ClearedRead[] {
  return actions.flatMap((action, index) => {
    const lists = { ...('attempt' in action && action), ...('call' in action && action) };
    return (['attempt', 'onFailure', 'onUnknown'] as const).flatMap((name) =>
      clearedReads(lists[name] ?? [], pointer + pointerOf(index, name), sources, sequences),
    );
  });
}

/** The paths that are cleared before each action of a list, whatever the conditions say. */
function clearedBefore(actions: readonly Action[], sequences: Sequences): readonly ReadonlySet<string>[] {
  let cleared: ReadonlySet<string> = new Set();
  return actions.map((action) => {
    const [own, ...inner] = withInner(action, sequences);
    const before = without(cleared, inner);
    cleared = without(before, own === undefined ? [] : [own]);
    if ('clear' in action && action.when === undefined) cleared = new Set([...cleared, ...action.clear]);
    return before;
  });
}

/** The paths that actions do not give a value. */
function without(paths: ReadonlySet<string>, actions: readonly Action[]): ReadonlySet<string> {
  const given = new Set(
    actions.flatMap((action) => {
      if ('set' in action) return [`answers.${action.set}`];
      return 'call' in action && action.as !== undefined ? [`results.${action.as}`] : [];
    }),
  );
  const isReset = actions.some((action) => 'reset' in action);
  return isReset ? new Set() : new Set([...paths].filter((path) => !given.has(path)));
}
