import { describe, expect, it } from 'vitest';
import { type Fuel, type Offered, offersOf, usable, viewsOf, wanted } from './offered-home.ts';

/** Kilowatt hours assumed for a year of each fuel; there are none for bottles. */
const usage = { ELECTRICITY: 8000, GAS: 4000 } as const;

const plans = {
  basic: ['NPA-BASIC', '12-MONTH'],
  'plus-flexible': ['NPA-PLUS', 'FLEXIBLE'],
  ev: ['NPA-PREMIUM', '12-MONTH'],
} as const;

interface Cards {
  readonly cards: readonly {
    readonly id: string;
    readonly rows: readonly { readonly label: string; readonly value?: string }[];
  }[];
}

const dollars = (amount: number) => `$${Math.round(amount).toLocaleString('en-NZ')}`;

/** Reckoned here by hand from what the stand-in offers: undefined where an offer does not say. */
function exampleYear(offered: Offered, fuel: Fuel, plan: string, term: string): string | undefined {
  let [low, high] = [0, 0];
  const types = wanted[fuel].flatMap((type) => (type === 'LPG' ? [] : [type]));
  for (const type of types) {
    const tariffs = (usable(offered, type, plan, term)?.priceBook.tariffList ?? []).filter(
      ({ description }) => !/unmetered|homegen/i.test(description),
    );
    const known = tariffs.every(
      ({ pricingUnitOfMeasurement: unit, description, seasonList }) =>
        (unit === 'per day' || unit === 'per kWh') &&
        seasonList === undefined &&
        !/capacity|congestion|demand|distance|power factor|interruptibility|transformer/i.test(description),
    );
    const rates = tariffs.filter(({ pricingUnitOfMeasurement: unit }) => unit === 'per kWh');
    if (!known || rates.length === 0) return undefined;
    for (const { pricingUnitOfMeasurement: unit, rateIncludingGST: rate } of tariffs) {
      if (unit !== 'per day') continue;
      low += 365 * rate;
      high += 365 * rate;
    }
    const each = rates.map(({ rateIncludingGST }) => rateIncludingGST);
    low += usage[type] * Math.min(...each);
    high += usage[type] * Math.max(...each);
  }
  if (types.length === 0) return undefined;
  return dollars(low) === dollars(high) ? dollars(low) : `${dollars(low)} to ${dollars(high)}`;
}

async function shownYears(offered: Offered, fuel: Fuel) {
  const { plan } = await viewsOf('plan-select', offered, undefined, { fuel });
  const { cards } = plan as unknown as Cards;
  return (id: string) =>
    cards.find((card) => card.id === id)?.rows.find(({ label }) => label === 'Example year')?.value;
}

describe.each(['Everything', 'Gasless', 'Unpriced', 'Flexible'])('the example year at %s Lane', (lane) => {
  const offered = offersOf(lane, undefined);
  const fuels = (Object.keys(wanted) as Fuel[]).filter((fuel) =>
    wanted[fuel].every((type) => offered.some(({ point }) => point.type === type)),
  );

  it.each(fuels)('is made of the rates offered there, or said not to be known: %s', async (fuel) => {
    const shown = await shownYears(offered, fuel);
    for (const [id, [plan, term]] of Object.entries(plans))
      expect(shown(id), id).toBe(exampleYear(offered, fuel, plan, term) ?? 'Not known');
  });
});

it('is known for electricity where every plan is offered, and not for bottles alone', async () => {
  const offered = offersOf('Everything', undefined);
  expect((await shownYears(offered, 'electricity'))('basic')).toMatch(/^\$[\d,]+ to \$[\d,]+$/);
  expect((await shownYears(offered, 'lpg'))('basic')).toBe('Not known');
});
