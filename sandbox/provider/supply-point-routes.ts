import { Hono } from 'hono';
import { bodyCheck, type CheckedBody, refusal, refuse } from '../answers/check-call.ts';
import { premisesAt, supplyPointOf } from '../premises/premises-book.ts';
import type { SupplyPoint, SupplyType } from '../premises/supply-point.ts';
import type { SandboxEnv } from '../service.ts';
import type { SandboxState } from '../state/state.ts';
import { lookUpCalls } from './look-up-calls.ts';
import { readJoinCall } from './read-join-call.ts';
import {
  type AddressLookup,
  addressLookupSchema,
  type SingleLookup,
  singleLookupSchema,
} from './supply-point-schema.ts';

const checkAddress = bodyCheck<AddressLookup>(addressLookupSchema);
const checkSingle = bodyCheck<SingleLookup>(singleLookupSchema);

/** One path for both look-ups: by address, or of a single supply point by its identifier. */
export function supplyPointRoutes({ tokens }: SandboxState): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.post(lookUpCalls.supplyPoints.path, async (context) => {
    const read = await readJoinCall(context, tokens, checkLookup, () => 'either');
    if ('refused' in read) return refuse(context, read.refused);
    const { body } = read;
    const included = {
      ELECTRICITY: body.includeElectricity,
      GAS: body.includeGas,
      LPG: 'includeLPG' in body && body.includeLPG,
    };
    if ('siteAddress' in body) {
      const premises = premisesAt(body.siteAddress);
      if (premises?.lookupFails) return context.json({ reason: 'The registry is out of reach.' }, 503);
      return context.json(icpList(premises?.supplyPoints ?? [], { included, includeMeter: false }));
    }
    const point = supplyPointOf(body.ICPDetail.ICPIdentifier);
    if (!point || !included[point.type]) {
      const what = 'No supply point of the included types has this ICP.';
      return refuse(context, refusal(404, 'ICP_UNKNOWN', '/ICPDetail/ICPIdentifier', what));
    }
    return context.json(icpList([point], { included, includeMeter: true }));
  });

  return routes;
}

function checkLookup(body: unknown): CheckedBody<AddressLookup | SingleLookup> {
  const single = typeof body === 'object' && body !== null && 'ICPDetail' in body;
  return single ? checkSingle(body) : checkAddress(body);
}

/** The types that a caller asked for. */
type Included = Readonly<Record<SupplyType, boolean>>;

interface ListOptions {
  readonly included: Included;
  readonly includeMeter: boolean;
}

/** The answer of both look-ups: a list for each type, empty if it was not requested or does not exist. */
function icpList(points: readonly SupplyPoint[], { included, includeMeter }: ListOptions) {
  const list = (type: SupplyType) =>
    included[type]
      ? points.filter((point) => point.type === type).map((point) => item(point, includeMeter))
      : [];
  return { icpList: { electricityList: list('ELECTRICITY'), gasList: list('GAS'), lpgList: list('LPG') } };
}

function item(point: SupplyPoint, includeMeter: boolean) {
  const { ICPIdentifier, status, meteringType, registryAddress, typeError } = point;
  return {
    ICPIdentifier,
    status,
    meteringType,
    registryAddress,
    ...(typeError && {
      error: { code: 'ICP_TYPE_RESIDENTIAL', message: 'The type of this residential ICP does not fit.' },
    }),
    ...(includeMeter && { meter: meters(point) }),
  };
}

function meters({ meterId, meteringType, smart }: SupplyPoint) {
  return meterId === undefined ? [] : [{ id: meterId, type: meteringType, smartMeter: smart }];
}
