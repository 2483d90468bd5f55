import { Hono } from 'hono';
import type { SandboxContext, SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state.ts';
import { checkCredentials, checkIdentifiers } from './check-headers.ts';
import { checkOrder } from './check-order.ts';
import { headerNames, identity } from './identity.ts';
import { type Refusal, refusal } from './refusal.ts';

const basicAuthorization = `Basic ${btoa(`${identity.clientId}:${identity.clientSecret}`)}`;
const orderOrigin = { application: identity.orderApplication, channel: identity.orderChannel };

/** Pages on which nobody answers the chat at any hour. */
const silentPages: ReadonlySet<string> = new Set(['closed']);

export function providerRoutes({ tokens, orders }: SandboxState): Hono<SandboxEnv> {
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

  routes.post('/v2/expr/cms/orders/lpg/validate', async (context) => {
    const { refused } = await readOrder('validate', context);
    return refused ? refuse(context, refused) : context.json({ valid: true });
  });

  routes.post('/v2/expr/cms/orders/lpg', async (context) => {
    const { refused, body } = await readOrder('create', context);
    if (refused) return refuse(context, refused);
    const order = orders.create(context.req.header(headerNames.transactionId) ?? '', body);
    return context.json({ orderNumber: order.orderNumber, status: 'ACCEPTED' }, 201);
  });

  return routes;

  async function readOrder(
    call: 'validate' | 'create',
    context: SandboxContext,
  ): Promise<{ refused?: Refusal | undefined; body?: unknown }> {
    const { headers } = context.req.raw;
    const early =
      checkCredentials(headers, tokens) ?? checkIdentifiers(headers, orderOrigin) ?? checkMediaType(headers);
    if (early) return { refused: early };
    try {
      const body: unknown = await context.req.json();
      return { refused: checkOrder(call, body), body };
    } catch {
      return { refused: refusal(400, 'BODY_MALFORMED', '', 'The body is not JSON.') };
    }
  }
}

function checkMediaType(headers: Headers): Refusal | undefined {
  if (/^application\/json\b/i.test(headers.get('content-type') ?? '')) return undefined;
  return refusal(400, 'MEDIA_TYPE_UNKNOWN', 'content-type', 'Expected application/json.');
}

function refuse(context: SandboxContext, { status, reasons }: Refusal): Response {
  return context.json({ reasons }, status);
}
