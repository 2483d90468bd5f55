import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { keyOf } from './exploration/conditions.ts';
import { type ProvedStep, prove, thanks } from './prover.fixture.ts';

/** A question for the number of a part: two letters and three digits. */
const part = {
  name: 'part',
  type: 'text-input',
  label: 'Which part?',
  required: true,
  messages: { required: 'Write a number' },
  value: { type: 'string', pattern: '^[A-F]{2}-[0-9]{3}$' },
} satisfies Field;

const is = (pattern: string, flags?: string): Rule => ({
  matches: [{ var: 'answers.part' }, pattern, ...(flags === undefined ? [] : [flags])],
});

/** The outcomes of rows behind the question, one after the other. */
function outcomes(rows: readonly Rule[], field: Field = part): readonly unknown[] {
  const { conditions } = prove([
    { id: 'part', fields: [field] },
    { id: 'price', fields: [], next: rows.map((when) => ({ when, step: 'thanks' })) },
    thanks,
  ]);
  return rows.map((_, row) => {
    const found = conditions.find(({ place }) => keyOf(place) === `row price ${row}`);
    return found && `${found.held} ${found.failed}`;
  });
}

describe('a condition by a pattern', () => {
  it.each<readonly [string, Rule, string]>([
    ['never holds where the pattern of the question excludes it', is('^[G-Z]'), 'false true'],
    ['always holds where the pattern of the question includes it', is('-'), 'true false'],
    ['may hold and fail', is('^A'), 'true true'],
    ['minds the case', is('^a'), 'false true'],
    ['ignores the case if it says so', is('^a', 'i'), 'true true'],
  ])('%s', (_, rule, expected) => {
    expect(outcomes([rule])).toEqual([expected]);
  });

  it('is judged together with the rows before it', () => {
    expect(outcomes([is('^A'), is('^AB')])).toEqual(['true true', 'false true']);
    expect(outcomes([is('^AB'), is('^A')])).toEqual(['true true', 'true true']);
    expect(outcomes([{ '==': [{ var: 'answers.part' }, 'AB-123'] }, is('^AB-123$')])).toEqual([
      'true true',
      'false true',
    ]);
  });

  it('is judged by the lengths that the question admits', () => {
    const short = { ...part, value: { type: 'string', maxLength: 4 } } satisfies Field;
    expect(outcomes([is('^.{5}')], short)).toEqual(['false true']);
    expect(outcomes([is('^.{4}')], short)).toEqual(['true true']);
    const long = { ...part, value: { type: 'string', minLength: 3 } } satisfies Field;
    expect(outcomes([is('^A')], long)).toEqual(['true true']);
  });

  it('is asked of no empty text, which is no answer', () => {
    const any = { ...part, value: { type: 'string' } } satisfies Field;
    expect(outcomes([is('^$')], any)).toEqual(['false true']);
  });

  it('is judged by all questions for the answer', () => {
    const letters = { ...part, value: { type: 'string', pattern: '^[A-Z]{3}$' } } satisfies Field;
    const digit = { ...part, value: { type: 'string', pattern: '^[0-9]$' } } satisfies Field;
    const { conditions } = prove([
      { id: 'digit', fields: [digit], next: [{ when: is('^A'), step: 'thanks' }] },
      { id: 'letters', fields: [letters], next: [{ when: is('^A'), step: 'thanks' }] },
      thanks,
    ]);
    const [, row] = conditions.filter(({ place }) => place.of === 'row');
    expect(row).toMatchObject({ held: true, failed: true });
  });

  it('may have any outcome where a format says what is admitted', () => {
    const mail = { ...part, value: { type: 'string', format: 'email' } } satisfies Field;
    expect(outcomes([is('^[^@]+$')], mail)).toEqual(['true true']);
  });

  it('may hold while the question is still filled in with something else', () => {
    const steps: readonly ProvedStep[] = [
      { id: 'part', fields: [part, { ...part, name: 'hint', when: is('^[G-Z]') }] },
      thanks,
    ];
    const [shown] = prove(steps).conditions.filter(({ place }) => place.of === 'field');
    expect(shown).toMatchObject({ held: true, failed: true });
  });

  it('shows a dead end by a text that the question accepts', () => {
    const steps: readonly ProvedStep[] = [
      { id: 'part', fields: [part], next: [{ when: { not: is('^F.*7$') }, step: 'thanks' }] },
      { ...thanks, when: { '==': [1, 2] } },
    ];
    const witnesses = prove(steps).findings.flatMap((each) =>
      each.finding === 'dead-end' ? [each.witness.answers] : [],
    );
    expect(witnesses).toEqual([{ part: expect.stringMatching(/^F[A-F]-\d\d7$/) }]);
  });
});
