import { orderJourney, plainOrder } from '../support/pages/order-form.ts';
import { expectNamedControls } from '../support/shipped/named-controls.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';

const everything = {
  ...plainOrder,
  propertyAccessIssue: 'true',
  propertyAccessReasons: ['Dog', 'Security code', 'Other'],
  propertyAccessReasonSecurityCode: '42',
  propertyAccessReasonOther: 'Steep',
};

test('Every question, option and button of the order bears the name that its document gives it', {
  tag: '@full',
}, async ({ form }) => {
  await form.open();
  await form.answerAll(everything);
  const named = await expectNamedControls(form, wordsOf(orderJourney), 'order');
  expect([...named].sort()).toEqual(Object.keys(everything).sort());
});
