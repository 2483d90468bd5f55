import axe from 'axe-core';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { exampleSite } from '../../host/example-content.ts';
import { ConsentPrompt } from '../consent/consent-prompt.tsx';
import { consentId } from '../consent/consent-texts.ts';
import { askConsent } from './consent.ts';
import '../../theme/site.css';

const purposes = { measurement: 'Measure visits', personalisation: 'Adapt pages' };
const load = vi.fn<(address: string) => void>();
const prompt = () => find(`#${consentId}`);
const isShown = () => prompt().matches(':popover-open');
const press = (words: string) => {
  const named = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === words);
  return userEvent.click(named ?? document.body);
};

/** Sets the cookie, or removes it. */
function keep(answers?: string) {
  const rest = answers === undefined ? '; max-age=0' : '';
  Object.assign(document, { cookie: `waymark-consent=${answers}; path=/${rest}` });
}

/** Shows a page with a tag for each purpose, as a browser with these answers. */
function show(answers?: string) {
  keep(answers);
  document.head.insertAdjacentHTML(
    'beforeend',
    Object.keys(purposes)
      .map((name) => `<meta name="third-party-tag" content="/${name}.js" data-purpose="${name}">`)
      .join(''),
  );
  document.body.innerHTML = renderToStaticMarkup(
    <>
      <main tabIndex={-1}>Words</main>
      <button type="button" popoverTarget={consentId}>
        Change
      </button>
      <ConsentPrompt
        tags={{ purposes, scripts: [{ script: '/a.js', purpose: 'measurement' }] }}
        words={exampleSite.words.consent}
      />
    </>,
  );
  askConsent(document, load);
}

beforeEach(() => {
  load.mockReset();
});

afterEach(() => {
  for (const meta of document.querySelectorAll('meta[name=third-party-tag]')) meta.remove();
  keep();
  document.body.replaceChildren();
  document.documentElement.style.removeProperty('--covered');
  delete window.dataLayer;
});

it('asks a new visitor, and loads nothing meanwhile', async () => {
  show();
  expect(isShown()).toBe(true);
  expect(load).not.toHaveBeenCalled();
  await expect
    .poll(() => document.documentElement.style.getPropertyValue('--covered'))
    .toBe(`${prompt().offsetHeight}px`);
});

it('loads every tag once after Accept, without the events of before', async () => {
  show();
  window.dataLayer = [{ event: 'before' }];
  await press('Accept all');
  expect(load.mock.calls).toEqual([['/measurement.js'], ['/personalisation.js']]);
  expect(window.dataLayer).toEqual([]);
  expect(document.cookie).toContain('waymark-consent=+measurement.+personalisation');
  expect(isShown()).toBe(false);
  expect(document.activeElement).toBe(find('main'));
  await expect.poll(() => document.documentElement.style.getPropertyValue('--covered')).toBe('0px');
});

it('loads nothing after Decline', async () => {
  show();
  await press('Decline all');
  expect(load).not.toHaveBeenCalled();
  expect(document.cookie).toContain('waymark-consent=-measurement.-personalisation');
  expect(isShown()).toBe(false);
});

it('loads only tags of the purposes that are chosen', async () => {
  show();
  await userEvent.click(find('summary'));
  await userEvent.click(find('[value=personalisation]'));
  await press('Save my choice');
  expect(load.mock.calls).toEqual([['/personalisation.js']]);
  expect(document.cookie).toContain('waymark-consent=-measurement.+personalisation');
});

it('is not asked again, and the footer opens it with the answers', async () => {
  show('+measurement.-personalisation');
  expect(isShown()).toBe(false);
  expect(load.mock.calls).toEqual([['/measurement.js']]);
  await press('Change');
  expect(isShown()).toBe(true);
  expect(find<HTMLInputElement>('[value=measurement]').checked).toBe(true);
  expect(find<HTMLInputElement>('[value=personalisation]').checked).toBe(false);
  await press('Accept all');
  expect(load.mock.calls).toEqual([['/measurement.js'], ['/personalisation.js']]);
  expect(document.activeElement?.textContent).toBe('Change');
});

it('asks again where a purpose is new', () => {
  show('+measurement');
  expect(isShown()).toBe(true);
  expect(load.mock.calls).toEqual([['/measurement.js']]);
});

it('has no fault that axe finds, open or with its choices', async () => {
  show();
  await userEvent.click(find('summary'));
  const { violations } = await axe.run(prompt());
  expect(violations).toEqual([]);
});
