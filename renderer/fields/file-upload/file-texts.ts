import { fileKinds } from '#engine';

/** A number of bytes as people read it. @example sizeText(2201455, 'en') // '2.2 MB' */
export function sizeText(bytes: number, language: string): string {
  const [unit, amount] = bytes < 1_000_000 ? ['kilobyte', bytes / 1000] : ['megabyte', bytes / 1_000_000];
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit,
    maximumFractionDigits: amount < 10 ? 1 : 0,
  }).format(amount);
}

/** The kinds of file that are taken, as people know them: by their endings. @example kindsText(['pdf', 'jpeg'], 'en') // 'PDF or JPG' */
export function kindsText(kinds: readonly (keyof typeof fileKinds)[], language: string): string {
  const names = kinds.map((kind) => fileKinds[kind].endings[0].toUpperCase());
  return new Intl.ListFormat(language, { type: 'disjunction' }).format(names);
}
