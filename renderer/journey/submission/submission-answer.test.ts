import { afterEach, describe, expect, test, vi } from 'vitest';
import { postSubmission, readAnswer } from './submission-answer.ts';

afterEach(() => vi.unstubAllGlobals());

describe('the answer to a submission', () => {
  test('is read when it is one of ours', () => {
    const events = [{ event: 'sent' }];
    expect(readAnswer({ outcome: 'accepted', location: '/thanks', events })).toEqual({
      outcome: 'accepted',
      location: '/thanks',
      events,
    });
    expect(readAnswer({ outcome: 'invalid', problems: [], events: [] })).toMatchObject({
      outcome: 'invalid',
    });
    expect(readAnswer({ outcome: 'failed', location: '/order' })).toEqual({
      outcome: 'failed',
      notices: [],
      events: [],
    });
  });

  test.each([
    ['nothing', undefined],
    ['a text', 'oops'],
    ['another outcome', { outcome: 'exploded' }],
    ['no address', { outcome: 'accepted' }],
    ['no problems', { outcome: 'invalid' }],
    ['events that are no list', { outcome: 'failed', events: 'many' }],
  ])('is no answer when it holds %s', (_, body) => {
    expect(readAnswer(body)).toEqual({ outcome: 'unanswered' });
  });

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
  ])('is missing when %s', async (_, fetch) => {
    vi.stubGlobal('fetch', fetch);
    expect(await postSubmission('/order', new FormData())).toEqual({ outcome: 'unanswered' });
  });
});
