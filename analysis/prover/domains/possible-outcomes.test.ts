import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Rule } from '#schemas';
import { compileRule, evaluateRule } from '../../../engine/rules/evaluation/compile.ts';
import { nativePatterns } from '../../../engine/rules/runtime/native-patterns.ts';
import { emptyScope } from '../../../engine/rules/runtime/scope.ts';
import { objectOf } from '../../../engine/rules/types/rule-type.ts';
import { typeOfSchema } from '../../../engine/rules/types/type-of-schema.ts';
import { type DeclaredValues, possibleOutcomes } from './possible-outcomes.ts';
import { domainWithin } from './value-domain.ts';

const loan = {
  books: { type: 'integer', minimum: 0, maximum: 5 },
  days: { type: 'integer', multipleOf: 7, maximum: 28, exclusiveMinimum: 0 },
  fee: { type: 'number', exclusiveMaximum: 2 },
  card: { enum: ['books', 'all'] },
  isChild: { type: 'boolean' },
  shelf: { type: 'string', pattern: '^[A-C]$' },
  from: { type: 'string', format: 'date' },
  until: { type: 'string', format: 'date' },
  kinds: { type: 'array', items: { enum: ['novel', 'map'] }, maxItems: 3 },
} as const;

/** Values that the schemas admit, and none. */
const given: { readonly [name in keyof typeof loan]: readonly unknown[] } = {
  books: [undefined, 0, 1, 2, 3, 4, 5],
  days: [undefined, 7, 14, 21, 28],
  fee: [undefined, -3, 0, 0.5, 1, 1.99],
  card: [undefined, 'books', 'all'],
  isChild: [undefined, true, false],
  shelf: [undefined, 'A', 'B', 'C'],
  from: [undefined, '2026-01-31', '2026-02-01', '2026-02-02', '2030-01-01'],
  until: [undefined, '2026-01-31', '2026-02-01', '2026-02-02', '2030-01-01'],
  kinds: [undefined, [], ['map'], ['map', 'map', 'map'], ['novel', 'map']],
};

const values: DeclaredValues = {
  roots: {
    input: objectOf(
      Object.fromEntries(Object.entries(loan).map(([name, schema]) => [name, typeOfSchema(schema as never)])),
    ),
  },
  domainAt(path) {
    const [root, ...keys] = path.split('.');
    return root === 'input' ? domainWithin(loan as never, () => false, keys) : undefined;
  },
  facts: {},
  decision: () => undefined,
  scope: { ...emptyScope, matches: nativePatterns },
};

const read = (name: keyof typeof loan): Rule => ({ var: `input.${name}` });
const orders = fc.constantFrom('==', '!=', '<', '<=', '>', '>=');
const numbers = fc.oneof(
  fc.constantFrom<Rule>(read('books'), read('days'), read('fee'), { count: read('kinds') }),
  fc.constantFrom<Rule>(
    { '+': [read('books'), read('days')] },
    { '-': [read('books'), read('fee')] },
    { '*': [read('books'), -2] },
    { max: [read('books'), 2] },
    { else: [read('books'), 9] },
    { if: [read('isChild'), read('books'), 40] },
  ),
);
const atom: fc.Arbitrary<Rule> = fc.oneof(
  fc
    .tuple(orders, numbers, fc.constantFrom<Rule>(-1, 0, 2, 5, 6, 7, 12, 28, 40))
    .map(([order, left, right]) => ({ [order]: [left, right] }) as Rule),
  fc.tuple(orders, numbers, numbers).map(([order, left, right]) => ({ [order]: [left, right] }) as Rule),
  fc.tuple(fc.constantFrom('<=', '<'), numbers).map(([order, each]) => ({ [order]: [1, each, 6] }) as Rule),
  fc
    .tuple(orders, fc.constantFrom<Rule>(read('until'), '2026-02-01'))
    .map(([order, right]) => ({ [order]: [read('from'), right] }) as Rule),
  fc
    .tuple(fc.constantFrom<keyof typeof loan>('card', 'shelf'), fc.constantFrom('books', 'all', 'A', 'D'))
    .map(([name, text]): Rule => ({ '==': [read(name), text] })),
  fc.constantFrom<Rule>({ in: [read('shelf'), ['A', 'B', 'C']] }, { in: [read('books'), [4, 6]] }),
  fc.constantFrom(...Object.keys(loan)).map((name): Rule => ({ answered: read(name as keyof typeof loan) })),
  fc.constantFrom<Rule>(read('isChild'), true, false),
);
const { condition } = fc.letrec<{ condition: Rule }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    atom,
    fc.tuple(tie('condition'), tie('condition')).map((parts): Rule => ({ and: parts })),
    fc.tuple(tie('condition'), tie('condition')).map((parts): Rule => ({ or: parts })),
    tie('condition').map((part): Rule => ({ not: part })),
    fc.tuple(tie('condition'), tie('condition'), tie('condition')).map((parts): Rule => ({ if: parts })),
  ),
}));
const input = fc.record(
  Object.fromEntries(Object.entries(given).map(([name, all]) => [name, fc.constantFrom(...all)])),
);

describe('the outcomes that a condition may have', () => {
  it('are all that admitted values give it', () => {
    let claims = 0;
    fc.assert(
      fc.property(condition, fc.array(input, { minLength: 20, maxLength: 20 }), (rule, inputs) => {
        const possible = possibleOutcomes(rule, [], values);
        if (possible === undefined) return;
        if (!possible.isTrue || !possible.isFalse) claims += 1;
        for (const each of inputs) {
          const { value } = evaluateRule(compileRule(rule), { ...values.scope, input: each });
          if (value === true) expect(possible.isTrue).toBe(true);
          if (value === false) expect(possible.isFalse).toBe(true);
          const isKnown = possible.isTrue && possible.isFalse;
          if (value === undefined && !isKnown) expect(possible.isUnknown).toBe(true);
        }
      }),
      { numRuns: 100 },
    );
    expect(claims).toBeGreaterThan(8);
  });

  it.each<[Rule, 'both' | 'true' | 'false']>([
    [{ '>': [read('books'), 5] }, 'false'],
    [{ '>': [read('books'), 4] }, 'both'],
    [{ '==': [read('books'), 2.5] }, 'false'],
    [{ '==': [read('days'), 12] }, 'false'],
    [{ and: [{ '>': [read('days'), 14] }, { '<': [read('days'), 21] }] }, 'false'],
    [{ '>=': [read('fee'), 2] }, 'false'],
    [{ '>': [read('fee'), 1.99] }, 'both'],
    [{ '==': [read('shelf'), 'D'] }, 'false'],
    [{ '==': [read('shelf'), 'C'] }, 'both'],
    [{ '>': [{ '+': [read('books'), read('days')] }, 33] }, 'false'],
    [{ '>': [{ '+': [read('books'), read('days')] }, 32] }, 'both'],
    [{ '>': [{ count: read('kinds') }, 3] }, 'false'],
    [{ '>': [{ count: read('kinds') }, 2] }, 'both'],
    [{ '<': [read('books'), read('days')] }, 'both'],
    [{ and: [{ '<': [read('from'), read('until')] }, { '>=': [read('from'), read('until')] }] }, 'false'],
    [{ and: [{ '<': [read('from'), { var: 'now' }] }, { '==': [{ var: 'now' }, read('from')] }] }, 'false'],
    [{ and: [{ '<': [read('from'), { var: 'now' }] }, { '<': [{ var: 'now' }, read('until')] }] }, 'both'],
    [{ or: [{ answered: read('books') }, { not: { answered: read('books') } }] }, 'true'],
    [{ '<': [{ var: 'answers.guests' }, 3] }, 'both'],
    [{ and: [{ '<': [{ var: 'answers.guests' }, 3] }, { '>': [{ var: 'answers.guests' }, 3] }] }, 'false'],
    [{ '==': [{ var: 'input.unknown.part' }, 'x'] }, 'both'],
    [{ '<': [{ lower: read('shelf') }, 'm'] }, 'both'],
  ])('of %j are %s', (rule, expected) => {
    const outcomes = possibleOutcomes(rule, [], values);
    const found = outcomes && [outcomes.isTrue, outcomes.isFalse];
    expect(found).toEqual({ both: [true, true], true: [true, false], false: [false, true] }[expected]);
  });

  it('are looked for only where the condition is asked', () => {
    const isFew: Rule = { '<': [read('books'), 3] };
    const asked = (rule: Rule, guard: Rule, is = true) =>
      possibleOutcomes(rule, [{ rule: guard, is }], values);
    expect(asked(isFew, { '==': [read('books'), 2] })).toMatchObject({ isTrue: true, isFalse: false });
    expect(asked({ '>=': [read('books'), 3] }, isFew)).toMatchObject({ isTrue: false, isFalse: true });
    // A guard that is unknown has not held either.
    expect(asked({ '>=': [read('books'), 3] }, isFew, false)).toMatchObject({
      isTrue: true,
      isUnknown: true,
    });
    expect(asked(isFew, { '>': [read('books'), 5] })).toBeUndefined();
  });
});
