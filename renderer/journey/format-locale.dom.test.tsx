import { expect, it } from 'vitest';
import { formatLocale } from '#engine';

it.each(['en-nz', 'mi', 'fr', 'de', 'cy', 'ar', 'ga', 'eu'])(
  'a browser has the formats of numbers that the server takes for %s, whatever its own language is',
  (language) => {
    expect(Intl.NumberFormat.supportedLocalesOf(formatLocale(language))).toHaveLength(1);
  },
);
