import { describe, expect, it } from 'vitest';
import type { Form, Journey } from '#schemas';
import type { Entry } from '../../base/values/answers.ts';
import { bakeryDocuments } from '../bakery.fixture.ts';
import { runFieldEvent } from '../events/field-event.ts';
import { submitStep } from '../events/submit-step.ts';
import { visitStep } from '../events/visit-step.ts';
import { driveWithoutEffects } from '../interpreter/drive.ts';
import { environment, modelContext } from '../journeys.fixture.ts';
import { compileJourney } from '../model/compile-journey.ts';
import { type JourneyState, newState } from '../model/state.ts';
import { buildStepModel } from '../steps/step-model.ts';

const form: Form = {
  kind: 'form',
  id: 'cake',
  schemaVersion: 2,
  fields: [
    { name: 'iced', type: 'checkbox', label: 'Iced' },
    {
      name: 'colour',
      type: 'radio-group',
      label: 'Colour',
      default: 'white',
      required: true,
      messages: { required: 'Which colour?' },
      when: { '==': [{ var: 'answers.iced' }, true] },
      options: [
        { id: 'white', label: 'White' },
        { id: 'pink', label: 'Pink' },
      ],
    },
    {
      name: 'boxes',
      type: 'checkbox-group',
      label: 'Boxes',
      default: ['paper'],
      value: { type: 'array', items: { type: 'string' } },
      options: [{ id: 'paper', label: 'Paper' }],
    },
  ],
};
const journey: Journey = {
  kind: 'journey',
  id: 'cakes',
  schemaVersion: 2,
  steps: [{ id: 'cake', form: 'cake', submitLabel: 'Order' }],
};
const documents = { ...bakeryDocuments('where'), journey, form };
const cakes = compileJourney(journey, { ...documents, form: () => form, pathOf: (id) => `/${id}` });
const frame = { environment, nextRun: (run: string) => `${run}+` };
function modelOf(state: JourneyState) {
  const visit = visitStep(cakes, state, 'cake', environment);
  if (visit.visit !== 'show') throw new Error('The step is not shown.');
  return buildStepModel(visit, state, documents, modelContext);
}

function submit(state: JourneyState, entries: readonly Entry[]) {
  return driveWithoutEffects(submitStep(cakes, state, 'cake', entries, frame));
}

const withoutColour: readonly Entry[] = [
  ['iced', 'true'],
  ['boxes', ''],
  ['boxes', 'paper'],
];
const fresh = newState('run-1');

describe('a question with a default that appears once another is answered', () => {
  const { outcome, state } = submit(fresh, withoutColour);

  it('is no answer before it was put', () => {
    expect(outcome).toBe('invalid');
    expect(state.answers.colour).toBeUndefined();
  });

  it('is put with its default, and nothing is wrong with it yet', () => {
    expect(modelOf(state)).toMatchObject({ given: { iced: true, colour: 'white' }, problems: [] });
  });

  it('counts once it has been sent', () => {
    expect(submit(state, [...withoutColour, ['colour', 'white']]).outcome).toBe('accepted');
  });
});

describe('a question with a default that was left blank', () => {
  const blank: readonly Entry[] = [['boxes', '']];

  it('stays blank after a submission', () => {
    const { state } = submit(fresh, blank);
    expect(modelOf(state).given).toEqual({ colour: 'white' });
  });

  it('stays blank after something else was done on the step', () => {
    const event = { event: 'change', field: 'iced' } as const;
    const { state } = driveWithoutEffects(runFieldEvent(cakes, fresh, 'cake', event, blank, frame));
    expect(modelOf(state).given).toEqual({ colour: 'white' });
    expect(modelOf(fresh).given).toEqual({ colour: 'white', boxes: ['paper'] });
  });
});
