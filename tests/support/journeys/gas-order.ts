import type { RunningSandbox } from '../../../sandbox/index.ts';
import type { Filled } from '../instances/visitors.ts';

export const orderPath = '/v2/expr/cms/orders/lpg';
export const thanksPath = '/for-business/bottled-gas/order/thanks';

/** A whole order with some answers changed. */
export function orderOf(changes: Readonly<Record<string, string>> = {}): Filled {
  return usualOrder.map(([name, text]) => [name, changes[name] ?? text]);
}

const usualOrder: Filled = [
  ['name', 'Aroha Ngata'],
  ['customerNumber', '12345678'],
  ['phone', '0215550100'],
  ['email', 'aroha@example.co.nz'],
  ['address', '12 Example Street, Te Aro, Wellington 6011'],
  ['propertyAccessIssue', 'false'],
  ['cylinderType', '45'],
  ['cylinderQuantity', '2'],
  ['recaptcha', 'true'],
];

/** The orders that the provider received. */
export function ordersSent({ state }: RunningSandbox) {
  return state.journal
    .received('provider')
    .map(({ reception }) => reception)
    .filter(({ path }) => path === orderPath)
    .map(({ headers, body }) => ({ id: headers['x-transaction-id'], body }));
}
