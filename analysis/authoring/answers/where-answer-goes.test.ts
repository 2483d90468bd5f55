import { expect, it } from 'vitest';
import { type DocumentSource, readDocument } from '#engine';
import { guideDocuments } from '../../../tests/support/documents/guide-documents.ts';
import { readRelease } from '../../../tests/support/documents/read-fixtures.ts';
import { questionsAt } from './journey-calls.ts';
import { whereAnswerGoes } from './where-answer-goes.ts';

const sources: readonly DocumentSource[] = [...readRelease(), ...guideDocuments()];
const documents = sources.flatMap((source) => {
  const reading = readDocument(source);
  return reading.outcome === 'read' ? [reading.document] : [];
});
const goals = (pointer: string) =>
  whereAnswerGoes(documents, questionsAt(documents, { document: 'room-form', pointer }));

it('An answer goes to the services that it is sent to, and to what decides by it', () => {
  expect(goals('/fields/2')).toEqual({
    question: 'Do you need the piano?',
    goals: [
      {
        sentence: 'Sent to “Hire room” as “piano”',
        document: 'room-hire',
        pointer: '/sequences/hire/0/with/piano',
      },
      {
        sentence: 'A row of the decision “call reason”',
        document: 'call-reason',
        pointer: expect.any(String),
      },
    ],
  });
});

it('An answer that a fact hands on goes to the services that are given the fact', () => {
  const { text, path } = sources.find((each) => each.path.endsWith('room-hire.json')) ?? {
    text: '{}',
    path: '',
  };
  const journey = JSON.parse(text);
  journey.facts = { ...journey.facts, booking: '= {extraComments: answers.needsPiano}' };
  delete journey.sequences.hire[0].with.piano;
  journey.sequences.hire[0].with.booking = '= facts.booking';
  const reading = readDocument({ path, text: JSON.stringify(journey) });
  expect(reading).toMatchObject({ outcome: 'read' });
  const changed = documents.map((each) =>
    reading.outcome === 'read' && each.id === 'room-hire' ? reading.document : each,
  );
  const found = whereAnswerGoes(
    changed,
    questionsAt(changed, { document: 'room-form', pointer: '/fields/2' }),
  );
  expect(found?.goals[0]).toMatchObject({
    sentence: 'Sent to “Hire room” as “extra comments”',
    pointer: '/facts/booking',
  });
});

it('An option is of the question that offers it', () => {
  const options = documents.flatMap((document) => (document.kind === 'form' ? [document] : []));
  const form = options.find(({ fields }) =>
    fields.some((field) => 'options' in field && Array.isArray(field.options)),
  );
  const index = form?.fields.findIndex((field) => 'options' in field && Array.isArray(field.options)) ?? -1;
  const at = (pointer: string) => questionsAt(documents, { document: form?.id ?? '', pointer });
  const [of, whole] = [`/fields/${index}/options/0`, `/fields/${index}`].map((pointer) =>
    whereAnswerGoes(documents, at(pointer)),
  );
  expect(of?.question).toBe(whole?.question);
});

it('An answer that nothing reads goes nowhere', () => {
  const alone = documents.map((document) =>
    document.id === 'room-form' && document.kind === 'form'
      ? {
          ...document,
          fields: [
            ...document.fields,
            { type: 'text-input' as const, name: 'pet', label: 'A pet?', value: { type: 'string' as const } },
          ],
        }
      : document,
  );
  const last = alone.find(({ id }) => id === 'room-form');
  const at = last?.kind === 'form' ? last.fields.length - 1 : 0;
  const asked = questionsAt(alone, { document: 'room-form', pointer: `/fields/${at}` });
  expect(whereAnswerGoes(alone, asked)).toEqual({ question: 'A pet?', goals: [] });
});

it('What is no question has no answer', () => {
  expect(
    whereAnswerGoes(documents, questionsAt(documents, { document: 'room-hire', pointer: '' })),
  ).toBeUndefined();
});
