import type { Act } from './review-types.ts';

/** An act in words, with its comment, and the release that it made. */
export interface NamedAct extends Pick<Act, 'at' | 'actor'> {
  readonly name: string;
  readonly why?: string;
  readonly release?: string;
}

/**
 * Says what happened with a change set.
 *
 * @param acts oldest first
 * @param author e-mail address of who began it
 */
export function nameActs(acts: readonly Act[], author: string): readonly NamedAct[] {
  let state: string = 'open';
  return acts.map(({ at, actor, action, detail }) => {
    const before = state;
    state = detail.state ?? state;
    const { release, why } = detail;
    const name = nameOf(action, detail, { before, isAuthor: actor === author });
    // An act that follows from an edit has a reason of its own, which its name says.
    const isSaid = why !== undefined && !(before === 'approved' && state === 'in-review');
    return { at, actor, name, ...(isSaid && { why }), ...(release !== undefined && { release }) };
  });
}

interface Around {
  /** The state that it was in. */
  readonly before: string;
  readonly isAuthor: boolean;
}

function nameOf(action: string, { state, name, rebased }: Act['detail'], around: Around): string {
  if (action === 'begin-changes') return 'began the changes';
  if (action === 'share') return 'made a preview link';
  if (rebased) return 'brought in what is live';
  switch (state) {
    case undefined:
      return `called them “${name}”`;
    case 'in-review':
      return around.before === 'approved'
        ? 'edited them after they were approved, so they are in review again'
        : 'asked for a review';
    case 'open':
      if (around.before === 'abandoned') return 'took them up again';
      return around.before === 'in-review' && !around.isAuthor ? 'sent them back' : 'took them back';
    case 'approved':
      return 'approved them';
    case 'abandoned':
      return 'gave them up';
    case 'scheduled':
      return 'set a time';
    case 'published':
      return 'made them live';
    default:
      return '';
  }
}
