import type { StepReply } from '#engine';
import { catalogue } from '../../sandbox/premises/catalogue.ts';
import { addressLine } from '../../sandbox/premises/place.ts';
import type { Premises } from '../../sandbox/premises/premises.ts';
import type { SupplyType } from '../../sandbox/premises/supply-point.ts';
import type { Filled, Visitor } from '../support/instances/visitors.ts';
import { licence } from '../support/journeys/home-sign-up.ts';

export const businessJourney = 'business-join';

export const types = ['sole-trader', 'company', 'other'] as const;
export const terms = ['24-MONTH', '12-MONTH', 'FLEXIBLE'] as const;
const fuels = ['electricity', 'gas', 'lpg'] as const;
const addresses = ['finder', 'several', 'registry', 'icp'] as const;
export const payments = ['direct-debit', 'manual'] as const;
export type Fuel = (typeof fuels)[number];

/** All choices that affect what a business sends. */
export interface Choices {
  readonly type: (typeof types)[number];
  readonly term: (typeof terms)[number];
  readonly wanted: readonly Fuel[];
  readonly address: (typeof addresses)[number];
  readonly payment: (typeof payments)[number];
  readonly isMoving: boolean;
  /** Two bottles of 45 kg, delivered; otherwise more than two. */
  readonly hasTwoBottles: boolean;
  /** The day of the month on which bills are paid. */
  readonly day: number | undefined;
}

const lanes = { finder: 'Trading', several: 'Arcade', registry: 'Franchise', icp: 'Trading' } as const;
export const names = {
  'sole-trader': 'Ngata Ceramics',
  company: 'Ngata Limited',
  other: 'Ngata Trust',
} as const;
export const registration = '9429041234567';

export const contact: Filled = [
  ['title', 'Ms'],
  ['firstName', 'Aroha'],
  ['lastName', 'Ngata'],
  ['email', 'aroha@example.co.nz'],
  ['phone', '0215550100'],
];

export function laneOf(name: string): Premises {
  const found = catalogue.find(({ premises }) => premises.place.street === `${name} Lane`);
  if (!found) throw new Error(`The catalogue has no ${name} Lane.`);
  return found.premises;
}

/** The premises of a business with these choices. */
export function premisesOf({ address }: Choices): Premises {
  return laneOf(lanes[address]);
}

/** The ICP that the business selects: the second if there are several. */
export function icpOf(choices: Choices, type: SupplyType): string {
  const points = premisesOf(choices).supplyPoints.filter((point) => point.type === type);
  return points[choices.address === 'several' && type === 'ELECTRICITY' ? 1 : 0]?.ICPIdentifier ?? '';
}

/** Answers on the type of the business. */
export function details(type: Choices['type']): Filled {
  const name = { 'sole-trader': 'soleTraderTradingAs', company: 'companyTradingAs', other: 'otherTradingAs' };
  return [
    ['businessType', type],
    [name[type], names[type]],
    ...(type === 'company' ? ([['companyNZBN', registration]] as const) : []),
  ];
}

/** Starts the sign-up of a business of the given type. */
export async function begin(visitor: Visitor, type: Choices['type']): Promise<void> {
  const chosen = await visitor.at('residential-join').submit('customer-type', [['customerType', 'business']]);
  if (chosen.location !== '/join/business/business-details') throw new Error(JSON.stringify(chosen));
  await go(visitor, 'business-details', details(type));
}

/** Chooses an address of the sandbox from the finder. */
export function found({ place, pxid, registered, supplyPoints }: Premises): Filled {
  const point = supplyPoints.find(({ type }) => type === 'ELECTRICITY');
  return [
    ['address', addressLine(place)],
    ['addressId', registered && point ? point.ICPIdentifier : pxid],
  ];
}

/** Goes to the next step; any other outcome of a press fails the test. */
export async function go(visitor: Visitor, step: string, filled: Filled): Promise<string> {
  const reply: StepReply = await visitor.submit(step, filled);
  if (reply.outcome !== 'accepted') throw new Error(`${step}: ${JSON.stringify(reply).slice(0, 2000)}`);
  return reply.location.replace('/join/business/', '');
}

/** Goes as far as the payment, and returns the answers to fill in there. */
export async function goToPayment(visitor: Visitor, choices: Choices): Promise<Filled> {
  const { type, term, wanted, address, isMoving, hasTwoBottles, payment, day } = choices;
  await begin(visitor, type);
  if (address === 'icp') await goByIcp(visitor, choices);
  else {
    const filled = found(premisesOf(choices));
    if (address === 'several') {
      await visitor.touch('address', 'change', 'address', filled);
    }
    const point: Filled = address === 'several' ? [['electricityPoint', icpOf(choices, 'ELECTRICITY')]] : [];
    await go(visitor, 'address', [...filled, ...point]);
    await go(
      visitor,
      'fuel',
      wanted.map((fuel) => ['products', fuel]),
    );
  }
  await go(visitor, 'contact-details', [...contact, ['isPromoByEmail', 'false']]);
  await go(visitor, 'term-select', [['term', term]]);
  if (type === 'sole-trader') {
    const [step, filled] = licence;
    await go(visitor, step, filled);
  }
  await go(visitor, 'property', [
    ...(isMoving
      ? ([
          ['situation', 'moving'],
          ['moveInDate', '20/03/2026'],
        ] as const)
      : ([['situation', 'switching']] as const)),
    ...(wanted.includes('lpg') ? bottles(hasTwoBottles) : []),
  ]);
  return [
    ['paymentMethod', payment],
    ...(payment === 'direct-debit' ? debit : []),
    ['fixPaymentDay', day === undefined ? 'false' : 'true'],
    ...(day === undefined ? [] : ([['fixedPaymentDay', String(day)]] as const)),
    ['generalTerms', 'true'],
  ];
}

async function goByIcp(visitor: Visitor, choices: Choices): Promise<void> {
  await visitor.touch('address', 'press', 'enterIcp', []);
  const filled: Filled = [
    ...choices.wanted.map((fuel) => ['icpFuels', fuel] as const),
    ['electricityIcp', icpOf(choices, 'ELECTRICITY')],
    ['gasIcp', icpOf(choices, 'GAS')],
  ];
  for (const fuel of choices.wanted) {
    if (fuel !== 'lpg') await visitor.touch('address-by-icp', 'press', `${fuel}Icp`, filled);
  }
  await go(visitor, 'address-by-icp', filled);
}

const debit: Filled = [
  ['bankAccountNo', '01-0902-0068389-00'],
  ['bankAccountName', 'A Ngata'],
  ['debitTermsAuthority', 'true'],
  ['debitTermsSignatory', 'true'],
  ['debitTermsConditions', 'true'],
];

function bottles(hasTwo: boolean): Filled {
  if (!hasTwo) {
    return [
      ['gasBottlesCount', 'more'],
      ['gasBottlesTotal', '5'],
      ['meterAccessHasAnIssue', 'false'],
    ];
  }
  return [
    ['gasBottlesCount', 'two'],
    ['gasBottleSize', '45kg'],
    ['gasBottlesSupplier', 'rockgas'],
    ['orderBottlesOption', 'true'],
    ['gasBottlesLocation', 'back'],
    ['meterAccessHasAnIssue', 'true'],
    ['meterAccessIssueReasons', 'dogs'],
    ['meterAccessIssueReasons', 'gate'],
    ['meterAccessIssueReasons', 'steep-driveway'],
    ['meterAccessIssueReasons', 'other'],
    ['meterAccessIssueReasonOther', 'Ring twice'],
  ];
}
