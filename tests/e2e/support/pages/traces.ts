import { existsSync, readFileSync } from 'node:fs';
import type { APIResponse, BrowserContext, Page, Request, Response } from '@playwright/test';
import type { Site } from '../sites/site.ts';
import type { Requests } from '../visitors/walk-html.ts';

/** Data that a visit leaves behind. */
export interface Trace {
  readonly where: string;
  readonly text: string;
  /** The step of a journey that it belongs to: answers typed there may appear in it. */
  readonly step?: string | undefined;
}

/**
 * Records every address that a browser requests, with request and response. Call it before the first page.
 */
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

  /** Records a request that was not made by a page, and its answer. */
  async function record(method: string, response: APIResponse, sent: string): Promise<void> {
    const { pathname, host } = new URL(response.url());
    const name = `${method} ${host}${pathname}`;
    const step = stepOf(response.url(), site);
    const text = JSON.stringify(response.headersArray()) + (await response.text());
    traces.push(
      { where: `the address of ${name}`, text: response.url() },
      { where: `what ${name} sends`, text: sent, step },
      { where: `the answer to ${name}`, text, step },
    );
  }

  /** Follows redirects one by one, so that each answer is recorded. */
  async function followed(method: string, response: APIResponse, sent = ''): Promise<APIResponse> {
    await record(method, response, sent);
    const { location } = response.headers();
    if (location === undefined) return response;
    const next = new URL(location, response.url()).href;
    return await followed('GET', await context.request.get(next, { maxRedirects: 0 }));
  }

  return {
    /** Makes requests with the browser's cookies, and records them and their answers. */
    requests: {
      get: async (address, options) =>
        await followed('GET', await context.request.get(address, { ...options, maxRedirects: 0 })),
      post: async (address, options) =>
        await followed(
          'POST',
          await context.request.post(address, { ...options, maxRedirects: 0 }),
          String(options?.data ?? ''),
        ),
    } satisfies Requests,
    /** Records the cookies of the browser, which is all that it stores without scripts. */
    async lookAtCookies(path: string): Promise<void> {
      traces.push({ where: `the cookies at ${path}`, text: JSON.stringify(await context.cookies()) });
    },
    /** Records what the browser stores for a page. */
    async lookInto(page: Page): Promise<void> {
      const where = new URL(page.url()).pathname;
      traces.push({ where: `the address bar at ${where}`, text: page.url() });
      traces.push({ where: `the storage at ${where}`, text: await stored(page) });
      traces.push({ where: `the cookies at ${where}`, text: JSON.stringify(await context.cookies()) });
    },
    /** All traces, including the server's log and database. */
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

/** Step of a page, of the address that its form is posted to, or of the bank's page. */
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
  // A redirect has no body, nor does a response that the browser abandoned.
  const body = await response.body().catch(() => Buffer.from(''));
  return headers + body.toString('utf8');
}

/** Everything that a page can store in its browser, including what was pushed onto the data layer. */
function stored(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const layer = (window as unknown as { dataLayer?: unknown }).dataLayer;
    const kept = { ...localStorage, ...sessionStorage };
    return JSON.stringify({ kept, layer, databases, caches: await caches.keys(), name: window.name });
  });
}

/** Every byte of the database, including what is not in the main file yet. */
function databaseOf({ databaseUrl }: Site): string {
  const file = databaseUrl.replace('sqlite:', '');
  return [file, `${file}-wal`]
    .filter((path) => existsSync(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('');
}
