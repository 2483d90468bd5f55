import { checkText, documentLimits, type Fix, type Problem } from '#engine';
import { offsetAfter, parentPointer, readOffsets } from '#engine/parts';
import { mergeTexts } from '../changes/merge-texts.ts';
import { isObject, parsed, textIn } from '../settings/json.ts';

/** A JSON text of a document that is none yet, with the draft that it was made from. */
export interface BrokenText {
  readonly text: string;
  readonly base: string;
}

/** A part of a JSON text to underline, with the remedies of its problem. */
export interface JsonMark {
  readonly from: number;
  readonly to: number;
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly fixes: readonly Fix[];
}

/** Why a text cannot be the draft of a document; nothing if it can. */
export function faultsOfTyped(text: string, document: string): readonly Problem[] {
  const faults = checkText(text, document, documentLimits);
  if (faults.length > 0) return faults;
  const value = parsed(text);
  if (isObject(value) && textIn(value, 'id') === document) return [];
  const pointer = isObject(value) && 'id' in value ? '/id' : '';
  return [
    {
      code: 'id-of-draft',
      severity: 'error',
      document,
      pointer,
      message: `The document must be an object whose "id" is "${document}".`,
      help: 'Copy the document to have one of another id.',
    },
  ];
}

/** The draft that a text makes which was typed on the ground of an older one: what others changed since stays. */
export function draftOfTyped(typed: string, base: string, now: string): string {
  return base === now ? typed : (mergeTexts(base, typed, now).text ?? typed);
}

/** Where problems are in the text of their document: at their place in it, or at the nearest part around. */
export function marksInText(text: string, problems: readonly Problem[]): readonly JsonMark[] {
  const offsets = readOffsets(text);
  const isSyntax = parsed(text) === undefined;
  return problems.map(({ pointer, line, column, severity, message, help, fixes = [] }) => {
    const from =
      isSyntax && line !== undefined
        ? offsetAt(text, line, column ?? 1)
        : (offsets.get(nearest(offsets, pointer))?.value ?? 0);
    const end = isSyntax || /[{[]/.test(text.charAt(from)) ? from + 1 : offsetAfter(text, from);
    const to = Math.min(Math.max(end, from + 1), text.length);
    return {
      from: Math.min(from, Math.max(0, text.length - 1)),
      to,
      severity: severity === 'error' ? 'error' : 'warning',
      message: help === undefined ? message : `${message} ${help}`,
      fixes,
    };
  });
}

/** The offset at which a part begins in a text; that of the nearest part around it, if it is gone. */
export function offsetOfPart(text: string, pointer: string): number {
  const offsets = readOffsets(text);
  const { key, value = 0 } = offsets.get(nearest(offsets, pointer)) ?? {};
  return key ?? value;
}

function nearest(offsets: ReadonlyMap<string, unknown>, pointer: string): string {
  let at = pointer;
  while (at !== '' && !offsets.has(at)) at = parentPointer(at);
  return at;
}

function offsetAt(text: string, line: number, column: number): number {
  let start = 0;
  for (let passed = 1; passed < line; passed++) start = text.indexOf('\n', start) + 1;
  return start + column - 1;
}
