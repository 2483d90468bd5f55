import type { FaultKind } from '../../../sandbox/index.ts';
import { businessJourney } from '../../business-sign-up/visitors.ts';
import { wordsOf } from '../support/shipped/shipped-words.ts';
import { expect, test } from '../support/test.ts';
import { pressed } from '../support/visitors/answers.ts';
import { soleTrader } from '../support/visitors/business-visitor.ts';

const words = wordsOf(businessJourney);
const announced = (state: string) => words.text('address', 'suggestions', 'announce', state);

const troubles: readonly (readonly [title: string, fault: FaultKind])[] = [
  ['answers with an error', { kind: 'status', status: 500 }],
  ['never answers', { kind: 'hang' }],
  ['answers something that is no JSON', { kind: 'malformed-json' }],
  ['cuts the connection', { kind: 'reset' }],
];

test.use({ expectedErrors: ['Failed to load resource'] });
test.slow();

for (const [title, fault] of troubles) {
  test(`An address finder that ${title} is told of, and a business enters its address itself, with nothing lost`, {
    tag: '@full',
  }, async ({ page, business: join, site }) => {
    site.sandbox.state.faults.replace([{ service: 'address-finder', ...fault }]);
    await join.openLate('address');
    const input = join.question('address');
    await input.focus();
    await expect(input).toHaveRole('combobox');
    await input.pressSequentially('12 Anywhere');
    await expect(page.getByText(announced('failed')).filter({ visible: true }).first()).toBeVisible();
    await expect(page.getByText(announced('none'))).toHaveCount(0);
    await expect(input).toHaveValue('12 Anywhere');
    await join.press();
    await expect(join.summary).toContainText(words.message('address', 'required'));
    await expect(input).toHaveValue('12 Anywhere');
    await join.complete('address', { enterManually: pressed });
    const typed = { addressLine1: '12 Anywhere Road', town: 'Wellington', postcode: '6011' };
    await join.complete('manual-address', typed);
    await join.arrived('fuel');
    await join.open('business-details');
    await expect(join.question('soleTraderTradingAs')).toHaveValue('Ngata Ceramics');
    await join.open('manual-address');
    for (const [name, text] of Object.entries(typed)) await expect(join.question(name)).toHaveValue(text);
  });

  test(`A business whose address comes without details, since the finder ${title}, is called about it instead`, {
    tag: '@full',
  }, async ({ business: join, site }) => {
    await join.openLate('address');
    const details = { service: 'address-finder', path: '/api/nz/address/metadata' } as const;
    site.sandbox.state.faults.replace([{ ...details, ...fault }]);
    // No other test asks for its details, which are kept for a while once they are known.
    const address = '203 Bakery Lane, Sandbox Bay, Wellington 6999';
    await join.complete('address', { address });
    await join.arrived('fuel');
    await join.complete('fuel', { products: ['electricity'] });
    await join.arrived('callback');
    await join.complete('callback', soleTrader.callback);
    expect(site.sandbox.state.leads.all()).toMatchObject([
      { body: { address, tradingAs: 'Ngata Ceramics', reason: 'manual address or no ICP' } },
    ]);
  });
}
