import { type AuditEntry, listActs } from './audit.ts';
import type { StoreContext } from './context.ts';
import { type Review, reviewer } from './publishing/review.ts';
import {
  addComment,
  type Comment,
  listComments,
  type NewComment,
  type ResolveRequest,
  resolveComment,
} from './reviewing/comments.ts';

/** What people say of change sets before they go live. */
export interface Reviewing {
  /** Undefined if there is no such set, or it is closed for good. */
  comment(comment: NewComment): Promise<Comment | undefined>;
  /** False if the set has no such comment. */
  resolve(request: ResolveRequest): Promise<boolean>;
  /** Oldest first. */
  comments(changeSet: string): Promise<readonly Comment[]>;
  /** Who began it, asked for a review, approved it and so on, oldest first. */
  acts(changeSet: string): Promise<readonly AuditEntry[]>;
  /** What it would change, and what speaks against it. */
  review(changeSet: string): Promise<Review>;
}

export function reviewing(context: StoreContext): Reviewing {
  const { query } = context.database;
  return {
    comment: (comment) => addComment(context, comment),
    resolve: (request) => resolveComment(context, request),
    comments: (changeSet) => listComments(query, changeSet),
    acts: (changeSet) => listActs(query, changeSet),
    review: reviewer(context),
  };
}
