import type { AnalyticsEvent } from '#engine';

declare global {
  interface Window {
    /** Queue of events for the site's analytics. */
    dataLayer?: unknown[];
  }
}

/** Pushes events onto the page's data layer, in order. */
export function pushEvents(events: readonly AnalyticsEvent[]): void {
  window.dataLayer ??= [];
  window.dataLayer.push(...events);
}
