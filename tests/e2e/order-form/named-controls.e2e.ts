import { expectNamedControls } from '../support/named-controls.ts';
import { orderJourney, plainOrder } from '../support/order-form.ts';
import { wordsOf } from '../support/shipped-words.ts';
import { expect, test } from '../support/test.ts';

const everything = {
  ...plainOrder,
  propertyAccessIssue: 'true',
  propertyAccessReasons: ['Dog', 'Security code', 'Other'],
  propertyAccessReasonSecurityCode: '42',
  propertyAccessReasonOther: 'Steep',
};

test('Every question, option and button of the order bears the name that its document gives it', async ({
  form,
}) => {
  await form.open();
  await form.answerAll(everything);
  const named = await expectNamedControls(form, wordsOf(orderJourney), 'order');
  expect([...named].sort()).toEqual(Object.keys(everything).sort());
});
