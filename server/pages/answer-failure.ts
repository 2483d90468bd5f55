import type { ServerResponse } from 'node:http';
import type { Site } from '#schemas';
import { failureDocument, messageHeaders } from '../http/message-document.ts';
import { securityHeaders } from '../http/security-headers.ts';
import type { Log } from '../store/database/database.ts';
import { isDatabaseAway } from '../store/database/database-away.ts';

/** Value of `retry-after`, in seconds, while the database is away. */
export const retryAfterSeconds = 5;

/** Answers, in the site's own words, that a page cannot be shown now. */
export function answerFailure(response: ServerResponse, site: Site, error: unknown): void {
  // The status is already sent and cannot be changed.
  if (response.headersSent) return void response.destroy();
  const isAway = isDatabaseAway(error);
  if (isAway) response.setHeader('retry-after', retryAfterSeconds);
  response.writeHead(isAway ? 503 : 500, { ...securityHeaders, ...messageHeaders });
  response.end(failureDocument(site));
}

/** Logs why a request failed: one line if the database is away, otherwise the error with its stack. */
export function logFailure(log: Log, error: unknown, message: string, detail: object = {}): void {
  if (isDatabaseAway(error)) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    log.warn({ reason }, 'The database is away: pages with forms answer 503.');
  } else log.warn({ err: error, ...detail }, message);
}
