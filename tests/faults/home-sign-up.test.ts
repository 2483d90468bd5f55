import { beforeEach, describe, expect, it } from 'vitest';
import type { StepReply } from '#engine';
import type { Fault, FaultKind } from '../../sandbox/index.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import {
  begin,
  callbackOnly,
  existingCustomer,
  goUpToLast,
  homeJourney,
  lastOf,
  newCustomer,
  plan,
  power,
  type Stage,
  stillUnknown,
  take,
} from '../support/journeys/home-sign-up.ts';
import { type JourneyVisits, journeyVisits } from '../support/journeys/journey-visits.ts';
import { casesOf } from '../support/running/tier.ts';

/** As shipped, but with short waits, and without answers kept for the next test. */
const compiled = shippedRelease((document) => {
  if (document.kind !== 'operation') return document;
  const { cacheSeconds: _, ...operation } = document;
  return { ...operation, timeoutMs: 3000 };
});

/** Faults that leave a call without an answer, or with an unwanted one. */
const failures = casesOf<FaultKind>(
  [
    { kind: 'reset' },
    { kind: 'hang' },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 302, headers: { location: '/provider/elsewhere' } },
  ],
  2,
);

/** Faults that make an answer useless to its reader. */
const rubbish = casesOf<FaultKind>(
  [
    { kind: 'malformed-json' },
    { kind: 'wrong-content-type' },
    { kind: 'huge-body' },
    { kind: 'stall' },
    { kind: 'status', status: 200, body: { icpList: 7, offerList: 'none', ticket: [], links: {}, state: 1 } },
  ],
  4,
);

const paths = {
  details: '/api/nz/address/metadata',
  suggestions: '/api/nz/address/autocomplete',
  supplyPoints: '/supplypoint/icplist',
  offers: '/pricing/onlineoffers',
  vehicle: '/vehicle/registration',
  signUp: '/servicerequest/onlinesignup',
  signUpBySite: '/api/onlinesignup/createonlinesignup',
  lead: '/api/onlinesignup/createlead',
  createTicket: '/api/zendesk/createticket',
  updateTicket: '/api/zendesk/updateticket',
  bank: '/api/npa/findBankName',
  token: '/oauth2/token',
} as const;

const somethingWrong = 'Something went wrong, please try again.';
/** The first fault leaves it open whether the sign-up was made, and none of those after it says. */
const { submissions: words } = shippedRelease().site.words;
const inDoubt = [`${somethingWrong}\n${words.unknown}`];
const stillInDoubt = [stillUnknown()];

// A service that is spared would answer the next fault before it strikes.
const visits = journeyVisits(homeJourney, compiled, { circuit: { failuresToOpen: 1000, restMs: 1 } });
let sandbox: JourneyVisits['sandbox'];
let visitor: JourneyVisits['visitor'];
beforeEach(() => {
  ({ sandbox, visitor } = visits);
});

const received = (path: string) =>
  sandbox.state.journal.received().filter(({ reception }) => reception.path === path);

/** Lets one fault after another strike at the paths, and shows the name of the one that was too much. */
async function eachOf(
  kinds: readonly FaultKind[],
  service: Fault['service'],
  at: readonly string[],
  act: (name: string) => Promise<void>,
) {
  for (const kind of kinds) {
    sandbox.state.faults.replace(at.map((path) => ({ service, path, ...kind })));
    sandbox.state.journal.clear();
    await act(JSON.stringify(kind).slice(0, 80));
    expect(received('/elsewhere')).toEqual([]);
  }
  sandbox.state.faults.clear();
}

const everything = [...failures, ...rubbish];
const notices = (reply: StepReply) => ('notices' in reply ? reply.notices.map(({ message }) => message) : []);

const home = newCustomer[1] as Stage;

/** The given answers and the facts that a step is shown with. */
async function shownAt(step: string) {
  const shown = await visitor.open(step);
  if (shown?.shown !== 'step') throw new Error(`The step "${step}" is not shown.`);
  return shown.model;
}

describe('An address whose supply cannot be looked up', () => {
  const cases = [
    { title: 'for want of its details', service: 'address-finder', path: paths.details },
    { title: 'for want of the list', service: 'provider', path: paths.supplyPoints },
  ] as const;
  it.each(cases)(
    '$title goes on to the energy, from there to a callback, and on once it is found',
    async ({ service, path }) => {
      await take(visitor, begin);
      await eachOf(everything, service, [path], async (name) => {
        expect((await take(visitor, home)).location, name).toBe('/join/residential/fuel');
        expect((await take(visitor, power)).location, name).toBe('/join/residential/callback');
        expect(received(paths.offers), name).toEqual([]);
      });
      await take(visitor, home);
      expect((await take(visitor, power)).location).toBe('/join/residential/plan-select');
    },
  );

  it('for want of a token does the same', async () => {
    await take(visitor, begin);
    await eachOf(everything, 'provider', [paths.token], async (name) => {
      sandbox.state.tokens.revokeAll();
      expect((await take(visitor, home)).location, name).toBe('/join/residential/fuel');
      expect((await take(visitor, power)).location, name).toBe('/join/residential/callback');
    });
  });
});

it('An address search that fails says so, and not that there is no such address', async () => {
  await take(visitor, begin);
  await eachOf(everything, 'address-finder', [paths.suggestions], async (name) => {
    const reply = await visitor.touch('address', 'press', 'address', [['address', 'everything lane']]);
    expect(reply, name).toMatchObject({ outcome: 'updated', model: { suggested: { address: null } } });
  });
});

it('A supply point that cannot be looked up by its number is a mistake at its field', async () => {
  const byNumber: Stage = [
    'address',
    [
      ['address', ''],
      ['addressId', 'icp'],
    ],
    'enterIcp',
  ];
  const filled = [
    ['icpFuels', 'electricity'],
    ['electricityIcp', '0000001001SB2EF'],
  ] as const;
  await take(visitor, begin);
  await take(visitor, byNumber);
  const find = () => visitor.touch('address-by-icp', 'press', 'electricityIcp', filled);
  await eachOf(everything, 'provider', [paths.supplyPoints], async (name) => {
    expect(await find(), name).toMatchObject({ outcome: 'updated' });
    expect(await visitor.submit('address-by-icp', filled), name).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'electricityIcp', message: 'Please enter a valid ICP number' }],
    });
  });
  await find();
  expect(await visitor.submit('address-by-icp', filled)).toMatchObject({ outcome: 'accepted' });
});

it('Offers that cannot be had are none: the visitor goes on, may take the plan for electric cars, and is called', async () => {
  await take(visitor, begin);
  await eachOf(everything, 'provider', [paths.offers], async (name) => {
    expect((await take(visitor, home)).location, name).toBe('/join/residential/fuel');
    expect((await take(visitor, power)).location, name).toBe('/join/residential/plan-select');
    const shown = await visitor.open('plan-select');
    if (shown?.shown !== 'step') throw new Error('No plans to choose from.');
    expect(shown.model.fixedFacts, name).toMatchObject({ isEvUnavailable: false });
    expect((await take(visitor, plan('ev'))).location, name).toBe('/join/residential/callback');
  });
});

describe('Offers that cannot be had, in a browser whose scripts run,', () => {
  const saying = ([step, filled]: Stage, hasSiteToken: string): Stage => [
    step,
    [...filled, ['_hasSiteToken', hasSiteToken]],
  ];

  it.each([
    ['lead to a call where it keeps no token of this site', 'false', '/join/residential/callback'],
    ['do not where it keeps one', 'true', '/join/residential/plan-select'],
    ['do not where what it says of one cannot be read', 'perhaps', '/join/residential/plan-select'],
  ])('%s', async (_, hasSiteToken, location) => {
    await take(visitor, begin);
    sandbox.state.faults.replace([{ service: 'provider', path: paths.offers, kind: 'status', status: 500 }]);
    await take(visitor, saying(home, hasSiteToken));
    expect((await take(visitor, saying(power, hasSiteToken))).location).toBe(location);
    const step = location.slice('/join/residential/'.length);
    expect(await visitor.open(step), 'after a reload').toMatchObject({ shown: 'step' });
    sandbox.state.faults.clear();
  });

  it('lead to no call once it keeps a token', async () => {
    await take(visitor, begin);
    sandbox.state.faults.replace([{ service: 'provider', path: paths.offers, kind: 'status', status: 500 }]);
    await take(visitor, saying(home, 'false'));
    expect((await take(visitor, saying(power, 'false'))).location).toBe('/join/residential/callback');
    expect((await take(visitor, saying(power, 'true'))).location).toBe('/join/residential/plan-select');
    sandbox.state.faults.clear();
  });
});

it('A car that cannot be looked up is refused in the words for that', async () => {
  const filled = [['plate', 'EVBLUE']] as const;
  await goUpToLast(visitor, existingCustomer.slice(0, 5));
  const message = expect.stringMatching(/^Sorry, we can't seem to validate this EV's registration number\./);
  await eachOf(everything, 'provider', [paths.vehicle], async (name) => {
    await visitor.touch('car-registration', 'press', 'plate', filled);
    expect(await visitor.submit('car-registration', filled), name).toMatchObject({
      outcome: 'invalid',
      problems: [{ field: 'plate', message }],
    });
  });
});

it('A bank that cannot be looked up is "Other", and a ticket that cannot be opened is none', async () => {
  await goUpToLast(visitor, newCustomer.slice(0, 5));
  const [, , , , contact, licence, property, payment] = newCustomer;
  if (!contact || !licence || !property || !payment) throw new Error('The way is shorter than it was.');
  await eachOf(everything, 'site-api', [paths.createTicket], async (name) => {
    // Another name each time: a ticket is asked for once for the same answers.
    const [step, filled] = contact;
    const renamed = filled.map(
      ([field, text]) => [field, field === 'lastName' ? `Ngata ${name}`.slice(0, 60) : text] as const,
    );
    expect((await visitor.submit(step, renamed)).location, name).toBe('/join/residential/credit-check');
    expect(received(paths.createTicket).length, name).toBeLessThanOrEqual(1);
  });
  await take(visitor, contact);
  await take(visitor, licence);
  await take(visitor, property);
  await eachOf(everything, 'site-api', [paths.bank], async (name) => {
    expect(await visitor.touch('payment', 'change', 'bankAccountNo', payment[1]), name).toMatchObject({
      model: { results: { bank: { name: 'Other' } } },
    });
  });
  sandbox.state.faults.replace([{ service: 'site-api', path: paths.bank, kind: 'hang' }]);
  await take(visitor, payment);
  expect(sandbox.state.signUps.all()).toMatchObject([
    { body: { billingAccount: { paymentMethod: { bankName: 'Other' } } } },
  ]);
});

describe('A sign-up', () => {
  const ways = [
    { who: 'of a new customer', way: newCustomer },
    { who: 'of a customer', way: existingCustomer },
  ];
  it.each(ways)(
    '$who whose two routes fail says so, keeps every answer, and is made by a later press',
    async ({ way }) => {
      const run = await goUpToLast(visitor, way);
      const [step, filled] = lastOf(way);
      for (const kind of failures) {
        sandbox.state.faults.replace([
          { service: 'provider', path: paths.signUp, ...kind },
          { service: 'site-api', path: paths.signUpBySite, ...kind },
        ]);
        sandbox.state.journal.clear();
        const reply = await visitor.press(step, run, filled);
        expect(reply.outcome, kind.kind).toBe('failed');
        expect([inDoubt, stillInDoubt], kind.kind).toContainEqual(notices(reply));
        expect([received(paths.signUp).length, received(paths.signUpBySite).length], kind.kind).toEqual([
          1, 1,
        ]);
      }
      const shown = await visitor.open(step);
      if (shown?.shown !== 'step') throw new Error('The visitor is sent away from the step that failed.');
      expect(shown.model.notices.map(({ message }) => message)).toEqual(stillInDoubt);
      sandbox.state.faults.clear();
      expect((await visitor.press(step, run, filled)).location).toBe('/join/residential/success');
      expect(sandbox.state.signUps.all()).toHaveLength(1);
      expect(sandbox.state.tickets.all()).toMatchObject([{ repeats: 0 }]);
    },
  );

  const fixedTerm = { fixedFacts: { term: '12-MONTH' } };
  const flexible = { fixedFacts: { term: 'FLEXIBLE' } };

  it('that is repeated is shown as it was sent, not as it was changed while nobody knew its outcome', async () => {
    const run = await goUpToLast(visitor, newCustomer);
    const [step, filled] = lastOf(newCustomer);
    sandbox.state.faults.replace([
      { service: 'provider', path: paths.signUp, kind: 'lost-answer' },
      { service: 'site-api', path: paths.signUpBySite, kind: 'lost-answer' },
    ]);
    expect(notices(await visitor.press(step, run, filled))).toEqual(inDoubt);
    await take(visitor, plan('plus-flexible'));
    expect(notices(await visitor.press(step, run, filled))).toEqual([
      ...stillInDoubt,
      expect.stringContaining('Energy Plus Flexible, was Energy Plus Fixed'),
    ]);
    const changed = { given: { plan: 'plus-flexible' } };
    expect(await shownAt('plan-select'), 'what was changed is kept meanwhile').toMatchObject(changed);
    sandbox.state.faults.clear();
    expect((await visitor.press(step, run, filled)).location).toBe('/join/residential/success');
    expect(await shownAt('success')).toMatchObject(fixedTerm);
    const [sent, ...others] = received(paths.signUp).map(({ reception }) => JSON.stringify(reception.body));
    expect(sent).toContain('12-MONTH');
    expect(new Set(others)).toEqual(new Set([sent]));
  });

  it('that was turned down is made of what is answered now', async () => {
    const run = await goUpToLast(visitor, newCustomer);
    const [step, filled] = lastOf(newCustomer);
    sandbox.state.faults.replace([
      { service: 'provider', path: paths.signUp, kind: 'status', status: 422 },
      { service: 'site-api', path: paths.signUpBySite, kind: 'status', status: 422 },
    ]);
    expect(notices(await visitor.press(step, run, filled))).toEqual([somethingWrong]);
    sandbox.state.faults.clear();
    await take(visitor, plan('plus-flexible'));
    await visitor.submit(step, filled);
    expect(await shownAt('success')).toMatchObject(flexible);
  });

  it('that is on its way is shown as it was sent, not as another tab changed it', async () => {
    const run = await goUpToLast(visitor, newCustomer);
    const [step, filled] = lastOf(newCustomer);
    sandbox.state.faults.replace([{ service: 'provider', path: paths.signUp, kind: 'delay', ms: 1000 }]);
    const pressed = visitor.press(step, run, filled);
    await expect.poll(() => received(paths.signUp)).toHaveLength(1);
    await take(visitor, plan('plus-flexible'));
    await pressed;
    expect(await shownAt('success')).toMatchObject(fixedTerm);
  });

  it.each(failures)('goes by the second route when the first fails with $kind', async (kind) => {
    const run = await goUpToLast(visitor, existingCustomer);
    const [step, filled] = lastOf(existingCustomer);
    sandbox.state.faults.replace([{ service: 'provider', path: paths.signUp, ...kind }]);
    expect((await visitor.press(step, run, filled)).location).toBe('/join/residential/success');
    expect(sandbox.state.signUps.all()).toMatchObject([{ route: 'site-api' }]);
  });

  it.each(everything)('waits for nothing when filling in its ticket fails with $kind', async (kind) => {
    const { outbox } = visits.instance;
    const run = await goUpToLast(visitor, existingCustomer);
    const [step, filled] = lastOf(existingCustomer);
    sandbox.state.faults.replace([{ service: 'site-api', path: paths.updateTicket, ...kind }]);
    expect((await visitor.press(step, run, filled)).location).toBe('/join/residential/success');
    let isFilledIn = false;
    const idle = outbox.whenIdle().then(() => {
      isFilledIn = true;
    });
    await new Promise(setImmediate);
    if (kind.kind === 'hang') expect(isFilledIn).toBe(false);
    await idle;
    expect(received(paths.updateTicket)).toHaveLength(1);
  });
});

it('A request to be called that fails says so and is made by a later press', async () => {
  const run = await goUpToLast(visitor, callbackOnly);
  const [step, filled] = lastOf(callbackOnly);
  await eachOf(failures, 'site-api', [paths.lead], async (name) => {
    const reply = await visitor.press(step, run, filled);
    expect(reply.outcome, name).toBe('failed');
    expect([inDoubt, stillInDoubt], name).toContainEqual(notices(reply));
    expect(received(paths.lead), name).toHaveLength(1);
  });
  expect((await visitor.press(step, run, filled)).location).toBe('/join/residential/callback-success');
  expect(sandbox.state.leads.all()).toHaveLength(1);
});
