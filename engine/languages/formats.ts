import type { DateNames, Formats } from '../base/values/formats.ts';

const known = new Map<string, Formats>();
const mostKnown = 100;

/**
 * How numbers and dates are written in a language. Only a server calls it: browsers receive the result, since their
 * own data have fewer languages and other versions.
 *
 * @example formatsOf('mi').dateNames?.MMMM[0] // 'Hānuere'
 */
export function formatsOf(language: string): Formats {
  const found = known.get(language);
  if (found) return found;
  const locale = formatLocale(language);
  const marks = marksOf(locale);
  const isEnglish = new Intl.Locale(language).language === 'en';
  const formats = {
    locale,
    ...(marks !== '.,' && { marks }),
    ...(!isEnglish && { dateNames: dateNamesOf(language) }),
  };
  if (known.size >= mostKnown) known.clear();
  known.set(language, formats);
  return formats;
}

/** Languages whose formats every browser has: those of Chrome, which has the fewest. */
const inBrowsers =
  'en af am ar az bg bn bs ca cs da de el es et fa fi fil fr gu he hi hr hu id it ja kk kn ko lt lv ml mr ms nb nl no pa pl pt ro ru sd sk sl sr sv sw ta te th tr uk ur uz vi zh'.split(
    ' ',
  );

/**
 * The language in whose formats rules write numbers and money, on the server and in browsers alike: that of the site;
 * where browsers may lack it, English as in its region if numbers are equal, else a language in which they are. Digits are 0 to 9.
 *
 * @example formatLocale('mi') // 'en-NZ'
 */
function formatLocale(tag: string): string {
  const { language, region } = new Intl.Locale(tag).maximize();
  if (inBrowsers.includes(language)) return hasOtherDigits(tag) ? `${tag}-u-nu-latn` : tag;
  const english = region === undefined ? 'en' : `en-${region}`;
  const own = samples(tag);
  const candidates = [english, 'de', ...inBrowsers].map((locale) => ({ locale, ...samples(locale) }));
  const equal =
    [...candidates.slice(0, 1), ...candidates.filter(({ money }) => money === own.money), ...candidates].find(
      ({ number }) => number === own.number,
    ) ?? candidates[0];
  return equal?.locale ?? 'en';
}

/** Browsers and versions of their data differ in the digits of languages written from right to left. */
function hasOtherDigits(tag: string): boolean {
  const { numberingSystem } = new Intl.NumberFormat(tag).resolvedOptions();
  return numberingSystem !== 'latn' || /^(ar|fa|sd|ur)\b/.test(tag);
}

function samples(tag: string): { readonly number: string; readonly money: string } {
  const money = { style: 'currency', currency: 'EUR', currencyDisplay: 'narrowSymbol' } as const;
  return {
    number: new Intl.NumberFormat([tag, 'en']).format(-1234567.5),
    money: new Intl.NumberFormat([tag, 'en'], money).format(1234.5),
  };
}

function marksOf(locale: string): string {
  const parts = new Intl.NumberFormat([locale, 'en']).formatToParts(1234567.5);
  const mark = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return mark('decimal') + mark('group').replace('’', "'");
}

function dateNamesOf(language: string): DateNames {
  const months = Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 1));
  // It begins on a Sunday.
  const days = Array.from({ length: 7 }, (_, day) => Date.UTC(2023, 0, 1 + day));
  const names = (times: readonly number[], part: 'month' | 'weekday', length: 'long' | 'short') => {
    // Names stand beside a day, where several languages have other forms.
    const style = {
      day: 'numeric',
      month: 'long',
      [part]: length,
      timeZone: 'UTC',
      calendar: 'gregory',
    } as const;
    const format = new Intl.DateTimeFormat([language, 'en'], style);
    return times.map((time) => format.formatToParts(time).find(({ type }) => type === part)?.value ?? '');
  };
  return {
    MMMM: names(months, 'month', 'long'),
    MMM: names(months, 'month', 'short'),
    EEEE: names(days, 'weekday', 'long'),
    EEE: names(days, 'weekday', 'short'),
  };
}
