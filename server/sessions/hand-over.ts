import type { Kysely } from 'kysely';
import { sha256 } from '../keys/hash.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import { seal, unseal } from '../keys/seal.ts';
import type { Tables } from '../store/database/tables.ts';
import { sessionIdRows } from './session-id-rows.ts';
import type { SessionIds } from './session-ids.ts';
import type { VisitParameters } from './visits.ts';

/** Time from one request of a hand-over to the next but one: browsers make them by themselves. */
const ticketMs = 60_000;

/** A visit at one host of the site. */
interface HostVisit {
  /** Session id of the visitor at that host; undefined without one. */
  readonly id: string | undefined;
  readonly visit?: VisitParameters | undefined;
}

/** The browser at another host of the site that a ticket is for. */
interface TicketPlace {
  readonly host: string;
  /** Hash of a secret that the browser has there in a cookie. */
  readonly browser: string;
}

/** The session at the other host. */
interface TakenVisit {
  /** A new id of the same session; undefined if it is the visitor's already, or nothing is stored. */
  readonly id: string | undefined;
  readonly visit: VisitParameters | undefined;
}

/**
 * Hands the session of a visitor to another host of the site, where the cookie is not sent. A browser gets a ticket for the
 * other host only after this host has seen it leave, and the ticket is taken only from the browser that came there for it:
 * nobody can give a session to another.
 */
export interface HandOver {
  /** Says that a visitor leaves for a host; undefined if there is nothing to hand over. */
  leave(from: HostVisit, host: string): Promise<string | undefined>;
  /** A ticket, which is taken once, within a minute; undefined if the visitor has not left for that host just now. */
  ticket(left: string, from: HostVisit, place: TicketPlace): Promise<string | undefined>;
  /** @param id of the session that the visitor has there. @returns undefined for a ticket that is not for this place, old or used */
  take(ticket: string, place: TicketPlace, id: string | undefined): Promise<TakenVisit | undefined>;
}

/** The content of a ticket. */
interface Ticket {
  readonly madeAt: number;
  /** When the id that it was made with expires: the new one is not valid for longer. Undefined if nothing is stored. */
  readonly expiresAt?: number | undefined;
  readonly visit?: VisitParameters | undefined;
}

export function createHandOver({
  keys,
  query,
  ids,
  now,
}: {
  readonly keys: KeyRing;
  readonly query: Kysely<Tables>;
  readonly ids: SessionIds;
  readonly now: () => number;
}): HandOver {
  const { find } = sessionIdRows(query, ids, now);
  const isRecent = (time: number) => time <= now() && now() < time + ticketMs;
  const sessionOf = async ({ id }: HostVisit) => (id === undefined ? undefined : await find(id));
  /** Whether a visitor has answers, or has parameters of a visit. */
  const hasAnything = async (from: HostVisit) => {
    const session = await sessionOf(from);
    if (from.visit !== undefined || session === undefined) return from.visit !== undefined;
    const row = query.selectFrom('sessions').select('journey').where('session', '=', session);
    return (await row.where('expires_at', '>', now()).limit(1).executeTakeFirst()) !== undefined;
  };

  return {
    async leave(from, host) {
      return (await hasAnything(from)) ? seal(keys, String(now()), leavingOf(from, host)) : undefined;
    },
    async ticket(left, from, place) {
      const leftAt = unseal(keys, left, leavingOf(from, place.host));
      if (leftAt === undefined || !isRecent(Number(leftAt))) return undefined;
      const { id, visit } = from;
      const session = await sessionOf(from);
      const expiresAt = id !== undefined && session !== undefined ? ids.expiryOf(id) : undefined;
      const made: Ticket = { madeAt: now(), expiresAt, visit };
      const ticket = seal(keys, JSON.stringify(made), bindingOf(place));
      if (session !== undefined) {
        const row = { id: rowOf(ticket), session, replaces: null, expires_at: now() + ticketMs };
        await query.insertInto('session_ids').values(row).execute();
      }
      return ticket;
    },
    async take(ticket, place, id) {
      const text = unseal(keys, ticket, bindingOf(place));
      if (text === undefined) return undefined;
      // Only `ticket` writes this text.
      const { madeAt, expiresAt, visit } = JSON.parse(text) as Ticket;
      if (!isRecent(madeAt)) return undefined;
      if (expiresAt === undefined) return { id: undefined, visit };
      return await query.transaction().execute(async (connection) => {
        // One of several requests with the ticket deletes the row.
        const taken = await connection
          .deleteFrom('session_ids')
          .where('id', '=', rowOf(ticket))
          .returning('session')
          .executeTakeFirst();
        if (taken === undefined) return undefined;
        const { session } = taken;
        if (id !== undefined && (await find(id, connection)) === session) return { id: undefined, visit };
        const issued = ids.issue(expiresAt);
        await connection
          .insertInto('session_ids')
          .values({ id: sha256(issued), session, replaces: null, expires_at: ids.expiryOf(issued) })
          .execute();
        return { id: issued, visit };
      });
    },
  };
}

function leavingOf({ id = '' }: HostVisit, host: string): string {
  return `leave\n${sha256(id)}\n${host}`;
}

function bindingOf({ host, browser }: TicketPlace): string {
  return `ticket\n${host}\n${browser}`;
}

/** The row of a ticket, which no cookie can name: those name ids that are signed. */
function rowOf(ticket: string): string {
  return sha256(`ticket\n${ticket}`);
}
