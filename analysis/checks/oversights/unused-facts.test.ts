import { describe, expect, it } from 'vitest';
import { checkDocuments } from '../check-documents.ts';
import { linkEntries } from '../journeys/link-entries.ts';
import { indexRelease } from '../release/index-release.ts';
import { findUnusedFacts } from './unused-facts.ts';

interface Parts {
  readonly journey?: object;
  readonly step?: object;
  readonly field?: object;
  readonly others?: readonly object[];
}

/** The facts of a journey with one step, and of its shared facts, that are reported as unused. */
function unusedFacts({ journey, step, field, others = [] }: Parts) {
  const form = {
    kind: 'form',
    id: 'hall-form',
    schemaVersion: 2,
    fields: [
      {
        type: 'text-input',
        name: 'guests',
        label: 'Guests',
        value: { type: 'string' },
        unread: true,
        ...field,
      },
    ],
  };
  const hire = {
    kind: 'journey',
    id: 'hire',
    schemaVersion: 2,
    facts: { seats: 40 },
    steps: [{ id: 'hall', form: 'hall-form', submitLabel: 'Send', ...step }],
    ...journey,
  };
  const sources = [form, hire, ...others].map((document, index) => ({
    path: `${index}.json`,
    text: JSON.stringify(document),
  }));
  const { documents } = checkDocuments(sources);
  expect(documents).toHaveLength(sources.length);
  return [...findUnusedFacts(indexRelease(linkEntries(documents)))].map(
    ({ entry, pointer }) => entry.document.id + pointer,
  );
}

describe('a fact', () => {
  it('that nothing reads is reported', () => {
    expect(unusedFacts({})).toEqual(['hire/facts/seats']);
  });

  it('that only unused facts read is reported with them', () => {
    expect(unusedFacts({ journey: { facts: { seats: 40, free: '= facts.seats - 2' } } })).toEqual([
      'hire/facts/seats',
      'hire/facts/free',
    ]);
  });

  it.each<[string, Parts]>([
    ['a rule of a field', { field: { when: '= facts.seats > 2' } }],
    [
      'a text',
      {
        field: {
          type: 'notice',
          tone: 'quiet',
          text: 'We have {{ facts.seats }} seats',
          label: undefined,
          unread: undefined,
          value: undefined,
        },
      },
    ],
    ['a rule of a step', { step: { onSubmit: [{ set: 'guests', to: '= facts.seats' }] } }],
    [
      'an input of an operation',
      { step: { onSubmit: [{ call: 'book', with: { seats: '= facts.seats' }, as: 'booked' }] } },
    ],
    [
      'a rule that reads all facts',
      { step: { onSubmit: [{ call: 'book', with: { all: '= facts' }, as: 'booked' }] } },
    ],
    [
      'a fact that is used',
      { journey: { facts: { seats: 40, free: '= facts.seats - 2' } }, field: { when: '= facts.free > 2' } },
    ],
    [
      'a function',
      {
        others: [{ kind: 'function', id: 'free-seats', schemaVersion: 1, value: '= facts.seats - 2' }],
      },
    ],
    [
      'analytics',
      {
        others: [
          {
            kind: 'analytics',
            id: 'hired',
            schemaVersion: 1,
            event: 'hired',
            data: { seats: '= facts.seats' },
          },
        ],
      },
    ],
    [
      'a decision',
      { others: [{ kind: 'decision', id: 'size', schemaVersion: 1, otherwise: '= facts.seats' }] },
    ],
  ])('that %s reads is not', (_, parts) => {
    expect(unusedFacts(parts)).toEqual([]);
  });

  it('of a facts document is reported if no journey that has it reads it', () => {
    const hallFacts = { kind: 'facts', id: 'hall-facts', schemaVersion: 2, facts: { rooms: 3, doors: 4 } };
    const journey = { facts: {}, uses: ['hall-facts'] };
    const field = { when: '= facts.rooms > 2' };
    expect(unusedFacts({ journey, field, others: [hallFacts] })).toEqual(['hall-facts/facts/doors']);
    expect(unusedFacts({ journey: { facts: {} }, others: [hallFacts] })).toEqual([]);
  });
});
