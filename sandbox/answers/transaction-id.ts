import { type Refusal, refusal } from './refusal.ts';

const header = 'x-transaction-id';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Transaction id of a call, the same on each repeat; empty when the call has none. */
export function transactionIdOf(headers: Headers): string {
  return headers.get(header) ?? '';
}

export function checkTransactionId(headers: Headers): Refusal | undefined {
  const found = transactionIdOf(headers);
  if (uuid.test(found)) return undefined;
  return refusal(400, 'TRANSACTION_ID_INVALID', header, `Expected a UUID, found "${found}".`);
}
