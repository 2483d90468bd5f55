import { expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { newVisitor } from '../support/instances/visitors.ts';
import {
  begin,
  callbackOnly,
  existingCustomer,
  goUpToLast,
  homeJourney,
  lastOf,
  livesAt,
  plan,
  power,
  take,
} from '../support/journeys/home-sign-up.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';

// No answer is kept, so that every visitor asks.
const compiled = shippedRelease((document) => {
  if (document.kind !== 'operation') return document;
  const { cacheSeconds: _, ...operation } = document;
  return operation;
});
const visits = journeyVisits(homeJourney, compiled);
const home = livesAt(1, 'Everything');
const failing = (path: string) =>
  visits.sandbox.state.faults.replace([{ service: 'provider', path, kind: 'status', status: 500 }]);

/** Somebody whose every call of a path fails, ten times. */
async function sufferAt(path: string): Promise<void> {
  failing(path);
  const visitor = newVisitor(homeJourney, [visits.instance]);
  await take(visitor, begin);
  for (let press = 0; press < 10; press++) await take(visitor, home);
}

it.each(['/supplypoint/icplist', '/pricing/onlineoffers'])(
  'Whoever comes just after %s has recovered finds a plan',
  { tags: ['full'] },
  async (path) => {
    await sufferAt(path);
    visits.sandbox.state.faults.clear();
    const { visitor } = visits;
    await take(visitor, begin);
    await take(visitor, home);
    await take(visitor, power);
    expect((await take(visitor, plan('plus-fixed'))).location).toBe('/join/residential/contact-details');
  },
);

it('Look-ups that fail keep nobody from signing up', { tags: ['full'] }, async () => {
  const { visitor, sandbox } = visits;
  const run = await goUpToLast(visitor, existingCustomer);
  await sufferAt('/supplypoint/icplist');
  await sufferAt('/pricing/onlineoffers');
  const [last, filled] = lastOf(existingCustomer);
  expect((await visitor.press(last, run, filled)).location).toBe('/join/residential/success');
  expect(sandbox.state.signUps.all()).toMatchObject([{ route: 'provider' }]);
});

it('Requests to be called that fail keep nobody from asking once they are taken again', async () => {
  const { sandbox, instance } = visits;
  const [last, filled] = lastOf(callbackOnly);
  const lead = '/api/onlinesignup/createlead';
  sandbox.state.faults.replace([{ service: 'site-api', path: lead, kind: 'status', status: 500 }]);
  const first = newVisitor(homeJourney, [instance]);
  const run = await goUpToLast(first, callbackOnly);
  for (let press = 0; press < 8; press++)
    expect((await first.press(last, run, filled)).outcome).toBe('failed');
  sandbox.state.faults.clear();
  const next = newVisitor(homeJourney, [instance]);
  const reply = await next.press(last, await goUpToLast(next, callbackOnly), filled);
  expect(reply.location).toBe('/join/residential/callback-success');
});
