import { closedObject, distinguished } from '../schema-shapes.ts';

const flag = { type: 'boolean' };
const agreed = { const: true };
const name = { type: 'string', minLength: 1, maxLength: 255 };

function paymentMethod(
  authority: string,
  own: Readonly<Record<string, object>>,
  allowed: Readonly<Record<string, object>> = {},
) {
  const all = { paymentAuthority: { const: authority }, termsAccepted: agreed, Confirmation: agreed };
  return closedObject({ ...all, ...own }, allowed);
}

const debit = {
  bankAcctName: name,
  bankAcctNumber: { type: 'string', pattern: '^[0-9]{2}-[0-9]{4}-[0-9]{7}-[0-9]{2,3}$' },
  authorised: agreed,
};

const directDebit = paymentMethod('DIRECT_DEBIT', {
  ...debit,
  bankName: name,
  paymentRef: { type: 'string', minLength: 1, maxLength: 40 },
});

const creditCard = paymentMethod(
  'CREDIT_CARD',
  {
    CCToken: { type: 'string', minLength: 1, maxLength: 64 },
    CCCardExpiryDate: { type: 'string', pattern: '^(?:0[1-9]|1[0-2])/[0-9]{2}$' },
  },
  { authorised: flag },
);

const email = { type: 'string', format: 'email', maxLength: 80 };

function preference(chosen: string, value: object, { allowed = {}, needed = {} }: BillingParts = {}) {
  return closedObject({ preference: { const: chosen }, value, ...needed }, allowed);
}

/** Payment and communication of a home; `address` is the schema of a postal address. */
export function billingAccountSchema(address: object) {
  return account([directDebit, creditCard, paymentMethod('NONE', {}, { authorised: flag })], {
    allowed: { address },
  });
}

/** The same for a business: it pays by direct debit or by itself, and always gives a billing address. */
export function businessAccountSchema(address: object) {
  return account([paymentMethod('DIRECT_DEBIT', debit), paymentMethod('NONE', {})], { needed: { address } });
}

const noValue = { type: 'null' };

/** Whether and where a customer wants news. */
export const promotion = distinguished('preference', [
  preference('EMAIL', email),
  preference('NONE', noValue),
]);

interface BillingParts {
  readonly allowed?: Readonly<Record<string, object>>;
  readonly needed?: Readonly<Record<string, object>>;
}

function account(methods: readonly object[], billing: BillingParts) {
  return closedObject({
    paymentMethod: distinguished('paymentAuthority', methods),
    promotion,
    billing: distinguished('preference', [
      preference('EMAIL', email, billing),
      preference('POST', noValue, billing),
    ]),
  });
}
