import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { cleanUpAfterTest } from '../../../tests/support/running/cleanup.ts';
import { answerLoading } from './site-server.ts';

it.each([
  ['/api/health/live', 200, 'live'],
  ['/api/health/ready', 503, 'starting'],
  ['/api/health', 503, 'starting'],
])('while the site starts, %s answers with %i: it is %s', async (path, status, word) => {
  const server = createServer(answerLoading(true)).listen(0);
  cleanUpAfterTest(() => server.close());
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
  expect([answer.status, await answer.json()]).toEqual([status, expect.objectContaining({ status: word })]);
});
