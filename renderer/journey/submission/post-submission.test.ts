import { describe, expect, test, vi } from 'vitest';
import { postSubmission } from './post-submission.ts';

describe('the reply to a submission', () => {
  test('is asked for as JSON, with the entries in the order of the form', async () => {
    const fetch = vi.fn(async (_address: string, _options: RequestInit) =>
      Response.json({ outcome: 'failed', notices: [], events: [] }),
    );
    vi.stubGlobal('fetch', fetch);
    const entries = new FormData();
    entries.append('extras', 'candles');
    entries.append('extras', '');
    await postSubmission('/api/journeys/cake-order/order', entries);
    const [address, options] = fetch.mock.calls[0] ?? [];
    expect(address).toBe('/api/journeys/cake-order/order');
    expect(options).toMatchObject({ method: 'POST', headers: { accept: 'application/json' } });
    expect(String(options?.body)).toBe('extras=candles&extras=');
  });

  test.each([
    ['the network fails', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer is a page', () => Promise.resolve(new Response('<!doctype html>'))],
    ['the answer is not of our server', () => Promise.resolve(Response.json({ outcome: 'exploded' }))],
  ])('is missing when %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await postSubmission('/order', new FormData())).toEqual({ outcome: 'unanswered' });
  });
});
