import { Hono } from 'hono';
import { bodyCheck } from '../answers/body-check.ts';
import { refusal, refuse } from '../answers/refusal.ts';
import { supplyPointOf } from '../premises/premises-book.ts';
import { newZealandDay } from '../pricing/new-zealand-day.ts';
import { isEvPlanAvailable, offersFor } from '../pricing/offers.ts';
import type { SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state.ts';
import { type OffersRequest, offersRequestSchema } from './offer-schema.ts';
import { readJoinCall } from './read-join-call.ts';

const check = bodyCheck<OffersRequest>(offersRequestSchema);

export function offerRoutes({ tokens, clock }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.post('/pricing/onlineoffers', async (context) => {
    const read = await readJoinCall(context, tokens, check);
    if ('refused' in read) return refuse(context, read.refused);
    const { supplyPoint, planTypes, campaignCodes, returnEVRates = false } = read.body;
    const point = supplyPointOf(supplyPoint.ICPIdentifier);
    if (point?.type !== supplyPoint.type) {
      const what = `No ${supplyPoint.type} supply point has this ICP.`;
      return refuse(context, refusal(404, 'ICP_UNKNOWN', '/supplyPoint/ICPIdentifier', what));
    }
    if (point.pricing === 'fails') return context.json({ reason: 'Prices are out of reach.' }, 500);
    const today = newZealandDay(clock());
    return context.json({
      type: point.type,
      ...(returnEVRates && { isEvPlanAvailable: isEvPlanAvailable(point) }),
      offerList: offersFor(point, { planTypes, campaignCodes, returnEVRates, today }),
    });
  });

  return routes;
}
