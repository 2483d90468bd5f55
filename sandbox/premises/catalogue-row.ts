import type { Place } from './place.ts';
import type { PremisesTraits, Supply } from './premises.ts';

/** A lane of the catalogue: its name, its situation and its supply. */
export type Row = readonly [
  streetName: string,
  reaches: string,
  supply: Supply,
  own?: PremisesTraits & Partial<Place>,
];

export const usual = [{}];
export const all: Supply = { ELECTRICITY: usual, GAS: usual, LPG: usual };

/** All types of supply, with these traits for electricity. */
export function electricity(...traits: NonNullable<Supply['ELECTRICITY']>): Supply {
  return { ...all, ELECTRICITY: traits };
}
