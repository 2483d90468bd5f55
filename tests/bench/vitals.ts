import { type Browser, chromium, type Page } from 'playwright';
import { chromiumOptions } from './chromium.ts';
import type { Contenders } from './contenders.ts';
import { median } from './rounds.ts';
import { type Row, within } from './row.ts';
import type { SignUp } from './sign-up.ts';

const loads = 5;
const slowdown = 4;
const limits = { LCP: 2000, INP: 200, CLS: 0.05 } as const;
type Vital = keyof typeof limits;
type Vitals = Readonly<Record<Vital, number>>;

interface Visit {
  readonly title: string;
  readonly url: string;
  readonly headers?: SignUp['headers'];
  /** The visitor's next action. */
  readonly act: (page: Page) => Promise<void>;
}

/**
 * Core Web Vitals of content pages and of three steps with a four times slower processor; medians of several
 * loads.
 */
export async function benchVitals({ site, stepUrl, home, business }: Contenders): Promise<Row[]> {
  const visits: readonly Visit[] = [
    { title: 'home page', url: site.url, act: openAndScroll },
    { title: 'list of articles', url: `${site.url}/about/news`, act: loadMore },
    { title: 'search', url: `${site.url}/search?q=power`, act: searchOnce },
    { title: 'share price', url: `${site.url}/for-investors/share-price`, act: chooseMonths },
    { title: 'order form', url: stepUrl, act: fillInAndPress },
    {
      title: 'heaviest step of the sign-up of a home',
      url: home.heaviestUrl,
      headers: home.headers,
      act: compareAndChoose,
    },
    {
      title: 'heaviest step of the sign-up of a business',
      url: business.heaviestUrl,
      headers: business.headers,
      act: chooseEach,
    },
  ];
  const browser = await chromium.launch(chromiumOptions());
  try {
    const rows: Row[] = [];
    for (const visit of visits) {
      const measured: Vitals[] = [];
      for (let load = 0; load < loads; load += 1) measured.push(await measure(browser, visit));
      for (const vital of ['LCP', 'INP', 'CLS'] as const) {
        const ours = median(measured.map((vitals) => vitals[vital]));
        const unit = vital === 'CLS' ? '' : 'ms';
        rows.push(within({ name: `${vital} of the ${visit.title}`, ours, peer: limits[vital], unit }));
      }
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, { url, headers, act }: Visit): Promise<Vitals> {
  const page = await browser.newPage({
    viewport: { width: 412, height: 823 },
    extraHTTPHeaders: { ...headers },
  });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'networkidle' });
  await act(page);
  await page.waitForTimeout(500);
  const vitals = await page.evaluate<Vitals>('window.vitals');
  await page.close();
  return vitals;
}

/**
 * Runs in the page before anything else. Shifts within half a second of an input are caused by the visitor.
 */
function observe(): void {
  const vitals = { LCP: 0, INP: 0, CLS: 0 };
  Object.assign(window, { vitals });
  const watch = (type: string, take: (entry: PerformanceEntry & Record<string, number>) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  watch('largest-contentful-paint', ({ startTime }) => {
    vitals.LCP = startTime;
  });
  watch('event', ({ interactionId, duration }) => {
    if (interactionId) vitals.INP = Math.max(vitals.INP, duration);
  });
  watch('layout-shift', ({ hadRecentInput, value = 0 }) => {
    if (!hadRecentInput) vitals.CLS += value;
  });
}

async function openAndScroll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await scroll(page);
}

async function loadMore(page: Page): Promise<void> {
  await page.locator('main a[data-region-link]').last().click();
  await scroll(page);
}

async function searchOnce(page: Page): Promise<void> {
  await page.locator('main input[name=q]').pressSequentially(' cut');
  await scroll(page);
}

async function chooseMonths(page: Page): Promise<void> {
  await page.locator('main select').first().press('ArrowUp');
  await scroll(page);
}

async function scroll(page: Page): Promise<void> {
  for (let turn = 0; turn < 6; turn += 1) {
    await page.mouse.wheel(0, 600);
    await page.waitForTimeout(100);
  }
}

async function fillInAndPress(page: Page): Promise<void> {
  const texts = page.locator('form input[type=text]:visible, form input:not([type]):visible');
  for (const input of await texts.all()) {
    await input.pressSequentially('Ana 12');
  }
  await page.locator('form input[type=radio]').first().press('Space');
  await page.locator('form button[type=submit]:visible').click();
}

/** Opens each card by its tab, on a narrow screen, and chooses it; then changes the content of the cards. */
async function compareAndChoose(page: Page): Promise<void> {
  const card = page.locator(
    'fieldset[role=radiogroup]:has([data-tab]) input[type=radio]:not([data-tab]):visible',
  );
  for (const tab of await page.locator('input[data-tab]').all()) {
    await tab.click();
    await card.click();
  }
  await page.locator('form input[type=radio]').first().press('Space');
  await page.locator('form input[role=switch]').press('Space');
}

/** Chooses each of the cards in turn. */
async function chooseEach(page: Page): Promise<void> {
  for (const radio of await page.locator('form input[type=radio]:not([data-tab])').all())
    await radio.press('Space');
}
