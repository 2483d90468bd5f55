import { orderOf } from '../../support/journeys/gas-order.ts';
import { begin, livesAt, power } from '../../support/journeys/home-sign-up.ts';
import { createPath, offersPath, received } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';
import { goByRequests } from '../support/visitors/go-by-requests.ts';

/** A number of offers with eight tariffs each: one for each plan, term and usage, and others of plans that are not shown. */
function offers(count: number) {
  return Array.from({ length: count }, (_, index) => ({
    code: `MANY-${index}`,
    effectiveToDate: '9999-12-31',
    priceBook: {
      type: index > 7 ? 'NPA-OTHER' : index % 4 < 2 ? 'NPA-PLUS' : 'NPA-BASIC',
      category: { code: index % 8 < 4 ? 'STANDARD' : 'LOW' },
      tariffList: Array.from({ length: 8 }, (_, tariff) => ({
        description: `Tariff ${tariff + 1}`,
        type: tariff === 0 ? 'FIXED' : 'VARIABLE',
        meteringUnitOfMeasurement: 'kWh',
        pricingUnitOfMeasurement: 'per kWh',
        multiplier: 1,
        multiplierUnitOfMeasurement: '',
        rateExcludingGST: 0.1 + tariff / 100,
        rateIncludingGST: 0.2121 + tariff / 100,
        finalRateExcludingGST: 0.1 + tariff / 100,
        finalRateIncludingGST: 0.2121 + tariff / 100,
      })),
    },
    feesAndTerms: { termPeriod: index % 2 === 0 ? '12-MONTH' : 'FLEXIBLE', exitFee: 150 },
    discountsAndIncentives: { discountList: [] },
    smartMeter: true,
  }));
}

const way = [begin, livesAt(1, 'Everything'), power];

test('A home with more offers than may be read is told that its prices are not known, as after any other failure', {
  tag: '@full',
}, async ({ page, site }) => {
  const body = { type: 'ELECTRICITY', isEvPlanAvailable: false, offerList: offers(300) };
  site.sandbox.state.faults.replace([
    { service: 'provider', path: offersPath, kind: 'status', status: 200, body },
  ]);
  await goByRequests(page.request, '/join', way);
  await page.goto('/join/residential/plan-select');
  await expect(page.locator('main')).toContainText("We couldn't find your Electricity rates for this plan.");
});

test.describe('Where a site asks for 500 words at most', () => {
  const message = 'Details need to be no more than 500 words';

  test('30,000 characters are refused with the words of the site, and 500 words are taken', {
    tag: '@full',
  }, async ({ request, startOwnSite }) => {
    const site = await startOwnSite({
      documents: {
        'forms/gas-order-form.json': ({ fields }) => {
          const field = fields.find(({ name }: { name: string }) => name === 'propertyAccessReasonOther');
          field.value.maxLength = 40_000;
          field.checks = [{ that: "= count(split(answers.propertyAccessReasonOther, ' ')) <= 500", message }];
        },
      },
    });
    const page = await (await request.get(`${site.url}/for-business/bottled-gas/order`)).text();
    const run = /name="_run"[^>]* value="([^"]+)"/.exec(page)?.[1] ?? '';
    const press = async (details: string) => {
      const entries = [
        ['_run', run],
        ...orderOf({ propertyAccessIssue: 'true' }),
        ['propertyAccessReasons', 'Other'],
        ['propertyAccessReasonOther', details],
      ].map(([name = '', text = '']) => [name, text]);
      const reply = await request.post(`${site.url}/api/journeys/gas-order/order`, {
        data: new URLSearchParams(entries).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
      });
      return await reply.json();
    };
    expect(await press('word '.repeat(6_000))).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'propertyAccessReasonOther', message }],
    });
    expect(received(site.sandbox, createPath)).toEqual([]);
    const taken = await press('word '.repeat(500).trim());
    expect(JSON.stringify(taken)).not.toContain(message);
  });
});
