import type { RequestListener } from 'node:http';
import { securityHeaders } from './security-headers.ts';

const page = `<!DOCTYPE html>
<html lang="en"><title>Loading page...</title><p role="status">Loading page...</p></html>
`;

/** Answers while the site starts, when there are no documents yet to speak from: the browser asks again by itself. */
export const answerLoading: RequestListener = (_request, response) => {
  response.writeHead(503, {
    ...securityHeaders,
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'content-type': 'text/html; charset=utf-8',
    'retry-after': '1',
    refresh: '1',
  });
  response.end(page);
};
