import { beforeEach, describe, expect, it } from 'vitest';
import { formEntries } from '#engine';
import { found, laneOf } from '../business-sign-up/visitors.ts';
import { chooseBusiness, newBusiness } from '../business-sign-up/way.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { siteForTests } from '../support/instances/site-for-tests.ts';
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

/** Changes in another tab, and the words about them. */
type Change = readonly [what: string, stages: readonly Stage[], words: RegExp];

const journeys: readonly (readonly [
  journey: string,
  way: readonly Stage[],
  changes: readonly Change[],
  change: Stage,
  back: Stage,
])[] = [
  [
    homeJourney,
    newCustomer,
    [
      ['plan', [plan('basic')], /Basic, was .*Plus/],
      ['address', [livesAt(2, 'Everything')], /Everything Lane/],
      ['name', [named('Hana')], /First name/],
    ],
    plan('basic'),
    plan('plus-fixed'),
  ],
  [
    'business-join',
    newBusiness,
    [
      ['term', [['term-select', [['term', '12-MONTH']]]], /, was /],
      ['address', [['address', found(laneOf('Cafe'))]], /Cafe Lane/],
      ['name', [named('Hana')], /First name/],
    ],
    ['term-select', [['term', '12-MONTH']]],
    ['term-select', [['term', '24-MONTH']]],
  ],
];

describe.each(databasesForLongTests)('on $name, a page that another tab has overtaken', ({ create }) => {
  const site = siteForTests({ create, count: 2 });
  const signUps = () => site.sandbox.state.signUps.all();

  describe.each(journeys)('of %s', (journey, way, changes, change, back) => {
    const [last, filled] = lastOf(way);
    const success = journey === homeJourney ? '/join/residential/success' : '/join/business/success';
    const accepted = { outcome: 'accepted', location: success };
    let visitor: Visitor;
    let form: string;

    beforeEach(async () => {
      visitor = newVisitor(journey, site.instances);
      if (journey !== homeJourney) await take(visitor.at(homeJourney), chooseBusiness);
      form = await goUpToLast(visitor, way);
    });

    async function notices(): Promise<readonly string[]> {
      const shown = await visitor.open(last);
      return shown?.shown === 'step' ? shown.model.notices.map(({ message }) => message) : [];
    }

    it.each(changes)(
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
      await take(visitor, change);
      await take(visitor, back);
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
      await take(visitor, change);
      await visitor.press(last, form, filled);
      const shown = await visitor.open(last);
      const { paymentMethod } = Object.fromEntries(filled);
      expect(shown?.shown === 'step' && shown.model.given).toMatchObject({ paymentMethod });
    });

    it('leads a browser without scripts back to its step', async () => {
      await take(visitor, change);
      const entries = [[formEntries.run, form] as const, ...filled];
      const response = await site.instances[0].press(journey, last, entries, { cookie: visitor.cookie });
      expect(response.status).toBe(303);
      expect(response.headers.get('location')).toBe(success.replace('success', 'payment'));
      expect(await notices()).toHaveLength(1);
      expect(signUps()).toHaveLength(0);
    });

    it('shows nothing secret to who reads its form', async () => {
      const parts = form.split('.').map((part) => Buffer.from(part, 'base64url').toString());
      expect(parts.join(' ')).not.toMatch(/Ngata|plus|24-MONTH|DL123456/i);
    });
  });
});
