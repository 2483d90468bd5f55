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

/** The last text of which it is known whether it has the layout of the formatter: the next edit is mostly of it. */
let last: { readonly text: string; readonly isLaidOut: boolean } | undefined;

/** Whether a text has the layout of the formatter. */
export function isLaidOut(text: string): boolean {
  if (text !== last?.text) last = { text, isLaidOut: formatText(text) === text };
  return last.isLaidOut;
}

/** A changed text in the layout of the formatter, if the text before had it. */
export function layOutAgain(before: string, after: string): string {
  const written = isLaidOut(before) ? formatText(after) : undefined;
  last = { text: written ?? after, isLaidOut: written !== undefined };
  return last.text;
}

/**
 * A document in the layout of the formatter, of which all rules are written as formulas already: a text that is none was
 * replaced in one that had the layout.
 */
export function layOutWritten(document: unknown): string {
  last = { text: layOutJson(document, documentWidth), isLaidOut: true };
  return last.text;
}
