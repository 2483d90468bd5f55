import { checkDocuments, type OperationContract, operationContracts } from '#analysis';
import { readRelease } from './read-fixtures.ts';

const order = {
  kind: 'operation',
  id: 'order-bread',
  schemaVersion: 1,
  description: 'Orders bread.',
  service: 'bakery',
  method: 'POST',
  path: '/{settings.version}/shops/{shop}/orders',
  settings: { version: 'v2' },
  input: {
    shop: { type: 'string', maxLength: 10 },
    kind: { enum: ['rye', 'white'] },
    'loaves?': { type: 'integer', maximum: 20 },
    'note?': { type: 'string', maxLength: 200 },
  },
  query: { lang: 'en', coupon: '= input.note' },
  headers: { 'x-channel': 'web' },
  request: {
    bread: '= orderedBread(kind: input.kind, loaves: input.loaves)',
    sliced: "= input.kind = 'white'",
    note: '= input.note',
    number: '= call.transactionId',
  },
  response: {
    object: {
      number: 'string',
      'ready?': { type: 'string', format: 'date' },
      loaves: { list: { object: { weight: 'number' } } },
    },
  },
  result: {
    number: '= response.number',
    ready: '= response.ready',
    weights: '= for l in response.loaves return l.weight',
  },
  statuses: { max: 201 },
  timeoutMs: 3000,
  retry: 1,
};

const orderedBread = {
  kind: 'function',
  id: 'ordered-bread',
  schemaVersion: 1,
  input: { kind: { enum: ['rye', 'white'] }, loaves: { type: 'integer', maximum: 20 } },
  value: { kind: '= input.kind', loaves: '= input.loaves else 1', label: "= cat(upper(input.kind), '!')" },
};

/** The contract of an operation that orders bread, with changes of its document. */
export function bakeryContract(changes: object = {}): OperationContract {
  const documents = [{ ...order, ...changes }, orderedBread].map((document) => ({
    path: `${document.id}.json`,
    text: JSON.stringify(document),
  }));
  const checked = checkDocuments([...readRelease(), ...documents]);
  const errors = checked.problems.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors, null, 2));
  const contract = operationContracts(checked.documents).find(
    ({ operation }) => operation.id === 'order-bread',
  );
  if (contract === undefined) throw new Error('The operation has no contract.');
  return contract;
}
