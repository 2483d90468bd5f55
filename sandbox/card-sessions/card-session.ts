import { closedObject } from '../schema-shapes.ts';
import type { CardType } from './card-number.ts';

/** Outcome of a session of the hosted form; each has an address to return to. */
export type CardOutcome = 'approved' | 'declined' | 'cancelled';

export interface CardSessionRequest {
  readonly type: 'validate';
  readonly amount: '0.00';
  readonly currency: 'NZD';
  readonly storeCard: true;
  readonly storeCardIndicator: 'recurring';
  readonly merchantReference: string;
  readonly callbackUrls: Readonly<Record<CardOutcome, string>>;
}

const url = { type: 'string', format: 'uri', pattern: '^https?://', maxLength: 2000 };

export const cardSessionSchema = closedObject({
  type: { const: 'validate' },
  amount: { const: '0.00' },
  currency: { const: 'NZD' },
  storeCard: { const: true },
  storeCardIndicator: { const: 'recurring' },
  merchantReference: { type: 'string', minLength: 1, maxLength: 64 },
  callbackUrls: closedObject({ approved: url, declined: url, cancelled: url }),
});

/** A card as it may be stored and shown: never with the number itself. */
export interface StoredCard {
  /** The token of the card; absent when the bank refused it. */
  readonly id?: string;
  readonly cardHolderName: string;
  readonly cardNumber: string;
  readonly type: CardType;
  readonly dateExpiryMonth: string;
  readonly dateExpiryYear: string;
}

interface CardTransaction {
  readonly id: string;
  readonly authorised: boolean;
  readonly responseText: string;
  readonly card: StoredCard;
}

export interface CardSession {
  readonly id: string;
  readonly transactionId: string;
  readonly createdAt: string;
  readonly request: CardSessionRequest;
  readonly state: 'init' | 'complete' | 'cancelled';
  readonly transactions: readonly CardTransaction[];
}

/** Outcome of the session; undefined while it is open. */
export function outcomeOf({ state, transactions }: CardSession): CardOutcome | undefined {
  if (state === 'init') return undefined;
  if (state === 'cancelled') return 'cancelled';
  return transactions.some(({ authorised }) => authorised) ? 'approved' : 'declined';
}
