import { tableOf } from '#engine';
import { isPlainObject, isRuleIn, type ReadSources, readCall, written } from '#engine/parts';

/** Members of a value that are wanted, as paths within it; '' stands for the whole. */
export type Wanted = readonly string[];

/** All of a value. */
export const whole: Wanted = [''];

/** Stands for the number of a list's elements, which matters even where none of their members does. */
const size = '#';

/**
 * Finds the paths that a rule or template has to read for some members of its value: `answers.name`, `facts.order.name`,
 * `input.order`. Functions and decisions are followed, facts are not.
 */
export function neededPaths(
  rule: unknown,
  wanted: Wanted,
  findTable: ReadSources['decision'],
): ReadonlySet<string> {
  const followed = new Map<string, ReadonlySet<string>>();
  const of = (part: unknown, members: Wanted): ReadonlySet<string> => {
    if (members.length === 0 || typeof part !== 'object' || part === null) return none;
    if (Array.isArray(part)) return ofAll(part, members);
    if (isRuleIn(part)) return ofCall(part, members);
    return isPlainObject(part) ? ofMembers(part, members) : none;
  };
  const ofAll = (parts: readonly unknown[], members: Wanted) => union(parts.map((part) => of(part, members)));
  const ofMembers = (members: { readonly [name: string]: unknown }, wantedOf: Wanted) =>
    union(Object.entries(members).map(([name, part]) => of(part, memberOf(wantedOf, name))));

  const ofCall = (call: object, members: Wanted): ReadonlySet<string> => {
    const { name, args } = readCall(call) ?? { name: '', args: [] };
    switch (name) {
      case 'literal':
        return none;
      case 'var':
        return new Set([
          ...below(withoutIndexes(written(args[0])), members),
          ...ofAll(args.slice(1), members),
        ]);
      case 'object':
        return of(args[0], members);
      case 'if':
        return union(
          args.map((part, index) => of(part, index % 2 === 0 && index < args.length - 1 ? whole : members)),
        );
      case 'else':
      case 'extend':
      case 'merge':
      case 'first':
      case 'last':
      case 'only':
      case 'flatten':
        return ofAll(args, members);
      case 'count':
        return ofAll(args, [size]);
      case 'get':
        return of(args[0], [...below(withoutIndexes(written(args[1])), members)]);
      case 'pick':
        return of(
          args[0],
          args.slice(1).flatMap((each) => [...below(written(each), memberOf(members, written(each)))]),
        );
      case 'map':
        return ofElements(args[0], [size], of(args[1], members), written(args[2] ?? 'item'));
      case 'filter':
      case 'find':
      case 'sort':
        return ofElements(args[0], [...members, size], of(args[1], whole), 'item');
      case 'some':
      case 'all':
      case 'none':
        return ofElements(args[0], [size], of(args[1], whole), written(args[2] ?? 'item'));
      case 'call':
      case 'decide':
        return ofTable(written(args[0]), args[1], members);
      default:
        return ofAll(args, whole);
    }
  };
  /** @param body what the rule for each element needs */
  const ofElements = (list: unknown, members: Wanted, body: ReadonlySet<string>, name: string) => {
    const outer = [...body].filter((path) => path.split('.', 1)[0] !== name);
    const inner = [...body].flatMap((path) => within(path, name));
    return union([new Set(outer), of(list, [...members, ...inner])]);
  };
  const ofTable = (id: string, given: unknown, members: Wanted) => {
    const needed = neededByTable(id, members);
    const outer = [...needed].filter((path) => path.split('.', 1)[0] !== 'input');
    return union([
      new Set(outer),
      of(
        given,
        [...needed].flatMap((path) => within(path, 'input')),
      ),
    ]);
  };
  const neededByTable = (id: string, members: Wanted): ReadonlySet<string> => {
    const key = JSON.stringify([id, ...members]);
    const known = followed.get(key);
    if (known) return known;
    followed.set(key, none);
    const document = findTable(id) as Parameters<typeof tableOf>[0] | undefined;
    // An unknown document may read anything.
    if (document === undefined) return new Set(['input', 'answers']);
    const { rows = [], otherwise } = tableOf(document);
    const needed = union([
      ...rows.flatMap(({ when, then }) => [of(when, whole), of(then, members)]),
      of(otherwise, members),
    ]);
    followed.set(key, needed);
    return needed;
  };
  return of(rule, wanted);
}

/** The wanted members of a member. */
export function memberOf(wanted: Wanted, name: string): Wanted {
  return wanted.includes('') ? whole : wanted.flatMap((path) => within(path, name));
}

/** The rest of a path after its first name; nothing for a path with another name. */
function within(path: string, name: string): Wanted {
  if (path === name) return whole;
  return path.startsWith(`${name}.`) ? [path.slice(name.length + 1)] : [];
}

function below(path: string, members: Wanted): ReadonlySet<string> {
  return new Set(members.map((member) => (member === '' ? path : `${path}.${member}`)));
}

/** A path with its elements of lists taken for any element. */
function withoutIndexes(path: string): string {
  return path
    .split('.')
    .filter((name) => !/^\d+$/.test(name))
    .join('.');
}

const none: ReadonlySet<string> = new Set();

function union(sets: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set(sets.flatMap((set) => [...set]));
}
