import type { Definition, Style } from '../../renderer/theme/css.ts';

export interface NamedStyle {
  /** Name of the export. */
  readonly name: string;
  readonly className: string;
  readonly definition: Definition | undefined;
}

/** The styles that a `*.styles.ts` file exports. */
export async function stylesIn(file: string): Promise<readonly NamedStyle[]> {
  const exports: Readonly<Record<string, unknown>> = await import(file);
  return Object.entries(exports)
    .filter((entry): entry is [string, Style] => isStyle(entry[1]))
    .map(([name, style]) => ({ name, className: style(), definition: style.definition }));
}

function isStyle(value: unknown): value is Style {
  return typeof value === 'function' && 'definition' in value;
}
