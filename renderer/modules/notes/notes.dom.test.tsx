import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('notes', () => {
  it('are rich text, smaller than the text of the page', () => {
    showModule({
      type: 'notes',
      title: 'Notes',
      blocks: [{ type: 'paragraph', text: 'Prices may <b>change</b>.' }],
    });
    expect(find('p').innerHTML).toBe('Prices may <b>change</b>.');
    const size = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    expect(size(find('p'))).toBeLessThan(size(document.body));
  });

  it('hide without blocks', () => {
    expect(showModule({ type: 'notes', blocks: [] }).innerHTML).toBe('');
  });
});
