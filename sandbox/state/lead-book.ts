/** A created lead. `repeats` counts later calls with the same transaction id. */
export interface Lead {
  readonly leadNumber: string;
  readonly transactionId: string;
  readonly createdAt: string;
  readonly body: unknown;
  repeats: number;
}

/** Creates a lead once for each transaction id, however often it is requested. */
export class LeadBook {
  readonly #clock: () => Date;
  readonly #leads = new Map<string, Lead>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  create(transactionId: string, body: unknown): Lead {
    const known = this.#leads.get(transactionId);
    if (known) {
      known.repeats += 1;
      return known;
    }
    const lead: Lead = {
      leadNumber: `LD-${String(this.#leads.size + 1).padStart(6, '0')}`,
      transactionId,
      createdAt: this.#clock().toISOString(),
      body,
      repeats: 0,
    };
    this.#leads.set(transactionId, lead);
    return lead;
  }

  all(): readonly Lead[] {
    return [...this.#leads.values()];
  }

  clear(): void {
    this.#leads.clear();
  }
}
