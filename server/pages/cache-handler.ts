import { join } from 'node:path';
import type { IncrementalCacheValue } from 'next/dist/server/response-cache/types.js';
import { contentSecurityPolicy, inlineScriptHashes } from './content-security-policy.ts';
import { needsHydration, readClientModules, withoutHydration } from './hydration.ts';
import { PageCache } from './page-cache.ts';
import { runningSite } from './running-site.ts';
import { storePage } from './stored-pages.ts';

interface Entry {
  readonly value: IncrementalCacheValue;
  readonly lastModified: number;
}

const clientModules = readClientModules(join(process.cwd(), '.next'));

const entries = new PageCache<Entry>(128 * 1024 * 1024);

/**
 * Next's cache (`cacheHandler` in next.config.js). It keeps rendered pages in memory, takes from content pages the
 * scripts they have no use for, gives each the policy that allows exactly its own inline scripts, and hands content
 * pages to `storedPages`.
 */
export default class CacheHandler {
  async get(key: string): Promise<Entry | null> {
    return entries.get(key) ?? null;
  }

  async set(key: string, value: IncrementalCacheValue | null): Promise<void> {
    if (value === null) {
      entries.delete(key);
      return;
    }
    if (value.kind !== 'APP_PAGE') {
      entries.set(key, { value, lastModified: Date.now() }, JSON.stringify(value).length);
      return;
    }
    // A page that could not be made is made again the next time it is asked for.
    if ((value.status ?? 200) !== 200 && !key.endsWith('/_not-found')) return;
    const route = contentRoute(key);
    if (route !== undefined && !needsHydration(value.rscData, await clientModules)) {
      value.html = saidOnce(robotsHint, withoutHydration(value.html));
    }
    const policy = contentSecurityPolicy({
      scripts: inlineScriptHashes(value.html),
      frames: runningSite()?.release().site.frameHosts ?? [],
    });
    value.headers = { ...value.headers, 'content-security-policy': policy };
    entries.set(key, { value, lastModified: Date.now() }, sizeOf(value));
    if (route !== undefined) await storePage(route, value.html, policy);
  }

  async revalidateTag(): Promise<void> {}

  resetRequestCache(): void {}
}

/** Next adds one to a page it renders as missing, which may have its own. */
const robotsHint = '<meta name="robots" content="noindex"/>';

function saidOnce(element: string, html: string): string {
  const [before, ...rest] = html.split(element);
  return rest.length < 2 ? html : before + element + rest.join('');
}

/** The route within Next's key. Should Next spell its keys otherwise, pages are served by Next alone. */
function contentRoute(key: string): string | undefined {
  const start = key.indexOf('/at/');
  return start < 0 ? undefined : key.slice(start);
}

function sizeOf(value: Extract<IncrementalCacheValue, { kind: 'APP_PAGE' }>): number {
  let bytes = 2 * value.html.length + (value.rscData?.length ?? 0);
  for (const segment of value.segmentData?.values() ?? []) bytes += segment.length;
  return bytes;
}
