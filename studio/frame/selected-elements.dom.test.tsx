import { afterEach, expect, it } from 'vitest';
import { bringIntoView } from './selected-elements.ts';

afterEach(() => {
  document.documentElement.style.scrollPaddingTop = '';
  document.body.replaceChildren();
});

/** Puts a tall element on a long page, so many screens below its top. */
function show(screens: number): Element {
  const before = document.createElement('div');
  before.style.blockSize = `${screens * 100}vh`;
  const element = document.createElement('section');
  element.style.blockSize = '150vh';
  const after = document.createElement('div');
  after.style.blockSize = '500vh';
  document.body.replaceChildren(before, element, after);
  window.scrollTo({ top: 0, behavior: 'instant' });
  return element;
}

const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top);

it('shows the beginning of an element below, above or taller than the page, under what covers it', () => {
  document.documentElement.style.scrollPaddingTop = '40px';
  const element = show(2);
  bringIntoView(element);
  expect(topOf(element)).toBe(40);
  window.scrollBy(0, window.innerHeight);
  bringIntoView(element);
  expect(topOf(element)).toBe(40);
});

it('leaves the page alone while the beginning shows', () => {
  const element = show(0.25);
  bringIntoView(element);
  expect(window.scrollY).toBe(0);
});
