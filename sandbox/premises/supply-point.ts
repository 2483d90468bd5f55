import { hash } from './hash.ts';
import { addressLine, type Place } from './place.ts';

export const supplyTypes = ['ELECTRICITY', 'GAS', 'LPG'] as const;

export type SupplyType = (typeof supplyTypes)[number];

/** Kind of offers for a supply point. */
type Pricing =
  | 'usual'
  /** An empty list. */
  | 'none'
  /** Two open offers for the same plan, usage and term. */
  | 'two-for-a-term'
  | 'expired'
  | 'flexible-only'
  | 'zero-rates'
  /** Today is the last day of the offers. */
  | 'last-day'
  /** Seasons and every named charge besides the usual ones. */
  | 'every-charge'
  /** Open offers for further price categories, and eight tariffs besides the usual ones in every offer. */
  | 'many-offers'
  /** The pricing call itself answers 500. */
  | 'fails';

/** Abilities of the EV plan with this network and meter. */
type EvReadiness = 'covered' | 'not-covered' | 'no-tariffs' | 'interim';

/** Customer type of the installation: a home, or a small or medium business. */
type InstallType = 'RESIDENTIAL' | 'SME';

/** Traits of a supply point; omitted ones have the usual value. */
export interface SupplyTraits {
  readonly installType?: InstallType;
  readonly status?: 'ACTIVE' | 'INACTIVE' | 'DECOMMISSIONED';
  /** Half-hourly profile, time of use, or no meter. */
  readonly meteringType?: 'NHH' | 'TOU' | 'UNM';
  readonly smart?: boolean;
  /** The look-up reports an installation of the wrong type. */
  readonly typeError?: boolean;
  readonly pricing?: Pricing;
  readonly ev?: EvReadiness;
  /** Water heating, as stated by the offers. */
  readonly waterHeater?: string;
  /** Unit in the registry, where it differs from the premises' own. */
  readonly unit?: string;
  readonly streetNumber?: string;
}

/** An address as written by the registry of connections; a missing part is an empty text. */
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
  /** Undefined for an unmetered supply. */
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

/** Ten digits, two letters and three hexadecimal digits, the format of every connection in the country. */
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
