import type { Place } from './place.ts';
import type { PremisesTraits, Supply } from './premises.ts';

/** A lane of the catalogue: what it is named, what it reaches, and what is supplied there. */
export type Row = readonly [
  streetName: string,
  reaches: string,
  supply: Supply,
  own?: PremisesTraits & Partial<Place>,
];

export const usual = [{}];
export const all: Supply = { ELECTRICITY: usual, GAS: usual, LPG: usual };

/** All but the electricity as usual. */
export function electricity(...traits: NonNullable<Supply['ELECTRICITY']>): Supply {
  return { ...all, ELECTRICITY: traits };
}
