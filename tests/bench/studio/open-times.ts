import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Frame, Page } from 'playwright';
import { openSlowPage } from './open-studio.ts';

/** Milliseconds from the request of a set of changes. */
export interface Opened {
  /** Until the tree of the site is painted. */
  readonly workspace: number;
  /** Until the page is painted beside it. */
  readonly page: number;
}

/** A page that notes when it has painted what is waited for, in milliseconds since the epoch. */
interface Painted {
  paintedAt?: number;
}

/** A window begins with a second of work of the browser itself, which an author has behind them who comes from the list of changes. */
const windowPauseMs = 1500;
const pollMs = 100;

/** Opens a set of changes. The pages themselves note what they paint: Playwright asks for it only twice a second. */
export async function openChanges(context: BrowserContext, changes: string): Promise<Opened> {
  const page = await openSlowPage(context);
  await page.addInitScript(notePainted, { studio: '[role="treeitem"]', preview: 'h1' });
  await pause(windowPauseMs);
  await page.goto(changes, { waitUntil: 'commit' });
  const begun = await page.evaluate(() => performance.timeOrigin);
  const workspace = await paintedAt(page);
  const preview = page.frames().find((frame) => frame !== page.mainFrame());
  const opened = {
    workspace: workspace - begun,
    page: preview ? (await paintedAt(preview)) - begun : Number.NaN,
  };
  await page.close();
  return opened;
}

async function paintedAt(target: Page | Frame): Promise<number> {
  const painted = await target.waitForFunction(() => (window as Painted).paintedAt, undefined, {
    polling: pollMs,
  });
  return (await painted.jsonValue()) ?? Number.NaN;
}

function notePainted(selectors: { readonly studio: string; readonly preview: string }): void {
  const selector = window === window.top ? selectors.studio : selectors.preview;
  const observer = new MutationObserver(() => {
    const isThere = [...document.querySelectorAll(selector)].some((each) => each.checkVisibility());
    if (!isThere) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      // The first task after the frame was painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        (window as Painted).paintedAt = performance.timeOrigin + performance.now();
      };
      port2.postMessage('');
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}
