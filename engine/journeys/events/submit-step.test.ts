import { describe, expect, it } from 'vitest';
import type { Journey } from '#schemas';
import type { Entry } from '../../base/values/answers.ts';
import type { Effect, EffectOutcome } from '../interpreter/interpret-actions.ts';
import { compileInvented, environment, librarySignUp } from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { type StepOutcome, submitStep } from './submit-step.ts';

const library = compileInvented(librarySignUp);
const frame = { environment, nextRun: (run: string) => `${run}+` };
const atConfirm: JourneyState = {
  ...newState('run-1'),
  answers: { name: 'Ada', lends: 'books' },
  submitted: ['join'],
  completed: ['join'],
};

/** Runs a submission with the given outcomes, in order. Returns the result and the effects. */
function submit(
  state: JourneyState,
  step: string,
  entries: readonly Entry[],
  outcomes: readonly EffectOutcome[] = [],
  journey = library,
) {
  const effects: Effect[] = [];
  const steps = submitStep(journey, state, step, entries, frame);
  let turn = steps.next();
  while (!turn.done) {
    effects.push(turn.value);
    turn = steps.next(outcomes[effects.length - 1] ?? { ok: false, reason: 'no outcome was given' });
  }
  return { outcome: turn.value as StepOutcome, effects };
}

describe('submitting a step', () => {
  it('keeps what was typed and reports every problem, the first one to analytics', () => {
    const { outcome } = submit(newState('run-1'), 'join', [
      ['name', 'A'],
      ['lends', ''],
    ]);
    expect(outcome).toMatchObject({
      outcome: 'invalid',
      problems: [
        { field: 'name', keyword: 'minLength', message: 'Too short' },
        { field: 'lends', keyword: 'required', message: 'Choose what to borrow' },
      ],
      events: [{ event: 'form_error', field: 'name', message: 'Too short' }],
      state: { answers: { name: 'A' }, submitted: ['join'], completed: [] },
    });
  });

  it('takes a step that was passed for one to be answered again', () => {
    const { outcome } = submit(atConfirm, 'join', [['name', 'A']]);
    expect(outcome).toMatchObject({ outcome: 'invalid', state: { completed: [] } });
  });

  it('goes to the next step that is open', () => {
    const { outcome } = submit(newState('run-1'), 'join', [
      ['name', 'Ada'],
      ['lends', 'instruments'],
    ]);
    expect(outcome).toMatchObject({
      outcome: 'accepted',
      destination: { step: 'instrument' },
      state: { completed: ['join'] },
    });
  });

  it('asks again when the server finds that a further field has become relevant', () => {
    const { outcome } = submit(newState('run-1'), 'join', [
      ['name', 'Ada'],
      ['lends', 'books'],
      ['newsletter', 'yes'],
    ]);
    expect(outcome).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'email', keyword: 'required', message: 'Where to?' }],
    });
  });

  it('refuses an option that is not on offer', () => {
    const state: JourneyState = {
      ...newState('run-1'),
      answers: { name: 'Ada', lends: 'instruments' },
      submitted: ['join'],
      completed: ['join'],
    };
    const { outcome } = submit(state, 'instrument', [
      ['instrument', 'drum'],
      ['cases', ''],
      ['cases', 'bow'],
    ]);
    expect(outcome).toMatchObject({ outcome: 'invalid', problems: [{ field: 'cases', keyword: 'enum' }] });
  });

  it('leaves the answer of a field that was not shown parked', () => {
    const state: JourneyState = { ...newState('run-1'), answers: { email: 'a@b.nz' } };
    const { outcome } = submit(state, 'join', [
      ['name', 'Ada'],
      ['lends', 'books'],
      ['newsletter', 'no'],
    ]);
    expect(outcome.state.answers.email).toBe('a@b.nz');
  });

  it('clears an orphaned answer whose field asks for that', () => {
    const state: JourneyState = {
      ...newState('run-1'),
      answers: { name: 'Ada', lends: 'instruments', instrument: 'cello' },
      submitted: ['join', 'instrument'],
      completed: ['join', 'instrument'],
    };
    const { outcome } = submit(state, 'join', [
      ['name', 'Ada'],
      ['lends', 'books'],
    ]);
    expect(outcome.state.answers.instrument).toBeUndefined();
  });

  it('sends a visitor who may not be here to the furthest allowed step', () => {
    const { outcome, effects } = submit(newState('run-1'), 'confirm', [['agree', 'true']]);
    expect(outcome).toMatchObject({ outcome: 'redirected', destination: { step: 'join' } });
    expect(effects).toEqual([]);
  });

  it('keeps what was typed at a step that is not reached any more for when it is', () => {
    const { outcome } = submit({ ...atConfirm, completed: [] }, 'confirm', [['agree', 'true']]);
    expect(outcome).toMatchObject({
      outcome: 'redirected',
      state: { answers: { name: 'Ada', agree: true } },
    });
    expect(outcome.state.submitted).toEqual(['join']);
    expect(outcome.state.completed).toEqual([]);
  });

  it('does not accept an answer that was cut, in a field that declares no length', () => {
    const { outcome } = submit(newState('run-1'), 'join', [
      ['name', 'A'.repeat(200_000)],
      ['lends', 'books'],
    ]);
    expect(outcome).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'name', keyword: 'maxLength' }],
    });
    expect(String(outcome.state.answers.name).length).toBe(10_001);
  });
});

describe('the calls of a submission', () => {
  const agree: readonly Entry[] = [
    ['agree', ''],
    ['agree', 'true'],
  ];
  const ok: EffectOutcome = { ok: true };
  const down: EffectOutcome = { ok: false, reason: 'status' };

  it('hand the result of one call to the next, then track, forget and go', () => {
    const { outcome, effects } = submit(atConfirm, 'confirm', agree, [{ ok: true, result: 'B7' }, ok]);
    expect(effects).toEqual([
      { effect: 'call', operation: 'reserve', input: { name: 'Ada' }, key: '/0/0', attempt: 0 },
      { effect: 'call', operation: 'enrol', input: { name: 'Ada', shelf: 'B7' }, key: '/0/1', attempt: 0 },
    ]);
    expect(outcome).toMatchObject({
      outcome: 'accepted',
      destination: { page: 'welcome' },
      events: [{ event: 'join', lends: 'books' }],
    });
    expect(outcome.state).toEqual(newState('run-1+'));
  });

  it('are repeated from the one that failed, never one that has succeeded', () => {
    const { outcome, effects } = submit(atConfirm, 'confirm', agree, [
      down,
      { ok: true, result: 'B7' },
      down,
      ok,
    ]);
    expect(
      effects.map((effect) => effect.effect === 'call' && `${effect.operation} ${effect.attempt}`),
    ).toEqual(['reserve 0', 'reserve 1', 'enrol 0', 'enrol 1']);
    expect(outcome.outcome).toBe('accepted');
  });

  it('share one budget of retries, then show the banner and keep every answer', () => {
    const { outcome, effects } = submit(atConfirm, 'confirm', agree, [down, ok, down, down]);
    expect(effects).toHaveLength(4);
    expect(outcome).toMatchObject({
      outcome: 'failed',
      events: [],
      state: {
        run: 'run-1',
        answers: { name: 'Ada', agree: true },
        notices: { confirm: [{ tone: 'error', message: 'The library did not answer' }] },
      },
    });
  });

  it('take the banner away when the visitor presses again', () => {
    const failedOnce = submit(atConfirm, 'confirm', agree, [down, down, down]).outcome.state;
    const { outcome } = submit(failedOnce, 'confirm', [['agree', '']]);
    expect(outcome.state.notices.confirm).toEqual([]);
  });

  it('end the event with a failure when a call outside any attempt fails', () => {
    const plain: Journey = {
      ...librarySignUp,
      steps: [
        {
          id: 'join',
          form: 'join',
          submitLabel: 'Go',
          onSubmit: [{ call: 'reserve' }, { goToPage: 'welcome' }],
        },
      ],
    };
    const { outcome } = submit(
      newState('run-1'),
      'join',
      [
        ['name', 'Ada'],
        ['lends', 'books'],
      ],
      [down],
      compileInvented(plain),
    );
    expect(outcome).toMatchObject({ outcome: 'failed', state: { completed: [] } });
  });

  it('send the visitor elsewhere, without completing the step, when a failure says so', () => {
    const diverting: Journey = {
      ...librarySignUp,
      steps: [
        {
          id: 'join',
          form: 'join',
          submitLabel: 'Go',
          onSubmit: [{ call: 'reserve', onFailure: [{ goToPage: 'call-us' }] }],
        },
      ],
    };
    const { outcome } = submit(
      newState('run-1'),
      'join',
      [
        ['name', 'Ada'],
        ['lends', 'books'],
      ],
      [down],
      compileInvented(diverting),
    );
    expect(outcome).toMatchObject({
      outcome: 'redirected',
      destination: { page: 'call-us' },
      state: { completed: [] },
    });
  });
});
