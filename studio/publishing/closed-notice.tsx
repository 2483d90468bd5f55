import { useState } from 'react';
import { request } from '../base/request.ts';
import type { ChangeSet, Person, TakenBack } from '../base/types.ts';
import { keptEdits, moveEdits } from '../changes/kept-edits.ts';
import { LivePageLink } from './live-page-link.tsx';
import { isAtLeast } from './review-acts.ts';
import { TakenBackBy } from './taken-back-by.tsx';

interface ClosedNoticeProps {
  readonly changeSet: ChangeSet;
  /** Its state by now. */
  readonly state: ChangeSet['state'];
  /** The release that took it back after it had gone live. */
  readonly takenBack: TakenBack | null;
  readonly me: Person;
  /** Path of the page that is open. */
  readonly path: string;
}

/** Says why nothing of a change set can be edited, and how one goes on. */
export function ClosedNotice({ changeSet, state, takenBack, me, path }: ClosedNoticeProps) {
  const [trouble, setTrouble] = useState<string>();
  const begin = async () => {
    try {
      const name = nextName(changeSet.name);
      const { id } = await request<ChangeSet>('/change-sets', 'POST', { name });
      // Edits that were typed, and not saved before the changes were closed, are kept.
      const kept = (set: string) => keptEdits(window.localStorage, me.id, set);
      if (state === 'published') moveEdits(kept(changeSet.id), kept(id));
      window.location.assign(`/studio/changes/${id}`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '');
    }
  };
  return (
    <div role="status" className="notice row">
      <strong>
        {takenBack
          ? 'These changes were live, and are no more, so nothing in them can be edited.'
          : reasons[state]}
      </strong>
      {takenBack && (
        <span>
          <TakenBackBy takenBack={takenBack} />
        </span>
      )}
      {!isAtLeast(me, 'author') && <span>As a reader you look at changes, and edit none.</span>}
      {state === 'published' && !takenBack && <LivePageLink path={path} />}
      {state === 'published' && <a href="/studio/history">History</a>}
      {(state === 'scheduled' || state === 'abandoned') && (
        <a href={`/studio/changes/${changeSet.id}/review`}>
          {state === 'scheduled' ? 'When' : 'Take up again'}
        </a>
      )}
      {isAtLeast(me, 'author') && (
        <button type="button" onClick={() => void begin()}>
          Begin new changes
        </button>
      )}
      {trouble !== undefined && <span role="alert">{trouble}</span>}
    </div>
  );
}

const reasons: Readonly<Record<ChangeSet['state'], string>> = {
  open: '',
  'in-review': '',
  approved: '',
  scheduled: 'These changes wait for their time, so nothing in them can be edited.',
  published: 'These changes are live: visitors see them, and nothing in them can be edited any more.',
  abandoned: 'These changes were given up, so nothing in them can be edited.',
};

const mostLetters = 100;

/** The name of changes that go on where others ended: "Winter" is followed by "Winter (2)". */
export function nextName(name: string): string {
  const [, stem = name, count = '1'] = /^(.*) \((\d+)\)$/.exec(name) ?? [];
  const end = ` (${Number(count) + 1})`;
  return stem.slice(0, mostLetters - end.length) + end;
}
