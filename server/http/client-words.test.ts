import { expect, it } from 'vitest';
import { addressWords, browserWords } from './client-words.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const apple = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';

it.each([
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} Chrome/131.0.0.0 Safari/537.36`],
  ['Chrome on Linux', `Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/131.0.0.0 Safari/537.36`],
  ['Edge on Windows', `Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0`],
  [
    'Firefox on macOS',
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:133.0) Gecko/20100101 Firefox/133.0',
  ],
  [
    'Safari on macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${apple} Version/18.1 Safari/605.1.15`,
  ],
  [
    'Safari on iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${apple} Version/18.1 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Samsung Internet on Android',
    `Mozilla/5.0 (Linux; Android 10; K) ${webkit} SamsungBrowser/27.0 Chrome/125.0.0.0 Mobile Safari/537.36`,
  ],
  ['curl', 'curl/8.5.0'],
  ['A browser', 'Mozilla/5.0'],
  ['A browser', ''],
])('says a browser in a few words: %s', (words, userAgent) => {
  expect(browserWords(userAgent)).toBe(words);
});

it.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '0000:0000:0000:0000:0000:0000:0000:0000'])(
  'says of %s that it is this computer',
  (address) => expect(addressWords(address)).toBe('this computer'),
);

it.each(['192.0.2.7', '2001:0db8:0000:0000:0000:0000:0000:0000'])('says the address %s', (address) => {
  expect(addressWords(address)).toBe(address);
});
