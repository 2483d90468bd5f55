/** A created order. `repeats` counts later calls with the same transaction id. */
export interface Order {
  readonly orderNumber: string;
  readonly transactionId: string;
  readonly createdAt: string;
  readonly body: unknown;
  repeats: number;
}

/** Creates an order once for each transaction id, however often it is requested. */
export class OrderBook {
  readonly #clock: () => Date;
  readonly #orders = new Map<string, Order>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  create(transactionId: string, body: unknown): Order {
    const known = this.#orders.get(transactionId);
    if (known) {
      known.repeats += 1;
      return known;
    }
    const order: Order = {
      orderNumber: `SO-${String(this.#orders.size + 1).padStart(6, '0')}`,
      transactionId,
      createdAt: this.#clock().toISOString(),
      body,
      repeats: 0,
    };
    this.#orders.set(transactionId, order);
    return order;
  }

  all(): readonly Order[] {
    return [...this.#orders.values()];
  }

  clear(): void {
    this.#orders.clear();
  }
}
