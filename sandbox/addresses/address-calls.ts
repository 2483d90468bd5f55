import { type DescribedCall, query } from '../answers/described-call.ts';
import { icpIdentifier, registryAddress } from '../premises/registry-schemas.ts';
import { closedObject, listOf, plainText } from '../schema-shapes.ts';

/** Parameters of both calls with their allowed values. */
export const flags = { format: ['json'], ascii: ['0', '1'], strict: ['0', '1', '2'] } as const;

const textOrNull = { type: ['string', 'null'], maxLength: 255 };
const success = { const: true };

const parameters = [
  ...Object.entries(flags).map(([name, values]) => query(name, { enum: values }, name === 'format')),
  query('max', { type: 'integer', minimum: 1 }, false),
];

const a = { type: 'string', maxLength: 250 };
const completion = {
  anyOf: [
    closedObject({ a, pxid: plainText }),
    closedObject({ a, ICPIdentifier: icpIdentifier, registryAddress }),
  ],
};

const details = (
  'postal_line_1 postal_line_2 postal_line_3 postal_line_4 postal_line_5 dpid unit_identifier unit_type floor ' +
  'number alpha street_name street_type rd_number lobby_name suburb city mailtown postcode box_type ' +
  'primary_parcel_id region'
).split(' ');

export const addressCalls = {
  complete: {
    method: 'get',
    path: '/api/nz/address/autocomplete',
    parameters: [query('q', { type: 'string' }, false), ...parameters],
    answers: { 200: closedObject({ completions: listOf(completion, 10), success }) },
  },
  details: {
    method: 'get',
    path: '/api/nz/address/metadata',
    parameters: [query('pxid', { type: 'string' }), ...parameters],
    answers: {
      200: closedObject({
        a: { type: 'string', maxLength: 1000 },
        pxid: plainText,
        ...Object.fromEntries(details.map((name) => [name, textOrNull])),
        x: { type: 'number' },
        y: { type: 'number' },
        success,
      }),
    },
  },
} as const satisfies Readonly<Record<string, DescribedCall>>;
