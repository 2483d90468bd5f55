import { hasPart, optionsWithText, pathOf, pointerOf, valueAt } from '#engine';
import { isPlainObject } from '#engine/parts';
import type { Document, Field, Journey } from '#schemas';

/** The fields that a journey shows: names by the forms in which they are written. */
export type ShownFields = ReadonlyMap<string, ReadonlySet<string>>;

/** The fields of a journey's steps; of a form that another includes in part, only that part. */
export function fieldsShownBy(journey: Journey, byId: ReadonlyMap<string, Document>): ShownFields {
  const shown = new Map<string, Set<string>>();
  for (const { form } of journey.steps) {
    if (typeof form !== 'string') continue;
    for (const { form: holder, name } of fieldsOf(form, byId, new Set()))
      shown.set(holder, (shown.get(holder) ?? new Set()).add(name));
  }
  return shown;
}

interface WrittenField {
  readonly form: string;
  readonly name: string;
  /** The field whose option has it as a text; of an inclusion, both are wanted or neither. */
  readonly of?: string;
}

/** The fields of a form with those that it includes; each is written in one of these forms. */
function* fieldsOf(
  id: string,
  byId: ReadonlyMap<string, Document>,
  around: ReadonlySet<string>,
): Iterable<WrittenField> {
  const form = byId.get(id);
  if (form?.kind !== 'form' || around.has(id)) return;
  const within = new Set([...around, id]);
  function* gather(entries: readonly unknown[]): Iterable<WrittenField> {
    for (const entry of entries) {
      if (!isPlainObject(entry)) continue;
      if (Array.isArray(entry.fields)) yield* gather(entry.fields);
      else if (typeof entry.name === 'string') {
        yield { form: id, name: entry.name };
        for (const { text } of optionsWithText(entry as unknown as Field))
          yield { form: id, name: text.name, of: entry.name };
      } else if (typeof entry.include === 'string')
        for (const field of fieldsOf(entry.include, byId, within))
          if (!Array.isArray(entry.only) || entry.only.includes(field.of ?? field.name)) yield field;
    }
  }
  yield* gather(form.fields);
}

/** Whether a journey shows the field that a place of a form belongs to, or anything of the form for a place beside its fields. */
export function isShownIn(shown: ShownFields, form: Document, pointer: string): boolean {
  const names = shown.get(form.id);
  if (names === undefined) return false;
  const keys = pathOf(pointer);
  const holders = keys.map((_, index) => valueAt(form, pointerOf(...keys.slice(0, index + 1))));
  const field = holders.find(
    (part) => isPlainObject(part) && 'name' in part && ('type' in part || 'like' in part),
  );
  return !isPlainObject(field) || names.has(String(field.name));
}

/** Kinds of documents in which the names of a journey's answers are used. */
const sharing: ReadonlySet<string> = new Set([
  'form',
  'facts',
  'decision',
  'function',
  'analytics',
  'options',
]);

/** A journey and the documents that it uses, one through another. */
export function documentsOf(journey: Journey, byId: ReadonlyMap<string, Document>): ReadonlySet<Document> {
  const all = new Set<Document>([journey]);
  for (const document of all)
    hasPart(document, (part) => {
      const next = typeof part === 'string' ? byId.get(part) : undefined;
      if (next && sharing.has(next.kind)) all.add(next);
      return false;
    });
  return all;
}
