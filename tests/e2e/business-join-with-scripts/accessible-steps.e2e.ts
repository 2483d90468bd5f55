import { newBusiness } from '../../business-sign-up/way.ts';
import type { Stage } from '../../support/journeys/home-sign-up.ts';
import { expectAccessible } from '../support/pages/page-rules.ts';
import { expectMistakes, expectSound, narrow } from '../support/pages/sound-pages.ts';
import { somethingWrong } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { pressed } from '../support/visitors/answers.ts';
import { soleTrader } from '../support/visitors/business-visitor.ts';

/** A sole trader whose sign-up the provider refuses, as the e-mail address asks for. */
const refused = newBusiness.map(([step, filled]): Stage => {
  const text: Readonly<Record<string, string>> = { email: 'refused-503@example.co.nz' };
  return [step, filled.map(([field, given]) => [field, text[field] ?? given] as const)];
});

test.use({ viewport: { width: narrow, height: 900 } });
// Each state of each step is gone through by a machine, which takes its time.
test.slow();

test('every state of the steps up to the fuel is accessible and fits', { tag: '@full' }, async ({
  page,
  business: join,
}) => {
  await join.openLate('business-details');
  await expectSound(page);
  await expectMistakes(page, join);
  for (const type of ['sole-trader', 'company', 'other']) {
    await join.answer('businessType', type);
    await expectMistakes(page, join);
  }
  await join.complete('business-details', soleTrader['business-details']);
  await expectSound(page);
  await expectMistakes(page, join);
  await join.answer('address', '206 Arcade Lane, Sandbox Bay, Wellington 6999');
  await expect(join.question('electricityPoint')).toBeVisible();
  await expectMistakes(page, join);
  await join.answer('address', '207 Vacant Lane, Sandbox Bay, Wellington 6999');
  await join.press();
  await expect(join.summary).toBeVisible();
  expect(await join.problemFields()).toEqual(['address']);
  await expectSound(page);
  await join.complete('address', soleTrader.address);
  await expectSound(page);
});

test('every state of the steps up to the licence is accessible and fits', { tag: '@full' }, async ({
  page,
  business: join,
}) => {
  await join.openLate('contact-details');
  await expectMistakes(page, join);
  await join.complete('contact-details', soleTrader['contact-details']);
  await expectMistakes(page, join);
  await join.complete('term-select', soleTrader['term-select']);
  await join.opensSidebar.click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await join.answer('isDriverLicence', 'true');
  await expectMistakes(page, join);
});

test('every state of the last steps is accessible and fits', { tag: '@full' }, async ({
  page,
  business: join,
}) => {
  await join.openLate('property', refused);
  await join.answerAll({
    situation: 'moving',
    gasBottlesCount: 'two',
    gasBottleSize: 'other',
    meterAccessHasAnIssue: 'true',
    meterAccessIssueReasons: ['other'],
  });
  await expectMistakes(page, join);
  await join.open('gas');
  await join.answer('gasBottlesCount', 'two');
  await expectMistakes(page, join);
  await join.open('property');
  await join.complete('property', soleTrader.property);
  await expectMistakes(page, join);
  await join.answer('paymentMethod', 'direct-debit');
  await join.answer('fixPaymentDay', 'true');
  await expectMistakes(page, join);
  await join.answerAll(soleTrader.payment);
  await join.press();
  await expect(join.banner(somethingWrong)).toBeFocused();
  await expectSound(page);
  await join.open('contact-details');
  await join.complete('contact-details', { email: 'aroha@example.co.nz' });
  await join.open('payment');
  await join.complete('payment', soleTrader.payment);
  await expectSound(page);
});

test('every state of the other steps is accessible and fits', { tag: '@full' }, async ({
  page,
  business: join,
  site,
}) => {
  await join.openLate('address');
  await join.complete('address', { enterIcp: pressed });
  await expectMistakes(page, join);
  await join.answer('icpFuels', ['electricity', 'gas', 'lpg']);
  await expectMistakes(page, join);
  await join.answer('electricityIcp', '0000201001SBF41');
  await expect(join.found('electricityIcp')).toBeVisible();
  await expectSound(page);
  await page.goto('/join/business/address');
  await join.complete('address', { enterManually: pressed });
  await expectMistakes(page, join);
  await join.goBack();
  await join.arrived('address');
  await join.complete('address', { requestCallback: pressed });
  await expectMistakes(page, join);
  site.sandbox.state.faults.replace([{ service: 'site-api', kind: 'status', status: 500 }]);
  await join.answerAll(soleTrader.callback);
  await join.press();
  await expect(join.banner(somethingWrong)).toBeFocused();
  await expectSound(page);
  site.sandbox.state.faults.clear();
  await join.complete('callback', { recaptcha: 'true' });
  await expectSound(page);
});
