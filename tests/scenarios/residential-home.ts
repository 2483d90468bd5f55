import { type Answers, type JsonValue, newState, walkJourney } from '#engine';
import { findJourney } from '#server';
import { shippedRelease } from '../support/documents/shipped-documents.ts';

const release = shippedRelease();
const today = '2026-03-02';

export interface Point {
  readonly ICPIdentifier: string;
  readonly [part: string]: JsonValue;
}

/** The known data of a home when its plan has been chosen. */
export interface Home {
  readonly answers: Answers;
  readonly electricity: readonly Point[];
  readonly gas: readonly Point[];
  readonly lpg: readonly Point[];
  /** The offers of each fuel, where they differ from the usual one for the chosen plan. */
  readonly offers: Readonly<Record<'electricity' | 'gas' | 'lpg', readonly Offer[]>>;
  /** False when the look-up of the address failed. */
  readonly isLookedUp?: boolean;
  /** The campaign that brought the visitor. */
  readonly campaign?: string;
}

export type Offer = Readonly<Record<string, JsonValue>>;

export const electricity: Point = { ICPIdentifier: '0001234567AB1F0', status: 'ACTIVE', meteringType: 'NHH' };
export const gas: Point = { ICPIdentifier: '1001234567AB3F2', status: 'ACTIVE', meteringType: 'NHH' };
const lpg: Point = { ICPIdentifier: '2001234567AB4F3', status: 'ACTIVE', meteringType: 'NHH' };

export const home: Home = {
  answers: {
    customerType: 'residential',
    address: '4 Marama Street',
    addressId: '3-marama',
    fuel: 'electricity',
    usageType: 'high',
    plan: 'plus-fixed',
    term: '12-MONTH',
  },
  electricity: [electricity],
  gas: [gas],
  lpg: [lpg],
  offers: { electricity: [{}], gas: [{}], lpg: [{}] },
};

/** The usual home with changes. */
export function homeWith(changes: Partial<Omit<Home, 'answers'>>, answers: Answers = {}): Home {
  return { ...home, ...changes, answers: { ...home.answers, ...answers } };
}

/** The facts that the journey derives once everything up to the property has been submitted. */
export function factsOf(
  { answers, electricity, gas, lpg, offers, isLookedUp = true, campaign }: Home,
  settings: Readonly<Record<string, string>> = {},
) {
  const journey = findJourney(release, 'residential-join');
  if (!journey) throw new Error('The sign-up is gone.');
  const found: Record<string, JsonValue> = {
    homeAddress: { pxid: '3-marama', address: { postCode: '5012' } },
    supplyPoints: { failed: false, electricity: [...electricity], gas: [...gas], lpg: [...lpg] },
  };
  const results: Record<string, JsonValue> = {
    ...(isLookedUp ? found : {}),
    offers: {
      elecOffer: offered(offers.electricity),
      elecOffersResult: { isEvPlanAvailable: true },
      gasOffer: offered(offers.gas),
      gasOffersResult: { isEvPlanAvailable: true },
      lpgOffer: offered(offers.lpg),
      lpgOffersResult: { isEvPlanAvailable: true },
    },
    vehicle: { asked: 'EVBLUE', isEligibleForEv: true },
  };
  const done = [
    'customer-type',
    'address',
    'manual-address',
    'fuel',
    'plan-select',
    'term-select',
    'car-registration',
  ];
  const given = [...done, 'contact-details', 'credit-check', 'property'];
  const captured = campaign === undefined ? {} : { utmCampaign: campaign };
  const state = { ...newState('first', captured), answers, results, completed: given, submitted: given };
  const environment = journey.environment('plan-select', { now: today, settings });
  return walkJourney(journey.compiled, state, environment).facts;
}

function offered(offers: readonly Offer[]): JsonValue {
  const usual = { plan: 'NPA-PLUS', usage: 'STANDARD', term: '12-MONTH', smartMeter: true };
  return offers.map((offer, index) => ({
    ...usual,
    code: `offer ${index}`,
    discounts: [],
    tariffs: [],
    ...offer,
  }));
}
