import { type Refusal, refusal } from './refusal.ts';

const header = 'x-transaction-id';
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** What a call is known by however often it is made; empty when it does not say. */
export function transactionIdOf(headers: Headers): string {
  return headers.get(header) ?? '';
}

export function checkTransactionId(headers: Headers): Refusal | undefined {
  const found = transactionIdOf(headers);
  if (uuid.test(found)) return undefined;
  return refusal(400, 'TRANSACTION_ID_INVALID', header, `Expected a UUID, found "${found}".`);
}
