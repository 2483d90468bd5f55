import { describe, expect, it } from 'vitest';
import type { JsonSchema } from './json-schema.ts';
import { differences } from './schema-differences.ts';

const plain = (schema: JsonSchema) => schema;
const sides = { giver: 'The answer', taker: 'the operation', reportsUnknown: false, plain };
const found = (given: JsonSchema, wanted: JsonSchema) =>
  [...differences(given, wanted, sides)].map(({ pointer, message }) => `${pointer}: ${message}`);

describe('values of several kinds', () => {
  const wanted = { properties: { ready: { type: 'string' } } };
  const kinds = (...names: readonly string[]) => ({
    type: 'object',
    anyOf: names.map((name) => ({ properties: { [name]: { type: 'string' } } })),
  });

  it('may each lack members that another has', () => {
    expect(found(kinds('ready', 'later'), wanted)).toEqual([]);
  });

  it('differ if all of them lack a member', () => {
    const lost = '/ready: The answer no longer has "ready", which the operation reads where it is there.';
    expect(new Set(found(kinds('soon', 'later'), wanted))).toEqual(new Set([lost]));
  });
});
