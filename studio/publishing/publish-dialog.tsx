import { useEffect, useRef, useState } from 'react';
import { RequestError, request } from '../base/request.ts';
import type { ChangeSet, Person } from '../base/types.ts';
import type { Findings, Found } from '../changes/findings.ts';
import type { Work } from '../changes/work.ts';

interface PublishDialogProps {
  readonly work: Work;
  readonly changeSet: ChangeSet;
  readonly me: Person;
  readonly found: Found | undefined;
  readonly findings: Findings | undefined;
  readonly onClose: () => void;
}

interface Refusal {
  readonly problems?: readonly { readonly code: string; readonly message: string }[];
}

/** Says what is to go live, and what keeps it from doing so. */
export function PublishDialog({ work, changeSet, me, found, findings, onClose }: PublishDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [state, setState] = useState<'asking' | 'busy' | 'live'>('asking');
  const [refused, setRefused] = useState<{ readonly message: string; readonly codes: readonly string[] }>();
  useEffect(() => dialog.current?.showModal(), []);
  const [sentences, setSentences] = useState<readonly string[]>();
  useEffect(() => {
    void findings?.compare().then(setSentences);
  }, [findings]);
  const errors = (found?.problems ?? []).filter(({ severity }) => severity === 'error');
  const changed = work.changed();
  const mayPublish = me.role === 'publisher' || me.role === 'administrator';
  const publish = async (accept: readonly string[]) => {
    setState('busy');
    setRefused(undefined);
    try {
      await work.save();
      await request(`/change-sets/${changeSet.id}/publish`, 'POST', { accept });
      setState('live');
    } catch (error) {
      setState('asking');
      const { problems = [] } = error instanceof RequestError ? (error.detail as Refusal) : {};
      const codes = [...new Set(problems.map(({ code }) => code))];
      const message = problems.map((each) => each.message).join(' ');
      setRefused({ message: message || (error instanceof Error ? error.message : ''), codes });
    }
  };
  return (
    <dialog ref={dialog} aria-labelledby="publish-title" onClose={onClose}>
      <h2 id="publish-title">{state === 'live' ? 'It is live' : `Publish “${changeSet.name}”`}</h2>
      {state === 'live' ? (
        <p>
          Visitors see it now. <a href="/studio">All changes</a>
        </p>
      ) : (
        <>
          <p>{changed.length === 0 ? 'Nothing differs from what is live.' : 'This changes for visitors:'}</p>
          <ul className="list">
            {(sentences ?? changed).map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          {errors.length > 0 && <p role="alert">{errors.length} errors keep it from going live.</p>}
          {refused && (
            <div role="alert" className="alert">
              <p>{refused.message}</p>
              {refused.codes.length > 0 && errors.length === 0 && (
                <button type="button" onClick={() => void publish(refused.codes)}>
                  Accept and publish
                </button>
              )}
            </div>
          )}
          {!mayPublish && <p>A publisher makes it live.</p>}
          <p className="row">
            <button
              type="button"
              className="primary"
              disabled={state === 'busy' || changed.length === 0 || errors.length > 0 || !mayPublish}
              onClick={() => void publish([])}
            >
              {state === 'busy' ? 'Proving …' : 'Publish'}
            </button>
            <button type="button" onClick={() => dialog.current?.close()}>
              Not yet
            </button>
          </p>
        </>
      )}
    </dialog>
  );
}
