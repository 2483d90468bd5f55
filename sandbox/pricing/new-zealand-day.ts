const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' });

/** The current date in New Zealand, yyyy-mm-dd. */
export function newZealandDay(now: Date): string {
  return parts.format(now);
}
