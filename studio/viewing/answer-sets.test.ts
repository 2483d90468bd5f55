import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine';
import type { Document } from '#schemas';
import { documentSource } from '../../tests/support/documents/thousand-documents.ts';
import { answersNamed, keepAnswers, keepable, sensitiveAmong } from './answer-sets.ts';
import { placeOfQuestion, selectedQuestion, withTyped } from './hidden-questions.ts';

function read({ path, text }: { readonly path: string; readonly text: string }): Document {
  const reading = readDocument({ path, text });
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading.problems));
  return reading.document;
}

const text = (name: string, more = {}) => ({
  name,
  type: 'text-input',
  label: `Your ${name}?`,
  value: { type: 'string' },
  ...more,
});

const stay = read(
  documentSource('stay', 'journey', {
    path: '/stay',
    everyStep: { template: 'plain' },
    steps: [{ id: 'pets', path: 'pets', title: 'Pets', form: 'pets-form', submitLabel: 'Go on' }],
  }),
);
const form = read(
  documentSource('pets-form', 'form', {
    fields: [text('name'), { include: 'phones-form' }, text('dog', { when: "= answers.name = 'Ana'" })],
  }),
);
const phones = read(documentSource('phones-form', 'form', { fields: [text('phone', { sensitive: true })] }));
const documents = [stay, form, phones];

describe('answers that are kept', () => {
  const change = keepAnswers({ title: 'With a dog', journey: 'stay', answers: { dog: 'Rex' } }, documents);
  const kept = read({ path: 'kept.json', text: change.body ?? '' });

  it('are a document that reads, under an id made of their name', () => {
    expect(kept).toMatchObject({ kind: 'answer-set', id: 'answers-with-a-dog', answers: { dog: 'Rex' } });
    expect(answersNamed('With a dog', 'stay', [...documents, kept])).toBe(kept);
    expect(answersNamed('With a dog', 'elsewhere', [...documents, kept])).toBeUndefined();
  });

  it('take the place of those of the same name in their journey alone', () => {
    const again = { title: 'With a dog', answers: { dog: 'Max' } };
    expect(keepAnswers({ ...again, journey: 'stay' }, [...documents, kept]).id).toBe(kept.id);
    expect(keepAnswers({ ...again, journey: 'visit' }, [...documents, kept]).id).not.toBe(kept.id);
  });

  it('are those that were given', () => {
    const given = { a: 'x', b: '', c: null, d: 2, e: false, f: ['x'], g: { h: 1 }, i: undefined };
    expect(keepable(given)).toEqual({ a: 'x', d: 2, e: false, f: ['x'] });
  });

  it('name the sensitive ones among them, also of forms that are included', () => {
    expect(sensitiveAmong(['name', 'phone'], 'stay', documents)).toEqual(['Your phone?']);
    expect(sensitiveAmong(['name'], 'stay', documents)).toEqual([]);
  });
});

describe('a question that is not asked', () => {
  const step = { journey: 'stay', step: 'pets', today: '2026-05-04' };

  it('is found in the form of the step, or in one that it includes', () => {
    expect(placeOfQuestion(documents, step, 'dog')).toEqual({ document: 'pets-form', pointer: '/fields/2' });
    expect(placeOfQuestion(documents, step, 'phone')).toEqual({
      document: 'phones-form',
      pointer: '/fields/0',
    });
    expect(placeOfQuestion(documents, step, 'gone')).toBeUndefined();
  });

  it('is known by what is selected in it', () => {
    const work = { textOf: () => JSON.stringify(form) };
    expect(selectedQuestion(work, { document: 'pets-form', pointer: '/fields/2/label' })).toMatchObject({
      name: 'dog',
    });
    expect(selectedQuestion(work, { document: 'pets-form', pointer: '' })).toBeUndefined();
  });

  it('is judged by what was answered on the page since, as the same visitor', () => {
    const typed = { journey: 'stay', step: 'pets', run: undefined, answers: { name: 'Ana', dog: null } };
    expect(withTyped(undefined, typed, step).answers).toEqual(typed.answers);
    expect(withTyped(undefined, { ...typed, run: 'other' }, step).answers).toEqual({});
  });
});
