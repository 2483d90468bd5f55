import type { Field, ValueSchema } from '#schemas';
import { unreachable } from '../problems/fault.ts';
import { cutAnswer, isLongNumber, keptId } from './answer-size.ts';
import type { Answers, Entry, JsonValue } from './answers.ts';
import { isNumeric } from './is-numeric.ts';
import { layIntoMask } from './mask.ts';
import { companionOf } from './questions.ts';

/**
 * Reads the answers to `fields` from the entries of a submitted form.
 * Entries of unknown names are left out; a field without an entry is unanswered.
 */
export function readEntries(fields: readonly Field[], entries: readonly Entry[]): Answers {
  const texts = new Map<string, string[]>();
  for (const [name, value] of entries) {
    const list = texts.get(name);
    if (list) list.push(value);
    else texts.set(name, [value]);
  }
  const answers: { [field: string]: JsonValue } = {};
  for (const field of fields) {
    const answer = readAnswer(field, texts.get(field.name) ?? []);
    if (answer !== undefined) answers[field.name] = answer;
    const companion = companionOf(field);
    if (companion === undefined) continue;
    const id = keptId(field, texts.get(companion)?.at(-1)?.trim());
    if (id !== undefined) answers[companion] = id;
  }
  return answers;
}

/**
 * The answer that the submitted texts of one field stand for; undefined when they say nothing. One that is far too large
 * is cut, and stays too large.
 */
export function readAnswer(field: Field, texts: readonly string[]): JsonValue | undefined {
  return cutAnswer(field, readTexts(field, texts));
}

function readTexts(field: Field, texts: readonly string[]): JsonValue | undefined {
  switch (field.type) {
    case 'text-input':
    case 'look-up-input':
      return readText(field.value, masked(field.mask, texts[0]?.trim()));
    case 'stepper':
      return readText(field.value, texts[0]?.trim());
    case 'text-area':
      return readText(field.value, texts[0]?.replace(/\r\n?/g, '\n').trim());
    case 'choice-cards':
    case 'radio-group':
    case 'select':
      return readText(field.value, texts[0]?.trim());
    case 'human-check':
      return texts[0]?.trim() || undefined;
    case 'suggest-input':
      // A suggestion chosen without JavaScript comes after the text it was found for.
      return texts.findLast((text) => text.trim() !== '')?.trim();
    case 'switch':
      return texts.length === 0 ? undefined : texts.includes('true');
    case 'button':
    case 'next-steps':
    case 'notice':
    case 'table':
      return undefined;
    case 'checkbox':
      return texts.includes('true') ? true : undefined;
    case 'checkbox-group': {
      // A box that is sent twice is ticked all the same.
      const chosen = [...new Set(texts.filter((text) => text !== ''))];
      return chosen.length > 0 ? chosen : undefined;
    }
    default:
      return unreachable(field);
  }
}

function masked(mask: string | undefined, text: string | undefined): string | undefined {
  return mask === undefined || text === undefined ? text : layIntoMask(mask, text);
}

/** A number where the constraint asks for one and the text is one; else the text, for the constraint to refuse. */
function readText(constraint: ValueSchema | undefined, text: string | undefined): JsonValue | undefined {
  if (!text) return undefined;
  return isNumeric(constraint) && !isLongNumber(text) ? (readNumber(text) ?? text) : text;
}

/** The number that a text writes in digits; undefined for any other text, and for a number too large to be kept. */
export function readNumber(text: string): number | undefined {
  const value = /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? value : undefined;
}

/** The texts that a field's control holds for an answer: what `readAnswer` reads back. */
export function writeAnswer(answer: JsonValue | undefined): readonly string[] {
  if (answer === undefined || answer === null) return [];
  if (Array.isArray(answer)) return answer.map(String);
  return [typeof answer === 'object' ? JSON.stringify(answer) : String(answer)];
}
