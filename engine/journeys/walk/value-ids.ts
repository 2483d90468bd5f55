/** Numbers values so that equal ones have the same number. A value must not be changed afterwards. */
export type ValueIds = (value: object | undefined) => number;

/** Creates the numbers of many values. Most are met again as the same object, so that few are written out. */
export function createValueIds(): ValueIds {
  const ids = new WeakMap<object, number>();
  const byText = new Map<string, number>();
  return (value) => {
    if (value === undefined) return -1;
    const known = ids.get(value);
    if (known !== undefined) return known;
    const text = JSON.stringify(value instanceof Map ? [...value] : value);
    const id = byText.get(text) ?? byText.size;
    byText.set(text, id);
    ids.set(value, id);
    return id;
  };
}
