import { describe, expect, it, vi } from 'vitest';
import { createSchemaCheck, type SchemaFault } from './schema-check.ts';

const components = {
  schemas: {
    code: { type: 'string', maxLength: 4 },
    card: {
      type: 'object',
      required: ['kind', 'number'],
      properties: { kind: { const: 'card' }, number: { type: 'integer' } },
    },
    cash: { type: 'object', properties: { kind: { const: 'cash' } } },
    tree: {
      type: 'object',
      properties: { leaf: { type: 'integer' }, next: { $ref: '#/components/schemas/tree' } },
    },
  },
};
const check: (schema: object, value: unknown) => readonly SchemaFault[] = createSchemaCheck({ components });
const found = (schema: object, value: unknown) =>
  check(schema, value).map(({ path, reason }) => `${path.join('.')}: ${reason}`);
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

describe('a value that a schema refuses', () => {
  it('is refused at the part that does not fit, through references and lists', () => {
    const schema = {
      type: 'object',
      required: ['to'],
      properties: { codes: { type: 'array', items: ref('code') } },
    };
    expect(found(schema, { codes: ['abcd', 'abcde'] })).toEqual([
      'to: it is missing',
      'codes.1: found a text of length 5, which fails "maxLength"',
    ]);
  });

  it('is refused by a schema that contains itself', () => {
    expect(found(ref('tree'), { next: { next: { leaf: 'x' } } })).toEqual([
      'next.next.leaf: found "x", which fails "type"',
    ]);
  });

  it.each(['anyOf', 'oneOf'])('is refused by the nearest of several schemas (%s)', (keyword) => {
    const schema = { properties: { pay: { [keyword]: [ref('cash'), ref('card')] } } };
    expect(found(schema, { pay: { kind: 'card' } })).toEqual(['pay.number: it is missing']);
    expect(found(schema, { pay: { kind: 'card', number: 1 } })).toEqual([]);
  });

  it('is refused by a condition, at the part that it is about', () => {
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    const schema = { if: { required: ['a'] }, then: { required: ['b'] }, else: { properties: { b: false } } };
    expect(found(schema, { a: 1 })).toEqual(['b: it is missing']);
    expect(found(schema, { b: 1 })).toEqual(['b: it does not belong there']);
  });

  it('says which other parts decide: those of a condition, and the tag of a choice', () => {
    const paid = { properties: { paid: { const: true } }, required: ['paid'] };
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
    const order = { properties: { bill: { if: paid, then: { required: ['account'] } } } };
    expect(check(order, { bill: { paid: true } })).toMatchObject([
      {
        path: ['bill', 'account'],
        decidedBy: [
          ['bill', 'paid'],
          ['bill', 'paid'],
        ],
      },
    ]);
    const choice = { oneOf: [components.schemas.cash, components.schemas.card] };
    expect(check(choice, { kind: 'card' })).toMatchObject([{ path: ['number'], decidedBy: [['kind']] }]);
    const referred = { anyOf: [ref('cash'), ref('card')] };
    expect(check(referred, { kind: 'card' })).toMatchObject([{ path: ['number'], decidedBy: [['kind']] }]);
    const outside: object = { anyOf: [{ $ref: '#/components/schemas/referred' }] };
    const unclear = createSchemaCheck({
      components: { schemas: { referred: ref('card'), card: components.schemas.card } },
    });
    expect(unclear(outside, { kind: 'card' })).toMatchObject([{ path: ['number'], decidedBy: [[]] }]);
  });

  it('is refused by a pattern and a format, with what was found', () => {
    expect(found({ pattern: '^[0-9]+$' }, 'x')).toEqual([
      ': found "x", which does not fit the pattern "^[0-9]+$"',
    ]);
    expect(found({ format: 'date' }, '2026-13-01')).toEqual([
      ': found "2026-13-01", which does not fit the format "date"',
    ]);
  });
});

describe('a value that cannot be judged fits', () => {
  it.each([
    ['a pattern with look-ahead', { pattern: '^(?!x)' }, 'x'],
    ['an unknown format', { format: 'colour' }, 'x'],
    ['a reference that leads nowhere', { $ref: '#/components/schemas/none' }, 1],
    ['a schema that makes no sense', { type: 'colour' }, 1],
  ])('%s', (_, schema, value) => {
    expect(found(schema, value)).toEqual([]);
  });
});

it('says so where no code may be made of schemas, rather than that values fit', () => {
  const forbidden = vi.spyOn(globalThis, 'Function').mockImplementation(function refuse() {
    throw new EvalError('Refused by the policy of the page.');
  });
  try {
    expect(() => createSchemaCheck({})({ maxLength: 2 }, 'abc')).toThrow(EvalError);
  } finally {
    forbidden.mockRestore();
  }
});
