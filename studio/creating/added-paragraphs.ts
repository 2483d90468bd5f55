import { type JsonValue, valueAt } from '#engine';
import { parentPointer } from '#engine/parts';
import type { DocumentChange } from '../changes/edited-documents.ts';
import { insertEntry, writeValue } from '../parts/edits.ts';
import { entryOf } from '../parts/structure.ts';
import type { DocumentText, Place } from '../preview/protocol.ts';
import { parsed, textIn } from '../settings/json.ts';
import { translationsAfter } from './translated-parts.ts';

interface AddedParagraphs {
  readonly changes: readonly DocumentChange[];
  /** The last of them. */
  readonly last: Place;
}

/**
 * A rich text in which several paragraphs take the place of one, or several items of a list that of one; their translations
 * stay with those that were there.
 *
 * @param place of the text of the paragraph or the item
 */
export function addedParagraphs(
  documents: readonly DocumentText[],
  place: Place,
  [first = '', ...others]: readonly string[],
): AddedParagraphs | undefined {
  const { document, pointer } = place;
  const holder = parentPointer(pointer);
  const entry = entryOf(holder);
  const original = documents.find(({ id }) => id === document);
  if (entry === undefined || original === undefined) return undefined;
  const language = textIn(valueAt(parsed(original.body), holder), 'language');
  const isItem = pointer.endsWith('/content');
  const now = new Map(documents.map(({ id, body }) => [id, body]));
  now.set(document, writeValue(original.body, pointer, first));
  for (const [at, text] of others.entries()) {
    const part: JsonValue = {
      ...(isItem ? { content: text } : { type: 'paragraph', text }),
      ...(language !== undefined && { language }),
    };
    const index = entry.index + at + 1;
    const before = { id: document, body: now.get(document) ?? '' };
    const after = insertEntry(before.body, entry.list, index, part);
    const texts = [...now].map(([id, body]) => ({ id, body }));
    for (const { id, body } of translationsAfter(texts, before, after, { list: entry.list, to: index }))
      if (body !== null) now.set(id, body);
    now.set(document, after);
  }
  return {
    changes: documents.flatMap(({ id, body }) => {
      const changed = now.get(id) ?? body;
      return changed === body ? [] : [{ id, body: changed }];
    }),
    last: { document, pointer: `${entry.list}/${entry.index + others.length}` },
  };
}
