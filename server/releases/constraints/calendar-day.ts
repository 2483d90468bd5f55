const longMonths = [1, 3, 5, 7, 8, 10, 12];

/**
 * Whether a text is a date in JSON Schema's format `date`. Ajv's own check would bring all other formats to
 * the browser.
 */
export function isCalendarDay(text: string): boolean {
  const [, year = 0, month = 0, day = 0] = (/^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? []).map(Number);
  const isLeapYear = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const shortMonth = month === 2 ? (isLeapYear ? 29 : 28) : 30;
  return month >= 1 && month <= 12 && day >= 1 && day <= (longMonths.includes(month) ? 31 : shortMonth);
}
