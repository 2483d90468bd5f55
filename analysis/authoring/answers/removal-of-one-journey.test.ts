import { describe, expect, it } from 'vitest';
import { readDocument } from '#engine';
import { documentSource } from '../../../tests/support/documents/thousand-documents.ts';
import { applyInTurn } from '../fixes/apply-fixes.ts';
import { questionsAt } from './journey-calls.ts';
import { removalOf } from './removal.ts';
import { usesOf } from './uses.ts';

const length = (options: readonly string[]) => ({
  name: 'length',
  type: 'radio-group',
  label: 'How long?',
  options: options.map((id) => ({ id, label: id })),
});
const trip = (id: string, form: string, more: object) =>
  documentSource(id, 'journey', {
    path: `/${id}`,
    uses: ['trip-facts'],
    everyStep: { template: 'plain' },
    steps: [
      { id: 'first', path: 'first', title: 'First', form, submitLabel: 'On', ...more },
      { id: 'end', path: 'end', title: 'End', form: 'end-form', submitLabel: 'Finish' },
    ],
    summary: {
      title: 'Trip',
      openLabel: 'Trip',
      fields: [
        { name: 'days', type: 'notice', tone: 'info', text: 'Days', when: "= answers.length = 'week'" },
      ],
    },
  });

/** Two trips, each with a question "length" of its own; a form at the end has a note of that of the walk. */
const sources = [
  trip('walk', 'walk-form', {
    onSubmit: [
      { track: 'always' },
      { track: 'short', when: "= answers.length = 'day'" },
      { track: 'long', when: "= answers.length = 'week'" },
      { track: 'other', when: "= answers.length != 'week'" },
    ],
    next: [{ when: "= answers.length = 'week'", step: 'end' }],
  }),
  trip('sail', 'sail-form', { onSubmit: [{ track: 'long', when: "= answers.length = 'week'" }] }),
  documentSource('trip-facts', 'facts', { facts: { isLong: "= answers.length = 'week'" } }),
  documentSource('walk-form', 'form', {
    fields: [
      length(['day', 'week']),
      {
        name: 'boots',
        type: 'notice',
        tone: 'quiet',
        text: 'Bring boots.',
        when: "= answers.length = 'day'",
      },
    ],
  }),
  documentSource('sail-form', 'form', { fields: [length(['week', 'month'])] }),
  documentSource('end-form', 'form', { fields: [{ include: 'walk-form', only: ['boots'] }] }),
];
const documents = sources.flatMap((source) => {
  const reading = readDocument(source);
  if (reading.outcome !== 'read') throw new Error(JSON.stringify(reading));
  return [reading.document];
});
const ofWalk = { journey: 'walk', form: 'walk-form', field: 'length' };

describe('a question whose answer another journey asks for by a question of its own', () => {
  it('is asked by its journey alone, also where another includes a part of its form', () => {
    expect(questionsAt(documents, { document: 'walk-form', pointer: '/fields/0' })).toEqual([ofWalk]);
  });

  it('is removed from its journey, and the other keeps what it shares', () => {
    expect(
      usesOf(documents, [ofWalk]).map(({ part, keptFor }) => [part.document + part.pointer, keptFor]),
    ).toEqual([
      ['walk/steps/0/onSubmit/1/when', []],
      ['walk/steps/0/onSubmit/2/when', []],
      ['walk/steps/0/onSubmit/3/when', []],
      ['walk/steps/0/next/0/when', []],
      ['walk/summary/fields/0/when', []],
      ['trip-facts/facts/isLong', ['sail']],
      ['walk-form/fields/1/when', ['sail']],
    ]);
    const kept = new Set(['walk/summary/fields/0']);
    const removal = removalOf(documents, [ofWalk], { kind: 'remove-conditions', kept });
    expect(removal?.dependents).toMatchObject([{ sentence: 'the question “Days”', ifKept: 'everybody' }]);
    expect(removal?.opened.map(({ sentence }) => sentence)).toEqual(['An action of the step “First”']);
    expect(removal?.left.map(({ sentence }) => sentence)).toEqual([
      'The fact “is long”',
      'The condition of “Boots”',
    ]);
    const texts = applyInTurn(
      removal?.fixes ?? [],
      (id) => sources.find(({ path }) => path === `${id}.json`)?.text,
    );
    expect([...texts.keys()].toSorted()).toEqual(['walk', 'walk-form']);
    const walk = JSON.parse(texts.get('walk') ?? '');
    expect(walk.steps[0]).not.toHaveProperty('next');
    expect(walk).toMatchObject({
      steps: [{ onSubmit: [{ track: 'always' }, { track: 'other' }] }, {}],
      summary: { fields: [expect.not.objectContaining({ when: expect.anything() })] },
    });
  });
});
