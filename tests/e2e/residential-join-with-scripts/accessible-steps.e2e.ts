import { newCustomer, newDriver, type Stage } from '../../support/home-sign-up.ts';
import { expectAccessible, expectNoSidewaysScroll, expectTargetsLargeEnough } from '../support/page-rules.ts';
import { visitor } from '../support/residential-visitor.ts';
import { expectMistakes, expectSound, narrow, setWidth, wide } from '../support/sound-pages.ts';
import { pressed } from '../support/step-page.ts';
import { expect, test } from '../support/test.ts';

/** Somebody with bottled gas whose sign-up the provider refuses, as their e-mail address asks for. */
const refused = newCustomer.map(([step, filled]): Stage => {
  const text: Readonly<Record<string, string>> = {
    fuel: 'electricity-lpg',
    email: 'refused-503@example.co.nz',
  };
  return [step, filled.map(([field, given]) => [field, text[field] ?? given] as const)];
});

test.use({ viewport: { width: narrow, height: 900 } });
// Each state of each step is gone through by a machine, which takes its time.
test.slow();

test('every state of the steps up to the plan is accessible and fits', async ({ page, join }) => {
  await join.open();
  await expectSound(page);
  await expectMistakes(page, join);
  await join.complete('customer-type', visitor()['customer-type']);

  await expectSound(page);
  await expectMistakes(page, join);
  const address = join.question('What’s your address?');
  for (const width of [wide, narrow]) {
    // The list closes when the window changes.
    await setWidth(page, width);
    await address.fill(width === wide ? 'everything lane' : 'everything');
    await expect(page.getByRole('option').first()).toBeVisible();
    await expectAccessible(page, ['target-size']);
    await expectTargetsLargeEnough(page);
    await expectNoSidewaysScroll(page);
  }
  await address.fill('atlantis');
  await expect(page.getByRole('main').getByText("We couldn't find your address.")).toBeVisible();
  await expectSound(page);
  await join.answer('What’s your address?', '6 Several Lane, Sandbox Bay, Wellington 6999');
  await expect(join.question('Which of these is yours?')).toBeVisible();
  await expectMistakes(page, join);
  await join.complete('address', {
    'Which of these is yours?': '1/6 Several Lane, Sandbox Bay, Wellington 6999',
  });

  await expectSound(page);
  await expectMistakes(page, join);
  await join.complete('fuel', visitor().fuel);
  await expectSound(page);
  await join.question('Incl GST').uncheck();
  await expectMistakes(page, join);
  await join.pressButton('Your household');
  await join.arrived('occupancy');
  await join.answer('Adults', '');
  await expectMistakes(page, join);
});

test('every state of the steps up to the licence is accessible and fits', async ({ page, join }) => {
  await join.openLate('car-registration', newDriver);
  await expectMistakes(page, join);
  await join.answer('Number plate', 'PETROL');
  await expect(page.getByText("we can't seem to validate").first()).toBeVisible();
  await expectSound(page);
  await join.answer('Number plate', 'EVBLUE');
  await expect(page.getByText('Leaf')).toBeVisible();
  await expectSound(page);
  const rates = join.sidebar.getByRole('table', { name: 'Electricity rates' });
  await page.getByRole('banner').getByRole('button', { name: 'Your choices' }).click();
  await expect(rates).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await setWidth(page, wide);
  await expect(rates).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await setWidth(page, narrow);
  await join.complete('car-registration');
  await expectMistakes(page, join);
  await join.answer('Are you a customer already?', 'Yes');
  await expectMistakes(page, join);
  await join.complete('contact-details', {
    'Are you a customer already?': 'No',
    ...visitor()['contact-details'],
  });
  await join.answer('Do you have your NZ driver licence?', 'Yes');
  await expectMistakes(page, join);
  await join.open('term-select');
  await expectSound(page);
  await expectMistakes(page, join);
});

test('every state of the last steps is accessible and fits', async ({ page, join }) => {
  await join.openLate('property', refused);
  await join.answerAll({
    'What’s your situation?': 'Moving / Just moved',
    'Would anybody’s well-being suffer if the power went off?': 'Yes',
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
  await join.complete('property', {
    ...visitor().property,
    'How many gas bottles do you have?': 'Not set up yet',
    'Could anything stop us getting to your meter or bottles?': 'No',
  });
  await expectMistakes(page, join);
  await join.answer('How would you like to pay?', 'Manual payments');
  await expectSound(page);
  await join.answer('How would you like to pay?', 'Direct debit');
  await expectMistakes(page, join);
  await join.answerAll(visitor().payment ?? {});
  await expect(page.getByText('Bank: ASB')).toBeVisible();
  await join.press();
  await expect(join.banner('Something went wrong')).toBeFocused();
  await expectSound(page);
  await join.open('contact-details');
  await join.complete('contact-details', { 'Email address': 'aroha@example.co.nz' });
  await join.open('payment');
  await join.complete('payment', visitor().payment);
  await expectSound(page);
});

test('every state of the other steps is accessible and fits', async ({ page, join, site }) => {
  await join.openLate('address');
  await join.complete('address', { 'Enter your ICP number instead': pressed });
  await expectMistakes(page, join);
  await join.answer('What do you want to connect?', ['Electricity', 'Natural gas']);
  await expectMistakes(page, join);
  await join.answer('Electricity ICP number', '0000001001SB2EF');
  await expect(page.getByText('Meter serial number')).toBeVisible();
  await expectSound(page);
  await join.follow('Back');
  await join.arrived('address');
  await join.complete('address', { 'Enter your address yourself': pressed });
  await expectMistakes(page, join);
  await join.follow('Back');
  await join.arrived('address');
  await join.complete('address', { 'Request a callback': pressed });
  await expectMistakes(page, join);
  site.sandbox.state.faults.replace([{ service: 'site-api', kind: 'status', status: 500 }]);
  await join.answerAll(visitor().callback ?? {});
  await join.press();
  await expect(join.banner('Something went wrong')).toBeFocused();
  await expectSound(page);
  site.sandbox.state.faults.clear();
  await join.complete('callback', { 'I’m not a robot': true });
  await expectSound(page);
});
