import { describe, expect, it } from 'vitest';
import type { Action, Rule } from '#schemas';
import { booleanType, objectOf, textType } from '../../engine/rules/types/rule-type.ts';
import { isItem, item, note, prove, thanks } from './prover.fixture.ts';

const optional = { ...item, required: false };
const isMissing: Rule = { not: { answered: { var: 'answers.item' } } };
const rows = ['chair', 'clock', 'other'].map((id) => ({ when: isItem(id), step: 'end' }));

/** The findings about a first step whose button does something, and that only some item leads on from. */
function saidOf(onSubmit: Action[], fields = [optional], before: Parameters<typeof prove>[0] = []) {
  const { findings, undecided } = prove(
    [
      ...before,
      { id: 'start', fields, onSubmit, next: rows },
      { ...thanks, id: 'end', when: { '==': [{ var: 'answers.item' }, 'nothing'] } },
    ],
    { results: { repair: objectOf({ item: textType, isFree: booleanType }) } },
  );
  return [
    ...findings.flatMap((each) => ('step' in each ? [`${each.finding} ${each.step}`] : [])),
    ...undecided.map(({ message }) => message),
  ];
}

describe('a step whose own button sets what its next step depends on', () => {
  it('is a dead end without that', () => {
    expect(saidOf([])).toEqual(['dead-end start']);
  });

  it('is none where it sets what something follows', () => {
    expect(saidOf([{ set: 'item', to: 'chair', when: isMissing }])).toEqual([]);
  });

  it('is one where its condition does not hold for all', () => {
    const isNoted: Rule = { answered: { var: 'answers.name' } };
    const fields = [optional, note('name')] as unknown as (typeof optional)[];
    expect(saidOf([{ set: 'item', to: 'chair', when: { and: [isMissing, isNoted] } }], fields)).toEqual([
      'dead-end start',
    ]);
  });

  it('is one where it clears what was answered', () => {
    expect(saidOf([{ clear: ['answers.item'] }])).toEqual(['dead-end start']);
  });

  it('depends on the service where it sets what a call gave', () => {
    expect(saidOf([{ set: 'item', to: { var: 'results.repair.item' }, when: isMissing }])).toEqual([
      'The step "start" may be followed by nothing for some results of calls or settings.',
    ]);
  });
});

it('A step that the button before it leads past is not taken for a dead end, though a later button undoes that', () => {
  const { findings } = prove([
    { id: 'start', fields: [optional], onSubmit: [{ set: 'item', to: 'chair' }] },
    { id: 'repair', fields: [note('repair')], when: isItem('chair') },
    { id: 'return', fields: [note('return')], onSubmit: [{ clear: ['answers.item'] }] },
    { ...thanks, id: 'end', when: isItem('chair') },
  ]);
  const witnesses = findings.flatMap((each) => ('witness' in each ? [each.witness?.steps] : []));
  expect(witnesses).not.toContainEqual(['start', 'return']);
});
