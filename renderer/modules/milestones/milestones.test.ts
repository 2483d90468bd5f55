import { describe, expect, it } from 'vitest';
import type { Milestone } from '#schemas';
import { exampleContent } from '../../host/example-content.ts';
import { milestoneProgress } from './milestone-card.tsx';
import { milestonesByState } from './milestone-order.ts';

const states = exampleContent({
  states: [
    { title: 'planned', itemOrder: 3 },
    { title: 'achieved', itemOrder: 1 },
    { title: 'current priority', itemOrder: 2 },
  ],
}).items({ list: 'states' });

const milestone = (title: string, state: string, rest: Partial<Milestone> = {}): Milestone => ({
  title,
  timelineState_TextField: state,
  ...rest,
});

describe('the order of milestones', () => {
  it('follows the list of states, then the items', () => {
    const sorted = milestonesByState(
      [
        milestone('a', 'planned', { itemOrder: 2 }),
        milestone('b', 'achieved'),
        milestone('c', 'planned', { itemOrder: 1 }),
        milestone('d', 'achieved', { itemOrder: 9 }),
      ],
      states,
    );
    expect(sorted.map(({ title, milestones }) => [title, milestones.map((each) => each.title)])).toEqual([
      ['achieved', ['d', 'b']],
      ['planned', ['c', 'a']],
    ]);
  });

  it('puts a state that the list lacks at the end', () => {
    const sorted = milestonesByState([milestone('a', 'paused'), milestone('b', 'planned')], states);
    expect(sorted.map(({ title }) => title)).toEqual(['planned', 'paused']);
  });
});

describe('the progress of a milestone', () => {
  it.each([
    ['planned', 100, { kind: 'complete' }],
    ['planned', '100', { kind: 'complete' }],
    ['planned', 120, { kind: 'complete' }],
    ['achieved', 40, { kind: 'complete' }],
    ['Achieved', undefined, { kind: 'complete' }],
    ['planned', 99.5, { kind: 'percent', percent: 99.5 }],
    ['planned', '62', { kind: 'percent', percent: 62 }],
    ['planned', 0, { kind: 'percent', percent: 0 }],
    ['planned', 'Ongoing', { kind: 'words', words: 'Ongoing' }],
    ['planned', '', { kind: 'unsaid' }],
    ['planned', undefined, { kind: 'unsaid' }],
  ])('in the state %s at %j', (state, percentageCompletion, progress) => {
    const rest = percentageCompletion === undefined ? {} : { percentageCompletion };
    expect(milestoneProgress(milestone('a', state, rest))).toEqual(progress);
  });
});
