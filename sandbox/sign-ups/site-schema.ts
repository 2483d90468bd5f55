import { closedObject, distinguished } from '../schema-shapes.ts';

const names = (
  'addressLine1 addressLine2 addressLine3 addressLine4 addressLine5 dpid unit unitType floor ' +
  'streetNumber streetNumberSuffix streetName streetType ruralDeliveryNumber lobby suburb town ' +
  'mailTown postCode boxNumber boxType parcelId region freeformAddress'
).split(' ');

/** A missing part may be left out, null or empty; at least one line must have the location. */
export const outgoingAddress = {
  type: 'object',
  additionalProperties: false,
  properties: Object.fromEntries(names.map((name) => [name, { type: ['string', 'null'], maxLength: 255 }])),
  anyOf: ['addressLine1', 'streetName', 'freeformAddress'].map((name) => ({
    type: 'object',
    required: [name],
    properties: { [name]: { type: 'string', minLength: 1 } },
  })),
};

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
  return closedObject({ type: { const: type }, icp, selectedOffer }, own);
}

const bottled = supplyPoint('LPG', {
  numberOfLPGBottles: { type: 'integer', minimum: 0, maximum: 99 },
  retailer: { enum: retailers },
  meterLocationCode: { enum: meterLocationCodes },
  lpgOrder: closedObject({ numberOfBottles: { const: 2 } }),
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

export const access = closedObject(
  {
    limited: flag,
    dog: { enum: ['DOGS', 'NO_DOGS'] },
    trucks: flag,
    securityCode: flag,
    steps: flag,
    meterInside: flag,
  },
  {
    meterReaderNotes: { type: 'string', maxLength: 300 },
  },
);

export const supplyPoints = {
  type: 'array',
  minItems: 1,
  maxItems: 3,
  items: distinguished('type', [supplyPoint('ELECTRICITY'), supplyPoint('GAS'), bottled]),
};

export const site = closedObject(
  {
    address: outgoingAddress,
    primaryResidence: flag,
    supplyPoint: supplyPoints,
    access,
  },
  {
    housePopulation: { enum: ['1', '2', '3', '4_or_more'] },
  },
);
