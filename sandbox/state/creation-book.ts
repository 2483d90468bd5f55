/** Something that a call has created. */
interface Creation {
  readonly transactionId: string;
  readonly createdAt: string;
}

/** Creates one entry for each transaction id, however often it is requested. */
class CreationBook<Entry extends Creation> {
  readonly #clock: () => Date;
  readonly #entries = new Map<string, Entry>();

  constructor(clock: () => Date) {
    this.#clock = clock;
  }

  /**
   * The entry of a transaction id, which a repeated call gets again.
   *
   * @param make makes a new entry; `count` is 1 for the first of the book
   */
  protected enter(
    transactionId: string,
    make: (created: Creation, count: number) => Entry,
    onRepeat: (known: Entry) => void,
  ): Entry {
    const known = this.#entries.get(transactionId);
    if (known) {
      onRepeat(known);
      return known;
    }
    const created = { transactionId, createdAt: this.#clock().toISOString() };
    const entry = make(created, this.#entries.size + 1);
    this.#entries.set(transactionId, entry);
    return entry;
  }

  all(): readonly Entry[] {
    return [...this.#entries.values()];
  }

  clear(): void {
    this.#entries.clear();
  }
}

/** A created order or lead, under a name for its number. `repeats` counts later calls with the same transaction id. */
type Numbered<Name extends string> = Creation & { readonly [name in Name]: string } & {
  readonly body: unknown;
  repeats: number;
};

/** Orders or leads. */
export class NumberedBook<Name extends string> extends CreationBook<Numbered<Name>> {
  readonly #name: Name;
  readonly #prefix: string;

  constructor(clock: () => Date, name: Name, prefix: string) {
    super(clock);
    this.#name = name;
    this.#prefix = prefix;
  }

  create(transactionId: string, body: unknown): Numbered<Name> {
    return this.enter(
      transactionId,
      (created, count) => {
        const number = { [this.#name]: numberOf(this.#prefix, count) } as { readonly [name in Name]: string };
        return { ...number, ...created, body, repeats: 0 };
      },
      (known) => {
        known.repeats += 1;
      },
    );
  }
}

/** The two routes of a sign-up. */
export type SignUpRoute = 'provider' | 'site-api';

/** A created sign-up. `repeats` are later calls with the same transaction id, by either route. */
interface SignUp extends Creation {
  readonly signUpNumber: string;
  readonly route: SignUpRoute;
  readonly body: unknown;
  readonly repeats: SignUpRoute[];
}

export class SignUpBook extends CreationBook<SignUp> {
  create(route: SignUpRoute, transactionId: string, body: unknown): SignUp {
    return this.enter(
      transactionId,
      (created, count) => ({ signUpNumber: numberOf('SR', count), route, ...created, body, repeats: [] }),
      (known) => known.repeats.push(route),
    );
  }
}

function numberOf(prefix: string, count: number): string {
  return `${prefix}-${String(count).padStart(6, '0')}`;
}

/** Data of a customer, as the schemas of the site's back end check it. */
export type TicketFields = Readonly<Record<string, unknown>>;

interface Ticket extends Creation {
  readonly id: string;
  /** Current values, after every update. */
  fields: TicketFields;
  /** Changes of each update, oldest first. */
  readonly updates: TicketFields[];
  repeats: number;
}

const beforeFirstId = 35_000;

/** Support tickets: created, then filled in. */
export class TicketBook extends CreationBook<Ticket> {
  create(transactionId: string, fields: TicketFields): Ticket {
    return this.enter(
      transactionId,
      (created, count) => ({
        id: String(beforeFirstId + count),
        ...created,
        fields,
        updates: [],
        repeats: 0,
      }),
      (known) => {
        known.repeats += 1;
      },
    );
  }

  /** Undefined when the ticket does not exist. */
  update(id: string, changes: TicketFields): Ticket | undefined {
    const ticket = this.all().find((each) => each.id === id);
    if (!ticket) return undefined;
    ticket.fields = { ...ticket.fields, ...changes };
    ticket.updates.push(changes);
    return ticket;
  }
}
