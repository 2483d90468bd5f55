import { tableOf } from '#engine';
import {
  type Call,
  conditionOperators,
  isPlainObject,
  isRuleIn,
  type ReadSources,
  readCall,
} from '#engine/parts';
import { isPartOf } from './secrets-of.ts';

/** The secrets that the inputs of a document carry, by name. */
type Inputs = ReadonlyMap<string, string>;

/**
 * The first of some paths whose value becomes a part of the value of a rule or template. A value that only
 * decides, as the condition of an `if` or in a comparison, is not carried.
 *
 * @param secrets paths of sensitive values
 * @param inputs secrets that `input` carries by name, for the template of an operation
 */
export function carriedSecret(
  rule: unknown,
  secrets: readonly string[],
  sources: ReadSources,
  inputs: Inputs = new Map(),
): string | undefined {
  const seen = new Set<string>();
  const first = (parts: readonly unknown[], given: Inputs): string | undefined => {
    for (const part of parts) {
      const found = search(part, given);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const search = (part: unknown, given: Inputs): string | undefined => {
    if (Array.isArray(part)) return first(part, given);
    if (!isPlainObject(part)) return undefined;
    const call = isRuleIn(part) ? readCall(part) : undefined;
    return call === undefined ? first(Object.values(part), given) : ofCall(call, given);
  };
  const ofCall = ({ name, args }: Call, given: Inputs): string | undefined => {
    if (conditionOperators.has(name) || notFollowed.has(name) || name === 'literal') return undefined;
    switch (name) {
      case 'var':
        return ofPath(String(args[0]), given) ?? first(args.slice(1), given);
      case 'if':
        return first(
          args.filter((_, index) => index % 2 === 1 || index === args.length - 1),
          given,
        );
      case 'object':
        return isPlainObject(args[0]) ? first(Object.values(args[0]), given) : undefined;
      case 'pick':
        return ofPicked(args, given);
      case 'decide':
      case 'call':
        return ofDocument(String(args[0]), args[1], given);
      default:
        return first(args, given);
    }
  };
  const ofPicked = ([from, ...names]: readonly unknown[], given: Inputs): string | undefined => {
    const call = readCall(from);
    if (call?.name !== 'var') return search(from, given);
    for (const name of names) {
      const found = ofPath(`${call.args[0]}.${name}`, given);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const ofPath = (path: string, given: Inputs): string | undefined => {
    const [root, name] = path.split('.', 2);
    if (root === 'input') return name === undefined ? [...given.values()][0] : given.get(name);
    const secret = secrets.find((each) => isPartOf(path, each));
    if (secret !== undefined || root !== 'facts' || name === undefined || seen.has(path)) return secret;
    seen.add(path);
    return Object.hasOwn(sources.facts, name) ? search(sources.facts[name], new Map()) : undefined;
  };
  const ofDocument = (id: string, given: unknown, outer: Inputs): string | undefined => {
    const document = sources.decision(id) as Parameters<typeof tableOf>[0] | undefined;
    if (document === undefined) return undefined;
    const inner = isPlainObject(given) ? carriedInputs(given, (part) => search(part, outer)) : new Map();
    const key = `${id} ${JSON.stringify([...inner])}`;
    if (seen.has(key)) return undefined;
    seen.add(key);
    const { rows = [], otherwise } = tableOf(document);
    return first([...rows.map(({ then }) => then), otherwise], inner);
  };
  return search(rule, inputs);
}

/** The secrets that given inputs carry. */
export function carriedInputs(
  given: { readonly [name: string]: unknown },
  carried: (template: unknown) => string | undefined,
): Inputs {
  const found = new Map<string, string>();
  for (const [name, template] of Object.entries(given)) {
    const secret = carried(template);
    if (secret !== undefined) found.set(name, secret);
  }
  return found;
}

/** Operators that are not followed: a number of elements, and lists that are made anew. */
const notFollowed: ReadonlySet<string> = new Set(['count', 'map', 'reduce']);
