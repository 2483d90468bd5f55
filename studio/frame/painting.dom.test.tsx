import { expect, it, vi } from 'vitest';
import { themeSheet } from './painting.ts';

it('styles a page by a theme, and again only by another one', () => {
  const replace = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
  const applyTheme = themeSheet(document);
  const colour = () => getComputedStyle(document.body).color;
  applyTheme('body { color: rgb(1, 2, 3) }');
  applyTheme('body { color: rgb(1, 2, 3) }');
  expect(colour()).toBe('rgb(1, 2, 3)');
  expect(replace).toHaveBeenCalledTimes(1);
  applyTheme('body { color: rgb(4, 5, 6) }');
  expect(colour()).toBe('rgb(4, 5, 6)');
  document.adoptedStyleSheets = [];
});
