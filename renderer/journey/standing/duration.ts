import { type FormWords, pluralForm } from '#engine';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A duration in the largest unit that describes it well, rounded down.
 *
 * @example durationIn(90 * 60_000, words) // '90 minutes'
 */
export function durationIn(milliseconds: number, { durations, language }: FormWords): string {
  const minutes = Math.max(1, Math.floor(milliseconds / minuteMs));
  if (milliseconds >= 2 * dayMs) return pluralForm(durations.day, Math.floor(milliseconds / dayMs), language);
  if (milliseconds >= 2 * hourMs)
    return pluralForm(durations.hour, Math.floor(milliseconds / hourMs), language);
  if (minutes === 60) return pluralForm(durations.hour, 1, language);
  return pluralForm(durations.minute, minutes, language);
}
