import { reportPath } from '../http/report-path.ts';
import type { RequestKind } from '../observing/recorder.ts';
import type { SiteRequest } from './page-request.ts';

/** Kinds of the site's interfaces, by the beginning of their paths; the first match counts. */
const interfaces: readonly (readonly [string, RequestKind])[] = [
  ['/api/journeys/', 'press'],
  [reportPath, 'report'],
  ['/api/content', 'content'],
  ['/api/health', 'health'],
  ['/api/npa/accesstoken', 'other'],
  ['/api/human-check', 'other'],
  ['/api/preview', 'other'],
  ['/api/exit-preview', 'other'],
  ['/api/', 'gateway'],
];

/** Kind of a request in metrics. A page that turns out to hold a form is counted as a step. */
export function kindOfRequest({ kind }: SiteRequest, url = ''): RequestKind {
  if (kind === 'page') return 'page';
  if (kind === 'built-file' || kind === 'theme' || kind === 'definition' || kind === 'public-file')
    return 'file';
  if (kind === 'picture') return 'picture';
  if (kind !== 'interface') return 'refused';
  return interfaces.find(([beginning]) => url.startsWith(beginning))?.[1] ?? 'file';
}
