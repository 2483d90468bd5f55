import { expect, it } from 'vitest';
import { serveBakery } from '../support/instances/served-site.ts';

it('A browser that visits two sites of one host, at two ports, is known to both', async () => {
  const sites = [await serveBakery(), await serveBakery()];
  const jar = new Map<string, string>();
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const open = async (index: number) => {
    const answer = await sites[index]?.get('/order', { headers: { cookie: cookie() } });
    const given = answer?.headers.getSetCookie() ?? [];
    for (const each of given) {
      const [name = '', value = ''] = each.split(';')[0]?.split('=') ?? [];
      jar.set(name, value);
    }
    return given.length;
  };
  expect([await open(0), await open(1)]).toEqual([1, 1]);
  expect(jar.size).toBe(2);
  expect([await open(0), await open(1)]).toEqual([0, 0]);
});
