import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { today } from '../support/instances/instance.ts';
import type { Visitor } from '../support/instances/visitors.ts';
import { homeJourney, newCustomer } from '../support/journeys/home-sign-up.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';
import { signUpBody } from './specified-bodies.ts';
import { begin, businessJourney, type Choices, contact, found, go, goToPayment, laneOf } from './visitors.ts';

const at = journeyVisits(businessJourney, shippedRelease());

async function given(visitor: Visitor, step: string) {
  const shown = await visitor.open(step);
  if (shown?.shown !== 'step') throw new Error(`"${step}" is not shown: ${JSON.stringify(shown)}`);
  return shown.model.given;
}

const company: Choices = {
  type: 'company',
  wanted: ['electricity', 'gas'],
  term: '24-MONTH',
  address: 'finder',
  payment: 'manual',
  isMoving: false,
  hasTwoBottles: false,
  day: 15,
};

/** Goes through the sign-up of a home as far as its contact details, and says who lives there. */
async function describeHome(visitor: Visitor): Promise<Visitor> {
  const home = visitor.at(homeJourney);
  for (const [step, filled] of newCustomer.slice(0, 5)) await home.submit(step, filled);
  return home;
}

describe('a visitor who has not said for whom it is', () => {
  it.each(['business-details', 'address', 'contact-details', 'payment', 'callback', 'gas'])(
    'is asked that before %s of a business',
    async (step) => {
      expect(await at.visitor.open(step)).toEqual({ shown: 'redirect', path: '/join' });
    },
  );

  it.each(['success', 'callback-success'])('may look at %s', async (step) => {
    expect((await at.visitor.open(step))?.shown).toBe('step');
  });
});

describe('a visitor who goes from home to business', () => {
  it('finds who they are and where there, and has to go on from each step once more', async () => {
    await describeHome(at.visitor);
    await begin(at.visitor, 'company');
    const address = await given(at.visitor, 'address');
    expect(address).toMatchObject({
      address: '1 Everything Lane, Sandbox Bay, Wellington 6999',
      addressId: '9-1',
    });
    expect(await at.visitor.open('contact-details')).toEqual({
      shown: 'redirect',
      path: '/join/business/address',
    });
    await go(at.visitor, 'address', found(laneOf('Trading')));
    await go(at.visitor, 'fuel', [['products', 'electricity']]);
    expect(await given(at.visitor, 'contact-details')).toMatchObject({ title: 'Mrs' });
  });

  it('may say otherwise by a chip, which leads to where that is asked', async () => {
    await begin(at.visitor, 'company');
    const shown = await at.visitor.open('address');
    if (shown?.shown !== 'step') throw new Error('The address is not shown.');
    const { chips } = shown.model.definition.display;
    expect(chips.map(({ label, href }) => [label, href])).toContainEqual(['For Business', '/join']);
  });

  it('and back finds there what was said last', async () => {
    const home = await describeHome(at.visitor);
    await begin(at.visitor, 'company');
    await go(at.visitor, 'address', found(laneOf('Trading')));
    await go(at.visitor, 'fuel', [['products', 'electricity']]);
    await go(at.visitor, 'contact-details', [...contact, ['isPromoByEmail', 'true']]);
    await home.submit('customer-type', [['customerType', 'residential']]);
    expect(await at.visitor.open('payment')).toEqual({ shown: 'redirect', path: '/join' });
    for (const [step, filled] of newCustomer.slice(1, 4)) await home.submit(step, filled);
    expect(await given(home, 'contact-details')).toMatchObject({ title: 'Ms' });
  });

  it('signs up the home with nothing of the business, though a business was begun', async () => {
    await begin(at.visitor, 'company');
    await go(at.visitor, 'address', found(laneOf('Trading')));
    const home = at.visitor.at(homeJourney);
    for (const [step, filled] of newCustomer) await home.submit(step, filled);
    const [signUp, ...others] = at.sandbox.state.signUps.all();
    expect(others).toEqual([]);
    expect(Object.keys(signUp?.body ?? {})).not.toContain('business');
    expect(JSON.stringify(signUp?.body)).not.toMatch(/Trading Lane|Ngata Limited|9429041234567|SME/);
  });

  it('signs up the business with nothing of the home', async () => {
    await describeHome(at.visitor);
    const payment = await goToPayment(at.visitor, company);
    expect(await go(at.visitor, 'payment', payment)).toBe('success');
    expect(at.sandbox.state.signUps.all().map(({ body }) => body)).toEqual([signUpBody(company, today)]);
  });
});
