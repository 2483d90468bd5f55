import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';

/** The services this process stands in for; each is mounted at `/<service>`. */
export const services = [
  'provider',
  'address-finder',
  'bucket',
  'site-api',
  'card-form',
  'scanner',
  'search',
  'monitoring',
  'third-parties',
] as const;

export type ServiceName = (typeof services)[number];

/** `Bindings` is empty when the app is called as a plain fetch function, without a connection. */
export interface SandboxEnv {
  Bindings: Partial<HttpBindings>;
}

export type SandboxContext = Context<SandboxEnv>;

/** The path below the service's mount, for example `/oauth2/token`. */
export function pathWithin(service: ServiceName, context: SandboxContext): string {
  return context.req.path.slice(service.length + 1) || '/';
}
