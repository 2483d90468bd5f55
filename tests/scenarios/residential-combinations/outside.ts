import type { Choices } from './choices.ts';
import type { Visitor } from './visitors.ts';

/** ICPs of the homes in these stories. */
export const icps = {
  electricity: '0001234567AB1F0',
  neighbour: '0001234568AB2F1',
  gas: '1001234567AB3F2',
  lpg: '2001234567AB4F3',
} as const;

export const postCode = '5012';
export const fullAddress = '4/31B Marama Street, Petone, Lower Hutt 5012';

/** All parts of the address finder's data on the home. */
export const finderAddress = {
  a: fullAddress,
  pxid: '3-marama',
  postal_line_1: '4/31B Marama Street',
  postal_line_2: 'Petone',
  postal_line_3: 'Lower Hutt 5012',
  postal_line_4: null,
  postal_line_5: null,
  dpid: '2081234',
  unit_identifier: '4',
  unit_type: 'Apartment',
  floor: 'Level 2',
  number: '31',
  alpha: 'B',
  street_name: 'Marama',
  street_type: 'Street',
  rd_number: 'RD 1',
  lobby_name: 'Tui Court',
  suburb: 'Petone',
  city: 'Lower Hutt',
  mailtown: 'Lower Hutt Central',
  postcode: postCode,
  box_type: null,
  primary_parcel_id: '5550123',
  region: 'Wellington',
  x: 174.8869,
  y: -41.227,
};

const registryAddress = {
  unit: '4',
  streetNumber: '31B',
  streetName: 'Marama Street',
  propertyName: 'Tui Court',
  suburb: 'Petone',
  town: 'Lower Hutt',
  postCode,
  fullAddress,
  state: 'Wellington',
  geoCoordinates: { x: 174.8869, y: -41.227 },
};

function point(ICPIdentifier: string) {
  return { ICPIdentifier, status: 'ACTIVE', meteringType: 'NHH', registryAddress };
}

/** The supply points of the address: one of each kind, or two for electricity. */
export function supplyPoints(address: Choices['address']) {
  const electricityList = [
    point(icps.electricity),
    ...(address === 'several' ? [point(icps.neighbour)] : []),
  ];
  return { icpList: { electricityList, gasList: [point(icps.gas)], lpgList: [point(icps.lpg)] } };
}

/** One supply point by its number, with its meter. */
export function supplyPoint(kind: 'electricity' | 'gas') {
  const found = { ...point(icps[kind]), meter: [{ id: `M-${kind}`, type: 'NHH', smartMeter: true }] };
  const [electricityList, gasList] = kind === 'gas' ? [[], [found]] : [[found], []];
  return { icpList: { electricityList, gasList, lpgList: [] } };
}

const fixedCharges = {
  ELECTRICITY: {
    description: 'Daily Fixed Charge',
    pricingUnitOfMeasurement: 'per day',
    rateIncludingGST: 2,
  },
  GAS: { description: 'Daily Fixed Charge', pricingUnitOfMeasurement: 'per day', rateIncludingGST: 1.505 },
  LPG: {
    description: 'Monthly Gas Bottle Rental',
    pricingUnitOfMeasurement: 'per month',
    rateIncludingGST: 11,
  },
} as const;

export type SupplyType = keyof typeof fixedCharges;

/** The average of the fixed charges above, to two decimals, for each set of fuels that have an offer. */
export const meanFixedCharges = { electricity: 2, 'electricity-gas': 1.75, 'electricity-lpg': 6.5, lpg: 11 };

export function offerCode(type: SupplyType, planType: string, usage: string, term: string): string {
  return [type, planType, usage, term].join('/');
}

/** One offer for every plan type, usage type and term; those of electricity may state a water heater. */
export function offers(
  type: SupplyType,
  { hasSmartMeter: smartMeter, waterHeater }: Pick<Visitor, 'hasSmartMeter' | 'waterHeater'>,
) {
  const charge = { type: 'FIXED', rateExcludingGST: 1, ...fixedCharges[type] };
  const offerList = ['NPA-BASIC', 'NPA-PLUS', 'NPA-PREMIUM'].flatMap((planType) =>
    ['LOW', 'STANDARD'].flatMap((usage) =>
      ['12-MONTH', 'FLEXIBLE'].map((termPeriod) => ({
        code: offerCode(type, planType, usage, termPeriod),
        effectiveToDate: '2026-06-30',
        priceBook: { type: planType, category: { code: usage }, tariffList: [charge] },
        feesAndTerms: { termPeriod },
        discountsAndIncentives: { discountList: [] },
        smartMeter,
        ...(type === 'ELECTRICITY' && waterHeater !== undefined && { waterHeater }),
      })),
    ),
  );
  return { type, offerList, isEvPlanAvailable: true };
}

export const vehicle = {
  plate: 'EVBLUE',
  make: 'Kia',
  model: 'EV6',
  year: 2024,
  colour: 'Blue',
  isEligibleForEv: true,
};
