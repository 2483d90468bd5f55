import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PlacedSentence } from '#analysis';
import type { SiteExtensions } from '../base/extensions.ts';
import { useNames } from '../base/names.ts';
import { request } from '../base/request.ts';
import type { ChangeSet, Person } from '../base/types.ts';
import { EffectsView } from './effects-view.tsx';
import { documentsOf } from './pictures/pictures.tsx';
import { type Refusal, refusalOf } from './refusal.ts';
import { isAtLeast } from './review-acts.ts';
import type { ReviewedRelease } from './review-types.ts';
import { TakenBackBy } from './taken-back-by.tsx';
import { useOneAct } from './use-one-act.ts';

interface ReleaseSheetProps {
  readonly id: string;
  readonly me: Person;
}

/** Changes of one release, and how it is taken back: all of it, a document, a text, or by rolling back. */
export function ReleaseSheet({ id, me }: ReleaseSheetProps) {
  const [trouble, setTrouble] = useState<string>();
  const nameOf = useNames();
  const found = useQuery({
    queryKey: ['release', id],
    queryFn: () => request<ReviewedRelease>(`/releases/${id}`),
    gcTime: 0,
  });
  if (found.error) return <p role="alert">{found.error.message}</p>;
  if (!found.data) return <p role="status">Looking it up …</p>;
  const { release, isLive, takenBack, approval, documents, madeLive } = found.data;
  const versions = {
    key: id,
    read: async () => ({
      before: await documentsOf(release.parent),
      after: await documentsOf(id),
      extensions: await request<SiteExtensions>('/extensions'),
    }),
  };
  const revert = async (what: object) => {
    setTrouble(undefined);
    try {
      const begun = await request<{ readonly changeSet: ChangeSet }>(`/releases/${id}/revert`, 'POST', what);
      window.location.assign(`/studio/changes/${begun.changeSet.id}/review`);
    } catch (error) {
      setTrouble(error instanceof Error ? error.message : '');
    }
  };
  const mayRevert = isAtLeast(me, 'author') && documents.length > 0;
  const below = ({ document, part, details }: PlacedSentence) =>
    mayRevert &&
    part !== undefined && (
      <button
        type="button"
        className="small"
        aria-label={`Take back: ${details.join(' ')}`}
        onClick={() => void revert({ document, part })}
      >
        Take back
      </button>
    );
  return (
    <>
      <h1>
        Release {release.sequence}: {release.message}
      </h1>
      <p className="quiet">
        {nameOf(release.author)}, {new Date(release.createdAt).toLocaleString()}
        {isLive && ' · live'}
      </p>
      {takenBack && (
        <p>
          <TakenBackBy takenBack={takenBack} />
        </p>
      )}
      {approval && (
        <p>
          Approved by {nameOf(approval.actor)}, {new Date(approval.at).toLocaleString()}
          {approval.why !== undefined && `: “${approval.why}”`}
        </p>
      )}
      {trouble !== undefined && (
        <p role="alert" className="alert">
          {trouble}
        </p>
      )}
      {mayRevert && (
        <p>
          <button type="button" className="primary" onClick={() => void revert({})}>
            Revert this
          </button>
        </p>
      )}
      <EffectsView effects={found.data} below={below} versions={versions} />
      {documents.length > 0 && (
        <section className="place">
          <h2>Documents</h2>
          <ul className="list comments">
            {documents.map(({ id: document, title, change }) => (
              <li key={document} className="row">
                {title} <span className="quiet">{changeWords[change] ?? change}</span>
                {mayRevert && (
                  <button
                    type="button"
                    aria-label={`Revert ${title}`}
                    onClick={() => void revert({ document })}
                  >
                    Revert
                  </button>
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {madeLive.length > 1 && (
        <section className="place">
          <h2>Went live</h2>
          <ul className="list">
            {madeLive.map(({ at, actor, action }) => (
              <li key={`${at}${action}`} className="quiet">
                {new Date(at).toLocaleString()}: {nameOf(actor)}
                {action === 'rollback' && ', rolled back to it'}
              </li>
            ))}
          </ul>
        </section>
      )}
      {!isLive && isAtLeast(me, 'publisher') && found.data.fourEyes && (
        <p className="quiet">
          Going back needs the approval of somebody else, too: revert the releases that came after this one.
        </p>
      )}
      {!isLive && isAtLeast(me, 'publisher') && !found.data.fourEyes && (
        <RollBack id={id} subjects={found.data.subjects} onDone={() => found.refetch()} />
      )}
    </>
  );
}

/** How a document differs, in words. */
const changeWords: Readonly<Record<string, string>> = {
  added: 'new',
  removed: 'gone',
  changed: 'changed',
};

interface RollBackProps extends Pick<ReviewedRelease, 'subjects'> {
  readonly id: string;
  /** Resolves when the release is shown as live. */
  readonly onDone: () => Promise<unknown>;
}

/** Makes an earlier release live again as it was. */
function RollBack({ id, subjects, onDone }: RollBackProps) {
  const [why, setWhy] = useState('');
  const [refused, setRefused] = useState<Refusal>();
  const { doing, run } = useOneAct();
  const rollBack = (accept: readonly string[]) =>
    void run('Rolling back … All of it is proved once more, then it goes live.', () => tryIt(accept));
  const tryIt = async (accept: readonly string[]) => {
    setRefused(undefined);
    try {
      await request(`/releases/${id}/rollback`, 'POST', { why, accept });
      await onDone();
    } catch (error) {
      setRefused(refusalOf(error, subjects));
    }
  };
  return (
    <section className="place">
      <h2>Roll back</h2>
      <p>The whole site becomes as it was with this release. All that came after it is live no more.</p>
      <label className="question">
        <span>Why?</span>
        <input value={why} maxLength={2000} onChange={(event) => setWhy(event.target.value)} />
      </label>
      {refused && (
        <div role="alert" className="alert">
          {refused.sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          {refused.codes.length > 0 && (
            <button type="button" onClick={() => rollBack(refused.codes)}>
              Accept and roll back
            </button>
          )}
        </div>
      )}
      <button
        type="button"
        disabled={why.trim() === ''}
        aria-disabled={doing !== undefined || undefined}
        onClick={() => rollBack([])}
      >
        Roll back to this release
      </button>
      <p role="status">{doing}</p>
    </section>
  );
}
