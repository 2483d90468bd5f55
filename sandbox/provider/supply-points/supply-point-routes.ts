import { Hono } from 'hono';
import { bodyCheck, type CheckedBody } from '../../answers/body-check.ts';
import { refusal, refuse } from '../../answers/refusal.ts';
import { premisesAt, supplyPointOf } from '../../premises/premises-book.ts';
import type { SandboxEnv } from '../../service.ts';
import type { SandboxState } from '../../state/state.ts';
import { readJoinCall } from '../read-join-call.ts';
import { icpList } from './icp-list.ts';
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

  routes.post('/supplypoint/icplist', async (context) => {
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
