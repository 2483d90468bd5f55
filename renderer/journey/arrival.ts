/**
 * Focuses the heading of the step for a visitor who comes from another page of the site, as after client-side
 * navigation. Entering from elsewhere, reloading and going back keep the browser's own behaviour.
 */
export function beginAtHeading(document: Document): void {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  const { referrer, location, activeElement, body } = document;
  const isFromHere = URL.canParse(referrer) && new URL(referrer).origin === location.origin;
  if (!isNew || !isFromHere || location.hash !== '' || activeElement !== body) return;
  const heading = document.querySelector<HTMLElement>('main h1, main h2');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.dataset.arrival = '';
  heading.focus({ preventScroll: true });
  window.scrollTo({ top: 0, behavior: 'instant' });
}
