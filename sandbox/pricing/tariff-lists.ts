import { hash } from '../premises/hash.ts';
import type { SupplyPoint } from '../premises/supply-point.ts';
import type { PlanType, PriceClass, Rates, Season, Tariff } from './offer.ts';

export interface TariffChoice {
  readonly planType: PlanType;
  readonly usage: PriceClass;
  /** Year of the seasons. */
  readonly year: string;
}

/** Price factors relative to the plus plan. */
const planFactors: Readonly<Record<PlanType, number>> = {
  'NPA-BASIC': 1.06,
  'NPA-PLUS': 1,
  'NPA-PREMIUM': 1.03,
  'SME-STANDARD': 0.94,
};

type Charges = Readonly<Record<Exclude<PriceClass, 'BT45'>, number>>;

const dailyCharges: Charges = { LOW: 0.9, STANDARD: 2.1, BUSINESS: 3.2 };
const anytimeRates: Charges = { LOW: 0.3125, STANDARD: 0.2684, BUSINESS: 0.2455 };
const gasRates: Charges = { LOW: 0.1342, STANDARD: 0.1088, BUSINESS: 0.0995 };

/** Charges that are shown with their multiplication: name, rate, factor and unit. */
const multiplied: readonly (readonly [name: string, rate: number, times: number, unit: string])[] = [
  ['Capacity Charge', 0.0312, 15, 'kVA'],
  ['Congestion Charge', 0.0841, 6, 'kW'],
  ['Demand Charge', 0.2417, 8.5, 'kW'],
  ['Distance Charge', 0.0042, 120, 'km'],
  ['Power Factor Charge', 0.0555, 3, 'kVAr'],
  ['Interruptibility Charge', 0.0125, 2, 'kW'],
  ['Transformer Charge', 0.0098, 30, 'kVA'],
];

/** The tariffs of one offer, in no particular order. */
export function tariffList(point: SupplyPoint, choice: TariffChoice): readonly Tariff[] {
  const own = ownTariffs(point, choice);
  return point.pricing === 'many-offers' ? [...own, ...timeBands(8)] : own;
}

function ownTariffs(point: SupplyPoint, choice: TariffChoice): readonly Tariff[] {
  const price = priced(point, choice);
  switch (point.type) {
    case 'ELECTRICITY':
      return electricity(point, choice, price);
    case 'GAS':
      return [
        tariff('Natural Gas Anytime', 'VARIABLE', 'kWh', price(charged(gasRates, choice))),
        tariff('Daily Fixed Charge', 'FIXED', 'day', price(charged(dailyCharges, choice) * 0.7)),
      ];
    case 'LPG':
      return [
        tariff('45kg Gas Bottle', 'VARIABLE', 'bottle', price(112.5)),
        tariff('Monthly Gas Bottle Rental', 'FIXED', 'month', price(11.25)),
      ];
  }
}

/** A price for each part of the day. */
function timeBands(count: number): readonly Tariff[] {
  return Array.from({ length: count }, (_, band) =>
    tariff(`Time of use from ${band * 3} to ${band * 3 + 3} o'clock`, 'VARIABLE', 'kWh', 0.2134 + band / 100),
  );
}

/** The class BT45 is only for bottles; other charges use BUSINESS in its place. */
function charged(charges: Charges, { usage }: TariffChoice): number {
  return charges[usage === 'BT45' ? 'BUSINESS' : usage];
}

type Price = (rate: number) => number;

/** Each region and plan has prices of its own. */
function priced({ region }: SupplyPoint, { planType }: TariffChoice): Price {
  const factor = planFactors[planType] * (1 + ((hash(region) % 13) - 6) / 100);
  return (rate) => Math.round(rate * factor * 10_000) / 10_000;
}

function electricity(point: SupplyPoint, choice: TariffChoice, price: Price): readonly Tariff[] {
  const daily = tariff('Daily Fixed Charge', 'FIXED', 'day', price(charged(dailyCharges, choice)));
  const anytime = price(charged(anytimeRates, choice));
  if (choice.planType === 'NPA-PREMIUM') {
    return point.ev === 'no-tariffs' ? [] : [...evRates(point, anytime), daily];
  }
  return [
    tariff('Anytime', 'VARIABLE', 'kWh', anytime),
    tariff('Controlled', 'VARIABLE', 'kWh', anytime * 0.8),
    tariff('Unmetered Supply', 'VARIABLE', 'kWh', price(0.2)),
    tariff('Homegen Export', 'VARIABLE', 'kWh', price(0.12)),
    daily,
    ...(point.pricing === 'every-charge' ? everyCharge(choice.year, anytime) : []),
  ];
}

/** Half price at night with a smart meter; interim rates without one. */
function evRates({ smart, ev }: SupplyPoint, anytime: number): readonly Tariff[] {
  const byTime = [
    tariff('Night (9pm - 7am)', 'VARIABLE', 'kWh', anytime / 2),
    tariff('Day (7am - 9pm)', 'VARIABLE', 'kWh', anytime),
  ];
  const interim = [
    tariff('Interim Anytime', 'VARIABLE', 'kWh', anytime * 0.95),
    tariff('Interim Composite', 'VARIABLE', 'kWh', anytime * 0.9),
    tariff('Interim Controlled', 'VARIABLE', 'kWh', anytime * 0.75),
  ];
  return [...(smart ? byTime : []), ...(smart && ev !== 'interim' ? [] : interim)];
}

function everyCharge(year: string, anytime: number): readonly Tariff[] {
  return [
    ...multiplied.map(([name, rate, times, unit]) =>
      tariff(name, 'FIXED', 'day', rate, { multiplier: [times, unit] }),
    ),
    tariff('Composite', 'VARIABLE', 'kWh', anytime, {
      seasons: [
        {
          type: 'SUMMER',
          startDate: `${year}-10-01`,
          endDate: `${Number(year) + 1}-04-30`,
          rate: anytime * 0.9,
        },
        { type: 'WINTER', startDate: `${year}-05-01`, endDate: `${year}-09-30`, rate: anytime * 1.15 },
      ],
    }),
    tariff('Metering Charge', 'FIXED', 'day', 0.18),
    tariff('Prompt Meter Reading', 'VARIABLE', 'kWh', 0),
  ];
}

const goodsAndServicesTax = 0.15;

/** The units of tariffs: how the supply is measured and how it is priced. */
const units = {
  day: ['Days', 'per day'],
  kWh: ['kWh', 'per kWh'],
  bottle: ['Bottles', 'per bottle'],
  month: ['Months', 'per month'],
} as const;

type Unit = keyof typeof units;

interface TariffOptions {
  readonly multiplier?: readonly [times: number, unit: string];
  readonly seasons?: readonly (Pick<Season, 'type' | 'startDate' | 'endDate'> & { readonly rate: number })[];
}

/** `rate` is in dollars without GST. */
function tariff(
  description: string,
  type: Tariff['type'],
  unit: Unit,
  rate: number,
  { multiplier: [times, multiplierUnit] = [1, ''], seasons }: TariffOptions = {},
): Tariff {
  const [metering, pricing] = units[unit];
  return {
    description,
    type,
    meteringUnitOfMeasurement: metering,
    pricingUnitOfMeasurement: pricing,
    multiplier: times,
    multiplierUnitOfMeasurement: multiplierUnit,
    ...rates(rate, times),
    ...(seasons && {
      seasonList: seasons.map(({ rate: own, ...season }) => ({ ...season, ...rates(own, times) })),
    }),
  };
}

function rates(rate: number, times: number): Rates {
  const withTax = 1 + goodsAndServicesTax;
  return {
    rateExcludingGST: round(rate),
    rateIncludingGST: round(rate * withTax),
    finalRateExcludingGST: round(rate * times),
    finalRateIncludingGST: round(rate * times * withTax),
  };
}

function round(dollars: number): number {
  return Math.round(dollars * 1e6) / 1e6;
}
