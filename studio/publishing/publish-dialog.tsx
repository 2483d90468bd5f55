import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { ChangeSet, Person } from '../base/types.ts';
import type { Work } from '../changes/work.ts';

/** Loaded once all is saved, so there is a connection. */
const ReviewSheet = lazy(async () => ({ default: (await import('./review-sheet.tsx')).ReviewSheet }));

interface PublishDialogProps {
  readonly work: Work;
  readonly changeSet: ChangeSet;
  readonly me: Person;
  readonly onClose: () => void;
}

/** The review of the changes over the page that one works on, once all is saved. */
export function PublishDialog({ work, changeSet, me, onClose }: PublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isSaved, setSaved] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    title.current?.focus();
  }, []);
  useEffect(() => void work.save().then(() => setSaved(work.saving === 'saved')), [work]);
  return (
    <dialog ref={dialog} className="reviewing" aria-labelledby="publish-title" onClose={onClose}>
      <div className="row">
        <h2 id="publish-title" className="grow" tabIndex={-1} ref={title}>
          Review “{changeSet.name}”
        </h2>
        <button type="button" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div className="reviewed">
        {isSaved ? (
          <Suspense fallback={<p role="status">Loading the review …</p>}>
            <ReviewSheet id={changeSet.id} me={me} onMerged={() => window.location.reload()} />
          </Suspense>
        ) : (
          <p role="status">{work.refusal ?? 'Nothing can be reviewed before it is saved.'}</p>
        )}
      </div>
    </dialog>
  );
}
