import { plainDigits } from '../../../base/values/formats.ts';
import { textFormats } from '../../../base/values/text-formats.ts';
import { textType } from '../../../rules/types/rule-type.ts';
import { pad } from '../../../rules/values/civil-date.ts';
import type { FieldDeclaration, FieldOf } from '../field-declaration.ts';

type TimeInput = FieldOf<'time-input'>;

/** A time of day, such as `14:30`. */
export const timeInput: FieldDeclaration<TimeInput, undefined> = {
  answer: {
    types: ['string'],
    isTyped: true,
    constraint: () => ({ type: 'string', format: 'time-of-day' }),
    ruleType: () => textType,
    size: () => ({ characters: 100, choices: 1 }),
    read([text = ''], field) {
      const typed = text.trim();
      return typed === '' ? undefined : (readTime(typed, field) ?? typed);
    },
    write: (answer, field) => [writeTime(String(answer), field)],
    show: (answer, field) => writeTime(String(answer), field),
  },
};

const named: Readonly<Record<string, string>> = { noon: '12:00', midday: '12:00', midnight: '00:00' };

/**
 * Reads a time as people write it; undefined for any other text. Minutes may be left out where am or pm, or an h, is said. By a clock of 12
 * hours, one of them without am or pm could be two times, and is none.
 *
 * @example readTime('2.30 pm', {}) // '14:30'
 */
function readTime(text: string, { clock }: Pick<TimeInput, 'clock'>): string | undefined {
  const typed = plainDigits(text).toLowerCase().replace(/\s+/g, '');
  const word = named[typed];
  if (word !== undefined) return word;
  const match = /^(\d{1,2})(?:[:.h](\d\d)?|(\d\d))?(?::00)?(?:([ap])\.?m?\.?)?h?$/.exec(typed);
  if (!match) return undefined;
  const [, hour = '', apart, joined, half] = match;
  const minutes = apart ?? joined;
  if (minutes === undefined && half === undefined && !typed.includes('h')) return undefined;
  const hours = half === undefined ? Number(hour) : hoursOfHalf(Number(hour), half);
  const isUnclear = clock === '12-hour' && half === undefined && hours >= 1 && hours <= 12;
  if (hours === undefined || isUnclear) return undefined;
  const time = `${pad(hours, 2)}:${minutes ?? '00'}`;
  return isTime(time) ? time : undefined;
}

/** Hours since midnight; 24, which is no hour, for one that a clock of 12 hours does not have. */
function hoursOfHalf(hour: number, half: string): number {
  if (hour < 1 || hour > 12) return 24;
  return (hour % 12) + (half === 'p' ? 12 : 0);
}

function writeTime(answer: string, { clock }: TimeInput): string {
  if (clock !== '12-hour' || !isTime(answer)) return answer;
  const [hours = '', minutes = ''] = answer.split(':');
  return `${Number(hours) % 12 || 12}:${minutes} ${Number(hours) < 12 ? 'am' : 'pm'}`;
}

function isTime(text: string): boolean {
  return textFormats['time-of-day']?.test(text) === true;
}
