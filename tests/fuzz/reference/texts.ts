/** Operators on texts that are all answered. */
export const texts = {
  lower: ([text]: readonly string[]) => text?.toLowerCase(),
  upper: ([text]: readonly string[]) => text?.toUpperCase(),
  trim: ([text]: readonly string[]) => text?.trim(),
  substr: ([text, from, size]: readonly [string, number, number?]) => part(Array.from(text), from, size),
  split: ([text = '', separator = '']: readonly string[]) =>
    separator === '' ? Array.from(text) : text.split(separator),
  replace: ([text = '', from = '', to = '']: readonly string[]) =>
    from === '' ? text : text.split(from).join(to),
};

function part(characters: readonly string[], from: number, size: number | undefined): string {
  const position = Math.trunc(from);
  const start = position < 0 ? Math.max(0, characters.length + position) : position;
  const rest = characters.slice(start);
  if (size === undefined) return rest.join('');
  const taken = Math.trunc(size < 0 ? rest.length + size : size);
  return rest.slice(0, Math.max(0, taken)).join('');
}
