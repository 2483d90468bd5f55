import type { TicketFields } from '../state/ticket-book.ts';

const text = { type: 'string', maxLength: 255 };

/** Known data of a customer; only the type of customer is required. */
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
  customerType: { enum: ['residential', 'business'] },
  electricityCampaignCode: text,
  gasCampaignCode: text,
  lpgCampaignCode: text,
  dualFuelCampaignCode: text,
};

export interface TicketUpdate extends TicketFields {
  readonly ticketId: string;
}

export const createTicketSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['customerType'],
  properties: fields,
};

export const updateTicketSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['ticketId'],
  properties: { ticketId: { type: 'string', pattern: '^[0-9]+$' }, ...fields },
};
