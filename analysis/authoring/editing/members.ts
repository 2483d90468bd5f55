import { type RuleType, rootNames } from '#engine';
import { dateType, nameType, propertyType, type TypedPart } from '#engine/parts';

/** The types of the names that a rule can begin with at a part of it: roots and elements of lists. */
export function rootTypes({
  context,
  bindings,
}: Pick<TypedPart, 'context' | 'bindings'>): ReadonlyMap<string, RuleType> {
  const types = new Map<string, RuleType>([['now', dateType]]);
  for (const name of rootNames) {
    const type = name === 'now' ? undefined : context.roots[name];
    if (type !== undefined) types.set(name, type);
  }
  for (const [name, type] of context.elements ?? []) types.set(name, type);
  if (bindings.item !== undefined) types.set('item', bindings.item);
  if (bindings.accumulator !== undefined) types.set('accumulator', bindings.accumulator);
  for (const [name, type] of bindings.named ?? []) types.set(name, type);
  return types;
}

/** The type at a path, such as `['answers', 'guests']`; undefined when there is nothing. */
export function typeAtPath(
  part: Pick<TypedPart, 'context' | 'bindings'>,
  path: readonly string[],
): RuleType | undefined {
  const [root = '', ...keys] = path;
  let type = rootTypes(part).get(root);
  for (const key of keys) {
    if (type === undefined) return undefined;
    const found = propertyType(type, key);
    type = 'type' in found ? found.type : undefined;
  }
  return type;
}

/** The members of a type, by name. */
export function membersOf(type: RuleType | undefined): ReadonlyMap<string, RuleType> {
  return new Map(type?.kind === 'object' ? Object.entries(type.properties) : []);
}

/** The texts that a value of a type may be: ids of options, or texts that a schema lists; of elements for a list. */
export function textsIn(type: RuleType | undefined): readonly string[] {
  if (type?.kind === 'choice') return type.ids;
  if (type?.kind === 'text') return type.values ?? [];
  return type?.kind === 'list' ? textsIn(type.item) : [];
}

const mostMembers = 12;

/** Describes a type in a line, an object with its members. */
export function describeType(type: RuleType): string {
  if (type.kind === 'list' && type.item.kind === 'object')
    return `a list of objects: ${listMembers(type.item)}`;
  return type.kind === 'object' ? `an object: ${listMembers(type)}` : nameType(type);
}

function listMembers(type: RuleType): string {
  const members = [...membersOf(type)].map(([name, member]) => `${name} (${nameType(member)})`);
  if (members.length === 0) return 'any members';
  return members.length > mostMembers ? `${members.slice(0, mostMembers).join(', ')}, …` : members.join(', ');
}
