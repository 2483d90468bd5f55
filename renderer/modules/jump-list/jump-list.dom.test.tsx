import { afterEach, describe, expect, it } from 'vitest';
import { withAnchors } from '../../../server/pages/rendering/with-anchors.fixture.ts';
import { find, moduleHtml } from '../../../tests/support/browser/show-module.tsx';

const jumpList = { type: 'jump-list', title: 'On this page' } as const;

function show(content: string, { preview = false } = {}) {
  document.body.innerHTML = withAnchors(`<main>${moduleHtml(jumpList, { preview })}${content}</main>`);
}

const links = () => [...document.querySelectorAll('nav a')];

describe('a jump list', () => {
  afterEach(() => history.replaceState(null, '', location.pathname + location.search));

  it('is navigation to the headings of the page, named by its title', () => {
    show('<h2>Boats</h2><h3>Islands</h3><h2>Fees</h2>');
    expect(links().map((link) => link.textContent)).toEqual(['Boats', 'Islands', 'Fees']);
    const nav = find('nav');
    expect(document.getElementById(nav.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'On this page',
    );
  });

  it('leads to its heading, also into a closed section', async () => {
    show('<details><summary>More</summary><h2>Fees</h2></details>');
    find('nav a').click();
    expect(location.hash).toBe('#fees');
    await expect.poll(() => find<HTMLDetailsElement>('details').open).toBe(true);
  });

  it('hides on a page without headings, and says so in preview', () => {
    show('<p>Short</p>');
    expect(find('main').innerHTML).toBe('<p>Short</p>');
    show('<p>Short</p>', { preview: true });
    expect(find('main').textContent).toBe(
      'jump-list is hidden. It needs a heading of the second or third level on the page.Short',
    );
  });
});
