/** Removes macrons, for the `ascii` parameter. */
export function asciiOf(text: string): string {
  return text.normalize('NFD').replace(/\p{Mn}/gu, '');
}

/** Lower case, without macrons, split on anything that is not a letter or a digit. */
export function wordsOf(text: string): readonly string[] {
  return asciiOf(text)
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}
