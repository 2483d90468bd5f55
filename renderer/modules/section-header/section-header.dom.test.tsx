import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('a section header', () => {
  it('is a second-level heading with a line over it and a text under it', () => {
    showModule({ type: 'section-header', title: 'News', subtitle: 'This week', description: 'Read on.' });
    expect(find('h2').textContent).toBe('News');
    const top = (selector: string) => find(selector).getBoundingClientRect().top;
    expect(top('h2 + p')).toBeLessThan(top('h2'));
    expect(top('h2 + p + p')).toBeGreaterThan(top('h2'));
  });

  it('stands in the middle when asked to', () => {
    showModule({ type: 'section-header', title: 'News', alignment: 'center' });
    expect(getComputedStyle(find('h2')).textAlign).toBe('center');
  });
});
