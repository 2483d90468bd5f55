import type { Browser, Page } from 'playwright';
import type { Contenders } from '../contenders.ts';
import type { Row } from '../row.ts';
import type { SignUp } from '../sign-up.ts';
import { raceTyping, withTypingBrowser } from './race-typing.ts';

const field = 'firstName';

/** Types into a step of the sign-up, and into a form with its markup and its styles written by hand with react-hook-form. */
export async function benchSignUpKeystroke({ home, peers }: Contenders): Promise<readonly Row[]> {
  const { detailsUrl, headers } = home;
  return await withTypingBrowser((browser) =>
    raceTyping({
      what: 'keystroke in the personal details of the sign-up',
      field,
      ours: () => openHydrated(browser, { url: detailsUrl, headers }),
      peer: () => openHydrated(browser, { url: `${peers.url}/details`, headers }),
    }),
  );
}

/** Opens a page and waits until React has hydrated the field. */
async function openHydrated(
  browser: Browser,
  { url, headers }: { readonly url: string; readonly headers: SignUp['headers'] },
): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 }, extraHTTPHeaders: headers });
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForFunction(
    (name) =>
      Object.keys(document.querySelector(`[name=${name}]`) ?? {}).some((key) => key.startsWith('__react')),
    field,
  );
  return page;
}
