import type { SupplyType } from '../premises/supply-point.ts';
import type { Discount, PlanType, TermPeriod } from './offer.ts';

interface DiscountChoice {
  readonly type: SupplyType;
  readonly planType: PlanType;
  readonly termPeriod: TermPeriod;
  readonly campaignCodes: readonly string[];
}

/** Active campaigns, with the credit of each. */
const campaigns: Readonly<Record<string, number>> = { SUMMER50: 50, WELCOME100: 100 };

/** The basic plan has no discounts. */
export function discountList({
  type,
  planType,
  termPeriod,
  campaignCodes,
}: DiscountChoice): readonly Discount[] {
  if (planType === 'NPA-BASIC') return [];
  const fixed = termPeriod !== 'FLEXIBLE';
  if (planType === 'SME-STANDARD') {
    return [
      percentage('DIRECT_DEBIT', 'Direct debit discount', 'Paying by direct debit', 2),
      percentage('CREDIT_CARD', 'Credit card discount', 'Recurring payment by credit card', 1),
      percentage('MULTI_CONNECT', 'Multi-connect discount', 'Electricity together with gas', 2.5),
      ...(fixed ? [percentage('FIXED_TERM', 'Fixed term discount', 'Staying for the term', 4)] : []),
    ];
  }
  return [
    percentage('EBILLING', 'eBilling discount', 'Bills by e-mail', 1),
    percentage('DIRECT_DEBIT', 'Direct debit discount', 'Paying by direct debit', 3),
    percentage('CREDIT_CARD', 'Credit card discount', 'Recurring payment by credit card', 1),
    percentage('DUAL_FUEL', 'Dual fuel discount', 'Electricity together with gas', 2),
    ...(fixed ? [percentage('FIXED_TERM', 'Fixed term discount', 'Staying for the term', 3)] : []),
    ...(fixed && type === 'ELECTRICITY'
      ? [credit('JOINING_CREDIT', 'Joining credit', 'For new customers', 150)]
      : []),
    ...campaignCodes.flatMap((code) => {
      const amount = Object.hasOwn(campaigns, code) ? campaigns[code] : undefined;
      return amount === undefined ? [] : [credit(code, 'Campaign credit', `Campaign ${code}`, amount)];
    }),
  ];
}

function percentage(code: string, name: string, description: string, discountPercentage: number): Discount {
  return { code, name, description, discountType: 'PERCENTAGE', discountPercentage };
}

function credit(code: string, name: string, description: string, creditAmount: number): Discount {
  return { code, name, description, discountType: 'CREDIT', creditAmount };
}
