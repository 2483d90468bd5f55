import { describe, expect, it } from 'vitest';
import { compileRelease, readDocument } from '#engine';
import { sha256 } from '#server';
import { decisionsOf, expectedOf } from '../../cli/scenarios/decisions.ts';
import type { ScenarioFile } from '../../cli/scenarios/scenario.ts';
import { shippedDocuments } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import {
  electricity,
  factsOf,
  gas,
  type Home,
  home,
  homeWith as of,
  type Point,
} from './residential-home.ts';

const today = '2026-03-02';
const usual = home.offers;

function callbackFor(home: Home) {
  const { callbackReason, needsCallback } = factsOf(home);
  return { callbackReason, needsCallback };
}

const person = {
  title: 'Ms',
  firstName: 'Aroha',
  lastName: 'Ngata',
  email: 'aroha@example.co.nz',
  phone: '0215550100',
  isPromoByEmail: true,
  isDriverLicence: false,
  dob: '1990-05-17',
  situation: 'switching',
  meterAccessHasAnIssue: false,
};
const bottles = {
  gasBottlesCount: 'two',
  gasBottleSize: '45kg',
  gasBottlesSupplier: 'rockgas',
  orderBottlesOption: false,
  gasBottlesLocation: 'back',
};
const withGas = { fuel: 'electricity-gas' };
const inFlat = (unit: string, point: Point): Point => ({
  ...point,
  registryAddress: { unit, streetNumber: '4', streetName: 'Marama Street', town: 'Petone' },
});
const flats = ['1', '2'].map((unit) => inFlat(unit, { ...gas, ICPIdentifier: `100123456${unit}AB3F2` }));
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
    [
      'no-supply-point',
      'gas of several flats, none of them the one with the electricity',
      of({ gas: flats }, withGas),
    ],
    ['several-properties', 'more than one property', of({}, { signupForAdditionalPropertiesOrIcps: true })],
    [
      'several-properties',
      'more than one property, one of them typed by hand',
      of({}, { ...typedAddress, signupForAdditionalPropertiesOrIcps: true }),
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
    ['no-rates', 'no offer for electricity', of({ offers: { ...usual, electricity: [] } })],
    ['no-rates', 'no offer for natural gas', of({ offers: { ...usual, gas: [] } }, withGas)],
    [
      'no-rates',
      'no offer for bottled gas',
      of({ offers: { ...usual, lpg: [] } }, { fuel: 'electricity-lpg' }),
    ],
    ['no-rates', 'two offers, so no single one', of({ offers: { ...usual, electricity: [{}, {}] } })],
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
    ['one of several flats with gas', of({ electricity: [inFlat('2', electricity)], gas: flats }, withGas)],
    [
      'trouble with gas that is not wanted',
      of({ gas: [{ ...gas, meteringType: 'TOU' }], offers: { ...usual, gas: [], lpg: [] } }),
    ],
    [
      'trouble with electricity that is not wanted',
      of({ offers: { ...usual, electricity: [], gas: [] } }, { fuel: 'lpg', ...person, ...bottles }),
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
            calls: [{ operation: 'create-lead', refused: true }],
            expect: {
              outcome: 'failed',
              at: { step: 'callback' },
              notices: ['error'],
            },
          },
        ],
      },
    ],
  };

  it.each(file.scenarios)('$title', async (scenario) => {
    const observed = await playScenario(scenario, file, compileRelease(documents, sha256));
    const expected = scenario.turns.map((turn, index) => expectedOf(turn, observed[index], file));
    expect(observed.map(decisionsOf)).toEqual(expected);
  });
});

it('joins the gas of the flat that has the electricity', () => {
  const { gasPoint } = factsOf(of({ electricity: [inFlat('2', electricity)], gas: flats }, withGas));
  expect(gasPoint).toMatchObject({ ICPIdentifier: '1001234562AB3F2' });
});
