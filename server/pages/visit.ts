import { type CompiledRelease, capturedFrom, memoize } from '#engine';
import type { CookieHeaders } from '../sessions/cookies.ts';
import type { VisitParameters, Visits } from '../sessions/visits.ts';
import type { PageRequest } from './resolve-page-request.ts';

/** Facts about a visit that a request for a page carries. */
export interface Visit {
  /** The query parameters that the visit began with, as the browser has kept them. */
  readonly captured: VisitParameters | undefined;
  /** The `Set-Cookie` header that has the browser keep those of this address. */
  readonly cookie: string | undefined;
}

/** The visit of a request for any page; only the first address with such parameters counts. */
export function visitOf(
  { query, isPreview }: Pick<PageRequest, 'query' | 'isPreview'>,
  headers: CookieHeaders,
  release: CompiledRelease,
  visits: Visits,
): Visit {
  const captured = isPreview ? undefined : visits.read(headers);
  if (captured !== undefined || query === '' || isPreview) return { captured, cookie: undefined };
  const found = capturedFrom(new URLSearchParams(query), capturedNames(release));
  return {
    captured,
    cookie: Object.keys(found).length === 0 ? undefined : visits.cookie(found, headers.host),
  };
}

/** Every parameter that a journey of the release captures. */
const capturedNames = memoize(({ documents }: CompiledRelease): readonly string[] =>
  [...documents.values()].flatMap((each) => (each.kind === 'journey' ? (each.capture ?? []) : [])),
);
