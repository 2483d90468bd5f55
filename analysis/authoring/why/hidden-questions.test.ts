import { expect, it } from 'vitest';
import { compileRelease, newState, readDocument } from '#engine';
import {
  documentSource,
  pageSource,
  siteSource,
} from '../../../tests/support/documents/thousand-documents.ts';
import { hiddenQuestions } from './hidden-questions.ts';

const sources = [
  siteSource(),
  pageSource(0, [{ type: 'section-header', title: 'Kennel' }]),
  documentSource('stay', 'journey', {
    path: '/stay',
    everyStep: { template: 'plain' },
    steps: [
      { id: 'pets', path: 'pets', title: 'Pets', form: 'pets-form', submitLabel: 'Go on' },
      { id: 'end', path: 'end', title: 'End', form: 'end-form', final: true },
    ],
  }),
  documentSource('pets-form', 'form', {
    fields: [
      {
        name: 'pet',
        type: 'radio-group',
        label: 'Who comes?',
        options: [
          { id: 'dog', label: 'A dog' },
          { id: 'cat', label: 'A cat' },
        ],
      },
      { name: 'nights', type: 'number-input', label: 'How many nights?', value: { type: 'integer' } },
      {
        name: 'dogsName',
        type: 'text-input',
        label: 'What is the dog called?',
        value: { type: 'string' },
        when: "= answers.pet = 'dog' and answers.nights > 1",
      },
    ],
  }),
  documentSource('end-form', 'form', {
    fields: [{ name: 'told', type: 'notice', tone: 'quiet', text: 'Bye' }],
  }),
];
const documents = sources.flatMap((source) => {
  const reading = readDocument(source);
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
  return [reading.document];
});
const release = compileRelease(documents, (text) => text);

function hiddenFor(answers: { readonly pet?: string; readonly nights?: number }) {
  const state = { ...newState('test'), answers };
  return hiddenQuestions(release, 'stay', { step: 'pets', state }, '2026-05-04');
}

it('says which part of its condition hides a question, and what was answered', () => {
  expect(hiddenFor({ pet: 'cat', nights: 3 })).toEqual([
    {
      name: 'dogsName',
      label: 'What is the dog called?',
      condition: expect.stringContaining('“A dog”'),
      decided: [expect.stringMatching(/^“Who comes\?” is “A dog”: this does not hold, as .*“A cat”\.$/)],
    },
  ]);
});

it('says that what decides is not answered yet', () => {
  const [hidden] = hiddenFor({});
  expect(hidden?.decided.join(' ')).toMatch(/is not answered/);
});

it('names no question that is asked, and none of a step that nobody knows', () => {
  expect(hiddenFor({ pet: 'dog', nights: 2 })).toEqual([]);
  const state = newState('test');
  expect(hiddenQuestions(release, 'stay', { step: 'gone', state }, '2026-05-04')).toEqual([]);
});
