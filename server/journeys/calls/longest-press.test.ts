import { pino } from 'pino';
import { expect, it } from 'vitest';
import type { Document } from '#schemas';
import { connectServices } from '../../operations/services/connected-services.ts';
import { sandboxServices } from '../../operations/services/sandbox-services.ts';
import { workshopWith } from '../workshop.fixture.ts';
import { longestPressMs } from './longest-press.ts';

const services = connectServices(sandboxServices('http://sandbox.example'), {
  logger: pino({ level: 'silent' }),
});
const reserveWith = (more: object) =>
  workshopWith((document: Document) =>
    document.id === 'reserve' ? ({ ...document, ...more } as Document) : document,
  );
const ms = (more: object) => longestPressMs(reserveWith(more), services);

it('A press takes longer the longer its call may, with every repeat and the fallback', () => {
  expect(ms({ timeoutMs: 40_000 }) - ms({ timeoutMs: 30_000 })).toBe(10_000);
  expect(ms({ timeoutMs: 40_000, retry: 2 })).toBeGreaterThanOrEqual(120_000);
  const withFallback = ms({ timeoutMs: 40_000, fallback: 'open-card' });
  expect(withFallback - ms({ timeoutMs: 40_000 })).toBe(10_000);
});
