import { isPlainObject } from '#engine/parts';
import { referencedPart } from './references.ts';

/** Names from a value down to one of its parts; positions in lists are numbers. */
export type PartPath = readonly (string | number)[];

/** The parts of a value that decide whether it fits a schema; the value itself where that cannot be told. */
export function decidingParts(schema: unknown): readonly PartPath[] {
  if (!isPlainObject(schema)) return [];
  const { properties, required, allOf, anyOf, oneOf, not, ...others } = schema;
  if (Object.keys(others).some((keyword) => !annotations.has(keyword))) return [[]];
  const together = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [
    ...(Array.isArray(required) ? required.map((name) => [String(name)]) : []),
    ...Object.entries(isPlainObject(properties) ? properties : {}).flatMap(([name, part]) =>
      decidingParts(part).map((path) => [name, ...path]),
    ),
    ...[...together, not].flatMap(decidingParts),
  ];
}

/** Keywords that refuse no object. */
const annotations: ReadonlySet<string> = new Set(['type', 'title', 'description', 'discriminator']);

/** The parts by which a branch of a choice is told from the others: properties with one value. */
export function tagsOf(branch: unknown, document: object): readonly PartPath[] {
  if (!isPlainObject(branch)) return [[]];
  const { $ref, properties } = branch;
  if (typeof $ref === 'string') {
    const target = referencedPart(document, $ref);
    return isPlainObject(target) && !('$ref' in target) ? tagsOf(target, document) : [[]];
  }
  return Object.entries(isPlainObject(properties) ? properties : {}).flatMap(([name, part]) =>
    isPlainObject(part) && 'const' in part ? [[name]] : [],
  );
}
