import { expect, it } from 'vitest';
import { compileRelease, newState, readDocument } from '#engine';
import {
  documentSource,
  pageSource,
  siteSource,
} from '../../../tests/support/documents/thousand-documents.ts';
import { skippedStep } from './skipped-step.ts';

const steps = [
  { id: 'pet', path: 'pet', title: 'Pet', form: 'pet-form', submitLabel: 'Go on' },
  {
    id: 'walks',
    path: 'walks',
    title: 'Walks',
    form: 'end-form',
    submitLabel: 'Go on',
    when: "= answers.pet = 'dog'",
  },
  { id: 'end', path: 'end', title: 'End', form: 'end-form', final: true },
];
const options = ['dog', 'cat'].map((id) => ({ id, label: `A ${id}` }));
const sources = [
  siteSource(),
  pageSource(0, [{ type: 'section-header', title: 'Kennel' }]),
  documentSource('stay', 'journey', { path: '/stay', everyStep: { template: 'plain' }, steps }),
  documentSource('pet-form', 'form', {
    fields: [{ name: 'pet', type: 'radio-group', label: 'Who comes?', required: true, options }],
  }),
  documentSource('end-form', 'form', {
    fields: [{ name: 'told', type: 'notice', tone: 'quiet', text: 'Bye' }],
  }),
];
const release = compileRelease(
  sources.flatMap((source) => {
    const reading = readDocument(source);
    if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
    return [reading.document];
  }),
  (text) => text,
);

const why = (step: string, answers: { readonly pet?: string }, submitted: readonly string[]) =>
  skippedStep(
    release,
    'stay',
    { step, state: { ...newState('test'), answers, submitted, completed: submitted } },
    '2026-05-04',
  );

it('says which step follows in place of one that is passed over, and what decided', () => {
  expect(why('walks', { pet: 'cat' }, ['pet'])).toEqual({
    why: 'passed',
    before: 'pet',
    after: 'end',
    condition: {
      condition: expect.stringContaining('“A dog”'),
      decided: [expect.stringMatching(/^“Who comes\?” is “A dog”: this does not hold, as .*“A cat”\.$/)],
    },
  });
});

it('says where somebody stands who has not come so far', () => {
  expect(why('end', {}, [])).toEqual({ why: 'waits', at: 'pet' });
});

it('has nothing to say of a step that they come to, and of none', () => {
  expect(why('walks', { pet: 'dog' }, ['pet'])).toBeUndefined();
  expect(why('gone', {}, [])).toBeUndefined();
});
