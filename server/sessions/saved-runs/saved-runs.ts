import { randomBytes, randomInt } from 'node:crypto';
import type { Kysely } from 'kysely';
import { sha256 } from '../../keys/hash.ts';
import type { Key, KeyRing } from '../../keys/key-ring.ts';
import { seal, unseal } from '../../keys/seal.ts';
import { isSigned, sign } from '../../keys/signature.ts';
import type { Tables } from '../../store/database/tables.ts';

type Connection = Kysely<Tables>;

/** A run to keep, as it is now. */
export interface RunToKeep {
  readonly journey: string;
  readonly run: string;
  readonly release: string;
  /** JSON. */
  readonly state: unknown;
  readonly address: string;
  /** Milliseconds since the epoch. */
  readonly expiresAt: number;
}

/** The parts of what is sent; neither opens anything without the other. */
interface ReturnKeys {
  readonly token: string;
  readonly code: string;
}

/** A visitor's attempt to come back. */
export interface ReturnAttempt extends ReturnKeys {
  readonly journey: string;
  /** The session id of the browser; undefined without one. */
  readonly browser: string | undefined;
}

/** A run as it was kept. */
export type KeptRun = Pick<RunToKeep, 'journey' | 'run' | 'release' | 'state'>;

type ReturnOutcome =
  | { readonly outcome: 'opened'; readonly session: string }
  /** The same browser had come back already, and may not have had the answer: the session of then. */
  | { readonly outcome: 'again'; readonly session: string }
  /** For whatever reason: who asks must not learn it. */
  | { readonly outcome: 'refused' };

/** Runs that visitors have saved to come back to, sealed. */
export interface SavedRuns {
  /**
   * The message that may be sent for a run to an address now: `nothing` after too many messages to the address or of the run, and
   * `again` if that run was sent there just now.
   */
  maySend(run: string, address: string): Promise<'yes' | 'again' | 'nothing'>;
  /** Keeps a run, in the given transaction. What was kept of it before no longer opens anything. */
  keep(run: RunToKeep, connection: Connection): Promise<ReturnKeys>;
  /** Keeps the state of a run as it is now under the token and the code that were sent for it just before. */
  keepAgain(run: RunToKeep, connection: Connection): Promise<void>;
  /**
   * Tries a code. With the right one the run is put back in the same transaction in which the code is used up.
   *
   * @param putBack puts it into a session, and returns that
   */
  open(
    attempt: ReturnAttempt,
    putBack: (run: KeptRun, connection: Connection) => Promise<string>,
  ): Promise<ReturnOutcome>;
  /** Has a run that was sent, or whose answers were deleted, open nothing any more; in the given transaction, if any. */
  close(run: string, connection?: Connection): Promise<void>;
}

const dayMs = 24 * 3_600_000;
/** Most messages in a day to one address, and of one run. */
const mostADay = 5;
/** A press that is repeated within this time, as because its answer was lost, sends nothing more. */
const repeatMs = 30_000;
/** How long the browser that has used a code may use it again, as because the answer was lost. */
const againMs = 10 * 60_000;
const mostTries = 5;
const codeDigits = 6;

export function createSavedRuns({
  keys,
  query,
  now,
}: {
  readonly keys: KeyRing;
  readonly query: Connection;
  readonly now: () => number;
}): SavedRuns {
  /** Counts the messages since a time that were sent to an address, or of a run. */
  async function sentSince(since: number, column: 'address' | 'run', values: readonly string[]) {
    const found = await query
      .selectFrom('saved_runs')
      .select(['run', 'address', 'saved_at'])
      .where(column, 'in', values)
      .where('saved_at', '>', since)
      .orderBy('saved_at', 'desc')
      .limit(mostADay)
      .execute();
    return found;
  }

  return {
    async maySend(run, address) {
      const hashes = keys.map((key) => addressHash(key, address));
      const toAddress = await sentSince(now() - dayMs, 'address', hashes);
      const ofRun = await sentSince(now() - dayMs, 'run', [run]);
      const isAgain = toAddress.some((sent) => sent.run === run && sent.saved_at > now() - repeatMs);
      if (isAgain) return 'again';
      return toAddress.length < mostADay && ofRun.length < mostADay ? 'yes' : 'nothing';
    },
    async keep({ journey, run, release, state, address, expiresAt }, connection) {
      const token = randomBytes(16).toString('base64url');
      const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
      const id = sha256(token);
      await close(run, connection);
      await connection
        .insertInto('saved_runs')
        .values({
          id,
          journey,
          run,
          release_id: release,
          address: addressHash(keys[0], address),
          code: sign(keys, 'return-code', codeOf(id, code)).toString('base64url'),
          tries: mostTries,
          content: seal(keys, JSON.stringify(state), bindingOf(id)),
          used_by: null,
          used_at: null,
          session: null,
          saved_at: now(),
          expires_at: expiresAt,
        })
        .execute();
      return { token, code };
    },
    async keepAgain({ run, release, state, address }, connection) {
      const hashes = keys.map((key) => addressHash(key, address));
      const rows = await connection
        .selectFrom('saved_runs')
        .select('id')
        .where('run', '=', run)
        .where('address', 'in', hashes)
        .where('code', 'is not', null)
        .where('used_by', 'is', null)
        .execute();
      for (const { id } of rows) {
        await connection
          .updateTable('saved_runs')
          .set({ release_id: release, content: seal(keys, JSON.stringify(state), bindingOf(id)) })
          .where('id', '=', id)
          .where('used_by', 'is', null)
          .execute();
      }
    },
    async open({ token, code, journey, browser }, putBack) {
      const id = sha256(token);
      // Counted before the code is looked at, so that no number of requests at once has more tries.
      const row = await query
        .updateTable('saved_runs')
        .set(({ eb }) => ({ tries: eb('tries', '-', 1) }))
        .where('id', '=', id)
        .where('journey', '=', journey)
        .where('code', 'is not', null)
        .where('tries', '>', 0)
        .where('expires_at', '>', now())
        .returningAll()
        .executeTakeFirst();
      if (!row?.code) return refused;
      const given = Buffer.from(row.code, 'base64url');
      if (!isSigned(keys, 'return-code', codeOf(id, code), given)) return refused;
      const usedBy = sha256(browser ?? '');
      if (row.used_by !== null) {
        const { session, used_at } = row;
        const isSame = row.used_by === usedBy && (used_at ?? 0) > now() - againMs;
        return isSame && session !== null && browser !== undefined ? { outcome: 'again', session } : refused;
      }
      const text = unseal(keys, row.content, bindingOf(id));
      if (text === undefined) return refused;
      const { run, release_id: release } = row;
      // Only `keep` writes this text.
      const kept: KeptRun = { journey, run, release, state: JSON.parse(text) };
      return await query.transaction().execute(async (connection): Promise<ReturnOutcome> => {
        const used = await connection
          .updateTable('saved_runs')
          .set({ used_by: usedBy, used_at: now(), content: '' })
          .where('id', '=', id)
          .where('code', 'is not', null)
          .where('used_by', 'is', null)
          .executeTakeFirst();
        // Another device was first, or the run was sent meanwhile.
        if (used.numUpdatedRows === 0n) return refused;
        const session = await putBack(kept, connection);
        await connection.updateTable('saved_runs').set({ session }).where('id', '=', id).execute();
        return { outcome: 'opened', session };
      });
    },
    close: (run, connection) => close(run, connection),
  };

  /** The rows stay until they expire, since messages are counted by them. */
  async function close(run: string, connection: Connection = query): Promise<void> {
    await connection
      .updateTable('saved_runs')
      .set({ code: null, content: '', session: null, used_by: null, used_at: null })
      .where('run', '=', run)
      .where('code', 'is not', null)
      .execute();
  }
}

const refused = { outcome: 'refused' } as const;

/** The same for every way to write one address in small and capital letters. */
function addressHash(key: Key, address: string): string {
  return sign([key], 'return-address', address.trim().toLowerCase()).toString('base64url');
}

function codeOf(id: string, code: string): string {
  return `${id}\n${code}`;
}

function bindingOf(id: string): string {
  return `saved-run\n${id}`;
}
