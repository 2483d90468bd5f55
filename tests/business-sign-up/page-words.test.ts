import { expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';
import { shownContent } from '../support/journeys/shown-content.ts';
import { begin, businessJourney, type Choices, go, goToPayment, names } from './visitors.ts';

const at = journeyVisits(businessJourney, shippedRelease());
const choices: Choices = {
  type: 'company',
  term: '24-MONTH',
  wanted: ['electricity'],
  address: 'finder',
  payment: 'manual',
  isMoving: false,
  hasTwoBottles: true,
  day: undefined,
};

async function modelOf(step: string, journey = businessJourney) {
  const shown = await at.visitor.at(journey).open(step);
  if (shown?.shown !== 'step') throw new Error(`"${step}" is not shown.`);
  return shown.model;
}

it('The page that asks who joins counts no parts, since those of homes are others than those of businesses', async () => {
  expect((await modelOf('customer-type', 'residential-join')).progress).toBeUndefined();
  await begin(at.visitor, 'company');
  expect((await modelOf('business-details')).progress?.label).toBe('Your business');
});

it('What is wrong with an address or a term stands in a box titled “Error”', async () => {
  await begin(at.visitor, 'company');
  expect((await modelOf('address')).definition.errorSummaryTitle).toBe('Error');
  await goToPayment(at.visitor, choices);
  expect((await modelOf('term-select')).definition.errorSummaryTitle).toBe('Error');
});

it('The terms name the business, and the last page says how to get help', async () => {
  const payment = await goToPayment(at.visitor, choices);
  expect(shownContent(await modelOf('payment'))).toContain(`apply to ${names.company}.`);
  expect(await go(at.visitor, 'payment', payment)).toBe('success');
  expect(shownContent(await modelOf('success'))).toMatch(/Call us on 0800 \d+ \d+, or chat with us/);
});
