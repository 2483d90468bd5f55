import { describe, expect, it } from 'vitest';
import type { Field } from '#schemas';
import { environment } from '../journeys/journeys.fixture.ts';
import { compileView, viewNow } from './field-view.ts';

const nothing = { answers: {}, results: {}, facts: {}, session: {} };

function shown(field: Field, values: { answers?: object; results?: object } = {}) {
  return viewNow(compileView(field), { ...environment.surroundings, ...nothing, ...values } as never);
}

describe('what a field shows that is computed', () => {
  it('is the text of a notice, and nothing while it is unanswered', () => {
    const notice: Field = {
      name: 'due',
      type: 'notice',
      tone: 'info',
      text: { cat: ['Bring it back by ', { var: 'results.loan.due' }] },
    };
    expect(shown(notice, { results: { loan: { due: 'Friday' } } })).toEqual({
      text: 'Bring it back by Friday',
    });
    expect(shown({ ...notice, text: { var: 'results.loan.due' } })).toEqual({});
  });

  it('is the rows of a table, written out or from a list', () => {
    const table: Field = {
      name: 'fees',
      type: 'table',
      label: 'Fees',
      empty: 'None',
      rows: [{ label: 'A year', value: { var: 'results.fee' } }],
    };
    expect(shown(table, { results: { fee: '$10' } })).toEqual({ rows: [{ label: 'A year', value: '$10' }] });
    const mapped: Field = {
      ...table,
      rows: {
        map: [{ var: 'results.fees' }, { object: { label: { var: 'item.of' }, value: { var: 'item.is' } } }],
      },
    };
    expect(shown(mapped, { results: { fees: [{ of: 'A day', is: '$1' }] } })).toEqual({
      rows: [{ label: 'A day', value: '$1' }],
    });
  });

  it('is what happens next, each step by its own condition', () => {
    const field: Field = {
      name: 'next',
      type: 'next-steps',
      label: 'What happens next',
      steps: [
        { title: 'Collect it', text: 'It waits on the shelf.' },
        { title: 'Post', text: { var: 'results.post' }, when: { answered: [{ var: 'results.post' }] } },
      ],
    };
    const shelf = { when: true, text: 'It waits on the shelf.' };
    expect(shown(field)).toEqual({ steps: [shelf, { when: false }] });
    expect(shown(field, { results: { post: 'On Monday.' } })).toEqual({
      steps: [shelf, { when: true, text: 'On Monday.' }],
    });
  });

  it('is what a look-up found', () => {
    const field: Field = {
      name: 'code',
      type: 'look-up-input',
      label: 'Code',
      value: { type: 'string' },
      buttonLabel: 'Find',
      onPress: [{ clear: ['results.book'] }],
      found: {
        when: { answered: [{ var: 'results.book' }] },
        rows: [{ label: 'Title', value: { var: 'results.book.title' } }],
        icon: { name: { var: 'results.book.kind' }, images: {}, otherwise: 'novel' },
      },
    };
    expect(shown(field)).toEqual({ found: false, rows: [{ label: 'Title' }] });
    expect(shown(field, { results: { book: { title: 'Emma', kind: 'novel' } } })).toEqual({
      found: true,
      rows: [{ label: 'Title', value: 'Emma' }],
      icon: 'novel',
    });
  });

  it('is what cards say, whatever the ids of their choices are', () => {
    const field: Field = {
      name: 'card',
      type: 'choice-cards',
      label: 'Card',
      selectLabel: 'Choose',
      selectedLabel: 'Chosen',
      options: [
        {
          id: 'all',
          label: 'All',
          card: {
            badge: 'New',
            features: [{ kind: 'plain', text: { var: 'results.loans' } }],
            unavailable: { when: { var: 'results.full' }, label: 'None left' },
            alerts: [{ tone: 'info', text: 'Ask us', when: { var: 'results.full' } }],
          },
        },
      ],
    };
    expect(shown(field, { results: { loans: 'Ten loans', full: true } })).toEqual({
      cards: [
        {
          id: 'all',
          badge: 'New',
          unavailable: true,
          unavailableLabel: 'None left',
          features: [{ kind: 'plain', text: 'Ten loans' }],
          alerts: [{ when: true, tone: 'info', text: 'Ask us' }],
        },
      ],
    });
  });

  it('is nothing for other fields', () => {
    expect(shown({ name: 'gift', type: 'switch', label: 'Gift' })).toBeUndefined();
  });
});
