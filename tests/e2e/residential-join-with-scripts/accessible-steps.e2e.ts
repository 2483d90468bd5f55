import { homeJourney, newCustomer, newDriver, type Stage } from '../../support/journeys/home-sign-up.ts';
import {
  expectAccessible,
  expectNoSidewaysScroll,
  expectTargetsLargeEnough,
} from '../support/pages/page-rules.ts';
import { expectMistakes, expectSound, narrow, setWidth, wide } from '../support/pages/sound-pages.ts';
import { somethingWrong, wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { pressed } from '../support/visitors/answers.ts';
import { visitor } from '../support/visitors/residential-visitor.ts';

const words = wordsOf(homeJourney);

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

test('every state of the steps up to the plan is accessible and fits', { tag: '@full' }, async ({
  page,
  join,
}) => {
  await join.open();
  await expectSound(page);
  await expectMistakes(page, join);
  await join.complete('customer-type', visitor()['customer-type']);

  await expectSound(page);
  await expectMistakes(page, join);
  const address = join.question('address');
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
  await expect(
    page.getByRole('main').getByText(words.text('address', 'suggestions', 'announce', 'none')),
  ).toBeVisible();
  await expectSound(page);
  await join.answer('address', '6 Several Lane, Sandbox Bay, Wellington 6999');
  await expect(join.question('electricityPoint')).toBeVisible();
  await expectMistakes(page, join);
  await join.question('electricityPoint').getByRole('radio').first().check();
  await join.complete('address');

  await expectSound(page);
  await expectMistakes(page, join);
  await join.complete('fuel', visitor().fuel);
  await expectSound(page);
  await join.question('includeGst').uncheck();
  await expectMistakes(page, join);
  await join.pressButton('openHousehold');
  await join.arrived('occupancy');
  await join.answer('numberOfAdults', '');
  await expectMistakes(page, join);
});

test('every state of the steps up to the licence is accessible and fits', { tag: '@full' }, async ({
  page,
  join,
}) => {
  await join.openLate('car-registration', newDriver);
  await expectMistakes(page, join);
  await join.answer('plate', 'PETROL');
  await expect(join.question('plate')).toHaveAttribute('aria-invalid', 'true');
  await expectSound(page);
  await join.answer('plate', 'EVBLUE');
  await expect(page.getByText('Leaf')).toBeVisible();
  await expectSound(page);
  const rates = join.sidebar.locator('table[id$=-rates]');
  await join.opensSidebar.click();
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
  await join.answer('isExistingCustomer', 'true');
  await expectMistakes(page, join);
  await join.complete('contact-details', {
    isExistingCustomer: 'false',
    ...visitor()['contact-details'],
  });
  await join.answer('isDriverLicence', 'true');
  await expectMistakes(page, join);
  await join.open('term-select');
  await expectSound(page);
  await expectMistakes(page, join);
});

test('every state of the last steps is accessible and fits', { tag: '@full' }, async ({ page, join }) => {
  await join.openLate('property', refused);
  await join.answerAll({
    situation: 'moving',
    isWellBeing: 'true',
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
  await join.complete('property', {
    ...visitor().property,
    gasBottlesCount: 'none',
    meterAccessHasAnIssue: 'false',
  });
  await expectMistakes(page, join);
  await join.answer('paymentMethod', 'manual');
  await expectSound(page);
  await join.answer('paymentMethod', 'direct-debit');
  await expectMistakes(page, join);
  await join.answerAll(visitor().payment ?? {});
  await expect(join.shown('bankName')).toContainText('ASB');
  await join.press();
  await expect(join.banner(somethingWrong)).toBeFocused();
  await expectSound(page);
  await join.open('contact-details');
  await join.complete('contact-details', { email: 'aroha@example.co.nz' });
  await join.open('payment');
  await join.complete('payment', visitor().payment);
  await expectSound(page);
});

test('every state of the other steps is accessible and fits', { tag: '@full' }, async ({
  page,
  join,
  site,
}) => {
  await join.openLate('address');
  await join.complete('address', { enterIcp: pressed });
  await expectMistakes(page, join);
  await join.answer('icpFuels', ['electricity', 'gas']);
  await expectMistakes(page, join);
  await join.answer('electricityIcp', '0000001001SB2EF');
  await expect(join.found('electricityIcp')).toBeVisible();
  await expectSound(page);
  await join.goBack();
  await join.arrived('address');
  await join.complete('address', { enterManually: pressed });
  await expectMistakes(page, join);
  await join.goBack();
  await join.arrived('address');
  await join.complete('address', { requestCallback: pressed });
  await expectMistakes(page, join);
  site.sandbox.state.faults.replace([{ service: 'site-api', kind: 'status', status: 500 }]);
  await join.answerAll(visitor().callback ?? {});
  await join.press();
  await expect(join.banner(somethingWrong)).toBeFocused();
  await expectSound(page);
  site.sandbox.state.faults.clear();
  await join.complete('callback', { recaptcha: 'true' });
  await expectSound(page);
});
