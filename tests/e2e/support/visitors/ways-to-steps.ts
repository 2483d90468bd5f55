import type { APIRequestContext } from '@playwright/test';
import { businessJourney } from '../../../business-sign-up/visitors.ts';
import { chooseBusiness, newBusiness } from '../../../business-sign-up/way.ts';
import {
  callbackOnly,
  homeJourney,
  newCustomer,
  newDriver,
  type Stage,
  withStages,
} from '../../../support/journeys/home-sign-up.ts';
import { joinPath } from '../pages/join.ts';
import { goByRequests } from './go-by-requests.ts';

type WayTo = (step: string, requests: APIRequestContext) => Promise<void>;

const home = { begins: joinPath, path: `${joinPath}/residential`, journey: homeJourney };
const business = {
  begins: `${joinPath}/business/business-details`,
  path: `${joinPath}/business`,
  journey: businessJourney,
};

/**
 * Goes to a step by requests alone: completes the stages before it, or all stages for a step that is not on
 * the way.
 */
function along(way: readonly Stage[], { begins, journey } = home): WayTo {
  return async (step, requests) => {
    const index = way.findIndex(([name]) => name === step);
    if (journey === businessJourney) await goByRequests(requests, joinPath, [chooseBusiness]);
    await goByRequests(requests, begins, index === -1 ? way : way.slice(0, index), journey);
  };
}

/** The stages up to and including a step. */
function after(step: string, way: readonly Stage[]): readonly Stage[] {
  return way.slice(0, way.findIndex(([name]) => name === step) + 1);
}

/** A visitor whose address is not found, who presses an alternative. */
function withoutAddress(instead: string, pressed: string): Stage {
  return [
    'address',
    [
      ['address', ''],
      ['addressId', instead],
    ],
    pressed,
  ];
}

const callback: readonly Stage[] = [withoutAddress('callback', 'requestCallback'), ...callbackOnly.slice(2)];
const homeBegun = newCustomer.slice(0, 1);
const businessBegun = newBusiness.slice(0, 1);
const withBottles = withStages(newCustomer, ['fuel', [['fuel', 'electricity-lpg']]]);

const homeWays: Readonly<Record<string, WayTo>> = {
  address: along(newCustomer),
  'address-by-icp': along([...homeBegun, withoutAddress('icp', 'enterIcp')]),
  'manual-address': along([...homeBegun, withoutAddress('manual', 'enterManually')]),
  fuel: along(newCustomer),
  occupancy: along(after('fuel', newCustomer)),
  'plan-select': along(newCustomer),
  'term-select': along(after('plan-select', newCustomer)),
  'car-registration': along(newDriver),
  'contact-details': along(newCustomer),
  'credit-check': along(newCustomer),
  property: along(withBottles),
  gas: along(after('credit-check', withBottles)),
  payment: along(newCustomer),
  callback: along([...homeBegun, ...callback]),
  success: along(newCustomer),
  'callback-success': along([...homeBegun, ...callback]),
};

const businessWays: Readonly<Record<string, WayTo>> = {
  'business-details': along([], business),
  address: along(newBusiness, business),
  'address-by-icp': along([...businessBegun, withoutAddress('icp', 'enterIcp')], business),
  'manual-address': along([...businessBegun, withoutAddress('manual', 'enterManually')], business),
  fuel: along(newBusiness, business),
  'contact-details': along(newBusiness, business),
  'term-select': along(newBusiness, business),
  'credit-check': along(newBusiness, business),
  property: along(newBusiness, business),
  gas: along(after('credit-check', newBusiness), business),
  payment: along(newBusiness, business),
  callback: along([...businessBegun, ...callback], business),
  success: along(newBusiness, business),
  'callback-success': along([...businessBegun, ...callback], business),
};

/** How to reach each page of the sign-ups, by path. */
export const waysToSteps: ReadonlyMap<string, (requests: APIRequestContext) => Promise<void>> = new Map([
  ...entriesOf(home.path, homeWays),
  ...entriesOf(business.path, businessWays),
]);

function entriesOf(path: string, ways: Readonly<Record<string, WayTo>>) {
  return Object.entries(ways).map(
    ([step, way]) => [`${path}/${step}`, (requests: APIRequestContext) => way(step, requests)] as const,
  );
}
