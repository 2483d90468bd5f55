import type { ClosedAlert } from './closed-alerts.ts';

/** Lets visitors close the alert of a page: it is hidden, and stored as closed where that is allowed. */
export function letAlertClose(
  { documentElement: root }: Document,
  storage: () => Storage,
  now: () => number = Date.now,
): void {
  root.querySelector('[data-close-alert]')?.addEventListener('click', () => {
    const [id, milliseconds] = (root.dataset.alerts ?? '').split(/[ :]/);
    const [closedAt, duration] = [now(), Number(milliseconds)];
    const closed: ClosedAlert = { closedAt, duration, expiry: closedAt + duration };
    try {
      storage().setItem(`waymark.alert.${id}`, JSON.stringify(closed));
    } catch {
      // It is closed on this page only.
    }
    root.dataset.alertClosed = '';
    root.querySelector('main')?.focus({ preventScroll: true });
  });
}
