import { hash } from './hash.ts';
import { localities } from './localities.ts';
import type { Place } from './place.ts';
import { type Premises, premises, type Supply } from './premises.ts';
import { type Region, regionOf } from './regions.ts';

const addressesPerStreet = 3;

/** Numbers below are reserved for the premises of the catalogue. */
const firstSerial = 1000;

const streets = localities.flatMap(([suburb, town, postcode, names]) =>
  names.map((street) => ({ suburb, town, postcode, street })),
);

/** The same homes on every start, a few in each street, some of them flats. */
export const townPremises: readonly Premises[] = streets.flatMap(
  ({ suburb, town, postcode, street }, position) =>
    Array.from({ length: addressesPerStreet }, (_, index) => {
      const seed = hash(`${street}/${suburb}/${town}/${index}`);
      const region = regionOf(postcode);
      const place: Place = {
        ...houseNumber(seed),
        street,
        ...(suburb !== '' && { suburb }),
        town,
        postcode,
        region: region.name,
        point: near(region, seed),
      };
      const serial = firstSerial + position * addressesPerStreet + index;
      const traits = { registered: seed % 23 === 0 };
      return premises(`2-${seed.toString(36)}`, serial, place, supplyOf(region, seed), traits);
    }),
);

function houseNumber(seed: number): Pick<Place, 'unitType' | 'unit' | 'number' | 'alpha'> {
  return {
    ...(seed % 7 === 0 && { unitType: 'Flat', unit: String(1 + (seed % 5)) }),
    number: String(1 + (seed % 187)),
    ...(seed % 11 === 0 && { alpha: 'A' }),
  };
}

/** Within a few kilometres of the region's main place. */
function near({ centre }: Region, seed: number): Place['point'] {
  const offset = (part: number) => ((seed >>> part) % 1000) / 20_000 - 0.025;
  return { x: round(centre.x + offset(3)), y: round(centre.y + offset(13)) };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}

/** Most homes have one connection; a few have none, and some numbers have several units. */
function supplyOf({ pipedGas, evCovered }: Region, seed: number): Supply {
  if (seed % 29 === 0) return {};
  const smart = seed % 6 !== 0;
  const ev = evCovered ? 'covered' : 'not-covered';
  const shared = seed % 17 === 0 && seed % 7 !== 0;
  const units = shared ? ['1', '2', '3'] : [undefined];
  return {
    ELECTRICITY: units.map((unit) => ({ smart, ev, ...(unit !== undefined && { unit }) })),
    GAS: pipedGas && seed % 5 < 2 ? [{ smart: seed % 4 !== 0 }] : [],
    LPG: seed % 13 === 0 ? [] : [{}],
  };
}
