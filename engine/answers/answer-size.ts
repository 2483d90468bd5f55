import type { Field, ValueSchema } from '#schemas';
import { undeclaredItems, undeclaredLength } from '../rules/sizes.ts';
import type { JsonValue } from './answers.ts';
import { isNumeric } from './is-numeric.ts';
import { companionOf } from './questions.ts';

/** What may be kept of an answer: code points of each text, and the texts of a list. */
export interface AnswerSize {
  readonly characters: number;
  readonly choices: number;
}

/** Longer than an option's id may be; ids that a service gives have to fit, too. */
const idLength = 250;
/** More digits than the largest number there is has. */
const numberLength = 400;
/** What a check for robots gives a browser to send along. */
const tokenLength = 4000;

/**
 * How much of an answer is kept, valid or not: twice the length that the field declares and a hundred code points, so
 * that whoever has typed or pasted too much finds it again and can shorten it. Where it declares none, as much as may be
 * valid.
 */
export function keptSize(field: Field): AnswerSize {
  const one = { choices: 1 };
  switch (field.type) {
    case 'text-input':
    case 'look-up-input':
      return { ...one, characters: textLength(field.value, field.mask) };
    case 'text-area':
    case 'suggest-input':
    case 'stepper':
      return { ...one, characters: textLength(field.value) };
    case 'checkbox-group':
      return {
        characters: idLength,
        choices: Array.isArray(field.options) ? field.options.length : undeclaredItems,
      };
    case 'human-check':
      return { ...one, characters: tokenLength };
    default:
      return { ...one, characters: idLength };
  }
}

/**
 * The answer, cut where it is larger than what is kept. One that was cut is still larger than that, by one code point or
 * one choice, so that `oversize` tells it from a valid one.
 */
export function cutAnswer(field: Field, answer: JsonValue | undefined): JsonValue | undefined {
  const { characters, choices } = keptSize(field);
  const cut = (value: JsonValue) => (typeof value === 'string' ? firstOf(value, characters + 1) : value);
  if (answer === undefined) return undefined;
  return Array.isArray(answer) ? answer.slice(0, choices + 1).map(cut) : cut(answer);
}

/** The keyword that an answer fails because it is larger than what is kept; undefined for one that is not. */
export function oversize(field: Field, answer: JsonValue): 'maxLength' | 'maxItems' | 'type' | undefined {
  const { characters, choices } = keptSize(field);
  const values: readonly JsonValue[] = Array.isArray(answer) ? answer : [answer];
  if (values.some((value) => typeof value === 'string' && isLonger(value, characters))) {
    return 'value' in field && isNumeric(field.value) ? 'type' : 'maxLength';
  }
  return values.length > choices && Array.isArray(answer) ? 'maxItems' : undefined;
}

/** The id of a chosen suggestion; one that no service can have given is none. */
export function keptId(field: Field, id: string | undefined): string | undefined {
  if (companionOf(field) === undefined || !id || isLonger(id, idLength)) return undefined;
  return id;
}

/** Whether a text is too long to be a number that somebody means. */
export function isLongNumber(text: string): boolean {
  return text.length > numberLength;
}

function textLength(constraint: ValueSchema, mask?: string): number {
  if (isNumeric(constraint)) return numberLength;
  const { maxLength } = constraint;
  const declared = typeof maxLength === 'number' ? maxLength : mask?.length;
  return declared === undefined ? undeclaredLength : 2 * declared + 100;
}

function isLonger(text: string, characters: number): boolean {
  return text.length > characters && [...text].length > characters;
}

function firstOf(text: string, characters: number): string {
  return isLonger(text, characters) ? [...text].slice(0, characters).join('') : text;
}
