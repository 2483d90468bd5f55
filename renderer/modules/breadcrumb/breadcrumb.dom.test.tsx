import { describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';
import { exampleContent } from '../../host/example-content.ts';

const trail = [
  { title: 'About us', href: '/about' },
  { title: 'The boats', href: 'https://boats.example/' },
];

describe('a breadcrumb', () => {
  it('links to the pages above, from the top, each with the address of its trail', () => {
    showModule({ type: 'breadcrumb' }, { content: exampleContent({}, { trail }) });
    const links = [...document.querySelectorAll('nav[aria-label=Breadcrumb] ol > li > a')];
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['About us', '/about'],
      ['The boats', 'https://boats.example/'],
    ]);
  });

  it('has the name that the document gives it', () => {
    showModule({ type: 'breadcrumb', label: 'Way' }, { content: exampleContent({}, { trail }) });
    expect(find('nav').getAttribute('aria-label')).toBe('Way');
  });

  it('hides on a page with none above it, and says so in preview', () => {
    expect(showModule({ type: 'breadcrumb' }).innerHTML).toBe('');
    expect(showModule({ type: 'breadcrumb' }, { preview: true }).textContent).toContain('needs a page above');
  });
});
