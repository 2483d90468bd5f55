import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { addressRoutes } from './addresses/address-routes.ts';
import { bucketRoutes } from './bucket/bucket-routes.ts';
import { cardFormRoutes } from './card-form/card-form-routes.ts';
import { controlRoutes } from './control/control-routes.ts';
import { withFaults } from './control/fault-effects.ts';
import { withJournal } from './control/journal-middleware.ts';
import { hydroRoutes } from './hydro/hydro-routes.ts';
import { providerRoutes } from './provider/provider-routes.ts';
import { searchRoutes } from './search/search-routes.ts';
import { type SandboxEnv, type ServiceName, services } from './service.ts';
import { siteApiRoutes } from './site-api/site-api-routes.ts';
import { createState, type SandboxState, type StateOptions } from './state/state.ts';
import { thirdPartyRoutes } from './third-parties/third-party-routes.ts';

const maxRequestBytes = 1_000_000;
/** Records are written in large batches. */
const maxBatchBytes = 20_000_000;
/** Larger than any file that a site may have. */
const maxObjectBytes = 1_000_000_000;

export type SandboxOptions = Partial<StateOptions>;

export interface Sandbox {
  readonly fetch: Hono<SandboxEnv>['fetch'];
  readonly state: SandboxState;
}

/**
 * All outside services as one fetch function and its state.
 *
 * Faults of the connection (`hang`, `reset`, `lost-answer`, `unheard`) need a real one: use `startSandbox`.
 */
export function createSandbox(options: SandboxOptions = {}): Sandbox {
  const state = createState({
    clock: options.clock ?? (() => new Date()),
    tokenLifetimeSeconds: options.tokenLifetimeSeconds ?? 3600,
  });
  const routes: Record<ServiceName, Hono<SandboxEnv>> = {
    provider: providerRoutes(state),
    'address-finder': addressRoutes(),
    bucket: bucketRoutes(state),
    'site-api': siteApiRoutes(state),
    'card-form': cardFormRoutes(state),
    monitoring: hydroRoutes(state),
    // Speaks its own protocol, beside HTTP.
    scanner: new Hono<SandboxEnv>(),
    search: searchRoutes(state),
    'third-parties': thirdPartyRoutes(),
  };
  const app = new Hono<SandboxEnv>();
  app.use('/_control/*', bodyLimit({ maxSize: maxRequestBytes }));
  for (const service of services) {
    const maxSize = { search: maxBatchBytes, bucket: maxObjectBytes }[String(service)] ?? maxRequestBytes;
    app.use(`/${service}/*`, bodyLimit({ maxSize }), withJournal(service, state), withFaults(service, state));
    app.route(`/${service}`, routes[service]);
  }
  app.route('/_control', controlRoutes(state));
  app.notFound((context) => context.json({ reason: `Nothing answers at ${context.req.path}.` }, 404));
  return { fetch: app.fetch, state };
}
