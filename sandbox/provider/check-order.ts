import { bodyCheck } from '../answers/body-check.ts';
import { type Refusal, refusal } from '../answers/refusal.ts';
import { createOrderSchema, validateOrderSchema } from './order-schema.ts';

/** The parts of both bodies that are used once a schema has accepted them. */
interface AcceptedOrder {
  readonly order: {
    readonly accessIssues: 0 | 1;
    readonly addDogNote: 0 | 1;
    readonly keySecurityCode: unknown;
  };
  readonly supplyAgreement: { readonly id: string };
}

const checks = {
  validate: bodyCheck<AcceptedOrder>(validateOrderSchema),
  create: bodyCheck<AcceptedOrder>(createOrderSchema),
};

const unknownCustomer = /^0+$/;

/** Undefined when the provider accepts the order. */
export function checkOrder(call: 'validate' | 'create', body: unknown): Refusal | undefined {
  const checked = checks[call](body);
  return 'refused' in checked ? checked.refused : checkBusinessRules(checked.body);
}

function checkBusinessRules({ order, supplyAgreement }: AcceptedOrder): Refusal | undefined {
  const customerNumber = /[0-9]+$/.exec(supplyAgreement.id)?.[0] ?? '';
  if (unknownCustomer.test(customerNumber)) {
    return refusal(
      422,
      'CUSTOMER_UNKNOWN',
      '/supplyAgreement/id',
      `No customer has the number ${customerNumber}.`,
    );
  }
  if (order.accessIssues === 1) return undefined;
  if (order.addDogNote === 1 || order.keySecurityCode !== 0) {
    return refusal(422, 'ACCESS_CONTRADICTORY', '/order', 'Access details are given, yet accessIssues is 0.');
  }
  return undefined;
}
