import { closedObject, distinguished } from '../schema-shapes.ts';
import { businessAccountSchema } from './payment-schema.ts';
import { contact } from './sign-up-schema.ts';
import { access, countedSite, outgoingAddress, supplyPoints } from './site-schema.ts';

const name = { type: 'string', minLength: 1, maxLength: 255 };
const { middleName: _, ...contactParts } = contact.properties;

/** A person who signs for a business; only a sole trader has a date of birth and a licence. */
const person = {
  ...contact,
  required: contact.required.filter((part) => part !== 'dob'),
  properties: contactParts,
};

const ofType = (type: string, own: Readonly<Record<string, object>> = {}) =>
  closedObject({ type: { const: type }, name }, own);

/** Thirteen digits, not all zeros and not all nines. */
export const registrationNumber = {
  type: 'string',
  pattern: '^[0-9]{13}$',
  not: { enum: ['0'.repeat(13), '9'.repeat(13)] },
};

/** The whole body of a business; only a company has a registration number. */
export const businessSignUpSchema = {
  ...closedObject({
    contact: person,
    business: distinguished('type', [
      ofType('SOLE_TRADER'),
      ofType('COMPANY', { registrationNumber }),
      ofType('OTHER'),
    ]),
    site: {
      type: 'array',
      minItems: 1,
      maxItems: 1,
      items: {
        ...closedObject({ address: outgoingAddress, access, supplyPoint: supplyPoints }),
        allOf: [countedSite],
      },
    },
    billingAccount: businessAccountSchema(outgoingAddress),
    moveOrTransfer: { enum: ['MOVE', 'TRANSFER'] },
    requestedDate: { type: 'string', format: 'date' },
    preferredBillDate: { type: ['integer', 'null'], minimum: 1, maximum: 28 },
  }),
  if: {
    properties: { business: { type: 'object', properties: { type: { const: 'SOLE_TRADER' } } } },
  },
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { properties: { contact: { type: 'object', required: ['dob'] } } },
  else: { properties: { contact: { type: 'object', properties: { dob: false, driverLicence: false } } } },
};
