import { closedObject } from '../schema-shapes.ts';
import type { TicketFields } from '../state/creation-book.ts';

const flag = { type: 'boolean' };
const icp = { type: 'string', pattern: '^[0-9A-Z]{15}$' };

/** A residential request for a call. ICPs and address are given if known. */
const needed = {
  isMultipleAddresses: flag,
  electricity: flag,
  naturalGas: flag,
  bottledGas: flag,
  title: { enum: ['Mrs', 'Miss', 'Mr', 'Dr', 'Ms', 'Rev'] },
  firstName: { type: 'string', minLength: 1, maxLength: 40 },
  lastName: { type: 'string', minLength: 1, maxLength: 80 },
  emailAddress: { type: 'string', format: 'email', maxLength: 80 },
  phone: { type: 'string', minLength: 7, maxLength: 40, pattern: '^(?:[0-9]+|\\+[0-9][0-9 ]*)$' },
};
const optional = {
  address: { type: 'string', maxLength: 1000 },
  electricityIcp: icp,
  naturalGasIcp: icp,
};
export const leadSchema = closedObject(needed, optional);

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
export const businessLeadSchema = closedObject(
  {
    ...needed,
    businessType: { enum: ['SOLE_TRADER', 'COMPANY', 'OTHER'] },
    tradingAs: { type: 'string', minLength: 1, maxLength: 255 },
    reason: { enum: reasons },
  },
  { ...optional, NZBN: { type: 'string', pattern: '^(?!0{13}$)(?!9{13}$)[0-9]{13}$' } },
);

const text = { type: 'string', maxLength: 255 };

/** Known data of a customer. */
const fields = {
  title: text,
  firstName: text,
  middleName: text,
  lastName: text,
  phone: text,
  email: { type: 'string', format: 'email', maxLength: 80 },
  address: { type: 'string', maxLength: 1000 },
  situation: { enum: ['moving', 'switching'] },
  isMedicalSupport: { type: 'boolean' },
  isWellBeing: { type: 'boolean' },
  wellBeingAffectedReason: { enum: ['age', 'health', 'disability'] },
  promoCode: text,
  energyServices: { type: 'array', uniqueItems: true, items: { enum: ['electricity', 'naturalGas', 'lpg'] } },
  businessName: text,
  electricityCampaignCode: text,
  gasCampaignCode: text,
  lpgCampaignCode: text,
  dualFuelCampaignCode: text,
};

const customerType = { enum: ['residential', 'business'] };

export interface TicketUpdate extends TicketFields {
  readonly ticketId: string;
}

/** Only the type of customer is required. */
export const createTicketSchema = closedObject({ customerType }, fields);

export const updateTicketSchema = closedObject(
  { ticketId: { type: 'string', pattern: '^[0-9]+$' } },
  { customerType, ...fields },
);
