import { get } from 'node:http';
import { type Browser, chromium } from 'playwright';
import { chromiumOptions } from './chromium.ts';
import type { Contenders } from './contenders.ts';
import { atMost, type Row } from './row.ts';
import type { SignUp } from './sign-up.ts';

/** What a step may load beyond the floor. */
const stepAllowance = 35;

/**
 * The scripts a page loads, in kB as they are sent to a browser that takes gzip, against those of an empty page made
 * with the same Next. Scripts within the HTML are part of the page, not of its JavaScript.
 */
export async function benchJavaScript({ site, stepUrl, signUp, peers }: Contenders): Promise<Row[]> {
  const browser = await chromium.launch(chromiumOptions());
  try {
    const floor = await scriptsOf(browser, { url: `${peers.url}/empty` });
    const row = { peer: floor, peerName: 'empty Next page', unit: 'kB' };
    const { headers, cardsUrl } = signUp;
    const step = { ...row, budget: (floor + stepAllowance) / floor };
    return [
      atMost({
        ...row,
        name: 'JavaScript of a content page',
        ours: await scriptsOf(browser, { url: site.url }),
        budget: 1,
      }),
      atMost({
        ...step,
        name: `JavaScript of a step, which may have ${stepAllowance} kB more, as it loads`,
        ours: await scriptsOf(browser, { url: stepUrl }),
      }),
      atMost({
        ...step,
        name: `JavaScript of a step, which may have ${stepAllowance} kB more, once its form is touched`,
        ours: await scriptsOf(browser, { url: stepUrl, touched }),
      }),
      atMost({
        ...step,
        name: `JavaScript of the heaviest step of the sign-up, which may have ${stepAllowance} kB more, as it loads`,
        ours: await scriptsOf(browser, { url: cardsUrl, headers }),
      }),
      atMost({
        ...step,
        name: `JavaScript of the heaviest step of the sign-up, which may have ${stepAllowance} kB more, once its form is touched`,
        ours: await scriptsOf(browser, { url: cardsUrl, headers, touched }),
      }),
    ];
  } finally {
    await browser.close();
  }
}

/** The first thing a visitor would touch. */
const touched = 'form input:not([type=hidden])';

interface Load {
  readonly url: string;
  readonly headers?: SignUp['headers'];
  /** What is touched once the page has come. */
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
    // What the touch asked for may begin to load only now.
    await page.waitForTimeout(1_000);
  }
  await context.close();
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
