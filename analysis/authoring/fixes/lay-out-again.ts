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

/** The text that was last laid out: the next edit is mostly of it. */
let lastLaidOut: string | undefined;

/** Whether a text has the layout of the formatter. */
export function isLaidOut(text: string): boolean {
  if (text === lastLaidOut) return true;
  const isSame = formatText(text) === text;
  if (isSame) lastLaidOut = text;
  return isSame;
}

/** A changed text in the layout of the formatter, if the text before had it. */
export function layOutAgain(before: string, after: string): string {
  if (!isLaidOut(before)) return after;
  const written = formatText(after);
  if (written !== undefined) lastLaidOut = written;
  return written ?? after;
}

/**
 * A document in the layout of the formatter, of which all rules are written as formulas already: a text that is none was
 * replaced in one that had the layout.
 */
export function layOutWritten(document: unknown): string {
  lastLaidOut = layOutJson(document, documentWidth);
  return lastLaidOut;
}
