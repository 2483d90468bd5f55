import type { AnalyticsEvent } from '#engine';

declare global {
  interface Window {
    /** Where events wait for whatever analytics the site carries. */
    dataLayer?: unknown[];
  }
}

/** Puts events onto the page's data layer, in order. */
export function pushEvents(events: readonly AnalyticsEvent[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(...events);
}
