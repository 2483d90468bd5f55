import { describe, expect, it } from 'vitest';
import type { Form } from '#schemas';
import type { Entry } from '../../base/values/answers.ts';
import { bakeryDocuments } from '../bakery.fixture.ts';
import { runFieldEvent } from '../events/field-event.ts';
import { submitStep } from '../events/submit-step.ts';
import { visitStep } from '../events/visit-step.ts';
import { driveWithoutEffects } from '../interpreter/drive.ts';
import {
  compileInvented,
  confirmForm,
  environment,
  instrumentForm,
  joinForm,
  librarySignUp,
  modelContext,
} from '../journeys.fixture.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { mergeStates } from '../state/merge-states.ts';
import { buildStepModel } from './step-model.ts';

const library = compileInvented(librarySignUp);
const documents = {
  ...bakeryDocuments('where'),
  journey: librarySignUp,
  form: joinForm,
  analytics: library.findAnalytics,
};
const frame = { environment, nextRun: (run: string) => `${run}+` };

/** The form before the newsletter is chosen, without the question for an address. */
const blank: readonly Entry[] = [
  ['name', ''],
  ['lends', ''],
  ['newsletter', 'no'],
];
const wantsNewsletter: readonly Entry[] = [
  ['name', 'Aroha'],
  ['lends', ''],
  ['newsletter', 'yes'],
];
const fresh = newState('run-1');

function wrongWith(state: JourneyState): readonly string[] {
  const visit = visitStep(library, state, 'join', environment);
  if (visit.visit !== 'show') throw new Error('The step is not shown.');
  return buildStepModel(visit, state, documents, modelContext).problems.map(({ field }) => field);
}

function submit(state: JourneyState, entries: readonly Entry[]): JourneyState {
  return driveWithoutEffects(submitStep(library, state, 'join', entries, frame)).state;
}

function change(state: JourneyState, entries: readonly Entry[]): JourneyState {
  const event = { event: 'change', field: 'newsletter' } as const;
  return driveWithoutEffects(runFieldEvent(library, state, 'join', event, entries, frame)).state;
}

describe('a question that appears after the step was turned down', () => {
  const appeared = change(submit(fresh, blank), wantsNewsletter);

  it('is not called wrong before anybody could answer it; what was wrong before still is', () => {
    expect(wrongWith(submit(fresh, blank))).toEqual(['name', 'lends']);
    expect(wrongWith(appeared)).toEqual(['lends']);
  });

  it('is once it has been sent blank', () => {
    expect(wrongWith(submit(appeared, [...wantsNewsletter, ['email', '']]))).toEqual(['lends', 'email']);
  });

  it('is at once where the press that was turned down brought it about, for that is why', () => {
    expect(wrongWith(submit(fresh, wantsNewsletter))).toEqual(['lends', 'email']);
  });
});

describe('what was left blank', () => {
  it('is no answer over one that was given in another tab at the same time', () => {
    const there = submit(fresh, wantsNewsletter);
    const here = change(fresh, blank);
    expect(mergeStates(fresh, here, there).answers.name).toBe('Aroha');
    expect(mergeStates(fresh, there, here).answers.name).toBe('Aroha');
  });
});

describe('an answer that another form takes away when it changes', () => {
  const [kind, cases] = instrumentForm.fields;
  const form = { ...instrumentForm, fields: [{ ...kind, clearedBy: ['lends'] }, cases] } as Form;
  const clearing = compileInvented(librarySignUp, [joinForm, form, confirmForm]);
  const answered = { ...fresh, answers: { lends: 'instruments', instrument: 'cello', cases: ['bow'] } };
  const send = (lends: string) =>
    driveWithoutEffects(submitStep(clearing, answered, 'join', [['lends', lends]], frame)).state.answers;

  it('stays while the same is sent again', () => {
    expect(send('instruments')).toMatchObject({ instrument: 'cello', cases: ['bow'] });
  });

  it('is gone once something else is; what does not name it stays', () => {
    expect(send('books').instrument).toBeUndefined();
    expect(send('').instrument).toBeUndefined();
    expect(send('books').cases).toEqual(['bow']);
  });
});
