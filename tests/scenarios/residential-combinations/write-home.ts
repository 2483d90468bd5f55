import type { AnalyticsEvent } from '#engine';
import type { ExpectedCall, Given, Turn } from '../../../cli/scenarios/scenario.ts';
import { type Choices, wanted } from './choices.ts';
import * as outside from './outside.ts';
import * as specified from './specified-bodies.ts';
import { call, press } from './turns.ts';
import type { Visitor } from './visitors.ts';

/** The visitor chooses a kind of customer and gives the home's address, in one of the possible ways. */
export function findHome(choices: Choices, visitor: Visitor): readonly Turn[] {
  const primary: Record<string, Given> = visitor.isPrimaryResidence ? { isPrimaryResidence: 'true' } : {};
  const begin = press(
    'customer-type',
    'address',
    { customerType: 'residential' },
    [],
    [{ event: 'begin_checkout', customerType: 'residential' }],
  );
  return [begin, ...addressTurns(choices, visitor, primary)];
}

function addressTurns(
  { address, fuel }: Choices,
  visitor: Visitor,
  primary: Readonly<Record<string, Given>>,
): readonly Turn[] {
  const { isPrimaryResidence } = visitor;
  const input = (addressType: string, region?: string): AnalyticsEvent => ({
    event: 'input_address',
    addressType,
    primaryResidence: isPrimaryResidence,
    ...(region && { region }),
  });
  const offers = (type: outside.SupplyType, icp: string) =>
    call(
      'pricing-offers',
      '/pricing/onlineoffers',
      specified.offersBody(type, icp),
      outside.offers(type, visitor),
    );
  const findPoints = call(
    'supply-points',
    '/supplypoint/icplist',
    specified.supplyPointsBody,
    outside.supplyPoints(address),
  );
  const allOffers = (icp: string) => [
    offers('ELECTRICITY', icp),
    offers('GAS', outside.icps.gas),
    offers('LPG', outside.icps.lpg),
  ];
  const lookUp = (kind: 'electricity' | 'gas') =>
    call('supply-point', '/supplypoint/icplist', specified.supplyPointBody(kind), outside.supplyPoint(kind));
  switch (address) {
    case 'finder':
    case 'several': {
      const several = address === 'several';
      const icp = several ? outside.icps.neighbour : outside.icps.electricity;
      const chosen = { address: outside.fullAddress, addressId: outside.finderAddress.pxid, ...primary };
      return [
        choose(chosen, [
          {
            operation: 'address-details',
            request: {
              service: 'address-finder',
              method: 'GET',
              path: '/api/nz/address/metadata',
              query: { format: 'json', ascii: '1', max: '10', strict: '2', pxid: '3-marama' },
            },
            gives: { status: 200, body: outside.finderAddress },
          },
          findPoints,
        ]),
        press('address', 'fuel', several ? { electricityPoint: icp } : {}, allOffers(icp), [
          input('finder', 'north'),
        ]),
      ];
    }
    case 'registry': {
      const icp = outside.icps.electricity;
      return [
        choose({ address: outside.fullAddress, addressId: icp, ...primary }, [
          lookUp('electricity'),
          findPoints,
        ]),
        press('address', 'fuel', {}, allOffers(icp), [input('registry', 'north')]),
      ];
    }
    case 'icp': {
      const kinds = wanted[fuel].gas ? (['electricity', 'gas'] as const) : (['electricity'] as const);
      const numbers = { electricityIcp: outside.icps.electricity, gasIcp: outside.icps.gas };
      const filled = { icpFuels: [...kinds], ...numbers };
      return [
        press('address', 'address-by-icp', { addressId: 'icp', ...primary }),
        ...kinds.map(
          (kind): Turn => ({
            touch: { step: 'address-by-icp', event: 'press', field: `${kind}Icp` },
            changes: filled,
            calls: [lookUp(kind)],
            expect: { outcome: 'updated', at: { step: 'address-by-icp' } },
          }),
        ),
        press(
          'address-by-icp',
          'fuel',
          filled,
          [findPoints, ...allOffers(outside.icps.electricity)],
          [input('icp', 'north')],
        ),
      ];
    }
    case 'manual': {
      const typed = { addressLine1: '12 Beach Road', suburb: 'Petone', town: 'Lower Hutt', postcode: '5012' };
      return [
        press('address', 'manual-address', { addressId: 'manual', ...primary }),
        press('manual-address', 'fuel', typed, [], [input('manual', 'north')]),
      ];
    }
    case 'later':
      return [press('address', 'fuel', { addressId: 'later', ...primary }, [], [input('later')])];
  }
}

function choose(changes: Readonly<Record<string, Given>>, calls: readonly ExpectedCall[]): Turn {
  return {
    touch: { step: 'address', event: 'change', field: 'address' },
    changes,
    calls,
    expect: { outcome: 'updated', at: { step: 'address' } },
  };
}
