import { hash } from './hash.ts';
import { addressLine, type Place } from './place.ts';

export const supplyTypes = ['ELECTRICITY', 'GAS', 'LPG'] as const;

export type SupplyType = (typeof supplyTypes)[number];

/** Which offers a supply point gets. */
export type Pricing =
  | 'usual'
  /** An empty list. */
  | 'none'
  /** Two open offers for the same plan, usage and term. */
  | 'two-for-a-term'
  | 'expired'
  | 'flexible-only'
  | 'zero-rates'
  /** Today is the last day they can be taken. */
  | 'last-day'
  /** Seasons and every named charge beside the usual ones. */
  | 'every-charge'
  /** Open offers for further price categories, and eight tariffs beside the usual ones in every offer. */
  | 'many-offers'
  /** The pricing call itself answers 500. */
  | 'fails';

/** What the network and the meter let the EV plan do. */
export type EvReadiness = 'covered' | 'not-covered' | 'no-tariffs' | 'interim';

/** Whom a supply point is installed for: a home, or a small or medium business. */
export type InstallType = 'RESIDENTIAL' | 'SME';

/** What sets a supply point apart; what is left out is as usual. */
export interface SupplyTraits {
  readonly installType?: InstallType;
  readonly status?: 'ACTIVE' | 'INACTIVE' | 'DECOMMISSIONED';
  /** Half-hourly profile, time of use, or no meter at all. */
  readonly meteringType?: 'NHH' | 'TOU' | 'UNM';
  readonly smart?: boolean;
  /** The look-up reports that the type of the installation does not fit. */
  readonly typeError?: boolean;
  readonly pricing?: Pricing;
  readonly ev?: EvReadiness;
  /** What the offers say of how the water is heated. */
  readonly waterHeater?: string;
  /** In place of the premises' own, as the registry knows this one. */
  readonly unit?: string;
  readonly streetNumber?: string;
}

/** An address as the registry of connections writes it; an absent part is an empty text. */
export interface RegistryAddress {
  readonly unit: string;
  readonly streetNumber: string;
  readonly streetName: string;
  readonly propertyName: string;
  readonly suburb: string;
  readonly town: string;
  readonly postCode: string;
  readonly fullAddress: string;
  readonly state: string;
  readonly geoCoordinates: { readonly x: number; readonly y: number };
}

export interface SupplyPoint extends Required<Omit<SupplyTraits, 'unit' | 'streetNumber' | 'waterHeater'>> {
  readonly waterHeater?: string;
  readonly type: SupplyType;
  readonly ICPIdentifier: string;
  readonly region: string;
  readonly registryAddress: RegistryAddress;
  /** Undefined where nothing is metered. */
  readonly meterId: string | undefined;
}

/** `serial` is the number of the premises, `index` tells its points of one type apart. */
export function supplyPoint(
  place: Place,
  type: SupplyType,
  { serial, index }: { readonly serial: number; readonly index: number },
  traits: SupplyTraits,
): SupplyPoint {
  const { unit, streetNumber, ...own } = traits;
  const ICPIdentifier = identifierOf(type, serial, index);
  const metered = type !== 'LPG' && own.meteringType !== 'UNM';
  return {
    installType: 'RESIDENTIAL',
    status: 'ACTIVE',
    meteringType: type === 'LPG' ? 'UNM' : 'NHH',
    smart: metered,
    typeError: false,
    pricing: 'usual',
    ev: 'covered',
    ...own,
    type,
    ICPIdentifier,
    region: place.region,
    registryAddress: registryAddress(place, unit, streetNumber),
    meterId: metered ? `2${String(hash(ICPIdentifier) % 100_000_000).padStart(8, '0')}` : undefined,
  };
}

/** Ten digits, two letters and three hexadecimal digits, as every connection in the country bears. */
function identifierOf(type: SupplyType, serial: number, index: number): string {
  const digits = `${supplyTypes.indexOf(type)}${String(serial).padStart(6, '0')}${String(index + 1).padStart(3, '0')}`;
  const check = (hash(digits) & 0xfff).toString(16).padStart(3, '0');
  return `${digits}SB${check}`.toUpperCase();
}

function registryAddress(place: Place, unit = place.unit, streetNumber?: string): RegistryAddress {
  const number = streetNumber ?? `${place.number}${place.alpha ?? ''}`;
  const { unit: _, alpha: __, ...site } = place;
  return {
    unit: unit ?? '',
    streetNumber: number,
    streetName: place.street,
    propertyName: place.lobby ?? '',
    suburb: place.suburb ?? '',
    town: place.town,
    postCode: place.postcode,
    fullAddress: addressLine({ ...site, number, ...(unit !== undefined && { unit }) }).trim(),
    state: place.region,
    geoCoordinates: place.point,
  };
}
