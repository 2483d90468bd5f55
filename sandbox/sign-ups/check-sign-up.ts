import type { Reason } from '../answers/check-call.ts';
import { bodyCheck, type CheckedBody } from '../answers/check-call.ts';
import type { CardSessionBook } from '../card-sessions/card-session-book.ts';
import { supplyPointOf } from '../premises/premises-book.ts';
import { businessPlanTypes, planTypes } from '../pricing/offer.ts';
import { offersFor } from '../pricing/offers.ts';
import { businessSignUpSchema } from './business-sign-up-schema.ts';
import { type SignUpRequest, signUpSchema } from './sign-up-schema.ts';

export interface SignUpWorld {
  readonly cardSessions: CardSessionBook;
  /** Today in New Zealand, yyyy-mm-dd. */
  readonly today: string;
}

const checkHome = bodyCheck<SignUpRequest>(signUpSchema);
const checkBusiness = bodyCheck<SignUpRequest>(businessSignUpSchema);
const adultYears = 18;

/** Checks the schema first, then the rules that need the retailer's data. */
export function checkSignUp(body: unknown, world: SignUpWorld): CheckedBody<SignUpRequest> {
  const checked = isOfBusiness(body) ? checkBusiness(body) : checkHome(body);
  if ('refused' in checked) return checked;
  const reasons = [
    ...checkAge(checked.body, world.today),
    ...checkSupply(checked.body, world.today),
    ...checkAccess(checked.body),
    ...checkCard(checked.body, world.cardSessions),
  ];
  return reasons.length > 0 ? { refused: { status: 422, reasons } } : checked;
}

/** Only the body of a business has a `business`. */
export function isOfBusiness(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'business' in body;
}

function checkAge({ contact }: SignUpRequest, today: string): readonly Reason[] {
  if (contact.dob === undefined) return [];
  const lastBirthday = `${Number(today.slice(0, 4)) - adultYears}${today.slice(4)}`;
  if (contact.dob <= lastBirthday) return [];
  return [{ code: 'CUSTOMER_TOO_YOUNG', at: '/contact/dob', message: 'The customer is under 18.' }];
}

function checkSupply({ site }: SignUpRequest, today: string): readonly Reason[] {
  return site.flatMap(({ supplyPoint }, siteIndex) =>
    supplyPoint.flatMap(({ type, icp, selectedOffer }, index) => {
      const at = `/site/${siteIndex}/supplyPoint/${index}`;
      const point = supplyPointOf(icp);
      if (point?.type !== type) {
        return [{ code: 'ICP_UNKNOWN', at: `${at}/icp`, message: `No ${type} supply point has this ICP.` }];
      }
      if (selectedOffer === null) return [];
      const ofPlans = { planTypes: [...planTypes, ...businessPlanTypes] };
      const offers = offersFor(point, { ...ofPlans, campaignCodes: [], returnEVRates: true, today });
      const offer = offers.find(({ code }) => code === selectedOffer);
      if (!offer) {
        const message = 'This supply point has no such offer.';
        return [{ code: 'OFFER_UNKNOWN', at: `${at}/selectedOffer`, message }];
      }
      if (offer.effectiveToDate < today) {
        return [{ code: 'OFFER_EXPIRED', at: `${at}/selectedOffer`, message: 'The offer has expired.' }];
      }
      return [];
    }),
  );
}

function checkAccess({ site }: SignUpRequest): readonly Reason[] {
  return site.flatMap(({ access }, index) => {
    const { limited, dog, meterReaderNotes = '', ...obstacles } = access;
    const barred =
      dog === 'DOGS' || meterReaderNotes !== '' || Object.values(obstacles).some((found) => found === true);
    if (limited === true || !barred) return [];
    const message = 'Access details are given, yet limited is false.';
    return [{ code: 'ACCESS_CONTRADICTORY', at: `/site/${index}/access`, message }];
  });
}

function checkCard({ billingAccount }: SignUpRequest, cardSessions: CardSessionBook): readonly Reason[] {
  const token = billingAccount?.paymentMethod.CCToken;
  if (token === undefined || cardSessions.storedCard(token)) return [];
  const at = '/billingAccount/paymentMethod/CCToken';
  return [{ code: 'CARD_UNKNOWN', at, message: 'No approved card has this token.' }];
}
