import type { ContentModes } from '../content-modes.ts';
import type { ContentSource } from '../content-source.ts';
import { commonShape, type FieldShape, shapeOf } from './field-shape.ts';

/** The fields of a list's items, by name. */
export type ListShape = ReadonlyMap<string, FieldShape>;

type Shapes = Map<string, Map<string, FieldShape | undefined>>;

/** Fields of each list, derived from all its items: live, seen later and drafts, in every language. */
export function listShapes({ fetch, preview, whole = fetch }: ContentModes): ReadonlyMap<string, ListShape> {
  const shapes: Shapes = new Map();
  for (const source of preview === undefined ? [whole] : [whole, preview]) addSource(shapes, source);
  return new Map(
    [...shapes].map(([referenceName, fields]) => [
      referenceName,
      new Map([...fields].map(([name, shape]) => [name, shape ?? { shape: 'json' }])),
    ]),
  );
}

function addSource(shapes: Shapes, { items, lists }: ContentSource): void {
  for (const [language, ofLanguage] of lists) {
    const listOf = (contentID: number) => items.get(language)?.get(contentID)?.properties.referenceName;
    for (const [referenceName, list] of ofLanguage) {
      const known = shapes.get(referenceName) ?? new Map<string, FieldShape | undefined>();
      shapes.set(referenceName, known);
      for (const [name, value] of list.flatMap(({ fields }) => Object.entries(fields))) {
        const [before, found] = [known.get(name), shapeOf(value, listOf)];
        known.set(name, before && found ? commonShape(before, found) : (before ?? found));
      }
    }
  }
}
