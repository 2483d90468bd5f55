import type { Problem } from '#engine';
import type { ChangeSet, Person } from '../base/types.ts';
import type { Effects } from './review-types.ts';

/** An act on a change set that is a button of its review. */
export interface ReviewAct {
  readonly name: string;
  /** The state that it leads to. */
  readonly state: ChangeSet['state'];
  readonly isMain?: true;
  /** Whether it needs a comment. */
  readonly needsWhy?: boolean;
}

const rank = ['reader', 'author', 'reviewer', 'publisher', 'administrator'] as const;

export function isAtLeast({ role }: Pick<Person, 'role'>, least: Person['role']): boolean {
  return rank.indexOf(role) >= rank.indexOf(least);
}

/** An edit takes a set that is approved back to review. */
const editable: ReadonlySet<ChangeSet['state']> = new Set(['open', 'in-review', 'approved']);

/** Whether somebody may edit the documents of a set in a state. */
export function isEditable(state: ChangeSet['state'], me: Person): boolean {
  return isAtLeast(me, 'author') && editable.has(state);
}

/**
 * The buttons that somebody has. The server decides whether they may.
 *
 * @param mayApprove false for what they wrote themselves, if somebody else has to approve it
 */
export function reviewActs(
  { state, author }: ChangeSet,
  me: Person,
  mayApprove = true,
): readonly ReviewAct[] {
  if (!isAtLeast(me, 'author')) return [];
  const isReviewer = mayApprove && isAtLeast(me, 'reviewer');
  switch (state) {
    case 'open':
      return [
        { name: 'Ask for a review', state: 'in-review', isMain: true },
        { name: 'Give up', state: 'abandoned' },
      ];
    case 'in-review':
      return [
        ...(isReviewer ? [{ name: 'Approve', state: 'approved', isMain: true } as const] : []),
        author === me.email
          ? { name: 'Take back', state: 'open' }
          : { name: 'Send back', state: 'open', needsWhy: true },
      ];
    case 'approved':
      return [{ name: 'Take back', state: 'open' }];
    case 'abandoned':
      return [{ name: 'Take up again', state: 'open' }];
    default:
      return [];
  }
}

/** Findings that somebody has to accept before the changes go live. */
export function findingsToAccept({
  problems,
  toAccept = [],
}: Pick<Effects, 'problems' | 'toAccept'>): readonly Problem[] {
  return problems.filter(({ severity, code }) => severity !== 'error' && toAccept.includes(code));
}
