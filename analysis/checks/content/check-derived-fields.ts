import { advise, pointerOf } from '#engine';
import { pathsOf, quoted } from '#engine/parts';
import type { ReleaseEntry, ReleaseFinding, ReleaseIndex } from '../release/release-index.ts';
import { checkItemField, checkList } from './check-queries.ts';
import { knownItems } from './known-items.ts';
import { type ListFields, listFields } from './list-fields.ts';

/** Checks that derived fields are of lists that exist, and follow fields that link. */
export function* checkDerivedFields(release: ReleaseIndex): Iterable<ReleaseFinding> {
  for (const entry of release.of('site')) {
    const { derivedFields = {}, language } = entry.document;
    const lists = listFields(release);
    for (const [list, fields] of Object.entries(derivedFields)) {
      const pointer = pointerOf('derivedFields', list);
      yield* checkList(release, entry, pointer, list, lists);
      for (const [name, path] of Object.entries(fields)) {
        for (const [index, each] of pathsOf(path).entries()) {
          const at = pointer + (typeof path === 'string' ? pointerOf(name) : pointerOf(name, index));
          yield* checkPath({ release, entry, pointer: at, language, lists }, [list], each.split('.'));
        }
      }
    }
  }
}

interface Place {
  readonly release: ReleaseIndex;
  readonly entry: ReleaseEntry;
  readonly pointer: string;
  readonly language: string;
  readonly lists: ListFields;
}

/** @param from the lists of the items that have the first field of the path */
function* checkPath(
  place: Place,
  from: readonly string[],
  [name = '', ...rest]: readonly string[],
): Iterable<ReleaseFinding> {
  const { release, entry, pointer, language, lists } = place;
  const known = new Set(['contentID', ...from.flatMap((list) => [...lists.ownFieldsOf(list)])]);
  // A list without items says nothing of fields.
  if (known.size === 1) return;
  yield* checkItemField(release, entry, pointer, name, known);
  if (rest.length === 0 || !known.has(name)) return;
  const linked = knownItems(release).linkedLists(language, from, name);
  if (linked !== undefined) yield* checkPath(place, [...linked], rest);
  else if (from.some((list) => lists.isFilled(list, name))) {
    const linking = [...known].filter((field) => knownItems(release).linkedLists(language, from, field));
    const message = `The field ${quoted(name)} links to no items, so that it has no ${quoted(rest.join('.'))}.`;
    const help = linking.length > 0 ? advise(name, linking) : 'Name a field that links to items.';
    yield { entry, code: 'unknown-item-field', pointer, message, help };
  }
}
