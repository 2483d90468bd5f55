import { hash } from '../premises/hash.ts';
import { addressLine, splitStreet, streetLine } from '../premises/place.ts';
import type { Premises } from '../premises/premises.ts';

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
