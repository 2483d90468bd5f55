import { describe, expect, it } from 'vitest';
import { shippedRelease } from '../support/documents/shipped-documents.ts';
import {
  begin,
  callbackOnly,
  existingCustomer,
  goUpToLast,
  homeJourney,
  lastOf,
  livesAt,
  newCustomer,
  newDriver,
  plan,
  power,
  type Stage,
  withStages,
} from '../support/journeys/home-sign-up.ts';
import { journeyVisits } from '../support/journeys/journey-visits.ts';

const visits = journeyVisits(homeJourney, shippedRelease());

const signUpPath = '/servicerequest/onlinesignup';
const leadPath = '/api/onlinesignup/createlead';

/** The bodies that arrived at a path. */
function bodies(path: string): readonly unknown[] {
  return visits.sandbox.state.journal
    .received()
    .flatMap(({ reception }) => (reception.path === path ? [reception.body] : []));
}

/** Goes the way to its end, and gives where that is. */
async function go(way: readonly Stage[]): Promise<string> {
  const { visitor } = visits;
  const run = await goUpToLast(visitor, way);
  const [step, filled] = lastOf(way);
  return (await visitor.press(step, run, filled)).location;
}

const electricityIcp = '0000001001SB2EF';
const gasIcp = '1000001001SBAC2';
const lpgIcp = '2000001001SBF01';

function offer(type: string, icp: string, plan: string, term = '12-MONTH', usage = 'LOW') {
  return { type, icp, selectedOffer: `${type}:${plan}:${usage}:${term}:${icp}` };
}

const fuel = (fuel: string): Stage => ['fuel', [['fuel', fuel]]];
const manualPayment: Stage = [
  'payment',
  [
    ['paymentMethod', 'manual'],
    ['generalTerms', 'true'],
  ],
];
const switching = ['situation', 'switching'] as const;
const wellAndSound = [
  ['isMedicalSupport', 'false'],
  ['isWellBeing', 'false'],
] as const;
const nothingInTheWay = ['meterAccessHasAnIssue', 'false'] as const;
const twoBottles = [
  ['gasBottlesCount', 'two'],
  ['gasBottleSize', '45kg'],
  ['gasBottlesSupplier', 'rockgas'],
  ['orderBottlesOption', 'true'],
  ['gasBottlesLocation', 'back'],
] as const;
const fiveBottles = [
  ['gasBottlesCount', 'more'],
  ['gasBottlesTotal', '5'],
] as const;

describe('What a visitor says reaches the provider:', () => {
  const cases: readonly (readonly [title: string, way: readonly Stage[], sent: object])[] = [
    [
      'electricity on a fixed plan, by direct debit',
      newCustomer,
      {
        contact: {
          title: 'Mrs',
          firstName: 'Aroha',
          lastName: 'Ngata',
          dob: '1988-02-29',
          phone: '0215550100',
          email: 'aroha@example.co.nz',
          driverLicence: { number: 'DL123456', version: '987' },
        },
        site: [
          {
            address: { streetNumber: '1', streetName: 'Everything' },
            primaryResidence: false,
            supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PLUS')],
          },
        ],
        existingCustomer: false,
        moveOrTransfer: 'TRANSFER',
        billingAccount: {
          paymentMethod: {
            paymentAuthority: 'DIRECT_DEBIT',
            bankAcctName: 'A Ngata',
            bankAcctNumber: '01-0902-0068389-00',
          },
        },
      },
    ],
    [
      'the basic plan, without a licence, as a primary residence',
      withStages(
        newCustomer,
        ['address', [...livesAt(1, 'Everything')[1], ['isPrimaryResidence', 'true']]],
        plan('basic'),
        [
          'credit-check',
          [
            ['isDriverLicence', 'false'],
            ['dob', '29/02/1984'],
          ],
        ],
      ),
      {
        contact: { dob: '1984-02-29' },
        site: [{ primaryResidence: true, supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-BASIC')] }],
      },
    ],
    [
      'no fixed term, moving in, paid by hand',
      withStages(
        newCustomer,
        plan('plus-flexible'),
        [
          'property',
          [
            ['situation', 'moving'],
            ['moveInDate', '31/03/2026'],
            ['isMedicalSupport', 'true'],
            ['isWellBeing', 'true'],
            ['wellBeingAffectedReason', 'age'],
          ],
        ],
        manualPayment,
      ),
      {
        requestedDate: '2026-03-31',
        moveOrTransfer: 'MOVE',
        site: [{ supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PLUS', 'FLEXIBLE')] }],
        billingAccount: { paymentMethod: { paymentAuthority: 'NONE', termsAccepted: true } },
      },
    ],
    [
      'electricity and natural gas at ICPs of their own',
      [
        begin,
        [
          'address',
          [
            ['address', ''],
            ['addressId', 'icp'],
          ],
          'enterIcp',
        ],
        [
          'address-by-icp',
          [
            ['icpFuels', 'electricity'],
            ['icpFuels', 'gas'],
            ['electricityIcp', electricityIcp.toLowerCase()],
            ['gasIcp', gasIcp],
          ],
          'electricityIcp',
          'gasIcp',
        ],
        fuel('electricity-gas'),
        ...newCustomer.slice(3),
      ],
      {
        site: [
          {
            address: { freeformAddress: '1 Everything Lane, Sandbox Bay, Wellington 6999' },
            supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PLUS'), offer('GAS', gasIcp, 'NPA-PLUS')],
          },
        ],
      },
    ],
    [
      'electricity and bottled gas, with a dog in the way',
      withStages(newCustomer, fuel('electricity-lpg'), [
        'property',
        [
          switching,
          ...wellAndSound,
          ...twoBottles,
          ['meterAccessHasAnIssue', 'true'],
          ['meterAccessIssueReasons', 'dogs'],
          ['meterAccessIssueReasons', 'other'],
          ['meterAccessIssueReasonOther', 'Geese'],
        ],
      ]),
      {
        site: [
          {
            supplyPoint: [
              offer('ELECTRICITY', electricityIcp, 'NPA-PLUS'),
              {
                ...offer('LPG', lpgIcp, 'NPA-PLUS'),
                numberOfLPGBottles: 2,
                meterLocationCode: 'BACK',
                lpgOrder: { numberOfBottles: 2 },
              },
            ],
            access: { limited: true, dog: 'DOGS', meterReaderNotes: 'Geese' },
          },
        ],
      },
    ],
    [
      'bottled gas alone',
      withStages(newCustomer, fuel('lpg'), ['property', [switching, ...twoBottles, nothingInTheWay]]),
      { site: [{ supplyPoint: [{ ...offer('LPG', lpgIcp, 'NPA-PLUS'), numberOfLPGBottles: 2 }] }] },
    ],
    [
      'more bottles than usual',
      withStages(newCustomer, fuel('lpg'), ['property', [switching, ...fiveBottles, nothingInTheWay]]),
      { site: [{ supplyPoint: [{ ...offer('LPG', lpgIcp, 'NPA-PLUS'), numberOfLPGBottles: 5 }] }] },
    ],
    [
      'the second of several homes at an address',
      [
        begin,
        [
          'address',
          [...livesAt(6, 'Several')[1], ['electricityPoint', '0000006002SB6F1']],
          { changed: 'address' },
        ],
        ...newCustomer.slice(2),
      ],
      { site: [{ supplyPoint: [offer('ELECTRICITY', '0000006002SB6F1', 'NPA-PLUS')] }] },
    ],
    [
      'an address that the finder knows by its connection',
      withStages(newCustomer, [
        'address',
        [
          ['address', '10 Registered Lane, Sandbox Bay, Wellington 6999'],
          ['addressId', '0000010001SB9FD'],
        ],
      ]),
      {
        site: [
          {
            address: { freeformAddress: '10 Registered Lane, Sandbox Bay, Wellington 6999' },
            supplyPoint: [offer('ELECTRICITY', '0000010001SB9FD', 'NPA-PLUS')],
          },
        ],
      },
    ],
    [
      'the plan for electric cars, by somebody new',
      newDriver,
      {
        existingCustomer: false,
        site: [{ supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PREMIUM')] }],
      },
    ],
    [
      'the plan for electric cars with bottled gas, by a customer',
      withStages(existingCustomer, fuel('electricity-lpg')),
      {
        existingCustomer: true,
        customerNumber: '12345678',
        site: [
          {
            supplyPoint: [
              offer('ELECTRICITY', electricityIcp, 'NPA-PREMIUM'),
              offer('LPG', lpgIcp, 'NPA-PREMIUM'),
            ],
          },
        ],
      },
    ],
    [
      'a household of five',
      [
        ...newCustomer.slice(0, 3),
        [
          'occupancy',
          [
            ['numberOfAdults', '2'],
            ['numberOfChildren', '3'],
          ],
        ],
        ...newCustomer.slice(3),
      ],
      { site: [{ housePopulation: '4_or_more' }] },
    ],
    [
      'a term of one’s own choice',
      [...newCustomer.slice(0, 4), ['term-select', [['term', 'FLEXIBLE']]], ...newCustomer.slice(4)],
      { site: [{ supplyPoint: [offer('ELECTRICITY', electricityIcp, 'NPA-PLUS', 'FLEXIBLE')] }] },
    ],
  ];

  it.each(cases)('%s', async (_, way, sent) => {
    expect(await go(way)).toBe('/join/residential/success');
    expect(bodies(signUpPath)).toMatchObject([sent]);
    expect(visits.sandbox.state.signUps.all()).toHaveLength(1);
    expect(visits.sandbox.state.tickets.all()).toMatchObject([{ repeats: 0 }]);
  });
});

describe('A callback takes the place of a sign-up where', () => {
  const [, , askToBeCalled] = callbackOnly as readonly [Stage, Stage, Stage];
  const to = (address: Stage, ...more: readonly Stage[]) => [begin, address, ...more, askToBeCalled];
  const at = (number: number, lane: string) => to(livesAt(number, lane), power, plan('plus-fixed'));
  const unplanned = (number: number, lane: string) => to(livesAt(number, lane), power);
  const wayOut = (id: string): Stage => [
    'address',
    [
      ['address', ''],
      ['addressId', id],
    ],
  ];

  const cases: readonly (readonly [reason: string, way: readonly Stage[], lead: object])[] = [
    [
      'a callback is all that was asked for',
      callbackOnly,
      { electricity: false, naturalGas: false, bottledGas: false },
    ],
    [
      'the address is typed by hand',
      to(
        wayOut('manual'),
        [
          'manual-address',
          [
            ['addressLine1', '1 Hill Road'],
            ['suburb', 'Te Horo'],
            ['town', 'Ōtaki'],
            ['postcode', '5512'],
          ],
        ],
        fuel('electricity-gas'),
        plan('plus-fixed'),
      ),
      { address: '1 Hill Road, Te Horo, Ōtaki, 5512', electricity: true, naturalGas: true },
    ],
    [
      'the address is to be confirmed later',
      to(wayOut('later'), power, plan('plus-fixed')),
      { electricity: true },
    ],
    ['nothing is connected there', unplanned(7, 'Nothing'), { electricity: true }],
    ['connections cannot be looked up', unplanned(28, 'Outage'), { electricity: true }],
    ['the meter counts by time of use', at(11, 'Timeofuse'), { electricityIcp: '0000011001SB2A8' }],
    ['the meter is decommissioned', at(12, 'Decommissioned'), { electricityIcp: '0000012001SB3DB' }],
    ['the meter is inactive', at(13, 'Inactive'), { electricityIcp: '0000013001SB6E6' }],
    ['the connection is of another kind', at(15, 'Mistyped'), { electricityIcp: '0000015001SBD8C' }],
    ['nothing is metered', at(14, 'Unmetered'), { electricityIcp: '0000014001SBA81' }],
    ['there are no offers', at(16, 'Unpriced'), { electricityIcp: '0000016001SB45F' }],
    ['offers cannot be fetched', at(29, 'Mispriced'), { electricityIcp: '0000029001SB271' }],
    ['more than one offer fits', at(17, 'Twofold'), { electricityIcp: '0000017001SBF4A' }],
    ['no offer fits the term', at(19, 'Flexible'), { electricityIcp: '0000019001SB320' }],
  ];

  it.each(cases)('%s', async (_, way, lead) => {
    expect(await go(way)).toBe('/join/residential/callback-success');
    expect(bodies(leadPath)).toEqual([
      expect.objectContaining({
        title: 'Mrs',
        firstName: 'Aroha',
        lastName: 'Ngata',
        emailAddress: 'aroha@example.co.nz',
        phone: '0215550100',
        isMultipleAddresses: false,
        ...lead,
      }),
    ]);
    expect(bodies(signUpPath)).toEqual([]);
  });
});
