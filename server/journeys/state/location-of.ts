import { askedForParameter, type Destination, type PlaceOnSite, sitePath, visitStep } from '#engine';
import type { ConnectedServices } from '../../operations/services/connected-services.ts';
import { momentOf, type OpenJourney } from './journey-session.ts';
import type { StepSubmission } from './step-submission.ts';
import type { SubmitDeps } from './submit-deps.ts';

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

/**
 * Path for a visitor when a fault keeps the pressed step from being shown; the step there explains it.
 * Undefined if the step can be shown, or if the visitor is sent elsewhere.
 *
 * @param sentTo destination of the outcome
 */
export function pathAfterFault(
  { step }: Pick<StepSubmission, 'step'>,
  open: OpenJourney,
  state: OpenJourney['state'],
  deps: SubmitDeps,
  sentTo: Destination,
): string | undefined {
  const { journey } = open;
  const visit = visitStep(journey.compiled, state, step, journey.environment(step, momentOf(deps)));
  if (visit.visit === 'show' || visit.fault === undefined) return undefined;
  const path = pathTo(open, visit.destination);
  if ('href' in sentTo || pathTo(open, sentTo) !== path) return undefined;
  return `${path}?${new URLSearchParams({ [askedForParameter]: step })}`;
}
