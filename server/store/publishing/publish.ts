import type { Problem } from '#engine';
import { findMissingBytes } from '../assets/find-missing-bytes.ts';
import { recordAudit } from '../audit.ts';
import { commonSet, lockPublishable, markPublished } from '../change-sets.ts';
import type { StoreContext } from '../context.ts';
import { retireDraft } from '../drafts.ts';
import { guardFor } from '../limits.ts';
import {
  type DocumentChange,
  diffEntries,
  type Entries,
  type Release,
  readDocuments,
  readLiveId,
  readReleaseRow,
} from '../releases.ts';
import { applyChange, type Change, type ChangeRequest, entriesOf, readChange, textsOf } from './change.ts';
import { noteChecked } from './checked-releases.ts';
import { describeConflict, findCollision, type PublishConflict } from './conflict.ts';
import { type ProofRefusal, prove } from './prove.ts';
import type { ReleaseReport } from './release-report.ts';
import { insertScheduled, removeScheduled, type ScheduledRelease } from './scheduled.ts';
import {
  identifyRelease,
  insertRelease,
  insertRevisions,
  lastSequence,
  lockPointer,
  movePointer,
} from './write-release.ts';

/** A change to publish, on top of the live release. */
export interface PublishRequest extends ChangeRequest {
  readonly author: string;
  readonly message: string;
  /**
   * The release that the author saw; if another is live, that is a conflict. If omitted, any live release is
   * accepted.
   */
  readonly expectedLive?: string | null;
  /** Codes of warnings that the author accepts; any other warning that the live release does not have refuses. */
  readonly accept?: readonly string[] | 'all';
  /** When it is to go live (ISO 8601, UTC); at once if omitted. */
  readonly at?: string;
  /** Id of the person of the studio who publishes, who has to be allowed to when it goes live, too. */
  readonly person?: string;
}

export type PublishOutcome =
  /** With the warnings that the release before did not have, and what differs from it. */
  | {
      readonly outcome: 'published';
      readonly release: Release;
      readonly problems: readonly Problem[];
      readonly changes: readonly DocumentChange[];
    }
  | { readonly outcome: 'unchanged'; readonly release: Release }
  /** It goes live at its time, if it may then. */
  | {
      readonly outcome: 'scheduled';
      readonly scheduled: ScheduledRelease;
      readonly problems: readonly Problem[];
    }
  /** The change set of the drafts may not go live in its state. */
  | { readonly outcome: 'closed' }
  | ProofRefusal
  | PublishConflict;

/** Proves the whole release that the request would make, then makes it live in one transaction. */
export async function publish(
  context: StoreContext,
  request: PublishRequest,
  action: 'publish' | 'seed' = 'publish',
): Promise<PublishOutcome> {
  const read = await readChange(context, request);
  if ('problems' in read) return { outcome: 'refused', problems: read.problems };
  return await publishChange(context, request, read, action);
}

/**
 * Publishes a change whose texts have been read.
 *
 * @param scheduled id of the scheduled release that it is: it goes live once, or not if it was cancelled
 */
export async function publishChange(
  context: StoreContext,
  request: PublishRequest,
  read: Change,
  action: 'publish' | 'seed',
  scheduled?: string,
): Promise<PublishOutcome> {
  const { query } = context.database;
  const problems = await findMissingBytes(query, read.changed);
  if (problems.length > 0) return { outcome: 'refused', problems };
  const guard = await guardFor(request);
  for (;;) {
    const live = await readLiveId(query);
    // Below, this change is written on top of this release, or nothing is.
    await guard(query, textsOf(read));
    if (request.expectedLive !== undefined && request.expectedLive !== live) {
      return describeConflict(context, request.expectedLive, live, read);
    }
    const collision = await findCollision(context, live, read);
    if (collision !== undefined) return collision;

    const before = live === null ? [] : await readDocuments(query, live);
    const documents = applyChange(before, read);
    const proof = await prove(context, { live, before, documents, accept: request.accept ?? [] });
    if (proof.outcome !== 'proved') return proof;
    const { warnings: problems } = proof.report;
    const entries = { before: entriesOf(before), after: entriesOf(documents) };
    if (request.at !== undefined) {
      const release = live === null ? undefined : await readReleaseRow(query, live);
      if (release === undefined) return { outcome: 'refused', problems: [nothingLive] };
      if (read.changed.length === 0 && read.removed.length === 0) return { outcome: 'unchanged', release };
      const change = madeFrom(entries.before, read);
      const accept = proof.report.accepted;
      const waiting = await insertScheduled(context, { ...request, dueAt: request.at }, change, accept);
      return waiting === undefined
        ? { outcome: 'closed' }
        : { outcome: 'scheduled', scheduled: waiting, problems };
    }
    const changes = diffEntries(entries.before, entries.after);
    const written = await writeRelease(context, {
      live,
      entries: entries.after,
      changes,
      change: read,
      request,
      action,
      proof,
      scheduled,
    });
    if (written === 'unchanged') {
      const release = live === null ? undefined : await readReleaseRow(query, live);
      if (release !== undefined) return { outcome: 'unchanged', release };
    } else if (written === 'closed') {
      return { outcome: 'closed' };
    } else if (written !== 'overtaken') {
      return { outcome: 'published', release: written, problems, changes };
    }
    // Another release went live between the check and the transaction: start again from that one.
  }
}

interface Writing {
  readonly live: string | null;
  /** Entries of the new release, and how they differ from those of the live one. */
  readonly entries: Entries;
  readonly changes: readonly DocumentChange[];
  readonly change: Change;
  readonly request: PublishRequest;
  readonly action: 'publish' | 'seed';
  readonly scheduled: string | undefined;
  readonly proof: { readonly warnings: readonly Problem[]; readonly report: ReleaseReport };
}

async function writeRelease(
  context: StoreContext,
  writing: Writing,
): Promise<Release | 'unchanged' | 'overtaken' | 'closed'> {
  const { live, entries, changes, change, request, action, proof, scheduled } = writing;
  const { author, message } = request;
  return await context.database.query.transaction().execute(async (transaction) => {
    if (!(await lockPointer(transaction, live))) return 'overtaken';
    if (scheduled !== undefined && !(await removeScheduled(transaction, scheduled))) return 'unchanged';
    const createdAt = context.now().toISOString();
    const { changeSet = commonSet } = change;
    const isDue = scheduled !== undefined;
    const needsApproval = context.fourEyes && action === 'publish';
    if (!(await lockPublishable(transaction, changeSet, { isDue, needsApproval }))) return 'closed';
    for (const draft of change.drafts)
      await retireDraft(transaction, changeSet, draft, entries.get(draft.id) ?? null);
    const isSetLive = await markPublished(transaction, changeSet, createdAt);
    if (changes.length === 0 && live !== null) return 'unchanged';
    await insertRevisions(transaction, change.changed);
    const sequence = (await lastSequence(transaction)) + 1;
    const release = identifyRelease({ sequence, parent: live, author, message, createdAt }, entries);
    await insertRelease(transaction, release, entries, changes);
    await noteChecked(transaction, context, release.id, proof.warnings);
    await movePointer(transaction, release.id);
    const detail = { sequence, parent: live, message, changes, report: proof.report, changeSet };
    const entry = { at: createdAt, actor: author };
    if (isSetLive)
      await recordAudit(transaction, {
        ...entry,
        action: 'change-changes',
        subject: changeSet,
        detail: { state: 'published', release: release.id },
      });
    await recordAudit(transaction, { ...entry, action, subject: release.id, detail });
    return release;
  });
}

const nothingLive: Problem = {
  code: 'no-such-release',
  severity: 'error',
  document: 'release',
  pointer: '',
  message: 'Nothing is live that a scheduled release could change.',
  help: 'Publish the first release at once.',
};

/** A change together with the revisions that are live of all its documents. */
function madeFrom(live: Entries, change: Change): Change {
  const ids = [...change.changed.map(({ id }) => id), ...change.removed];
  return { ...change, begun: new Map(ids.map((id) => [id, live.get(id) ?? null])) };
}
