import { Hono } from 'hono';
import type { SandboxEnv } from '../service.ts';
import { completionsFor } from './address-book.ts';

/** The key this address finder knows. It opens nothing. */
export const addressKey = 'sandbox-address-key';

const mostCompletions = 10;

export function addressRoutes(): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();
  routes.get('/api/nz/address/autocomplete', (context) => {
    const { key, format, q = '', max } = context.req.query();
    if (key !== addressKey) return context.json({ success: false, reason: 'The key is not known.' }, 403);
    if (format !== 'json') {
      return context.json({ success: false, reason: `Expected format=json, found "${format ?? ''}".` }, 400);
    }
    const wanted = Number(max ?? mostCompletions);
    const limit =
      Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, mostCompletions) : mostCompletions;
    return context.json({ completions: completionsFor(q, limit), success: true });
  });
  return routes;
}
