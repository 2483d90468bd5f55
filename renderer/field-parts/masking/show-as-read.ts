import { readAnswer, writeAnswer } from '#engine';
import type { Field } from '#schemas';

/** Shows in an input what its field reads from it: once it is left, a visitor sees what will be sent. */
export function showAsRead(field: Field, input: HTMLInputElement): void {
  const [shown = ''] = writeAnswer(field, readAnswer(field, [input.value]));
  if (input.value !== shown) input.value = shown;
}
