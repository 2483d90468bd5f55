import { get } from 'node:http';
import { type Browser, chromium } from 'playwright';
import { chromiumOptions } from './chromium.ts';
import type { Contenders } from './contenders.ts';
import { atMost, type Row } from './row.ts';

/** What a step may load beyond the floor. */
const stepAllowance = 35;

/**
 * The scripts a page loads, in kB as they are sent to a browser that takes gzip, against those of an empty page made
 * with the same Next. The step counts with what it loads once its form is touched. Scripts within the HTML are part
 * of the page, not of its JavaScript.
 */
export async function benchJavaScript({ site, stepUrl, peers }: Contenders): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const floor = await scriptsOf(browser, `${peers.url}/empty`);
    const content = await scriptsOf(browser, site.url);
    const step = await scriptsOf(browser, stepUrl, 'form input:not([type=hidden])');
    const row = { peer: floor, peerName: 'empty Next page', unit: 'kB' };
    return [
      atMost({ ...row, name: 'JavaScript of a content page', ours: content, budget: 1 }),
      atMost({
        ...row,
        name: `JavaScript of a step, which may have ${stepAllowance} kB more`,
        ours: step,
        budget: (floor + stepAllowance) / floor,
      }),
    ];
  } finally {
    await browser.close();
  }
}

async function scriptsOf(browser: Browser, url: string, touched?: string): Promise<number> {
  const page = await browser.newPage();
  const scripts = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  if (touched !== undefined) {
    await page.locator(touched).first().focus();
    await page.waitForLoadState('networkidle');
    // What the touch asked for may begin to load only now.
    await page.waitForTimeout(1_000);
  }
  await page.close();
  const sizes = await Promise.all([...scripts].map(sentBytes));
  return sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000;
}

/** Bytes of the body on the wire, not of what it unpacks to. */
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
