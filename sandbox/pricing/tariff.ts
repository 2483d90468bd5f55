import type { Rates, Season, Tariff } from './offer.ts';

const goodsAndServicesTax = 0.15;

/** The units of tariffs: how the supply is measured and how it is priced. */
const units = {
  day: ['Days', 'per day'],
  kWh: ['kWh', 'per kWh'],
  bottle: ['Bottles', 'per bottle'],
  month: ['Months', 'per month'],
} as const;

export type Unit = keyof typeof units;

interface TariffOptions {
  readonly multiplier?: readonly [times: number, unit: string];
  readonly seasons?: readonly (Pick<Season, 'type' | 'startDate' | 'endDate'> & { readonly rate: number })[];
}

/** `rate` is in dollars without GST. */
export function tariff(
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
