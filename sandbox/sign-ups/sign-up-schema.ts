import { closedObject } from '../schema-shapes.ts';
import { billingAccountSchema } from './payment-schema.ts';
import { countedSite, outgoingAddress, site } from './site-schema.ts';

/** The parts that the business rules read from a body that the schema has accepted. */
export interface SignUpRequest {
  readonly contact: { readonly email: string; readonly dob?: string };
  readonly site: readonly {
    readonly supplyPoint: readonly {
      readonly type: string;
      readonly icp: string;
      readonly selectedOffer: string | null;
    }[];
    readonly access: Readonly<Record<string, unknown>>;
  }[];
  readonly billingAccount?: {
    readonly paymentMethod: { readonly paymentAuthority: string; readonly CCToken?: string };
  };
}

const text = { type: 'string', maxLength: 255 };

export const phone = {
  type: 'string',
  minLength: 7,
  maxLength: 40,
  pattern: '^(?:[0-9]+|\\+[0-9][0-9 ]*)$',
};

export const driverLicence = closedObject({
  number: { type: 'string', minLength: 1, maxLength: 8 },
  version: { type: 'string', pattern: '^[0-9 ]{1,3}$' },
});

export const contact = closedObject(
  {
    title: { enum: ['Mrs', 'Miss', 'Mr', 'Dr', 'Ms', 'Rev'] },
    firstName: { type: 'string', minLength: 1, maxLength: 40 },
    lastName: { type: 'string', minLength: 1, maxLength: 80 },
    dob: { type: 'string', format: 'date' },
    phone,
    email: { type: 'string', format: 'email', maxLength: 80 },
  },
  {
    middleName: { type: 'string', maxLength: 40 },
    driverLicence,
  },
);

const isExisting = {
  required: ['existingCustomer'],
  properties: { existingCustomer: { const: true } },
};

/**
 * The whole residential body. An existing customer may give a customer number, but no billing account and no
 * bottles.
 */
export const signUpSchema = {
  ...closedObject(
    {
      contact,
      requestedDate: { type: 'string', format: 'date' },
      site: { type: 'array', minItems: 1, maxItems: 1, items: site },
      opportunityType: { type: 'string', minLength: 1, maxLength: 80 },
      existingCustomer: { type: 'boolean' },
      moveOrTransfer: { enum: ['MOVE', 'TRANSFER'] },
    },
    {
      waterHeater: text,
      uniqueCode: text,
      referrer: { type: 'string', maxLength: 2000 },
      customerNumber: { type: 'string', pattern: '^[0-9A-Za-z]{8,12}$' },
      billingAccount: billingAccountSchema(outgoingAddress),
    },
  ),
  if: isExisting,
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema.
  then: { properties: { billingAccount: false } },
  else: {
    type: 'object',
    required: ['billingAccount'],
    properties: { customerNumber: false, site: { type: 'array', items: countedSite } },
  },
};
