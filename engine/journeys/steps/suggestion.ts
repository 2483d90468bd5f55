import type { Suggestions } from '#schemas';
import type { JsonValue } from '../../answers/answers.ts';

/** One suggestion: `id` only where the operation gives objects. */
export interface Suggestion {
  readonly id?: string;
  readonly label: string;
}

/** Whether a text is long enough to look for suggestions. */
export function isLongEnough(text: string, { minimumLength }: Suggestions): boolean {
  return text.trim().length >= minimumLength;
}

/** Reads what an operation suggests: a list of texts, or of objects with `id` and `label`. Anything else is left out. */
export function readSuggestions(result: JsonValue | undefined): readonly Suggestion[] {
  if (!Array.isArray(result)) return [];
  return result.flatMap((entry: JsonValue): readonly Suggestion[] => {
    if (typeof entry === 'string') return [{ label: entry }];
    if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [];
    const { id, label } = entry as { readonly [name: string]: JsonValue };
    return typeof id === 'string' && typeof label === 'string' ? [{ id, label }] : [];
  });
}
