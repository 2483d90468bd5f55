const flag = { type: 'boolean' };
const agreed = { const: true };
const name = { type: 'string', minLength: 1, maxLength: 255 };

function paymentMethod(
  authority: string,
  own: Readonly<Record<string, object>>,
  allowed: Readonly<Record<string, object>> = {},
) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['paymentAuthority', 'termsAccepted', 'Confirmation', ...Object.keys(own)],
    properties: {
      paymentAuthority: { const: authority },
      termsAccepted: agreed,
      Confirmation: agreed,
      ...own,
      ...allowed,
    },
  };
}

const directDebit = paymentMethod('DIRECT_DEBIT', {
  bankName: name,
  bankAcctName: name,
  bankAcctNumber: { type: 'string', pattern: '^[0-9]{2}-[0-9]{4}-[0-9]{7}-[0-9]{2,3}$' },
  authorised: agreed,
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

function preference(chosen: string, value: object, allowed: Readonly<Record<string, object>> = {}) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['preference', 'value'],
    properties: { preference: { const: chosen }, value, ...allowed },
  };
}

/** Which of several shapes is told by one property. */
function oneOf(propertyName: string, shapes: readonly object[]) {
  return { type: 'object', required: [propertyName], discriminator: { propertyName }, oneOf: shapes };
}

/** How a customer pays and hears from the retailer; `address` is the schema of a postal address. */
export function billingAccountSchema(address: object) {
  const noValue = { type: 'null' };
  return {
    type: 'object',
    additionalProperties: false,
    required: ['paymentMethod', 'promotion', 'billing'],
    properties: {
      paymentMethod: oneOf('paymentAuthority', [
        directDebit,
        creditCard,
        paymentMethod('NONE', {}, { authorised: flag }),
      ]),
      promotion: oneOf('preference', [preference('EMAIL', email), preference('NONE', noValue)]),
      billing: oneOf('preference', [
        preference('EMAIL', email, { address }),
        preference('POST', noValue, { address }),
      ]),
    },
  };
}
