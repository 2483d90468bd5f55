import type { Field, ValueSchema } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { dateType, type RuleType } from '../../rules/types/rule-type.ts';
import { isPlainObject } from '../../rules/values/property.ts';
import { dateFromBoxes, dateIntoBoxes } from './date-input/date-input.ts';
import { writeDateText } from './date-text.ts';
import type { AnswerDeclaration } from './field-declaration.ts';

/** One part of an answer: a text from one box, or a date from three. */
export interface Part {
  /** Its name in the answer. */
  readonly name: string;
  readonly kind: 'text' | 'date';
  readonly isRequired: boolean;
  readonly maxLength?: number | undefined;
  readonly pattern?: string | undefined;
}

const usualLength = 200;

/**
 * How a question with several parts is answered: by an object of those that are filled in. The boxes of all parts are sent
 * under one name, in the order of the parts.
 *
 * @param separator between the parts, where people read the answer
 */
export function answerOfParts<F extends Field>(
  partsOf: (field: F) => readonly Part[],
  separator: string,
): AnswerDeclaration<F> {
  return {
    types: ['object'],
    isTyped: true,
    constraint: (field) => schemaOf(partsOf(field)),
    ruleType: (field) => typeOf(partsOf(field)),
    size: (field) => {
      const lengths = partsOf(field).map(({ maxLength = usualLength }) => 2 * maxLength + 100);
      return { characters: Math.max(...lengths), choices: 1 };
    },
    read(texts, field, formats) {
      const answer: { [part: string]: JsonValue } = {};
      let at = 0;
      for (const { name, kind } of partsOf(field)) {
        const own = texts.slice(at, at + boxesOf[kind]);
        const value = kind === 'date' ? dateFromBoxes(own, formats) : own[0]?.trim();
        if (value) answer[name] = value;
        at += boxesOf[kind];
      }
      return Object.keys(answer).length > 0 ? answer : undefined;
    },
    write(answer, field) {
      return partsOf(field).flatMap(({ name, kind }) => {
        const part = isPlainObject(answer) ? answer[name] : undefined;
        if (kind === 'text') return [part === undefined ? '' : String(part)];
        const boxes = part === undefined ? [] : dateIntoBoxes(part as JsonValue);
        return Array.from({ length: boxesOf.date }, (_, index) => boxes[index] ?? '');
      });
    },
    show(answer, field) {
      if (!isPlainObject(answer)) return undefined;
      const shown = partsOf(field).flatMap(({ name, kind }) => {
        const part = answer[name];
        if (part === undefined) return [];
        return [kind === 'date' ? writeDateText('d/MM/yyyy', String(part)) : String(part)];
      });
      return shown.join(separator);
    },
  };
}

const boxesOf = { text: 1, date: 3 } as const;

function schemaOf(parts: readonly Part[]): ValueSchema {
  const required = parts.filter(({ isRequired }) => isRequired).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(parts.map((part) => [part.name, schemaOfPart(part)])),
    ...(required.length > 0 && { required }),
    additionalProperties: false,
  };
}

function schemaOfPart({ kind, maxLength = usualLength, pattern }: Part): ValueSchema {
  if (kind === 'date') return { type: 'string', format: 'date' };
  return { type: 'string', maxLength, ...(pattern !== undefined && { pattern }) };
}

function typeOf(parts: readonly Part[]): RuleType {
  const properties = parts.map(({ name, kind, maxLength = usualLength }): readonly [string, RuleType] => [
    name,
    kind === 'date' ? dateType : { kind: 'text', longest: maxLength },
  ]);
  return { kind: 'object', properties: Object.fromEntries(properties), closed: true };
}
