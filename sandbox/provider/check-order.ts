import { Ajv, type ErrorObject } from 'ajv';
import addFormats from 'ajv-formats';
import { createOrderSchema, validateOrderSchema } from './order-schema.ts';
import { type Reason, type Refusal, refusal } from './refusal.ts';

/** The parts both bodies have, once a schema has accepted them. */
export interface AcceptedOrder {
  readonly order: {
    readonly accessIssues: 0 | 1;
    readonly addDogNote: 0 | 1;
    readonly keySecurityCode: unknown;
  };
  readonly supplyAgreement: { readonly id: string };
}

const ajv = new Ajv({ allErrors: true, discriminator: true, allowUnionTypes: true });
addFormats.default(ajv, ['email']);

const validators = {
  validate: ajv.compile<AcceptedOrder>(validateOrderSchema),
  create: ajv.compile<AcceptedOrder>(createOrderSchema),
};

/** A body this provider cannot read is a 400; one it reads and will not take is a 422. */
const unreadable = new Set(['type', 'required', 'additionalProperties', 'discriminator']);

const unknownCustomer = /^0+$/;

export function checkOrder(call: 'validate' | 'create', body: unknown): Refusal | undefined {
  const validator = validators[call];
  if (validator(body)) return checkBusinessRules(body);
  const errors = validator.errors ?? [];
  return {
    status: errors.some(({ keyword }) => unreadable.has(keyword)) ? 400 : 422,
    reasons: errors.map(reasonOf),
  };
}

function reasonOf({ keyword, instancePath, params, message }: ErrorObject): Reason {
  const key = params.missingProperty ?? params.additionalProperty;
  return {
    code: `BODY_${keyword.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`,
    at: key === undefined ? instancePath : `${instancePath}/${key}`,
    message: message ?? 'is not valid',
  };
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
