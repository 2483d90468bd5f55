import { type FormatName, fullFormats } from 'ajv-formats/dist/formats.js';
import { linearPatterns, memoize, textFormats } from '#engine';
import { type Constraint, quoted } from '#engine/parts';

/** Examples of the formats that documents may name, for messages. */
const formatExamples = {
  date: 'a date, such as 2026-03-14',
  time: 'a time with a zone, such as 09:30:00Z',
  'date-time': 'a date and time with a zone, such as 2026-03-14T09:30:00+13:00',
  duration: 'a duration, such as P3D',
  email: 'an email address',
  uri: 'an address with its scheme, such as https://example.org',
  uuid: 'a UUID',
  hostname: 'the name of a host',
  ipv4: 'an IPv4 address',
  ipv6: 'an IPv6 address',
  'year-month': 'a month of a year, such as 2026-03',
  'time-of-day': 'a time of day, such as 09:30',
  'idn-email': 'an email address',
  'rich-text': 'the HTML of a rich text, such as <p>Hello</p>',
} as const;

type KnownFormat = keyof typeof formatExamples;

/**
 * The parts that a text lacks of the `format` and the `pattern` of its constraint, as a sentence; undefined if it fits. A
 * pattern that cannot be compiled is reported where it is written.
 *
 * @example textFault({ format: 'date' }, '2026-13-01', 'its type') // 'Found "2026-13-01", but the "format" of its type wants a date, …'
 */
export function textFault(constraint: Constraint, text: string, noun: string): string | undefined {
  const { format, pattern } = constraint;
  if (format !== undefined && isKnownFormat(format) && !hasFormat(format, text)) {
    return `Found ${quoted(text)}, but the "format" of ${noun} wants ${formatExamples[format]}.`;
  }
  if (pattern !== undefined && !matcherOf(constraint)(text)) {
    return `Found ${quoted(text)}, which does not match the "pattern" of ${noun}, ${JSON.stringify(pattern)}.`;
  }
  return undefined;
}

function isKnownFormat(name: string): name is KnownFormat {
  return Object.hasOwn(formatExamples, name);
}

/** As Ajv compares it, for which these functions are made. */
function hasFormat(name: KnownFormat, text: string): boolean {
  const format = textFormats[name] ?? fullFormats[name as FormatName];
  if (format instanceof RegExp) return format.test(text);
  const validate = typeof format === 'object' && 'validate' in format ? format.validate : format;
  if (validate instanceof RegExp) return validate.test(text);
  return typeof validate === 'function' ? Boolean((validate as (text: string) => unknown)(text)) : true;
}

const matcherOf = memoize(({ pattern = '' }: Constraint): ((text: string) => boolean) => {
  try {
    return linearPatterns(pattern);
  } catch {
    return () => true;
  }
});
