import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { inRequest, logContext, requestIdFrom } from './request-context.ts';

const newId = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

describe('the id of a request', () => {
  it('is the one that a proxy of our own gave it', () => {
    expect(requestIdFrom('edge-0123456789', true)).toBe('edge-0123456789');
  });

  it.each([
    ['edge-0123456789', false],
    [undefined, true],
    ['short', true],
    ['x'.repeat(129), true],
    ['two words of it', true],
    ['first-header, second-header', true],
    ['{"level": 60}', true],
    [['first-header', 'second-header'], true],
  ])('is a new one for %j where proxies are trusted: %j', (given, trustsProxies) => {
    expect(requestIdFrom(given, trustsProxies)).toMatch(newId);
  });

  it('is known to all that follows from a request, and to nothing else', async () => {
    const seen = await Promise.all(
      ['one', 'other'].map((requestId) =>
        inRequest({ requestId }, async () => {
          await sleep(1);
          return logContext();
        }),
      ),
    );
    expect(seen).toEqual([{ requestId: 'one' }, { requestId: 'other' }]);
    expect(logContext()).toEqual({});
  });
});
