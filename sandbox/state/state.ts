import { CardSessionBook } from '../card-sessions/card-session-book.ts';
import { IndexBook } from '../text-search/index-book.ts';
import { NumberedBook, SignUpBook, TicketBook } from './creation-book.ts';
import { FaultPlan } from './fault.ts';
import { Journal } from './journal.ts';
import { ObjectBook } from './object-book.ts';
import { TokenDesk } from './token-desk.ts';

type Clock = () => Date;

export interface StateOptions {
  readonly clock: Clock;
  readonly tokenLifetimeSeconds: number;
}

/** The state of all stand-ins, in memory only. */
export interface SandboxState {
  readonly clock: Clock;
  readonly faults: FaultPlan;
  readonly journal: Journal;
  readonly tokens: TokenDesk;
  readonly orders: NumberedBook<'orderNumber'>;
  readonly signUps: SignUpBook;
  readonly leads: NumberedBook<'leadNumber'>;
  readonly tickets: TicketBook;
  readonly cardSessions: CardSessionBook;
  readonly searchIndexes: IndexBook;
  readonly objects: ObjectBook;
  /** Clears everything but the tokens, which stay valid, the search indexes and the objects of buckets. */
  forget(): void;
  /** Returns to the initial state; the search indexes and the objects of buckets stay, since a site fills them once. */
  reset(): void;
}

export function createState({ clock, tokenLifetimeSeconds }: StateOptions): SandboxState {
  const faults = new FaultPlan();
  const journal = new Journal();
  const tokens = new TokenDesk(clock, tokenLifetimeSeconds);
  const books = {
    orders: new NumberedBook(clock, 'orderNumber', 'SO'),
    signUps: new SignUpBook(clock),
    leads: new NumberedBook(clock, 'leadNumber', 'LD'),
    tickets: new TicketBook(clock),
    cardSessions: new CardSessionBook(clock),
  };
  function forget(): void {
    for (const memory of [faults, journal, ...Object.values(books)]) memory.clear();
  }
  return {
    clock,
    faults,
    journal,
    tokens,
    ...books,
    searchIndexes: new IndexBook(),
    objects: new ObjectBook(),
    forget,
    reset() {
      forget();
      tokens.revokeAll();
    },
  };
}
