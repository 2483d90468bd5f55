import { readAnswer, writeAnswer } from '#engine';
import type { Field } from '#schemas';
import type { FieldHost } from '../../host/field-host.ts';

/**
 * Shows in an input the value that its field reads from it, so that a visitor who leaves it sees what will be
 * sent.
 */
export function showAsRead(field: Field, input: HTMLInputElement, { formats }: FieldHost): void {
  const [shown = ''] = writeAnswer(field, readAnswer(field, [input.value], formats), formats);
  if (input.value !== shown) input.value = shown;
}
