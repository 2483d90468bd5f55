import { pointerOf } from '#engine';
import { isRoot, quoted, readCall } from '#engine/parts';
import type { ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { callsInDocuments } from './calls-in-documents.ts';

/** Operators with a list and a rule for each of its elements. */
const listOperators: ReadonlySet<string> = new Set(
  'map filter find some all none sort group reduce'.split(' '),
);

/** Those whose third argument names the element. */
const namingOperators: ReadonlySet<string> = new Set(['map', 'some', 'none']);

/**
 * Warns of a rule for the elements of a list that reads nothing of them: it is the same for each. One that reads the
 * element of another list around it is left out.
 */
export function* checkUnreadItems(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const { entry, call } of callsInDocuments(release)) {
    const { name, args, pointer } = call;
    if (!listOperators.has(name) || args.length < 2) continue;
    if ([...rootsReadBy(args[1])].some(isElement)) continue;
    yield {
      entry,
      code: 'unread-item',
      severity: 'warning',
      pointer: pointer + pointerOf(1),
      message:
        'This is evaluated for each element of the list but reads nothing of it: it is the same for all of them.',
      help: `Read ${quoted(elementOf(name, args))} or a property of it here, or take the list out.`,
    };
  }
}

/** Whether a path begins with an element of some list, or with what is made of them. */
function isElement(root: string): boolean {
  return root === 'item' || root === 'accumulator' || !isRoot(root);
}

/** The name of the element in the rule of a list operator. */
function elementOf(name: string, [, , third]: readonly unknown[]): string {
  return namingOperators.has(name) && typeof third === 'string' ? third : 'item';
}

/** Beginnings of the paths that a rule reads, without those that list operators within it give a meaning. */
function rootsReadBy(rule: unknown): ReadonlySet<string> {
  if (typeof rule !== 'object' || rule === null) return new Set();
  const { name = '', args } = readCall(rule) ?? { args: Object.values(rule) };
  if (name === 'literal') return new Set();
  const own = listOperators.has(name) ? [elementOf(name, args)] : [];
  if (name === 'reduce') own.push('accumulator');
  const roots = args.flatMap((part, index) =>
    [...rootsReadBy(part)].filter((root) => index !== 1 || !own.includes(root)),
  );
  const [path] = args;
  return new Set(name === 'var' && typeof path === 'string' ? [...roots, ...path.split('.', 1)] : roots);
}
