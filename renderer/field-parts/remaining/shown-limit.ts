import type { ValueSchema } from '#schemas';

/** A limit of a text that is shown while it is typed. */
export interface ShownLimit {
  readonly unit: 'characters' | 'words';
  readonly most: number;
  /** Percent of the limit from which the rest is shown. */
  readonly from: number;
}

/** Percent of a limit from which what remains of a long text is shown, where its field does not say. */
export const usualCountFrom = 75;

/**
 * The limit of a text that is shown while it is typed; words come before characters.
 *
 * @param usual percent from which it is shown where the field does not say; undefined for never
 */
export function shownLimit(
  field: { readonly value: ValueSchema; readonly countFrom?: number },
  usual?: number,
): ShownLimit | undefined {
  const from = field.countFrom ?? usual;
  const { maxWords, maxLength, type } = field.value;
  if (from === undefined || type !== 'string') return undefined;
  if (typeof maxWords === 'number') return { unit: 'words', most: maxWords, from };
  return typeof maxLength === 'number' ? { unit: 'characters', most: maxLength, from } : undefined;
}
