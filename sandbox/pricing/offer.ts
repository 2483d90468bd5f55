/** A rate without and with GST in dollars, as quoted and, once multiplied, as charged. */
export interface Rates {
  readonly rateExcludingGST: number;
  readonly rateIncludingGST: number;
  readonly finalRateExcludingGST: number;
  readonly finalRateIncludingGST: number;
}

export interface Season extends Rates {
  readonly type: 'SUMMER' | 'WINTER';
  readonly startDate: string;
  readonly endDate: string;
}

export interface Tariff extends Rates {
  readonly description: string;
  readonly type: 'FIXED' | 'VARIABLE';
  readonly meteringUnitOfMeasurement: string;
  readonly pricingUnitOfMeasurement: string;
  readonly multiplier: number;
  /** Empty if the rate is not multiplied. */
  readonly multiplierUnitOfMeasurement: string;
  readonly seasonList?: readonly Season[];
}

/** A discount in percent, or a credit in dollars; never both. */
export interface Discount {
  readonly code: string;
  readonly name: string;
  readonly description: string;
  readonly discountType: 'PERCENTAGE' | 'CREDIT';
  readonly discountPercentage?: number;
  readonly creditAmount?: number;
}

/** The plans for homes. */
export const planTypes = ['NPA-PLUS', 'NPA-BASIC', 'NPA-PREMIUM'] as const;

/** The one plan for businesses. */
export const businessPlanTypes = ['SME-STANDARD'] as const;

export type PlanType = (typeof planTypes)[number] | (typeof businessPlanTypes)[number];

export const usages = ['LOW', 'STANDARD'] as const;
type Usage = (typeof usages)[number];

/** The basis of a price: how much a home uses, or the price class of a business. */
export type PriceClass = Usage | 'BUSINESS' | 'BT45';

export type TermPeriod = '12-MONTH' | '24-MONTH' | 'FLEXIBLE';

export interface Offer {
  readonly code: string;
  /** The last day of the offer, yyyy-mm-dd. */
  readonly effectiveToDate: string;
  readonly priceBook: {
    readonly type: PlanType;
    /** A usage, or a special category. */
    readonly category: { readonly code: string };
    readonly tariffList: readonly Tariff[];
  };
  readonly feesAndTerms: { readonly termPeriod: TermPeriod; readonly exitFee: number };
  readonly discountsAndIncentives: { readonly discountList: readonly Discount[] };
  /** Absent for supply without a meter. */
  readonly smartMeter?: boolean;
  /** How the water of the home is heated, where that is known. */
  readonly waterHeater?: string;
}

const parts = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland', dateStyle: 'short' });

/** The current date in New Zealand, yyyy-mm-dd. */
export function newZealandDay(now: Date): string {
  return parts.format(now);
}
