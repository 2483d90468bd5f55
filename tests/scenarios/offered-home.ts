import { type Answers, type JsonValue, newState } from '#engine';
import { findJourney } from '#server';
import { CannedOutside } from '../../cli/scenarios/canned-outside.ts';
import { showStep } from '../../cli/scenarios/shown-step.ts';
import { emptyFile } from '../../cli/scenarios/stage.ts';
import { catalogue } from '../../sandbox/premises/catalogue.ts';
import type { SupplyPoint, SupplyType } from '../../sandbox/premises/supply-point.ts';
import type { Offer } from '../../sandbox/pricing/offer.ts';
import { offersFor } from '../../sandbox/pricing/offers.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';

const release = shippedRelease();
const moment = { now: '2026-03-02', settings: {} };

/** The fuels of each choice. */
export const wanted = {
  electricity: ['ELECTRICITY'],
  'electricity-gas': ['ELECTRICITY', 'GAS'],
  'electricity-lpg': ['ELECTRICITY', 'LPG'],
  lpg: ['LPG'],
} as const satisfies Record<string, readonly SupplyType[]>;
export type Fuel = keyof typeof wanted;

/** Every offer of the sandbox for a home, by fuel, including those that cannot be taken. */
export function offersOf(lane: string, campaign: string | undefined) {
  const entry = catalogue.find(({ premises }) => premises.place.street === `${lane} Lane`);
  if (!entry) throw new Error(`${lane} Lane is gone.`);
  const campaignCodes = campaign === undefined ? [] : [campaign];
  const planTypes = ['NPA-PLUS', 'NPA-BASIC', 'NPA-PREMIUM'] as const;
  return entry.premises.supplyPoints.map((point) => ({
    point,
    offers: offersFor(point, {
      planTypes,
      campaignCodes,
      returnEVRates: point.type === 'ELECTRICITY',
      today: moment.now,
    }),
  }));
}

export type Offered = ReturnType<typeof offersOf>;

/** The only offer of a fuel that can be taken with a plan and a term. */
export function usable(offered: Offered, type: SupplyType, plan: string, term: string): Offer | undefined {
  const open = (offered.find(({ point }) => point.type === type)?.offers ?? []).filter(
    ({ priceBook, feesAndTerms, effectiveToDate }) =>
      priceBook.type === plan &&
      priceBook.category.code === 'STANDARD' &&
      feesAndTerms.termPeriod === term &&
      effectiveToDate >= moment.now &&
      priceBook.tariffList.some(({ rateIncludingGST }) => rateIncludingGST > 0),
  );
  return open.length === 1 ? open[0] : undefined;
}

/** Views of a step for a home with these offers. */
export async function viewsOf(
  step: string,
  offered: Offered,
  campaign: string | undefined,
  answers: Answers,
) {
  const journey = findJourney(release, 'residential-join');
  if (!journey) throw new Error('The sign-up is gone.');
  const given = {
    customerType: 'residential',
    address: '1 Lane',
    addressId: '9-1',
    usageType: 'high',
    ...answers,
  };
  const found = Object.fromEntries(
    [
      ['electricity', 'ELECTRICITY'],
      ['gas', 'GAS'],
      ['lpg', 'LPG'],
    ].map(([name, type]) => [
      name,
      offered.filter(({ point }) => point.type === type).map(({ point }) => pointOf(point)),
    ]),
  );
  const results: Record<string, JsonValue> = {
    homeAddress: { pxid: '9-1', address: { postCode: '6999' } },
    supplyPoints: { failed: false, ...found },
    ...(offered.length > 0 && { offers: await offersResult(offered) }),
  };
  const done = ['customer-type', 'address', 'fuel', 'plan-select', 'term-select', 'car-registration'];
  const captured = campaign === undefined ? {} : { utmCampaign: campaign };
  const state = { ...newState('first', captured), answers: given, results, completed: done, submitted: done };
  return showStep(step, state, { release, journey, file: emptyFile(journey.journey.id, moment.now) }).views;
}

function pointOf({ ICPIdentifier, registryAddress }: SupplyPoint): JsonValue {
  return { ICPIdentifier, status: 'ACTIVE', meteringType: 'NHH', registryAddress: { ...registryAddress } };
}

/** The offers as stored by the look-up by ICP. */
async function offersResult(offered: Offered): Promise<JsonValue> {
  const calls = offered.map(({ point: { type }, offers }) => ({
    operation: 'pricing-offers',
    gives: {
      status: 200,
      body: JSON.parse(JSON.stringify({ type, isEvPlanAvailable: true, offerList: offers })),
    },
  }));
  const journey = findJourney(release, 'residential-join');
  const nothing = { answers: {}, facts: {}, results: {}, session: {} };
  const surroundings = journey?.environment('address', moment).surroundings;
  if (!surroundings) throw new Error('The sign-up is gone.');
  const outside = new CannedOutside({ calls }, release, { ...surroundings, ...nothing });
  const icp = (type: SupplyType) => offered.find(({ point }) => point.type === type)?.point.ICPIdentifier;
  const input = Object.entries({
    electricityIcp: icp('ELECTRICITY'),
    gasIcp: icp('GAS'),
    lpgIcp: icp('LPG'),
  }).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const outcome = await outside.perform({
    effect: 'call',
    operation: 'offers-by-icp',
    input: Object.fromEntries(input),
    key: '/0',
    attempt: 0,
  });
  if (!outcome.ok || outcome.result === undefined) throw new Error('The offers do not fit.');
  return outcome.result;
}
