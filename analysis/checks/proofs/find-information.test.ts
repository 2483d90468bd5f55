import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';
import { findInformation } from './find-information.ts';

const others = manyDocuments(10);

interface Hire {
  readonly next?: readonly object[];
  readonly rooms?: readonly string[];
  readonly rows?: readonly (readonly [when: string, value: number])[];
}

/** The information about a journey that asks which room is hired, and of a decision about its price by the hour. */
function information({ next = [], rooms = ['hall', 'studio'], rows = [['= input.hours > 8', 40]] }: Hire) {
  const step = (id: string, rest: object = {}) => {
    return { id, path: id, title: id, form: `${id}-form`, submitLabel: 'Next', ...rest };
  };
  const sources = [
    ...others,
    documentSource('price', 'decision', {
      input: { hours: { type: 'integer' } },
      rows: rows.map((row) => Object.fromEntries(['when', 'then'].map((name, at) => [name, row[at]]))),
      otherwise: 10,
    }),
    documentSource('hire', 'journey', {
      path: '/hire',
      everyStep: { template: 'plain' },
      facts: { price: { decide: ['price', { hours: { var: 'answers.hours' } }] } },
      steps: [step('room', { next }), step('hall'), step('studio'), step('done', { final: true })],
    }),
    documentSource('room-form', 'form', {
      fields: [
        {
          name: 'room',
          type: 'radio-group',
          label: 'Which room?',
          required: true,
          messages: { required: 'Choose' },
          options: rooms.map((id) => ({ id, label: `The ${id}` })),
        },
        {
          name: 'hours',
          type: 'stepper',
          label: 'Hours',
          value: { type: 'integer', minimum: 1, maximum: 24 },
          messages: { minimum: 'More', maximum: 'Fewer', type: 'Whole' },
          fewerLabel: 'Fewer',
          moreLabel: 'More',
        },
      ],
    }),
    ...['hall', 'studio', 'done'].map((id) =>
      documentSource(`${id}-form`, 'form', {
        fields: [
          { name: `${id}Hint`, type: 'notice', tone: 'info', text: 'It costs {{ facts.price }} dollars.' },
        ],
      }),
    ),
  ];
  const { documents, problems } = checkDocuments(sources);
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  return findInformation(documents).map(({ severity, code, document, pointer, message }) => {
    return [`${severity} ${code} ${document}${pointer}`, message];
  });
}

const hall = "= answers.room = 'hall'";
const long = '= answers.hours > 8';

describe('rows of "next" that hold together', () => {
  it('are said if they lead to different steps', () => {
    const next = [
      { when: hall, step: 'hall' },
      { when: long, step: 'studio' },
    ];
    expect(information({ next })).toEqual([
      [
        'info overlapping-rows hire/steps/0/next/1/when',
        'This row and one before it both hold for some answers, such as room = "hall", hours = 9, and lead to different steps: their order decides.',
      ],
    ]);
  });

  it.each([
    ['exclude one another', { when: "= answers.room = 'studio'", step: 'studio' }],
    ['lead to one step', { when: long, step: 'hall' }],
    ['are the rest', { step: 'studio' }],
  ])('are not said if they %s', (_, row) => {
    expect(information({ next: [{ when: hall, step: 'hall' }, row] })).toEqual([]);
  });
});

describe('rows of a decision that hold together', () => {
  it('are said if they give different values', () => {
    const rows = [
      ['= input.hours > 8', 40],
      ['= input.hours > 4', 30],
    ] as const;
    expect(information({ rows })).toEqual([
      [
        'info overlapping-rows price/rows/1/when',
        'This row and row 1 both hold for some values, such as hours = 9, and give different ones: their order decides.',
      ],
    ]);
  });

  it.each([
    ['exclude one another', ['= input.hours > 4 and input.hours <= 8', 30]],
    ['give the same', ['= input.hours > 4', 40]],
    ['read more than the input', ['= answers.hours > 4', 30]],
  ] as const)('are not said if they %s', (_, row) => {
    expect(information({ rows: [['= input.hours > 8', 40], row] })).toEqual([]);
  });
});
