import { get } from 'node:http';
import { type Browser, chromium } from 'playwright';
import { chromiumOptions } from './chromium.ts';
import type { Contenders } from './contenders.ts';
import { type Row, within } from './row.ts';
import type { SignUp } from './sign-up.ts';

/** Limits of a page's scripts, in kB. */
const limits = { content: 1, step: 105 };

/** Size of a page's scripts, in kB as sent to a browser that accepts gzip. */
export async function benchJavaScript({ site, stepUrl, home, business }: Contenders): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const rows = [
      await measure(browser, 'a content page', limits.content, { url: site.url }),
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
}

async function scriptsOf(browser: Browser, { url, headers, touched }: Load): Promise<number> {
  const context = await browser.newContext({ extraHTTPHeaders: { ...headers } });
  const page = await context.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (touched !== undefined) {
    await page.locator(touched).first().focus();
    await page.waitForLoadState('networkidle');
    // The scripts requested by this may start loading only now.
    await page.waitForTimeout(1_000);
  }
  await context.close();
  const sizes = await Promise.all([...scripts].map(sentBytes));
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
