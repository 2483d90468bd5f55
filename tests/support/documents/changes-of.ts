/** For every text and every part of a value, a copy with that text changed or that part removed. */
export function* changesOf(value: unknown): Iterable<unknown> {
  if (typeof value === 'string') yield `${value}-other`;
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [index, part] of value.entries()) {
      yield value.toSpliced(index, 1);
      for (const changed of changesOf(part)) yield value.with(index, changed);
    }
    return;
  }
  for (const [name, part] of Object.entries(value)) {
    yield Object.fromEntries(Object.entries(value).filter(([other]) => other !== name));
    for (const changed of changesOf(part)) yield { ...value, [name]: changed };
  }
}
