import { expect, expectTypeOf, it } from 'vitest';
import type { Field, Step } from '#schemas';
import { actionsOfField, actionsOfStep, type StepEvent, stepEvents } from './event-actions.ts';

const step: Step = { id: 'pay', form: 'pay', onEnter: [{ run: 'a' }], onSubmit: [{ submit: true }] };

it('The actions of a step are those of all its events, or of some', () => {
  expect(actionsOfStep(step)).toEqual([{ run: 'a' }, { submit: true }]);
  expect(actionsOfStep(step, ['onSubmit', 'onReturn'])).toEqual([{ submit: true }]);
});

it('The events of a step are the properties of the schema that list actions, and no others', () => {
  expectTypeOf<StepEvent>().toEqualTypeOf<'onEnter' | 'onInvalid' | 'onSubmit' | 'onReturn'>();
  expect(stepEvents).toEqual(['onEnter', 'onInvalid', 'onSubmit', 'onReturn']);
});

it('The actions of a field are those of all its events, or of one', () => {
  const field: Field = {
    type: 'look-up-input',
    name: 'code',
    label: 'Code',
    buttonLabel: 'Find',
    onChange: [{ clear: ['answers.place'] }],
    onPress: [{ run: 'find' }],
  } as Field;
  expect(actionsOfField(field)).toEqual([{ clear: ['answers.place'] }, { run: 'find' }]);
  expect(actionsOfField(field, 'onPress')).toEqual([{ run: 'find' }]);
});
