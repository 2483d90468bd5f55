interface Place {
  readonly language: string;
  readonly timeZone: string;
}

/** A date as pages show it: "14 March 2026". Undefined for a text that is none. */
export function formatDay(text: string, { language }: Place): string | undefined {
  return formatIn(text, language, { dateStyle: 'long', timeZone: 'UTC' });
}

/** A date and time as pages show them: "14 March 2026, 2:40 pm". */
export function formatDayTime(text: string, { language, timeZone }: Place): string | undefined {
  const day = formatIn(text, language, { dateStyle: 'long', timeZone });
  return day && `${day}, ${formatIn(text, language, { timeStyle: 'short', timeZone })}`;
}

function formatIn(text: string, language: string, options: Intl.DateTimeFormatOptions): string | undefined {
  const time = Date.parse(text);
  if (Number.isNaN(time)) return undefined;
  const key = JSON.stringify([language, options]);
  // A format is slow to create.
  const format = formats.get(key) ?? new Intl.DateTimeFormat(language, options);
  formats.set(key, format);
  return format.format(time);
}

const formats = new Map<string, Intl.DateTimeFormat>();
