import { all, electricity, type Row, usual } from './catalogue-row.ts';
import type { Supply } from './premises.ts';

const northRows: readonly Row[] = [
  ['Trading', 'Business: electricity, natural gas and LPG, offers of every term', all],
  ['Office', 'Business: electricity only', { ELECTRICITY: usual }],
  ['Bakery', 'Business: electricity and natural gas', { ELECTRICITY: usual, GAS: usual }],
  ['Cafe', 'Business: electricity and LPG', { ELECTRICITY: usual, LPG: usual }],
  ['Foodtruck', 'Business: LPG only; no electricity ICP', { LPG: usual }],
  [
    'Arcade',
    'Business: three electricity ICPs to choose from',
    electricity({ unit: '1' }, { unit: '2' }, { unit: '3' }),
  ],
  ['Vacant', 'Business: no ICP at all', {}],
  ['Franchise', 'Business: the suggestion carries the registry address', all, { registered: true }],
  ['Foundry', 'Business: TOU meter', electricity({ meteringType: 'TOU' })],
  ['Closed', 'Business: decommissioned meter', electricity({ status: 'DECOMMISSIONED' })],
  ['Dormant', 'Business: inactive meter', electricity({ status: 'INACTIVE' })],
  ['Billboard', 'Business: unmetered ICP', electricity({ meteringType: 'UNM' })],
  [
    'Homely',
    'Business: the look-up reports the ICP of a home',
    electricity({ installType: 'RESIDENTIAL', typeError: true }),
  ],
  [
    'Homeoffice',
    'Business: a home’s electricity ICP that only the pricing call reports',
    electricity({ installType: 'RESIDENTIAL' }),
  ],
  [
    'Bespoke',
    'Business: no offers for any fuel',
    { ELECTRICITY: [{ pricing: 'none' }], GAS: [{ pricing: 'none' }], LPG: [{ pricing: 'none' }] },
  ],
  [
    'Duopoly',
    'Business: two open electricity offers for each term',
    electricity({ pricing: 'two-for-a-term' }),
  ],
  ['Lapsed', 'Business: only expired electricity offers', electricity({ pricing: 'expired' })],
  ['Casual', 'Business: only flexible electricity offers', electricity({ pricing: 'flexible-only' })],
  [
    'Giveaway',
    'Business: only electricity offers whose rates are zero',
    electricity({ pricing: 'zero-rates' }),
  ],
  ['Clearance', 'Business: electricity offers that end today', electricity({ pricing: 'last-day' })],
  [
    'Smelter',
    'Business: seasons, unmetered, homegen and each charge with a multiplier',
    electricity({ pricing: 'every-charge' }),
  ],
  ['Workshop', 'Business: electricity meter not smart', electricity({ smart: false })],
  ['Blackout', 'Business: the ICP list answers 503', all, { lookupFails: true }],
  ['Quoteless', 'Business: the electricity offers answer 500', electricity({ pricing: 'fails' })],
  [
    'Bottleless',
    'Business: natural gas and LPG without offers, electricity with',
    { ...all, GAS: [{ pricing: 'none' }], LPG: [{ pricing: 'none' }] },
  ],
];

const southRows: readonly Row[] = [
  ['Woolshed', 'Business in the South Island; no natural gas', { ELECTRICITY: usual, LPG: usual }],
];

/** Lanes with supply points of businesses. */
export const businessRows = northRows.map(ofBusiness);
export const southBusinessRows = southRows.map(ofBusiness);

function ofBusiness([name, reaches, supply, own]: Row): Row {
  const business: Supply = Object.fromEntries(
    Object.entries(supply).map(([type, points]) => [
      type,
      points.map((traits) => ({ installType: 'SME' as const, ...traits })),
    ]),
  );
  return own === undefined ? [name, reaches, business] : [name, reaches, business, own];
}
