import { factRules, followReads, namesRead, type ReadSources } from '#engine/parts';
import type { Journey } from '#schemas';
import type { CallFault } from '../../../prover/visits/find-call-faults.ts';
import type { InputFault } from '../../../prover/visits/input-faults.ts';
import { readsOfPart } from '../../../prover/visits/reads-of-part.ts';
import type { CallSources } from '../../../prover/visits/visit.ts';
import { operationOf, type PlacedAction } from '../../contexts/journey-actions.ts';
import type { ReleaseEntry, ReleaseIndex } from '../../release/release-index.ts';

/** The action of a call: in the step itself, else in a sequence or a form. */
export function placeOf(
  { document }: ReleaseEntry<Journey>,
  actions: readonly PlacedAction[],
  { call }: Pick<CallFault, 'call'>,
): PlacedAction | undefined {
  const same = actions.filter(({ action }) => operationOf(action) === call.operation);
  const index = document.steps.findIndex(({ id }) => id === call.step);
  const [, first = ''] = call.key.split('/');
  const within = (prefix: string) => same.find(({ pointer }) => pointer.startsWith(prefix));
  const step = `/steps/${index}/`;
  return within(`${step}onSubmit/${first}`) ?? within(`${step}onEnter/${first}`) ?? within(step) ?? same[0];
}

/** Answers that a part of the input of a call reads; undefined if it reads results, settings or the date too. */
export function answersIn(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  actions: readonly PlacedAction[],
): CallSources['answersIn'] {
  const sources = readSources(release, entry);
  const read = (action: PlacedAction | undefined, path: InputFault['path']) => {
    const given = action && 'with' in action.action ? action.action.with : undefined;
    const inLoops = (action?.loops ?? []).flatMap((loop) => readsOfPart(loop, [], sources));
    const names = new Set<string>();
    for (const [root, name] of [...readsOfPart(given, path, sources), ...inLoops]) {
      if (given === undefined || undecided.has(String(root))) return undefined;
      if (root === 'answers' && name !== undefined) names.add(String(name));
    }
    return names;
  };
  // Every visit that makes a call asks about the same parts of its input.
  const known = new Map<PlacedAction | undefined, Map<string, ReadonlySet<string> | undefined>>();
  return (call, path) => {
    const action = placeOf(entry, actions, { call });
    const parts = known.get(action) ?? new Map<string, ReadonlySet<string> | undefined>();
    known.set(action, parts);
    const part = JSON.stringify(path);
    if (!parts.has(part)) parts.set(part, read(action, path));
    return parts.get(part);
  };
}

/** All answers that the input of a call reads, whatever else it reads. */
export function answersBehind(
  release: ReleaseIndex,
  entry: ReleaseEntry<Journey>,
  actions: readonly PlacedAction[],
): CallSources['answersBehind'] {
  const sources = readSources(release, entry);
  return (call) => {
    const placed = placeOf(entry, actions, { call });
    const given = placed && 'with' in placed.action ? placed.action.with : undefined;
    const { paths } = followReads([given, ...(placed?.loops ?? [])], sources);
    return namesRead(paths, 'answers') ?? new Set();
  };
}

function readSources(release: ReleaseIndex, { document }: ReleaseEntry<Journey>): ReadSources {
  return {
    facts: factRules(document),
    decision: (id) => release.find('decision', id) ?? release.find('function', id),
  };
}

const undecided: ReadonlySet<string> = new Set([
  'results',
  'session',
  'settings',
  'now',
  'page',
  'returned',
  'problem',
]);
