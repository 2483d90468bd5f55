import { existsSync, readFileSync } from 'node:fs';
import type { BrowserContext, Page, Request, Response } from '@playwright/test';
import type { Site } from './site.ts';

/** Something a visit leaves behind. */
export interface Trace {
  readonly where: string;
  readonly text: string;
  /** The step of a journey that it is of: what was typed there may stand in it. */
  readonly step?: string | undefined;
}

export type Traces = ReturnType<typeof followTraces>;

/** Writes down every address a browser asks for, what it sends and what it gets. Call before the first page. */
export function followTraces(context: BrowserContext, site: Site) {
  const traces: Trace[] = [];
  const reading: Promise<void>[] = [];
  const scripts = new Set<string>();
  const before = site.log().length;

  context.on('request', (request) => {
    traces.push({ where: `the address of ${named(request)}`, text: request.url() });
    const { referer = '' } = request.headers();
    traces.push({ where: `where ${named(request)} says it comes from`, text: referer });
    const sent = { where: `what ${named(request)} sends`, text: request.postData() ?? '' };
    traces.push({ ...sent, step: stepOf(request.url(), site) });
  });
  context.on('response', (response) => {
    // The same for everybody under one address: each is read once.
    if (isBuilt(response)) {
      if (scripts.has(response.url())) return;
      scripts.add(response.url());
    }
    reading.push(
      read(response).then((text) => {
        traces.push({
          where: `the answer to ${named(response.request())}`,
          text,
          step: stepOf(response.url(), site),
        });
      }),
    );
  });

  return {
    /** Writes down what the browser keeps for a page. */
    async lookInto(page: Page): Promise<void> {
      const where = new URL(page.url()).pathname;
      traces.push({ where: `the address bar at ${where}`, text: page.url() });
      traces.push({ where: `the storage at ${where}`, text: await stored(page) });
      traces.push({ where: `the cookies at ${where}`, text: JSON.stringify(await context.cookies()) });
    },
    /** All there is, with what the server has written to its log and its database. */
    async all(): Promise<readonly Trace[]> {
      await Promise.all(reading);
      return [
        ...traces,
        { where: 'the log', text: site.log().slice(before) },
        { where: 'the database', text: databaseOf(site) },
      ];
    },
  };
}

function isBuilt(response: Response): boolean {
  return new URL(response.url()).pathname.startsWith('/assets/');
}

function named(request: Request): string {
  const { pathname, host } = new URL(request.url());
  return `${request.method()} ${host}${pathname}`;
}

/** Pages of steps, what their forms are sent to, and the page of the bank. */
function stepOf(address: string, site: Site): string | undefined {
  const { origin, pathname } = new URL(address);
  if (origin === site.sandbox.url && pathname.startsWith('/card-form/')) return 'card-form';
  if (origin !== site.url) return undefined;
  return /^(?:\/join\/(?:residential|business)|\/api\/journeys\/(?:residential|business)-join)\/([a-z-]+)/.exec(
    pathname,
  )?.[1];
}

async function read(response: Response): Promise<string> {
  const headers = JSON.stringify(await response.allHeaders().catch(() => ({})));
  // A redirect has no body, nor has an answer that the browser left behind.
  const body = await response.body().catch(() => Buffer.from(''));
  return headers + body.toString('utf8');
}

/** Everything a page can keep in its browser. What was pushed onto the data layer is among it. */
function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const layer = (window as unknown as { dataLayer?: unknown }).dataLayer;
    const kept = { ...localStorage, ...sessionStorage };
    return JSON.stringify({ kept, layer, databases, caches: await caches.keys(), name: window.name });
  });
}

/** Every byte of it, with what has not reached the main file yet. */
function databaseOf({ databaseUrl }: Site): string {
  const file = databaseUrl.replace('sqlite:', '');
  return [file, `${file}-wal`]
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
}
