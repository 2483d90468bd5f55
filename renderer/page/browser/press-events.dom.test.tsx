import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { PressCategory } from '../../islands/press-category.tsx';

const head = '<meta name="press-event" content="pagePress">';
const body = `
  <section data-press-category="Cards">
    <a href="#more"><b>Read
      more</b> about it</a>
    <a href="#logo" aria-label="Home">x</a>
    <details><summary>Opens</summary></details>
    <p>Words</p>
    <div data-press-category="Notes"><button type="button">Inner</button></div>
  </section>
  <form><button type="button">Apart</button></form>`;

beforeAll(async () => {
  document.head.insertAdjacentHTML('beforeend', head);
  document.body.innerHTML = body;
  await import('./late/press-events.ts');
});

afterAll(() => {
  document.querySelector('meta[name=press-event]')?.remove();
  document.body.replaceChildren();
});

beforeEach(() => {
  delete window.dataLayer;
});

const pressed = (eventCategory: string, eventAction: string, eventLabel: string) => [
  { event: 'pagePress', eventCategory, eventAction, eventLabel },
];

it.each([
  ['b', pressed('Cards', 'link', 'Read more about it')],
  ['a[aria-label]', pressed('Cards', 'link', 'Home')],
  ['summary', pressed('Cards', 'button', 'Opens')],
  ['div button', pressed('Notes', 'button', 'Inner')],
  ['p', undefined],
  ['form button', undefined],
])('A press of %s sends the event of its module, if any', (selector, events) => {
  const element = document.querySelector<HTMLElement>(selector);
  element?.addEventListener('click', (event) => {
    event.stopPropagation();
    event.preventDefault();
  });
  element?.click();
  expect(window.dataLayer).toEqual(events);
});

it('Only kinds of modules with a category are marked', () => {
  const host = { pressCategories: { cards: 'Cards "A"' } };
  const html = renderToStaticMarkup(
    <>
      <PressCategory host={host} of="cards" />
      <PressCategory host={host} of="notes" />
      <PressCategory host={{}} of="cards" />
    </>,
  );
  document.body.innerHTML = html;
  expect(document.body.children).toHaveLength(1);
  expect(find('template').dataset.pressCategory).toBe('Cards "A"');
});
