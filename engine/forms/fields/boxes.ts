import type { JsonValue } from '../../base/values/answers.ts';
import { plainDigits } from '../../base/values/formats.ts';

/** Separates the texts of the boxes if they are no answer. It cannot be typed into a box. */
const separator = '\n';

/**
 * The texts of the boxes of one answer, sent under one name: the first of them, with plain digits and spaces. Undefined if all
 * are empty.
 */
export function textsOfBoxes(texts: readonly string[], count: number): readonly string[] | undefined {
  const boxes = texts.slice(0, count).map((text) => plainDigits(text).replace(/\s+/g, ' ').trim());
  return boxes.every((box) => box === '') ? undefined : boxes;
}

/** The texts of boxes as one text, for an answer that is not valid but shown again. */
export function joinBoxes(boxes: readonly string[]): string {
  return boxes.join(separator);
}

/** The texts of the boxes of an answer that is not valid. */
export function splitBoxes(answer: JsonValue): readonly string[] {
  return String(answer).split(separator);
}
