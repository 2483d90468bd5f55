import { type Destination, sitePath } from '#engine';
import type { ConnectedServices } from '../operations/connected-services.ts';
import type { OpenJourney } from './journey-session.ts';

/**
 * Where a destination is: a path of this site, or the address of a hosted page. Undefined for an address that is on
 * none of the configured services: what a service answers never sends a visitor just anywhere.
 */
export function locationOf(
  { journey, release }: OpenJourney,
  destination: Destination,
  services: Pick<ConnectedServices, 'origins'>,
): string | undefined {
  if ('href' in destination) return hostedAddress(destination.href, services.origins);
  const page =
    'step' in destination
      ? journey.pageOf(destination.step)
      : release.compiled.documents.get(destination.page);
  return (page?.kind === 'page' ? sitePath(page.path) : undefined) ?? '/';
}

function hostedAddress(href: string, origins: ReadonlySet<string>): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return origins.has(url.origin) && url.username === '' && url.password === '' ? url.href : undefined;
}
