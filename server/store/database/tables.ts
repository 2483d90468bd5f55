import type { Generated } from 'kysely';
import type { PeopleTables } from './people-tables.ts';

/** A document's body under the hash of its canonical JSON; `body` is the author's text. */
interface RevisionTable {
  hash: string;
  document_id: string;
  kind: string;
  body: string;
}

/** An immutable map from document id to revision, defined by its entries. Dates are ISO 8601, UTC. */
interface ReleaseTable {
  id: string;
  sequence: number;
  parent_id: string | null;
  author: string;
  message: string;
  created_at: string;
  /** Version of the check that found no errors in it, if known. */
  checked_by: string | null;
  /** JSON: the warnings that this check found, if known. */
  warnings: Generated<string | null>;
  /** When its entries were deleted (ISO 8601, UTC); null while they exist. */
  retired_at: Generated<string | null>;
  /** The release that its entries are changes of: itself if `release_entries` has all of them. */
  entries_of: string | null;
}

/** An entry of a release, and of those made from it that do not change it. */
interface ReleaseEntryTable {
  release_id: string;
  document_id: string;
  hash: string;
}

/** An entry in which a release differs from the one that it was made from; `hash` is null without the document. */
interface ReleaseChangeTable {
  release_id: string;
  document_id: string;
  hash: string | null;
}

/** A picture or file under the SHA-256 of its bytes; `added_at` is ISO 8601, UTC. */
interface AssetTable {
  hash: string;
  type: string;
  size: number;
  added_at: string;
  /** Name of the object with the bytes in the bucket; null if they are in `asset_parts`. */
  object: string | null;
}

/** An object of the bucket that no asset names: it is being written, its asset is gone, or writing it failed. */
interface LooseObjectTable {
  object: string;
  since: string;
}

/** A part of an asset's bytes; all but the last are of the same size. */
interface AssetPartTable {
  hash: string;
  position: number;
  bytes: Uint8Array;
}

/** A picture made from an asset, which is stored like one. */
interface AssetVariantTable {
  source: string;
  name: string;
  hash: string;
}

/** A change that is to go live at a time; dates are ISO 8601, UTC. */
interface ScheduledReleaseTable {
  id: string;
  due_at: string;
  author: string;
  message: string;
  /** JSON: what is published, and what it was made from. */
  content: string;
  /** JSON: why it did not go live; null while it waits. */
  refusal: string | null;
}

/** Named pointers to releases; the only one is `live`. */
interface PointerTable {
  name: string;
  release_id: string | null;
}

/** Named drafts; dates are ISO 8601, UTC. */
interface ChangeSetTable {
  id: string;
  name: string;
  state: string;
  base_release: string | null;
  revision: number;
  author: string;
  created_at: string;
  updated_at: string;
}

/** A draft: a `text`, or one that `removes` its document. Deleted ones stay as `gone`, so that no revision number is used twice. */
interface DraftTable {
  change_set: string;
  document_id: string;
  state: string;
  base_hash: string | null;
  body: string | null;
  revision: number;
  author: string;
  updated_at: string;
}

/** A remark about a change set, or about a place in one of its documents. */
interface CommentTable {
  id: string;
  change_set: string;
  document_id: string | null;
  part: string | null;
  body: string;
  author: string;
  created_at: string;
  /** Who said that it is settled. */
  resolved_by: string | null;
}

/** A link to the preview of a change set, under the SHA-256 of its token; dates are ISO 8601, UTC. */
interface PreviewLinkTable {
  token_hash: string;
  change_set: string;
  author: string;
  created_at: string;
  expires_at: string;
}

/** A running process of the site, and the release that it shows; `seen_at` is milliseconds since the epoch. */
interface InstanceTable {
  id: string;
  release_id: string | null;
  seen_at: number;
}

/** A person who has a change set open in a tab; `seen_at` is milliseconds since the epoch. */
interface PresenceTable {
  change_set: string;
  person: string;
  tab: string;
  /** Path of the page that shows there. */
  path: string | null;
  document_id: string | null;
  pointer: string | null;
  seen_at: number;
}

/** One action: what was done, by whom, to what; `detail` is JSON. */
interface AuditTable {
  id: Generated<number>;
  at: string;
  actor: string;
  action: string;
  subject: string;
  detail: string;
  /** Hash of the entry before, and of this one; null in entries that an older version wrote. */
  previous: Generated<string | null>;
  hash: Generated<string | null>;
}

/** The chain of the audit log: the hash that its oldest entry follows, and that of its last. */
interface AuditChainTable {
  name: string;
  start: string;
  head: string;
}

/** An id in a visitor's cookie, as its SHA-256; several may belong to one session. */
interface SessionIdTable {
  id: string;
  session: string;
  /** The id that it replaces, until it is first used. */
  replaces: string | null;
  expires_at: number;
}

/** A visitor's journey; `session` refers to `session_ids`, `expires_at` is milliseconds since the epoch. */
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
 * A file that a visitor gave to a field of a journey; `session` refers to `session_ids`. Times are milliseconds since the
 * epoch.
 */
interface VisitorFileTable {
  id: string;
  session: string;
  journey: string;
  field: string;
  /** Bytes that it takes, and while it arrives those that it has taken so far. */
  size: number;
  /** Sealed JSON: its name, its type and the key of its bytes; null while it arrives. */
  about: string | null;
  /** When it is deleted if the session does not keep it. */
  expires_at: number;
}

/** A part of a visitor's file, encrypted with the key of the file. */
interface VisitorFilePartTable {
  file: string;
  position: number;
  bytes: Uint8Array;
}

/**
 * A run that a visitor has saved to come back to, under the SHA-256 of the token in the link. Times are milliseconds
 * since the epoch.
 */
interface SavedRunTable {
  id: string;
  journey: string;
  run: string;
  release_id: string;
  /** Keyed hash of the address that the link was sent to. */
  address: string;
  /** Keyed hash of the code; null once the row opens nothing any more. */
  code: string | null;
  /** How many codes may still be tried. */
  tries: number;
  /** Sealed JSON: the state of the run; '' once it is not needed any more. */
  content: string;
  /** The session id, as its SHA-256, of the browser that came back with the code. */
  used_by: string | null;
  used_at: number | null;
  /** The session that the run was put into. */
  session: string | null;
  saved_at: number;
  expires_at: number;
}

/**
 * A submission, recorded before it is sent, one row per run and step. Times are milliseconds since the epoch:
 * personal content is deleted at `forget_at`, the row at `expires_at`.
 */
interface SubmissionTable {
  run_key: string;
  step: string;
  journey: string;
  run: string;
  fingerprint: string;
  /** `started`, `finished`, `failed`, or `settled` by people as arrived. */
  state: string;
  attempt: number;
  owner: string;
  lease_until: number;
  journal: string;
  outcome: string | null;
  /** JSON: the calls whose outcome is unknown; null if there are none. */
  unknown: string | null;
  began_at: number;
  forget_at: number;
  expires_at: number;
}

/** An unawaited call; `content` is sealed JSON. Times are milliseconds since the epoch. */
export interface OutboxTable {
  transaction_id: string;
  operation: string;
  content: string;
  /** `waiting`, `sent` or `given-up`. */
  state: string;
  attempts: number;
  owner: string;
  /** When the call is to be made; while an instance is making it, when its claim expires. */
  due_at: number;
  reason: string;
  created_at: number;
  expires_at: number;
  /** The journey's run that asked for the call, and the release to make it with; '' if unknown. */
  run: Generated<string>;
  release_id: Generated<string>;
}

/** Calls of a client, where instances share their counts; `expire` is milliseconds since the epoch. */
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
  /** When it is due next. */
  due_at: number;
  /** Report of the last run. */
  report: string | null;
}

export interface Tables extends PeopleTables {
  revisions: RevisionTable;
  releases: ReleaseTable;
  release_entries: ReleaseEntryTable;
  release_changes: ReleaseChangeTable;
  assets: AssetTable;
  asset_parts: AssetPartTable;
  asset_variants: AssetVariantTable;
  loose_objects: LooseObjectTable;
  scheduled_releases: ScheduledReleaseTable;
  pointers: PointerTable;
  change_sets: ChangeSetTable;
  drafts: DraftTable;
  comments: CommentTable;
  preview_links: PreviewLinkTable;
  instances: InstanceTable;
  presence: PresenceTable;
  audit: AuditTable;
  audit_chain: AuditChainTable;
  session_ids: SessionIdTable;
  sessions: SessionTable;
  visitor_files: VisitorFileTable;
  visitor_file_parts: VisitorFilePartTable;
  saved_runs: SavedRunTable;
  submissions: SubmissionTable;
  outbox: OutboxTable;
  client_limits: ClientLimitTable;
  jobs: JobTable;
}
