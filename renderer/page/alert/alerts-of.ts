import type { Site } from '#schemas';
import type { Host } from '../../host/host.ts';
import { type Alert, readAlert } from './read-alert.ts';

/** The alerts of every page, of which the first is shown; undefined where the site has none. */
export function alertsOf(site: Site, host: Pick<Host, 'items'>): readonly Alert[] | undefined {
  return site.alerts && host.items(site.alerts.query).flatMap((item) => readAlert(item) ?? []);
}
