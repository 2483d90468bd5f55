import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { holdsTag } from '../http/etags.ts';
import { type StoredPage, sendStoredPage, sizeOfStored, storedPage } from './stored-pages.ts';

const html = `<!DOCTYPE html><p>${'A loaf of rye. '.repeat(50)}</p>`;

describe('a stored page', () => {
  let page: StoredPage;
  let server: Server;
  let origin: string;

  beforeAll(async () => {
    page = await storedPage(Buffer.from(html));
    server = createServer((request, response) => {
      const status = request.url === '/lost' ? 404 : 200;
      sendStoredPage(request, response, page, { status, policy: "script-src 'self'", requestId: 'r1' });
    }).listen(0);
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
  });

  it('is sent whole, and only that nothing has changed to a browser that has it', async () => {
    const first = await fetch(`${origin}/`);
    expect(await first.text()).toBe(html);
    const tag = first.headers.get('etag') ?? '';
    const again = await fetch(`${origin}/`, { headers: { 'if-none-match': tag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const policy = again.headers.get('content-security-policy');
    expect([policy, again.headers.get('vary')]).toEqual(["script-src 'self'", 'Accept-Encoding']);
  });

  it('for what is not there is sent each time, so that it keeps its status', async () => {
    const lost = await fetch(`${origin}/lost`, { headers: { 'if-none-match': page.etag } });
    expect([lost.status, await lost.text()]).toEqual([404, html]);
  });

  it('is described to HEAD without a body', async () => {
    const { status, headers } = await fetch(`${origin}/`, { method: 'HEAD' });
    expect([status, Number(headers.get('content-length')) > 0]).toEqual([200, true]);
  });

  it('takes the room of all its encodings', () => {
    const { plain, gzip, brotli } = page;
    expect(sizeOfStored(page)).toBe(plain.length + gzip.length + brotli.length);
    expect(gzip.length).toBeGreaterThan(0);
  });
});

describe('the tags that a browser has', () => {
  it.each([
    ['"a"', true],
    ['W/"a"', true],
    ['"b", "a"', true],
    ['"b",  W/"a" ,"c"', true],
    ['"b", "c"', false],
    ['', false],
    [undefined, false],
  ])('hold a tag: %s is %s', (header, isHeld) => {
    expect(holdsTag(header, '"a"')).toBe(isHeld);
  });
});
