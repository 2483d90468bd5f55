import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it } from 'vitest';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { PressCategory } from '../../islands/press-category.tsx';
import { sendPresses } from './press-events.ts';

const root = document.implementation.createHTMLDocument();
root.head.innerHTML = '<meta name="press-event" content="pagePress">';
root.body.innerHTML = `
  <section data-press-category="Cards">
    <a href="#more"><b>Read
      more</b> about it</a>
    <a href="#logo" aria-label="Home">x</a>
    <details><summary>Opens</summary></details>
    <p>Words</p>
    <div data-press-category="Notes"><button type="button">Inner</button></div>
  </section>
  <form><button type="button">Apart</button></form>`;
sendPresses(root);

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
  const element = root.querySelector<HTMLElement>(selector);
  element?.addEventListener('click', (event) => event.stopPropagation());
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
