import { expect, it } from 'vitest';
import { englishFormWords } from '../../host/form-words.fixture.ts';
import { durationIn } from './duration.ts';

const minute = 60_000;
const hour = 60 * minute;

it.each([
  [7 * 24 * hour, '7 days'],
  [7 * 24 * hour - 1, '6 days'],
  [47 * hour, '47 hours'],
  [24 * hour, '24 hours'],
  [hour, '1 hour'],
  [90 * minute, '90 minutes'],
  [2 * hour, '2 hours'],
  [10 * minute - 1, '9 minutes'],
  [minute, '1 minute'],
  [20, '1 minute'],
])(
  'says %i milliseconds as %s, which is never more than there is left but in the last minute',
  (time, words) => {
    expect(durationIn(time, englishFormWords)).toBe(words);
  },
);
