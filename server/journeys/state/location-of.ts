import { type Destination, type PlaceOnSite, sitePath } from '#engine';
import type { ConnectedServices } from '../../operations/services/connected-services.ts';
import type { OpenJourney } from './journey-session.ts';

/**
 * Where a destination is: a path of this site, or the address of a hosted page. Undefined if the address
 * belongs to no configured service, so that a service's answer cannot send a visitor to any other site.
 */
export function locationOf(
  open: OpenJourney,
  destination: Destination,
  services: Pick<ConnectedServices, 'origins'>,
): string | undefined {
  if ('href' in destination) return hostedAddress(destination.href, services.origins);
  return pathTo(open, destination);
}

export function pathTo({ journey, release }: OpenJourney, place: PlaceOnSite): string {
  const page = 'step' in place ? journey.pageOf(place.step) : release.compiled.documents.get(place.page);
  return (page?.kind === 'page' ? sitePath(page.path) : undefined) ?? '/';
}

function hostedAddress(href: string, origins: ReadonlySet<string>): string | undefined {
  if (!URL.canParse(href)) return undefined;
  const url = new URL(href);
  return origins.has(url.origin) && url.username === '' && url.password === '' ? url.href : undefined;
}
