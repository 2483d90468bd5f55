import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { ChangeSet, Person } from '../base/types.ts';
import { wordsOf } from '../settings/words.ts';
import { sayRefused } from './refusal.ts';
import { isAtLeast } from './review-acts.ts';
import type { Effects, Scheduled } from './review-types.ts';

interface ScheduledForProps {
  /** Path of the change set in the interface. */
  readonly set: string;
  readonly changeSet: ChangeSet;
  readonly me: Person;
  readonly scheduled: Scheduled | undefined;
  readonly subjects: Effects['subjects'];
  /** Why this person may not publish all of it. */
  readonly beyond: string | undefined;
  readonly onChanged: () => void;
}

/** When the changes go live by themselves, or why they did not. */
export function ScheduledFor(props: ScheduledForProps) {
  const { set, changeSet, me, scheduled, subjects, beyond, onChanged } = props;
  const nameOf = useNames();
  if (scheduled === undefined || changeSet.state === 'published') return null;
  const { dueAt, author, refusal } = scheduled;
  const time = new Date(dueAt).toLocaleString();
  const cancel = async () => {
    await request(`${set}/schedule`, 'DELETE');
    onChanged();
  };
  return (
    <section className={`place${refusal === null ? '' : ' alert'}`} aria-live="polite">
      <h2>{refusal === null ? `Goes live at ${time}` : `Did not go live at ${time}`}</h2>
      <p className="quiet">{nameOf(author)}</p>
      {sayRefused(refusal?.problems ?? [], subjects).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      {refusal && refusal.theirs.length > 0 && (
        <p>Others published meanwhile: {refusal.theirs.map(({ id }) => wordsOf(id)).join(', ')}.</p>
      )}
      {isAtLeast(me, 'publisher') && beyond === undefined && (
        <button type="button" onClick={() => void cancel()}>
          {refusal === null ? 'Cancel' : 'Understood'}
        </button>
      )}
    </section>
  );
}
