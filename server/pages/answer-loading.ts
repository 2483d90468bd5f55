import type { RequestListener } from 'node:http';
import { messageDocument, messageHeaders } from '../journeys/message-document.ts';
import { securityHeaders } from './security-headers.ts';

/** Answers while the site starts, when there are no documents yet to speak from: the browser asks again by itself. */
export const answerLoading: RequestListener = (_request, response) => {
  response.writeHead(503, { ...securityHeaders, ...messageHeaders, 'retry-after': '1', refresh: '1' });
  response.end(messageDocument({ language: 'en', title: 'Loading page...' }));
};
