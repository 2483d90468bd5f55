import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, showModule, visible } from '../../../tests/support/browser/show-module.tsx';

const item = (topic: string, section: string) => ({
  topic,
  section,
  blockEditor: [{ type: 'paragraph' as const, text: `Text of ${section}` }],
});

function show() {
  showModule({
    type: 'tabbed-content',
    items: [item('Books', 'Borrowing'), item('Films', 'Renting'), item('Books', 'Returning')],
  });
}

const texts = () => visible('p').map((paragraph) => paragraph.textContent);
const summary = (text: string) => {
  const found = visible('summary').find((candidate) => candidate.textContent === text);
  if (!found) throw new Error(`${text} is not to be seen`);
  return found;
};
const left = (element: Element) => element.getBoundingClientRect().left;
const top = (element: Element) => element.getBoundingClientRect().top;

describe('tabbed content', () => {
  afterEach(() => page.viewport(1280, 800));

  it('shows the first section of the first topic', () => {
    show();
    expect(texts()).toEqual(['Text of Borrowing']);
  });

  it('puts the topics side by side as tabs, each once', () => {
    show();
    expect(top(summary('Books'))).toBe(top(summary('Films')));
    expect(visible('summary').map((tab) => tab.textContent)).toEqual([
      'Books',
      'Borrowing',
      'Returning',
      'Films',
    ]);
  });

  it('shows another topic in place of the first when its tab is pressed', () => {
    show();
    summary('Films').click();
    expect(texts()).toEqual(['Text of Renting']);
  });

  it('works with the keyboard alone', async () => {
    show();
    summary('Films').focus();
    await userEvent.keyboard('{Enter}');
    expect(texts()).toEqual(['Text of Renting']);
  });

  it('keeps something in view when the open tab is closed with the keyboard', async () => {
    show();
    summary('Books').focus();
    await userEvent.keyboard('{Enter}');
    expect(find('details').hasAttribute('open')).toBe(false);
    expect(texts()).toEqual(['Text of Borrowing']);
  });

  it('lists the sections at the side of the open one on a wide screen', () => {
    show();
    summary('Returning').click();
    expect(texts()).toEqual(['Text of Returning']);
    const [paragraph] = visible('p');
    expect(left(summary('Borrowing'))).toBe(left(summary('Returning')));
    expect(paragraph && left(paragraph)).toBeGreaterThan(left(summary('Returning')) + 200);
    expect(paragraph && top(paragraph)).toBeLessThan(top(summary('Returning')));
  });

  it('is an accordion of sections on a narrow screen', async () => {
    await page.viewport(600, 800);
    show();
    summary('Returning').click();
    expect(texts()).toEqual(['Text of Returning']);
    const [paragraph] = visible('p');
    expect(paragraph && top(paragraph)).toBeGreaterThan(top(summary('Returning')));
    expect(paragraph && left(paragraph)).toBe(left(summary('Returning')));
  });
});
