import { expect, it } from 'vitest';
import { recordingLog } from '../../tests/support/databases/stores.ts';
import { clientAddress, clientAddressFinder, networkOf } from './client-address.ts';

it.each([
  ['the connection says who calls where there is no proxy', '203.0.113.9', 0, '10.0.0.1'],
  ['one proxy says who called it, whatever was said before', '198.51.100.1, 203.0.113.9', 1, '203.0.113.9'],
  ['of two the outer one counts', '198.51.100.1, 203.0.113.9, 10.0.0.7', 2, '203.0.113.9'],
  ['a request that came past the proxies has its connection', undefined, 1, '10.0.0.1'],
  ['so has one that came through fewer than there are', '203.0.113.9', 2, '10.0.0.1'],
])('%s', (_, forwarded, proxies, expected) => {
  expect(clientAddress('10.0.0.1', forwarded, proxies)).toBe(expected);
});

it.each([
  ['192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::6', '2001:db8:0::/48'],
  ['2001::1:2:3:4:5:6', '2001:0:1::/48'],
  ['::1', '0:0:0::/48'],
  ['unknown', 'unknown'],
])('%s is in the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('Proxies that the site was told nothing of are warned of, once', () => {
  const log = recordingLog();
  const find = clientAddressFinder(0, log);
  find('10.0.0.1', undefined);
  expect(log.lines).toEqual([]);
  for (let times = 0; times < 3; times++) expect(find('10.0.0.1', '203.0.113.9')).toBe('10.0.0.1');
  expect(log.lines).toEqual([expect.stringContaining('WAYMARK_PROXIES is 0')]);
  clientAddressFinder(1, log)('10.0.0.1', '203.0.113.9');
  expect(log.lines).toHaveLength(1);
});
