import { type Bindings, type Cell, computedNode, type Node } from '../runtime/compiling.ts';
import { malformed } from '../runtime/rule-failure.ts';
import { type Evaluate, type RootName, rootNames } from '../runtime/scope.ts';
import { readable } from '../runtime/unanswered.ts';
import {
  inheritance,
  isInherited,
  plainProperty,
  property,
  propertyReader,
  refusedKeys,
} from '../values/property.ts';

const roots: ReadonlySet<string> = new Set(rootNames);

export function isRoot(name: string): name is RootName {
  return roots.has(name);
}

/** True for a path: it starts with a root or the name of an element, and has no empty or forbidden key. */
export function isPath(path: unknown, { named }: Bindings = {}): path is string {
  if (typeof path !== 'string') return false;
  const [root = '', ...keys] = path.split('.');
  const isKnown = isRoot(root) || named?.has(root) === true;
  return isKnown && keys.every((key) => key !== '' && !refusedKeys.has(key));
}

/** Compiles a path; `item` and `accumulator` come from the enclosing list operators, else from the scope. */
export function pathNode(path: string, bindings: Bindings): Node {
  const [root = '', ...keys] = path.split('.');
  const [first, second] = keys;
  const node = computedNode(read(root, first, second, keys, bindings), []);
  return root === 'answers' && keys.length === 1 && first !== undefined && !isInherited(first)
    ? { ...node, answer: first }
    : node;
}

function read(
  root: string,
  first: string | undefined,
  second: string | undefined,
  keys: readonly string[],
  bindings: Bindings,
): Evaluate {
  if (root === 'answers' && keys.length === 1 && first !== undefined) return answerReader(first);
  const start = startAt(root, bindings);
  if (first === undefined) return (scope) => readable(start(scope));
  const cell = cellOf(root, bindings);
  // The most frequent path inside a list, read without calls.
  if (cell !== undefined && second === undefined && !isInherited(first))
    return () => readable(plainProperty(cell.value, first));
  const readFirst = propertyReader(first);
  if (second === undefined) return (scope) => readable(readFirst(start(scope)));
  const readSecond = propertyReader(second);
  if (keys.length === 2) return (scope) => readable(readSecond(readFirst(start(scope))));
  const readers = keys.map(propertyReader);
  return (scope) => {
    let value = start(scope);
    for (const reader of readers) value = reader(value);
    return readable(value);
  };
}

/** A faster reader for `answers`, which is always an object and is read more often than all other roots. */
function answerReader(name: string): Evaluate {
  if (isInherited(name)) return ({ answers }) => readable(property(answers, name));
  return ({ answers }) => readable(inheritance.pristine ? answers[name] : property(answers, name));
}

/** The cell of an enclosing list operator that a root names; undefined for a root of the scope. */
function cellOf(root: string, bindings: Bindings): Cell | undefined {
  const named = root === 'accumulator' ? bindings.accumulator : bindings.named?.get(root);
  return root === 'item' ? bindings.item : named;
}

function startAt(root: string, bindings: Bindings): Evaluate {
  const cell = cellOf(root, bindings);
  if (cell !== undefined) return () => cell.value;
  if (!isRoot(root)) return malformed(`"${root}" is not a root.`);
  switch (root) {
    case 'answers':
      return ({ answers }) => answers;
    case 'results':
      return ({ results }) => results;
    case 'facts':
      return ({ facts }) => facts;
    default:
      return (scope) => scope[root];
  }
}
