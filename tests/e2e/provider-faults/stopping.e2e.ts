import { Agent, request as ask, type IncomingMessage } from 'node:http';
import { orderOf } from '../../support/journeys/gas-order.ts';
import { orderPath } from '../support/pages/order-form.ts';
import { createPath, received } from '../support/sites/received.ts';
import type { Site } from '../support/sites/site.ts';
import { expect, test } from '../support/test.ts';

/** Longer than any answer takes that is not waited for. */
const slowMs = 6500;

/** Opens the order form and presses its button, as a browser without scripts would. */
async function placeOrder({ url }: Site): Promise<Response> {
  const page = await fetch(url + orderPath);
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? '';
  const run = /name="_run"[^>]* value="([^"]+)"/.exec(await page.text())?.[1] ?? '';
  const body = new URLSearchParams([['_run', run], ...orderOf().map(([name, text]) => [name, text])]);
  const headers = { cookie, accept: 'application/json' };
  return await fetch(`${url}/api/journeys/gas-order/order`, { method: 'POST', headers, body });
}

/** Asks for a page again and again on one connection, until it is ended; counts answers that were not whole. */
async function keepAsking({ url }: Site): Promise<{ readonly whole: number; readonly broken: number }> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const counts = { whole: 0, broken: 0 };
  for (;;) {
    const answer = await new Promise<IncomingMessage | undefined>((resolve) => {
      ask(`${url}/help`, { agent }, resolve)
        .once('error', () => resolve(undefined))
        .end();
    });
    if (answer === undefined) return counts;
    await new Promise((resolve) => answer.resume().once('close', resolve));
    counts[answer.complete ? 'whole' : 'broken'] += 1;
  }
}

test('A site that is told to stop fails its health check, and answers all it was asked, before it ends', {
  tag: '@full',
}, async ({ startOwnSite }) => {
  const site = await startOwnSite({ environment: { WAYMARK_STOP_NOTICE_SECONDS: '8' } });
  site.sandbox.state.faults.replace([
    { service: 'provider', path: createPath, kind: 'delay', ms: slowMs, times: 1 },
  ]);
  const placed = placeOrder(site);
  const busy = Array.from({ length: 4 }, () => keepAsking(site));
  await expect.poll(() => received(site.sandbox, createPath).length).toBe(1);

  const stopped = site.stop();
  await expect(async () => {
    const health = await fetch(`${site.url}/api/health`);
    expect([health.status, health.headers.get('connection')]).toEqual([503, 'close']);
    expect(await health.json()).toMatchObject({ status: 'failing', troubles: { instance: 'is stopping' } });
  }).toPass({ intervals: [100], timeout: 8000 });
  const answer = await placed;
  expect(await answer.json()).toMatchObject({ outcome: 'accepted' });
  await stopped;
  const counts = await Promise.all(busy);
  expect(counts.map(({ broken }) => broken)).toEqual([0, 0, 0, 0]);
  expect(counts.every(({ whole }) => whole > 0)).toBe(true);
  expect(site.sandbox.state.orders.all()).toHaveLength(1);
  expect(site.log()).not.toContain('cut short');
});
