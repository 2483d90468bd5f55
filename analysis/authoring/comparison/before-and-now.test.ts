import { describe, expect, it } from 'vitest';
import { beforeAndNow } from './before-and-now.ts';

const long = (word: string) =>
  `The number of all bicycles in the workshop is more than 3 and the weight of ${word} bicycle in the list of those that wait is less than 9.`;

describe('sentences before and now', () => {
  it('are those that differ, each as often as it is missing', () => {
    expect(beforeAndNow(['One.', 'Two.', 'Two.'], ['Two.', 'Three.'])).toEqual([
      'Before: One.',
      'Before: Two.',
      'Now: Three.',
    ]);
    expect(beforeAndNow(['One.'], ['One.'])).toEqual([]);
  });

  it('repeat of a long sentence only what is near its new words', () => {
    expect(beforeAndNow([long('each')], [long('the first')])).toEqual([
      `Before: ${long('each')}`,
      'Now: … and the weight of the first bicycle in the list …',
    ]);
  });

  it.each([
    ['at the beginning', `Perhaps ${long('each')}`, 'Now: Perhaps The number of all …'],
    ['at the end', `${long('each')} Or none.`, 'Now: … is less than 9. Or none.'],
    [
      'in words that were taken away',
      long('each').replace(' in the workshop', ''),
      'Now: … number of all bicycles is more than 3 …',
    ],
  ])('show new words %s', (_, now, said) => {
    expect(beforeAndNow([long('each')], [now]).at(-1)).toBe(said);
  });

  it('are whole where they are short, or where not one takes the place of one', () => {
    const short = 'The number of all bicycles is more than';
    expect(beforeAndNow([`${short} 3.`], [`${short} 4.`]).at(-1)).toBe(`Now: ${short} 4.`);
    expect(beforeAndNow([], [long('each')])).toEqual([`Now: ${long('each')}`]);
    expect(beforeAndNow([long('a'), long('b')], [long('c')]).at(-1)).toBe(`Now: ${long('c')}`);
  });
});
