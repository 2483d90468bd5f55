import { describe, expect, it } from 'vitest';
import { outsideFault } from './outside-address.ts';

describe('the address of a link to the outside', () => {
  it.each([
    'tel:',
    'tel:0800 OUR NUMBER',
    'tel:O800000100',
    'tel:tel:0800000100',
    'tel://0800000100',
    'tel:+',
    'tel:5;ext=12',
    'mailto:',
    'mailto:desk',
    'mailto:desk at example.org',
    'mailto:desk@',
    'mailto:@example.org?subject=Hi',
    'mailto:desk@example.org, shop@example.org',
    'mailto:mailto:desk@example@org',
    'https://',
    'https:///about',
    'https://https://example.org',
    'https:// example.org',
  ])('is wrong in %s', (href) => expect(outsideFault(href)).toBeDefined());

  it.each([
    'tel:0800000100',
    'tel:+64-9-555 0100',
    'tel:+64(9)555.0100;ext=12',
    'tel:111',
    'tel:*55%20',
    'TEL:15',
    'mailto:desk@example.org',
    'mailto:o%27hara+a.b@example.org?subject=a@b, c',
    'mailto:desk@example.org,shop@example.org',
    'mailto:?subject=Look%20here',
    'https://example.org',
    'https://user@example.org:81/a?b#c',
    'https://māori.example/a b',
    '/tel:0',
    '#mailto:',
  ])('is right in %s', (href) => expect(outsideFault(href)).toBeUndefined());
});
