import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

describe('an image snippet', () => {
  it('shows its picture with its size, its title and its description', () => {
    const image = { src: '/images/scene-lake.svg', alt: 'A lake', width: 1200, height: 900 };
    showModule({ type: 'image-snippet', image, title: 'The lake', description: 'Early.' });
    const attributes = ['alt', 'width', 'height'].map((name) => find('img').getAttribute(name));
    expect(attributes).toEqual(['A lake', '1200', '900']);
    expect(find('h3').textContent).toBe('The lake');
    expect(find('p').textContent).toBe('Early.');
  });

  it('hides without a picture, and says so in preview', () => {
    expect(showModule({ type: 'image-snippet', title: 'The lake' }).innerHTML).toBe('');
    const body = showModule({ type: 'image-snippet', title: 'The lake' }, { preview: true });
    expect(body.textContent).toBe('image-snippet is hidden. It needs a picture.');
  });
});
