/**
 * A value in which each part that is as it was before is the very same object: nothing that is made of it has to be made or
 * rendered again.
 */
export function withSameParts<Value>(now: Value, before: unknown): Value {
  if (typeof now !== 'object' || now === null || typeof before !== 'object' || before === null) return now;
  if (Array.isArray(now) !== Array.isArray(before)) return now;
  const known = new Map<string, unknown>(Object.entries(before));
  let isSame = Object.keys(now).length === known.size;
  const keep = (member: unknown, name: string | number) => {
    const own = known.get(String(name));
    const kept = withSameParts(member, own);
    isSame &&= kept === own && known.has(String(name));
    return kept;
  };
  const parts = Array.isArray(now)
    ? now.map(keep)
    : Object.fromEntries(Object.entries(now).map(([name, member]) => [name, keep(member, name)]));
  return (isSame ? before : parts) as Value;
}
