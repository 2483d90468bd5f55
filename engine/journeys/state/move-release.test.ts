import { describe, expect, it } from 'vitest';
import type { Field, Form } from '#schemas';
import type { JsonValue } from '../../base/values/answers.ts';
import { compileInvented, joinForm, librarySignUp } from '../journeys.fixture.ts';
import { newState } from '../model/state.ts';
import { carryAnswers } from './move-release.ts';

const named = { name: 'own', label: 'Own' } as const;
const options = [
  { id: 'true', label: 'Yes' },
  { id: 'false', label: 'No' },
];
const text: Field = { ...named, type: 'text-input', value: { type: 'string', maxLength: 10 } };
const date: Field = {
  ...named,
  type: 'text-input',
  value: { type: 'string', format: 'date' },
  dateFormat: 'dd/MM/yyyy',
};
const boxes: Field = { ...named, type: 'date-input' };
const radio: Field = { ...named, type: 'radio-group', options };
const yesNo: Field = { ...named, type: 'yes-no' };
const number: Field = { ...named, type: 'number-input', value: { type: 'integer' }, thousands: true };

function carried(before: Field | undefined, after: Field, own?: JsonValue) {
  const journey = (field: Field) => {
    const form: Form = { ...joinForm, fields: [field] };
    const step = { id: 'join', form: 'join', submitLabel: 'Join' };
    return compileInvented({ ...librarySignUp, facts: {}, steps: [step] }, [form]);
  };
  const answers = { ...(own !== undefined && { own }), elsewhere: 'kept' };
  const state = { ...newState('run'), answers };
  return carryAnswers(before && journey(before), journey(after), state).answers;
}

describe('an answer that a newer release wants in another type', () => {
  it.each<[string, Field | undefined, Field, JsonValue, JsonValue]>([
    ['an option becomes true', radio, yesNo, 'true', true],
    ['an option becomes false', radio, yesNo, 'false', false],
    ['a text becomes a date', text, date, '27/03/2007', '2007-03-27'],
    ['a text becomes a date in boxes', text, boxes, '27/03/2007', '2007-03-27'],
    ['a date in boxes becomes a number, which it cannot', boxes, number, '2007-03-27', '2007-03-27'],
    ['a text becomes a number', text, number, '12,500', 12500],
    ['a number becomes a text', number, text, 12500, '12,500'],
    ['a boolean becomes an option again', yesNo, radio, true, 'true'],
    [
      'a text becomes a date though the release it was given to is gone',
      undefined,
      date,
      '27/03/2007',
      '2007-03-27',
    ],
    ['a date stays one', date, boxes, '2007-03-27', '2007-03-27'],
    ['what makes no date stays as it is, to be put right', text, date, 'tomorrow', 'tomorrow'],
    ['an option that is neither yes nor no stays as it is', radio, yesNo, 'maybe', 'maybe'],
  ])('is read again from its text: %s', (_, before, after, own, expected) => {
    expect(carried(before, after, own)).toEqual({ own: expected, elsewhere: 'kept' });
  });

  it('becomes no text where there is none', () => {
    expect(carried(number, text)).toEqual({ elsewhere: 'kept' });
  });
});
