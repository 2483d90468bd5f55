import type { ContentModes } from '../content-modes.ts';
import { commonShape, type FieldShape, shapeOf } from './field-shape.ts';

/** The fields of a list's items, by name. */
export type ListShape = ReadonlyMap<string, FieldShape>;

/** What can be asked of each list, worked out from all its items, live and drafted, in every language. */
export function listShapes(modes: ContentModes): ReadonlyMap<string, ListShape> {
  const shapes = new Map<string, Map<string, FieldShape>>();
  for (const source of [modes.fetch, ...(modes.preview === undefined ? [] : [modes.preview])]) {
    for (const [language, lists] of source.lists) {
      const items = source.items.get(language);
      const listOf = (contentID: number) => items?.get(contentID)?.properties.referenceName;
      for (const [referenceName, list] of lists) {
        const shape = shapes.get(referenceName) ?? new Map<string, FieldShape>();
        shapes.set(referenceName, shape);
        for (const { fields } of list) {
          for (const [name, value] of Object.entries(fields)) {
            // A null says nothing, and neither does an empty list once something else has spoken.
            if (value === null) continue;
            const known = shape.get(name);
            if (Array.isArray(value) && value.length === 0 && known !== undefined) continue;
            const found = shapeOf(value, listOf);
            shape.set(name, known === undefined ? found : commonShape(known, found));
          }
        }
      }
    }
  }
  return shapes;
}
