import { expect, it } from 'vitest';
import type { ExpectedCall, Given, Turn } from '../../cli/scenarios/scenario.ts';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { playScenario } from './play-scenario.ts';
import { readScenarios } from './read-scenarios.ts';

/** The ticket that the support team gets after a sign-up with these answers about the property. */
async function ticketsOf(property: Readonly<Record<string, Given>>, isTicketOpened: boolean) {
  const file = readScenarios('residential-join').find(({ path }) => path.endsWith('/payment.json'))?.file;
  const way = file?.ways?.['to the payment'];
  if (!file || !way) throw new Error('The way to the payment is gone.');
  const before = way.map((turn): Turn => {
    if (!('press' in turn)) return turn;
    if (turn.press === 'property') return { ...turn, changes: { ...turn.changes, ...property } };
    return turn.press === 'contact-details' && !isTicketOpened ? { ...turn, calls: withoutTicket } : turn;
  });
  const pay: Turn = {
    press: 'payment',
    calls: [
      { operation: 'bank-name', gives: { status: 200, body: { bankName: 'ANZ' } } },
      { operation: 'sign-up', gives: { status: 200 } },
    ],
    expect: { outcome: 'accepted', at: { step: 'success' } },
  };
  const observed = await playScenario({ title: 'health', turns: [...before, pay] }, file, shippedRelease());
  const last = observed.at(-1);
  expect(last?.at).toEqual({ step: 'success' });
  return last?.calls.slice(2).map(({ operation, request }) => ({ operation, body: request?.body }));
}

const withoutTicket: readonly ExpectedCall[] = [
  { operation: 'create-ticket', gives: { failure: 'timeout' } },
];

const health = { isMedicalSupport: 'true', isWellBeing: 'true', wellBeingAffectedReason: 'disability' };
const given = { isMedicalSupport: true, isWellBeing: true, wellBeingAffectedReason: 'disability' };

it('tells the support team who depends on electricity, as the page promises', async () => {
  expect(await ticketsOf(health, true)).toMatchObject([{ operation: 'update-ticket', body: given }]);
});

it('opens a ticket for it where none could be opened before', async () => {
  expect(await ticketsOf(health, false)).toMatchObject([
    { operation: 'create-ticket', body: { ...given, customerType: 'residential', situation: 'moving' } },
  ]);
});

it('opens none with nothing to tell', async () => {
  expect(await ticketsOf({ isMedicalSupport: 'false', isWellBeing: 'false' }, false)).toEqual([]);
});
