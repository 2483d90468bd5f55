import type { Change, JsonValue } from '#engine';
import { type Offsets, offsetAfter, parentPointer, readOffsets } from '#engine/parts';

/** Characters of a text to be replaced: offsets of the first and after the last. */
export interface Replacement {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** The part of a text that a change replaces; undefined if the text does not have the place. */
export function replacementOf(text: string, change: Change): Replacement | undefined {
  if (change.op === 'text') return change;
  const offsets = readOffsets(text);
  const at = offsets.get(change.op === 'move' ? change.from : change.path);
  switch (change.op) {
    case 'add':
      return added(text, change.path, change.value, offsets);
    case 'replace':
      return at && { from: at.value, to: offsetAfter(text, at.value), text: JSON.stringify(change.value) };
    case 'move':
      if (at?.key === undefined) return undefined;
      return { from: at.key, to: offsetAfter(text, at.key), text: JSON.stringify(nameIn(change.path)) };
    case 'remove':
      return at && removed(text, at);
  }
}

function nameIn(pointer: string): string {
  const name = pointer.slice(parentPointer(pointer).length + 1);
  return name.replaceAll('~1', '/').replaceAll('~0', '~');
}

/** `$schema` begins a document; any other property comes last. An entry of a list comes before the one at its index, or last for `-`. */
function added(
  text: string,
  path: string,
  value: JsonValue,
  offsets: ReadonlyMap<string, Offsets>,
): Replacement | undefined {
  const holder = offsets.get(parentPointer(path));
  if (holder === undefined) return undefined;
  if (text[holder.value] === '[') return inserted(text, path, value, offsets);
  if (text[holder.value] !== '{') return undefined;
  const member = `${JSON.stringify(nameIn(path))}: ${JSON.stringify(value)}`;
  const begin = holder.value + 1;
  const [space = ''] = /^\s*/.exec(text.slice(begin)) ?? [];
  if (text[begin + space.length] === '}') return { from: begin, to: begin, text: member };
  if (nameIn(path) === '$schema') return { from: begin, to: begin, text: `${space}${member},` };
  const end = text.slice(0, offsetAfter(text, holder.value) - 1).trimEnd().length;
  return { from: end, to: end, text: `,${space || ' '}${member}` };
}

function inserted(
  text: string,
  path: string,
  value: JsonValue,
  offsets: ReadonlyMap<string, Offsets>,
): Replacement | undefined {
  const list = parentPointer(path);
  const at = nameIn(path) === '-' ? undefined : offsets.get(path)?.value;
  const entry = JSON.stringify(value);
  if (at !== undefined) return { from: at, to: at, text: `${entry}, ` };
  const begin = (offsets.get(list)?.value ?? 0) + 1;
  const count = [...offsets.keys()].filter((each) => parentPointer(each) === list && each !== list).length;
  if (nameIn(path) !== '-' && Number(nameIn(path)) !== count) return undefined;
  if (count === 0) return { from: begin, to: begin, text: entry };
  const end = text.slice(0, offsetAfter(text, begin - 1) - 1).trimEnd().length;
  return { from: end, to: end, text: `, ${entry}` };
}

/** A member of an object, or an entry of a list, with one of the commas beside it. */
function removed(text: string, { key, value }: Offsets): Replacement {
  const start = key ?? value;
  const end = offsetAfter(text, value);
  const before = text.slice(0, start).trimEnd().length;
  if (text[before - 1] === ',') return { from: before - 1, to: end, text: '' };
  const [comma] = /^\s*,\s*/.exec(text.slice(end)) ?? [];
  if (comma !== undefined) return { from: start, to: end + comma.length, text: '' };
  const [space = ''] = /^\s*/.exec(text.slice(end)) ?? [];
  return { from: before, to: end + space.length, text: '' };
}
