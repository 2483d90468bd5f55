import { describe, expect, it } from 'vitest';
import { visitorsOf } from './dry-run.ts';

const given = (answers: object, sets: readonly Record<string, string>[]) =>
  visitorsOf({ ...answers }, sets).map((hints) => Object.fromEntries(hints));

describe('the visitors of a dry run', () => {
  it('are one where no set of answers is another choice', () => {
    expect(given({ name: 'Mere' }, [])).toEqual([{ name: 'Mere' }]);
    expect(given({}, [{ place: 'A', placeId: '1' }, { card: 'blue' }])).toEqual([
      { place: 'A', placeId: '1', card: 'blue' },
    ]);
  });

  it('are one more for each other choice, with the first of everything else', () => {
    const sets = [
      { place: 'A', placeId: '1' },
      { place: 'B', placeId: '2' },
      { card: 'blue' },
      { card: 'red' },
    ];
    expect(given({}, sets)).toEqual([
      { place: 'A', placeId: '1', card: 'blue' },
      { place: 'B', placeId: '2', card: 'blue' },
      { card: 'red', place: 'A', placeId: '1' },
    ]);
  });

  it('give what every visitor gives rather than a sample of it', () => {
    expect(given({ place: 'Z' }, [{ place: 'A', placeId: '1' }, { card: 'blue' }])).toEqual([
      { place: 'Z', card: 'blue' },
    ]);
  });
});
