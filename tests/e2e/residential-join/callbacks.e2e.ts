import { bodies, leadPath, signUpPath } from '../support/received.ts';
import { visitor } from '../support/residential-visitor.ts';
import { pressed } from '../support/step-page.ts';
import { expect, test } from '../support/test.ts';

// Whatever else leads to a callback is told in tests/submission/sent-bodies.test.ts.

test('Somebody whose address is not found types it by hand, and is called', async ({ page, join, site }) => {
  await join.open();
  await join.goTo('callback-success', {
    ...visitor({
      'manual-address': {
        'Street address': '1 Hill Road',
        Suburb: 'Te Horo',
        'Town or city': 'Ōtaki',
        Postcode: '5512',
      },
      fuel: { 'What do you need?': 'Electricity + natural gas' },
    }),
    address: { 'Enter your address yourself': pressed },
  });
  await expect(page.getByText('we’ll call you soon')).toBeVisible();
  expect(bodies(site.sandbox, leadPath)).toEqual([
    {
      title: 'Ms',
      firstName: 'Aroha',
      lastName: 'Ngata',
      emailAddress: 'aroha@example.co.nz',
      phone: '0215550100',
      isMultipleAddresses: false,
      address: '1 Hill Road, Te Horo, Ōtaki, 5512',
      electricity: true,
      naturalGas: true,
      bottledGas: false,
    },
  ]);
  expect(bodies(site.sandbox, signUpPath)).toEqual([]);
});

test('Back on the callback leads to the step that sent the visitor there', async ({ join }) => {
  await join.open();
  const address = '16 Unpriced Lane, Sandbox Bay, Wellington 6999';
  await join.goTo('callback', visitor({ address: { 'What’s your address?': address } }));
  await join.follow('Back');
  await join.arrived('plan-select');
});
