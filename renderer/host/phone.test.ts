import { expect, test } from 'vitest';
import { aroundPhone, phoneAddress } from './phone.tsx';

const phones = ['', '0800 000 100', '0800 000 200'];

test('the number that a text names is found, with the text before and after it', () => {
  expect(aroundPhone('Call us on 0800 000 200.', phones)).toEqual({
    before: 'Call us on ',
    number: '0800 000 200',
    after: '.',
  });
});

test('a text without a number of the site is a text', () => {
  expect(aroundPhone('Call us on 0800 999 999.', phones)).toEqual({ before: 'Call us on 0800 999 999.' });
});

test('a number is rung without its spaces', () => {
  expect(phoneAddress('0800 000 100')).toBe('tel:0800000100');
});
