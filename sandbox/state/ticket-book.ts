/** Data of a customer, as `ticket-schema.ts` checks it. */
export type TicketFields = Readonly<Record<string, unknown>>;

export interface Ticket {
  readonly id: string;
  readonly transactionId: string;
  readonly createdAt: string;
  /** Current values, after every update. */
  fields: TicketFields;
  /** Changes of each update, oldest first. */
  readonly updates: TicketFields[];
  repeats: number;
}

const firstId = 35_001;

/** Support tickets: created once for each transaction id, then filled in. */
export class TicketBook {
  readonly #clock: () => Date;
  readonly #tickets = new Map<string, Ticket>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  create(transactionId: string, fields: TicketFields): Ticket {
    const known = this.all().find((ticket) => ticket.transactionId === transactionId);
    if (known) {
      known.repeats += 1;
      return known;
    }
    const ticket: Ticket = {
      id: String(firstId + this.#tickets.size),
      transactionId,
      createdAt: this.#clock().toISOString(),
      fields,
      updates: [],
      repeats: 0,
    };
    this.#tickets.set(ticket.id, ticket);
    return ticket;
  }

  /** Undefined when the ticket does not exist. */
  update(id: string, changes: TicketFields): Ticket | undefined {
    const ticket = this.#tickets.get(id);
    if (!ticket) return undefined;
    ticket.fields = { ...ticket.fields, ...changes };
    ticket.updates.push(changes);
    return ticket;
  }

  all(): readonly Ticket[] {
    return [...this.#tickets.values()];
  }

  clear(): void {
    this.#tickets.clear();
  }
}
