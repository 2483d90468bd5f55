import { afterEach, expect, it } from 'vitest';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { keepPlace } from './keep-place.ts';

const html = `
  <button popovertarget="filters">Filters</button>
  <div id="filters" popover style="height: 50px; overflow: auto">
    <label>Year <select name="year"><option>2025</option></select></label>
    <p style="height: 500px"></p>
    <button popovertarget="filters" popovertargetaction="hide">Show results</button>
  </div>`;

/** Replaces the HTML of a part, as an update of a region does. */
function replace(part: HTMLElement): void {
  const restore = keepPlace(part);
  part.innerHTML = html;
  restore();
}

afterEach(() => document.body.replaceChildren());

it('keeps an open popover open where it was, with the focus in it', () => {
  document.body.innerHTML = `<div id="part">${html}</div>`;
  find('button').click();
  find('select').focus();
  find('#filters').scrollTop = 30;
  replace(find('#part'));
  expect(find('#filters').matches(':popover-open')).toBe(true);
  expect(find('#filters').scrollTop).toBe(30);
  expect(document.activeElement).toBe(find('select'));
});

it('returns the focus to the opener when such a popover is closed', () => {
  document.body.innerHTML = `<div id="part">${html}</div>`;
  find('button').click();
  find('select').focus();
  replace(find('#part'));
  find('#filters').hidePopover();
  expect(document.activeElement).toBe(find('button'));
});

it('leaves a closed popover closed', () => {
  document.body.innerHTML = `<div id="part">${html}</div>`;
  replace(find('#part'));
  expect(find('#filters').matches(':popover-open')).toBe(false);
});
