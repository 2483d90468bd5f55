import { describe, expect, it } from 'vitest';
import type { Journey } from '#schemas';
import { visitStep } from '../events/visit-step.ts';
import {
  compileInvented,
  confirmForm,
  environment,
  instrumentForm,
  joinForm,
  librarySignUp,
} from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { mayMove } from '../state/move-release.ts';
import { walkJourney } from './walk.ts';

const library = compileInvented(librarySignUp);

function stateOf(changes: Partial<JourneyState>): JourneyState {
  return { ...newState('run-1'), ...changes };
}

function pathOf(state: JourneyState, journey = library): readonly string[] {
  return walkJourney(journey, state, environment).path.map(({ step }) => step.definition.id);
}

describe('the walk through a journey', () => {
  it('stops at the first step that has not been submitted', () => {
    expect(pathOf(stateOf({}))).toEqual(['join']);
  });

  it('passes over a step whose condition does not hold', () => {
    expect(
      pathOf(stateOf({ answers: { name: 'Ada', lends: 'books' }, submitted: ['join'], completed: ['join'] })),
    ).toEqual(['join', 'confirm']);
  });

  it('takes the branch that an answer opens', () => {
    expect(
      pathOf(
        stateOf({ answers: { name: 'Ada', lends: 'instruments' }, submitted: ['join'], completed: ['join'] }),
      ),
    ).toEqual(['join', 'instrument']);
  });

  it('comes back to a completed step whose answers no longer hold', () => {
    const state = stateOf({
      answers: { name: 'A', lends: 'books' },
      submitted: ['join', 'confirm'],
      completed: ['join', 'confirm'],
    });
    expect(pathOf(state)).toEqual(['join']);
  });

  it('counts no answer of a step that is not on the path, and parks it', () => {
    const state = stateOf({
      answers: { name: 'Ada', lends: 'books', instrument: 'cello' },
      submitted: ['join', 'instrument'],
      completed: ['join', 'instrument'],
    });
    const walk = walkJourney(library, state, environment);
    expect(walk.answers).toEqual({ name: 'Ada', lends: 'books', newsletter: undefined, ...walk.answers });
    expect(walk.answers.instrument).toBeUndefined();
    expect(state.answers.instrument).toBe('cello');
  });

  it('counts an answer only while its field is relevant', () => {
    const state = stateOf({
      answers: { name: 'Ada', lends: 'books', newsletter: 'no', email: 'a@b.nz' },
      submitted: ['join'],
    });
    expect(walkJourney(library, state, environment).answers.email).toBeUndefined();
  });

  it('lets defaults stand in for answers only until the form is submitted', () => {
    expect(walkJourney(library, stateOf({}), environment).answers.newsletter).toBe('no');
    expect(
      walkJourney(library, stateOf({ submitted: ['join'] }), environment).answers.newsletter,
    ).toBeUndefined();
  });

  it('lets no default stand in for what was left blank, submitted or not', () => {
    const { answers } = walkJourney(library, stateOf({ answers: { newsletter: null } }), environment);
    expect(answers.newsletter).toBeUndefined();
  });

  it('follows the first true row of next', () => {
    const shortcut: Journey = {
      ...librarySignUp,
      steps: librarySignUp.steps.map((step) =>
        step.id === 'join'
          ? { ...step, next: [{ when: { '==': [{ var: 'answers.name' }, 'Skip'] }, step: 'confirm' }] }
          : step,
      ),
    };
    const journey = compileInvented(shortcut);
    const answers = { lends: 'instruments', name: 'Skip' };
    expect(pathOf(stateOf({ answers, submitted: ['join'], completed: ['join'] }), journey)).toEqual([
      'join',
      'confirm',
    ]);
  });

  it('refuses to go round in a circle and names where the loop closes', () => {
    const circular: Journey = {
      ...librarySignUp,
      steps: [
        { id: 'join', form: 'join', submitLabel: 'Continue' },
        { id: 'confirm', form: 'confirm', submitLabel: 'Back to the start', next: [{ step: 'join' }] },
      ],
    };
    const journey = compileInvented(circular, [joinForm, confirmForm]);
    const all = ['join', 'confirm'];
    const walk = walkJourney(
      journey,
      stateOf({ answers: { name: 'Ada', lends: 'books', agree: true }, submitted: all, completed: all }),
      environment,
    );
    expect(walk.loop).toBe('join');
    expect(walk.frontier.step.definition.id).toBe('join');
    expect(walk.finished).toBe(false);
  });

  it('is finished when the last step is complete and nothing follows', () => {
    const all = ['join', 'confirm'];
    const state = stateOf({
      answers: { name: 'Ada', lends: 'books', agree: true },
      submitted: all,
      completed: all,
    });
    expect(walkJourney(library, state, environment).finished).toBe(true);
  });
});

describe('a visit to a step', () => {
  it('sends a deep link to the furthest allowed step', () => {
    const visit = visitStep(library, stateOf({}), 'confirm', environment);
    expect(visit).toMatchObject({ visit: 'redirect', destination: { step: 'join' } });
  });

  it('shows any step of the path again', () => {
    const state = stateOf({
      answers: { name: 'Ada', lends: 'books' },
      submitted: ['join'],
      completed: ['join'],
    });
    expect(visitStep(library, state, 'join', environment).visit).toBe('show');
    expect(visitStep(library, state, 'confirm', environment).visit).toBe('show');
  });

  it('sends a visitor who has not come to a step, and lacks what it needs, where the step says', () => {
    const needy = compileInvented({
      ...librarySignUp,
      steps: librarySignUp.steps.map((step) =>
        step.id === 'confirm'
          ? { ...step, needs: { that: { answered: [{ var: 'answers.instrument' }] }, otherwise: 'join' } }
          : step,
      ),
    });
    const state = stateOf({
      answers: { name: 'Ada', lends: 'instruments' },
      submitted: ['join'],
      completed: ['join'],
    });
    const visit = (given: JourneyState) => visitStep(needy, given, 'confirm', environment);
    expect(visit(state)).toMatchObject({ visit: 'redirect', destination: { step: 'join' } });
    const typed = { ...state, answers: { ...state.answers, instrument: 'drum' } };
    expect(visit(typed)).toMatchObject({ visit: 'redirect', destination: { step: 'instrument' } });
  });

  it('sends a visitor who lacks what a step needs where the step says', () => {
    const needy: Journey = {
      ...librarySignUp,
      steps: librarySignUp.steps.map((step) =>
        step.id === 'confirm'
          ? { ...step, needs: { that: { answered: [{ var: 'results.card' }] }, otherwise: 'instrument' } }
          : step,
      ),
    };
    const state = stateOf({
      answers: { name: 'Ada', lends: 'instruments', instrument: 'drum' },
      submitted: ['join', 'instrument'],
      completed: ['join', 'instrument'],
    });
    expect(visitStep(compileInvented(needy), state, 'confirm', environment)).toMatchObject({
      visit: 'redirect',
      destination: { step: 'instrument' },
    });
  });
});

describe('moving a session to a newer release', () => {
  const state = stateOf({
    answers: { name: 'Ada', lends: 'books' },
    submitted: ['join'],
    completed: ['join'],
  });
  const before = walkJourney(library, state, environment);

  it('is allowed while every completed step still holds', () => {
    const longer = compileInvented({
      ...librarySignUp,
      steps: [...librarySignUp.steps, { id: 'thanks', form: 'confirm', submitLabel: 'Done' }],
    });
    expect(mayMove(before, walkJourney(longer, state, environment))).toBe(true);
  });

  it('is refused when a completed step now lacks an answer', () => {
    const stricter = {
      ...joinForm,
      fields: [
        ...joinForm.fields,
        {
          name: 'card',
          type: 'text-input' as const,
          label: 'Card',
          value: { type: 'string' },
          required: true,
          messages: { required: 'Which card?' },
        },
      ],
    };
    const changed = compileInvented(librarySignUp, [stricter, instrumentForm, confirmForm]);
    expect(mayMove(before, walkJourney(changed, state, environment))).toBe(false);
  });
});
