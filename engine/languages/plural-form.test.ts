import { expect, it, vi } from 'vitest';
import { pluralForm } from './plural-form.ts';

it('makes the rules of a language once', () => {
  const asked = vi.spyOn(Intl.PluralRules.prototype, 'select');
  const days = { one: '{n} day', other: '{n} days' };
  expect([1, 2].map((count) => pluralForm(days, count, 'en-GB'))).toEqual(['1 day', '2 days']);
  expect(new Set(asked.mock.contexts).size).toBe(1);
});
