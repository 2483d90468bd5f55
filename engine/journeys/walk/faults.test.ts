import { describe, expect, it } from 'vitest';
import type { Action, Journey, Rule, Step } from '#schemas';
import { submitStep } from '../events/submit-step.ts';
import type { Effect } from '../interpreter/interpret-actions.ts';
import { compileInvented, environment as invented, librarySignUp } from '../journeys.fixture.ts';
import { newState } from '../model/state.ts';
import { walkJourney } from './walk.ts';

/** Text times a number: the check refuses it and evaluation faults. */
const faulty: Rule = { '*': [{ var: 'answers.name' }, 2] };
const environment = {
  ...invented,
  validation: () => ({ constraints: () => [], fallbackMessages: { fault: 'Not checked' } }),
};
const notChecked = { tone: 'error', message: 'Not checked', stays: true };

function withStep(id: string, change: Partial<Step>): Journey {
  const steps = librarySignUp.steps.map((step) => (step.id === id ? { ...step, ...change } : step));
  return { ...librarySignUp, steps };
}

/** Submits the first step with successful calls. */
function join(journey: Journey) {
  const effects: Effect[] = [];
  const entries = [
    ['name', 'Ada'],
    ['lends', 'books'],
  ] as const;
  const frame = { environment, nextRun: (run: string) => `${run}+` };
  const compiled = compileInvented(journey);
  const steps = submitStep(compiled, newState('run-1'), 'join', entries, frame);
  let turn = steps.next();
  while (!turn.done) {
    effects.push(turn.value);
    turn = steps.next({ ok: true });
  }
  const { state, outcome } = turn.value;
  return {
    outcome,
    effects,
    state,
    notices: state.notices.join,
    walk: walkJourney(compiled, state, environment),
  };
}

describe('a step of which a rule cannot be evaluated', () => {
  it.each<readonly [string, Journey]>([
    ['a row of its "next"', withStep('join', { next: [{ when: faulty, step: 'confirm' }] })],
    ['the "when" of the step after it', withStep('instrument', { when: faulty })],
    ['the "needs" of the step after it', withStep('confirm', { needs: { that: faulty, otherwise: 'join' } })],
    ['a fact', { ...librarySignUp, facts: { twice: faulty } }],
  ])('is not passed, and the visitor is told, when it is %s', (_, journey) => {
    expect(join(librarySignUp).outcome).toBe('accepted');
    const { outcome, notices, state, walk } = join(journey);
    expect(outcome).toBe('failed');
    expect(notices).toEqual([notChecked]);
    expect(state.completed).toEqual([]);
    expect(walk.frontier.step.definition.id).toBe('join');
  });

  const untilNamed: Rule = { if: [{ answered: { var: 'answers.name' } }, true, { '*': ['a', 2] }] };

  it('is passed when a fact, faulty before anything was answered, is known by its answers', () => {
    const { outcome, walk } = join({ ...librarySignUp, facts: { isNamed: untilNamed } });
    expect([outcome, walk.facts.isNamed, walk.fault]).toEqual(['accepted', true, undefined]);
  });

  it('is not passed when such a fact had to choose the first step', () => {
    const first: Step = { id: 'first', form: 'confirm', submitLabel: 'Go', when: { var: 'facts.isNamed' } };
    const steps = [first, ...librarySignUp.steps];
    const { outcome, walk } = join({ ...librarySignUp, steps, facts: { isNamed: untilNamed } });
    expect([outcome, walk.fault?.code]).toEqual(['failed', 'rule-type-mismatch']);
  });

  it('keeps everybody at the first step when not even that can be chosen', () => {
    const first: Step = { id: 'first', form: 'confirm', submitLabel: 'Go', when: { '*': ['a', 2] } };
    const compiled = compileInvented({ ...librarySignUp, steps: [first, ...librarySignUp.steps] });
    const { frontier, fault } = walkJourney(compiled, newState('run-1'), environment);
    expect(frontier).toMatchObject({ complete: false, step: { definition: { id: 'join' } } });
    expect(fault?.code).toBe('rule-type-mismatch');
  });

  it('leads back to a step that was complete, once a rule after it cannot be evaluated', () => {
    const compiled = compileInvented(withStep('join', { next: [{ when: faulty, step: 'confirm' }] }));
    const answers = { name: 'Ada', lends: 'books' };
    const state = { ...newState('run-1'), answers, submitted: ['join'], completed: ['join'] };
    const { path, frontier, finished } = walkJourney(compiled, state, environment);
    expect(path).toHaveLength(1);
    expect(frontier.complete).toBe(false);
    expect(finished).toBe(false);
  });
});

describe('a step that was passed before one of its facts could no longer be evaluated', () => {
  it('is where the visitor comes back to', () => {
    const compiled = compileInvented({ ...librarySignUp, facts: { ...librarySignUp.facts, twice: faulty } });
    const answers = { name: 'Ada', lends: 'books' };
    const state = { ...newState('run-1'), answers, submitted: ['join'], completed: ['join'] };
    const { path } = walkJourney(compiled, state, environment);
    expect(path.map(({ step, complete }) => [step.definition.id, complete])).toEqual([['join', false]]);
  });
});

const submits = (...onSubmit: readonly Action[]) => withStep('join', { onSubmit: [...onSubmit] });
const notify: Action = { notify: 'No card', tone: 'error' };

describe('an action of which a rule cannot be evaluated', () => {
  it.each<readonly [string, Action]>([
    ['the input of a call', { call: 'create-card', with: { name: faulty } }],
    ['whether to call', { call: 'create-card', when: faulty }],
    ['the input of what is sent', { send: 'create-card', with: { name: faulty } }],
    ['whether to send', { send: 'create-card', when: faulty }],
  ])('sends nothing, and fails: %s', (_, action) => {
    const { outcome, effects, notices } = join(submits(action));
    expect(effects).toEqual([]);
    expect(outcome).toBe('failed');
    expect(notices).toEqual([notChecked]);
  });

  it.each<readonly [string, Action]>([
    ['an answer', { set: 'name', to: faulty }],
    ['whether to set', { set: 'name', to: 'Eve', when: faulty }],
    ['whether to clear', { clear: ['answers.name'], when: faulty }],
    ['whether to go', { go: 'confirm', when: faulty }],
    ['where to go', { goToAddress: faulty }],
    ['whether to begin anew', { reset: true, when: faulty }],
  ])('fails, and changes nothing: %s', (_, action) => {
    const { outcome, notices, state } = join(submits(action));
    expect(outcome).toBe('failed');
    expect(notices).toEqual([notChecked]);
    expect(state).toMatchObject({ run: 'run-1', answers: { name: 'Ada' }, completed: [] });
  });

  it('runs the "onFailure" of a call, in whose words the visitor is told', () => {
    const call = { call: 'create-card', with: { name: faulty } } as const;
    const { outcome, notices } = join(submits({ ...call, onFailure: [notify] }));
    expect(outcome).toBe('failed');
    expect(notices).toEqual([{ tone: 'error', message: 'No card' }]);
  });

  it('stops nothing when the call may fail, or when it only tracks', () => {
    const call = { call: 'create-card', with: { name: faulty }, as: 'card' } as const;
    const { outcome, effects } = join(
      submits(
        { ...call, optional: true },
        { track: 'joined', when: faulty },
        { ...notify, notify: faulty },
        { ...notify, when: faulty },
      ),
    );
    expect(effects).toEqual([]);
    expect(outcome).toBe('accepted');
  });
});
