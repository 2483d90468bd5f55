import { businessJourney } from '../../business-sign-up/visitors.ts';
import { expectNamedControls } from '../support/shipped/named-controls.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { soleTrader } from '../support/visitors/business-visitor.ts';

const words = wordsOf(businessJourney);

const steps = [
  'business-details',
  'address',
  'fuel',
  'contact-details',
  'term-select',
  'credit-check',
  'property',
  'payment',
] as const;

test('Every question, option and button of the sign-up of a business bears the name that its document gives it', {
  tag: '@full',
}, async ({ business: join }) => {
  test.slow();
  await join.openLate('business-details');
  const named: string[] = [];
  for (const step of steps) {
    await join.answerAll(soleTrader[step]);
    named.push(...(await expectNamedControls(join, words, step)));
    if (step !== 'payment') await join.complete(step);
  }
  const asked = steps.flatMap((step) => Object.keys(soleTrader[step]));
  expect(named).toEqual(expect.arrayContaining(asked));
});
