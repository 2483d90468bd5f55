import { describe, expect, it } from 'vitest';
import { didYouMean, suggest } from './suggest.ts';

describe('a suggestion', () => {
  it('is the closest of what there is', () => {
    expect(suggest('submitLable', ['title', 'submitLabel', 'submitTable'])).toBe('submitLabel');
    expect(suggest('CARDS', ['card', 'cards'])).toBe('cards');
  });

  it('takes two letters that changed places for one slip', () => {
    expect(suggest('vra', ['or', 'var'])).toBe('var');
  });

  it('is not made when nothing is close', () => {
    expect(suggest('bread', ['cake', 'pie'])).toBeUndefined();
    expect(suggest('bread', [])).toBeUndefined();
  });

  it('gives way to a list of what there is', () => {
    expect(didYouMean('crad', ['card'])).toBe('Did you mean "card"?');
    expect(didYouMean('bread', ['cake', 'pie'])).toBe('Use one of: cake, pie.');
    expect(didYouMean('bread', [])).toBe('There are none to choose from.');
    expect(
      didYouMean(
        'bread',
        Array.from({ length: 20 }, (_, index) => `cake-${index}`),
      ),
    ).toMatch(/, …\.$/);
  });
});
