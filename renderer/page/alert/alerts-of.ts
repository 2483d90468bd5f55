import { isWholePage } from '#engine';
import type { Page, Site } from '#schemas';
import type { Host } from '../../host/host.ts';
import { type Alert, readAlert } from './read-alert.ts';

/** The alerts of a page, of which the first is shown; undefined where pages have none. */
export function alertsOf(page: Page, site: Site, host: Pick<Host, 'items'>): readonly Alert[] | undefined {
  if (!site.alerts || !isWholePage(site, page)) return undefined;
  return host.items(site.alerts.query).flatMap((item) => readAlert(item) ?? []);
}
