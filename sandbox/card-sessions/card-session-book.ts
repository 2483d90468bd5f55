import { cardTypeOf, maskedNumber, responseTextOf } from './card-number.ts';
import type { CardSession, CardSessionRequest, StoredCard } from './card-session.ts';

/** Checked entries of the hosted form. */
export interface GivenCard {
  readonly number: string;
  readonly holder: string;
  readonly expiryMonth: string;
  readonly expiryYear: string;
}

/** Sessions of the hosted card form, and the cards stored from them. */
export class CardSessionBook {
  readonly #clock: () => Date;
  readonly #sessions = new Map<string, CardSession>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /** A repeated call gets the session that it opened, until the visitor has finished that one. */
  open(transactionId: string, request: CardSessionRequest): CardSession {
    const known = this.all().find(
      (session) => session.transactionId === transactionId && session.state === 'init',
    );
    if (known) return known;
    const session: CardSession = {
      id: `CS${String(this.#sessions.size + 1).padStart(8, '0')}`,
      transactionId,
      createdAt: this.#clock().toISOString(),
      request,
      state: 'init',
      transactions: [],
    };
    this.#sessions.set(session.id, session);
    return session;
  }

  find(id: string): CardSession | undefined {
    return this.#sessions.get(id);
  }

  cancel(session: CardSession): CardSession {
    return this.#write({ ...session, state: 'cancelled' });
  }

  /** Asks the bank, and stores the card if it approves. */
  give(session: CardSession, { number, holder, expiryMonth, expiryYear }: GivenCard): CardSession {
    const responseText = responseTextOf(number);
    const authorised = responseText === 'APPROVED';
    const card: StoredCard = {
      ...(authorised && { id: `CARD-${session.id}` }),
      cardHolderName: holder,
      cardNumber: maskedNumber(number),
      type: cardTypeOf(number),
      dateExpiryMonth: expiryMonth,
      dateExpiryYear: expiryYear,
    };
    const transaction = { id: `TX-${session.id}`, authorised, responseText, card };
    return this.#write({ ...session, state: 'complete', transactions: [transaction] });
  }

  /** The stored card of a token. */
  storedCard(token: string): StoredCard | undefined {
    return this.all()
      .flatMap(({ transactions }) => transactions.map(({ card }) => card))
      .find(({ id }) => id === token);
  }

  all(): readonly CardSession[] {
    return [...this.#sessions.values()];
  }

  clear(): void {
    this.#sessions.clear();
  }

  #write(session: CardSession): CardSession {
    this.#sessions.set(session.id, session);
    return session;
  }
}
