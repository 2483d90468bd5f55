import type { IncomingHttpHeaders } from 'node:http';
import { type CompiledRelease, releaseAt, sourcePathOf } from '#engine';
import type { Page } from '#schemas';
import type { PageSite } from './page-site.ts';
import { type PageRequest, resolvePageRequest } from './resolve-page-request.ts';

/**
 * Leaves the ends of journeys that a request for a page shows to be left: a link or a form of the page of a final step
 * leads to another page. The browser tells of it by `Referer`; a reload, or an address that was typed, names another
 * page or none. If the store fails, the page is shown all the same.
 */
export async function leaveEnds(
  asked: PageRequest,
  headers: IncomingHttpHeaders,
  release: CompiledRelease,
  site: Pick<PageSite, 'sessionIds' | 'leaveEnd' | 'fail'>,
): Promise<void> {
  const left = endsLeft(asked, headers, release);
  const sessionId = left.length === 0 ? undefined : site.sessionIds.read(headers);
  if (sessionId === undefined) return;
  for (const journey of left) {
    await site.leaveEnd(sessionId, journey).catch((error) => site.fail(error, asked.path));
  }
}

/** The journeys whose ends are left. */
function endsLeft(
  { path, host, isPreview }: PageRequest,
  headers: IncomingHttpHeaders,
  release: CompiledRelease,
): readonly string[] {
  const { referer = '' } = headers;
  if (isPreview || !isOpened(headers) || !URL.canParse(referer)) return [];
  const from = new URL(referer);
  if (from.host !== host) return [];
  const before = releaseAt(release, from.pathname, host);
  // The same page in another language is no other page.
  if (sourcePathOf(before, from.pathname) === sourcePathOf(release, path)) return [];
  const left = resolvePageRequest(before, from.pathname);
  return left.outcome === 'page' && left.page.personal ? endsOn(left.page.page, before) : [];
}

/** Whether a visitor opens the page, and no script or guess of the browser. */
function isOpened(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'] ?? 'document';
  const purpose = headers['sec-purpose']?.toString() ?? '';
  return destination === 'document' && !purpose.includes('prefetch');
}

/** The journeys whose final step a page shows. */
function endsOn({ zones }: Page, { documents }: CompiledRelease): readonly string[] {
  return zones.content.flatMap((module) => {
    const journey = module.type === 'form' ? documents.get(module.journey) : undefined;
    if (module.type !== 'form' || journey?.kind !== 'journey') return [];
    const step = journey.steps.find(({ id }) => id === module.step);
    return step?.final === true ? [journey.id] : [];
  });
}
