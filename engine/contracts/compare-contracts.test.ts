import { describe, expect, it } from 'vitest';
import { bakeryContract } from '../../tests/support/documents/bakery-contract.ts';
import { compareContracts } from './compare-contracts.ts';
import { openApiDocument } from './open-api-document.ts';
import { readServiceDescription } from './service-description.ts';

const loaf = { type: 'object', properties: { weight: { type: 'number' } }, required: ['weight'] };
const parts = {
  path: '/shops/{id}/orders',
  method: 'post',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'lang', in: 'query', required: true, schema: { enum: ['en', 'mi'] } },
    { name: 'coupon', in: 'query', schema: { type: 'string', maxLength: 500 } },
    { $ref: '#/components/parameters/channel' },
  ] as readonly object[],
  body: {
    type: 'object',
    required: ['bread', 'sliced'],
    properties: {
      bread: {
        allOf: [
          { type: 'object', required: ['kind'], properties: { kind: { enum: ['rye', 'white', 'brown'] } } },
          { properties: { loaves: { type: 'number' }, label: { type: 'string', nullable: true } } },
        ],
      },
      sliced: { type: 'boolean' },
      note: { oneOf: [{ type: 'integer' }, { type: 'string' }] },
      number: { type: 'string' },
    },
  } as object,
  answers: {
    201: {
      type: 'object',
      required: ['number', 'loaves'],
      properties: {
        number: { type: 'string' },
        ready: { type: 'string', format: 'date' },
        loaves: { type: 'array', items: { $ref: '#/components/schemas/loaf' } },
        more: { type: 'string' },
      },
    },
  } as Readonly<Record<string, object | null>>,
};

/** Differences from a service whose description has some parts changed. */
function sentencesOf(changes: Partial<typeof parts> = {}, ofOperation: object = {}): readonly string[] {
  const { path, method, parameters, body, answers } = { ...parts, ...changes };
  const content = (schema: object | null) =>
    schema === null ? {} : { content: { 'application/json': { schema } } };
  const description = readServiceDescription({
    openapi: '3.0.3',
    servers: [{ url: 'https://bakery.example/v2' }],
    paths: {
      [path]: {
        [method]: {
          parameters,
          requestBody: { required: true, ...content(body) },
          responses: Object.fromEntries(
            Object.entries(answers).map(([status, schema]) => [status, content(schema)]),
          ),
        },
      },
    },
    components: {
      parameters: {
        channel: { name: 'X-Channel', in: 'header', required: true, schema: { type: 'string' } },
      },
      schemas: { loaf },
    },
  });
  if (description === undefined) throw new Error('This is no OpenAPI document.');
  return compareContracts([bakeryContract(ofOperation)], description).map(
    ({ severity, code, pointer, message }) => `${severity} ${code} ${pointer}: ${message}`,
  );
}

const bodyWith = (properties: object, required: readonly string[] = []) => ({
  body: {
    ...parts.body,
    required,
    properties: { ...('properties' in parts.body ? (parts.body.properties as object) : {}), ...properties },
  },
});
const answerWith = (properties: object, required: readonly string[] = ['number', 'loaves']) => ({
  answers: {
    201: {
      type: 'object',
      required,
      properties: {
        number: { type: 'string' },
        ready: { type: 'string', format: 'date' },
        loaves: { type: 'array', items: loaf },
        ...properties,
      },
    },
  },
});

const cases: readonly (readonly [
  title: string,
  changes: Partial<typeof parts>,
  sentences: readonly string[],
])[] = [
  [
    'a path that is gone',
    { path: '/stores/{id}/orders' },
    ['error undescribed-call /path: The service describes no path "/v2/shops/{shop}/orders".'],
  ],
  [
    'a method that is gone',
    { method: 'put' },
    ['error undescribed-call /method: The service describes no POST of "/v2/shops/{shop}/orders".'],
  ],
  [
    'a parameter that is now required',
    { parameters: [...parts.parameters, { name: 'branch', in: 'query', required: true, schema: {} }] },
    [
      'error missing-parameter /query: The service requires the query parameter "branch", which the operation does not send.',
    ],
  ],
  [
    'an optional parameter that is now required',
    { parameters: [...parts.parameters, { name: 'coupon', in: 'query', required: true, schema: {} }] },
    [
      'warning missing-parameter /query: The service requires the query parameter "coupon", which the operation may leave out.',
    ],
  ],
  [
    'a parameter that is gone',
    { parameters: parts.parameters.filter((each) => !('name' in each) || each.name !== 'coupon') },
    [
      'warning unknown-parameter /query/coupon: The operation sends the query parameter "coupon", which the service does not describe.',
    ],
  ],
  [
    'values of a parameter',
    { parameters: [...parts.parameters, { name: 'lang', in: 'query', schema: { enum: ['fr'] } }] },
    [
      'error wrong-parameter /query/lang: The query parameter "lang" may be "en", which the service does not admit.',
    ],
  ],
  [
    'a member that is now required',
    bodyWith({}, ['note', 'shop']),
    [
      'error wrong-request /request: The request has no "shop", which the service requires.',
      'warning wrong-request /request/note: The request may leave out "note", which the service requires.',
    ],
  ],
  [
    'the type of a member',
    bodyWith({ sliced: { type: 'string' } }),
    [
      'error wrong-request /request/sliced: "sliced" of the request may be true or false, but the service expects text.',
    ],
  ],
  [
    'the length of a member',
    bodyWith({ note: { type: 'string', maxLength: 50, pattern: '^[a-z]+$' } }),
    [
      'warning wrong-request /request/note: "note" of the request may be longer than 50 characters, the most that the service admits.',
      'warning wrong-request /request/note: "note" of the request may not match the pattern "^[a-z]+$", which the service expects.',
    ],
  ],
  [
    'values of a member',
    bodyWith({ bread: { type: 'object', properties: { kind: { enum: ['rye'] }, loaves: {}, label: {} } } }),
    [
      'error wrong-request /request/bread: "bread.kind" of the request may be "white", which the service does not admit.',
    ],
  ],
  [
    'a number that may be too large',
    bodyWith({ bread: { properties: { kind: {}, loaves: { type: 'integer', maximum: 12 }, label: {} } } }),
    [
      'warning wrong-request /request/bread: "bread.loaves" of the request may be more than 12, the most that the service admits.',
    ],
  ],
  [
    'a body that admits nothing else',
    {
      body: { type: 'object', additionalProperties: false, properties: { bread: {}, note: {}, number: {} } },
    },
    ['error wrong-request /request/sliced: The request has "sliced", which the service does not admit.'],
  ],
  [
    'a member of the answer that is gone',
    {
      answers: {
        201: { type: 'object', required: ['loaves'], properties: { loaves: { type: 'array', items: loaf } } },
      },
    },
    [
      'error wrong-response /response/object/number: The answer 201 has no "number", which the operation requires.',
      'warning wrong-response /response/object/ready?: The answer 201 no longer has "ready", which the operation reads where it is there.',
    ],
  ],
  [
    'a member of the answer that may be missing',
    answerWith({}, ['number']),
    [
      'warning wrong-response /response/object/loaves: The answer 201 may leave out "loaves", which the operation requires.',
    ],
  ],
  [
    'the type of a member of the answer',
    answerWith({
      loaves: {
        type: 'array',
        items: { type: 'object', required: ['weight'], properties: { weight: { type: 'string' } } },
      },
    }),
    [
      'error wrong-response /response/object/loaves/list/object/weight: "loaves.0.weight" of the answer 201 may be text, but the operation expects a number.',
    ],
  ],
  [
    'a member of the answer that may be null',
    answerWith({ number: { type: 'string', nullable: true } }),
    [
      'error wrong-response /response/object/number: "number" of the answer 201 may be null, but the operation expects text.',
    ],
  ],
  [
    'an answer without JSON',
    { answers: { 201: null } },
    [
      'error wrong-response /response: The service describes no JSON in its answer 201, but the operation reads it.',
    ],
  ],
  [
    'a status that is a failure',
    { answers: { 204: null } },
    [
      'error wrong-response /statuses: The service describes only answers with a status above 201, which are failures to the operation.',
    ],
  ],
];

describe('an operation and its service', () => {
  it('agree where the service admits more than is sent, and answers more than is read', () => {
    expect(sentencesOf()).toEqual([]);
  });

  it('agree where the description is our own', () => {
    const own = readServiceDescription(openApiDocument('bakery', [bakeryContract()]));
    expect(own && compareContracts([bakeryContract()], own)).toEqual([]);
  });

  it.each(cases)('differ in %s', (_, changes, sentences) => {
    expect([...sentencesOf(changes)].sort()).toEqual([...sentences].sort());
  });

  it('are compared although a schema of the service contains itself', () => {
    const description = readServiceDescription({
      openapi: '3.1.0',
      paths: {
        '/v2/shops/{shop}/orders': {
          post: {
            requestBody: { content: { '*/*': { schema: { $ref: '#/components/schemas/part' } } } },
            responses: {},
          },
        },
      },
      components: {
        schemas: {
          part: {
            anyOf: [
              { type: 'string' },
              { type: 'object', additionalProperties: { $ref: '#/components/schemas/part' } },
            ],
          },
        },
      },
    });
    const found = description && compareContracts([bakeryContract({ query: {} })], description);
    expect(found?.map(({ message }) => message)).toEqual([
      '"bread.loaves" of the request may be a whole number, but the service expects text.',
      '"sliced" of the request may be true or false, but the service expects text.',
    ]);
  });

  it('are not compared by what is no OpenAPI document', () => {
    expect(readServiceDescription({ swagger: '2.0', paths: {} })).toBeUndefined();
    expect(readServiceDescription(['openapi'])).toBeUndefined();
  });
});
