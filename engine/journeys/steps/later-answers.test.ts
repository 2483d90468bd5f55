import { describe, expect, it } from 'vitest';
import type { Form, Journey, Rule } from '#schemas';
import { evaluateForm } from '../../forms/evaluate-form.ts';
import { bakeryDocuments } from '../bakery.fixture.ts';
import { visitStep } from '../events/visit-step.ts';
import { compileInvented, environment, modelContext } from '../journeys.fixture.ts';
import { newState } from '../model/state.ts';
import { compileStepForm } from './step-definition.ts';
import { compileDisplay, evaluateDisplay } from './step-display.ts';
import { buildStepModel } from './step-model.ts';
import { stepSurroundings } from './step-surroundings.ts';

const isGift: Rule = { '==': [{ var: 'answers.gift' }, 'yes'] };
const text = { type: 'text-input', label: 'Text', value: { type: 'string' } } as const;

/** The first form reads what only the step after it asks, directly and by a fact. */
const bookForm: Form = {
  kind: 'form',
  id: 'book',
  schemaVersion: 2,
  fields: [
    { ...text, name: 'title', required: true },
    { ...text, name: 'card', when: isGift, required: true },
    { ...text, name: 'paper', when: { var: 'facts.isGift' } },
  ],
};
const giftForm: Form = { kind: 'form', id: 'gift', schemaVersion: 2, fields: [{ ...text, name: 'gift' }] };

const shop: Journey = {
  kind: 'journey',
  id: 'shop',
  schemaVersion: 2,
  facts: { isGift },
  steps: [
    { id: 'book', path: 'book', title: 'Book', form: 'book', submitLabel: 'On' },
    { id: 'gift', path: 'gift', title: 'Gift', form: 'gift', submitLabel: 'Order' },
  ],
  chips: [{ step: 'book', label: 'Book' }],
};
const labelled = {
  ...shop,
  steps: shop.steps.map((step) => ({
    ...step,
    submitLabel: { if: [{ var: 'facts.isGift' }, 'Wrap it', 'On'] } as Rule,
  })),
} as Journey;

const compiled = compileInvented(labelled, [bookForm, giftForm]);
const documents = {
  ...bakeryDocuments('where'),
  journey: labelled,
  form: bookForm,
  steps: compiled.steps,
  analytics: compiled.findAnalytics,
};
const both = ['book', 'gift'];
const state = {
  ...newState('run-1'),
  answers: { title: 'Tides', gift: 'yes' },
  completed: both,
  submitted: both,
};
function shown() {
  const visit = visitStep(compiled, state, 'book', environment);
  if (visit.visit !== 'show') throw new Error('The step is not shown.');
  return { visit, model: buildStepModel(visit, state, documents, modelContext) };
}

describe('a step that is visited again after a later one was answered', () => {
  it('has the same questions in a browser as when the server judges it', () => {
    const { visit, model } = shown();
    const namesIn = ({ relevant }: Pick<ReturnType<typeof evaluateForm>, 'relevant'>) =>
      relevant.map(({ field }) => field.name);
    const inBrowser = evaluateForm(
      compileStepForm(model.definition),
      model.before,
      model.given,
      stepSurroundings(model),
    );
    expect(namesIn(inBrowser)).toEqual(namesIn(visit.current.evaluation));
    expect(namesIn(inBrowser)).toEqual(['title']);
  });

  it('knows the later answer in what stands around the form', () => {
    const { model } = shown();
    const display = compileDisplay(model.definition);
    const { submitLabel } = evaluateDisplay(display, {}, stepSurroundings(model), () => true, model.display);
    expect(submitLabel).toBe('Wrap it');
  });
});
