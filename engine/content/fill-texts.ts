import { mapLeaves } from '../base/json/json-parts.ts';
import { linkedId } from './content-lists.ts';

/** A place in a text for a field of the item of a page. */
export interface Insertion {
  /** As written, with the braces. */
  readonly text: string;
  /** Name of the field; undefined if something else is between the braces. */
  readonly field: string | undefined;
}

const braces = /\{\{(.*?)\}\}/gs;
const fieldName = /^\s*item\.([A-Za-z][A-Za-z0-9_]*)\s*$/;

/** The insertions of a text, such as `{{ item.title }}`. */
export function insertionsIn(text: string): readonly Insertion[] {
  return [...text.matchAll(braces)].map(([whole, inner = '']) => ({
    text: whole,
    field: fieldName.exec(inner)?.[1],
  }));
}

/** The text with the fields of an item in it. A field that is no text or number gives nothing. */
export function fillText(text: string, fields: Readonly<Record<string, unknown>>): string {
  return text.replace(braces, (_whole, inner: string) => {
    const value = fieldOf(fields, fieldName.exec(inner)?.[1]);
    return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  });
}

/**
 * A part of a page with the fields of its item. A text that is one insertion and nothing else becomes the
 * value itself, as conditions of queries need it: a link becomes the contentID of its item, a list of links
 * a list of ids.
 */
export function fillPart(part: unknown, fields: Readonly<Record<string, unknown>>): unknown {
  return mapLeaves(part, (leaf) =>
    typeof leaf === 'string' && leaf.includes('{{') ? filledValue(leaf, fields) : leaf,
  );
}

function filledValue(text: string, fields: Readonly<Record<string, unknown>>): unknown {
  const [only, ...others] = insertionsIn(text);
  if (only === undefined || others.length > 0 || only.text !== text) return fillText(text, fields);
  const value = fieldOf(fields, only.field);
  const ids = Array.isArray(value) ? value.map(linkedId) : [];
  if (ids.length > 0 && !ids.includes(undefined)) return ids;
  const id = linkedId(value);
  if (id !== undefined) return id;
  return ['string', 'number', 'boolean'].includes(typeof value) ? value : '';
}

function fieldOf(fields: Readonly<Record<string, unknown>>, name: string | undefined): unknown {
  return name !== undefined && Object.hasOwn(fields, name) ? fields[name] : undefined;
}
