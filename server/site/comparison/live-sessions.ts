import type { KeyRing } from '../../keys/key-ring.ts';
import { openRow } from '../../keys/opened-rows.ts';
import { bindingOf } from '../../sessions/sessions.ts';
import type { Database } from '../../store/database/database.ts';

/** A stored session without anything that names its visitor. */
export interface StoredSession {
  readonly journey: string;
  /** Id of the release that it is pinned to. */
  readonly release: string;
  readonly state: unknown;
  /** Undefined if it cannot be opened. */
  readonly sensitive: unknown;
}

/** Parts of a damaged row. */
const unread = { state: undefined, sensitive: undefined };

/** Rows read at once. */
const batchSize = 200;

/** Every session that has not expired, in no order that says anything about visitors. */
export async function* liveSessions(
  { query }: Pick<Database, 'query'>,
  keys: KeyRing | undefined,
  now: number,
): AsyncIterable<StoredSession> {
  let last = { session: '', journey: '' };
  for (;;) {
    const rows = await query
      .selectFrom('sessions')
      .select(['session', 'journey', 'release_id', 'state', 'sensitive'])
      .where('expires_at', '>', now)
      .where(({ eb, or, and }) =>
        or([
          eb('session', '>', last.session),
          and([eb('session', '=', last.session), eb('journey', '>', last.journey)]),
        ]),
      )
      .orderBy('session')
      .orderBy('journey')
      .limit(batchSize)
      .execute();
    for (const { session, journey, release_id, state, sensitive } of rows) {
      const opened = openRow(keys, { state, sensitive }, bindingOf(session, journey));
      yield { journey, release: release_id, ...(opened.state === undefined ? unread : opened) };
    }
    const end = rows.at(-1);
    if (end === undefined || rows.length < batchSize) return;
    last = end;
  }
}
