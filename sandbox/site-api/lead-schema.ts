const flag = { type: 'boolean' };
const icp = { type: 'string', pattern: '^[0-9A-Z]{15}$' };

/** A residential request for a call. The ICPs and the address are given when they are known. */
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
