import type { Generated } from 'kysely';

/** A document body under the hash of its canonical JSON; `body` is the text as its author wrote it. */
interface RevisionTable {
  hash: string;
  document_id: string;
  kind: string;
  body: string;
}

/** An immutable map from document id to revision, told by its entries. Dates are ISO 8601, UTC. */
interface ReleaseTable {
  id: string;
  sequence: number;
  parent_id: string | null;
  author: string;
  message: string;
  created_at: string;
  /** The version of the check that found it without errors, if known. */
  checked_by: string | null;
  /** ISO 8601, UTC: when its entries were deleted; null while it is kept whole. */
  retired_at: Generated<string | null>;
}

interface ReleaseEntryTable {
  release_id: string;
  document_id: string;
  hash: string;
}

/** Named pointers to releases; there is one, `live`. */
interface PointerTable {
  name: string;
  release_id: string | null;
}

/** A draft; `body` is null once it is gone, so that its revision number is never given out twice. */
interface DraftTable {
  document_id: string;
  base_hash: string | null;
  body: string | null;
  revision: number;
  author: string;
  updated_at: string;
}

/** What was done, by whom, to what; `detail` is JSON. */
interface AuditTable {
  id: Generated<number>;
  at: string;
  actor: string;
  action: string;
  subject: string;
  detail: string;
}

/** An id that a visitor's cookie may hold, as its SHA-256; several may stand for one session. */
interface SessionIdTable {
  id: string;
  session: string;
  /** The id it was given out in place of, until it is first used. */
  replaces: string | null;
  expires_at: number;
}

/** A visitor's journey; `session` is named by `session_ids`, `expires_at` is milliseconds since the epoch. */
interface SessionTable {
  session: string;
  journey: string;
  revision: number;
  run: string;
  /** The run that the session began with. */
  first_run: string;
  release_id: string;
  state: string;
  sensitive: string;
  expires_at: number;
}

/**
 * A submission: recorded before it is sent, one row a run and step. Times are milliseconds since the epoch: `forget_at`
 * says when what is personal goes, `expires_at` when the row does.
 */
interface SubmissionTable {
  run_key: string;
  step: string;
  journey: string;
  run: string;
  fingerprint: string;
  state: string;
  attempt: number;
  owner: string;
  lease_until: number;
  journal: string;
  outcome: string | null;
  /** JSON: the calls whose outcome nobody knows; null when there are none. */
  unknown: string | null;
  began_at: number;
  forget_at: number;
  expires_at: number;
}

/** A call that nobody waits for; `content` is sealed JSON. Times are milliseconds since the epoch. */
export interface OutboxTable {
  transaction_id: string;
  operation: string;
  content: string;
  /** `waiting`, `sent` or `given-up`. */
  state: string;
  attempts: number;
  owner: string;
  /** When the call is to be made; while somebody is making it, when that claim runs out. */
  due_at: number;
  reason: string;
  created_at: number;
  expires_at: number;
  /** The journey's run that asked for the call, and the release it is made by; '' where neither is known. */
  run: Generated<string>;
  release_id: Generated<string>;
}

/** How often a client has called, where instances count together; `expire` is milliseconds since the epoch. */
interface ClientLimitTable {
  key: string;
  points: number;
  expire: number | null;
}

/** Work that one instance at a time does. Times are milliseconds since the epoch; `report` is JSON. */
interface JobTable {
  name: string;
  owner: string;
  lease_until: number;
  /** When it is to be done next. */
  due_at: number;
  /** How it ended the last time. */
  report: string | null;
}

export interface Tables {
  revisions: RevisionTable;
  releases: ReleaseTable;
  release_entries: ReleaseEntryTable;
  pointers: PointerTable;
  drafts: DraftTable;
  audit: AuditTable;
  session_ids: SessionIdTable;
  sessions: SessionTable;
  submissions: SubmissionTable;
  outbox: OutboxTable;
  client_limits: ClientLimitTable;
  jobs: JobTable;
}
