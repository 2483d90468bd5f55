import { homeJourney, newDriver, withStages } from '../../support/journeys/home-sign-up.ts';
import { expectNamedControls } from '../support/shipped/named-controls.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { visitor } from '../support/visitors/residential-visitor.ts';

const words = wordsOf(homeJourney);

const steps = [
  'customer-type',
  'address',
  'fuel',
  'occupancy',
  'plan-select',
  'term-select',
  'car-registration',
  'contact-details',
  'credit-check',
] as const;

const property = {
  situation: 'moving',
  isMedicalSupport: 'true',
  isWellBeing: 'true',
  wellBeingAffectedReason: 'age',
  gasBottlesCount: 'two',
  gasBottleSize: '45kg',
  orderBottlesOption: 'true',
  meterAccessHasAnIssue: 'true',
  meterAccessIssueReasons: ['other'],
  meterAccessIssueReasonOther: 'Geese',
};

test('Every question, option and button of the sign-up of a home bears the name that its document gives it', {
  tag: '@full',
}, async ({ join }) => {
  test.slow();
  await join.openLate('property', withStages(newDriver, ['fuel', [['fuel', 'electricity-lpg']]]));
  await join.answerAll(property);
  const named = [...(await expectNamedControls(join, words, 'property'))];
  for (const step of steps) {
    await join.open(step);
    named.push(...(await expectNamedControls(join, words, step)));
  }
  await join.openLate('payment');
  await join.answerAll(visitor().payment ?? {});
  named.push(...(await expectNamedControls(join, words, 'payment')));
  const { payment, callback, ...others } = visitor();
  const asked = [...Object.values(others), property, payment].flatMap((answers) =>
    Object.keys(answers ?? {}),
  );
  expect(named).toEqual(expect.arrayContaining(asked));
});
