import { bodyCheck, type Refusal, refusal } from '../answers/check-call.ts';
import type { DescribedCall } from '../answers/described-call.ts';
import { closedObject, distinguished } from '../schema-shapes.ts';
import { identifierParameters, origins } from './check-headers.ts';

/** 1 or 0, never a boolean. */
const flag = { type: 'integer', enum: [0, 1] };

const deliveryAddress = { type: 'string', minLength: 3, maxLength: 250 };
export const orderEmail = { type: 'string', minLength: 3, maxLength: 80, format: 'email' };

/** Any agreement prefix, then the customer number. */
const agreementId = { type: 'string', pattern: '^[A-Za-z_:-]{0,20}[0-9]{8,12}$' };

export const order = closedObject(
  {
    numberOfBottles: { type: 'integer', minimum: 1, maximum: 15 },
    addDogNote: flag,
    keySecurityCode: {
      type: ['string', 'integer'],
      anyOf: [{ const: 0 }, { type: 'string', minLength: 1, maxLength: 120 }],
    },
    accessIssues: flag,
    bottleSize: { type: 'string', enum: ['45', '09', '12', '18', '27', '15', '20'] },
    userName: { type: 'string', minLength: 2, maxLength: 120 },
  },
  {
    extraComments: { type: 'string', maxLength: 500 },
  },
);

const validateOrderSchema = closedObject({
  order,
  supplyAgreement: closedObject({ id: agreementId }),
  emailAddress: orderEmail,
  deliveryAddress,
});

function communicationDetail(type: string, value: object) {
  return closedObject({ type: { const: type }, value });
}

const mobile = { type: 'string', minLength: 6, maxLength: 40, pattern: '^(?:[0-9]+|\\+[0-9][0-9 ]*)$' };

const createOrderSchema = closedObject({
  order,
  supplyAgreement: closedObject({
    id: agreementId,
    contact: closedObject({
      deliveryAddress,
      communicationDetails: {
        type: 'array',
        minItems: 2,
        maxItems: 2,
        items: distinguished('type', [
          communicationDetail('MOBILE', mobile),
          communicationDetail('EMAIL', orderEmail),
        ]),
        allOf: [
          {
            contains: { type: 'object', properties: { type: { const: 'MOBILE' } }, required: ['type'] },
          },
          {
            contains: { type: 'object', properties: { type: { const: 'EMAIL' } }, required: ['type'] },
          },
        ],
      },
    }),
  }),
});

/** The two calls about an order. */
export const orderCalls = {
  validate: {
    method: 'post',
    path: '/v2/expr/cms/orders/lpg/validate',
    parameters: identifierParameters(origins.order),
    body: validateOrderSchema,
    answers: { 200: closedObject({ valid: { type: 'boolean' } }) },
  },
  create: {
    method: 'post',
    path: '/v2/expr/cms/orders/lpg',
    parameters: identifierParameters(origins.order),
    body: createOrderSchema,
    answers: { 201: closedObject({ orderNumber: { type: 'string' }, status: { type: 'string' } }) },
  },
} as const satisfies Readonly<Record<string, DescribedCall>>;

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
  validate: bodyCheck<AcceptedOrder>(orderCalls.validate.body),
  create: bodyCheck<AcceptedOrder>(orderCalls.create.body),
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
