import { writeFormulas } from '#analysis';
import { documentWidth, layOutJson } from '#engine';

/** A document as the formatter lays it out; undefined for a text that is not JSON. */
export function formatText(text: string): string | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  return layOutJson(writeFormulas(value, documentWidth), documentWidth);
}
