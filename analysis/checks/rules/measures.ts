/** Tells units that measure, such as km, hours or %, from words for things that are counted, such as adults and children. */
export type IsMeasure = (unit: string) => boolean;

const lengths = ['short', 'narrow', 'long'] as const;

/** @param languages in which the units may be written */
export function createIsMeasure(languages: readonly string[]): IsMeasure {
  const known = new Set(languages.flatMap(namesIn));
  return (unit) => known.has((unit.trim().split(/[\s/]/)[0] ?? '').toLowerCase());
}

function namesIn(language: string): readonly string[] {
  return Intl.supportedValuesOf('unit').flatMap((unit) =>
    lengths.flatMap((unitDisplay) => {
      const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay });
      return [1, 2].flatMap((count) => wordsOf(format, count));
    }),
  );
}

function wordsOf(format: Intl.NumberFormat, count: number): readonly string[] {
  const parts = format.formatToParts(count);
  return parts.flatMap(({ type, value }) => (type === 'unit' ? [value.toLowerCase()] : []));
}
