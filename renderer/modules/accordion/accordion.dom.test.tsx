import { afterEach, describe, expect, it } from 'vitest';
import { find, showModule } from '../../../tests/support/browser/show-module.tsx';

const paragraph = (text: string) => [{ type: 'paragraph' as const, text }];

function show() {
  showModule({
    type: 'accordion',
    items: [
      { contentID: 41, title: 'First', blocks: paragraph('One') },
      { contentID: 42, title: 'Second', blocks: paragraph('Two') },
    ],
  });
}

const section = (id: number) => find<HTMLDetailsElement>(`details:has(#section-${id})`);

describe('an accordion', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('opens and closes a section when its title is pressed', () => {
    show();
    expect(section(41).open).toBe(false);
    section(41).querySelector('summary')?.click();
    expect(section(41).open).toBe(true);
    section(41).querySelector('summary')?.click();
    expect(section(41).open).toBe(false);
  });

  it('opens the section that the hash of the address names, without a script', async () => {
    show();
    location.hash = '#section-42';
    await expect.poll(() => section(42).open).toBe(true);
    expect(section(41).open).toBe(false);
  });

  it('leaves every section closed for a hash that names none of them', async () => {
    show();
    location.hash = '#section-99';
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
  });

  it('renders nothing without sections', () => {
    expect(showModule({ type: 'accordion', items: [] }).innerHTML).toBe('');
  });
});
