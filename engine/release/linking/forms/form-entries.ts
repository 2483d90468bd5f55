import type { Field, FieldGroup, Form, FormEntry, IncludedFields, LikeField } from '#schemas';
import { pointerOf } from '../../../base/json/json-pointer.ts';

/** Looks up a form; undefined for an unknown id. */
export type FindForm = (id: string) => Form | undefined;

/** The place in a form, as written, where another form is included. */
export interface Inclusion {
  readonly entry: IncludedFields;
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

/** Every inclusion of a form, including those in groups. */
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

/** The forms that a form includes, directly or indirectly, by id; undefined for missing ones. */
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
