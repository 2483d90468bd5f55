/** Where people work on the site. */
export type StudioPlace =
  /** Nowhere in this process. */
  | { readonly kind: 'off' }
  /** At `/studio` of every host of the site. */
  | { readonly kind: 'with-site' }
  /** At a host that has nothing else, beside the hosts of visitors. */
  | { readonly kind: 'host'; readonly origin: string; readonly host: string }
  /** In a process that has nothing for visitors. */
  | { readonly kind: 'alone' };

/** Whether the studio is at a host, which may have a port. */
export function hasStudio(place: StudioPlace, host: string): boolean {
  return place.kind === 'host' ? place.host === host.toLowerCase() : place.kind !== 'off';
}

/** Whether a host is of the studio alone: visitors have nothing there, but those of its previews. */
export function isOfStudio(place: StudioPlace, host: string): boolean {
  return place.kind === 'alone' || (place.kind === 'host' && hasStudio(place, host));
}
