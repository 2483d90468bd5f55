import { valueAt, visitParts } from '#engine';
import { isPlainObject } from '#engine/parts';

/** The part of a description that a reference names; undefined outside of the document, and where there is none. */
export function referencedPart(document: object, reference: string): unknown {
  if (!reference.startsWith('#')) return undefined;
  try {
    return valueAt(document, decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined;
  }
}

/** The most references that may follow each other before a schema describes something itself. */
export const mostReferences = 20;

/** References of a description that lead in a circle, or through too many others, for one and the same value. */
export function endlessReferences(document: object): ReadonlySet<string> {
  const open = new Map<string, readonly string[]>();
  visitParts(document, (part, path) => {
    if (path.at(-1) === '$ref' && typeof part === 'string' && !open.has(part))
      open.set(part, referencesBeside(referencedPart(document, part)));
    return true;
  });
  for (let turn = 0; turn < mostReferences; turn++) {
    const ended = [...open].filter(([, next]) => !next.some((each) => open.has(each)));
    for (const [reference] of ended) open.delete(reference);
  }
  return new Set(open.keys());
}

/** The references of a schema that describe the same value as the schema, and no part of it. */
function referencesBeside(schema: unknown): readonly string[] {
  if (Array.isArray(schema)) return schema.flatMap(referencesBeside);
  if (!isPlainObject(schema)) return [];
  const { $ref, allOf, anyOf, oneOf, not, if: condition, then, else: otherwise } = schema;
  const own = typeof $ref === 'string' ? [$ref] : [];
  return [...own, ...[allOf, anyOf, oneOf, not, condition, then, otherwise].flatMap(referencesBeside)];
}
