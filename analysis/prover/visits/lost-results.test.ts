import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../../checks/check-documents.ts';

const others = manyDocuments(10);
const required = { required: true, messages: { required: 'Please choose' } };

interface Clinic {
  /** Actions of the question for the day, of the button of its step, and of the step itself. */
  readonly onChange?: readonly object[];
  readonly onSubmit?: readonly object[];
  readonly onEnter?: readonly object[];
  readonly slot?: string;
  readonly review?: object;
  /** Questions of a step of their own, before the last. */
  readonly timeFields?: readonly object[];
}

const findSlots = {
  call: 'free-slots',
  with: { clinic: '= answers.clinic', day: '= answers.day' },
  as: 'slots',
  optional: true,
};

/** The button of a step makes the open look-ups of its questions, but not those that may leave the step. */
const findOrGoBack = [findSlots, { go: 'clinic', when: '= results.slots is unanswered' }];

/** Problems of a journey that asks for a clinic and a day, looks up a free slot and books it. */
function problems({
  onChange = [],
  onSubmit = [],
  onEnter = [],
  slot = '= results.slots.slot',
  review = {},
  timeFields = [],
}: Clinic): readonly string[] {
  const step = (id: string, more: object) => ({ id, path: id, title: id, form: `${id}-form`, ...more });
  const book = {
    call: 'book',
    with: { slot },
    onFailure: [{ notify: 'Please try again.', tone: 'error' }],
  };
  const sources = [
    ...others,
    documentSource('visit', 'journey', {
      path: '/visit',
      everyStep: { template: 'plain' },
      steps: [
        step('clinic', { submitLabel: 'Next' }),
        step('day', { submitLabel: 'Next', onSubmit, onEnter }),
        ...(timeFields.length > 0 ? [step('time', { submitLabel: 'Next' })] : []),
        step('review', { submitLabel: 'Book', ...review, onSubmit: [book] }),
        step('done', { final: true }),
      ],
    }),
    documentSource('clinic-form', 'form', {
      fields: [
        {
          name: 'clinic',
          type: 'radio-group',
          label: 'Clinic',
          ...required,
          options: ['north', 'south'].map((id) => ({ id, label: id })),
        },
      ],
    }),
    documentSource('day-form', 'form', {
      fields: [
        {
          name: 'day',
          type: 'radio-group',
          label: 'Day',
          ...required,
          onChange,
          options: ['monday', 'friday'].map((id) => ({ id, label: id })),
        },
      ],
    }),
    ...['review', 'done'].map((id) =>
      documentSource(`${id}-form`, 'form', {
        fields: [{ name: id, type: 'notice', tone: 'info', text: 'Please wait.' }],
      }),
    ),
    ...(timeFields.length > 0 ? [documentSource('time-form', 'form', { fields: timeFields })] : []),
    documentSource('free-slots', 'operation', {
      service: 'desk',
      method: 'GET',
      path: '/slots/{clinic}',
      input: { clinic: 'string', 'day?': 'string' },
      query: { day: '= input.day' },
      response: { object: { slot: 'string' } },
      result: { slot: '= response.slot' },
      example: { slot: '09:00' },
    }),
    documentSource('book', 'operation', {
      service: 'desk',
      method: 'POST',
      path: '/visits',
      input: { slot: 'string' },
      request: { slot: '= input.slot' },
    }),
  ];
  return checkDocuments(sources).problems.map(
    ({ document, pointer, code, message }) => `${document}${pointer} ${code}: ${message}`,
  );
}

/** Two questions with options of a result; the second appears once the first is answered. */
const chosenByTurns = ['hour', 'minute'].map((name, index) => ({
  name,
  type: 'radio-group',
  label: name,
  ...required,
  ...(index === 1 && { when: '= answers.hour is answered' }),
  options: { each: '= [results.slots.slot]', id: '= item', label: '= item' },
}));

const otherwise = "= results.slots.slot else 'any'";

describe('a visitor who changes an input of a look-up and comes back', () => {
  const lost =
    'day-form/fields/0/onChange/0 lost-result: If "clinic" is changed at "clinic" once "review" was reached, "results.slots" no longer counts, and';

  it('is refused where the look-up is not made again', () => {
    expect(problems({ onChange: findOrGoBack })).toEqual([`${lost} "book" refuses the input "slot".`]);
  });

  it('is stuck where a step needs the result', () => {
    const review = { needs: { that: '= results.slots is answered', otherwise: 'day' } };
    expect(problems({ onChange: findOrGoBack, review, slot: otherwise })).toEqual([
      `${lost} the visitor gets no further than "day".`,
    ]);
  });

  it.each<readonly [string, Clinic]>([
    ['the button makes the look-up of the question', { onChange: [findSlots] }],
    ['the button makes the call each time', { onSubmit: [findSlots] }],
    [
      'the step does so when it is entered',
      { onEnter: [{ ...findSlots, with: { clinic: '= answers.clinic' } }] },
    ],
    ['the result is kept', { onChange: [{ ...findSlots, keeps: true }, ...findOrGoBack.slice(1)] }],
    ['the request goes without it', { onChange: findOrGoBack, slot: otherwise }],
    [
      'answers are chosen from the new result, one by the other',
      { onSubmit: [findSlots], timeFields: chosenByTurns, slot: '= answers.minute' },
    ],
  ])('goes on if %s', (_, clinic) => {
    expect(problems(clinic).filter((problem) => problem.includes('lost-result'))).toEqual([]);
  });
});
