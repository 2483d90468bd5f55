import { pino } from 'pino';
import { shapeAnswer } from '#engine';
import { connectServices, performOperation, sandboxService } from '#server';
import type { LiveServices } from './canned-outside.ts';

/** A running sandbox; close it when the scenarios are played. */
export interface SandboxOverHttp extends LiveServices {
  readonly close: () => void;
}

/** Connects to a running sandbox by the same calls as a site. */
export function sandboxOverHttp(url: string): SandboxOverHttp {
  const connected = new Map<string, ReturnType<typeof connectServices>>();
  const connect = (name: string) => {
    const known = connected.get(name);
    if (known !== undefined) return known;
    const services = connectServices([sandboxService(url, name)], { logger: pino({ level: 'silent' }) });
    connected.set(name, services);
    return services;
  };
  return {
    answer: async (request, operation) =>
      shapeAnswer(operation, await performOperation(request, { services: connect(request.service) })),
    close() {
      for (const services of connected.values()) services.close();
    },
  };
}
