import { describe, expect, it } from 'vitest';
import type { Journey } from '#schemas';
import { visitStep } from '../events/visit-step.ts';
import { compileInvented, environment, librarySignUp } from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { progressAt } from './progress.ts';

const parts: NonNullable<Journey['parts']> = [
  { label: 'About you', begins: 'join' },
  { label: 'Your instrument', begins: 'instrument' },
  { label: 'Agreement', begins: 'confirm' },
];

function at(
  step: string,
  changes: Partial<JourneyState> = {},
  journey: Partial<Journey> = {},
  named = parts,
) {
  const compiled = compileInvented({ ...librarySignUp, ...journey });
  const visit = visitStep(compiled, { ...newState('run-1'), ...changes }, step, environment);
  if (visit.visit === 'redirect')
    throw new Error(`The visitor is sent to ${JSON.stringify(visit.destination)}.`);
  return progressAt(compiled.steps, named, visit.walk, visit.current);
}

const through = (lends: string, ...steps: readonly string[]) => ({
  answers: { name: 'Ada', lends, instrument: 'cello' },
  submitted: steps,
  completed: steps,
});

describe('the progress through a journey', () => {
  it('counts a branch for as long as it is not known to be closed', () => {
    expect(at('join')).toEqual({ part: 1, of: 3, label: 'About you' });
  });

  it('leaves out a branch that the answers have closed', () => {
    expect(at('confirm', through('books', 'join'))).toEqual({ part: 2, of: 2, label: 'Agreement' });
  });

  it('counts a branch that the answers have opened', () => {
    expect(at('instrument', through('instruments', 'join'))).toEqual({
      part: 2,
      of: 3,
      label: 'Your instrument',
    });
    expect(at('confirm', through('instruments', 'join', 'instrument'))?.part).toBe(3);
  });

  it('says on a look back at an earlier step at which part that one is', () => {
    expect(at('join', through('books', 'join'))).toEqual({ part: 1, of: 2, label: 'About you' });
  });

  it('follows a row that is certain to be taken past the steps between', () => {
    const [join, ...rest] = librarySignUp.steps;
    const steps = [{ ...join, next: [{ step: 'confirm' }] }, ...rest] as Journey['steps'];
    expect(at('join', {}, { steps })?.of).toBe(2);
  });

  it('does not take a row that answers still to be given may close', () => {
    const [join, ...rest] = librarySignUp.steps;
    const when = { '==': [{ var: 'answers.newsletter' }, 'no'] };
    const steps = [{ ...join, next: [{ when, step: 'confirm' }] }, ...rest] as Journey['steps'];
    expect(at('join', {}, { steps })?.of).toBe(3);
  });

  it('takes several steps of one part together', () => {
    const [first] = parts;
    const fewer = [...(first ? [first] : []), { label: 'Agreement', begins: 'confirm' }];
    expect(at('instrument', through('instruments', 'join'), {}, fewer)).toEqual({
      part: 1,
      of: 2,
      label: 'About you',
    });
  });

  it('does not count a part that begins with the end of the journey', () => {
    const steps = librarySignUp.steps.map((step) =>
      step.id === 'confirm' ? { ...step, final: true } : step,
    );
    expect(at('join', {}, { steps })).toEqual({ part: 1, of: 2, label: 'About you' });
  });

  it('is not shown on a step before the first part, nor on one that ends the journey', () => {
    expect(at('join', {}, {}, parts.slice(1))).toBeUndefined();
    const steps = librarySignUp.steps.map((step) =>
      step.id === 'confirm' ? { ...step, final: true } : step,
    );
    expect(at('confirm', through('books', 'join'), { steps })).toBeUndefined();
  });
});
