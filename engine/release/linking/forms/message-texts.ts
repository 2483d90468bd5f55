import type { Field, Messages } from '#schemas';
import { describeValue, quoted } from '../../../base/json/describe-value.ts';
import type { Finding } from '../../../base/json/finding.ts';
import { pointerOf } from '../../../base/json/json-pointer.ts';
import { advise, type Help } from '../../../base/problems/suggest.ts';
import { limitPlace, limitsOf } from '../../../forms/answers/limits.ts';
import { labelOf } from '../../../forms/answers/questions.ts';
import { constraintOf } from '../../../forms/constraints/field-constraints.ts';
import { piecesOf } from '../../../formulas/reading/text-pieces.ts';
import { inWords } from '../../../rules/notation/in-words.ts';

/** Limits of a field that its messages may insert. */
const limits = [
  'minLength',
  'maxLength',
  'minWords',
  'maxWords',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'multipleOf',
  'minItems',
  'maxItems',
] as const;

/** Whether a text has an insertion, or is a formula, which messages cannot be. */
export function isUnfinished(text: string): boolean {
  return text.includes('{{') || text.startsWith('=');
}

/**
 * The messages of a field with its own properties inserted: `{{ field.label }}`, `{{ field.value.maxLength
 * }}`.
 *
 * @param field with expanded types
 * @param pointer to the messages
 */
export function finishMessages(
  messages: Messages,
  field: Field,
  pointer: string,
  report: (finding: Finding) => void,
): Messages {
  const finished = Object.entries(messages).map(([keyword, text]) => [
    keyword,
    isUnfinished(text) ? finish(text, field, pointer + pointerOf(keyword), report) : text,
  ]);
  return Object.fromEntries(finished);
}

function finish(text: string, field: Field, pointer: string, report: (finding: Finding) => void): string {
  const known = insertable(field);
  const refuse = (message: string, help: Help) =>
    report({ code: 'formula-in-message', pointer, message, help });
  if (text.startsWith('=')) {
    refuse(`Found the formula ${describeValue(text)} where a text is expected.`, 'Write a text.');
    return text;
  }
  const parts = piecesOf(text).map((piece) => {
    if (piece.kind === 'text') return piece.text;
    const name = piece.text.trim();
    const value = known.get(name);
    if (value !== undefined) return value;
    const message = `A message inserts only what its field says, and ${quoted(field.name)} has no ${quoted(name)}.`;
    refuse(message, advise(name, [...known.keys()]));
    return '';
  });
  return parts.join('');
}

/** The texts that a field's messages may insert, by the path in the insertion. */
function insertable(field: Field): ReadonlyMap<string, string> {
  const constraint = constraintOf(field);
  const values = limits.flatMap((keyword) => {
    const limit = constraint[keyword];
    return limit === undefined ? [] : [[`field.value.${keyword}`, String(limit)] as const];
  });
  // A limit that is worked out stays a place, which the message fills in when it is shown.
  const places = Object.keys(limitsOf(field)).map(
    (keyword) => [`field.value.${keyword}`, limitPlace(keyword)] as const,
  );
  // Messages are the same for every visitor: a label that inserts answers cannot be told in them.
  const isFixed = !('label' in field) || typeof field.label === 'string';
  const label = isFixed ? labelOf(field) : inWords(field.name);
  return new Map([...(label === '' ? [] : [['field.label', label] as const]), ...values, ...places]);
}
