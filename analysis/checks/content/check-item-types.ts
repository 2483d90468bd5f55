import { advise, pointerOf } from '#engine';
import { type Constraint, isFaultySchema, quoted } from '#engine/parts';
import type { Content } from '#schemas';
import { misfits } from '../../constraints/misfits.ts';
import type { DocumentCheck, ReleaseEntry, ReleaseFinding } from '../release/release-index.ts';
import { propertiesOf } from './list-fields.ts';

/** Checks the fields of items against the type that their document names. */
export const checkItemTypes: DocumentCheck<Content> = {
  of: ['content'],
  *run(_, entry) {
    const { itemType, items } = entry.document;
    // A type that is not known is reported where it is named.
    if (itemType === undefined || typeof itemType !== 'object' || isFaultySchema(itemType)) return;
    const known = Object.keys(propertiesOf(itemType));
    for (const [index, { fields }] of items.entries()) {
      const pointer = pointerOf('items', index, 'fields');
      yield* checkNames(entry, fields, pointer, known);
      // The document has been validated; only the generated type is too wide.
      for (const { pointer: at, message } of misfits(itemType as Constraint, fields, pointer, 'its type'))
        yield { entry, code: 'misfit-item', pointer: at, message, help: 'Correct the field, or the type.' };
    }
  },
};

/** A field that the type has not is a slip of the pen: nothing would read it. */
function* checkNames(
  entry: ReleaseEntry<Content>,
  fields: object,
  pointer: string,
  known: readonly string[],
): Iterable<ReleaseFinding> {
  if (known.length === 0) return;
  for (const name of Object.keys(fields)) {
    if (known.includes(name)) continue;
    const message = `The type of the items has no ${quoted(name)}.`;
    const help = advise(name, known);
    yield { entry, code: 'misfit-item', pointer: pointer + pointerOf(name), part: 'key', message, help };
  }
}
