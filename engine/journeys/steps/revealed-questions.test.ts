import { describe, expect, it } from 'vitest';
import type { Form } from '#schemas';
import type { Entry } from '../../base/values/answers.ts';
import { bakeryDocuments } from '../bakery.fixture.ts';
import { submitStep } from '../events/submit-step.ts';
import { visitStep } from '../events/visit-step.ts';
import { driveWithoutEffects } from '../interpreter/drive.ts';
import {
  compileInvented,
  confirmForm,
  environment,
  instrumentForm,
  librarySignUp,
  modelContext,
} from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { buildStepModel } from './step-model.ts';

const choices = [
  { id: 'yes', label: 'Yes' },
  { id: 'no', label: 'No' },
];
const wantsNews = { '==': [{ var: 'answers.newsletter' }, 'yes'] };

/** Choosing the newsletter makes two optional questions relevant, one with a default. */
const joinForm = {
  kind: 'form',
  id: 'join',
  schemaVersion: 2,
  fields: [
    { name: 'name', type: 'text-input', label: 'Name', value: { type: 'string' }, required: true },
    { name: 'newsletter', type: 'radio-group', label: 'Newsletter?', options: choices },
    { name: 'topics', type: 'text-input', label: 'About what?', value: { type: 'string' }, when: wantsNews },
    {
      name: 'events',
      type: 'radio-group',
      label: 'Events, too?',
      default: 'no',
      options: choices,
      when: wantsNews,
    },
  ],
} as Form;

const library = compileInvented(librarySignUp, [joinForm, instrumentForm, confirmForm]);
const documents = {
  ...bakeryDocuments('where'),
  journey: librarySignUp,
  form: joinForm,
  analytics: library.findAnalytics,
};
function submit(state: JourneyState, entries: readonly Entry[], withoutScripts = true, journey = library) {
  const frame = { environment, nextRun: (run: string) => `${run}+`, withoutScripts };
  return driveWithoutEffects(submitStep(journey, state, 'join', entries, frame));
}

function modelOf(state: JourneyState) {
  const visit = visitStep(library, state, 'join', environment);
  if (visit.visit !== 'show') throw new Error('The step is not shown.');
  return buildStepModel(visit, state, documents, modelContext);
}

const first: readonly Entry[] = [
  ['name', 'Aroha'],
  ['newsletter', 'yes'],
];
const second: readonly Entry[] = [...first, ['topics', ''], ['events', 'yes']];
const fresh = newState('run-1');

describe('a press of a page without scripts that brings up questions', () => {
  it('shows the step again, says which they are, and counts nothing as wrong', () => {
    const { outcome, state } = submit(fresh, first);
    expect(outcome).toBe('revealed');
    expect(state.completed).toEqual([]);
    expect(modelOf(state)).toMatchObject({ revealed: ['About what?', 'Events, too?'], problems: [] });
  });

  it('does so for a question that has to be answered, too', () => {
    const asked = { ...joinForm, fields: joinForm.fields.map((field) => ({ ...field, required: true })) };
    const strict = compileInvented(librarySignUp, [asked as Form, instrumentForm, confirmForm]);
    const { outcome, state } = submit(fresh, first, true, strict);
    expect([outcome, state.revealed.join, state.submitted]).toEqual(['revealed', ['topics', 'events'], []]);
    expect(submit(state, [...first, ['topics', '']], true, strict).outcome).toBe('invalid');
  });

  it('is passed by the next press, whether they were answered or left alone', () => {
    const { state } = submit(fresh, first);
    const after = submit(state, second);
    expect(after.outcome).toBe('accepted');
    expect(after.state.answers).toMatchObject({ topics: null, events: 'yes' });
    expect(modelOf(after.state).revealed).toBeUndefined();
    expect(submit(state, first).outcome).toBe('accepted');
  });

  it('comes to the same answers as a page with scripts, which has shown them at once', () => {
    const shownAtOnce = submit(fresh, second, false);
    expect(shownAtOnce.outcome).toBe('accepted');
    expect(submit(submit(fresh, first).state, second).state.answers).toEqual(shownAtOnce.state.answers);
  });

  it('says first what is wrong, and shows them with that', () => {
    const { outcome, state } = submit(fresh, [['name', ''], ...first.slice(1)]);
    expect(outcome).toBe('invalid');
    expect(modelOf(state).revealed).toBeUndefined();
    expect(submit(state, second).outcome).toBe('accepted');
  });

  it('brings up nothing again that was answered before it went away', () => {
    const { state } = submit(submit(fresh, first).state, second);
    const without = submit(state, [
      ['name', 'Aroha'],
      ['newsletter', 'no'],
    ]);
    expect(without.outcome).toBe('accepted');
    expect(submit(without.state, first).outcome).toBe('accepted');
  });
});

describe('a step that was complete', () => {
  it('says which questions to look at again once something else has changed what they allow', () => {
    const accepted = submit(fresh, second, false).state;
    const changed = { ...accepted, answers: { ...accepted.answers, name: undefined } };
    expect(modelOf(changed)).toMatchObject({ reopened: ['Name'], problems: [] });
    expect(modelOf(accepted).reopened).toBeUndefined();
  });

  it('says so no longer after it has been submitted once more, right or wrong', () => {
    const accepted = submit(fresh, second, false).state;
    const changed = { ...accepted, answers: { ...accepted.answers, name: undefined } };
    const refused = submit(changed, [['name', ''], ...second.slice(1)], false).state;
    expect(modelOf(refused).reopened).toBeUndefined();
    expect(modelOf(refused).problems.map(({ field }) => field)).toEqual(['name']);
    expect(modelOf(submit(changed, second, false).state).reopened).toBeUndefined();
  });
});
