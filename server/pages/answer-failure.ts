import type { ServerResponse } from 'node:http';
import type { WordedSite } from '#engine';
import { failureDocument, messageHeaders } from '../http/message-document.ts';
import { securityHeaders } from '../http/security-headers.ts';
import { BucketAway } from '../store/assets/bucket.ts';
import { isDatabaseAway } from '../store/database/database-away.ts';

/** Value of `retry-after`, in seconds, while the database or the bucket is away. */
export const retryAfterSeconds = 5;

/** Answers, in the site's own words, that a page cannot be shown now. */
export function answerFailure(response: ServerResponse, site: WordedSite, error: unknown): void {
  // The status is already sent and cannot be changed.
  if (response.headersSent) return void response.destroy();
  const isAway = error instanceof BucketAway || isDatabaseAway(error);
  if (isAway) response.setHeader('retry-after', retryAfterSeconds);
  response.writeHead(isAway ? 503 : 500, { ...securityHeaders, ...messageHeaders });
  response.end(failureDocument(site));
}
