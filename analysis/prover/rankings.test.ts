import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { keyOf } from './exploration/conditions.ts';
import { prove, thanks } from './prover.fixture.ts';

const wishes = {
  name: 'wishes',
  type: 'ranking',
  label: 'What matters most?',
  required: true,
  messages: { required: 'Number them', minItems: 'Number all', uniqueItems: 'Give each its own' },
  options: ['price', 'place', 'hours'].map((id) => ({ id, label: `The ${id}` })),
} satisfies Field;

const first: Rule = { first: { var: 'answers.wishes' } };
const has = (id: string): Rule => ({ in: [id, { var: 'answers.wishes' }] });

/** Whether each condition on a ranking may hold, and may fail. */
function outcomes(field: Field, ...rows: readonly Rule[]) {
  const next = rows.map((when) => ({ when, step: 'thanks' }));
  const { conditions } = prove([{ id: 'wishes', fields: [field], next }, thanks]);
  return rows.map((_, row) => {
    const found = conditions.find(({ place }) => keyOf(place) === `row wishes ${row}`);
    return [found?.held, found?.failed];
  });
}

describe('a condition on a ranking', () => {
  it('on what is first may hold and fail for any option', () => {
    expect(outcomes(wishes, { '==': [first, 'hours'] }, { '==': [first, 'place'] })).toEqual([
      [true, true],
      [true, true],
    ]);
  });

  it('on what is ranked holds for all where all have to be, and may fail where the best are asked for', () => {
    expect(outcomes(wishes, has('hours'))).toEqual([[true, false]]);
    const best: Field = { ...wishes, value: { type: 'array', minItems: 1, maxItems: 2 } };
    expect(outcomes(best, has('hours'))).toEqual([[true, true]]);
  });
});
