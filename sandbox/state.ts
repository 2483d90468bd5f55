import { FaultPlan } from './control/fault.ts';
import { Journal } from './control/journal.ts';
import { OrderBook } from './provider/order-book.ts';
import { TokenDesk } from './provider/token-desk.ts';

export type Clock = () => Date;

export interface StateOptions {
  readonly clock: Clock;
  readonly tokenLifetimeSeconds: number;
}

/** Everything the stand-ins remember. Nothing survives the process. */
export interface SandboxState {
  readonly clock: Clock;
  readonly faults: FaultPlan;
  readonly journal: Journal;
  readonly tokens: TokenDesk;
  readonly orders: OrderBook;
  reset(): void;
}

export function createState({ clock, tokenLifetimeSeconds }: StateOptions): SandboxState {
  const faults = new FaultPlan();
  const journal = new Journal();
  const tokens = new TokenDesk(clock, tokenLifetimeSeconds);
  const orders = new OrderBook(clock);
  return {
    clock,
    faults,
    journal,
    tokens,
    orders,
    reset() {
      faults.clear();
      journal.clear();
      tokens.revokeAll();
      orders.clear();
    },
  };
}
