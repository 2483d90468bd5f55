import { beforeEach, describe, expect, it } from 'vitest';
import { formEntries, type Notice } from '#engine';
import { chooseBusiness, newBusiness } from '../business-sign-up/way.ts';
import { databasesForLongTests } from '../support/databases/databases.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { siteForTests } from '../support/instances/site-for-tests.ts';
import { type Filled, newVisitor, type Visitor } from '../support/instances/visitors.ts';
import {
  callbackOnly,
  goUpToLast,
  homeJourney,
  lastOf,
  newCustomer,
  type Stage,
  take,
} from '../support/journeys/home-sign-up.ts';
import { waymark } from '../support/running/fake-terminal.ts';

const compiled = shippedRelease();
const { phones } = compiled.site;
const secret = 'an-invented-secret-for-tests-only-of-one-site-012345';
const routes = [
  ['provider', '/servicerequest/onlinesignup'],
  ['site-api', '/api/onlinesignup/createonlinesignup'],
  ['site-api', '/api/onlinesignup/createlead'],
] as const;
const paths: readonly string[] = routes.map(([, path]) => path);

const questions = [...compiled.documents.values()].flatMap((each) =>
  each.kind === 'form' ? each.fields : [],
);
const labelOf = (name: string) => {
  const field = questions.find((each) => each.name === name);
  return field && 'label' in field ? String(field.label) : name;
};
const labels = ['email', 'phone', 'bankAccountNo', 'bankAccountName', 'fixPaymentDay', 'fixedPaymentDay'].map(
  labelOf,
);

/** A step of this way with some of its answers replaced. */
function corrected(way: readonly Stage[], id: string, answers: Readonly<Record<string, string>>): Stage {
  const [step, filled] = way.find(([step]) => step === id) ?? lastOf(way);
  return [step, Object.entries({ ...Object.fromEntries(filled), ...answers })];
}

const email = { email: 'hana@example.co.nz' };
/** First answers, their corrections after the failure, and the names that the page gives to these. */
const refused: readonly {
  readonly title: string;
  readonly journey: string;
  readonly way: readonly Stage[];
  readonly before: readonly Stage[];
  readonly last: Stage;
  readonly named: readonly string[];
  readonly phone: string | undefined;
  readonly end: string;
}[] = [
  {
    title: 'the sign-up of a home',
    journey: homeJourney,
    way: newCustomer,
    before: [corrected(newCustomer, 'contact-details', email)],
    last: corrected(newCustomer, 'payment', { bankAccountName: 'H Ngata' }),
    named: ['email', 'bankAccountName'],
    phone: phones.home,
    end: '/join/residential/success',
  },
  {
    title: 'the sign-up of a business',
    journey: 'business-join',
    way: newBusiness,
    before: [corrected(newBusiness, 'contact-details', email)],
    last: corrected(newBusiness, 'payment', { fixPaymentDay: 'true', fixedPaymentDay: '5' }),
    named: ['email', 'fixPaymentDay', 'fixedPaymentDay'],
    phone: phones.business,
    end: '/join/business/success',
  },
  {
    title: 'a request to be called',
    journey: homeJourney,
    way: callbackOnly,
    before: [],
    last: corrected(callbackOnly, 'callback', email),
    named: ['email'],
    phone: phones.home,
    end: '/join/residential/callback-success',
  },
];

describe.each(databasesForLongTests)('on $name, for ever refused with an error,', ({ create }) => {
  const circuit = { failuresToOpen: 1000, restMs: 1 };
  const site = siteForTests({ compiled, create, circuit, secrets: [secret] });

  /** People settle the submission of which these calls were sent. */
  async function settle(id: string, verdict: '--arrived' | '--not-arrived'): Promise<void> {
    const environment = { DATABASE_URL: site.databaseUrl, WAYMARK_SECRET: secret };
    const words = ['submissions', id, verdict, '--why', 'asked', '--author', 'olive'];
    expect(await waymark(words, { environment })).toMatchObject({ exitCode: 0 });
  }

  describe.each(refused)('$title', ({ journey, way, before, last: [last, filled], named, phone, end }) => {
    let visitor: Visitor;
    let form: string;

    const sent = () =>
      site.sandbox.state.journal
        .received()
        .map(({ reception }) => reception)
        .filter(({ path }) => paths.includes(path));
    const bodies = () => sent().map(({ body }) => JSON.stringify(body));

    const ids = () => [...new Set(sent().map(({ headers }) => headers['x-transaction-id'] ?? ''))];

    async function notices(): Promise<readonly Notice[]> {
      const shown = await visitor.open(last);
      if (shown?.shown !== 'step') throw new Error('The form is not shown.');
      return shown.model.notices;
    }

    beforeEach(async () => {
      visitor = newVisitor(journey, site.instances);
      if (journey !== homeJourney) await take(visitor.at(homeJourney), chooseBusiness);
      form = await goUpToLast(visitor, way);
      site.sandbox.state.faults.replace(
        routes.map(([service, path]) => ({ service, path, kind: 'status', status: 500 })),
      );
      const [, first] = lastOf(way);
      expect(await visitor.press(last, form, first)).toMatchObject({ outcome: 'failed' });
      for (const stage of before) await take(visitor, stage);
    });

    /** The reply to the second press, and the ways out that its page offers. */
    function expectWayOut(shown: readonly Notice[]): void {
      const [way, unsent] = shown;
      expect(shown).toHaveLength(2);
      expect(way).toMatchObject({ tone: 'error', link: { href: '/contact-us/message' } });
      expect(way?.message).toContain(phone);
      expect(unsent?.tone).toBe('info');
      expect(labels.filter((label) => unsent?.message.includes(`${label}: `))).toEqual(named.map(labelOf));
      expect(unsent?.message).not.toMatch(/hana|Ngata|aroha/);
    }

    it('offers a person and another way after the second press, and names what was not sent', async () => {
      const reply = await visitor.submit(last, filled);
      if (reply.outcome !== 'failed') throw new Error(JSON.stringify(reply));
      expectWayOut(reply.notices);
      expect(await notices()).toEqual(reply.notices);
      expect(new Set(bodies()).size).toBe(1);
      expect(bodies()[0]).not.toContain('hana');
    });

    it('offers the same to a browser without scripts', async () => {
      const entries: Filled = [[formEntries.run, await visitor.formOf(last)], ...filled];
      const response = await site.instances[0].press(journey, last, entries, { cookie: visitor.cookie });
      expect(response.status).toBe(303);
      expectWayOut(await notices());
    });

    it.each(['a press', 'a look'])('ends at %s once people say that the first arrived', async (by) => {
      await visitor.submit(last, filled);
      const sent = bodies().length;
      const [id = ''] = ids();
      await settle(id, '--arrived');
      if (by === 'a press') {
        const reply = await visitor.press(last, form, filled);
        expect(reply).toMatchObject({ outcome: 'accepted', location: end });
      } else expect(await visitor.open(last)).toMatchObject({ shown: 'redirect', path: end });
      expect(bodies()).toHaveLength(sent);
      const shown = await visitor.open(end.split('/').at(-1) ?? '');
      expect(shown).toMatchObject({ shown: 'step', model: { notices: [] } });
      const session = visitor.cookie.split('=')[1] ?? '';
      const stored = await site.instances[0].deps.sessions.readAll(session, [journey]);
      expect(JSON.stringify([...stored.values()])).toContain(`"reference":"${id}"`);
    });

    it('sends what was typed last once people say that the first did not arrive', async () => {
      await visitor.submit(last, filled);
      site.sandbox.state.faults.clear();
      const [id = ''] = ids();
      await settle(id, '--not-arrived');
      // Its page has what was typed: another press of it is enough.
      expect(await visitor.submit(last, filled)).toMatchObject({ outcome: 'accepted' });
      expect(bodies().at(-1)).toContain('hana');
      expect(ids().at(-1)).not.toBe(id);
    });
  });
});
