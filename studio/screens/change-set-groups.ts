import type { ChangeSet, Person, TakenBack } from '../base/types.ts';
import { isAtLeast } from '../publishing/review-acts.ts';

export interface ListedChangeSet extends ChangeSet {
  /** Who sent it back to its author, and why. */
  readonly sentBack: { readonly by: string; readonly why: string | null } | null;
  /** The release that took them back after they had gone live. */
  readonly takenBack: TakenBack | null;
}

export interface ChangeSetGroup {
  readonly title: 'Waiting for you' | 'In work' | 'Live or given up';
  readonly sets: readonly ListedChangeSet[];
}

/** The change sets that somebody has to act on, the others in work, and those that are done; groups without any are left out. */
export function changeSetGroups(
  sets: readonly ListedChangeSet[],
  me: Pick<Person, 'email' | 'role'>,
): readonly ChangeSetGroup[] {
  const titled = sets.map((set) => ({ set, title: titleOf(set, me) }));
  return (['Waiting for you', 'In work', 'Live or given up'] as const)
    .map((title) => ({
      title,
      sets: titled.filter((each) => each.title === title).map(({ set }) => set),
    }))
    .filter((group) => group.sets.length > 0);
}

function titleOf(
  { state, author, sentBack }: ListedChangeSet,
  me: Pick<Person, 'email' | 'role'>,
): ChangeSetGroup['title'] {
  const isMine = author === me.email;
  if (state === 'published' || state === 'abandoned') return 'Live or given up';
  if (state === 'open' && sentBack !== null && isMine) return 'Waiting for you';
  if (state === 'in-review' && !isMine && isAtLeast(me, 'reviewer')) return 'Waiting for you';
  if (state === 'approved' && isAtLeast(me, 'publisher')) return 'Waiting for you';
  return 'In work';
}
