import { beforeEach, describe, expect, it } from 'vitest';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { siteForTests } from '../support/instances/site-for-tests.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import {
  begin,
  goUpToLast,
  homeJourney,
  lastOf,
  newCustomer,
  take,
} from '../support/journeys/home-sign-up.ts';

const words = shippedRelease().site.words.submissions;
const success = '/join/residential/success';
const [last, filled] = lastOf(newCustomer);

describe.each(databasesForLongTests)('on $name, whoever has signed up', ({ create }) => {
  const site = siteForTests({ create, count: 2 });
  let visitor: Visitor;
  let form: string;

  beforeEach(async () => {
    visitor = newVisitor(homeJourney, site.instances);
    form = await goUpToLast(visitor, newCustomer);
  });

  const signUps = () => site.sandbox.state.signUps.all();
  const signedUp = { outcome: 'accepted', location: success };

  /** The page that a visitor with this cookie gets at a step of the journey. */
  async function seen(cookie: string, step: string, query = '') {
    const id = site.instances[0].deps.sessions.ids.read({ cookie }) ?? '';
    const shown = await site.instances[0].open(homeJourney, step, id, query);
    return shown?.shown === 'step' ? `shown ${shown.model.step}` : shown?.path;
  }

  it('is shown that first at every address of the journey, by the cookie before and the one after', async () => {
    const before = visitor.cookie;
    expect(await visitor.press(last, form, filled)).toMatchObject(signedUp);
    // The first look is that of a tab that was closed while the press was under way.
    for (const cookie of [before, visitor.cookie]) {
      for (const step of ['customer-type', 'address', 'plan-select', last]) {
        expect(await seen(cookie, step), step).toBe(success);
      }
      expect(await seen(cookie, 'customer-type', '?utm_source=mail')).toBe(success);
    }
    expect(await seen(visitor.cookie, 'success')).toBe('shown success');
  });

  it('is led there by whatever another tab still shows, which sends nothing', async () => {
    const earlier = await visitor.formOf('plan-select');
    await visitor.press(last, form, filled);
    expect(await visitor.press(last, form, filled, 1)).toMatchObject(signedUp);
    expect(await visitor.press('plan-select', earlier, [['plan', 'basic']])).toMatchObject({
      location: success,
    });
    const other = filled.map(
      ([name, text]) => [name, name === 'bankAccountName' ? 'B Ngata' : text] as const,
    );
    expect(await visitor.press(last, form, other)).toMatchObject({
      outcome: 'redirected',
      location: success,
    });
    const shown = await visitor.open('success');
    if (shown?.shown !== 'step') throw new Error('The end is not shown.');
    expect(shown.model.notices.map(({ message }) => message)).toEqual([words.repeated]);
    expect(signUps()).toHaveLength(1);
  });

  it('is answered the same by each of many presses, at once and later', async () => {
    const presses = Array.from({ length: 6 }, (_, index) => visitor.press(last, form, filled, index));
    for (const reply of await Promise.all(presses)) expect(reply).toMatchObject(signedUp);
    expect(await visitor.press(last, form, filled)).toMatchObject(signedUp);
    expect(signUps()).toHaveLength(1);
  });

  it('can sign up again on purpose, from the link on the last page', async () => {
    await visitor.press(last, form, filled);
    expect(await seen(visitor.cookie, 'customer-type', '?again')).toBe('shown customer-type');
    expect(await seen(visitor.cookie, 'customer-type')).toBe(success);
    const id = site.instances[0].deps.sessions.ids.read(visitor) ?? '';
    const anew = await site.instances[0].open(homeJourney, 'customer-type', id, '?again');
    if (anew?.shown !== 'step') throw new Error('The journey does not begin anew.');
    const [step, choice] = begin;
    expect(await visitor.press(step, anew.formToken, choice)).toMatchObject({ outcome: 'accepted' });
    for (const stage of newCustomer.slice(1, -1)) await take(visitor, stage);
    expect(await visitor.submit(last, filled)).toMatchObject(signedUp);
    expect(new Set(signUps().map(({ transactionId }) => transactionId)).size).toBe(2);
  });
});
