import { describe, expect, it } from 'vitest';
import type { Field, Form, Journey } from '#schemas';
import type { Entry } from '../../base/values/answers.ts';
import { submitStep } from '../events/submit-step.ts';
import { stepBefore, visitStep } from '../events/visit-step.ts';
import { driveWithoutEffects } from '../interpreter/drive.ts';
import { compileInvented, environment } from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { walkJourney } from './walk.ts';

function ask(id: string, ...fields: readonly Field[]): Form {
  return { kind: 'form', id, schemaVersion: 2, fields: [...fields] };
}

function yesNo(name: string, more: object = {}): Field {
  return { name, type: 'yes-no', label: name, required: true, messages: { required: 'Answer' }, ...more };
}

const forms = [
  ask('start', yesNo('moves')),
  ask('tasks', { name: 'tasks', type: 'task-list', label: 'Your membership' }),
  ask('you', yesNo('reads')),
  ask('genres', yesNo('crime')),
  ask('home', yesNo('lives', { when: { '==': [{ var: 'answers.reads' }, true] } }), yesNo('alone')),
  ask('pay', yesNo('cash')),
  ask('send', yesNo('sure')),
];

/** A membership: who somebody is, where they live if they move, and how they pay once they are known. */
const membership: Journey = {
  kind: 'journey',
  id: 'membership',
  schemaVersion: 2,
  facts: { isKnown: { var: 'section.you.isComplete' } },
  steps: [
    { id: 'start', form: 'start', submitLabel: 'Go on' },
    { id: 'tasks', form: 'tasks', submitLabel: 'Go on' },
    { id: 'you', form: 'you', submitLabel: 'Go on' },
    {
      id: 'genres',
      form: 'genres',
      submitLabel: 'Go on',
      when: { '==': [{ var: 'answers.reads' }, true] },
    },
    { id: 'home', form: 'home', submitLabel: 'Go on' },
    { id: 'pay', form: 'pay', submitLabel: 'Go on' },
    { id: 'send', form: 'send', submitLabel: 'Send' },
    { id: 'done', form: 'done', final: true },
  ],
  sections: [
    { id: 'you', title: 'About you', steps: ['you', 'genres'] },
    {
      id: 'home',
      title: 'Home',
      steps: ['home'],
      when: { '==': [{ var: 'answers.moves' }, true] },
      optional: true,
    },
    { id: 'pay', title: 'Payment', steps: ['pay'], waitsFor: ['you'], message: 'Say how you pay' },
  ],
};

function compiled(changes: Partial<Journey> = {}) {
  return compileInvented({ ...membership, ...changes }, [...forms, ask('done')]);
}

/** Presses the buttons of steps, one after the other, and gives where the visitor comes to and the state. */
function press(
  presses: readonly (readonly [step: string, entries: readonly Entry[]])[],
  journey = compiled(),
) {
  let state: JourneyState = newState('run-1');
  const places: string[] = [];
  for (const [step, entries] of presses) {
    const outcome = driveWithoutEffects(
      submitStep(journey, state, step, entries, { environment, nextRun: (run) => `${run}+` }),
    );
    state = outcome.state;
    const to = 'destination' in outcome && 'step' in outcome.destination ? outcome.destination.step : '';
    places.push(outcome.outcome === 'accepted' ? to : outcome.outcome);
  }
  const walk = walkJourney(journey, state, environment);
  const path = walk.path.map(({ step }) => step.definition.id);
  return { state, places, walk, path, journey };
}

const start: readonly [string, readonly Entry[]] = ['start', [['moves', 'true']]];
const you: readonly [string, readonly Entry[]] = ['you', [['reads', 'true']]];
const genres: readonly [string, readonly Entry[]] = ['genres', [['crime', 'true']]];
const homeOf = (...entries: readonly Entry[]): readonly [string, readonly Entry[]] => ['home', entries];
const pay: readonly [string, readonly Entry[]] = ['pay', [['cash', 'true']]];
const tasks: readonly [string, readonly Entry[]] = ['tasks', []];

function statesOf({ walk }: ReturnType<typeof press>) {
  return Object.fromEntries(Object.entries(walk.sections).map(([id, { state }]) => [id, state]));
}

describe('a journey with sections', () => {
  it('leads to the list, from which every section that can start may be visited', () => {
    const begun = press([start]);
    expect(begun.places).toEqual(['tasks']);
    expect(begun.path).toEqual(['start', 'you', 'home', 'tasks']);
    expect(begun.walk.frontier.step.definition.id).toBe('tasks');
    expect(statesOf(begun)).toEqual({ you: 'notStarted', home: 'notStarted', pay: 'cannotStart' });
  });

  it('leaves a section out whose condition does not hold', () => {
    const begun = press([['start', [['moves', 'false']]]]);
    expect(begun.path).toEqual(['start', 'you', 'tasks']);
    expect(statesOf(begun)).toEqual({ you: 'notStarted', pay: 'cannotStart' });
  });

  it('goes through the steps of a section and back to the list', () => {
    const { places, ...done } = press([start, you, genres]);
    expect(places).toEqual(['tasks', 'genres', 'tasks']);
    expect(statesOf({ places, ...done })).toMatchObject({ you: 'completed', pay: 'notStarted' });
  });

  it('says that a section is in progress once one of its steps was sent', () => {
    expect(statesOf(press([start, you]))).toMatchObject({ you: 'inProgress', pay: 'cannotStart' });
  });

  it('may be done in any order, to the same end', () => {
    const home = homeOf(['lives', 'true'], ['alone', 'true']);
    const one = press([start, you, genres, home, pay, tasks]);
    const other = press([start, homeOf(['alone', 'true']), you, genres, pay, home, tasks]);
    expect(one.places.at(-1)).toBe('send');
    expect(other.places.at(-1)).toBe('send');
    expect(other.walk.answers).toEqual(one.walk.answers);
    expect(other.path).toEqual(one.path);
  });

  it('asks again in a section for what an earlier one brings up', () => {
    const before = press([start, homeOf(['alone', 'true'])]);
    expect(statesOf(before)).toMatchObject({ home: 'completed' });
    const after = press([start, homeOf(['alone', 'true']), you]);
    expect(statesOf(after)).toMatchObject({ home: 'inProgress' });
  });

  it('does not go on while a section is open that must be complete, and says which', () => {
    const { state, places, journey } = press([start, you, tasks]);
    expect(places.at(-1)).toBe('invalid');
    const visit = visitStep(journey, state, 'tasks', environment);
    expect(visit.visit === 'show' && visit.current.problems).toEqual([
      { field: 'tasks', keyword: 'section', part: 'you', message: 'About you' },
      { field: 'tasks', keyword: 'section', part: 'pay', message: 'Say how you pay' },
    ]);
    expect(visitStep(journey, state, 'send', environment)).toMatchObject({ destination: { step: 'tasks' } });
  });

  it('goes on without an optional section', () => {
    expect(press([start, you, genres, pay, tasks]).places.at(-1)).toBe('send');
  });

  it('opens no step of a section that waits for another', () => {
    const { state, journey } = press([start]);
    expect(visitStep(journey, state, 'pay', environment)).toMatchObject({ destination: { step: 'tasks' } });
    expect(visitStep(journey, state, 'home', environment).visit).toBe('show');
  });

  it('keeps the answers of a section that has to wait again, and does not count them', () => {
    const { walk, state } = press([start, you, genres, pay, ['you', [['reads', '']]]]);
    expect(walk.answers.cash).toBeUndefined();
    expect(state.answers.cash).toBe(true);
    expect(walk.sections.pay).toEqual({ state: 'cannotStart', isComplete: false });
  });

  it('leads back to the list from the first step of a section, and to the step before from others', () => {
    const { walk, state } = press([start, you, homeOf()]);
    expect(stepBefore(walk, 'you', state, 'tasks')).toBe('tasks');
    expect(stepBefore(walk, 'genres', state, 'tasks')).toBe('you');
    expect(stepBefore(walk, 'home', state, 'tasks')).toBe('tasks');
    expect(stepBefore(walk, 'tasks', state, 'tasks')).toBe('start');
  });

  it('goes on to the next open section where the author says so', () => {
    const [first, ...others] = membership.sections ?? [];
    const journey = compiled({ sections: [...(first ? [{ ...first, goesOn: true }] : []), ...others] });
    expect(press([start, you, genres], journey).places.at(-1)).toBe('home');
  });

  it('completes a section by a row that leads to the list', () => {
    const steps = membership.steps.map((step) =>
      step.id === 'you' ? { ...step, next: [{ step: 'tasks' }] } : step,
    );
    const done = press([start, you], compiled({ steps }));
    expect(done.places.at(-1)).toBe('tasks');
    expect(done.path).toEqual(['start', 'you', 'home', 'pay', 'tasks']);
  });

  it('lets rules of later steps read the states of sections, also through facts', () => {
    const open = press([start, you]).walk;
    expect(open.facts.isKnown).toBe(false);
    expect(press([start, you, genres]).walk.facts.isKnown).toBe(true);
    expect(open.path[0]?.evaluation.facts.isKnown).toBeUndefined();
  });
});
