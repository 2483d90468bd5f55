import type { ServerResponse } from 'node:http';
import type { Site } from '#schemas';
import { failureDocument, messageHeaders } from '../journeys/message-document.ts';
import { securityHeaders } from './security-headers.ts';

/** Says, in the site's own words, that a page cannot be shown now. */
export function answerFailure(response: ServerResponse, site: Site): void {
  // What has been sent cannot be taken back.
  if (response.headersSent) return void response.destroy();
  response.writeHead(500, { ...securityHeaders, ...messageHeaders }).end(failureDocument(site));
}
