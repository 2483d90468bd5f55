import { type FormWords, type PluralForms, pluralForm } from '#engine';

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
  const say = (forms: PluralForms, count: number) => pluralForm(forms, Math.floor(count), language);
  if (milliseconds >= 2 * dayMs) return say(durations.day, milliseconds / dayMs);
  if (milliseconds >= 2 * hourMs || minutes === 60) return say(durations.hour, milliseconds / hourMs);
  return say(durations.minute, minutes);
}
