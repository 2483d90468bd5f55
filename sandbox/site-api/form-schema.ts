const email = { type: 'string', format: 'email', maxLength: 80 };

/** Bodies of the forms within pages, by the name in their path. */
export const formSchemas = {
  enquiry: {
    type: 'object',
    additionalProperties: false,
    required: ['about', 'name', 'email', 'message'],
    properties: {
      about: { enum: ['bill', 'moving', 'bottles', 'website', 'other'] },
      name: { type: 'string', minLength: 2, maxLength: 120 },
      email,
      phone: { type: 'string', minLength: 6, maxLength: 40, pattern: '^(?:[0-9]+|\\+[0-9][0-9 ]*)$' },
      message: { type: 'string', minLength: 10, maxLength: 2000 },
    },
  },
  'energy-tips': {
    type: 'object',
    additionalProperties: false,
    required: ['email'],
    properties: { email },
  },
};
