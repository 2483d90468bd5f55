import type { Option } from '#schemas';

/** Longest label that still reads well in half the width of a form. */
const shortLabel = 22;

/**
 * Two columns for an even number of short choices, or for many. Two that each need reading stand beside each other in all
 * the width of the form; one column for everything else.
 */
export function choiceColumns(options: readonly Option[]): 'two' | 'pair' | undefined {
  if (options.length === 2 && options.every(({ hint }) => hint !== undefined)) return 'pair';
  const short = options.every(({ label, hint }) => label.length <= shortLabel && hint === undefined);
  return short && options.length > 1 && (options.length % 2 === 0 || options.length > 4) ? 'two' : undefined;
}
