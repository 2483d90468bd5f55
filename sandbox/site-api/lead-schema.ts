const flag = { type: 'boolean' };
const icp = { type: 'string', pattern: '^[0-9A-Z]{15}$' };

/** A residential request for a call. ICPs and address are given if known. */
export const leadSchema = {
  type: 'object',
  additionalProperties: false,
  required: [
    'isMultipleAddresses',
    'electricity',
    'naturalGas',
    'bottledGas',
    'title',
    'firstName',
    'lastName',
    'emailAddress',
    'phone',
  ],
  properties: {
    address: { type: 'string', maxLength: 1000 },
    isMultipleAddresses: flag,
    electricity: flag,
    electricityIcp: icp,
    naturalGas: flag,
    naturalGasIcp: icp,
    bottledGas: flag,
    title: { enum: ['Mrs', 'Miss', 'Mr', 'Dr', 'Ms', 'Rev'] },
    firstName: { type: 'string', minLength: 1, maxLength: 40 },
    lastName: { type: 'string', minLength: 1, maxLength: 80 },
    emailAddress: { type: 'string', format: 'email', maxLength: 80 },
    phone: { type: 'string', minLength: 7, maxLength: 40, pattern: '^(?:[0-9]+|\\+[0-9][0-9 ]*)$' },
  },
};

/** Reasons to call a business instead of signing it up. */
const reasons = [
  'request a callback only',
  'manual address or no ICP',
  'multi-connect customer',
  'LPG selected',
  'TOU meter',
  'decommissioned or inactive meter',
  'residential ICP',
  'unmetered',
  'no rates available',
  'LPG bottle size or count changed',
];

/** A business's request for a call: the business and the reason. */
export const businessLeadSchema = {
  ...leadSchema,
  required: [...leadSchema.required, 'businessType', 'tradingAs', 'reason'],
  properties: {
    ...leadSchema.properties,
    businessType: { enum: ['SOLE_TRADER', 'COMPANY', 'OTHER'] },
    tradingAs: { type: 'string', minLength: 1, maxLength: 255 },
    NZBN: { type: 'string', pattern: '^(?!0{13}$)(?!9{13}$)[0-9]{13}$' },
    reason: { enum: reasons },
  },
};
