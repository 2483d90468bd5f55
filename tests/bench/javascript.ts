import { get } from 'node:http';
import { type Browser, chromium } from 'playwright';
import { chromiumOptions } from './chromium.ts';
import type { Contenders } from './contenders.ts';
import { type Row, within } from './row.ts';
import type { SignUp } from './sign-up.ts';

/** Limits of a page's scripts, in kB: what comes before a content page is there, all of it in the end, and a form's. */
const limits = { content: 1, late: 3.1, region: 5, step: 105 };

/** Size of a page's scripts, in kB as sent to a browser that accepts gzip. */
export async function benchJavaScript({ site, stepUrl, home, business }: Contenders): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const rows = [
      await measure(browser, 'a content page, before it is there', limits.content, {
        url: `${site.url}/privacy`,
        isEarly: true,
      }),
      await measure(browser, 'a content page, late scripts too', limits.late, { url: `${site.url}/privacy` }),
      await measure(browser, 'the list of articles', limits.region, { url: `${site.url}/about/news` }),
      await measure(browser, 'the search', limits.region, { url: `${site.url}/search?q=power` }),
      await measure(browser, 'the share price, its chart out of view', limits.step, {
        url: `${site.url}/for-investors/share-price`,
        isEarly: true,
      }),
      await measure(browser, 'a step, as it loads', limits.step, { url: stepUrl }),
      await measure(browser, 'a step, once its form is touched', limits.step, { url: stepUrl, touched }),
    ];
    for (const [step, url, { headers }] of [
      ['the plans of a home', home.heaviestUrl, home],
      ['the terms of a business', business.heaviestUrl, business],
      ['the personal details', home.detailsUrl, home],
    ] as const) {
      const load = { url, headers };
      rows.push(await measure(browser, `${step}, as they load`, limits.step, load));
      rows.push(await measure(browser, `${step}, once touched`, limits.step, { ...load, touched }));
    }
    return rows;
  } finally {
    await browser.close();
  }
}

async function measure(browser: Browser, page: string, limit: number, load: Load): Promise<Row> {
  const name = `JavaScript of ${page}`;
  return within({ name, unit: 'kB', ours: await scriptsOf(browser, load), peer: limit });
}

/** The first control that a visitor would use. */
const touched = 'form input:not([type=hidden])';

interface Load {
  readonly url: string;
  readonly headers?: SignUp['headers'];
  /** Selector of the control to focus after the page has loaded. */
  readonly touched?: string;
  /** Whether to count only what is requested before the page is there. */
  readonly isEarly?: boolean;
}

async function scriptsOf(
  browser: Browser,
  { url, headers, touched, isEarly = false }: Load,
): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders: { ...headers } });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: isEarly ? 'domcontentloaded' : 'networkidle' });
  const early = [...scripts];
  if (touched !== undefined) {
    await page.locator(touched).first().focus();
    await page.waitForLoadState('networkidle');
    // The scripts requested by this may start loading only now.
    await page.waitForTimeout(1_000);
  }
  await context.close();
  const sizes = await Promise.all((isEarly ? early : [...scripts]).map(sentBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

/** Bytes of the body as transferred, before decompression. */
function sentBytes(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.once('end', () => resolve(bytes));
      response.once('error', reject);
    }).once('error', reject);
  });
}
