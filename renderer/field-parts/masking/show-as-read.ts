import { readAnswer, writeAnswer } from '#engine';
import type { Field } from '#schemas';

/**
 * Shows in an input the value that its field reads from it, so that a visitor who leaves it sees what will be
 * sent.
 */
export function showAsRead(field: Field, input: HTMLInputElement): void {
  const [shown = ''] = writeAnswer(field, readAnswer(field, [input.value]));
  if (input.value !== shown) input.value = shown;
}
