import { pino } from 'pino';
import { shapeAnswer } from '#engine';
import { connectServices, performOperation, sandboxServices } from '#server';
import type { LiveServices } from './canned-outside.ts';

/** A running sandbox; close it when the scenarios are played. */
export interface SandboxOverHttp extends LiveServices {
  readonly close: () => void;
}

/** Connects to a running sandbox by the same calls as a site. */
export function sandboxOverHttp(url: string): SandboxOverHttp {
  const services = connectServices(sandboxServices(url), { logger: pino({ level: 'silent' }) });
  return {
    answer: async (request, operation) =>
      shapeAnswer(operation, await performOperation(request, { services })),
    close: () => services.close(),
  };
}
