import type { Kysely } from 'kysely';
import { type AuditAction, type AuditEntry, listActs } from './audit.ts';
import { whyBeyond, writersOf } from './change-sets.ts';
import type { StoreContext } from './context.ts';
import type { Tables } from './database/tables.ts';
import { type Arrival, countArrived } from './instances.ts';
import type { LimitedRequest } from './limits.ts';
import { draftsBehind, type RebaseOutcome, type RebaseRequest, rebase } from './merging/rebase.ts';
import { beginRevert, type RevertOutcome, type RevertRequest } from './merging/revert.ts';
import { type PastRelease, type ReleaseReview, readHistory, reviewRelease } from './publishing/history.ts';
import { type Review, reviewer } from './publishing/review.ts';
import { findScheduled, type ScheduledRelease } from './publishing/scheduled.ts';
import { listTakenBack, type TakenBack } from './publishing/taken-back.ts';
import { readLiveId } from './releases.ts';
import {
  addComment,
  type Comment,
  listComments,
  type NewComment,
  type ResolveRequest,
  resolveComment,
} from './reviewing/comments.ts';
import {
  createPreviewLink,
  type LinkRequest,
  listPreviewLinks,
  openPreviewLink,
  type PreviewLink,
  revokePreviewLink,
} from './reviewing/preview-links.ts';

/** Comments of people on change sets before they go live. */
export interface Reviewing {
  /** Undefined if there is no such set, or it is closed for good. */
  comment(comment: NewComment): Promise<Comment | undefined>;
  /** False if the set has no such comment. */
  resolve(request: ResolveRequest): Promise<boolean>;
  /** Oldest first. */
  comments(changeSet: string): Promise<readonly Comment[]>;
  /** Who began it, asked for a review, approved it and so on, oldest first. */
  acts(changeSet: string): Promise<readonly AuditEntry[]>;
  /** Who sent open sets back to their authors, by the ids of the sets. */
  sentBack(): ReturnType<typeof whoSentBack>;
  /** Published sets that are not live any more, with what took each back. */
  takenBack(): Promise<ReadonlyMap<string, TakenBack>>;
  /** Who began it, and who wrote the last edit of each of its documents. */
  writers(changeSet: string): Promise<readonly string[]>;
  /** Why somebody with limits can neither take it on nor publish it. */
  beyond(changeSet: string, request: LimitedRequest): Promise<string | undefined>;
  /** A link to its preview, with the token that only its author sees. */
  share(request: LinkRequest): ReturnType<typeof createPreviewLink>;
  links(changeSet: string): Promise<readonly PreviewLink[]>;
  /** False if the set has no such link. */
  revoke(request: Parameters<typeof revokePreviewLink>[1]): Promise<boolean>;
  /** The change set that a link opens now, by the SHA-256 of its token. */
  opened(link: string): ReturnType<typeof openPreviewLink>;
  /** Ids of the drafts that were begun from something else than what is live. */
  behind(changeSet: string): Promise<readonly string[]>;
  rebase(request: RebaseRequest): Promise<RebaseOutcome>;
  revert(request: RevertRequest): Promise<RevertOutcome>;
  /** How many instances show the live release. */
  arrival(): Promise<Arrival>;
  /** The release of a set that waits for its time, or was refused when it came. */
  scheduled(changeSet: string): Promise<ScheduledRelease | undefined>;
  /** The last releases, newest first. */
  history(limit: number): Promise<readonly PastRelease[]>;
  /** Changes of a release; undefined if that is no longer known. */
  past(release: string): Promise<ReleaseReview | undefined>;
  /** Changes of a set, and what speaks against them. */
  review(changeSet: string): Promise<Review>;
}

export function reviewing(context: StoreContext): Reviewing {
  const { query } = context.database;
  return {
    comment: (comment) => addComment(context, comment),
    resolve: (request) => resolveComment(context, request),
    comments: (changeSet) => listComments(query, changeSet),
    acts: (changeSet) => listActs(query, changeSet),
    sentBack: () => whoSentBack(query),
    takenBack: () => listTakenBack(query),
    writers: (changeSet) => writersOf(query, changeSet),
    beyond: (changeSet, request) => whyBeyond(query, changeSet, request),
    share: (request) => createPreviewLink(context, request),
    links: (changeSet) => listPreviewLinks(context, changeSet),
    revoke: (request) => revokePreviewLink(context, request),
    opened: (link) => openPreviewLink(query, link, context.now()),
    behind: async (changeSet) => (await draftsBehind(query, changeSet)).map(({ id }) => id),
    rebase: (request) => rebase(context, request),
    revert: (request) => beginRevert(context, request),
    arrival: async () => countArrived(query, await readLiveId(query), context.now().getTime()),
    scheduled: (changeSet) => findScheduled(query, changeSet),
    history: (limit) => readHistory(query, limit),
    past: (release) => reviewRelease(context, release),
    review: reviewer(context),
  };
}

/** Who sent open changes back to their author, with why; nothing of those that nobody has, or that are in review again. */
async function whoSentBack(
  query: Kysely<Tables>,
): Promise<ReadonlyMap<string, { readonly by: string; readonly why: string | null }>> {
  const rows = await query
    .selectFrom('audit')
    .innerJoin('change_sets', 'change_sets.id', 'audit.subject')
    .select(['audit.subject', 'audit.actor', 'audit.detail', 'change_sets.author'])
    .where('change_sets.state', '=', 'open')
    .where('audit.action', '=', 'change-changes' satisfies AuditAction)
    .orderBy('audit.id')
    .execute();
  const found = new Map<string, { by: string; why: string | null }>();
  const states = new Map<string, unknown>();
  for (const { subject, actor, detail, author } of rows) {
    const { state, why } = JSON.parse(detail);
    if (state === undefined) continue;
    const isSentBack = state === 'open' && states.get(subject) === 'in-review' && actor !== author;
    if (isSentBack) found.set(subject, { by: actor, why: why ?? null });
    else found.delete(subject);
    states.set(subject, state);
  }
  return found;
}
