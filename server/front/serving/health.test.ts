import { describe, expect, it } from 'vitest';
import { serveBakery } from '../../../tests/support/instances/served-site.ts';

async function ask(get: (path: string) => Promise<Response>, path: string) {
  const answer = await get(`/api/health${path}`);
  return [answer.status, await answer.json()];
}

describe('the health of an instance', () => {
  it('is that of a process that answers, and of one that can do all its work', async () => {
    const { get } = await serveBakery();
    expect(await ask(get, '/live')).toEqual([200, { status: 'live' }]);
    expect(await ask(get, '/ready')).toEqual([200, { status: 'ready', database: 'ok', openCircuits: 0 }]);
  });

  it('is alive and not ready while it stops', async () => {
    const { get, site } = await serveBakery();
    site.beginStop();
    expect(await ask(get, '/live')).toEqual([200, { status: 'live' }]);
    expect(await ask(get, '/ready')).toEqual([
      503,
      { status: 'unready', database: 'ok', openCircuits: 0, troubles: { instance: 'is stopping' } },
    ]);
  });

  it('is degraded while an operation that changes something keeps failing', async () => {
    const { get, order, setOven } = await serveBakery();
    setOven(500);
    for (let time = 0; time < 5; time += 1) await order('Aroha');
    expect(await ask(get, '/ready')).toEqual([200, { status: 'degraded', database: 'ok', openCircuits: 1 }]);
  });

  it('is degraded while the index of the search cannot be filled, and says why', async () => {
    const nobody = { applicationId: 'SANDBOX', searchKey: 'a', adminKey: 'b', index: 'website' };
    const search = { ...nobody, hosts: ['http://127.0.0.1:1'], timeoutMs: 100 };
    const { get } = await serveBakery({ WAYMARK_SEARCH: JSON.stringify(search) });
    const health = async () => (await ask(get, ''))[1];
    await expect
      .poll(health)
      .toMatchObject({ status: 'degraded', impairments: { search: expect.any(String) } });
    expect((await ask(get, '/ready'))[0]).toBe(200);
  });
});
