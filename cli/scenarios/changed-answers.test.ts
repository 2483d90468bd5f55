import { expect, it } from 'vitest';
import type { Field } from '#schemas';
import { answersOtherThanTyped } from './changed-answers.ts';

const member: Field = { name: 'member', type: 'yes-no', label: 'A member?' };
const changed = (
  before: Parameters<typeof answersOtherThanTyped>[0]['answers'],
  after: Parameters<typeof answersOtherThanTyped>[0]['answers'],
  typed: Parameters<typeof answersOtherThanTyped>[2] = [],
) => answersOtherThanTyped({ answers: before }, { answers: after }, typed, [member]);

it('Answers that are what was typed, or what they were, are none', () => {
  expect(changed({ name: 'Ada' }, { name: 'Ada', loaf: 'rye' }, [['loaf', 'rye']])).toEqual({});
  expect(changed({}, { member: true }, [['member', 'true']])).toEqual({});
  expect(changed({}, { loaves: ['rye', 'bun'] }, [['loaves', ''], ['loaves', 'rye'], ['loaves', 'bun']])).toEqual({}); // biome-ignore format: one line
});

it('Answers that a rule set, that were read as another value, or that are gone are others', () => {
  expect(changed({}, { loaf: 'bun' }, [['loaf', 'rye']])).toEqual({ loaf: 'bun' });
  expect(changed({}, { loaf: 'bun' })).toEqual({ loaf: 'bun' });
  expect(changed({ name: 'Ada', loaf: 'rye' }, { name: 'Ada' })).toEqual({ loaf: null });
  expect(changed({ loaf: 'rye' }, {}, [['loaf', '']])).toEqual({});
});
