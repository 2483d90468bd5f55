import { type FormEvent, useState } from 'react';
import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { Comment } from './review-types.ts';

interface CommentsProps {
  readonly comments: readonly Comment[];
  /** Path of the change set in the interface. */
  readonly set: string;
  readonly mayWrite: boolean;
  readonly onChanged: () => void;
}

/** Comments with the button that settles each. */
export function Comments({ comments, set, mayWrite, onChanged }: CommentsProps) {
  const settle = async ({ id, resolvedBy }: Comment) => {
    await request(`${set}/comments/${id}`, 'PATCH', { resolved: resolvedBy === null });
    onChanged();
  };
  const nameOf = useNames();
  if (comments.length === 0) return null;
  return (
    <ul className="list comments">
      {comments.map((comment) => (
        <li key={comment.id} className={comment.resolvedBy === null ? undefined : 'quiet'}>
          <p>{comment.body}</p>
          <p className="quiet row">
            {nameOf(comment.author)}, {new Date(comment.at).toLocaleString()}
            {comment.resolvedBy !== null && ` · done, says ${nameOf(comment.resolvedBy)}`}
            {mayWrite && (
              <button
                type="button"
                aria-label={`${comment.resolvedBy === null ? 'Mark as done' : 'Not done yet'}: ${comment.body}`}
                onClick={() => void settle(comment)}
              >
                {comment.resolvedBy === null ? 'Mark as done' : 'Not done yet'}
              </button>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

interface CommentOnProps extends Pick<CommentsProps, 'set' | 'onChanged'> {
  readonly document: string;
  readonly part: string | undefined;
  /** The sentence that it is about, for the name of the button. */
  readonly about: string;
}

/** A button that opens a small form for a comment on one change. */
export function CommentOn({ set, document, part, about, onChanged }: CommentOnProps) {
  const [isOpen, setOpen] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('text');
    try {
      await request(`${set}/comments`, 'POST', { text, document, part });
      setOpen(false);
      onChanged();
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '');
    }
  };
  if (!isOpen)
    return (
      <button
        type="button"
        className="small"
        aria-label={`Comment on: ${about}`}
        onClick={() => setOpen(true)}
      >
        Comment
      </button>
    );
  return (
    <form onSubmit={(event) => void send(event)}>
      {trouble !== undefined && <p role="alert">{trouble}</p>}
      <label className="question">
        <span>Comment</span>
        {/* biome-ignore lint/a11y/noAutofocus: the form opens where its button was pressed. */}
        <textarea name="text" required maxLength={2000} rows={3} autoFocus />
      </label>
      <p className="row">
        <button type="submit">Send</button>
        <button type="button" onClick={() => setOpen(false)}>
          Cancel
        </button>
      </p>
    </form>
  );
}
