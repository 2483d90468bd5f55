import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('stats', () => {
  it('say of each number what it counts, and put the number first', () => {
    showModule({ type: 'stats', items: [{ stat: '312', description: 'bicycles' }] });
    expect(find('dt').textContent).toBe('bicycles');
    expect(find('dt').nextElementSibling?.textContent).toBe('312');
    expect(find('dd').getBoundingClientRect().top).toBeLessThan(find('dt').getBoundingClientRect().top);
  });

  it('hide without numbers', () => {
    expect(showModule({ type: 'stats', items: [] }).innerHTML).toBe('');
  });
});
