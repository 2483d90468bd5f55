import { describe, expect, it } from 'vitest';
import type { StepReply } from '#engine';
import type { Document, Operation } from '#schemas';
import type { FaultKind } from '../../sandbox/index.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import type { Filled } from '../support/instances/visitors.ts';
import { orderOf, orderPath, thanksPath } from '../support/journeys/gas-order.ts';
import {
  existingCustomer,
  goUpToLast,
  homeJourney,
  lastOf,
  stillUnknown,
} from '../support/journeys/home-sign-up.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';

/** As shipped, but that the answers to orders and sign-ups are read, and have to be as declared. */
const numbers: Readonly<Record<string, string>> = {
  'order-create': 'orderNumber',
  'sign-up': 'signUpNumber',
  'sign-up-by-site': 'signUpNumber',
};
const readsAnswers = (document: Document): Document => {
  const number = numbers[document.id];
  if (document.kind !== 'operation' || number === undefined) return document;
  const response: NonNullable<Operation['response']> = {
    type: 'object',
    required: [number],
    properties: { [number]: { type: 'string', maxLength: 255 } },
  };
  return { ...document, response };
};

const compiled = shippedRelease(readsAnswers);
const { unknown, unanswered } = compiled.site.words.submissions;
const circuit = { failuresToOpen: 1000, restMs: 1 };
/** Good answers, of which nothing can be made. */
const unusable: readonly FaultKind[] = [
  { kind: 'malformed-json' },
  { kind: 'wrong-content-type' },
  { kind: 'status', status: 200, body: {} },
  { kind: 'status', status: 200, body: JSON.parse('{"constructor": {}}') },
  { kind: 'status', status: 303, headers: { location: '/provider/elsewhere' } },
];

const messagesOf = (reply: StepReply) =>
  'notices' in reply ? reply.notices.flatMap(({ message }) => message.split('\n')) : [];
const changed = (filled: Filled): Filled =>
  filled.map(([name, text]) => [name, name === 'phone' ? '0215550199' : text]);

type Visits = ReturnType<typeof journeyVisits>;

/** Requests sent to a path, each with its id. */
function sentTo(path: string, { sandbox }: Visits): readonly string[] {
  return sandbox.state.journal
    .received()
    .map(({ reception }) => reception)
    .filter((reception) => reception.path === path)
    .map(({ headers, body }) => JSON.stringify([headers['x-transaction-id'], body]));
}

describe('an order whose answer cannot be used', () => {
  const visits = journeyVisits('gas-order', compiled, { circuit });

  it.each(unusable)(
    'may have been placed: it is only ever sent as it was the first time ($kind)',
    async (fault) => {
      const { sandbox, visitor } = visits;
      sandbox.state.faults.replace([{ service: 'provider', path: orderPath, ...fault }]);
      const form = await visitor.formOf('order');
      expect(messagesOf(await visitor.press('order', form, orderOf()))).toContain(unknown);
      expect(messagesOf(await visitor.press('order', form, changed(orderOf())))).toContain(unanswered);
      sandbox.state.faults.clear();
      expect(await visitor.press('order', form, changed(orderOf()))).toMatchObject({ location: thanksPath });
      const sent = sentTo(orderPath, visits);
      expect(sent.length).toBeGreaterThan(2);
      expect(new Set(sent).size).toBe(1);
      expect(sandbox.state.orders.all()).toHaveLength(1);
    },
  );

  it('may have been placed, and the visitor is told so when a later press fails before it asks again', async () => {
    const { sandbox, visitor } = visits;
    const form = await visitor.formOf('order');
    sandbox.state.faults.replace([{ service: 'provider', path: orderPath, kind: 'lost-answer' }]);
    expect(messagesOf(await visitor.press('order', form, orderOf()))).toContain(unknown);
    const validation = `${orderPath}/validate`;
    sandbox.state.faults.replace([{ service: 'provider', path: validation, kind: 'status', status: 500 }]);
    expect(messagesOf(await visitor.press('order', form, orderOf()))).toContain(unanswered);
    sandbox.state.faults.clear();
    expect(await visitor.press('order', form, orderOf())).toMatchObject({ location: thanksPath });
    expect(sandbox.state.orders.all()).toHaveLength(1);
  });
});

describe('a sign-up whose answers cannot be used', () => {
  const visits = journeyVisits(homeJourney, compiled, { circuit });
  const path = '/servicerequest/onlinesignup';
  const bySite = '/api/onlinesignup/createonlinesignup';

  it.each(unusable)(
    'may have been made: it is only ever sent as it was the first time ($kind)',
    async (fault) => {
      const { sandbox, visitor } = visits;
      const form = await goUpToLast(visitor, existingCustomer);
      const [step, filled] = lastOf(existingCustomer);
      sandbox.state.faults.replace([
        { service: 'provider', path, ...fault },
        { service: 'site-api', path: bySite, ...fault },
      ]);
      expect(messagesOf(await visitor.press(step, form, filled))).toContain(unknown);
      expect(messagesOf(await visitor.press(step, form, changed(filled)))).toContain(stillUnknown());
      sandbox.state.faults.clear();
      expect(await visitor.press(step, form, changed(filled))).toMatchObject({
        location: '/join/residential/success',
      });
      const sent = sentTo(path, visits);
      expect(sent).toHaveLength(3);
      expect(new Set([...sent, ...sentTo(bySite, visits)]).size).toBe(1);
      expect(sandbox.state.signUps.all()).toHaveLength(1);
    },
  );
});
