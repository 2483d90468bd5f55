import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount, unmount } from '../../tests/support/browser/mount.tsx';
import { find } from '../../tests/support/browser/show-module.tsx';
import '../../renderer/theme/site.css';
import './share-price.css';
import { exampleFigures } from './figures/share-figures.fixture.ts';
import type { ShareFigures } from './figures/share-figures.ts';
import { SharePrice } from './share-price.island.tsx';
import type { SharePriceModule } from './share-price.types.ts';
import { exampleModule, exampleProps } from './share-price-props.fixture.ts';
import type { SharePriceProps } from './share-price-props.ts';

const path = '/api/figures';

/** The gateway: what it answers next, and how often it has been asked for figures. */
const gateway = { figures: exampleFigures as ShareFigures | undefined, asked: 0, waits: false };

beforeEach(() => {
  Object.assign(gateway, { figures: exampleFigures, asked: 0, waits: false });
  vi.stubGlobal('fetch', async (asked: string) => {
    if (asked !== path) return Response.json({ access_token: 'token', expires_in: 900 });
    gateway.asked += 1;
    if (gateway.waits) await new Promise(() => undefined);
    return gateway.figures ? Response.json(gateway.figures) : Response.json({}, { status: 502 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  unmount();
});

function show(given: Partial<SharePriceProps> = {}, module: Partial<SharePriceModule> = {}): void {
  const props = { ...exampleProps, operationPath: path, ...given };
  mount(<SharePrice {...props} module={{ ...exampleModule, ...module }} />);
}

const terms = () =>
  Object.fromEntries(
    [...document.querySelectorAll('dl > div')].map((row) => [
      row.querySelector('dt')?.textContent,
      row.querySelector('dd')?.textContent,
    ]),
  );
const tableDays = () =>
  [...document.querySelectorAll('details time')].map((day) => day.getAttribute('datetime'));
const bars = () => [...document.querySelectorAll<SVGElement>('.apexcharts-bar-area')];
const sliders = () => [...document.querySelectorAll<HTMLInputElement>('input[type=range]')];

/** Moves a slider as a visitor does, without letting go. */
function slide(slider: HTMLInputElement | undefined, value: number): void {
  if (!slider) throw new Error('There is no slider.');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(value));
  slider.dispatchEvent(new Event('input', { bubbles: true }));
}
const letGo = (slider: HTMLInputElement | undefined) =>
  slider?.dispatchEvent(new Event('change', { bubbles: true }));

describe('a share price', () => {
  it('shows the quote under its labels', () => {
    show();
    expect(terms()).toEqual({
      Symbol: 'BKR',
      Volume: '412,905',
      'Current Price': '$3.18 +0.63%',
      'Prev Close Price': '$3.16',
      'Monthly high': '$3.29',
      'Monthly low': '$3.02',
      '52 week high': '$3.47',
      '52 week low': '$2.74',
    });
    expect(document.body.textContent).toContain('At 2 March 2026, 2:40 pm. Delayed 20 minutes.');
  });

  it('sums up the last month and year', () => {
    show();
    const rows = [...find('table').querySelectorAll('tbody tr')].map((row) => row.textContent);
    expect(rows).toEqual([
      expect.stringMatching(/^Rolling Month\$3\.\d\d\$\d\.\d\d$/),
      expect.stringMatching(/^Rolling Year\$3\.\d\d\$\d\.\d\d$/),
    ]);
  });

  it('offers the periods with the second one chosen', () => {
    show();
    const select = find<HTMLSelectElement>('select');
    expect([...select.options].map(({ text }) => text)).toEqual([
      '1 month',
      '3 month',
      '6 month',
      '12 month',
    ]);
    expect(select.value).toBe('3');
  });

  it('has the figures of the charts in a table, and no others', async () => {
    show();
    await expect.poll(() => bars().length).toBe(65);
    expect(tableDays()).toHaveLength(65);
    expect(tableDays().at(-1)).toBe('2025-12-02');
    const last = exampleFigures.days.at(-1);
    expect(find('details tbody tr').textContent).toContain(`$${last?.close.toFixed(2)}`);
  });

  it('draws charts 1.9 times as wide as high, with bars of ten pixels at most', async () => {
    show();
    await userEvent.selectOptions(find('select'), '1 month');
    await expect.poll(() => bars().length).toBe(21);
    for (const chart of document.querySelectorAll('[role=img]')) {
      const { width, height } = chart.getBoundingClientRect();
      expect(width / height).toBeCloseTo(1.9, 1);
    }
    for (const bar of bars()) expect(bar.getBoundingClientRect().width).toBeLessThanOrEqual(10.01);
  });

  it('shows the days of the slider once it is let go', async () => {
    show();
    await expect.poll(() => bars().length).toBe(65);
    const [first, last] = sliders();
    slide(first, 10);
    slide(first, 20);
    expect(first?.getAttribute('aria-valuetext')).toBe('30 December 2025');
    expect(tableDays()).toHaveLength(65);
    letGo(first);
    await expect.poll(tableDays).toHaveLength(45);
    slide(last, 40);
    letGo(last);
    await expect.poll(tableDays).toHaveLength(21);
    await expect.poll(() => bars().length).toBe(21);
  });

  it('never lets the ends of the slider pass each other', () => {
    show();
    const [first, last] = sliders();
    slide(first, 64);
    letGo(first);
    expect(first?.value).toBe('63');
    slide(last, 2);
    letGo(last);
    expect(last?.value).toBe('64');
    expect(tableDays()).toHaveLength(2);
  });

  it('shows the whole of another period', async () => {
    show();
    slide(sliders()[0], 20);
    letGo(sliders()[0]);
    await expect.poll(tableDays).toHaveLength(45);
    await userEvent.selectOptions(find('select'), '6 month');
    expect(tableDays().length).toBeGreaterThan(120);
    expect(sliders().map(({ value }) => value)).toEqual(['0', String(tableDays().length - 1)]);
  });

  it('lays the index over the price when asked to', async () => {
    show();
    const lines = () => document.querySelectorAll('.apexcharts-line-series .apexcharts-series').length;
    await expect.poll(lines).toBe(1);
    await userEvent.click(page.getByRole('checkbox', { name: 'Compare with the index' }));
    await expect.poll(lines).toBe(2);
  });

  it('adds no style element to the page', async () => {
    const before = document.querySelectorAll('style').length;
    show();
    await expect.poll(() => bars().length).toBe(65);
    expect(document.querySelectorAll('main style, svg style')).toHaveLength(0);
    expect(document.querySelectorAll('style')).toHaveLength(before);
    expect(getComputedStyle(find('.apexcharts-tooltip')).position).toBe('absolute');
  });

  it('explains the figures in a window that closes by its button', async () => {
    show();
    await userEvent.click(page.getByRole('button', { name: 'About these figures' }));
    await expect.element(page.getByRole('dialog')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Got it' }));
    await expect.poll(() => find('dialog').checkVisibility()).toBe(false);
  });

  it.each([
    ['links to the exchange', { exchangeLinks: [] }],
    ['an explanation', { explanation: { openLabel: 'About', title: 'About', closeLabel: 'Got it' } }],
  ])('hides without %s', (_, lacking) => {
    show({}, lacking);
    expect(document.body.textContent).toBe('');
  });
});

describe('the figures of a share price', () => {
  const failed = 'The share price could not be loaded';

  it('are asked for again and again, but not when the window gets the focus', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show({}, { refreshSeconds: 30 });
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(29_000);
    expect(gateway.asked).toBe(0);
    gateway.figures = { ...exampleFigures, quote: { ...exampleFigures.quote, price: 3.21 } };
    await vi.advanceTimersByTimeAsync(1500);
    await expect.poll(() => terms()['Current Price']).toBe('$3.21 +0.63%');
    await vi.advanceTimersByTimeAsync(30_000);
    await expect.poll(() => gateway.asked).toBe(2);
  });

  it('are asked for every minute when the module does not say', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await vi.advanceTimersByTimeAsync(58_000);
    expect(gateway.asked).toBe(0);
    await vi.advanceTimersByTimeAsync(3000);
    await expect.poll(() => gateway.asked).toBe(1);
  });

  it('that are late show as skeletons until they are here', async () => {
    gateway.waits = true;
    show({ data: { state: 'late' } });
    expect(find('[aria-busy=true]').checkVisibility()).toBe(true);
    expect(document.querySelector('dl')).toBeNull();
    gateway.waits = false;
    show({ data: { state: 'late' } });
    await expect.poll(() => terms().Symbol).toBe('BKR');
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('that the server could not have are replaced by a message, which goes once they are here', async () => {
    gateway.figures = undefined;
    show({ data: { state: 'failed' } });
    expect(document.body.textContent).toContain(`${failed}Please try again later, or look at the exchange`);
    expect(document.querySelector('dl, [role=img]')).toBeNull();
    gateway.figures = exampleFigures;
    show({ data: { state: 'failed' } });
    await expect.poll(() => terms().Symbol).toBe('BKR');
    expect(document.body.textContent).not.toContain(failed);
  });

  it('that could not be renewed are replaced by the message', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    gateway.figures = undefined;
    await vi.advanceTimersByTimeAsync(61_000);
    await expect.poll(() => document.body.textContent).toContain(failed);
    expect(document.querySelector('dl')).toBeNull();
    expect(tableDays()).toHaveLength(65);
  });
});

describe('the HTML of a share price', () => {
  it('has no style attribute, which the policy of a page would refuse', () => {
    const html = renderToString(<SharePrice {...exampleProps} />);
    expect(html).not.toContain('style=');
    expect(html).toContain('<dt');
  });
});
