import type { Field, FieldGroup, Form, FormEntry, IncludedFields, LikeField } from '#schemas';
import { pointerOf } from '../../../base/json/json-pointer.ts';

/** Looks up a form; undefined for an unknown id. */
export type FindForm = (id: string) => Form | undefined;

/** The place in a form, as written, where another form is included. */
export interface Inclusion {
  readonly entry: IncludedFields;
  readonly pointer: string;
}

/** The place in a form, as written, where another form is named whose fields it takes. */
export interface FormUse {
  readonly form: string;
  readonly pointer: string;
}

/** The entries of a form as written; in a linked form, all are fields. */
export function entriesOf(form: Form): readonly FormEntry[] {
  return form.fields;
}

export function isField(entry: FormEntry): entry is Field {
  return 'type' in entry;
}

export function isGroup(entry: FormEntry): entry is FieldGroup {
  return !isField(entry) && 'fields' in entry;
}

export function isLike(entry: FormEntry): entry is LikeField {
  return !isField(entry) && 'like' in entry;
}

/** Where a form takes fields of others, also in groups. */
export function formUsesOf(form: Form): readonly FormUse[] {
  return [...formUsesIn(entriesOf(form), '/fields')];
}

function* formUsesIn(entries: readonly FormEntry[], pointer: string): Iterable<FormUse> {
  for (const [index, entry] of entries.entries()) {
    const at = pointer + pointerOf(index);
    if (isField(entry)) continue;
    if (isGroup(entry)) yield* formUsesIn(entry.fields, `${at}/fields`);
    else if (!isLike(entry)) yield { form: entry.include, pointer: `${at}/include` };
    else if (entry.of !== undefined) yield { form: entry.of, pointer: `${at}/of` };
  }
}

/** The forms that a form takes fields of, directly or indirectly, by id; undefined for missing ones. */
export function includedForms(form: Form, findForm: FindForm): ReadonlyMap<string, Form | undefined> {
  const found = new Map<string, Form | undefined>();
  const pending = [form];
  for (const each of pending) {
    for (const { form: id } of formUsesOf(each)) {
      if (found.has(id)) continue;
      const included = findForm(id);
      found.set(id, included);
      if (included) pending.push(included);
    }
  }
  return found;
}
