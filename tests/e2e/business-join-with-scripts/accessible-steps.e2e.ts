import { newBusiness } from '../../business-sign-up/way.ts';
import type { Stage } from '../../support/home-sign-up.ts';
import { soleTrader } from '../support/business-visitor.ts';
import { expectAccessible } from '../support/page-rules.ts';
import { expectMistakes, expectSound, narrow } from '../support/sound-pages.ts';
import { pressed } from '../support/step-page.ts';
import { expect, test } from '../support/test.ts';

/** A sole trader whose sign-up the provider refuses, as the e-mail address asks for. */
const refused = newBusiness.map(([step, filled]): Stage => {
  const text: Readonly<Record<string, string>> = { email: 'refused-503@example.co.nz' };
  return [step, filled.map(([field, given]) => [field, text[field] ?? given] as const)];
});

test.use({ viewport: { width: narrow, height: 900 } });
// Each state of each step is gone through by a machine, which takes its time.
test.slow();

test('every state of the steps up to the fuel is accessible and fits', async ({ page, business: join }) => {
  await join.openLate('business-details');
  await expectSound(page);
  await expectMistakes(page, join);
  for (const type of ['Sole trader', 'Company', 'Other organisation']) {
    await join.answer('What kind of business is it?', type);
    await expectMistakes(page, join);
  }
  await join.complete('business-details', soleTrader['business-details']);
  await expectSound(page);
  await expectMistakes(page, join);
  const address = 'What’s the address of your business?';
  await join.answer(address, '206 Arcade Lane, Sandbox Bay, Wellington 6999');
  await expect(join.question('Which of these is yours?')).toBeVisible();
  await expectMistakes(page, join);
  await join.answer(address, '207 Vacant Lane, Sandbox Bay, Wellington 6999');
  await join.press();
  await expect(page.getByText('Oops! We').first()).toBeVisible();
  await expectSound(page);
  await join.complete('address', soleTrader.address);
  await expectSound(page);
});

test('every state of the steps up to the licence is accessible and fits', async ({
  page,
  business: join,
}) => {
  await join.openLate('contact-details');
  await expectMistakes(page, join);
  await join.complete('contact-details', soleTrader['contact-details']);
  await expectMistakes(page, join);
  await join.complete('term-select', soleTrader['term-select']);
  await page.getByRole('banner').getByRole('button', { name: 'Your choices' }).click();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await join.answer('Do you have your NZ driver licence?', 'Yes');
  await expectMistakes(page, join);
});

test('every state of the last steps is accessible and fits', async ({ page, business: join }) => {
  await join.openLate('property', refused);
  await join.answerAll({
    'What’s your situation?': 'Moving / Just moved',
    'How many gas bottles do you have?': '2 bottles',
    'What size are they?': 'Other',
    'Could anything stop us getting to your meter or bottles?': 'Yes',
    'What could prevent access?': ['Other'],
  });
  await expectMistakes(page, join);
  await join.open('gas');
  await join.answer('How many gas bottles do you have?', '2 bottles');
  await expectMistakes(page, join);
  await join.open('property');
  await join.complete('property', soleTrader.property);
  await expectMistakes(page, join);
  await join.answer('How would you like to pay?', 'Direct debit');
  await join.answer('Would you like to fix your payment day?', 'Yes');
  await expectMistakes(page, join);
  await join.answerAll(soleTrader.payment);
  await join.press();
  await expect(join.banner('Something went wrong')).toBeFocused();
  await expectSound(page);
  await join.open('contact-details');
  await join.complete('contact-details', { 'Email address': 'aroha@example.co.nz' });
  await join.open('payment');
  await join.complete('payment', soleTrader.payment);
  await expectSound(page);
});

test('every state of the other steps is accessible and fits', async ({ page, business: join, site }) => {
  await join.openLate('address');
  await join.complete('address', { 'Enter your ICP number instead': pressed });
  await expectMistakes(page, join);
  await join.answer('What do you want to connect?', ['Electricity', 'Natural gas', 'Bottled gas (LPG)']);
  await expectMistakes(page, join);
  await join.answer('Electricity ICP number', '0000201001SBF41');
  await expect(page.getByText('Meter serial number')).toBeVisible();
  await expectSound(page);
  await page.goto('/join/business/address');
  await join.complete('address', { 'Enter your address yourself': pressed });
  await expectMistakes(page, join);
  await join.follow('Back');
  await join.arrived('address');
  await join.complete('address', { 'Request a callback': pressed });
  await expectMistakes(page, join);
  site.sandbox.state.faults.replace([{ service: 'site-api', kind: 'status', status: 500 }]);
  await join.answerAll(soleTrader.callback);
  await join.press();
  await expect(join.banner('Something went wrong')).toBeFocused();
  await expectSound(page);
  site.sandbox.state.faults.clear();
  await join.complete('callback', { 'I’m not a robot': true });
  await expectSound(page);
});
