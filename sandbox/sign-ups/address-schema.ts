const names = [
  'addressLine1',
  'addressLine2',
  'addressLine3',
  'addressLine4',
  'addressLine5',
  'dpid',
  'unit',
  'unitType',
  'floor',
  'streetNumber',
  'streetNumberSuffix',
  'streetName',
  'streetType',
  'ruralDeliveryNumber',
  'lobby',
  'suburb',
  'town',
  'mailTown',
  'postCode',
  'boxNumber',
  'boxType',
  'parcelId',
  'region',
  'freeformAddress',
] as const;

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
