import type { Place } from './place.ts';
import { type SupplyPoint, type SupplyTraits, type SupplyType, supplyPoint } from './supply-point.ts';

/** A property and all that is supplied to it. */
export interface Premises {
  readonly pxid: string;
  readonly place: Place;
  readonly supplyPoints: readonly SupplyPoint[];
  /** The address finder knows the registry's address: it is part of the suggestion. */
  readonly registered: boolean;
  /** The look-up of its supply points answers 503. */
  readonly lookupFails: boolean;
}

/** The supply points of each type, by their traits. */
export type Supply = Readonly<Partial<Record<SupplyType, readonly SupplyTraits[]>>>;

export interface PremisesTraits {
  readonly registered?: boolean;
  readonly lookupFails?: boolean;
}

export function premises(
  pxid: string,
  serial: number,
  place: Place,
  supply: Supply,
  { registered = false, lookupFails = false }: PremisesTraits = {},
): Premises {
  const points = (type: SupplyType) =>
    (supply[type] ?? []).map((traits, index) => supplyPoint(place, type, { serial, index }, traits));
  return {
    pxid,
    place,
    supplyPoints: [...points('ELECTRICITY'), ...points('GAS'), ...points('LPG')],
    registered,
    lookupFails,
  };
}
