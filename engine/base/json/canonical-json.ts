import { Fault } from '../problems/fault.ts';

/**
 * Canonical JSON text of a value (RFC 8785): keys in order of their UTF-16 code units, no white space,
 * numbers and strings as ECMAScript writes them. Two values have the same text exactly when they are equal as
 * JSON, so the text can be hashed. Properties that are `undefined` are left out, as by `JSON.stringify`.
 *
 * It uses its own stack, so a deeply nested document cannot overflow the call stack.
 *
 * @example canonicalJson({ b: [1, 'é'], a: null }) // '{"a":null,"b":[1,"é"]}'
 */
export function canonicalJson(value: unknown): string {
  const text: string[] = [];
  const pending: Part[] = [{ value }];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if ('text' in part) text.push(part.text);
    else if (isContainer(part.value)) for (const inner of partsOf(part.value).reverse()) pending.push(inner);
    else text.push(scalarText(part.value));
  }
  return text.join('');
}

/** Output still to be written: finished text, or a value. */
type Part = { readonly text: string } | { readonly value: unknown };

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** The text of a container with its scalars, in parts between the containers in it. */
function partsOf(container: object): Part[] {
  const parts: Part[] = [];
  let text = '';
  const add = (before: string, value: unknown) => {
    text += before;
    if (isContainer(value)) {
      parts.push({ text }, { value });
      text = '';
    } else text += scalarText(value);
  };
  if (Array.isArray(container)) {
    text = '[';
    for (const [index, value] of container.entries()) add(index === 0 ? '' : ',', value);
    parts.push({ text: `${text}]` });
    return parts;
  }
  const entries = Object.entries(container)
    .filter(([, value]) => value !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  text = '{';
  for (const [index, [key, value]] of entries.entries())
    add(`${index === 0 ? '' : ','}${JSON.stringify(key)}:`, value);
  parts.push({ text: `${text}}` });
  return parts;
}

function scalarText(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string' || typeof value === 'boolean') return JSON.stringify(value);
  if (typeof value === 'number' && Number.isFinite(value)) return JSON.stringify(value);
  throw new Fault('misuse', `JSON cannot hold ${String(value)}.`);
}
