import type { SupplyPoint } from '../premises/supply-point.ts';
import { discountList } from './discounts.ts';
import type { Tariff } from './offer.ts';
import { type Offer, type PlanType, type PriceClass, type TermPeriod, usages } from './offer.ts';
import { tariffList } from './tariff-lists.ts';

export interface OfferQuery {
  readonly planTypes: readonly PlanType[];
  readonly campaignCodes: readonly string[];
  readonly returnEVRates: boolean;
  /** Today in New Zealand, yyyy-mm-dd. */
  readonly today: string;
}

const exitFee = 150;

/** The terms of each plan; the last of the plus plan is for businesses and fits no home. */
const terms: Readonly<Record<PlanType, readonly TermPeriod[]>> = {
  'NPA-PLUS': ['12-MONTH', 'FLEXIBLE', '24-MONTH'],
  'NPA-BASIC': ['12-MONTH', 'FLEXIBLE'],
  'NPA-PREMIUM': ['12-MONTH', 'FLEXIBLE'],
  'SME-STANDARD': ['24-MONTH', '12-MONTH', 'FLEXIBLE'],
};

/** Whether the EV plan is available at this supply point, whatever its meter. */
export function isEvPlanAvailable(point: SupplyPoint): boolean {
  return point.ev !== 'not-covered';
}

/**
 * The offers of a supply point, including those that a caller must not show: expired, free, of other terms.
 */
export function offersFor(point: SupplyPoint, query: OfferQuery): readonly Offer[] {
  if (point.pricing === 'none') return [];
  return query.planTypes
    .filter((planType) => (planType === 'SME-STANDARD') === (point.installType === 'SME'))
    .filter((planType) => planType !== 'NPA-PREMIUM' || hasEvOffers(point, query))
    .flatMap((planType) =>
      priceClasses(point, planType).flatMap((usage) =>
        terms[planType].flatMap((termPeriod) => variants(point, { planType, usage, termPeriod }, query)),
      ),
    );
}

function priceClasses({ type }: SupplyPoint, planType: PlanType): readonly PriceClass[] {
  if (planType !== 'SME-STANDARD') return usages;
  return [type === 'LPG' ? 'BT45' : 'BUSINESS'];
}

/** EV prices of electricity are returned only on request; those of other fuels always are. */
function hasEvOffers(point: SupplyPoint, { returnEVRates }: OfferQuery): boolean {
  return point.type !== 'ELECTRICITY' || (returnEVRates && isEvPlanAvailable(point));
}

interface OfferChoice {
  readonly planType: PlanType;
  readonly usage: PriceClass;
  readonly termPeriod: TermPeriod;
}

function variants(point: SupplyPoint, choice: OfferChoice, query: OfferQuery): readonly Offer[] {
  const { today } = query;
  const open = offer(point, choice, query, daysAfter(today, 180));
  const expired = { ...suffixed(open, 'OLD'), effectiveToDate: daysAfter(today, -1) };
  const free = suffixed(withTariffs(open, open.priceBook.tariffList.map(withoutRates)), 'NIL');
  switch (point.pricing) {
    case 'none':
      return [];
    case 'expired':
      return [expired];
    case 'zero-rates':
      return [free];
    case 'last-day':
      return [{ ...open, effectiveToDate: today }];
    case 'two-for-a-term':
      return [open, suffixed(open, 'TWIN')];
    case 'flexible-only':
      return choice.termPeriod === 'FLEXIBLE' ? [open] : [];
    case 'many-offers':
      return [
        open,
        ...(choice.usage === 'STANDARD' ? otherCategories.map((code) => inCategory(open, code)) : []),
      ];
    case 'usual':
    case 'every-charge':
    case 'fails':
      return [open, expired, free];
  }
}

function offer(
  point: SupplyPoint,
  { planType, usage, termPeriod }: OfferChoice,
  { campaignCodes, today }: OfferQuery,
  effectiveToDate: string,
): Offer {
  return {
    code: [point.type, planType, usage, termPeriod, point.ICPIdentifier].join(':'),
    effectiveToDate,
    priceBook: {
      type: planType,
      category: { code: usage },
      tariffList: tariffList(point, { planType, usage, year: today.slice(0, 4) }),
    },
    feesAndTerms: { termPeriod, exitFee: termPeriod === 'FLEXIBLE' ? 0 : exitFee },
    discountsAndIncentives: {
      discountList: discountList({ type: point.type, planType, termPeriod, campaignCodes }),
    },
    ...(point.type !== 'LPG' && { smartMeter: point.smart }),
    ...(point.waterHeater !== undefined && { waterHeater: point.waterHeater }),
  };
}

/** Price categories of homes with a special use of power; visitors are not asked about any of them. */
const otherCategories = ['CONTROLLED', 'NIGHT', 'HOLIDAY', 'WORKSHOP', 'SHARED'];

function inCategory(from: Offer, code: string): Offer {
  return { ...suffixed(from, code), priceBook: { ...from.priceBook, category: { code } } };
}

function suffixed(from: Offer, suffix: string): Offer {
  return { ...from, code: `${from.code}:${suffix}` };
}

function withTariffs(from: Offer, tariffs: readonly Tariff[]): Offer {
  return { ...from, priceBook: { ...from.priceBook, tariffList: tariffs } };
}

function withoutRates({ seasonList: _, ...from }: Tariff): Tariff {
  return {
    ...from,
    rateExcludingGST: 0,
    rateIncludingGST: 0,
    finalRateExcludingGST: 0,
    finalRateIncludingGST: 0,
  };
}

function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
