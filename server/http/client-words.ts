type Named = readonly [sign: RegExp, name: string];

/** Browsers by what they alone say; most say the names of others, too, so that the order matters. */
const browsers: readonly Named[] = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\/|\bOPiOS\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bHeadlessChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly Named[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Says a browser in a few words, such as "Chrome on Linux", for somebody who looks for a sign-in that is not theirs. */
export function browserWords(userAgent: string): string {
  const nameIn = (all: readonly Named[]) => all.find(([sign]) => sign.test(userAgent))?.[1];
  const [browser, system] = [nameIn(browsers), nameIn(systems)];
  // A program names itself first, as curl does: "curl/8.5.0".
  const [product = ''] = userAgent.split(/[/\s]/, 1);
  const known = browser ?? (product === 'Mozilla' || product === '' ? 'A browser' : product);
  return system === undefined ? known : `${known} on ${system}`;
}

/** Addresses of the computer that the site runs on; that of IPv6 may be kept as its network, which is all zeros. */
const loopback = /^(127\.|::1?$|::ffff:127\.|(0{1,4}:){7}0{0,3}[01]$)/i;

/** Says the address of a client, or that it is the computer of the site itself. */
export function addressWords(address: string): string {
  return loopback.test(address) ? 'this computer' : address;
}
