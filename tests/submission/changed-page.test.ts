import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { formEntries } from '#engine';
import { type RunningSandbox, startSandbox } from '../../sandbox/index.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { type Instance, today } from '../support/instances/instance.ts';
import { startInstance } from '../support/instances/instances.ts';
import { newVisitor, type Visitor } from '../support/instances/visitors.ts';
import {
  goUpToLast,
  homeJourney,
  lastOf,
  livesAt,
  newCustomer,
  plan,
  type Stage,
  take,
} from '../support/journeys/home-sign-up.ts';

const release = { id: 'shipped', compiled: shippedRelease() };
const releases = { live: () => release, find: async () => release };
const [last, filled] = lastOf(newCustomer);
const accepted = { outcome: 'accepted', location: '/join/residential/success' };
const named = (first: string): Stage => [
  'contact-details',
  [
    ['title', 'Mrs'],
    ['firstName', first],
    ['lastName', 'Ngata'],
    ['email', 'aroha@example.co.nz'],
    ['phone', '0215550100'],
    ['middleName', ''],
    ['isPromoByEmail', 'true'],
  ],
];

describe.each(databasesForLongTests)('on $name, a page that another tab has overtaken', ({ create }) => {
  let sandbox: RunningSandbox;
  let instances: readonly [Instance, Instance];
  let visitor: Visitor;
  let form: string;

  beforeAll(async () => {
    sandbox = await startSandbox({ port: 0, clock: () => new Date(`${today}T00:00:00Z`) });
    const options = { databaseUrl: await create(), sandboxUrl: sandbox.url, releases };
    instances = [await startInstance(options), await startInstance(options)];
  });
  afterAll(() => sandbox.close());
  beforeEach(async () => {
    sandbox.state.reset();
    visitor = newVisitor(homeJourney, instances);
    form = await goUpToLast(visitor, newCustomer);
  });

  const signUps = () => sandbox.state.signUps.all();
  async function notices(): Promise<readonly string[]> {
    const shown = await visitor.open(last);
    return shown?.shown === 'step' ? shown.model.notices.map(({ message }) => message) : [];
  }

  it.each([
    ['plan', [plan('basic')], /Basic, was .*Plus/],
    ['address', [livesAt(2, 'Everything')], /Everything Lane/],
    ['name', [named('Hana')], /First name/],
  ] as const)(
    'sends nothing once the %s is another, says so, and counts with the next press',
    async (_, stages, words) => {
      for (const stage of stages) await take(visitor, stage);
      expect(await visitor.press(last, form, filled, 1)).toMatchObject({ outcome: 'redirected' });
      expect(signUps()).toHaveLength(0);
      const [notice = ''] = await notices();
      expect(notice).toMatch(words);
      expect(notice).not.toContain('Aroha');
      expect(await visitor.submit(last, filled)).toMatchObject(accepted);
      expect(signUps()).toHaveLength(1);
    },
  );

  it('sends what it shows once what was changed is changed back', async () => {
    await take(visitor, plan('basic'));
    await take(visitor, plan('plus-fixed'));
    expect(await visitor.press(last, form, filled)).toMatchObject(accepted);
  });

  it('sends nothing if its form does not say what the page showed', async () => {
    const [text = '', signature = ''] = form.split('.');
    expect(await visitor.press(last, `${text}.${signature}`, filled)).toMatchObject({
      outcome: 'redirected',
    });
    expect(signUps()).toHaveLength(0);
  });

  it('keeps what was typed into it', async () => {
    await take(visitor, plan('basic'));
    await visitor.press(last, form, filled);
    const shown = await visitor.open(last);
    expect(shown?.shown === 'step' && shown.model.given).toMatchObject({ paymentMethod: 'direct-debit' });
  });

  it('leads a browser without scripts back to its step', async () => {
    await take(visitor, plan('basic'));
    const response = await instances[0].press(homeJourney, last, [[formEntries.run, form], ...filled], {
      cookie: visitor.cookie,
    });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toBe('/join/residential/payment');
    expect(await notices()).toHaveLength(1);
    expect(signUps()).toHaveLength(0);
  });

  it('shows nothing secret to who reads its form', async () => {
    const parts = form.split('.').map((part) => Buffer.from(part, 'base64url').toString());
    expect(parts.join(' ')).not.toMatch(/Ngata|plus|DL123456/i);
  });
});
