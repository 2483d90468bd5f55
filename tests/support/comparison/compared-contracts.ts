import { compareContracts } from '../../../analysis/authoring/contracts/compare-contracts.ts';
import { readServiceDescription } from '../../../analysis/openapi/service-description.ts';
import { bakeryContract } from '../documents/bakery-contract.ts';

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
  /** Parameters of every method of the path. */
  ofPath: [] as readonly object[],
  otherPaths: {},
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
  } as object | undefined,
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
export function sentencesOf(
  changes: Partial<typeof parts> = {},
  ofOperation: object = {},
): readonly string[] {
  const { path, method, parameters, ofPath, otherPaths, body, answers } = { ...parts, ...changes };
  const content = (schema: object | null) =>
    schema === null ? {} : { content: { 'application/json': { schema } } };
  const description = readServiceDescription({
    openapi: '3.0.3',
    servers: [{ url: 'https://bakery.example/v2' }],
    paths: {
      ...otherPaths,
      [path]: {
        parameters: ofPath,
        [method]: {
          parameters,
          ...(body && { requestBody: { required: true, ...content(body) } }),
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

const bodyWith = (properties: object, required: readonly string[] = [], others: object = {}) => {
  const described: object = parts.body && 'properties' in parts.body ? Object(parts.body.properties) : {};
  return { body: { ...parts.body, required, properties: { ...described, ...properties }, ...others } };
};
/** Another schema for a parameter of the query. */
const queryWith = (name: string, schema: object) => ({
  parameters: [...parts.parameters, { name, in: 'query', schema }],
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

export const cases: readonly (readonly [
  title: string,
  changes: Partial<typeof parts>,
  sentences: readonly string[],
  ofOperation?: object,
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
  [
    'a header that is now required',
    { parameters: [...parts.parameters, { name: 'X-Branch', in: 'header', required: true, schema: {} }] },
    [
      'warning missing-parameter /headers: The service requires the header parameter "X-Branch", which the operation does not send.',
    ],
  ],
  [
    'a parameter of every method of the path',
    { ofPath: [{ name: 'branch', in: 'query', required: true, schema: {} }] },
    [
      'error missing-parameter /query: The service requires the query parameter "branch", which the operation does not send.',
    ],
  ],
  [
    'the values of the second parameter of a path',
    { path: '/shops/{id}/{type}', ofPath: [{ name: 'type', in: 'path', schema: { enum: ['rye'] } }] },
    [
      'error wrong-parameter /path: The path parameter "kind" may be "white", which the service does not admit.',
    ],
    { path: '/{settings.version}/shops/{shop}/{kind}' },
  ],
  [
    'the length and the pattern of a text that is always the same',
    queryWith('lang', { type: 'string', maxLength: 1, pattern: '^[A-Z]' }),
    [
      'warning wrong-parameter /query/lang: The query parameter "lang" may be longer than 1 characters, the most that the service admits.',
      'warning wrong-parameter /query/lang: The query parameter "lang" may not match the pattern "^[A-Z]", which the service expects.',
    ],
  ],
  [
    'a body that is required, and not sent',
    {},
    ['error wrong-request /method: The service requires a body, but the operation sends none.'],
    { request: undefined },
  ],
  [
    'a body that is sent, and not described',
    { body: undefined },
    ['warning wrong-request /request: The service describes no body, but the operation sends one.'],
  ],
  [
    'a member that admits only some texts',
    bodyWith({ note: { enum: ['none', 'later'] } }),
    [
      'error wrong-request /request/note: "note" of the request may be any text, but the service admits only "none" or "later".',
    ],
  ],
  [
    'the least length and the format of a member',
    bodyWith({ note: { type: 'string', minLength: 3, format: 'date' } }),
    [
      'warning wrong-request /request/note: "note" of the request may be shorter than 3 characters, the least that the service admits.',
      'warning wrong-request /request/note: "note" of the request may not be written as a "date", which the service expects.',
    ],
  ],
  [
    'a member that is one of other types',
    bodyWith({ note: { oneOf: [{ type: 'boolean' }, { type: 'array' }] } }),
    [
      'error wrong-request /request/note: "note" of the request may be text, but the service expects true or false.',
    ],
  ],
  [
    'a member that has to fit two choices of types',
    bodyWith({
      note: {
        allOf: [
          { anyOf: [{ type: 'boolean' }, { type: 'integer' }] },
          { anyOf: [{ type: 'string' }, { type: 'integer' }] },
        ],
      },
    }),
    [
      'error wrong-request /request/note: "note" of the request may be text, but the service expects a whole number.',
    ],
  ],
  [
    'a member that no value fits',
    bodyWith({ note: { type: 'string', anyOf: [{ type: 'boolean' }, { type: 'integer' }] } }),
    ['error wrong-request /request/note: "note" of the request can be nothing that the service admits.'],
  ],
  [
    'a member that is required beside several schemas',
    bodyWith({}, ['shop'], { anyOf: [{ required: ['number'] }, { required: ['note'] }] }),
    ['error wrong-request /request: The request has no "shop", which the service requires.'],
  ],
  [
    'an answer of any other status',
    { answers: { default: { ...parts.answers[201], required: ['loaves'] } } },
    [
      'warning wrong-response /response/object/number: The answer default may leave out "number", which the operation requires.',
    ],
  ],
  [
    'an answer of XML',
    {},
    ['warning wrong-response /answer: The answer is XML, which is not compared.'],
    {
      answer: 'xml',
      response: { object: { order: { object: { number: 'string' } } } },
      result: '= response.order.number',
    },
  ],
];

export const agreements: readonly (readonly [
  title: string,
  changes: Partial<typeof parts>,
  ofOperation?: object,
])[] = [
  [
    'a header that the configuration of the service sends',
    {
      parameters: [...parts.parameters, { name: 'Authorization', in: 'header', required: true, schema: {} }],
    },
  ],
  [
    'limits that are the same on both sides',
    bodyWith({ note: { type: 'string', minLength: 3, maxLength: 200 } }),
    {
      input: {
        shop: { type: 'string', maxLength: 10 },
        kind: { enum: ['rye', 'white'] },
        'loaves?': { type: 'integer', maximum: 20 },
        'note?': { type: 'string', minLength: 3, maxLength: 200 },
      },
    },
  ],
  [
    'the length and the pattern of a text that is always the same',
    queryWith('lang', { type: 'string', minLength: 2, maxLength: 2, pattern: '^[a-z]+$' }),
  ],
  [
    'what one of several schemas and the members beside them describe',
    bodyWith({}, ['bread'], { anyOf: [{ required: ['number'] }, { required: ['note'] }] }),
  ],
  [
    'the path that is the same in letters, whatever another path admits',
    { otherPaths: { '/{version}/shops/{id}/orders': { post: { responses: {} } } } },
  ],
];
