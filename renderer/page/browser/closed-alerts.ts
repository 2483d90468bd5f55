/** A closed alert, stored under its contentID. Times are in milliseconds since 1970, the duration in milliseconds. */
export interface ClosedAlert {
  readonly closedAt: number;
  readonly duration: number;
  readonly expiry: number;
}

const prefix = 'waymark.alert.';

/**
 * Hides the alert of the page while this browser has it stored as closed; runs before the page is painted. Updates
 * entries whose alert has another duration now, and removes those whose alert is gone and those that cannot be
 * read. The root element lists all alerts, the shown one first, each as `<contentID>:<milliseconds it stays closed>`.
 */
export function reviewClosedAlerts(root: HTMLElement, storage: Storage, now: number): void {
  const alerts = (root.dataset.alerts ?? '').split(' ').map((alert) => alert.split(':'));
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue;
    const index = alerts.findIndex(([id]) => prefix + id === key);
    const duration = Number(alerts[index]?.[1]);
    const closedAt = closeTime(storage.getItem(key));
    const expiry = closedAt + duration;
    // Not a number without an alert, or without a time.
    if (expiry) storage.setItem(key, JSON.stringify({ closedAt, duration, expiry }));
    else storage.removeItem(key);
    if (index === 0 && expiry > now) root.dataset.alertClosed = '';
  }
}

/** When a stored alert was closed; not a number if the entry is malformed. */
function closeTime(entry: string | null): number {
  try {
    const { closedAt }: ClosedAlert = JSON.parse(entry ?? '');
    return typeof closedAt === 'number' ? closedAt : Number.NaN;
  } catch {
    return Number.NaN;
  }
}
