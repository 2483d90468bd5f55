import { describe, expect, it } from 'vitest';
import type { Field, Rule } from '#schemas';
import { forgottenOptions } from './forgotten-options.ts';
import { isItem, item, note, type ProvedStep, thanks, workshop } from './prover.fixture.ts';

type Rows = NonNullable<ProvedStep['next']>;

const byPost = { when: isItem('clock'), step: 'thanks' };
const byVan = { when: isItem('chair'), step: 'thanks' };
const isChairOrClock: Rule = { in: [{ var: 'answers.item' }, ['chair', 'clock']] };

/** The options that rows leave out, each with the step that follows it and the answers that lead there. */
function forgotten(rows: Rows, fields: readonly Field[] = [item], after: Partial<ProvedStep> = {}) {
  const steps: readonly ProvedStep[] = [
    { id: 'what', fields, next: rows },
    { id: 'more', fields: [note('more')], ...after },
    thanks,
  ];
  const { compiled, surroundings } = workshop(steps);
  return forgottenOptions(compiled, surroundings).map(({ question, option, follows, witness }) => {
    return [`${question} ${option} ${follows}`, witness];
  });
}

const found = [['item other more', { steps: ['what'], answers: { item: 'other' } }]];

describe('the only option that no row names', () => {
  it.each<[string, Rows]>([
    ['compare for being equal', [byPost, byVan]],
    [
      'compare the other path round',
      [byPost, { ...byVan, when: { '==': ['chair', { var: 'answers.item' }] } }],
    ],
    ['list options', [{ when: isChairOrClock, step: 'thanks' }, byVan]],
  ])('is found behind rows that %s', (_, rows) => {
    expect(forgotten(rows)).toEqual(found);
  });

  it('is found where a later step has the rows', () => {
    const rows = { next: [byPost, byVan] };
    const { compiled, surroundings } = workshop([
      { id: 'what', fields: [item] },
      { id: 'more', fields: [], ...rows },
      thanks,
    ]);
    expect(forgottenOptions(compiled, surroundings)).toMatchObject([
      { option: 'other', follows: 'thanks', witness: { steps: ['what', 'more'] } },
    ]);
  });

  it('is followed by the next step in order whose condition holds', () => {
    expect(forgotten([byPost, byVan], [item], { when: isItem('clock') })).toMatchObject([
      ['item other thanks', {}],
    ]);
  });

  it.each<[string, Rows]>([
    ['there is one row', [{ when: isChairOrClock, step: 'thanks' }]],
    ['the last row has no condition', [byPost, byVan, { step: 'more' }]],
    ['all are named', [byPost, byVan, { when: isItem('other'), step: 'more' }]],
    ['two are left', [byPost, { ...byPost, step: 'more' }]],
    [
      'a row asks for something else',
      [byPost, { when: { and: [isItem('chair'), isItem('clock')] }, step: 'thanks' }, byVan],
    ],
    [
      'a row asks whether there is an answer',
      [byPost, byVan, { when: { answered: { var: 'answers.item' } }, step: 'more' }],
    ],
    [
      'a row reads another question',
      [byPost, { when: { '==': [{ var: 'answers.more' }, 'chair'] }, step: 'thanks' }],
    ],
  ])('is not found if %s', (_, rows) => {
    expect(forgotten(rows)).toEqual([]);
  });

  it('is not found if it is never offered, or nobody passes with it', () => {
    const options = item.options.map((each) =>
      each.id === 'other' ? { ...each, when: isItem('clock') } : each,
    );
    expect(
      forgotten([byPost, byVan], [{ ...item, options: options.map((each) => ({ ...each })) } as Field]),
    ).toEqual([]);
    const checks = [{ that: { not: isItem('other') }, message: 'Not this one' }];
    expect(forgotten([byPost, byVan], [{ ...item, checks }])).toEqual([]);
  });
});
