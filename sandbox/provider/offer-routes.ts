import { Hono } from 'hono';
import { bodyCheck, type CheckedBody, refusal, refuse } from '../answers/check-call.ts';
import { businessPointNear, supplyPointOf } from '../premises/premises-book.ts';
import type { SupplyPoint } from '../premises/supply-point.ts';
import { newZealandDay } from '../pricing/offer.ts';
import { isEvPlanAvailable, offersFor } from '../pricing/offers.ts';
import type { SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { lookUpCalls } from './look-up-calls.ts';
import {
  type BusinessOffersRequest,
  businessOffersRequestSchema,
  type OffersRequest,
  offersRequestSchema,
} from './offer-schema.ts';
import { readJoinCall } from './read-join-call.ts';

const checkHome = bodyCheck<OffersRequest>(offersRequestSchema);
const checkBusiness = bodyCheck<BusinessOffersRequest>(businessOffersRequestSchema);
type AnyRequest = OffersRequest | BusinessOffersRequest;

export function offerRoutes({ tokens, clock }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.post(lookUpCalls.offers.path, async (context) => {
    const read = await readJoinCall(context, tokens, check, ({ channel }) =>
      channel === 'WEB' ? 'home' : 'business',
    );
    if ('refused' in read) return refuse(context, read.refused);
    if (read.body.channel === 'ONLINE') {
      const { planTypes } = read.body;
      const point = pointOf(read.body);
      if (point === 'unknown') return refuse(context, unknownIcp(read.body.supplyPoint.type));
      if (point?.pricing === 'fails') return context.json({ reason: 'Prices are out of reach.' }, 500);
      const query = { planTypes, campaignCodes: [], returnEVRates: false, today: newZealandDay(clock()) };
      return context.json({
        type: read.body.supplyPoint.type,
        ...(point?.installType === 'RESIDENTIAL' && { error: ofHome }),
        offerList: point ? offersFor(point, query) : [],
      });
    }
    const { supplyPoint, planTypes, campaignCodes, returnEVRates = false } = read.body;
    const point = supplyPointOf(supplyPoint.ICPIdentifier);
    if (point?.type !== supplyPoint.type) {
      return refuse(context, unknownIcp(supplyPoint.type));
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

/** Refusal when business prices are requested for a home's connection. */
const ofHome = { code: 'ICP_TYPE_RESIDENTIAL', message: 'This ICP is residential.' };

/** A request with an installation type is a business's; any other is read as a home's. */
function check(body: unknown): CheckedBody<AnyRequest> {
  const { supplyPoint } = (body ?? {}) as { readonly supplyPoint?: { readonly installType?: unknown } };
  return supplyPoint?.installType === 'SME' ? checkBusiness(body) : checkHome(body);
}

/** The supply point of a business's request; undefined where no bottles are delivered. */
function pointOf({ supplyPoint }: BusinessOffersRequest): SupplyPoint | undefined | 'unknown' {
  if (supplyPoint.type === 'LPG') return businessPointNear(supplyPoint.geoCoordinates);
  const point = supplyPointOf(supplyPoint.ICPIdentifier);
  return point?.type === supplyPoint.type ? point : 'unknown';
}

function unknownIcp(type: string) {
  const what = `No ${type} supply point has this ICP.`;
  return refusal(404, 'ICP_UNKNOWN', '/supplyPoint/ICPIdentifier', what);
}
