import type { Field, FieldGroup, Form, FormEntry, IncludedFields, LikeField } from '#schemas';
import { pointerOf } from '../../documents/json-pointer.ts';

/** Finds a form; undefined for an id that none bears. */
export type FindForm = (id: string) => Form | undefined;

/** A place in a form, as it was written, where the fields of another form are included. */
export interface Inclusion {
  readonly entry: IncludedFields;
  readonly pointer: string;
}

/** The entries of a form as its author wrote them; once it is linked, all of them are fields. */
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

/** Every inclusion of a form, also those inside groups. */
export function inclusionsOf(form: Form): readonly Inclusion[] {
  return [...inclusionsIn(entriesOf(form), '/fields')];
}

function* inclusionsIn(entries: readonly FormEntry[], pointer: string): Iterable<Inclusion> {
  for (const [index, entry] of entries.entries()) {
    const at = pointer + pointerOf(index);
    if (isField(entry) || isLike(entry)) continue;
    if (isGroup(entry)) yield* inclusionsIn(entry.fields, `${at}/fields`);
    else yield { entry, pointer: at };
  }
}

/** The forms that a form includes, and those that these include, by id; undefined for those that are not there. */
export function includedForms(form: Form, findForm: FindForm): ReadonlyMap<string, Form | undefined> {
  const found = new Map<string, Form | undefined>();
  const pending = [form];
  for (const each of pending) {
    for (const { entry } of inclusionsOf(each)) {
      if (found.has(entry.include)) continue;
      const included = findForm(entry.include);
      found.set(entry.include, included);
      if (included) pending.push(included);
    }
  }
  return found;
}
