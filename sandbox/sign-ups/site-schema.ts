import { outgoingAddress } from './address-schema.ts';

const flag = { type: 'boolean' };
const icp = { type: 'string', pattern: '^[0-9A-Z]{15}$' };

/** The code of an offer; null where none was chosen. */
const selectedOffer = { type: ['string', 'null'], minLength: 1, maxLength: 120 };

/** The current supplier of the bottles; omitted when the customer does not know. */
const retailers = [
  'ELGAS',
  'FRANK_ENERGY',
  'GENESIS_ENERGY',
  'KING_COUNTRY_ENERGY',
  'NOVA_ENERGY',
  'ONGAS',
  'PULSE_ENERGY',
  'ROCKGAS',
  'TRUSTPOWER',
] as const;

const meterLocationCodes = ['FRONT', 'BACK', 'RIGHT', 'LEFT'] as const;

function supplyPoint(type: string, own: Readonly<Record<string, object>> = {}) {
  return {
    type: 'object',
    additionalProperties: false,
    required: ['type', 'icp', 'selectedOffer'],
    properties: { type: { const: type }, icp, selectedOffer, ...own },
  };
}

const bottled = supplyPoint('LPG', {
  numberOfLPGBottles: { type: 'integer', minimum: 0, maximum: 99 },
  retailer: { enum: retailers },
  meterLocationCode: { enum: meterLocationCodes },
  lpgOrder: {
    type: 'object',
    additionalProperties: false,
    required: ['numberOfBottles'],
    properties: { numberOfBottles: { const: 2 } },
  },
});

/** A site with a number of bottles. */
export const countedSite = {
  type: 'object',
  properties: {
    supplyPoint: {
      type: 'array',
      items: {
        type: 'object',
        if: { properties: { type: { const: 'LPG' } } },
        // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
        then: { required: ['numberOfLPGBottles'] },
      },
    },
  },
};

export const access = {
  type: 'object',
  additionalProperties: false,
  required: ['limited', 'dog', 'trucks', 'securityCode', 'steps', 'meterInside'],
  properties: {
    limited: flag,
    dog: { enum: ['DOGS', 'NO_DOGS'] },
    trucks: flag,
    securityCode: flag,
    steps: flag,
    meterInside: flag,
    meterReaderNotes: { type: 'string', maxLength: 300 },
  },
};

export const supplyPoints = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: {
    type: 'object',
    required: ['type'],
    discriminator: { propertyName: 'type' },
    oneOf: [supplyPoint('ELECTRICITY'), supplyPoint('GAS'), bottled],
  },
};

export const site = {
  type: 'object',
  additionalProperties: false,
  required: ['address', 'primaryResidence', 'supplyPoint', 'access'],
  properties: {
    address: outgoingAddress,
    primaryResidence: flag,
    housePopulation: { enum: ['1', '2', '3', '4_or_more'] },
    supplyPoint: supplyPoints,
    access,
  },
};
