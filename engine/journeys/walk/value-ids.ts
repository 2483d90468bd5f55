/** Numbers values so that equal ones have the same number. A value must not be changed afterwards. */
export type ValueIds = (value: object | undefined) => number;

/** Creates the numbers of many values. Most are met again as the same object, so that few are written out. */
export function createValueIds(): ValueIds {
  const ids = new WeakMap<object, number>();
  const byText = new Map<string, number>();
  const idOf: ValueIds = (value) => {
    if (value === undefined) return -1;
    const known = ids.get(value);
    if (known !== undefined) return known;
    const text = textOf(value, idOf);
    const id = byText.get(text) ?? byText.size;
    byText.set(text, id);
    ids.set(value, id);
    return id;
  };
  return idOf;
}

/** A text that is equal for equal values. Objects within an object are large and mostly known, so their numbers replace them. */
function textOf(value: object, idOf: ValueIds): string {
  if (value instanceof Map) return JSON.stringify([...value]);
  if (Array.isArray(value)) return JSON.stringify(value);
  const members = Object.entries(value).flatMap(([name, member]) => {
    if (member === undefined) return [];
    return [name, typeof member === 'object' && member !== null ? [idOf(member)] : member];
  });
  return `{${JSON.stringify(members)}`;
}
