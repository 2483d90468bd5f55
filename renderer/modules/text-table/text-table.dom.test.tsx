import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('a text table', () => {
  it('shows its rows under its heading, with the first row as headings', () => {
    const content = [
      ['Boat', 'First'],
      ['<b>Town</b> ferry', '6:30 am'],
    ];
    showModule({ type: 'text-table', title: 'Timetable', caption: 'Winter', withHeadings: true, content });
    expect(find('h2').textContent).toBe('Timetable');
    expect(find('caption').textContent).toBe('Winter');
    expect([...document.querySelectorAll('thead th')].map((cell) => cell.textContent)).toEqual([
      'Boat',
      'First',
    ]);
    expect(find('tbody th').innerHTML).toBe('<b>Town</b> ferry');
  });

  it('hides without rows, and says so in preview', () => {
    expect(showModule({ type: 'text-table', content: [] }).innerHTML).toBe('');
    const body = showModule({ type: 'text-table', content: [] }, { preview: true });
    expect(body.textContent).toContain('needs a row');
  });
});
