import { reviewClosedAlerts } from '../closed-alerts.ts';

try {
  reviewClosedAlerts(document.documentElement, localStorage, Date.now());
} catch {
  // Where nothing may be stored, every alert is shown.
}
