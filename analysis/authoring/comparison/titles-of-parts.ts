import { inWords, isPlainObject, readCall } from '#engine/parts';

const titles = [
  'label',
  'title',
  'heading',
  'question',
  'menuText',
  'text',
  'caption',
  'alt',
  'content',
  'message',
] as const;

/** Longer titles are cut off. */
const mostCharacters = 80;

/**
 * The words by which people know a part: its own text, or those of its name. A module without a text of its own is known by the first
 * one in it; its id was given by a program. Undefined for a part without any.
 */
export function titleOfPart(part: unknown): string | undefined {
  if (!isPlainObject(part)) return undefined;
  const { name, id, type } = part;
  const own = titleIn(part) ?? titleIn(part.fields);
  if (own !== undefined) return own;
  if (typeof name === 'string') return inWords(name);
  if (typeof type === 'string') return titleWithin(part);
  return typeof id === 'string' ? inWords(id) : undefined;
}

function titleWithin(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const found = titleIn(inner) ?? titleWithin(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function titleIn(part: unknown): string | undefined {
  if (!isPlainObject(part)) return undefined;
  const title = titles
    .map((name) => textOf(part[name]))
    .find((text) => text !== undefined && /\p{L}/u.test(text) && !/^[a-z]+[A-Z]\w*$/.test(text));
  return title === undefined ? undefined : shortened(title.replace(/<[^>]*>/g, '').trim());
}

/** A text, with "…" for each value that it inserts; undefined for anything else. */
function textOf(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  const call = readCall(value);
  if (call?.name !== 'cat') return undefined;
  return call.args.map((piece) => (typeof piece === 'string' ? piece : '…')).join('');
}

function shortened(title: string): string {
  return title.length > mostCharacters ? `${title.slice(0, mostCharacters - 1).trimEnd()}…` : title;
}
