import { reportPath } from '../front/headers/report-path.ts';
import type { SiteRequest } from '../front/page-request.ts';
import type { RequestKind } from './recorder.ts';

/** Interfaces of the site by how their paths begin, the first that fits. */
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

/** Kind of a request as it is counted. A page that turns out to hold a form is counted as a step. */
export function kindOfRequest({ kind }: SiteRequest, url = ''): RequestKind {
  if (kind === 'page') return 'page';
  if (kind === 'built-file') return 'file';
  if (kind !== 'next') return 'refused';
  return interfaces.find(([beginning]) => url.startsWith(beginning))?.[1] ?? 'file';
}
