import { expect, it } from 'vitest';
import { nameType } from './name-type.ts';
import { choiceOf, listOf } from './rule-type.ts';

const days = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

it('A long list of options is named by what another list lacks', () => {
  const workdays = choiceOf(days.slice(0, 5));
  expect(nameType(choiceOf(days), workdays)).toBe('one of "sat", "sun", "mon", "tue", "wed", "thu", …');
  expect(nameType(listOf(choiceOf(days)), listOf(workdays))).toBe(
    'a list of options ("sat", "sun", "mon", "tue", "wed", "thu", …)',
  );
  expect(nameType(choiceOf(days), choiceOf(days))).toBe('one of "mon", "tue", "wed", "thu", "fri", "sat", …');
});
