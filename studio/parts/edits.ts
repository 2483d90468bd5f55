import { applyFixes, isLaidOut, layOutWritten } from '#analysis';
import { type JsonValue, pathOf, pointerOf, valueAt } from '#engine';
import { mapMembers } from '#engine/parts';
import { isPlainText } from '../base/plain-text.ts';
import { isObject, parsed } from '../settings/json.ts';

/** Writes a value into the text of a document, or takes it out; the layout stays that of the formatter. */
export function writeValue(text: string, pointer: string, value: JsonValue | undefined): string {
  const document = parsed(text);
  const known = valueAt(document, pointer);
  if (value === undefined) return known === undefined ? text : changed(text, { op: 'remove', path: pointer });
  if (isPlainText(known) && isPlainText(value) && isPlace(document, pointer) && isLaidOut(text))
    return layOutWritten(replaced(document, pathOf(pointer), value));
  if (known !== undefined) return changed(text, { op: 'replace', path: pointer, value });
  const keys = pathOf(pointer);
  const holder = pointerOf(...keys.slice(0, -1));
  if (valueAt(document, holder) !== undefined) return changed(text, { op: 'add', path: pointer, value });
  return writeValue(text, holder, { [keys.at(-1) ?? '']: value });
}

/** Whether a text stands beside others in an object, as those of rules do not. */
function isPlace(document: unknown, pointer: string): boolean {
  const holder = valueAt(document, pointerOf(...pathOf(pointer).slice(0, -1)));
  return isObject(holder) && Object.keys(holder).length > 1;
}

function replaced(part: unknown, [key, ...rest]: readonly string[], value: JsonValue): unknown {
  if (key === undefined) return value;
  return mapMembers(part, (member, name) => (String(name) === key ? replaced(member, rest, value) : member));
}

type Edit =
  | { readonly op: 'add' | 'replace'; readonly path: string; readonly value: JsonValue }
  | { readonly op: 'remove'; readonly path: string };

function changed(text: string, edit: Edit): string {
  const fix = { title: 'Write', edits: [{ ...edit, document: 'it' }] };
  return applyFixes([fix], () => text).texts.get('it') ?? text;
}

/** Puts an entry into a list, which begins with it if there was none. */
export function insertEntry(text: string, list: string, index: number, entry: JsonValue): string {
  if (!Array.isArray(valueAt(parsed(text), list))) return writeValue(text, list, [entry]);
  return changed(text, { op: 'add', path: `${list}/${index}`, value: entry });
}

/** Moves an entry of a list by some places; the same text where it cannot go further. */
export function moveEntry(text: string, list: string, index: number, by: number): string {
  const entries: unknown = valueAt(parsed(text), list);
  const to = index + by;
  if (!Array.isArray(entries) || to < 0 || to >= entries.length) return text;
  const [entry]: JsonValue[] = entries.slice(index, index + 1);
  return writeValue(text, list, entries.toSpliced(index, 1).toSpliced(to, 0, entry));
}
