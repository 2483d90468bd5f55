import { Hono } from 'hono';
import { hash } from '../premises/hash.ts';
import { addressLine, splitStreet, streetLine } from '../premises/place.ts';
import type { Premises } from '../premises/premises.ts';
import { premisesOf } from '../premises/premises-book.ts';
import type { SandboxContext, SandboxEnv } from '../service.ts';
import { completionsFor } from './address-book.ts';
import { addressCalls, flags } from './address-calls.ts';

/** The key that this address finder accepts. It has no value elsewhere. */
export const addressKey = 'sandbox-address-key';

const mostCompletions = 10;

export function addressRoutes(): Hono<SandboxEnv> {
  const routes = new Hono<SandboxEnv>();

  routes.get(addressCalls.complete.path, (context) => {
    const refused = checkQuery(context);
    if (refused) return refused;
    const { q = '', max, ascii } = context.req.query();
    const wanted = Number(max ?? mostCompletions);
    const limit =
      Number.isInteger(wanted) && wanted > 0 ? Math.min(wanted, mostCompletions) : mostCompletions;
    const completions = completionsFor({ typed: q, max: limit, ascii: ascii === '1' });
    return context.json({ completions, success: true });
  });

  routes.get(addressCalls.details.path, (context) => {
    const refused = checkQuery(context);
    if (refused) return refused;
    const { pxid = '' } = context.req.query();
    const premises = premisesOf(pxid);
    if (!premises) return context.json({ success: false, reason: `No address has the pxid "${pxid}".` }, 404);
    return context.json({ ...addressDetails(premises), success: true });
  });

  return routes;
}

function checkQuery(context: SandboxContext): Response | undefined {
  const query = context.req.query();
  if (query.key !== addressKey) return context.json({ success: false, reason: 'The key is not known.' }, 403);
  for (const [name, allowed] of Object.entries(flags)) {
    const found = query[name] ?? (name === 'format' ? '' : '0');
    if (!allowed.some((value) => value === found)) {
      const wanted = `${name}=${allowed.join('|')}`;
      return context.json({ success: false, reason: `Expected ${wanted}, found "${found}".` }, 400);
    }
  }
  return undefined;
}

/** The data of the address finder about one address; a missing part is null. */
export function addressDetails({ pxid, place }: Premises) {
  const { name, type } = splitStreet(place.street);
  const { suburb = null, ruralDelivery = null, town, postcode } = place;
  const lines = [
    place.lobby,
    streetLine(place),
    ruralDelivery ?? suburb ?? undefined,
    `${town} ${postcode}`,
  ].filter((line) => line !== undefined);
  const seed = hash(pxid);
  return {
    a: addressLine(place),
    pxid,
    postal_line_1: lines[0] ?? null,
    postal_line_2: lines[1] ?? null,
    postal_line_3: lines[2] ?? null,
    postal_line_4: lines[3] ?? null,
    postal_line_5: lines[4] ?? null,
    dpid: String(1_000_000 + (seed % 2_000_000)),
    unit_identifier: place.unit ?? null,
    unit_type: place.unitType ?? null,
    floor: place.floor ?? null,
    number: place.number,
    alpha: place.alpha ?? null,
    street_name: name,
    street_type: type,
    rd_number: ruralDelivery,
    lobby_name: place.lobby ?? null,
    suburb,
    city: town,
    mailtown: town,
    postcode,
    box_type: null,
    primary_parcel_id: String(3_000_000 + ((seed >>> 7) % 4_000_000)),
    region: place.region,
    x: place.point.x,
    y: place.point.y,
  };
}
