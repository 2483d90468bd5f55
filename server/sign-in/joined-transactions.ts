import { AsyncLocalStorage } from 'node:async_hooks';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../store/database/tables.ts';

export interface JoinedTransactions {
  /** Runs statements in the transaction that the caller has begun, or by themselves without one. */
  readonly query: Kysely<Tables>;
  /** Begins a transaction which statements of `query` join, also those of a library that knows of no transaction. */
  inTransaction<Result>(work: (transaction: Transaction<Tables>) => Promise<Result>): Promise<Result>;
}

/** Lets a library that is given a database take part in transactions of ours. */
export function joinedTransactions(database: Kysely<Tables>): JoinedTransactions {
  const begun = new AsyncLocalStorage<Transaction<Tables>>();
  const query = new Proxy(database, {
    get(_, name) {
      const current = begun.getStore() ?? database;
      const member: unknown = Reflect.get(current, name, current);
      return typeof member === 'function' ? member.bind(current) : member;
    },
  });
  return {
    query,
    inTransaction: (work) =>
      database.transaction().execute((transaction) => begun.run(transaction, () => work(transaction))),
  };
}
