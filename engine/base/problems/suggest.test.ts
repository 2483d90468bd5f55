import { describe, expect, it } from 'vitest';
import { advise, didYouMean, suggest } from './suggest.ts';

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

describe('a correction', () => {
  it('comes with the help when one word is closest, and is certain for a slip of one letter', () => {
    expect(advise('crad', ['card', 'form'])).toEqual({
      text: 'Did you mean "card"?',
      correction: { found: 'crad', meant: 'card' },
    });
    expect(advise('born', ['town', 'date'])).toMatchObject({ correction: { meant: 'town', isGuess: true } });
    expect(advise('/join/cart', ['/join/card'])).toMatchObject({ correction: { isGuess: true } });
  });

  it('is not made when two are equally close, or none is', () => {
    expect(advise('car', ['card', 'cart'])).toBe('Did you mean "card"?');
    expect(advise('bread', ['pie'])).toBe('Use one of: pie.');
  });
});
