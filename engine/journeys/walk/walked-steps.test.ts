import { describe, expect, it } from 'vitest';
import type { Journey, Step } from '#schemas';
import { compileInvented, environment, librarySignUp } from '../journeys.fixture.ts';
import { newState } from '../model/state.ts';
import { walkJourney } from './walk.ts';
import { walkedSteps } from './walked-steps.ts';

type Rows = NonNullable<Step['next']>;

/** The way of a visitor who borrows books, when the first step has these rows of `next`. */
function walked(next: Rows, last: string, shown?: string, lends = 'books') {
  const [join, ...others] = librarySignUp.steps;
  const steps = [{ ...join, next }, ...others] as Journey['steps'];
  const done = ['join', 'instrument'];
  const answers = { name: 'Ada', lends, instrument: 'cello' };
  const state = { ...newState('run-1'), answers, submitted: done, completed: done };
  return walkedSteps(
    walkJourney(compileInvented({ ...librarySignUp, steps }), state, environment),
    last,
    shown,
  );
}

const isInstrument = { '==': [{ var: 'answers.lends' }, 'instruments'] };
const rows: Rows = [{ when: isInstrument, step: 'instrument' }, { step: 'confirm' }];

describe('the steps of a walk', () => {
  it('are those up to the last, each with the row of "next" that led on', () => {
    expect(walked(rows, 'confirm')).toStrictEqual([{ step: 'join', row: 1 }, { step: 'confirm' }]);
    expect(walked(rows, 'confirm', undefined, 'instruments')).toStrictEqual([
      { step: 'join', row: 0 },
      { step: 'instrument' },
      { step: 'confirm' },
    ]);
    expect(walked(rows, 'join')).toStrictEqual([{ step: 'join' }]);
  });

  it('have the row that held where several name the same step', () => {
    const both: Rows = [{ when: isInstrument, step: 'confirm' }, { step: 'confirm' }];
    expect(walked(both, 'confirm')[0]).toStrictEqual({ step: 'join', row: 1 });
    expect(walked(both, 'confirm', undefined, 'instruments')[0]).toStrictEqual({ step: 'join', row: 0 });
  });

  it('have no row where the steps follow in order, and are none of a step that was not reached', () => {
    expect(walked([], 'confirm')).toStrictEqual([{ step: 'join' }, { step: 'confirm' }]);
    expect(walked(rows, 'instrument')).toEqual([]);
  });

  it('end with the step that was shown, by the only row that names it', () => {
    expect(walked(rows, 'join', 'confirm')).toStrictEqual([{ step: 'join', row: 1 }, { step: 'confirm' }]);
    expect(walked(rows, 'join', 'instrument')).toStrictEqual([
      { step: 'join', row: 0 },
      { step: 'instrument' },
    ]);
    const twice: Rows = [{ when: isInstrument, step: 'instrument' }, { when: { '!': isInstrument }, step: 'confirm' }, { step: 'instrument' }]; // biome-ignore format: one line
    expect(walked(twice, 'join', 'instrument')).toStrictEqual([{ step: 'join' }, { step: 'instrument' }]);
  });
});
