import { Hono } from 'hono';
import { refusal, refuse } from '../answers/refusal.ts';
import type { SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { cardSessionRoutes } from './card-session-routes.ts';
import { checkCredentials, checkIdentifiers } from './check-headers.ts';
import { identity } from './identity.ts';
import { offerRoutes } from './offer-routes.ts';
import { orderRoutes } from './order-routes.ts';
import { shareRoutes } from './shares/share-routes.ts';
import { signUpRoutes } from './sign-up-routes.ts';
import { supplyPointRoutes } from './supply-points/supply-point-routes.ts';
import { vehicleRoutes } from './vehicle-routes.ts';

const basicAuthorization = `Basic ${btoa(`${identity.clientId}:${identity.clientSecret}`)}`;

/** Pages whose chat is never staffed. */
const silentPages: ReadonlySet<string> = new Set(['closed']);

export function providerRoutes(state: SandboxState): Hono<SandboxEnv> {
  const { tokens } = state;
  const routes = new Hono<SandboxEnv>();

  routes.post('/oauth2/token', async (context) => {
    context.header('cache-control', 'no-store');
    if (context.req.header('authorization') !== basicAuthorization) {
      context.header('www-authenticate', 'Basic realm="sandbox"');
      return refuse(context, refusal(401, 'CLIENT_UNKNOWN', 'authorization', 'Basic auth failed.'));
    }
    const form = new URLSearchParams(await context.req.text());
    if (form.get('grant_type') !== 'client_credentials') {
      return refuse(context, refusal(400, 'GRANT_UNKNOWN', 'grant_type', 'Expected client_credentials.'));
    }
    return context.json(tokens.issue());
  });

  routes.get('/v1/expr/genesys-cloud/webmessenger/status', (context) => {
    const { headers } = context.req.raw;
    const refused = checkCredentials(headers, tokens) ?? checkIdentifiers(headers);
    if (refused) return refuse(context, refused);
    const pageId = context.req.query('pageId') ?? '';
    if (pageId === '') return refuse(context, refusal(400, 'PAGE_MISSING', 'pageId', 'A page id is needed.'));
    return context.json({ active: !silentPages.has(pageId) });
  });

  for (const part of [
    orderRoutes,
    supplyPointRoutes,
    offerRoutes,
    vehicleRoutes,
    signUpRoutes,
    cardSessionRoutes,
    shareRoutes,
  ]) {
    routes.route('/', part(state));
  }
  return routes;
}
