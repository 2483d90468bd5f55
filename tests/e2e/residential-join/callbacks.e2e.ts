import { bodies, leadPath, signUpPath } from '../support/sites/received.ts';
import { expect, test } from '../support/test.ts';
import { pressed } from '../support/visitors/answers.ts';
import { visitor } from '../support/visitors/residential-visitor.ts';

// The other reasons for a callback are tested in tests/submission/sent-bodies.test.ts.

test('Somebody whose address is not found types it by hand, and is called', { tag: '@full' }, async ({
  join,
  site,
}) => {
  await join.open();
  await join.goTo('callback-success', {
    ...visitor({
      'manual-address': {
        addressLine1: '1 Hill Road',
        suburb: 'Te Horo',
        town: 'Ōtaki',
        postcode: '5512',
      },
      fuel: { fuel: 'electricity-gas' },
    }),
    address: { enterManually: pressed },
  });
  await expect(join.shown('thanks')).toBeVisible();
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

test('Back on the callback leads to the step that sent the visitor there', { tag: '@full' }, async ({
  join,
}) => {
  await join.open();
  const address = '16 Unpriced Lane, Sandbox Bay, Wellington 6999';
  await join.goTo('callback', visitor({ address: { address } }));
  await join.goBack();
  await join.arrived('plan-select');
});
