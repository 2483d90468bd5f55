import { describe, expect, it } from 'vitest';
import { evaluate, problemsOf } from '../../rules.fixture.ts';

const towns = ['Whakatāne', 'Ōhope', 'Napier South', 'South Napier', 'Ærøskøbing', "Hawke's Bay"];
const search = (text: string, ...most: readonly number[]) =>
  evaluate({ search: [{ literal: towns }, text, ...most] });

describe('the operator search', () => {
  it.each([
    ['whakatane', ['Whakatāne']],
    ['OHOPE', ['Ōhope']],
    ['napier', ['Napier South', 'South Napier']],
    ['south nap', ['South Napier', 'Napier South']],
    ['aeroskobing', ['Ærøskøbing']],
    ['hawkes', ["Hawke's Bay"]],
    ['apier', []],
    [' ', []],
  ])('finds %j', (text, expected) => {
    expect(search(text)).toEqual(expected);
  });

  it('finds no more than is said', () => {
    expect(search('napier', 1)).toEqual(['Napier South']);
    const many = Array.from({ length: 50 }, (_, index) => `Town ${index}`);
    expect(evaluate({ search: [{ literal: many }, 'town'] })).toHaveLength(20);
  });

  it('finds objects by their label', () => {
    const list = [
      { id: 'a', label: 'Levin' },
      { id: 'b', label: 'Foxton' },
    ];
    expect(evaluate({ search: [{ literal: list }, 'fox'] })).toEqual([{ id: 'b', label: 'Foxton' }]);
  });

  it('is unanswered without a text', () => {
    expect(evaluate({ search: [{ literal: towns }, { var: 'answers.town' }] })).toBeUndefined();
  });

  it('refuses what has no label', () => {
    expect(problemsOf({ search: [{ literal: [1, 2] }, 'a'] })).toEqual([
      '/search/0: The elements have no label that could be searched. Give texts, options, or objects with a text "label".',
    ]);
  });
});
