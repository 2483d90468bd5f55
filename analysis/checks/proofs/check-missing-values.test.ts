import { describe, expect, it } from 'vitest';
import { documentSource, manyDocuments } from '../../../tests/support/documents/thousand-documents.ts';
import { checkDocuments } from '../check-documents.ts';

const others = manyDocuments(10);

interface Hire {
  /** The condition of the row of the decision `price` for the studio. */
  readonly studio?: string;
  readonly otherwise?: unknown;
  readonly text?: unknown;
  readonly when?: string;
  readonly facts?: object;
}

/** A row of a decision. */
function row(when: string, value: number) {
  return Object.fromEntries([
    ['when', when],
    ['then', value],
  ]);
}

/** Problems of a journey that asks which room is hired, and then shows a text about its price. */
function problems({
  studio = "= answers.room = 'studio'",
  otherwise,
  text = "It costs {{ decide('price') }} dollars.",
  when,
  facts = {},
}: Hire) {
  const sources = [
    ...others,
    documentSource('price', 'decision', {
      rows: [row("= answers.room = 'hall'", 50), row(studio, 20)],
      ...(otherwise !== undefined && { otherwise }),
    }),
    documentSource('hire', 'journey', {
      path: '/hire',
      everyStep: { template: 'plain' },
      facts,
      steps: [
        { id: 'room', path: 'room', title: 'Room', form: 'room-form', submitLabel: 'Next' },
        { id: 'price', path: 'price', title: 'Price', form: 'price-form', final: true },
      ],
    }),
    documentSource('room-form', 'form', {
      fields: [
        {
          name: 'room',
          type: 'radio-group',
          label: 'Which room?',
          required: true,
          messages: { required: 'Choose' },
          options: ['hall', 'studio', 'garden'].map((id) => ({ id, label: `The ${id}` })),
        },
        { name: 'code', type: 'text-input', label: 'Code', value: { type: 'string' } },
      ],
    }),
    documentSource('price-form', 'form', {
      fields: [
        { name: 'about', type: 'notice', tone: 'info', text, ...(when !== undefined && { when }) },
        {
          name: 'coded',
          type: 'notice',
          tone: 'info',
          text: [
            { when: '= answers.code is answered', text: 'Your code is {{ answers.code }}.' },
            { text: 'You have no code.' },
          ],
        },
      ],
    }),
  ];
  return checkDocuments(sources).problems.map(({ code, message }) => `${code}: ${message}`);
}

const noPrice =
  'missing-value: The decision "price" has no row that holds for some answers, such as room = "garden".';

describe('a decision without a row for some answers', () => {
  it('is reported where its value is shown, with the answers', () => {
    expect(problems({})).toEqual([noPrice]);
  });

  it('is reported where a condition compares its value', () => {
    const text = [{ when: "= decide('price') > 30", text: 'It is large.' }, { text: 'It is small.' }];
    expect(problems({ text })).toEqual([noPrice]);
  });

  it('is reported through a fact', () => {
    const text = 'It costs {{ facts.price }} dollars.';
    expect(problems({ text, facts: { price: "= decide('price')" } })).toEqual([
      'missing-value: The fact "price" has no value for some answers, such as room = "garden".',
    ]);
  });

  it.each<readonly [string, Hire]>([
    ['a row is left for the others', { otherwise: 10 }],
    ['every answer has a row', { studio: "= answers.room = 'studio' or answers.room = 'garden'" }],
    ['those answers do not lead there', { when: "= answers.room = 'hall' or answers.room = 'studio'" }],
    ['"else" says what happens without it', { text: "It costs {{ decide('price') else 10 }} dollars." }],
    [
      'it is shown only where there is one',
      {
        text: [
          { when: "= decide('price') is answered", text: "It costs {{ decide('price') }} dollars." },
          { text: 'Ask for a price.' },
        ],
      },
    ],
    [
      'only an answer is missing that may be left out',
      { studio: "= answers.room = 'studio' or answers.code is answered" },
    ],
  ])('is not reported if %s', (_, hire) => {
    expect(problems(hire)).toEqual([]);
  });
});

describe('an answer that a text inserts', () => {
  const lacks = (answer: string, room: string) =>
    `missing-value: This text inserts the answer "${answer}", which is not given for some answers, such as room = "${room}".`;

  it('is reported if it may be left out', () => {
    const text = 'Hello {{ answers.code }}, how are you?';
    expect(problems({ otherwise: 10, text })).toEqual([lacks('code', 'hall')]);
    const second = [{ when: "= answers.room = 'hall'", text: 'The hall' }, { text }];
    expect(problems({ otherwise: 10, text: second })).toEqual([lacks('code', 'studio')]);
  });

  it.each<readonly [string, Hire]>([
    ['it is required', { text: 'The {{ answers.room }} is yours.' }],
    ['"else" says what is inserted otherwise', { text: "Hello {{ answers.code else 'you' }}." }],
    [
      'only those read the text who gave it',
      { text: 'Hello {{ answers.code }}.', when: '= answers.code is answered' },
    ],
  ])('is not reported if %s', (_, hire) => {
    expect(problems({ otherwise: 10, ...hire })).toEqual([]);
  });
});

describe('a text of rows that all have conditions', () => {
  const hall = { when: "= answers.room = 'hall'", text: 'The hall' };

  it('is reported if none of them holds for some answers', () => {
    expect(problems({ otherwise: 10, text: [hall] })).toEqual([
      'missing-value: This text has no row that holds for some answers, such as room = "studio".',
    ]);
  });

  it('is not if one of them always holds, or only those see it whom a row is for', () => {
    const others = { when: "= answers.room != 'hall'", text: 'Another room' };
    const found = [{ text: [hall, others] }, { text: [hall], when: hall.when }].flatMap((hire) =>
      problems({ otherwise: 10, ...hire }),
    );
    expect(found.filter((problem) => problem.startsWith('missing-value'))).toEqual([]);
  });
});
