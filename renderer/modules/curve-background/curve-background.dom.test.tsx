import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { CurveBackground, Module } from '#schemas';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';
import { exampleContent, exampleSite } from '../../host/example-content.ts';
import { sanitize } from '../../host/sanitize.ts';
import { PageModules } from '../../page/page-modules.tsx';

const curve: CurveBackground = {
  type: 'curve-background',
  startModuleId: 'story',
  span: 1,
  backgroundColor: 'paper',
  curveType: 'arch',
};
const content: Module[] = [
  { type: 'quote', id: 'story', quote: 'In front' },
  { type: 'section-header', title: 'Behind nothing' },
];

/** A colour of the theme, as browsers compute it. */
function colorOf(token: string): string {
  const probe = document.body.appendChild(document.createElement('i'));
  probe.style.backgroundColor = `var(--colors-${token})`;
  const color = getComputedStyle(probe).backgroundColor;
  probe.remove();
  return color;
}

describe('a curve background', () => {
  it('is behind the modules that it spans, whose own background it replaces', () => {
    const host = { ...exampleContent(), site: exampleSite, sanitize, renderForm: () => null, preview: false };
    document.body.innerHTML = renderToStaticMarkup(
      <PageModules zones={{ content, backgroundCurves: [curve] }} host={host} />,
    );
    const [wrapper, after] = document.body.children;
    expect(wrapper?.textContent).toBe('In front');
    expect(after?.textContent).toBe('Behind nothing');
    const surface = (element: Element | null | undefined, part?: string) =>
      element && getComputedStyle(element, part).backgroundColor;
    expect(surface(find('section'))).toBe('rgba(0, 0, 0, 0)');
    expect(surface(wrapper, '::before')).toBe(colorOf('paper'));
    expect(surface(after)).toBe(colorOf('canvas'));
  });

  it('says in preview that the content of a page is not its zone, and shows nothing live', () => {
    expect(showModule(curve).innerHTML).toBe('');
    expect(showModule(curve, { preview: true }).textContent).toContain('zone “backgroundCurves”');
  });
});
