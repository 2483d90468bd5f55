import { pino } from 'pino';
import { expect, it } from 'vitest';
import { connectServices, sandboxServices } from '#server';
import { longestPressMs } from '../../server/journeys/calls/longest-press.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';

it('A press of the shipped site may use up the time of all its calls, and of the repeats of an attempt', () => {
  const logger = pino({ level: 'silent' });
  const services = connectServices(sandboxServices('http://sandbox.example'), { logger });
  const longest = longestPressMs(shippedRelease(), services);
  // Validating, creating, and three repeats of either.
  expect(longest).toBeGreaterThanOrEqual(50_000);
  expect(longest).toBeLessThan(300_000);
  services.close();
});
