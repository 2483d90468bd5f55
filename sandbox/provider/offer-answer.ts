import { supplyTypes } from '../premises/supply-point.ts';
import { businessPlanTypes, planTypes } from '../pricing/offer.ts';
import { closedObject, listOf, plainText } from '../schema-shapes.ts';
import { failure } from './supply-point-answer.ts';

const day = { type: 'string', format: 'date' };
const number = { type: 'number' };

const rates = {
  rateExcludingGST: number,
  rateIncludingGST: number,
  finalRateExcludingGST: number,
  finalRateIncludingGST: number,
};

const season = closedObject({
  type: { enum: ['SUMMER', 'WINTER'] },
  startDate: day,
  endDate: day,
  ...rates,
});

const tariff = closedObject(
  {
    description: plainText,
    type: { enum: ['FIXED', 'VARIABLE'] },
    meteringUnitOfMeasurement: plainText,
    pricingUnitOfMeasurement: plainText,
    multiplier: number,
    multiplierUnitOfMeasurement: plainText,
    ...rates,
  },
  { seasonList: listOf(season, 10) },
);

const discount = closedObject(
  {
    code: plainText,
    name: plainText,
    description: plainText,
    discountType: { enum: ['PERCENTAGE', 'CREDIT'] },
  },
  { discountPercentage: number, creditAmount: number },
);

const offer = closedObject(
  {
    code: plainText,
    effectiveToDate: day,
    priceBook: closedObject({
      type: { enum: [...planTypes, ...businessPlanTypes] },
      category: closedObject({ code: plainText }),
      tariffList: listOf(tariff, 60),
    }),
    feesAndTerms: closedObject({
      termPeriod: { enum: ['12-MONTH', '24-MONTH', 'FLEXIBLE'] },
      exitFee: number,
    }),
    discountsAndIncentives: closedObject({ discountList: listOf(discount, 50) }),
  },
  { smartMeter: { type: 'boolean' }, waterHeater: plainText },
);

export const offersAnswer = closedObject(
  { type: { enum: supplyTypes }, offerList: listOf(offer, 150) },
  { isEvPlanAvailable: { type: 'boolean' }, error: failure },
);
