import { Hono } from 'hono';
import { readBody, refuse, transactionIdOf } from '../answers/check-call.ts';
import type { SandboxContext, SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { checkCredentials, checkIdentifiers, origins } from './check-headers.ts';
import { checkOrder, orderCalls } from './check-order.ts';

export function orderRoutes({ tokens, orders }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.post(orderCalls.validate.path, async (context) => {
    const read = await readOrder('validate', context);
    return 'refused' in read ? refuse(context, read.refused) : context.json({ valid: true });
  });

  routes.post(orderCalls.create.path, async (context) => {
    const read = await readOrder('create', context);
    if ('refused' in read) return refuse(context, read.refused);
    const order = orders.create(transactionIdOf(context.req.raw.headers), read.body);
    return context.json({ orderNumber: order.orderNumber, status: 'ACCEPTED' }, 201);
  });

  return routes;

  async function readOrder(call: 'validate' | 'create', context: SandboxContext) {
    const { headers } = context.req.raw;
    const refused = checkCredentials(headers, tokens) ?? checkIdentifiers(headers, origins.order);
    if (refused) return { refused };
    return readBody(context, (body) => {
      const unwanted = checkOrder(call, body);
      return unwanted ? { refused: unwanted } : { body };
    });
  }
}
