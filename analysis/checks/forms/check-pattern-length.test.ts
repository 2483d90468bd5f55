import { describe, expect, it } from 'vitest';
import { checkPatternLength } from './check-pattern-length.ts';

type Constraint = Parameters<typeof checkPatternLength>[0];

const found = (constraint: Constraint) =>
  [...checkPatternLength(constraint, '/value')].map(({ pointer, message }) => `${pointer}: ${message}`);

describe('a pattern', () => {
  it.each<[string, Constraint, string]>([
    [
      'whose matches are all longer',
      { type: 'string', pattern: '^[0-9]{4}$', maxLength: 3 },
      '/value/maxLength: No text fits "pattern" and "maxLength" 3: the shortest that matches has length 4.',
    ],
    [
      'that matches within longer texts only',
      { type: 'string', pattern: 'NZ[0-9]{2}', maxLength: 3 },
      '/value/maxLength: No text fits "pattern" and "maxLength" 3: the shortest that matches has length 4.',
    ],
    [
      'whose characters are pairs of code units',
      { type: 'string', pattern: '^🐑{4}$', maxLength: 3 },
      '/value/maxLength: No text fits "pattern" and "maxLength" 3: the shortest that matches has length 4.',
    ],
    [
      'whose matches are all shorter',
      { type: ['string', 'null'], pattern: '^[0-9]{4}(?:[A-Z]{2})?$', minLength: 7 },
      '/value/minLength: No text fits "pattern" and "minLength" 7: every text that matches is shorter.',
    ],
    [
      'whose matches are shorter or longer',
      { pattern: '^(?:[0-9]{4}|[0-9]{8,})$', minLength: 5, maxLength: 7 },
      '/value/maxLength: No text fits "pattern", "minLength" 5 and "maxLength" 7: every text that matches is shorter or longer.',
    ],
  ])('%s is refused', (_, constraint, message) => {
    expect(found(constraint)).toEqual([message]);
  });

  it.each<[string, Constraint]>([
    ['that just fits', { type: 'string', pattern: '^[0-9]{4}$', minLength: 4, maxLength: 4 }],
    [
      'that is not fastened, so that longer texts match',
      { type: 'string', pattern: '[0-9]{4}', minLength: 9 },
    ],
    ['fastened at one end', { type: 'string', pattern: '^[0-9]{4}', minLength: 9, maxLength: 9 }],
    ['with a loop', { type: 'string', pattern: '^(?:ab)+$', minLength: 3, maxLength: 4 }],
    ['with a match of the right length', { pattern: '^(?:[0-9]{4}|[0-9]{8})$', minLength: 5, maxLength: 8 }],
    ['of a class that is not followed', { type: 'string', pattern: '^\\p{L}{4}$', maxLength: 3 }],
    ['with too many cases', { type: 'string', pattern: '^(?:[a-z]*x.{20}){2}$', minLength: 30 }],
    ['without bounds', { type: 'string', pattern: '^[0-9]{4}$' }],
    ['of a value that may be a number', { type: ['string', 'integer'], pattern: '^[0-9]{4}$', maxLength: 3 }],
    ['whose bounds contradict each other', { pattern: '^[0-9]{4}$', minLength: 3, maxLength: 2 }],
  ])('%s is not', (_, constraint) => {
    expect(found(constraint)).toEqual([]);
  });

  it('is judged by what its matches need, however long texts may be', () => {
    expect(found({ type: 'string', pattern: '[0-9]+x', minLength: 200, maxLength: 1_000_000 })).toEqual([]);
    expect(found({ type: 'string', pattern: '^[0-9]{900}$', maxLength: 899 })).toHaveLength(1);
  });
});
