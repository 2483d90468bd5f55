import { expect, it } from 'vitest';
import { stateSelector } from './state-classes.ts';

it.each([
  ['.button:hover', '.button.is-hovered'],
  ['.choice:has(:focus-visible)', '.choice:has(.is-focused)'],
  ['.field:focus-within .label', '.field:is(.is-focused, :has(.is-focused)) .label'],
  ['.control:focus', '.control.is-focused'],
  ['.button:not(:disabled)', '.button:not(:disabled)'],
])('shows what %s styles by a class', (selector, replaced) => {
  expect(stateSelector(selector)).toBe(replaced);
});
