import { documentWidth, Fault, layOutJson } from '#engine';
import { writeFormulas } from '../../rules/formulas/write-formulas.ts';

/** A document as the formatter lays it out; undefined for a text that is not JSON, or has a rule that no formula says. */
export function formatText(text: string): string | undefined {
  try {
    return layOutJson(writeFormulas(JSON.parse(text), documentWidth), documentWidth);
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof Fault) return undefined;
    throw error;
  }
}

/** A changed text in the layout of the formatter, if the text before had it. */
export function layOutAgain(before: string, after: string): string {
  return formatText(before) === before ? (formatText(after) ?? after) : after;
}
