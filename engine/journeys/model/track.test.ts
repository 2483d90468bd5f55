import { describe, expect, it } from 'vitest';
import type { Analytics, Rule } from '#schemas';
import { environment } from '../journeys.fixture.ts';
import { compileTrack, trackedEvents } from './track.ts';

const borrowed: Analytics = {
  kind: 'analytics',
  id: 'borrowed',
  schemaVersion: 1,
  event: 'borrow',
  data: { by: { var: 'answers.name' }, title: { var: 'item.title' } },
};
const scope = {
  ...environment.surroundings,
  answers: { name: 'Ada', books: [{ title: 'Potiki' }, { title: 'Tangi' }] },
  results: {},
  facts: {},
  session: {},
};

const events = (parts: { readonly each?: Rule; readonly when?: Rule } = {}, document = borrowed) =>
  trackedEvents([compileTrack({ track: 'borrowed', ...parts }, () => document)], scope);

describe('what is tracked', () => {
  it('is one event with its data, and nothing of what is unanswered', () => {
    expect(events()).toStrictEqual([{ event: 'borrow', by: 'Ada' }]);
  });

  it('is an event with no more than its name where the document has no data', () => {
    const { data: _, ...bare } = borrowed;
    expect(events({}, bare)).toStrictEqual([{ event: 'borrow' }]);
  });

  it('is an event for each element of a list', () => {
    expect(events({ each: { var: 'answers.books' } })).toStrictEqual([
      { event: 'borrow', by: 'Ada', title: 'Potiki' },
      { event: 'borrow', by: 'Ada', title: 'Tangi' },
    ]);
    expect(events({ each: { var: 'answers.films' } })).toEqual([]);
  });

  it('is nothing while the condition does not hold, asked for each element', () => {
    expect(events({ when: { '==': [{ var: 'answers.name' }, 'Bea'] } })).toEqual([]);
    const when: Rule = { '==': [{ var: 'item.title' }, 'Tangi'] };
    expect(events({ each: { var: 'answers.books' }, when }).map(({ title }) => title)).toEqual(['Tangi']);
  });

  it('is nothing where the data cannot be evaluated', () => {
    const faulty = { ...borrowed, data: { twice: { '*': [{ var: 'answers.name' }, 2] } } };
    expect(events({}, faulty)).toEqual([]);
  });
});
