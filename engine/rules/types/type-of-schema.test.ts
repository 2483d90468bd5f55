import { describe, expect, it } from 'vitest';
import {
  booleanType,
  choiceOf,
  dateType,
  listOf,
  numberType,
  objectOf,
  textType,
  unknownType,
} from './rule-type.ts';
import { typeOfSchema } from './type-of-schema.ts';

describe('the type of what satisfies a JSON Schema', () => {
  it.each([
    ['text', { type: 'string' }, textType],
    ['a day', { type: 'string', format: 'date' }, dateType],
    ['a choice', { enum: ['red', 'blue'] }, choiceOf(['red', 'blue'])],
    ['one text only', { const: 'red' }, choiceOf(['red'])],
    ['a number, whole or not', { type: ['integer', 'number', 'null'] }, { ...numberType, mayBeNull: true }],
    ['true or false', { type: 'boolean' }, booleanType],
    ['a list', { type: 'array', items: { type: 'number' } }, listOf(numberType)],
    ['an object', { properties: { a: { type: 'string' } } }, objectOf({ a: textType })],
    ['a table', { type: 'object', additionalProperties: { type: 'number' } }, objectOf({}, numberType)],
    ['any object', { type: 'object' }, objectOf({}, unknownType)],
    [
      'a value that may be null',
      { anyOf: [{ type: 'null' }, { type: 'string' }] },
      { ...textType, mayBeNull: true },
    ],
    ['text or a number', { type: ['string', 'number'] }, unknownType],
    [
      'objects put together',
      { allOf: [{ properties: { a: { type: 'string' } } }, { properties: { b: { type: 'number' } } }] },
      objectOf({ a: textType, b: numberType }),
    ],
    [
      'a shared part',
      { $ref: '#/definitions/day', definitions: { day: { type: 'string', format: 'date' } } },
      dateType,
    ],
    ['a part that holds itself', { $ref: '#' }, unknownType],
    ['anything', {}, unknownType],
  ])('is known for %s', (_, schema, type) => {
    expect(typeOfSchema(schema)).toEqual(type);
  });

  it('is a choice of the options a field offers', () => {
    expect(typeOfSchema({ type: 'string' }, { optionIds: ['a'] })).toEqual(choiceOf(['a']));
    expect(typeOfSchema({ type: 'array' }, { optionIds: ['a'] })).toEqual(listOf(choiceOf(['a'])));
  });

  it('is found for parts that branch into themselves', () => {
    const both = { properties: { left: { $ref: '#' }, right: { $ref: '#' } } };
    expect(typeOfSchema({ ...both, definitions: {} })).toMatchObject({ kind: 'object' });
    const definitions = Object.fromEntries(
      Array.from({ length: 30 }, (_, level) => [
        `level${level}`,
        {
          properties: {
            a: { $ref: `#/definitions/level${level + 1}` },
            b: { $ref: `#/definitions/level${level + 1}` },
          },
        },
      ]),
    );
    expect(typeOfSchema({ $ref: '#/definitions/level0', definitions })).toMatchObject({ kind: 'object' });
  });
});
