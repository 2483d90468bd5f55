import type { Suggestions } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';

/** A suggestion; `id` only if the operation returns objects. */
export interface Suggestion {
  readonly id?: string;
  readonly label: string;
}

/** Whether a text is long enough for a look-up. */
export function isLongEnough(text: string, { minimumLength }: Suggestions): boolean {
  return text.trim().length >= minimumLength;
}

/** Reads suggestions: a list of texts, or of objects with `id` and `label`. Ignores other elements. */
export function readSuggestions(result: JsonValue | undefined): readonly Suggestion[] {
  if (!Array.isArray(result)) return [];
  return result.flatMap((entry: JsonValue): readonly Suggestion[] => {
    if (typeof entry === 'string') return [{ label: entry }];
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
    const { id, label } = entry as { readonly [name: string]: JsonValue };
    return typeof id === 'string' && typeof label === 'string' ? [{ id, label }] : [];
  });
}
