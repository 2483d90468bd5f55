import type { Option } from '#schemas';

/** Length of the longest label that fits in half the width of a form. */
const shortLabel = 22;

/**
 * Two columns for an even number of short choices, or for more than four. Two choices that both have a hint
 * are a pair over the whole width of the form. Everything else gets one column.
 */
export function choiceColumns(options: readonly Option[]): 'two' | 'pair' | undefined {
  if (options.length === 2 && options.every(({ hint }) => hint !== undefined)) return 'pair';
  const short = options.every(({ label, hint }) => label.length <= shortLabel && hint === undefined);
  return short && options.length > 1 && (options.length % 2 === 0 || options.length > 4) ? 'two' : undefined;
}
