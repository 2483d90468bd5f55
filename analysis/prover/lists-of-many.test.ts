import { describe, expect, it } from 'vitest';
import type { Action, Field, Rule } from '#schemas';
import { keyOf } from './exploration/conditions.ts';
import { prove, thanks } from './prover.fixture.ts';

/** A question of six boxes, of which one must be ticked. */
const parts = {
  name: 'parts',
  type: 'checkbox-group',
  label: 'What is broken of it?',
  required: true,
  messages: { required: 'Choose' },
  options: ['back', 'seat', 'leg', 'arm', 'cover', 'screw'].map((id) => ({ id, label: `The ${id}` })),
} satisfies Field;

const has = (id: string): Rule => ({ in: [id, { var: 'answers.parts' }] });
const isMore = (than: number): Rule => ({ '>': [{ count: { var: 'answers.parts' } }, than] });

/** The outcomes of the rows of the second step, behind a row of the first. */
function rowsBehind(before: Rule, ...rows: readonly Rule[]) {
  const next = rows.map((when) => ({ when, step: 'thanks' }));
  const steps = [
    { id: 'parts', fields: [parts], next: [{ when: before, step: 'price' }, { step: 'thanks' }] },
    { id: 'price', fields: [], next },
    thanks,
  ];
  const { conditions } = prove(steps);
  return rows.map((_, row) => {
    const found = conditions.find(({ place }) => keyOf(place) === `row price ${row}`);
    return { held: found?.held, failed: found?.failed };
  });
}

describe('a condition on a question of many boxes', () => {
  it('never holds behind a row that excludes it', () => {
    expect(rowsBehind({ not: has('seat') }, has('seat'), has('leg'))).toEqual([
      { held: false, failed: true },
      { held: true, failed: true },
    ]);
  });

  it('on how many are ticked follows from what is ticked', () => {
    expect(rowsBehind({ and: [has('seat'), has('leg')] }, isMore(1))).toEqual([
      { held: true, failed: false },
    ]);
    expect(rowsBehind({ or: [has('seat'), has('leg')] }, isMore(1))).toEqual([{ held: true, failed: true }]);
  });

  it('is asked of no empty list, since where no box is ticked nothing is answered', () => {
    expect(rowsBehind({ not: has('seat') }, isMore(0))).toEqual([{ held: true, failed: false }]);
  });
});

describe('a dead end behind a question of boxes', () => {
  const rows = (ids: readonly string[]) => ids.map((id) => ({ when: has(id), step: 'thanks' }));
  const all = parts.options.map(({ id }) => id);
  const deadEnds = (ids: readonly string[], others: object = {}) =>
    prove([
      { id: 'end', final: true, when: { '==': [1, 2] }, fields: [] },
      { id: 'parts', fields: [parts], next: rows(ids), ...others },
      { ...thanks, when: { '==': [1, 2] } },
    ]).findings.filter(({ finding }) => finding === 'dead-end');

  it('is found for the box that no row asks for', () => {
    expect(deadEnds(all.slice(1))).toMatchObject([
      { step: 'parts', witness: { answers: { parts: ['back'] } } },
    ]);
  });

  it('is not found where the rows ask for every box', () => {
    expect(deadEnds(all.slice(0, 6))).toEqual([]);
  });

  it('is found for a list that an action empties, with boxes that a visitor ticks', () => {
    const emptied = { onSubmit: [{ set: 'parts', to: { literal: [] } }] };
    expect(deadEnds(all, emptied)).toMatchObject([{ witness: { answers: { parts: ['screw'] } } }]);
  });

  it.each<readonly [string, Action]>([
    ['clears', { clear: ['answers.parts'] }],
    ['sets to some boxes', { set: 'parts', to: ['leg'] }],
    ['sets to none later', { set: 'parts', to: { literal: [] } }],
  ])('is not found for no boxes of a list that an action %s', (_, action) => {
    const none = { when: { not: { answered: { var: 'answers.parts' } } }, step: 'end' };
    const { findings } = prove([
      { id: 'end', final: true, when: { '==': [1, 2] }, fields: [] },
      { id: 'parts', fields: [{ ...parts, required: false }], next: [none, ...rows(all)] },
      { ...thanks, when: { '==': [1, 2] }, onSubmit: [action] },
    ]);
    expect(findings).toEqual([]);
  });
});

describe('an option that excludes the others', () => {
  const none = { id: 'none', label: 'Nothing', exclusive: true } as const;
  const rows = (...conditions: readonly Rule[]) => {
    const field = { ...parts, options: [...parts.options, none] };
    const next = conditions.map((when) => ({ when, step: 'thanks' }));
    const { conditions: found } = prove([{ id: 'parts', fields: [field], next }, thanks]);
    return conditions.map((_, row) => {
      const outcome = found.find(({ place }) => keyOf(place) === `row parts ${row}`);
      return [outcome?.held, outcome?.failed];
    });
  };

  it('is never among others, and may be alone', () => {
    expect(rows({ and: [has('none'), has('seat')] }, { and: [has('none'), isMore(1)] }, has('none'))).toEqual(
      [
        [false, true],
        [false, true],
        [true, true],
      ],
    );
  });

  it('leaves every number of the others possible', () => {
    const two: Rule = { and: [{ not: has('seat') }, isMore(1)] };
    expect(rows(two, { and: [isMore(5)] }, isMore(6))).toEqual([
      [true, true],
      [true, true],
      [false, true],
    ]);
  });
});

describe('a question about what was chosen before', () => {
  const worst = {
    name: 'worst',
    type: 'radio-group',
    label: 'Which of these is the worst?',
    required: true,
    options: parts.options,
    optionWhen: { in: [{ var: 'item.id' }, { var: 'answers.parts' }] },
  } satisfies Field;
  const isWorst: Rule = { '==': [{ var: 'answers.worst' }, 'seat'] };

  it('offers nothing else, and each of these', () => {
    const next = [
      { when: { and: [isWorst, { not: has('seat') }] }, step: 'thanks' },
      { when: { and: [isWorst, has('seat')] }, step: 'thanks' },
    ];
    const { conditions } = prove([
      { id: 'parts', fields: [parts] },
      { id: 'worst', fields: [worst], next },
      thanks,
    ]);
    const outcomes = [0, 1].map((row) => {
      const found = conditions.find(({ place }) => keyOf(place) === `row worst ${row}`);
      return [found?.held, found?.failed];
    });
    expect(outcomes).toEqual([
      [false, true],
      [true, true],
    ]);
  });
});
