import { businessRows, southBusinessRows } from './catalogue-businesses.ts';
import { all, electricity, type Row, usual } from './catalogue-row.ts';
import type { Place } from './place.ts';
import { type Premises, premises } from './premises.ts';
import { regionOf } from './regions.ts';

/** Premises for one situation, in a suburb of their own; the street's name says what they reach. */
export interface CatalogueEntry {
  readonly reaches: string;
  readonly premises: Premises;
}

const northRows: readonly Row[] = [
  ['Everything', 'Electricity, natural gas and LPG, smart meters, EV plan, every offer', all],
  ['Electric', 'Electricity only', { ELECTRICITY: usual }],
  ['Piped', 'Electricity and natural gas', { ELECTRICITY: usual, GAS: usual }],
  ['Bottled', 'Electricity and LPG', { ELECTRICITY: usual, LPG: usual }],
  ['Offgrid', 'LPG only; no electricity ICP', { LPG: usual }],
  [
    'Several',
    'Three electricity ICPs to choose from',
    electricity({ unit: '1' }, { unit: '2' }, { unit: '3' }),
  ],
  ['Nothing', 'No ICP at all', {}],
  [
    'Numberless',
    'Two electricity items, one with an empty street number: one is left',
    electricity({ streetNumber: '' }, {}),
  ],
  [
    'Dropped',
    'One electricity item, its street number empty: none is left',
    electricity({ streetNumber: '' }),
  ],
  ['Registered', 'The suggestion carries the registry address', all, { registered: true }],
  ['Timeofuse', 'TOU meter', electricity({ meteringType: 'TOU' })],
  ['Decommissioned', 'Decommissioned meter', electricity({ status: 'DECOMMISSIONED' })],
  ['Inactive', 'Inactive meter', electricity({ status: 'INACTIVE' })],
  ['Unmetered', 'Unmetered ICP: no meter in the list', electricity({ meteringType: 'UNM' })],
  ['Mistyped', 'Residential ICP error reported by the look-up', electricity({ typeError: true })],
  [
    'Unpriced',
    'No offers for any fuel',
    { ELECTRICITY: [{ pricing: 'none' }], GAS: [{ pricing: 'none' }], LPG: [{ pricing: 'none' }] },
  ],
  [
    'Twofold',
    'Two open electricity offers for each plan and term',
    electricity({ pricing: 'two-for-a-term' }),
  ],
  ['Expired', 'Only expired electricity offers', electricity({ pricing: 'expired' })],
  [
    'Flexible',
    'Only flexible electricity offers: nothing for 12 months',
    electricity({ pricing: 'flexible-only' }),
  ],
  ['Zero', 'Only electricity offers whose rates are zero', electricity({ pricing: 'zero-rates' })],
  ['Lastday', 'Electricity offers that end today', electricity({ pricing: 'last-day' })],
  [
    'Charges',
    'Seasons, unmetered, homegen and each charge with a multiplier',
    electricity({ pricing: 'every-charge' }),
  ],
  ['Uncovered', 'Network not covered by the EV plan', electricity({ ev: 'not-covered' })],
  ['Upgrade', 'EV plan covered, its offers have no tariffs', electricity({ ev: 'no-tariffs' })],
  ['Interim', 'EV offers with day, night and interim rates', electricity({ ev: 'interim' })],
  ['Dial', 'Electricity meter not smart', electricity({ smart: false })],
  ['Gasdial', 'Natural gas meter not smart', { ...all, GAS: [{ smart: false }] }],
  ['Outage', 'The ICP list answers 503', all, { lookupFails: true }],
  ['Mispriced', 'The electricity offers answer 500', electricity({ pricing: 'fails' })],
  [
    'Gasless',
    'Natural gas and LPG without offers, electricity with',
    { ...all, GAS: [{ pricing: 'none' }], LPG: [{ pricing: 'none' }] },
  ],
  [
    'Tower',
    'Apartment with a unit, a floor, a lobby and a letter',
    all,
    { unitType: 'Apartment', unit: '4', floor: 'Level 2', lobby: 'Rimu Tower', alpha: 'B' },
  ],
  ['Rural', 'Rural delivery, no suburb', { ELECTRICITY: usual, LPG: usual }, { ruralDelivery: 'RD 2' }],
  ['Heated', 'Offers that tell of a water heater', electricity({ waterHeater: 'CONTROLLED_ELECTRIC' })],
  [
    'Manifold',
    'Forty offers with eight more tariffs each, for every fuel',
    {
      ELECTRICITY: [{ pricing: 'many-offers' }],
      GAS: [{ pricing: 'many-offers' }],
      LPG: [{ pricing: 'many-offers' }],
    },
  ],
];

const southRows: readonly Row[] = [
  ['Southern', 'First postcode of the South Island; no natural gas', { ELECTRICITY: usual, LPG: usual }],
  [
    'Southmost',
    'Lower South Island',
    { ELECTRICITY: usual, LPG: usual },
    { town: 'Bluff', postcode: '9814' },
  ],
];

/**
 * Businesses start at this number. Each has coordinates of its own, because bottled gas is priced by them.
 */
const firstBusiness = 201;

export const catalogue: readonly CatalogueEntry[] = [
  ...northRows.map((row, index) => entry(row, 1 + index, { town: 'Wellington', postcode: '6999' })),
  ...southRows.map((row, index) => entry(row, 101 + index, { town: 'Nelson', postcode: '7000' })),
  ...businessRows.map((row, index) => entry(row, 201 + index, { town: 'Wellington', postcode: '6999' })),
  ...southBusinessRows.map((row, index) => entry(row, 301 + index, { town: 'Nelson', postcode: '7000' })),
];

function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000;
}

/** The house number is the number of the premises, so it can be read in their ICPs. */
function entry([name, reaches, supply, own = {}]: Row, serial: number, area: Area): CatalogueEntry {
  const { registered, lookupFails, ...placed } = own;
  const { town, postcode } = { ...area, ...placed };
  const { centre, name: region } = regionOf(postcode);
  const place: Place = {
    number: String(serial),
    street: `${name} Lane`,
    ...(placed.ruralDelivery === undefined && { suburb: 'Sandbox Bay' }),
    region,
    point: serial < firstBusiness ? centre : { x: round(centre.x + serial / 10_000), y: centre.y },
    ...placed,
    town,
    postcode,
  };
  const traits = {
    ...(registered !== undefined && { registered }),
    ...(lookupFails !== undefined && { lookupFails }),
  };
  return { reaches, premises: premises(`9-${serial.toString(36)}`, serial, place, supply, traits) };
}

type Area = Pick<Place, 'town' | 'postcode'>;
