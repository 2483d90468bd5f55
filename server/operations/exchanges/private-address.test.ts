import { describe, expect, it } from 'vitest';
import { isPrivateAddress, isPrivateLiteral } from './guarded-lookup.ts';

describe('an address', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd00:ec2::254',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::7f00:1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('%s is private', (address) => {
    expect(isPrivateAddress(address)).toBe(true);
  });

  it.each([
    '1.1.1.1',
    '93.184.216.34',
    '172.15.255.255',
    '172.32.0.1',
    '100.128.0.1',
    '2606:4700::1111',
    '::ffff:1.1.1.1',
  ])('%s is public', (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  });

  // IANA's special-purpose registries: the last address of each range, and the public one behind it.
  it.each([
    ['0.255.255.255', '1.0.0.0'],
    ['10.255.255.255', '11.0.0.0'],
    ['100.127.255.255', '100.128.0.0'],
    ['127.255.255.255', '128.0.0.0'],
    ['169.254.255.255', '169.255.0.0'],
    ['172.31.255.255', '172.32.0.0'],
    ['192.0.0.255', '192.0.1.0'],
    ['192.0.2.255', '192.0.3.0'],
    ['192.88.99.255', '192.88.100.0'],
    ['192.168.255.255', '192.169.0.0'],
    ['198.19.255.255', '198.20.0.0'],
    ['198.51.100.255', '198.51.101.0'],
    ['203.0.113.255', '203.0.114.0'],
    ['64:ff9b:1:ffff::', '64:ff9b:2::'],
    ['100::ffff:ffff:ffff:ffff', '100:0:0:1::'],
    ['2001:1ff::', '2001:200::'],
    ['2001:db8:ffff::', '2001:db9::'],
    ['2002:ffff::', '2003::'],
    ['3fff:fff::', '3fff:1000::'],
    ['5f00:ffff::', '5f01::'],
    ['fdff::', 'fe00::'],
  ])('%s is private, and %s is public', (last, next) => {
    expect([isPrivateAddress(last), isPrivateAddress(next)]).toEqual([true, false]);
  });

  it.each(['239.255.255.255', '240.0.0.0', 'febf::', 'feff::', 'ff00::', 'ffff::'])(
    '%s is private',
    (address) => {
      expect(isPrivateAddress(address)).toBe(true);
    },
  );

  it('is recognised as a literal in brackets, which a name never is', () => {
    expect(isPrivateLiteral('[::1]')).toBe(true);
    expect(isPrivateLiteral('10.0.0.1')).toBe(true);
    expect(isPrivateLiteral('[2606:4700::1111]')).toBe(false);
    expect(isPrivateLiteral('localhost')).toBe(false);
  });

  it('that is none is treated as private', () => {
    expect(isPrivateAddress('localhost')).toBe(true);
  });
});
