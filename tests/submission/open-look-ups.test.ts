import { describe, expect, it } from 'vitest';
import { type FieldProblem, formEntries } from '#engine';
import { begin, businessJourney, found, laneOf } from '../business-sign-up/visitors.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Filled, Visitor } from '../support/instances/visitors.ts';
import {
  begin as asHome,
  existingCustomer,
  homeJourney,
  livesAt,
  take,
} from '../support/journeys/home-sign-up.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';

const at = journeyVisits(homeJourney, shippedRelease());

const everything = { address: '1 Everything Lane, Sandbox Bay, Wellington 6999', icp: '0000001001SB2EF' };
const trading = { icp: '0000201001SBF41' };

/** Sends a step as a browser without scripts does. @returns the path that it is led to */
async function send(journey: string, visitor: Visitor, step: string, filled: Filled): Promise<string> {
  const run = await visitor.formOf(step);
  const reply = await at.instance.press(journey, step, [[formEntries.run, run], ...filled], {
    cookie: visitor.cookie,
  });
  return (reply.headers.get('location') ?? '').replace(/^\/join\/\w+\//, '');
}

const toHome = (step: string, filled: Filled) => send(homeJourney, at.visitor, step, filled);

async function modelOf(visitor: Visitor, step: string) {
  const shown = await visitor.open(step);
  if (shown?.shown !== 'step') throw new Error(`"${step}" is not shown: ${JSON.stringify(shown)}`);
  return shown.model;
}

const messages = (problems: readonly FieldProblem[]) =>
  problems.map(({ field, message }) => [field, message]);

async function problemsOf(visitor: Visitor, step: string) {
  const { problems, reopened, notices } = await modelOf(visitor, step);
  return { problems: messages(problems), reopened, notices };
}

const wrong = (...problems: readonly (readonly [string, string])[]) => ({
  problems,
  reopened: undefined,
  notices: [],
});

describe('Continue of an address without scripts', () => {
  it('searches for what was typed, and offers what was found', async () => {
    await take(at.visitor, asHome);
    expect(await toHome('address', [['address', 'everything lane']])).toBe('address');
    const { suggested, problems, reopened } = await modelOf(at.visitor, 'address');
    expect(suggested.address).toMatchObject([{ label: everything.address }]);
    expect([problems, reopened]).toEqual([[], undefined]);
    expect(
      await toHome('address', [
        ['address', 'everything lane'],
        ['addressId', suggested.address?.[0]?.id ?? ''],
      ]),
    ).toBe('fuel');
  });

  it('says that none of the suggestions was chosen, at the second press', async () => {
    await take(at.visitor, asHome);
    await toHome('address', [['address', 'everything lane']]);
    await toHome('address', [['address', 'everything lane']]);
    expect(await problemsOf(at.visitor, 'address')).toEqual(wrong(['address', 'Please enter an address']));
    expect((await modelOf(at.visitor, 'address')).suggested.address).toHaveLength(1);
  });

  it('says at once when there is nothing to choose from', async () => {
    await take(at.visitor, asHome);
    await toHome('address', [['address', 'qqqqqqq']]);
    expect(await problemsOf(at.visitor, 'address')).toEqual(wrong(['address', 'Please enter an address']));
    expect((await modelOf(at.visitor, 'address')).suggested.address).toEqual([]);
  });

  it('asks which of several connections it is, before it calls anything wrong', async () => {
    await take(at.visitor, asHome);
    const [step, filled] = livesAt(6, 'Several');
    expect(await toHome(step, filled)).toBe('address');
    const { revealed, problems, reopened } = await modelOf(at.visitor, 'address');
    expect([revealed, problems, reopened]).toEqual([['Which of these is yours?'], [], undefined]);
    expect(await toHome(step, [...filled, ['electricityPoint', '0000006002SB6F1']])).toBe('fuel');
  });

  it('says at the first press that a business has no connection there, and the way out', async () => {
    const business = at.visitor.at(businessJourney);
    await begin(business, 'other');
    const filled = found(laneOf('Vacant'));
    expect(await send(businessJourney, business, 'address', filled)).toBe('address');
    expect(await problemsOf(business, 'address')).toEqual(
      wrong([
        'address',
        "Oops! We're having a bit of trouble finding your address. Please enter your ICP instead.",
      ]),
    );
  });

  it('calls each service once', async () => {
    await take(at.visitor, asHome);
    const [step, filled] = livesAt(1, 'Everything');
    expect(await toHome(step, filled)).toBe('fuel');
    const received = at.sandbox.state.journal.received('provider').map(({ reception }) => reception.path);
    expect(received.filter((path) => path === '/supplypoint/icplist')).toHaveLength(1);
  });
});

describe('Continue of an ICP number without scripts', () => {
  const icp = (number: string): Filled => [
    ['icpFuels', 'electricity'],
    ['electricityIcp', number],
  ];

  async function comeByIcp(visitor: Visitor) {
    await visitor.touch('address', 'press', 'enterIcp', [['address', '']]);
  }

  it('looks it up and goes on', async () => {
    await take(at.visitor, asHome);
    await comeByIcp(at.visitor);
    expect(await toHome('address-by-icp', icp(everything.icp))).toBe('fuel');
  });

  it('does so for a business', async () => {
    const business = at.visitor.at(businessJourney);
    await begin(business, 'other');
    await comeByIcp(business);
    expect(await send(businessJourney, business, 'address-by-icp', icp(trading.icp))).toBe('contact-details');
  });

  it('says of a number that nobody knows what the look-up says', async () => {
    await take(at.visitor, asHome);
    await comeByIcp(at.visitor);
    await toHome('address-by-icp', icp('000000000000000'));
    expect(await problemsOf(at.visitor, 'address-by-icp')).toEqual(
      wrong(['electricityIcp', 'Please enter a valid ICP number']),
    );
  });

  it('looks up the number that is there now, not the one before', async () => {
    await take(at.visitor, asHome);
    await comeByIcp(at.visitor);
    await toHome('address-by-icp', icp('000000000000000'));
    expect(await toHome('address-by-icp', icp(everything.icp))).toBe('fuel');
  });

  it('looks up nothing that is no number', async () => {
    await take(at.visitor, asHome);
    await comeByIcp(at.visitor);
    await toHome('address-by-icp', icp('12'));
    expect(await problemsOf(at.visitor, 'address-by-icp')).toEqual(
      wrong(['electricityIcp', 'Electricity ICP must be 15 characters']),
    );
  });
});

const noPlates = [
  ['', "Please enter your EV's number plate"],
  ['A-1', 'Please use letters and numbers only'],
  ['ABCDEFG', 'Registration number cannot be more than 6 characters'],
] as const;

async function comeToCar(): Promise<void> {
  for (const stage of existingCustomer.slice(0, 4)) await take(at.visitor, stage);
}

describe.each([
  ['a search for a car', [[formEntries.press, 'plate']]],
  ['Continue of a car', []],
] as const)('%s without scripts', (_, button) => {
  it.each(noPlates)('of "%s" says: %s', async (plate, message) => {
    await comeToCar();
    await toHome('car-registration', [...button, ['plate', plate]]);
    expect(await problemsOf(at.visitor, 'car-registration')).toEqual(wrong(['plate', message]));
  });
});

it.each(noPlates)('a search for the car "%s", and Continue, answer scripts: %s', async (plate, message) => {
  await comeToCar();
  const problems = [{ field: 'plate', message }];
  const filled = [['plate', plate]] as const;
  expect(await at.visitor.touch('car-registration', 'press', 'plate', filled)).toMatchObject({
    outcome: 'updated',
    model: { problems },
  });
  expect(await at.visitor.submit('car-registration', filled)).toMatchObject({ outcome: 'invalid', problems });
});

it('a search for a car without scripts is left to the visitor by Continue, which says so', async () => {
  const press = () =>
    toHome('car-registration', [
      [formEntries.press, 'plate'],
      ['plate', 'EVBLUE'],
    ]);
  await comeToCar();
  await toHome('car-registration', [['plate', 'EVBLUE']]);
  expect(await problemsOf(at.visitor, 'car-registration')).toEqual(
    wrong(['plate', 'Please click on search icon before continuing']),
  );
  await press();
  expect(await problemsOf(at.visitor, 'car-registration')).toEqual(wrong());
  expect(await toHome('car-registration', [['plate', 'EVBLUE']])).toBe('contact-details');
});
