/** A rate without and with GST, as quoted and as charged once multiplied, in dollars. */
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
  /** Empty where nothing is multiplied. */
  readonly multiplierUnitOfMeasurement: string;
  readonly seasonList?: readonly Season[];
}

/** A percentage off, or a credit in dollars; never both. */
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
export type Usage = (typeof usages)[number];

/** What a price depends on: how much a home uses, or the class that a business is charged in. */
export type PriceClass = Usage | 'BUSINESS' | 'BT45';

export type TermPeriod = '12-MONTH' | '24-MONTH' | 'FLEXIBLE';

export interface Offer {
  readonly code: string;
  /** The last day it can be taken, yyyy-mm-dd. */
  readonly effectiveToDate: string;
  readonly priceBook: {
    readonly type: PlanType;
    /** A usage, or a category for something special. */
    readonly category: { readonly code: string };
    readonly tariffList: readonly Tariff[];
  };
  readonly feesAndTerms: { readonly termPeriod: TermPeriod; readonly exitFee: number };
  readonly discountsAndIncentives: { readonly discountList: readonly Discount[] };
  /** Absent for supply without a meter. */
  readonly smartMeter?: boolean;
  /** How the water of the home is heated, where it is known. */
  readonly waterHeater?: string;
}
