import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { today } from '../support/instances/instance.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';
import { signUpBody } from './specified-bodies.ts';
import {
  businessJourney,
  type Choices,
  type Fuel,
  go,
  goToPayment,
  payments,
  terms,
  types,
} from './visitors.ts';

const at = journeyVisits(businessJourney, shippedRelease());
const sets: readonly (readonly Fuel[])[] = [
  ['electricity'],
  ['gas'],
  ['lpg'],
  ['electricity', 'gas'],
  ['electricity', 'lpg'],
  ['gas', 'lpg'],
  ['electricity', 'gas', 'lpg'],
];
const addresses = ['finder', 'several', 'registry', 'icp'] as const;

/** Each type with each set of fuels; the terms, the payments and the ways to an address take turns. */
const combinations: readonly Choices[] = types.flatMap((type, typeIndex) =>
  sets.map((wanted, setIndex): Choices => {
    const turn = typeIndex * sets.length + setIndex;
    return {
      type,
      wanted,
      term: terms[(turn + typeIndex) % 3] ?? 'FLEXIBLE',
      // By ICP alone nobody has an address to find bottled gas at.
      address: addresses[turn % (wanted.includes('electricity') ? 4 : 3)] ?? 'finder',
      payment: payments[(turn + typeIndex) % 2] ?? 'manual',
      isMoving: turn % 2 === 0,
      hasTwoBottles: turn % 4 < 2,
      day: setIndex % 2 === 0 ? 1 + ((turn * 9) % 28) : undefined,
    };
  }),
);

function titleOf({ type, term, wanted, address, payment }: Choices): string {
  return [type, term, wanted.join('+'), address, payment].join(' · ');
}

describe('a business signs up once, with what it chose', () => {
  it.each(combinations.map((choices) => [titleOf(choices), choices] as const))('%s', async (_, choices) => {
    const payment = await goToPayment(at.visitor, choices);
    const form = await at.visitor.formOf('payment');
    for (let press = 0; press < 2; press++) {
      expect(await at.visitor.press('payment', form, payment)).toMatchObject({
        outcome: 'accepted',
        location: '/join/business/success',
      });
    }
    const made = at.sandbox.state.signUps.all();
    expect(made.map(({ body, repeats }) => [body, repeats])).toEqual([[signUpBody(choices, today), []]]);
    const hasOtherBottles = choices.wanted.includes('lpg') && !choices.hasTwoBottles;
    const reason = 'LPG bottle size or count changed';
    const promised = hasOtherBottles ? [{ body: { bottledGas: true, reason } }] : [];
    await expect.poll(() => at.sandbox.state.leads.all()).toMatchObject(promised);
    const sent = at.sandbox.state.journal.received('provider');
    expect(sent.filter(({ reception }) => 'x-sector-id' in reception.headers)).toEqual([]);
  });
});

describe('a sign-up that is not taken', () => {
  const [choices] = combinations;

  it('is said to have failed, keeps what was typed, and is taken when it is pressed again', async () => {
    if (!choices) throw new Error('There are combinations.');
    const payment = await goToPayment(at.visitor, choices);
    at.sandbox.state.faults.replace([
      { service: 'provider', path: '/servicerequest/onlinesignup', kind: 'status', status: 500 },
      { service: 'site-api', path: '/api/onlinesignup/createonlinesignup', kind: 'status', status: 500 },
    ]);
    const failed = await at.visitor.submit('payment', payment);
    expect(failed).toMatchObject({ outcome: 'failed' });
    expect(JSON.stringify(failed)).toContain('Something went wrong, please try again.');
    at.sandbox.state.faults.clear();
    expect(await go(at.visitor, 'payment', payment)).toBe('success');
    expect(at.sandbox.state.signUps.all()).toHaveLength(1);
  });

  it('by the first route is taken by the second', async () => {
    if (!choices) throw new Error('There are combinations.');
    const payment = await goToPayment(at.visitor, choices);
    at.sandbox.state.faults.replace([
      { service: 'provider', path: '/servicerequest/onlinesignup', kind: 'status', status: 500 },
    ]);
    expect(await go(at.visitor, 'payment', payment)).toBe('success');
    expect(at.sandbox.state.signUps.all()).toMatchObject([{ route: 'site-api' }]);
  });
});
