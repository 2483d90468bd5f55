import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { find } from '../../../tests/support/browser/show-module.tsx';
import { refreshRegions } from './refresh-regions.ts';

/** Two regions that are kept up to date, one every 30 seconds; each shows the same. */
const regions = (shown: string) =>
  [30, 90]
    .map((seconds) => `<div data-region="loaf/${seconds}" data-refresh-seconds="${seconds}">${shown}</div>`)
    .join('');
const page = (shown: string) => new Response(`<title>Bakery</title><p>Other words</p>${regions(shown)}`);
const shownIn = (seconds: number) => find(`[data-region="loaf/${seconds}"]`).innerHTML;
const ask = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.stubGlobal('fetch', ask);
  document.body.innerHTML = `<p>Words</p>${regions('<a href="/loaf">$6.00</a>')}<div data-region="bun">Bun</div>`;
  refreshRegions(document);
});

afterEach(() => {
  vi.clearAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  ask.mockReset();
  document.body.replaceChildren();
});

it('replaces regions after the shortest of their times, again and again, and nothing else', async () => {
  ask.mockImplementation(async () => page(`$7.${ask.mock.calls.length}0`));
  vi.advanceTimersByTime(29_000);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  await expect.poll(() => [shownIn(30), shownIn(90)]).toEqual(['$7.10', '$7.10']);
  expect(ask.mock.calls[0]?.[0]).toBe(location.href);
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => shownIn(30)).toBe('$7.20');
  expect(find('p').textContent).toBe('Words');
  expect(find('[data-region=bun]').textContent).toBe('Bun');
});

it('does not ask while the page is hidden, nor when it gets the focus again', () => {
  const visibility = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.advanceTimersByTime(90_000);
  visibility.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  dispatchEvent(new FocusEvent('focus'));
  expect(ask).not.toHaveBeenCalled();
});

it.each([
  ['the page fails', async () => new Response('', { status: 503 })],
  ['the page cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['the page has none', async () => new Response('<title>Bakery</title>')],
])('empties a region while %s, and fills it again', async (_, answer) => {
  ask.mockImplementationOnce(answer);
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => shownIn(30)).toBe('');
  ask.mockResolvedValueOnce(page('$8.00'));
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => shownIn(30)).toBe('$8.00');
});

it('leaves a region alone that has the focus, until it has lost it', async () => {
  const link = find('a');
  link.focus();
  ask.mockImplementation(async () => page('$7.00'));
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => shownIn(90)).toBe('$7.00');
  expect(document.activeElement).toBe(link);
  link.blur();
  vi.advanceTimersByTime(30_000);
  await expect.poll(() => shownIn(30)).toBe('$7.00');
});
