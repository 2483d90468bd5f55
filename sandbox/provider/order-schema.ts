/** 1 or 0, never a boolean. */
const flag = { type: 'integer', enum: [0, 1] };

const deliveryAddress = { type: 'string', minLength: 3, maxLength: 250 };
const email = { type: 'string', minLength: 3, maxLength: 80, format: 'email' };

/** Any agreement prefix, then the customer number. */
const agreementId = { type: 'string', pattern: '^[A-Za-z_:-]{0,20}[0-9]{8,12}$' };

const order = {
  type: 'object',
  additionalProperties: false,
  required: ['numberOfBottles', 'addDogNote', 'keySecurityCode', 'accessIssues', 'bottleSize', 'userName'],
  properties: {
    numberOfBottles: { type: 'integer', minimum: 1, maximum: 15 },
    addDogNote: flag,
    keySecurityCode: {
      type: ['string', 'integer'],
      anyOf: [{ const: 0 }, { type: 'string', minLength: 1, maxLength: 120 }],
    },
    accessIssues: flag,
    extraComments: { type: 'string', maxLength: 500 },
    bottleSize: { type: 'string', enum: ['45', '09', '12', '18', '27', '15', '20'] },
    userName: { type: 'string', minLength: 2, maxLength: 120 },
  },
};

export const validateOrderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['order', 'supplyAgreement', 'emailAddress', 'deliveryAddress'],
  properties: {
    order,
    supplyAgreement: {
      type: 'object',
      additionalProperties: false,
      required: ['id'],
      properties: { id: agreementId },
    },
    emailAddress: email,
    deliveryAddress,
  },
};

function communicationDetail(type: string, value: object) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'value'],
    properties: { type: { const: type }, value },
  };
}

const mobile = { type: 'string', minLength: 6, maxLength: 40, pattern: '^(?:[0-9]+|\\+[0-9][0-9 ]*)$' };

export const createOrderSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['order', 'supplyAgreement'],
  properties: {
    order,
    supplyAgreement: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'contact'],
      properties: {
        id: agreementId,
        contact: {
          type: 'object',
          additionalProperties: false,
          required: ['deliveryAddress', 'communicationDetails'],
          properties: {
            deliveryAddress,
            communicationDetails: {
              type: 'array',
              minItems: 2,
              maxItems: 2,
              items: {
                type: 'object',
                required: ['type'],
                discriminator: { propertyName: 'type' },
                oneOf: [communicationDetail('MOBILE', mobile), communicationDetail('EMAIL', email)],
              },
              allOf: [
                {
                  contains: { type: 'object', properties: { type: { const: 'MOBILE' } }, required: ['type'] },
                },
                {
                  contains: { type: 'object', properties: { type: { const: 'EMAIL' } }, required: ['type'] },
                },
              ],
            },
          },
        },
      },
    },
  },
};
