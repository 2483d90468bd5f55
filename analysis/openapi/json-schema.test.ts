import { describe, expect, it } from 'vitest';
import { joinSchemas } from './json-schema.ts';

describe('two schemas joined', () => {
  it('admit the types and values that both admit', () => {
    expect(joinSchemas({ type: ['integer', 'null'] }, { type: ['number', 'string'] })).toEqual({
      type: ['integer'],
    });
    expect(joinSchemas({ enum: ['a', 'b'] }, { enum: ['b', 'c'] })).toEqual({ enum: ['b'] });
  });

  it('have the narrower limits, and require what either requires', () => {
    const one = { minLength: 1, maxLength: 5, required: ['a'] };
    const other = { minLength: 2, maxLength: 9, required: ['a', 'b'] };
    expect(joinSchemas(one, other)).toEqual({ minLength: 2, maxLength: 5, required: ['a', 'b'] });
  });

  it('have the members of both, each as both describe it', () => {
    const one = { properties: { a: { type: 'string' }, b: { maxLength: 2 } }, items: { type: 'string' } };
    const other = { properties: { b: { minLength: 1 } }, items: { minLength: 1 } };
    expect(joinSchemas(one, other)).toEqual({
      properties: { a: { type: 'string' }, b: { allOf: [{ maxLength: 2 }, { minLength: 1 }] } },
      items: { allOf: [{ type: 'string' }, { minLength: 1 }] },
    });
  });
});
