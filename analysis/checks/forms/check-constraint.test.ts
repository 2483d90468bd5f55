import { describe, expect, it } from 'vitest';
import { checkConstraint } from './check-constraint.ts';

type Constraint = Parameters<typeof checkConstraint>[0];

const codes = (constraint: Constraint) =>
  [...checkConstraint(constraint, '/value')].map(({ code, pointer }) => `${code} ${pointer}`);

describe('the bounds of a constraint', () => {
  it.each<[string, string, Constraint['type']]>([
    ['minLength', 'maxLength', 'string'],
    ['minItems', 'maxItems', 'array'],
    ['minimum', 'maximum', 'number'],
  ])('may be equal, and may not pass each other: %s and %s', (least, most, type) => {
    const bounds = (low: number, high: number) => codes({ type, [least]: low, [most]: high } as Constraint);
    expect([bounds(2, 3), bounds(2, 2)]).toEqual([[], []]);
    expect(bounds(3, 2)).toContain(`impossible-constraint /value/${most}`);
  });

  it.each([
    ['exclusiveMinimum', 'exclusiveMaximum'],
    ['minimum', 'exclusiveMaximum'],
    ['exclusiveMinimum', 'maximum'],
  ])('may not even be equal where one is exclusive: %s and %s', (least, most) => {
    const bounds = (low: number, high: number) => codes({ type: 'number', [least]: low, [most]: high });
    expect(bounds(2, 3)).toEqual([]);
    expect(bounds(2, 2)).toEqual([`impossible-constraint /value/${most}`]);
    expect(bounds(3, 2)).toEqual([`impossible-constraint /value/${most}`]);
  });

  it('are checked within lists and objects, too', () => {
    const wrong: Constraint = { type: 'number', minimum: 3, maximum: 2 };
    expect(codes({ type: 'array', items: wrong })).toEqual(['impossible-constraint /value/items/maximum']);
    expect(codes({ type: 'object', properties: { 'a/b': wrong }, additionalProperties: wrong })).toEqual([
      'impossible-constraint /value/properties/a~1b/maximum',
      'impossible-constraint /value/additionalProperties/maximum',
    ]);
  });
});
