import { type DescribedCall, query } from '../answers/described-call.ts';
import { cardTypes } from '../card-sessions/card-number.ts';
import { cardSessionSchema } from '../card-sessions/card-session.ts';
import { closedObject, listOf, plainText } from '../schema-shapes.ts';
import { identifierParameters, joinParameters } from './check-headers.ts';
import { offersAnswer } from './offer-answer.ts';
import { businessOffersRequestSchema, offersRequestSchema } from './offer-schema.ts';
import { supplyPointAnswer } from './supply-point-answer.ts';
import { addressLookupSchema, singleLookupSchema } from './supply-point-schema.ts';

/** Where a session of a card may be gone on with. */
export const link = closedObject({
  rel: plainText,
  method: plainText,
  href: { type: 'string', maxLength: 2000 },
});

const card = closedObject(
  {
    cardHolderName: plainText,
    cardNumber: plainText,
    type: { enum: cardTypes },
    dateExpiryMonth: plainText,
    dateExpiryYear: plainText,
  },
  { id: plainText },
);

const transaction = closedObject({
  id: plainText,
  authorised: { type: 'boolean' },
  responseText: plainText,
  card,
});

const session = {
  id: plainText,
  state: { enum: ['init', 'complete', 'cancelled'] },
  links: listOf(link, 20),
};

/** The plate of a car. */
export const plate = { type: 'string', pattern: '^[A-Za-z0-9]{1,6}$' };

/** The calls that find something out, but for those about shares. */
export const lookUpCalls = {
  supplyPoints: {
    method: 'post',
    path: '/supplypoint/icplist',
    parameters: joinParameters('either'),
    body: { oneOf: [addressLookupSchema, singleLookupSchema] },
    answers: { 200: supplyPointAnswer },
  },
  offers: {
    method: 'post',
    path: '/pricing/onlineoffers',
    parameters: joinParameters('either'),
    body: { oneOf: [offersRequestSchema, businessOffersRequestSchema] },
    answers: { 200: offersAnswer },
  },
  openCardSession: {
    method: 'post',
    path: '/customer/payment/session',
    parameters: joinParameters('home'),
    body: cardSessionSchema,
    answers: { 201: closedObject(session) },
  },
  readCardSession: {
    method: 'get',
    path: '/customer/payment/session/{id}',
    parameters: [
      { in: 'path', name: 'id', required: true, schema: { type: 'string', minLength: 1 } },
      ...joinParameters('home'),
    ],
    answers: { 200: closedObject({ ...session, transactions: listOf(transaction, 50) }) },
  },
  vehicle: {
    method: 'get',
    path: '/vehicle/registration',
    parameters: [query('plate', plate), ...joinParameters('home')],
    answers: {
      200: closedObject(
        {
          plate: plainText,
          make: plainText,
          model: plainText,
          year: { type: 'integer' },
          isEligibleForEv: { type: 'boolean' },
        },
        { colour: plainText },
      ),
    },
  },
  chatStatus: {
    method: 'get',
    path: '/v1/expr/genesys-cloud/webmessenger/status',
    parameters: [query('pageId', { type: 'string', minLength: 1 }), ...identifierParameters()],
    answers: { 200: closedObject({ active: { type: 'boolean' } }) },
  },
} as const satisfies Readonly<Record<string, DescribedCall>>;
