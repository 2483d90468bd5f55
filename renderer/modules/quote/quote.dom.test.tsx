import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/show-module.tsx';

describe('a quote', () => {
  it('shows the words and the person who said them', () => {
    showModule({ type: 'quote', quote: 'Never late.', person: 'Hemi' });
    expect(find('blockquote').textContent).toBe('Never late.');
    expect(find('figcaption').textContent).toBe('Hemi');
  });

  it('stands without a person', () => {
    showModule({ type: 'quote', quote: 'Never late.' });
    expect(document.querySelector('figcaption')).toBeNull();
  });
});
