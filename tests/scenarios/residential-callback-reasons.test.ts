import { describe, expect, it } from 'vitest';
import { type Answers, compileRelease, type JsonValue, newState, readDocument, walkJourney } from '#engine';
import { findJourney, sha256 } from '#server';
import { shippedDocuments, shippedRelease } from '../support/shipped-documents.ts';
import { expectedOf, playScenario } from './play-scenario.ts';
import type { ScenarioFile } from './scenario.ts';

const today = '2026-03-02';
const release = shippedRelease();

interface Point {
  readonly ICPIdentifier: string;
  readonly [part: string]: JsonValue;
}

/** What is known of a home when its plan has been chosen. */
interface Home {
  readonly answers: Answers;
  readonly electricity: readonly Point[];
  readonly gas: readonly Point[];
  readonly lpg: readonly Point[];
  /** How many offers each fuel has for the chosen plan. */
  readonly offers: readonly [electricity: number, gas: number, lpg: number];
  /** False when the look-up of the address failed. */
  readonly isLookedUp?: boolean;
}

const electricity: Point = { ICPIdentifier: '0001234567AB1F0', status: 'ACTIVE', meteringType: 'NHH' };
const gas: Point = { ICPIdentifier: '1001234567AB3F2', status: 'ACTIVE', meteringType: 'NHH' };
const lpg: Point = { ICPIdentifier: '2001234567AB4F3', status: 'ACTIVE', meteringType: 'NHH' };

const home: Home = {
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
  offers: [1, 1, 1],
};

function of(changes: Partial<Omit<Home, 'answers'>>, answers: Answers = {}): Home {
  return { ...home, ...changes, answers: { ...home.answers, ...answers } };
}

/** What the journey makes of a home once its plan has been submitted. */
function callbackFor({ answers, electricity, gas, lpg, offers, isLookedUp = true }: Home) {
  const journey = findJourney(release, 'residential-join');
  if (!journey) throw new Error('The sign-up is gone.');
  const offer = { plan: 'NPA-PLUS', usage: 'STANDARD', term: '12-MONTH', smartMeter: true, discounts: [] };
  const offered = (count: number) => ({
    isEvPlanAvailable: true,
    offers: Array.from({ length: count }, (_, index) => ({ ...offer, code: `offer ${index}`, tariffs: [] })),
  });
  const found: Record<string, JsonValue> = {
    homeAddress: { pxid: '3-marama', address: { postCode: '5012' } },
    supplyPoints: { failed: false, electricity: [...electricity], gas: [...gas], lpg: [...lpg] },
  };
  const results: Record<string, JsonValue> = {
    ...(isLookedUp ? found : {}),
    electricityOffers: offered(offers[0]),
    gasOffers: offered(offers[1]),
    lpgOffers: offered(offers[2]),
  };
  const done = ['customer-type', 'address', 'manual-address', 'fuel', 'plan-select', 'term-select'];
  const given = [...done, 'contact-details', 'credit-check', 'property'];
  const state = { ...newState('first'), answers, results, completed: given, submitted: given };
  const environment = journey.environment('plan-select', { now: today, settings: {} });
  const { callbackReason, needsCallback } = walkJourney(journey.compiled, state, environment).facts;
  return { callbackReason, needsCallback };
}

const person = {
  title: 'Ms',
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.co.nz',
  phone: '0215550100',
  isPromoByEmail: 'true',
  isDriverLicence: 'false',
  dob: '17/05/1990',
  situation: 'switching',
  meterAccessHasAnIssue: 'false',
};
const bottles = {
  gasBottlesCount: 'two',
  gasBottleSize: '45kg',
  gasBottlesSupplier: 'rockgas',
  orderBottlesOption: 'false',
  gasBottlesLocation: 'back',
};
const withGas = { fuel: 'electricity-gas' };
const typedAddress = { addressId: 'manual', addressLine1: '1 A St', town: 'Petone', postcode: '5012' };

describe('why somebody has to call instead of a sign-up', () => {
  it.each<[string, string, Home]>([
    ['callback-only', 'a call was asked for', of({}, { addressId: 'callback' })],
    ['no-supply-point', 'an address typed by hand', of({}, typedAddress)],
    ['no-supply-point', 'an address to confirm later', of({}, { addressId: 'later' })],
    ['no-supply-point', 'no electricity connection', of({ electricity: [] })],
    ['no-supply-point', 'no gas connection', of({ gas: [] }, withGas)],
    ['no-supply-point', 'an address that could not be looked up', { ...home, isLookedUp: false }],
    [
      'no-supply-point',
      'bottled gas at an address that could not be looked up',
      { ...of({}, { fuel: 'lpg' }), isLookedUp: false },
    ],
    ['time-of-use-meter', 'electricity', of({ electricity: [{ ...electricity, meteringType: 'TOU' }] })],
    ['time-of-use-meter', 'natural gas', of({ gas: [{ ...gas, meteringType: 'TOU' }] }, withGas)],
    ['inactive-meter', 'decommissioned', of({ electricity: [{ ...electricity, status: 'DECOMMISSIONED' }] })],
    ['inactive-meter', 'inactive', of({ electricity: [{ ...electricity, status: 'INACTIVE' }] })],
    ['inactive-meter', 'gas decommissioned', of({ gas: [{ ...gas, status: 'DECOMMISSIONED' }] }, withGas)],
    ['inactive-meter', 'gas inactive', of({ gas: [{ ...gas, status: 'INACTIVE' }] }, withGas)],
    [
      'residential-icp',
      'electricity',
      of({ electricity: [{ ...electricity, error: { code: 'ICP_TYPE_RESIDENTIAL' } }] }),
    ],
    [
      'residential-icp',
      'natural gas',
      of({ gas: [{ ...gas, error: { code: 'ICP_TYPE_RESIDENTIAL' } }] }, withGas),
    ],
    ['unmetered', 'electricity', of({ electricity: [{ ...electricity, meteringType: 'UNM' }] })],
    ['unmetered', 'natural gas', of({ gas: [{ ...gas, meteringType: 'UNM' }] }, withGas)],
    ['no-rates', 'no offer for electricity', of({ offers: [0, 1, 1] })],
    ['no-rates', 'no offer for natural gas', of({ offers: [1, 0, 1] }, withGas)],
    ['no-rates', 'no offer for bottled gas', of({ offers: [1, 1, 0] }, { fuel: 'electricity-lpg' })],
    ['no-rates', 'two offers, so no single one', of({ offers: [2, 1, 1] })],
    ['no-rates', 'no offer for the term', of({}, { plan: 'plus-flexible', term: 'FLEXIBLE' })],
  ])('%s: %s', (reason, _, home) => {
    expect(callbackFor(home)).toEqual({ callbackReason: reason, needsCallback: true });
  });

  it.each<[string, string, Home]>([
    ['lpg-selected', 'bottles as usual', of({}, { fuel: 'lpg', ...person, ...bottles })],
    [
      'bottles-changed',
      'another size',
      of({}, { fuel: 'lpg', ...person, ...bottles, gasBottleSize: 'other' }),
    ],
    ['bottles-changed', 'another count', of({}, { fuel: 'lpg', ...person, gasBottlesCount: 'more' })],
  ])('%s is known and stops nobody: %s', (reason, _, home) => {
    expect(callbackFor(home)).toEqual({ callbackReason: reason, needsCallback: false });
  });

  it.each<[string, Home]>([
    ['a home that can be signed up', home],
    [
      'trouble with gas that is not wanted',
      of({ gas: [{ ...gas, meteringType: 'TOU' }], offers: [1, 0, 0] }),
    ],
    [
      'trouble with electricity that is not wanted',
      of({ offers: [0, 0, 1] }, { fuel: 'lpg', ...person, ...bottles }),
    ],
  ])('is nothing for %s', (_, home) => {
    expect(callbackFor(home).needsCallback).not.toBe(true);
  });
});

describe('a reason that has no description', () => {
  const documents = shippedDocuments().map(({ path, text }) => {
    const known =
      path === 'options/callback-reasons.json' ? text.replace('"callback-only"', '"renamed"') : text;
    const reading = readDocument({ path, text: known });
    if (reading.outcome === 'refused') throw new Error(`${path} is refused.`);
    return reading.document;
  });
  const { title, firstName, lastName, email, phone } = person;
  const file: ScenarioFile = {
    journey: 'residential-join',
    today,
    filled: { callback: { title, firstName, lastName, email, phone, recaptcha: 'true' } },
    scenarios: [
      {
        title: 'is an error that the visitor may try again, and nothing is sent',
        turns: [
          {
            press: 'customer-type',
            changes: { customerType: 'residential' },
            expect: {
              outcome: 'accepted',
              at: { step: 'address' },
              events: [{ event: 'begin_checkout', customerType: 'residential' }],
            },
          },
          {
            press: 'address',
            changes: { addressId: 'callback' },
            expect: { outcome: 'accepted', at: { step: 'callback' } },
          },
          {
            press: 'callback',
            expect: {
              outcome: 'failed',
              at: { step: 'callback' },
              notices: [{ tone: 'error', message: 'Something went wrong, please try again.' }],
            },
          },
        ],
      },
    ],
  };

  it.each(file.scenarios)('$title', async (scenario) => {
    const observed = await playScenario(scenario, file, compileRelease(documents, sha256));
    expect(observed).toEqual(scenario.turns.map((turn, index) => expectedOf(turn, observed[index])));
  });
});
