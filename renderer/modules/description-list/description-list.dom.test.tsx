import { describe, expect, it } from 'vitest';
import type { DescriptionList } from '#schemas';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('a description list', () => {
  it('shows each term with its description, in item order', () => {
    showModule({
      type: 'description-list',
      items: [
        { term: 'Second', description: '<b>Two</b>', itemOrder: 20 },
        { term: 'First', description: 'One', itemOrder: 3 },
      ],
    });
    expect([...document.querySelectorAll('dt')].map((term) => term.textContent)).toEqual(['First', 'Second']);
    expect([...document.querySelectorAll('dd')].map((text) => text.innerHTML)).toEqual(['One', '<b>Two</b>']);
    expect(find('dt').parentElement?.parentElement?.tagName).toBe('DL');
  });

  it('hides without items, and says so in preview', () => {
    const empty: DescriptionList = { type: 'description-list', title: 'Facts', items: [] };
    expect(showModule(empty).innerHTML).toBe('');
    expect(showModule(empty, { preview: true }).textContent).toBe(
      'description-list is hidden. It needs an item.',
    );
  });
});
