import type { RequestListener } from 'node:http';
import { messageDocument, messageHeaders } from '../../http/message-document.ts';
import { securityHeaders } from '../../http/security-headers.ts';
import { isHealthPath, livePath } from './health.ts';

const headers = { ...securityHeaders, ...messageHeaders, 'retry-after': '1' };

/**
 * Answers while the site starts and no documents are loaded: the browser asks again by itself.
 *
 * @param isDatabaseAway included in answers to health checks
 */
export function answerLoading(isDatabaseAway: boolean): RequestListener {
  const health = JSON.stringify({ status: 'starting', ...(isDatabaseAway && { database: 'away' }) });
  return ({ url = '' }, response) => {
    if (isHealthPath(url)) {
      response.writeHead(url === livePath ? 200 : 503, { ...headers, 'content-type': 'application/json' });
      response.end(url === livePath ? '{"status":"live"}' : health);
    } else {
      response.writeHead(503, { ...headers, refresh: '1' });
      response.end(messageDocument({ language: 'en', title: 'Loading page...' }));
    }
  };
}
