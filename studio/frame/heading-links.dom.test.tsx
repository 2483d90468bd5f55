import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { HeadingLinks } from './heading-links.tsx';
import { writeMark } from './marks/invisible-marks.ts';

const place = document.createElement('nav');
const main = document.createElement('main');
const root = createRoot(place);
document.body.replaceChildren(place, main);

afterEach(() => root.render(null));

const links = () => [...place.querySelectorAll('a')].map((link) => link.getAttribute('href'));

it('leads to the headings of the content, and follows them', async () => {
  main.innerHTML = `<h1>Terms</h1><h2>Prices${writeMark(3)}</h2><h3>Old prices</h3><dialog><h2>Help</h2></dialog><h2> </h2>`;
  flushSync(() => root.render(<HeadingLinks withoutHeadings="It needs a heading" />));
  await expect.element(page.getByRole('link', { name: 'Old prices' })).toBeVisible();
  expect(links()).toEqual(['#prices', '#old-prices']);
  expect(place.querySelectorAll('ol ol a')).toHaveLength(1);
  // The link of a heading carries its mark, by which a click finds it.
  expect(place.querySelector('a')?.textContent).toBe(`Prices${writeMark(3)}`);
  main.querySelector('h3')?.remove();
  await expect.poll(links).toEqual(['#prices']);
  main.innerHTML = '<h1>Terms</h1>';
  await expect.element(page.getByText('It needs a heading')).toBeVisible();
});
