import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('a quote', () => {
  it('shows the words and the person who said them', () => {
    showModule({ type: 'quote', quote: 'Never late.', person: 'Hemi' });
    expect(find('blockquote').textContent).toBe('Never late.');
    expect(find('figcaption').textContent).toBe('Hemi');
  });

  it('in another language is marked as that, with its translation in a place of its own', () => {
    showModule({
      type: 'quote',
      quote: 'He waka eke noa.',
      language: 'mi',
      translation: 'We are in this together.',
    });
    expect(find('blockquote').lang).toBe('mi');
    expect(find('blockquote + p').textContent).toBe('We are in this together.');
    expect(find('blockquote + p').lang).toBe('');
  });

  it('is shown without a person', () => {
    showModule({ type: 'quote', quote: 'Never late.' });
    expect(document.querySelector('figcaption')).toBeNull();
  });
});
