import { describe, expect, it } from 'vitest';
import { formEntries } from '#engine';
import type { Document } from '#schemas';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import {
  goUpToLast,
  homeJourney,
  lastOf,
  livesAt,
  newCustomer,
  type Stage,
  take,
  withStages,
} from '../support/journeys/home-sign-up.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';

const [last, filled] = lastOf(newCustomer);
const other = livesAt(4, 'Bottled');

/** The shipped documents, whose authors clear results by hand where an address changes, as if they had not. */
const unclearedRelease = () =>
  shippedRelease((document): Document => {
    const text = JSON.stringify(document, (_, value) =>
      Array.isArray(value) ? value.filter((each) => !clearsResults(each)) : value,
    );
    return JSON.parse(text);
  });
const clearsResults = (action: unknown) => /^\{"clear":\[[^\]]*"results\./.test(JSON.stringify(action));

describe.each([
  ['as shipped', shippedRelease],
  ['where no document clears results', unclearedRelease],
])('An address that is changed from the last step, %s,', (_, compile) => {
  const visits = journeyVisits(homeJourney, compile());
  const signUps = () => visits.sandbox.state.signUps.all().map(({ body }) => body);

  /** Changes the address from the last step, and takes every step again that this leads to. */
  async function moveTo([step, address]: Stage, visitor: Visitor): Promise<string> {
    let { location } = await visitor.submit(step, [[formEntries.cameFrom, last], ...address]);
    const led = () => newCustomer.find(([id]) => id !== last && location.endsWith(`/${id}`));
    for (let stage = led(); stage; stage = led()) ({ location } = await take(visitor, stage));
    return location;
  }

  it('is signed up for as if it had been given at first', async () => {
    const { visitor, instance } = visits;
    await goUpToLast(visitor, newCustomer);
    expect(await moveTo(other, visitor)).toBe('/join/residential/payment');
    await visitor.submit(last, filled);
    const straight = newVisitor(homeJourney, [instance]);
    await goUpToLast(straight, withStages(newCustomer, other));
    await straight.submit(last, filled);
    const [changed, unchanged] = signUps();
    expect(changed).toEqual(unchanged);
    expect(JSON.stringify(changed)).toMatch(/4 Bottled Lane.*0000004001SB576/);
  });

  it('is not signed up for by an old page, nor where it has no offer for the plan', async () => {
    const { visitor } = visits;
    const form = await goUpToLast(visitor, newCustomer);
    expect(await moveTo(livesAt(19, 'Flexible'), visitor)).toBe('/join/residential/callback');
    expect(await visitor.press(last, form, filled)).toMatchObject({ outcome: 'redirected' });
    expect(signUps()).toEqual([]);
  });
});
