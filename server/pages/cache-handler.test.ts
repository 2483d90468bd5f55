import { beforeEach, describe, expect, it } from 'vitest';
import CacheHandler from './cache-handler.ts';
import { storedPages } from './stored-pages.ts';

const handler = new CacheHandler();
const html = '<html><script>1</script><script src="/a.js"></script></html>';

/** What Next hands over after rendering. */
function rendered(more: { status?: number } = {}) {
  return {
    kind: 'APP_PAGE' as never,
    html,
    rscData: Buffer.from('data'),
    headers: { 'x-nextjs-stale-time': '300' },
    status: more.status,
    postponed: undefined,
    segmentData: undefined,
  };
}

describe("Next's cache", () => {
  beforeEach(() => handler.set('/route-cache/APP_PAGE/00/$/at/ab.2030/about', null));

  it('gives a page the policy that allows exactly its own inline scripts', async () => {
    await handler.set('/route-cache/APP_PAGE/00/$/at/ab.2030/about', rendered());
    const entry = await handler.get('/route-cache/APP_PAGE/00/$/at/ab.2030/about');
    expect(entry?.value).toMatchObject({
      headers: {
        'x-nextjs-stale-time': '300',
        'content-security-policy': expect.stringContaining(
          "script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';",
        ),
      },
    });
  });

  it('has the policy on the value itself, which is what Next sends on a miss', async () => {
    const value = rendered();
    await handler.set('/route-cache/APP_PAGE/00/$/at/ab.2030/about', value);
    expect(value.headers).toHaveProperty('content-security-policy');
  });

  it('makes a content page ready to be sent under its route', async () => {
    await handler.set('/route-cache/APP_PAGE/00/$/at/cd.2030/ready', rendered());
    const page = storedPages.get('/at/cd.2030/ready');
    expect(page?.plain.toString()).toBe(html);
    expect(page?.policy).toContain('sha256-');
  });

  it('keeps no page that could not be made', async () => {
    await handler.set('/route-cache/APP_PAGE/00/$/at/ef.2030/gone', rendered({ status: 404 }));
    expect(await handler.get('/route-cache/APP_PAGE/00/$/at/ef.2030/gone')).toBeNull();
    expect(storedPages.get('/at/ef.2030/gone')).toBeUndefined();
  });

  it('knows nothing of what it was not given', async () => {
    expect(await handler.get('/route-cache/APP_PAGE/00/$/at/unknown')).toBeNull();
  });
});
