/** Line width for code, the same as in `biome.json`. */
export const lineWidth = 110;

/** Line width for documents: wider than code, as they hold sentences. */
export const documentWidth = 140;

/**
 * Formats a JSON value, putting each part on one line if it fits. The outermost value is always broken, so
 * that each member of a document begins a line. Ends with a line break.
 */
export function layOutJson(value: unknown, width = lineWidth): string {
  return `${opened(value, 0, width)}\n`;
}

/** @param taken columns of the line used before and after the value */
function laidOut(value: unknown, indent: number, taken: number, width: number): string {
  const text = onOneLine(value);
  return indent + taken + text.length <= width ? text : opened(value, indent, width);
}

function opened(value: unknown, indent: number, width: number): string {
  const members = membersOf(value);
  if (!members || members.entries.length === 0) return onOneLine(value);
  const inner = ' '.repeat(indent + 2);
  const lines = members.entries.map(
    ([name, member], index) =>
      inner +
      name +
      laidOut(member, indent + 2, name.length + (index < members.entries.length - 1 ? 1 : 0), width),
  );
  return `${members.open}\n${lines.join(',\n')}\n${' '.repeat(indent)}${members.close}`;
}

/** A JSON value on a single line, however long. */
export function onOneLine(value: unknown): string {
  const members = membersOf(value);
  if (!members) return JSON.stringify(value);
  const space = members.open === '{' && members.entries.length > 0 ? ' ' : '';
  const texts = members.entries.map(([name, member]) => name + onOneLine(member));
  return members.open + space + texts.join(', ') + space + members.close;
}

interface Members {
  readonly open: '[' | '{';
  readonly close: ']' | '}';
  /** The name is written before the member; it is empty in an array. */
  readonly entries: readonly (readonly [string, unknown])[];
}

function membersOf(value: unknown): Members | undefined {
  if (Array.isArray(value)) return { open: '[', close: ']', entries: value.map((member) => ['', member]) };
  if (typeof value !== 'object' || value === null) return undefined;
  const entries = Object.entries(value).map(
    ([name, member]) => [`${JSON.stringify(name)}: `, member] as const,
  );
  return { open: '{', close: '}', entries };
}
