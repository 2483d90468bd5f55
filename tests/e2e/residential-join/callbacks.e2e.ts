import { bodies, leadPath, signUpPath } from '../support/received.ts';
import { type Visitor, visitor } from '../support/residential-visitor.ts';
import { pressed } from '../support/step-page.ts';
import { expect, test } from '../support/test.ts';

/** Somebody who chooses an address that the outside world has made for one situation. */
function at(lane: string, changes: Visitor = {}): Visitor {
  const address = `${lane}, Sandbox Bay, Wellington 6999`;
  return visitor({ ...changes, address: { 'What’s your address?': address } });
}

/** Why somebody has to call, and what of it the lead says. */
const reasons: readonly (readonly [reason: string, given: Visitor, lead: object])[] = [
  [
    'a callback is all that was asked for',
    { ...visitor(), address: { 'Request a callback': pressed } },
    { electricity: false, naturalGas: false, bottledGas: false },
  ],
  [
    'the address is typed by hand',
    {
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
    },
    { address: '1 Hill Road, Te Horo, Ōtaki, 5512', electricity: true, naturalGas: true },
  ],
  [
    'the address is to be confirmed later',
    { ...visitor(), address: { 'Keep going and confirm later': pressed } },
    { electricity: true },
  ],
  ['nothing is connected there', at('7 Nothing Lane'), { electricity: true }],
  ['connections cannot be looked up', at('28 Outage Lane'), { electricity: true }],
  ['the meter counts by time of use', at('11 Timeofuse Lane'), { electricityIcp: '0000011001SB2A8' }],
  ['the meter is decommissioned', at('12 Decommissioned Lane'), { electricityIcp: '0000012001SB3DB' }],
  ['the meter is inactive', at('13 Inactive Lane'), { electricityIcp: '0000013001SB6E6' }],
  ['the connection is of another kind', at('15 Mistyped Lane'), { electricityIcp: '0000015001SBD8C' }],
  ['nothing is metered', at('14 Unmetered Lane'), { electricityIcp: '0000014001SBA81' }],
  ['there are no offers', at('16 Unpriced Lane'), { electricityIcp: '0000016001SB45F' }],
  ['offers cannot be fetched', at('29 Mispriced Lane'), { electricityIcp: '0000029001SB271' }],
  ['more than one offer fits', at('17 Twofold Lane'), { electricityIcp: '0000017001SBF4A' }],
  ['no offer fits the term', at('19 Flexible Lane'), { electricityIcp: '0000019001SB320' }],
];

for (const [reason, given, lead] of reasons) {
  test(`A callback takes the place of a sign-up where ${reason}`, async ({ page, join, site }) => {
    await join.open();
    await join.goTo('callback-success', given);
    await expect(page.getByText('we’ll call you soon')).toBeVisible();
    expect(bodies(site.sandbox, leadPath)).toEqual([
      expect.objectContaining({
        title: 'Ms',
        firstName: 'Aroha',
        lastName: 'Ngata',
        emailAddress: 'aroha@example.co.nz',
        phone: '0215550100',
        isMultipleAddresses: false,
        ...lead,
      }),
    ]);
    expect(bodies(site.sandbox, signUpPath)).toEqual([]);
  });
}

test('Back on the callback leads to the step that sent the visitor there', async ({ join }) => {
  await join.open();
  await join.goTo('callback', at('16 Unpriced Lane'));
  await join.follow('Back');
  await join.arrived('plan-select');
});
