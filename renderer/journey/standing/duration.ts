import type { FormWords } from '../../host/field-host.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A duration in the largest unit that describes it well, rounded down.
 *
 * @example durationIn(90 * 60_000, words) // '90 minutes'
 */
export function durationIn(milliseconds: number, words: FormWords['durations']): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minuteMs));
  if (milliseconds >= 2 * dayMs) return counted(Math.floor(milliseconds / dayMs), words.day, words.days);
  if (milliseconds >= 2 * hourMs) return counted(Math.floor(milliseconds / hourMs), words.hour, words.hours);
  if (minutes === 60) return counted(1, words.hour, words.hours);
  return counted(minutes, words.minute, words.minutes);
}

function counted(count: number, one: string, several: string): string {
  return (count === 1 ? one : several).replace('{n}', String(count));
}
