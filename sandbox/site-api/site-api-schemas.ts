import { transactionIdParameter } from '../answers/check-call.ts';
import type { CallWithBody } from '../answers/described-call.ts';
import { closedObject } from '../schema-shapes.ts';
import { registrationNumber } from '../sign-ups/business-sign-up-schema.ts';
import { phone } from '../sign-ups/sign-up-schema.ts';
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
  phone,
};
const optional = {
  address: { type: 'string', maxLength: 1000 },
  electricityIcp: icp,
  naturalGasIcp: icp,
};
const leadSchema = closedObject(needed, optional);

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
const businessLeadSchema = closedObject(
  {
    ...needed,
    businessType: { enum: ['SOLE_TRADER', 'COMPANY', 'OTHER'] },
    tradingAs: { type: 'string', minLength: 1, maxLength: 255 },
    reason: { enum: reasons },
  },
  { ...optional, NZBN: registrationNumber },
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
const createTicketSchema = closedObject({ customerType }, fields);

const updateTicketSchema = closedObject(
  { ticketId: { type: 'string', pattern: '^[0-9]+$' } },
  { customerType, ...fields },
);

const email = { type: 'string', format: 'email', maxLength: 80 };

const enquirySchema = closedObject(
  {
    about: { enum: ['bill', 'moving', 'bottles', 'website', 'other'] },
    name: { type: 'string', minLength: 2, maxLength: 120 },
    email,
    message: { type: 'string', minLength: 10, maxLength: 2000 },
  },
  {
    phone: { type: 'string', minLength: 6, maxLength: 40, pattern: '^(?:[0-9]+|\\+[0-9][0-9 ]*)$' },
  },
);

const branchSchema = closedObject({
  bankNumber: { type: 'string', pattern: '^[0-9]{2}$' },
  branchNumber: { type: 'string', pattern: '^[0-9]{4}$' },
});

export const leadNumber = closedObject({ leadNumber: { type: 'string' } });
export const acceptance = closedObject({ accepted: { type: 'boolean' } });
export const ticket = closedObject({ ticket: closedObject({ id: text }) });

/** A call that creates something. */
function post(path: string, body: object, answers: CallWithBody['answers']): CallWithBody {
  return { method: 'post', path, parameters: [transactionIdParameter], body, answers };
}

/** The calls of this back end, but for the sign-up. */
export const siteApiCalls = {
  createLead: post('/api/onlinesignup/createlead', leadSchema, { 201: leadNumber }),
  createBusinessLead: post('/api/onlinesignup/smecreatelead', businessLeadSchema, { 201: leadNumber }),
  enquire: post('/api/forms/enquiry', enquirySchema, { 201: acceptance }),
  subscribeToTips: post('/api/forms/energy-tips', closedObject({ email }), { 201: acceptance }),
  createTicket: post('/api/zendesk/createticket', createTicketSchema, { 201: ticket }),
  updateTicket: {
    method: 'put',
    path: '/api/zendesk/updateticket',
    body: updateTicketSchema,
    answers: { 200: ticket },
  },
  findBankName: {
    method: 'post',
    path: '/api/npa/findBankName',
    body: branchSchema,
    answers: { 200: closedObject({ bankName: text }) },
  },
} as const satisfies Readonly<Record<string, CallWithBody>>;
