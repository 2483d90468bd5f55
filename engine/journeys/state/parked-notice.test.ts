import { expect, it } from 'vitest';
import type { Rule } from '#schemas';
import type { Answers, Entry } from '../../base/values/answers.ts';
import { submitStep } from '../events/submit-step.ts';
import { driveWithoutEffects } from '../interpreter/drive.ts';
import { compileInvented, environment, librarySignUp } from '../journeys.fixture.ts';
import { newState } from '../model/state.ts';

const parkedNotice: Rule = {
  cat: ['We keep what you told us, ', { var: 'answers.name' }, ', in case you come back'],
};
const [join, ...others] = librarySignUp.steps;
if (join === undefined) throw new Error('The journey has no step.');
const journey = compileInvented({ ...librarySignUp, steps: [{ ...join, parkedNotice }, ...others] });

/** The notices after a visitor changed the first step, having answered it and the next. */
function noticesAfter(answers: Answers, entries: readonly Entry[]) {
  const completed = ['join', 'instrument'];
  const state = { ...newState('run-1'), answers, completed, submitted: completed };
  const frame = { environment, nextRun: (run: string) => `${run}+` };
  const ended = driveWithoutEffects(submitStep(journey, state, 'join', entries, frame));
  expect(ended.outcome).toBe('accepted');
  return Object.values(ended.state.notices).flat();
}

const answers = {
  name: 'Ada',
  lends: 'instruments',
  newsletter: 'yes',
  email: 'ada@books.test',
  instrument: 'cello',
};
const entriesOf = (changed: Answers): readonly Entry[] =>
  Object.entries({ ...answers, ...changed }).map(([name, value]) => [name, String(value)]);

it('A step says, in words that know the answers, that answers to other steps no longer count, where it has words for it', () => {
  expect(noticesAfter(answers, entriesOf({ lends: 'books' }))).toMatchObject([
    { tone: 'info', message: 'We keep what you told us, Ada, in case you come back' },
  ]);
});

it('It says nothing of its own answers, which the visitor has just seen go', () => {
  expect(noticesAfter(answers, entriesOf({ newsletter: 'no' }))).toEqual([]);
});
