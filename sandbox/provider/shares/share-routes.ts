import { Hono } from 'hono';
import { refusal, refuse } from '../../answers/refusal.ts';
import type { SandboxContext, SandboxEnv } from '../../service.ts';
import type { SandboxState } from '../../state/state.ts';
import { checkCredentials, checkIdentifiers } from '../check-headers.ts';
import { indexCode, indexHistory, priceHistory, priceSummary, quote, stockCode } from './share-feed.ts';

type Answer = (now: Date) => object;

export function shareRoutes({ tokens, clock }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  function answer(context: SandboxContext, parameter: 'stock' | 'index', code: string, from: Answer) {
    const { headers } = context.req.raw;
    const refused = checkCredentials(headers, tokens) ?? checkIdentifiers(headers);
    if (refused) return refuse(context, refused);
    const asked = context.req.query(parameter) ?? '';
    if (asked !== code) {
      return refuse(context, refusal(404, 'CODE_UNKNOWN', parameter, `Nothing is listed as "${asked}".`));
    }
    return context.json(from(clock()));
  }

  routes.get('/v1/expr/shares/price/quote', (c) => answer(c, 'stock', stockCode, quote));
  routes.get('/v1/expr/shares/price/history', (c) => answer(c, 'stock', stockCode, priceHistory));
  routes.get('/v1/expr/shares/price/summary', (c) => answer(c, 'stock', stockCode, priceSummary));
  routes.get('/v1/expr/shares/indices/history', (c) => answer(c, 'index', indexCode, indexHistory));
  return routes;
}
