import { expect, it } from 'vitest';
import { type JourneyState, newState } from '../model/state.ts';
import { mergeStates } from './merge-states.ts';

const base: JourneyState = {
  ...newState('run-1'),
  answers: { name: 'Ada', sizes: ['s', 'm'] },
  completed: ['one'],
  notices: { one: [], two: [] },
  suggested: { town: [{ id: 't-1', label: 'Levin' }] },
  cameFrom: { help: 'one' },
};

it('What one tab changed wins, and the rest is as the other tab left it', () => {
  const ours: JourneyState = {
    ...base,
    answers: { ...base.answers, name: 'Eve' },
    completed: ['one', 'two'],
    suggested: { ...base.suggested, street: [] },
    cameFrom: { ...base.cameFrom, terms: 'two' },
  };
  const theirs: JourneyState = {
    ...base,
    answers: { name: 'Bob', sizes: ['l'], town: 'Levin' },
    completed: [],
    suggested: { town: [{ id: 't-2', label: 'Otaki' }] },
    cameFrom: { help: 'three' },
  };
  expect(mergeStates(base, ours, theirs)).toEqual({
    ...base,
    answers: { name: 'Eve', sizes: ['l'], town: 'Levin' },
    completed: ['two'],
    suggested: { town: [{ id: 't-2', label: 'Otaki' }], street: [] },
    cameFrom: { help: 'three', terms: 'two' },
  });
});

it('An answer that is the same list made anew is no change', () => {
  const ours = { ...base, answers: { ...base.answers, sizes: ['s', 'm'] } };
  const theirs = { ...base, answers: { ...base.answers, sizes: [] } };
  expect(mergeStates(base, ours, theirs).answers).toEqual({ name: 'Ada', sizes: [] });
});

it('An answer taken away in one tab is gone, and a question left blank there takes no answer from the other', () => {
  const ours = { ...base, answers: { name: null, town: null } };
  const merged = mergeStates(base, ours, { ...base, answers: { ...base.answers, street: 'Main' } });
  expect(merged.answers).toEqual({ name: null, sizes: undefined, town: null, street: 'Main' });
});

it('A tab that has begun another run stands for itself', () => {
  const anew = newState('run-2');
  expect(mergeStates(base, anew, base)).toBe(anew);
  expect(mergeStates(base, base, anew)).toBe(anew);
});

it('A run that has ended in one tab keeps the answers it ended with, whichever tab saves last', () => {
  const changed = { ...base, answers: { ...base.answers, name: 'Eve' }, completed: [] };
  const ended = { ...base, results: { order: '7' }, ended: 'thanks' };
  expect(mergeStates(base, changed, ended)).toBe(ended);
  expect(mergeStates(base, ended, changed)).toBe(ended);
});

it('After the end of a run, what two tabs change is merged as before', () => {
  const ended = { ...base, ended: 'thanks' };
  const read = { ...ended, notices: { thanks: [] } };
  const shared = { ...ended, nextAnswers: { town: 'Levin' } };
  expect(mergeStates(ended, read, shared)).toEqual({
    ...ended,
    notices: { ...base.notices, thanks: [] },
    nextAnswers: { town: 'Levin' },
  });
});
