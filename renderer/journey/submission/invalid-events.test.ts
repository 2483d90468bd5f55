import { expect, test } from 'vitest';
import { createFormState } from '../../state/form-state.ts';
import { exampleStep } from '../example-step.fixture.ts';
import { invalidEvents } from './invalid-events.ts';

const problem = { field: 'email', keyword: 'required' as const, message: 'Please enter your email address' };

test('tracks the first problem as the document says', () => {
  const model = exampleStep();
  expect(invalidEvents(model, createFormState(model), problem)).toEqual([
    { event: 'form_error', field: 'email', message: 'Please enter your email address' },
  ]);
});

test('sees the answers given so far, and those of earlier steps', () => {
  const [event] = exampleStep().definition.analytics;
  if (!event) throw new Error('The example has no event.');
  const data = { size: { var: 'answers.size' }, occasion: { var: 'answers.occasion' } };
  const model = exampleStep({
    definition: { analytics: [{ ...event, data }] },
    before: { occasion: 'wedding' },
  });
  const form = createFormState(model);
  form.change('size', ['large']);
  expect(invalidEvents(model, form, problem)).toEqual([
    { event: 'form_error', size: 'large', occasion: 'wedding' },
  ]);
});

test('leaves out an event whose condition does not hold', () => {
  const model = exampleStep({
    definition: {
      onInvalid: [{ track: 'order-invalid', when: { '==': [{ var: 'problem.field' }, 'size'] } }],
    },
  });
  expect(invalidEvents(model, createFormState(model), problem)).toEqual([]);
});

test('sends an event for each element of a list', () => {
  const [event] = exampleStep().definition.analytics;
  if (!event) throw new Error('The example has no event.');
  const model = exampleStep({
    definition: {
      onInvalid: [
        { track: 'order-invalid', each: ['small', 'large'], when: { '!=': [{ var: 'item' }, 'small'] } },
      ],
      analytics: [{ ...event, data: { size: { var: 'item' } } }],
    },
  });
  expect(invalidEvents(model, createFormState(model), problem)).toEqual([
    { event: 'form_error', size: 'large' },
  ]);
});

test('leaves out an event whose data cannot be evaluated', () => {
  const [event] = exampleStep().definition.analytics;
  if (!event) throw new Error('The example has no event.');
  const model = exampleStep({
    definition: { analytics: [{ ...event, data: { size: { '+': [{ var: 'problem.field' }, 1] } } }] },
  });
  expect(invalidEvents(model, createFormState(model), problem)).toEqual([]);
});
