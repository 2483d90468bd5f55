import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { LanguageLink } from '#engine';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { LanguageSuggestions } from '../footer/language-suggestions.tsx';
import { closedKey, suggestLanguage } from './suggest-language.ts';
import '../../theme/site.css';

const link = (language: string, name: string, isCurrent = false): LanguageLink => ({
  language,
  name,
  prefix: isCurrent ? '' : `/${language}`,
  href: isCurrent ? '/' : `/${language}`,
  address: isCurrent ? '/' : `/${language}`,
  isCurrent,
  isTranslated: true,
  suggestion: { text: `Also in ${name}`, closeLabel: `Close ${name}` },
});
const links = [link('en-nz', 'English', true), link('mi', 'Māori'), link('ar', 'العربية')];

const shown = () => [...document.querySelectorAll(':popover-open')].map(({ textContent }) => textContent);
const visit = (...preferred: readonly string[]) => suggestLanguage(document, preferred, localStorage);

beforeEach(() => {
  localStorage.removeItem(closedKey);
  document.documentElement.lang = 'en-nz';
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <main tabIndex={-1}>Words</main>
      <LanguageSuggestions links={links} />
    </>,
  );
});

afterEach(() => {
  document.documentElement.lang = 'en';
});

it('The language that a browser prefers to that of the page is suggested, in that language', async () => {
  visit('de-de', 'mi-NZ', 'en');
  expect(shown()).toEqual(['Also in MāoriClose Māori']);
  expect(find(':popover-open a').getAttribute('href')).toBe('/mi');
  expect((await axe.run(find(':popover-open'))).violations).toEqual([]);
});

it.each([['en-GB', 'mi'], ['de'], []])(
  'Nothing is suggested to a browser that prefers %s',
  (...preferred) => {
    visit(...preferred);
    expect(shown()).toEqual([]);
  },
);

it('A suggestion that was closed once does not come back', async () => {
  visit('ar');
  await userEvent.click(find(':popover-open [data-close]'));
  expect(shown()).toEqual([]);
  visit('mi');
  expect(shown()).toEqual([]);
});

it('Nothing is suggested to who has chosen a language', () => {
  visit('de');
  const chosen = find('a[hreflang=mi]');
  chosen.addEventListener('click', (event) => event.preventDefault());
  chosen.click();
  visit('mi');
  expect(shown()).toEqual([]);
});
